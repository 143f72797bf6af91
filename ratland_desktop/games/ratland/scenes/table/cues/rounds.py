"""Cues of the course of the game: rounds, phases, event and food cards, and what an event does at once."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.scenes.pieces.cards import (
    EVENT_SHAPE,
    draw_back,
    draw_food_card,
    event_back,
)
from ratland_desktop.screens.pieces.paper import draw_covering, draw_paper
from ratland_desktop.screens.table.banners import coin_banner, cup_banner, round_banner, seat_cells
from ratland_desktop.screens.table.brushes import (
    backdrop,
    between,
    figure,
    lightly,
    name_plate,
    number,
    sewer_wall,
    spread,
    title,
    turn_over,
)
from ratland_desktop.screens.table.cues import Show, cue
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.motion import bounce, ease_in_out, leap, wind_up
from ratland_desktop.shell.names import draw_fitting

from .brushes import reason_scene, runner

LID_OFF = 0.75
"""Seconds in which the lid on the back of a final event is dragged away."""
TURN_FROM, TURN_STEP = 0.8, 0.08
"""When the lid is nearly off, the clan cards turn one after the other."""
PHASE_SIGNS = {
    "opening": ("cards", ""), "event": ("event", ""), "rats": ("rat", ""), "attack": ("sword", ""),
    "breeding": ("nursery", "ratland/place/nursery"), "return": ("home", "ratland/place/lost"),
    "search": ("bag", "ratland/place/city_wide"), "feeding": ("cheese", "ratland/place/pantry"),
}  # fmt: skip


def round_began(show: Show, x: h.RoundBegan) -> None:
    round_banner(show, show.say("ratland.table.round", n=x.round), x.active)


def phase_began(show: Show, x: h.PhaseBegan) -> None:
    name = x.phase.name.lower()
    sign, place = PHASE_SIGNS[name]
    coin_banner(show, sign, show.say(f"ratland.phase.{name}.name"), place)


def event_turned(show: Show, x: h.EventTurned) -> None:
    """The back slides aside like a manhole lid, and there is the event."""
    sewer_wall(show)
    high = show.unit(0.94)
    card = Box.around(show.at(0.5, 0.5), (high - 86) * EVENT_SHAPE + 24, high)
    draw_paper(show.canvas, card)
    draw_covering(show.canvas, f"ratland/event/{x.event}", card.inset(12).top_part(card.h - 86))
    name = card.bottom_part(68).inset(24, 4)
    called = show.say(f"ratland.event.{x.event}.name")
    draw_fitting(show.canvas, called, name, theme.HEADING, theme.INK, align="centre")
    away = show.part(LID_OFF if x.final else 0.2, 0.9, wind_up)
    if away < 1:
        _event_back(show, card.moved(-away * show.box.w * 0.75, 0), final=x.final)


def _event_back(show: Show, back: Box, *, final: bool) -> None:
    """A closed lid; on the back of a final event it is dragged off its hole first."""
    show.canvas.rounded(back, theme.DEEP, radius=22, rim=theme.PAPER, rim_width=8)
    hole = Box.around(back.centre, back.h - 60)
    off = show.part(0.05, LID_OFF, wind_up) if final else 0.0
    if final:
        show.canvas.picture("sewer/manhole_open", hole)
    if off < 1:
        with show.canvas.clipped(back.inset(8)):
            show.canvas.picture("sewer/manhole", hole.moved(off * back.w, 0))


def sides_turned(show: Show, x: h.SidesTurned) -> None:
    """The lid is dragged off: from now on the open sides hold."""
    sewer_wall(show)
    hole = Box.around(show.at(0.5, 0.36), show.unit(0.56))
    show.canvas.picture("sewer/manhole_open", hole)
    off = show.part(0.1, 1.2, wind_up)
    if off < 1:
        show.canvas.picture("sewer/manhole", hole.moved(off * show.box.w * 0.7, 0))
    spots = spread(show.at(0.5, 0.84), len(x.clans), show.unit(0.3), show.box.w - 60)
    side = min(show.unit(0.24), (show.box.w - 60) / max(1, len(x.clans)) * 0.9)
    for at, (clan, spot) in enumerate(zip(x.clans, spots, strict=True)):
        _turn_clan(show, clan, spot, side, show.part(TURN_FROM + TURN_STEP * at, 0.5, ease_in_out))


def _turn_clan(show: Show, clan: str, centre: Spot, side: float, part: float) -> None:
    """A clan's card: first in the dark, then in the light that falls through the hole."""
    canvas, crest = show.canvas, Box.around(centre, side * 0.9)

    def closed() -> None:
        canvas.circle(centre, side * 0.5, theme.NIGHT, rim=theme.RIM, rim_width=4)
        with canvas.faded(0.55):
            canvas.picture(f"ratland/clan/{clan}", crest)

    def opened() -> None:
        canvas.circle(centre, side * 0.5, theme.LAMP, rim=theme.LAMP_RIM, rim_width=4)
        canvas.picture(f"ratland/clan/{clan}", crest)

    turn_over(show, Box.around(centre, side * 1.06), part, closed, opened)


