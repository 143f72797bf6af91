"""Cues of phases 3 to 5: rats run along pipes, cheese changes pantries, rats are born and come home."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.scenes.table.layout import lay_out
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.motion import ease_in_out, linear, overshoot

from .brushes import backdrop, between, head, lightly, number, runner, sewer_wall, spread, words
from .show import Show, cue

MOST_SHOWN = 10


def _pipe(show: Show, left: float, right: float, y: float, high: float) -> None:
    """A pipe from side to side, open in front, with a collar at each end."""

    def paint(canvas: Canvas) -> None:
        tube = Box(left, y - high / 2, right - left, high)
        canvas.rounded(tube, (30, 62, 70), radius=high * 0.28, rim=(92, 128, 134), rim_width=7)
        hollow = tube.inset(12, 14)
        canvas.rounded(hollow, (5, 12, 15), radius=high * 0.2, foot=(14, 40, 40))
        canvas.fill(
            Box(hollow.x + 10, hollow.bottom - high * 0.13, hollow.w - 20, high * 0.09), theme.WATER_DEEP
        )
        for x in (tube.x - 12, tube.right - 14):
            canvas.rounded(Box(x, tube.y - 10, 26, high + 20), (70, 104, 110), radius=10, rim=(122, 158, 162))

    box = Box(left - 20, y - high / 2 - 14, right - left + 40, high + 28)
    show.canvas.layer(("pipe", left, right, y, high), box, paint)


def _sides(show: Show, x: h.Attacked | h.Stole) -> tuple[Spot, Spot, bool]:
    """Where the attacker and the victim stand: as their panels do, so that all run the same way."""
    to_left = lay_out(len(show.seats)).panels[x.seat].leads_left(x.side)
    near, far = show.at(0.115, 0.38), show.at(0.885, 0.38)
    return (far, near, True) if to_left else (near, far, False)


def attacked(show: Show, x: h.Attacked) -> None:
    """Rats run through the pipe; at its end stands the defence, and the greater number wins."""
    sewer_wall(show, lamps=False)
    attacker, victim, left = _sides(show, x)
    y, high = show.at(0, 0.47)[1], show.unit(0.34)
    _pipe(show, show.at(0.225, 0)[0], show.at(0.775, 0)[0], y, high)
    run = show.part(0.15, 1.1, ease_in_out)
    met = show.since(1.25)
    won, size = x.owed > 0, show.unit(0.4)
    head(show, x.seat, attacker, size, ("proud" if won else "hungry") if met else "fierce")
    head(show, x.victim, victim, size, ("hungry" if won else "happy") if met else "")
    _crowd(show, x, run, left, y, high)
    if x.guards:
        _guards(show, x, left, y, high)
    below = show.at(0, 0.885)[1]
    number(show, (attacker[0], below), "sword", _with_bonus(x.rats, x.strength), theme.LAMP, 54)
    number(show, (victim[0], below), "shield", _with_bonus(x.guards, x.defence), theme.SOFT_TEXT, 54)
    if met:
        _verdict(show, x)


def _with_bonus(heads: int, counted: int) -> str:
    return str(heads) if counted == heads else f"{heads}+{counted - heads}"


def _crowd(show: Show, x: h.Attacked, run: float, left: bool, y: float, high: float) -> None:
    """The attackers, one behind the other; beaten ones turn back a little."""
    shown = min(x.rats, MOST_SHOWN)
    wide = high * 0.72
    step = min(wide * 0.74, show.box.w * 0.26 / max(1, shown))
    back = show.part(1.25, 0.6) * (0 if x.owed else 0.06)
    for at in range(shown):
        goal = 0.60 if x.guards else 0.7
        along = 0.25 + (goal - 0.25) * run - back
        offset = at * step
        px = show.at(1 - along if left else along, 0)[0] + (offset if left else -offset)
        low, top = show.at(0.235, 0)[0] + wide * 0.4, show.at(0.765, 0)[0] - wide * 0.4
        runner(show, (max(low, min(top, px)), y + 4), wide, show.tint(x.seat), left=left, runs=run < 1)


def _guards(show: Show, x: h.Attacked, left: bool, y: float, high: float) -> None:
    shown = min(x.guards, 5)
    wide = high * 0.66
    for at in range(shown):
        off = at * min(wide * 0.5, 36)
        px = show.at(0.27 if left else 0.73, 0)[0] + (off if left else -off)
        runner(show, (px, y + 4), wide, show.tint(x.victim), left=not left, runs=False)


def _verdict(show: Show, x: h.Attacked) -> None:
    pop = (1 - show.part(1.25, 0.4, overshoot)) * 60
    box = Box.around((show.at(0.5, 0)[0], show.at(0, 0.15)[1] - pop), show.box.w * 0.6, show.unit(0.24))
    sign = ">" if x.strength > x.defence else "=" if x.strength == x.defence else "<"
    colour = theme.GOOD if x.owed else theme.BAD
    words(show, f"{x.strength} {sign} {x.defence}", box, theme.TITLE.sized(72), colour)
    if x.owed:
        low = show.at(0.5, 0.83)
        spots = spread((low[0] - 40, low[1]), min(x.owed, 8), 64, show.box.w * 0.3)
        for spot in spots:
            show.canvas.picture("cheese/yellow", Box.around(spot, show.unit(0.17)))
        beside = Box(spots[-1][0] + show.unit(0.1), low[1] - 30, 120, 60)
        words(show, f"×{x.owed}", beside, theme.HEADING, theme.LAMP, align="left")


def stole(show: Show, x: h.Stole) -> None:
    """Cheese flies from pantry to pantry, piece by piece."""
    backdrop(show, "place/pantry", 0.5)
    thief, victim, _ = _sides(show, x)
    size = show.unit(0.44)
    head(show, x.seat, thief, size, "happy" if x.cheese else "hungry")
    head(show, x.victim, victim, size, "hungry" if x.cheese else "happy")
    shown = min(x.cheese, 12)
    for at in range(shown):
        part = show.part(0.2 + 0.22 * at, 0.7, linear)
        if 0 < part < 1:
            where = between(victim, thief, part, show.unit(0.34))
            show.canvas.picture("cheese/yellow", Box.around(where, show.unit(0.22)))
    if not x.cheese:
        show.canvas.picture("cheese/yellow", Box.around(show.at(0.5, 0.44), show.unit(0.3)))
        show.canvas.icon("cross", Box.around(show.at(0.5, 0.44), show.unit(0.3)), theme.BAD)
        return
    end = 0.2 + 0.22 * shown + 0.4
    big = Box.around(show.at(0.5, 0.46), show.unit(0.26))
    show.canvas.picture("cheese/yellow", big.moved(-show.unit(0.16), 0))
    words(show, f"×{x.cheese}", Box(big.centre[0], big.y, 200, big.h), theme.TITLE, theme.LAMP, align="left")
    lightly(show, show.say.signed(x.cheese), (thief[0], thief[1] - size * 0.42), theme.GOOD, end)
    lightly(show, show.say.signed(-x.cheese), (victim[0], victim[1] - size * 0.42), theme.BAD, end)


def rat_died(show: Show, x: h.RatDied) -> None:
    """The rat leaves for the common pile: a little cloud, no blood."""
    sewer_wall(show)
    size = show.unit(0.4)
    head(show, x.by, show.at(0.16, 0.44), size, "fierce")
    head(show, x.seat, show.at(0.84, 0.44), size, "hungry")
    part = show.part(0.4, 1.0, ease_in_out)
    spot = between(show.at(0.5, 0.5), show.at(0.5, 0.2), part)
    if part < 0.5:
        runner(show, show.at(0.5, 0.5), show.unit(0.36), show.tint(x.seat), runs=False)
    else:
        side = show.unit(0.36)
        with show.canvas.faded(1.2 - part * 0.5):
            show.canvas.picture("rat/ghost", Box.around(spot, side, side * 140 / 128))
    number(show, show.at(0.5, 0.84), "pile", "+1", theme.SOFT_TEXT, 52)


def bred(show: Show, x: h.Bred) -> None:
    """Parents stand by the cradle, and the young pop up beside them."""
    backdrop(show, "place/nursery", 0.3)
    head(show, x.seat, show.at(0.13, 0.4), show.unit(0.38), "happy" if x.born else "hungry")
    row = show.at(0.6, 0.28)
    for spot in spread(row, min(x.parents, 14), show.unit(0.26), show.box.w * 0.66):
        runner(show, spot, show.unit(0.26), show.tint(x.seat), runs=False)
    side = show.unit(0.3) if x.born <= 8 else show.unit(0.22)
    for at, spot in enumerate(spread(show.at(0.6, 0.66), min(x.born, 14), side * 0.98, show.box.w * 0.7)):
        start = 0.35 + 0.18 * at
        if show.since(start):
            hop = (1 - show.part(start, 0.4, overshoot)) * 50
            box = Box.around((spot[0], spot[1] + hop), side, side * 140 / 128)
            show.canvas.picture("rat/baby", box, tint=show.tint(x.seat))
    end = 0.5 + 0.18 * min(x.born, 14)
    if x.born:
        lightly(show, show.say.signed(x.born), show.at(0.27, 0.5), theme.GOOD, end, 60)
    else:
        number(show, show.at(0.6, 0.68), "pile", "0", theme.BAD)


def came_home(show: Show, x: h.CameHome) -> None:
    """From the infirmary and from far away, back to the pantry."""
    backdrop(show, "place/lost" if x.lost else "place/infirmary", 0.35)
    home = show.at(0.84, 0.44)
    head(show, x.seat, home, show.unit(0.42), "happy")
    kinds = ((x.poisoned, "head_poisoned", 0.3), (x.lost, "head_lost", 0.72))
    if not (x.poisoned and x.lost):
        kinds = ((x.poisoned, "head_poisoned", 0.5), (x.lost, "head_lost", 0.5))
    side = show.unit(0.3)
    for count, picture, y in kinds:
        for at in range(min(count, 8)):
            part = show.part(0.15 + 0.2 * at, 1.2, ease_in_out)
            spot = between(show.at(-0.1, y), show.at(0.6 - 0.075 * at, y), part)
            better = "head_happy" if part >= 0.85 else picture
            show.canvas.picture(
                f"rat/{better}", Box.around(spot, side, side * 140 / 128), tint=show.tint(x.seat)
            )
    lightly(show, show.say.signed(x.poisoned + x.lost), (home[0], show.at(0, 0.2)[1]), theme.GOOD, 1.4, 54)


CUES = {
    h.Attacked: cue(attacked, 1.9, "attack"),
    h.Stole: cue(
        stole, lambda x: 1.1 + 0.22 * min(x.cheese, 12), lambda x: ((0.1, "steal"),) if x.cheese else ()
    ),
    h.RatDied: cue(rat_died, 1.6, "thud"),
    h.Bred: cue(bred, lambda x: 1.0 + 0.18 * min(x.born, 14), lambda x: ((0.3, "birth"),) if x.born else ()),
    h.CameHome: cue(came_home, lambda x: 1.6 + 0.2 * min(8, max(x.poisoned, x.lost)), "homecoming"),
}
