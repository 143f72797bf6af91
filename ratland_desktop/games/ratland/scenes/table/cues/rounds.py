"""Cues of the course of the game: rounds, phases, event and food cards, and what an event does at once."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.scenes.pieces.cards import (
    EVENT_SHAPE,
    draw_back,
    draw_covering,
    draw_food_card,
    draw_paper,
    event_back,
)
from ratland_desktop.games.ratland.scenes.pieces.names import draw_fitting
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.motion import bounce, ease_in_out, overshoot

from .brushes import (
    backdrop,
    between,
    head,
    lightly,
    name_plate,
    number,
    runner,
    sewer_wall,
    spread,
    title,
    words,
)
from .show import Show, cue

PHASE_SIGNS = {
    "opening": ("cards", ""), "event": ("event", ""), "rats": ("rat", ""), "attack": ("sword", ""),
    "breeding": ("nursery", "place/nursery"), "return": ("home", "place/lost"),
    "search": ("bag", "place/city_wide"), "feeding": ("cheese", "place/pantry"),
}  # fmt: skip


def round_began(show: Show, x: h.RoundBegan) -> None:
    sewer_wall(show)
    in_ = show.part(0.0, 0.6, overshoot)
    box = Box(show.box.x, show.box.y + show.unit(0.06) - (1 - in_) * 140, show.box.w, show.unit(0.3))
    words(show, show.say("ratland.table.round", n=x.round), box, theme.TITLE.sized(86), theme.LAMP)
    centre = show.at(0.5, 0.58)
    side = show.unit(0.42)
    head(show, x.active, centre, side, "proud")
    star = show.part(0.5, 0.5, bounce)
    if star > 0:
        spot = (centre[0] + side * 0.62, centre[1] - side * 0.3 - (1 - star) * 120)
        show.canvas.circle(spot, 38, theme.LAMP, rim=theme.LAMP_RIM, rim_width=5)
        show.canvas.icon("star", Box.around(spot, 50), theme.ON_LAMP)


def phase_began(show: Show, x: h.PhaseBegan) -> None:
    name = x.phase.name.lower()
    sign, place = PHASE_SIGNS[name]
    if place:
        backdrop(show, place, 0.5)
    else:
        sewer_wall(show)
    slide = (1 - show.part(0.0, 0.45)) * 200
    coin = Box.around(show.at(0.5, 0.36), show.unit(0.44))
    show.canvas.circle(coin.centre, coin.w / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=6)
    show.canvas.icon(sign, coin.inset(coin.w * 0.24), theme.ON_LAMP)
    heading = Box(show.box.x + 40 - slide, show.box.y + show.unit(0.63), show.box.w - 80, show.unit(0.27))
    words(show, show.say(f"ratland.phase.{name}.name"), heading, theme.TITLE.sized(76), theme.TEXT)


def event_turned(show: Show, x: h.EventTurned) -> None:
    """The back slides aside like a manhole lid, and there is the event."""
    sewer_wall(show)
    high = show.unit(0.94)
    card = Box.around(show.at(0.5, 0.5), (high - 86) * EVENT_SHAPE + 24, high)
    draw_paper(show.canvas, card)
    draw_covering(show.canvas, f"event/{x.event}", card.inset(12).top_part(card.h - 86))
    name = card.bottom_part(68).inset(24, 4)
    called = show.say(f"ratland.event.{x.event}.name")
    draw_fitting(show.canvas, called, name, theme.HEADING, theme.INK, align="centre")
    away = show.part(0.35, 0.7, ease_in_out)
    if away < 1:
        back = Box.around((card.centre[0] - away * show.box.w * 0.75, card.centre[1]), card.w, card.h)
        show.canvas.rounded(back, theme.DEEP, radius=22, rim=theme.PAPER, rim_width=8)
        lid = "card/manhole_open" if x.final else "card/manhole"
        show.canvas.picture(lid, back.inset(30))


def sides_turned(show: Show, x: h.SidesTurned) -> None:
    """The lid rolls off: from now on the open sides hold."""
    sewer_wall(show)
    hole = Box.around(show.at(0.5, 0.36), show.unit(0.56))
    show.canvas.picture("card/manhole_open", hole)
    roll = show.part(0.3, 1.0, ease_in_out)
    if roll < 1:
        show.canvas.picture("card/manhole", hole.moved(roll * show.box.w * 0.6, 0), angle=-roll * 180)
    spots = spread(show.at(0.5, 0.84), len(x.clans), show.unit(0.3), show.box.w - 60)
    side = min(show.unit(0.24), (show.box.w - 60) / max(1, len(x.clans)) * 0.9)
    for clan, spot in zip(x.clans, spots, strict=True):
        show.canvas.picture(f"clan/{clan}", Box.around(spot, side))


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
    columns = len(x.clans) if len(x.clans) <= 6 else -(-len(x.clans) // 2)
    rows = -(-len(x.clans) // columns)
    cells = Box(show.box.x + 20, show.box.y + 70, show.box.w - 40, show.box.h - 82).grid(columns, rows, 10)
    for seat, (clan, cell) in enumerate(zip(x.clans, cells, strict=False)):
        start = 0.25 + 0.22 * seat
        if not show.since(start):
            draw_back(show.canvas, Box.around(cell.centre, cell.w, cell.h * 0.8), event_back(final=False))
            continue
        lift = (1 - show.part(start, 0.4, overshoot)) * 30
        crest = Box.around((cell.centre[0], cell.y + cell.h * 0.42 + lift), min(cell.w * 0.9, cell.h * 0.66))
        show.canvas.picture(f"clan/{clan}", crest)
        name_plate(show, seat, Box(cell.x, cell.bottom - 46, cell.w, 38))


def cheese_gained(show: Show, x: h.CheeseGained) -> None:
    _backdrop_for(show, x.because)
    home, off = show.at(0.5, 0.52), show.at(0.5, -0.2)
    side = show.unit(0.46)
    head(show, x.seat, home, side, "happy")
    for at, spot in enumerate(spread((home[0], home[1] - side * 0.1), x.cheese, 90, show.box.w * 0.5)):
        part = show.part(0.15 + 0.2 * at, 0.6, ease_in_out)
        if part < 1:
            where = between((spot[0] + 60 * at, off[1]), spot, part)
            show.canvas.picture("cheese/yellow", Box.around(where, show.unit(0.26)))
    gain = show.say("ratland.find.cheese", n=x.cheese)
    lightly(show, gain, (home[0] + side * 0.95, home[1] - side * 0.1), theme.GOOD, 0.6)


def rats_joined(show: Show, x: h.RatsJoined) -> None:
    _backdrop_for(show, x.because)
    home = show.at(0.62, 0.48)
    head(show, x.seat, home, show.unit(0.46), "happy" if x.rats else "hungry")
    if not x.rats:
        number(show, show.at(0.28, 0.5), "pile", "0", theme.BAD)
        return
    for at in range(x.rats):
        part = show.part(0.1 + 0.2 * at, 1.0, ease_in_out)
        where = between(show.at(-0.08, 0.6), show.at(0.36 - 0.09 * at, 0.56), part)
        runner(show, where, show.unit(0.34), show.tint(x.seat), runs=part < 1)
    lightly(show, show.say.signed(x.rats), (home[0] + show.unit(0.42), home[1]), theme.GOOD, 1.0)


def rat_given(show: Show, x: h.RatGiven) -> None:
    _backdrop_for(show, x.because)
    giver, receiver = show.at(0.2, 0.46), show.at(0.8, 0.46)
    side = show.unit(0.42)
    head(show, x.giver, giver, side)
    head(show, x.receiver, receiver, side, "happy")
    part = show.part(0.3, 1.2, ease_in_out)
    where = between(
        (giver[0] + side * 0.7, giver[1] + 20), (receiver[0] - side * 0.7, receiver[1] + 20), part
    )
    tint = show.tint(x.receiver if part > 0.5 else x.giver)
    runner(show, where, show.unit(0.28), tint, runs=part < 1)


def nothing_given(show: Show, x: h.NothingGiven) -> None:
    _backdrop_for(show, x.because)
    seats = (x.giver,) if x.giver == x.receiver else (x.giver, x.receiver)
    for seat, spot in zip(
        seats, spread(show.at(0.5, 0.46), len(seats), show.box.w * 0.5, show.box.w), strict=True
    ):
        head(show, seat, spot, show.unit(0.42), "sleepy")
    if len(seats) == 2:
        show.canvas.icon("cross", Box.around(show.at(0.5, 0.46), show.unit(0.2)), theme.BAD)


def cheese_hidden(show: Show, x: h.CheeseHidden) -> None:
    backdrop(show, "place/nursery", 0.3)
    head(show, x.seat, show.at(0.24, 0.46), show.unit(0.42))
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
    backdrop(show, "place/graveyard", 0.2)
    head(show, x.seat, show.at(0.22, 0.48), show.unit(0.4), "happy")
    part = show.part(0.2, 1.6)
    side = show.unit(0.42)
    spot = between(show.at(0.64, 0.8), show.at(0.64, 0.3), part)
    with show.canvas.faded(1 - 0.35 * part):
        show.canvas.picture("rat/ghost", Box.around(spot, side, side * 140 / 128))
    lightly(show, show.say.signed(-x.rats), show.at(0.86, 0.5), theme.GOOD, 0.9)


def game_ended(show: Show, x: h.GameEnded) -> None:
    backdrop(show, "event/end_of_game", 0.55, 0.5)
    spots = spread(show.at(0.5, 0.42), len(x.winners), show.unit(0.62), show.box.w - 80)
    side = min(show.unit(0.46), (show.box.w - 80) / len(x.winners) * 0.8)
    for at, (seat, spot) in enumerate(zip(x.winners, spots, strict=True)):
        hop = (1 - show.part(0.1 * at, 0.8, bounce)) * 160
        head(show, seat, (spot[0], spot[1] - hop), side, "proud")
        points = show.say("ratland.count.points", n=x.points[seat])
        words(
            show, points, Box.around((spot[0], spot[1] + side * 1.12), 300, 54), theme.SUBHEADING, theme.LAMP
        )


def _backdrop_for(show: Show, because: str) -> None:
    """The event's own scene where an event did it."""
    if because and show.canvas.pictures.has(f"event/{because}"):
        backdrop(show, f"event/{because}", 0.66, 0.5)
    else:
        sewer_wall(show)


CUES = {
    h.RoundBegan: cue(round_began, 1.4, "confirm"),
    h.PhaseBegan: cue(phase_began, 0.7, "tick"),
    h.EventTurned: cue(event_turned, 1.2, "event"),
    h.SidesTurned: cue(sides_turned, 1.5, "manhole"),
    h.FoodTurned: cue(food_turned, 0.8, "event"),
    h.ClansRevealed: cue(clans_revealed, lambda x: 0.8 + 0.22 * len(x.clans), "reveal"),
    h.CheeseGained: cue(cheese_gained, lambda x: 1.0 + 0.2 * x.cheese, "piece_yellow"),
    h.RatsJoined: cue(rats_joined, 1.7, "birth"),
    h.RatGiven: cue(rat_given, 1.6, "homecoming"),
    h.NothingGiven: cue(nothing_given, 0.6, "back"),
    h.CheeseHidden: cue(cheese_hidden, 1.3, "place_rat"),
    h.GraveOpened: cue(grave_opened, 1.8, "homecoming"),
    h.GameEnded: cue(game_ended, 1.6, "win"),
}