def food_turned(show: Show, x: h.FoodTurned) -> None:
    sewer_wall(show)
    drop = 1 - show.part(0.0, 0.6, bounce)
    card = Box.around(show.at(0.5, 0.5), min(760.0, show.box.w * 0.72), show.unit(0.86)).moved(
        0, -drop * show.box.h
    )
    draw_food_card(show.canvas, card, show.say, x.cards, len(show.seats))


def clans_revealed(show: Show, x: h.ClansRevealed) -> None:
    sewer_wall(show)
    title(show, show.say("ratland.reveal.clans_title"))
    for seat, (clan, cell) in enumerate(zip(x.clans, seat_cells(show), strict=False)):
        _show_clan(show, seat, clan, cell, show.part(0.1 + 0.22 * seat, 0.5, ease_in_out))


def _show_clan(show: Show, seat: int, clan: str, cell: Box, part: float) -> None:
    back = Box.around(cell.centre, cell.w, cell.h * 0.8)
    crest = Box.around((cell.centre[0], cell.y + cell.h * 0.45), min(cell.w * 0.9, cell.h * 0.74))

    def front() -> None:
        show.canvas.picture(f"ratland/clan/{clan}", crest)
        name_plate(show, seat, Box(cell.x, cell.bottom - 46, cell.w, 38))

    turn_over(show, cell, part, lambda: draw_back(show.canvas, back, event_back(final=False)), front)


def cheese_gained(show: Show, x: h.CheeseGained) -> None:
    reason_scene(show, x.because)
    home, off = show.at(0.68, 0.42), show.at(0.68, -0.2)
    side = show.unit(0.46)
    figure(show, x.seat, home, side, "happy", hop=show.part(0.55 + 0.2 * x.cheese, 0.45, leap))
    for at, spot in enumerate(spread((home[0], home[1] + side * 0.5), x.cheese, 90, show.box.w * 0.3)):
        part = show.part(0.15 + 0.2 * at, 0.6, bounce)
        if part < 1:
            where = between((spot[0] + 60 * at, off[1]), spot, part)
            show.canvas.picture("cheese/yellow", Box.around(where, show.unit(0.26)))
    gain = show.say("ratland.find.cheese", n=x.cheese)
    lightly(show, gain, (home[0] + side * 1.1, home[1] - side * 0.1), theme.GOOD, 0.6)


def rats_joined(show: Show, x: h.RatsJoined) -> None:
    reason_scene(show, x.because)
    home = show.at(0.84, 0.42)
    figure(show, x.seat, home, show.unit(0.46), "happy" if x.rats else "hungry")
    if not x.rats:
        number(show, show.at(0.6, 0.5), "pile", "0", theme.BAD)
        return
    for at in range(x.rats):
        part = show.part(0.1 + 0.2 * at, 1.0, ease_in_out)
        where = between(show.at(0.3, 0.8), show.at(0.66 - 0.09 * at, 0.8), part)
        runner(show, where, show.unit(0.34), show.tint(x.seat), runs=part < 1)
    lightly(show, show.say.signed(x.rats), (home[0] - show.unit(0.4), home[1]), theme.GOOD, 1.0)


