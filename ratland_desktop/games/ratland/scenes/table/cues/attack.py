"""Cues of phases 3 to 5: rats run along pipes, cheese changes owners, rats are born and come home."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.scenes.table.panels import lay_out, leads_left
from ratland_desktop.screens.table.brushes import (
    backdrop,
    between,
    figure,
    lightly,
    number,
    sewer_wall,
    spread,
    words,
)
from ratland_desktop.screens.table.cues import Show, cue
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.motion import ease_in_out, leap, overshoot, wind_up

from .brushes import clan_rat, runner

MOST_SHOWN = 10


def pipe(show: Show, left: float, right: float, y: float, high: float) -> None:
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


def _sides(show: Show, x: h.Attacked | h.Stole, y: float) -> tuple[Spot, Spot, bool]:
    """Where the attacker and the victim stand: as their panels do, so that all run the same way."""
    to_left = leads_left(lay_out(len(show.seats)).panels[x.seat], x.side)
    near, far = show.at(0.115, y), show.at(0.885, y)
    return (far, near, True) if to_left else (near, far, False)


def attacked(show: Show, x: h.Attacked) -> None:
    """Rats run through the pipe; at its end stands the defence, and the greater number wins."""
    sewer_wall(show, lamps=False)
    attacker, victim, left = _sides(show, x, 0.31)
    y, high = show.at(0, 0.47)[1], show.unit(0.34)
    pipe(show, show.at(0.225, 0)[0], show.at(0.775, 0)[0], y, high)
    run = show.part(0.05, 1.2, wind_up)
    met, joy = show.since(1.25), show.part(1.3, 0.45, leap)
    won, size = x.owed > 0, show.unit(0.38)
    figure(show, x.seat, attacker, size, ("proud" if won else "hungry") if met else "fierce", hop=joy * won)
    figure(show, x.victim, victim, size, ("hungry" if won else "happy") if met else "", hop=joy * (not won))
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
        runner(show, (max(low, min(top, px)), y + 4), wide, show.tint(x.seat), left=left, runs=0.05 < run < 1)


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
    backdrop(show, "ratland/place/pantry")
    thief, victim, _ = _sides(show, x, 0.4)
    size = show.unit(0.46)
    shown = min(x.cheese, 12)
    flights = [show.part(0.15 + 0.22 * at, 0.75, ease_in_out) for at in range(shown)]
    end = 0.15 + 0.22 * shown + 0.4
    joy = show.part(end, 0.45, leap)
    figure(show, x.seat, thief, size, "happy" if x.cheese else "hungry", hop=joy)
    figure(show, x.victim, victim, size, "hungry" if x.cheese else "happy")
    for part in flights:
        if 0 < part < 1:
            low = size * 0.5
            where = between((victim[0], victim[1] + low), (thief[0], thief[1] + low), part, show.unit(0.5))
            show.canvas.picture("cheese/yellow", Box.around(where, show.unit(0.22)))
    if not x.cheese:
        show.canvas.picture("cheese/yellow", Box.around(show.at(0.5, 0.44), show.unit(0.3)))
        show.canvas.icon("cross", Box.around(show.at(0.5, 0.44), show.unit(0.3)), theme.BAD)
        return
    landed = x.cheese if flights[-1] == 1 else sum(part == 1 for part in flights)
    if landed:
        big = Box.around(show.at(0.5, 0.66), show.unit(0.26))
        show.canvas.picture("cheese/yellow", big.moved(-show.unit(0.16), 0))
        words(
            show, f"×{landed}", Box(big.centre[0], big.y, 200, big.h), theme.TITLE, theme.LAMP, align="left"
        )
    inwards = size * (0.8 if thief[0] < victim[0] else -0.8)
    lightly(show, show.say.signed(x.cheese), (thief[0] + inwards, thief[1] - size * 0.2), theme.GOOD, end)
    lightly(show, show.say.signed(-x.cheese), (victim[0] - inwards, victim[1] - size * 0.2), theme.BAD, end)


def rat_died(show: Show, x: h.RatDied) -> None:
    """The rat leaves for the common pile: a little cloud, no blood."""
    sewer_wall(show)
    size = show.unit(0.4)
    figure(show, x.by, show.at(0.16, 0.44), size, "fierce")
    figure(show, x.seat, show.at(0.84, 0.44), size, "hungry")
    part = show.part(0.4, 1.0, ease_in_out)
    spot = between(show.at(0.5, 0.5), show.at(0.5, 0.24), part)
    if part < 0.6:
        with show.canvas.faded(1 - part / 0.6):
            runner(show, show.at(0.5, 0.56), show.unit(0.36), show.tint(x.seat), runs=False)
    if part > 0:
        side = show.unit(0.36)
        with show.canvas.faded(min(0.8, part * 1.6)):
            show.canvas.picture("rat/ghost", Box.around(spot, side, side * 140 / 128))
    number(show, show.at(0.5, 0.84), "pile", "+1", theme.SOFT_TEXT, 52)


def bred(show: Show, x: h.Bred) -> None:
    """Parents stand before the cradle, and the young hop out of it."""
    backdrop(show, "ratland/place/nursery", 0.1)
    end = 0.5 + 0.18 * min(x.born, 14)
    joy = show.part(end, 0.45, leap) if x.born else 0.0
    figure(show, x.seat, show.at(0.13, 0.4), show.unit(0.44), "happy" if x.born else "hungry", hop=joy)
    row = show.at(0.6, 0.86)
    for spot in spread(row, min(x.parents, 14), show.unit(0.26), show.box.w * 0.66):
        runner(show, spot, show.unit(0.26), show.tint(x.seat), runs=False)
    cradle = show.at(0.77, 0.74)
    side = show.unit(0.3) if x.born <= 8 else show.unit(0.22)
    for at, spot in enumerate(spread(show.at(0.6, 0.5), min(x.born, 14), side * 0.98, show.box.w * 0.7)):
        start = 0.35 + 0.18 * at
        if show.since(start):
            where = between(cradle, spot, show.part(start, 0.5), show.unit(0.2))
            box = Box.around(where, side, side * 140 / 128)
            show.canvas.picture("rat/baby", box, tint=show.tint(x.seat))
    if x.born:
        lightly(show, show.say.signed(x.born), show.at(0.27, 0.5), theme.GOOD, end, 60)
    else:
        number(show, show.at(0.6, 0.5), "pile", "0", theme.BAD)


def came_home(show: Show, x: h.CameHome) -> None:
    """From the infirmary and from far away, back to the pantry."""
    backdrop(show, "ratland/place/lost" if x.lost else "ratland/place/infirmary", 0.12)
    home, size = show.at(0.86, 0.4), show.unit(0.46)
    figure(show, x.seat, home, size, "happy", hop=show.part(1.3, 0.45, leap))
    both = x.poisoned and x.lost
    high, low = (0.33, 0.6) if both else (0.46, 0.46)
    side = show.unit(0.25 if both else 0.32)
    for count, mood, goal, y in ((x.poisoned, "poisoned", 0.6, high), (x.lost, "lost", 0.56, low)):
        for at in range(min(count, 8)):
            part = show.part(0.15 + 0.2 * at, 1.2, ease_in_out)
            spot = between(show.at(-0.1, y), show.at(goal - 0.075 * at, y), part)
            clan_rat(show, x.seat, spot, side, "happy" if part >= 0.85 else mood)
    gain = show.say.signed(x.poisoned + x.lost)
    lightly(show, gain, (home[0] - size * 0.74, home[1] - size * 0.3), theme.GOOD, 1.4, 54)


CUES = {
    h.Attacked: cue(attacked, 1.9, "attack"),
    h.Stole: cue(
        stole, lambda x: 1.1 + 0.22 * min(x.cheese, 12), lambda x: ((0.1, "steal"),) if x.cheese else ()
    ),
    h.RatDied: cue(rat_died, 1.6, "thud"),
    h.Bred: cue(bred, lambda x: 1.0 + 0.18 * min(x.born, 14), lambda x: ((0.3, "birth"),) if x.born else ()),
    h.CameHome: cue(came_home, lambda x: 1.6 + 0.2 * min(8, max(x.poisoned, x.lost)), "homecoming"),
}