def rat_given(show: Show, x: h.RatGiven) -> None:
    reason_scene(show, x.because)
    giver, receiver = show.at(0.585, 0.42), show.at(0.87, 0.42)
    side = show.unit(0.4)
    figure(show, x.giver, giver, side)
    figure(show, x.receiver, receiver, side, "happy")
    part = show.part(0.2, 1.2, wind_up)
    where = between(
        (giver[0] + side * 0.7, giver[1] + side * 0.6),
        (receiver[0] - side * 0.8, receiver[1] + side * 0.6),
        part,
    )
    tint = show.tint(x.receiver if part > 0.5 else x.giver)
    runner(show, where, show.unit(0.24), tint, runs=part < 1)


def nothing_given(show: Show, x: h.NothingGiven) -> None:
    reason_scene(show, x.because)
    seats = (x.giver,) if x.giver == x.receiver else (x.giver, x.receiver)
    for seat, spot in zip(
        seats, spread(show.at(0.73, 0.42), len(seats), show.box.w * 0.28, show.box.w), strict=True
    ):
        figure(show, seat, spot, show.unit(0.4), "sleepy")
    if len(seats) == 2:
        show.canvas.icon("cross", Box.around(show.at(0.73, 0.46), show.unit(0.14)), theme.BAD)


def cheese_hidden(show: Show, x: h.CheeseHidden) -> None:
    backdrop(show, "ratland/place/nursery", 0.1)
    figure(show, x.seat, show.at(0.24, 0.42), show.unit(0.44))
    part = show.part(0.2, 0.9, ease_in_out)
    where = between(show.at(0.36, 0.5), show.at(0.72, 0.64), part, show.unit(0.3))
    if part < 1 or x.cheese:
        with show.canvas.faded(1.0 if part < 1 else 0.85):
            show.canvas.picture("cheese/yellow", Box.around(where, show.unit(0.24)))
    if part >= 1:
        lock = Box.around(show.at(0.72, 0.44), show.unit(0.16))
        show.canvas.circle(lock.centre, lock.w * 0.75, theme.NIGHT, rim=theme.LAMP)
        show.canvas.icon("lock", lock, theme.LAMP)


def grave_opened(show: Show, x: h.GraveOpened) -> None:
    backdrop(show, "ratland/place/graveyard", 0.05)
    figure(show, x.seat, show.at(0.22, 0.42), show.unit(0.44), "happy")
    part = show.part(0.2, 1.6)
    side = show.unit(0.42)
    spot = between(show.at(0.8, 0.76), show.at(0.8, 0.34), part)
    with show.canvas.faded(1 - 0.35 * part):
        show.canvas.picture("rat/ghost", Box.around(spot, side, side * 140 / 128))
    lightly(show, show.say.signed(-x.rats), show.at(0.94, 0.5), theme.GOOD, 0.9)


def game_ended(show: Show, x: h.GameEnded) -> None:
    """All clans wait below a cup. The results will show who has won."""
    cup_banner(show)


CUES = {
    h.RoundBegan: cue(round_began, 1.2, "confirm"),
    h.PhaseBegan: cue(phase_began, 0.6, "tick"),
    h.EventTurned: cue(
        event_turned,
        lambda x: LID_OFF + 0.9 if x.final else 1.2,
        lambda x: ((0.0, "manhole"), (LID_OFF + 0.3, "event")) if x.final else ((0.0, "event"),),
    ),
    h.SidesTurned: cue(sides_turned, lambda x: TURN_FROM + 0.6 + TURN_STEP * len(x.clans), "manhole"),
    h.FoodTurned: cue(food_turned, 1.4, "event"),
    h.ClansRevealed: cue(clans_revealed, lambda x: 0.8 + 0.22 * len(x.clans), "reveal"),
    h.CheeseGained: cue(cheese_gained, lambda x: 1.0 + 0.2 * x.cheese, "piece_yellow"),
    h.RatsJoined: cue(rats_joined, 1.7, "birth"),
    h.RatGiven: cue(rat_given, 1.6, "homecoming"),
    h.NothingGiven: cue(nothing_given, 0.6, "back"),
    h.CheeseHidden: cue(cheese_hidden, 1.3, "place_rat"),
    h.GraveOpened: cue(grave_opened, 1.8, "homecoming"),
    h.GameEnded: cue(game_ended, lambda x: 0.9 + 0.08 * len(x.points), "reveal"),
}
