"""How each step looks and sounds on the map. Nothing is shown that not everybody may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.words import Spot as Token
from ratland_desktop.games.rattus.steps import RAT
from ratland_desktop.screens.table.brushes import between
from ratland_desktop.screens.table.cues import Cue, Cues, GateLook, Show, cue
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.motion import ease_in_out, overshoot
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.tabletop.dialogue import Happening

from ..chart.lands import ANCHORS
from ..chart.painting import on_map
from ..pieces.people import TOKEN_R, pill_boxes, token_spots
from ..pieces.signs import draw_back, draw_card_sign, draw_cube
from .layout import CASTLE, MAP, SMALL_CARDS, card_boxes, seat_boxes
from .map import draw_plague, plague_spot, supply_spot
from .striking import heard, strike
from .striking import seconds as strike_seconds

FLY, NEXT = 0.5, 0.14
DUSK = (20, 24, 48)


def anything(show: Show, x: Any) -> None:
    """For what has no picture of its own: the sentence says it."""


def seat_spot(show: Show, seat: int) -> Spot:
    """Where a seat's pieces come from: its panel, at the foot of the map."""
    return (seat_boxes(len(show.seats))[seat].centre[0], MAP.bottom - 4)


def middle(region: str) -> Spot:
    return on_map(MAP, ANCHORS[region])


def fly_cubes(show: Show, seat: int, cubes: int, start: Spot, goal: Spot) -> None:
    """Cubes hop one after the other."""
    for number in range(cubes):
        part = show.part(number * NEXT, FLY, ease_in_out)
        if 0 < part < 1:
            spot = between(start, goal, part, arc=90)
            draw_cube(show.canvas, Box.around(spot, 42, 48), show.seats[seat], seat)


def fly_token(show: Show, start: Spot, goal: Spot, at: float = 0.0) -> None:
    part = show.part(at, FLY + 0.1, ease_in_out)
    if 0 < part < 1:
        draw_back(show.canvas, between(start, goal, part, arc=60), TOKEN_R + 4)


def home(show: Show, seat: int, region: str) -> Spot:
    """Where a seat's cubes are in a region."""
    pill = pill_boxes(MAP, show.told, region).get(seat)
    return pill.centre if pill is not None else middle(region)


def turn_began(show: Show, x: h.TurnBegan) -> None:
    """Whose turn it is: the face slides in over the map."""
    seat = show.seats[x.seat]
    part = show.part(0.0, 0.35, ease_in_out)
    plate = Box.around((MAP.x - 300 + (MAP.centre[0] - MAP.x + 300) * part, MAP.y + 250), 640, 190)
    show.canvas.rounded(
        plate, theme.see_through(theme.WELL, 0.94), radius=34, rim=seat_colour(seat).main, rim_width=5
    )
    face = Box(plate.x + 26, plate.y + 18, 150, 150)
    draw_portrait(show.canvas, face, seat, "happy")
    with show.canvas.above(), show.canvas.above():
        draw_name(show.canvas, seat.name, plate.beside(200).inset(16, 40), theme.HEADING, theme.LAMP)


def settled(show: Show, x: h.Settled | h.Placed) -> None:
    fly_cubes(show, x.seat, x.cubes, seat_spot(show, x.seat), home(show, x.seat, x.region))


def card_taken(show: Show, x: h.CardTaken) -> None:
    """Its sign flies from where it was to who takes it."""
    beside = card_boxes(SMALL_CARDS)[x.card].centre
    start = beside if x.owner is None else seat_spot(show, x.owner)
    part = show.part(0.0, 0.7, ease_in_out)
    spot = between(start, seat_spot(show, x.seat), part, arc=120)
    grown = show.part(0.0, 0.3, overshoot)
    box = Box.around((min(spot[0], MAP.right - 60), min(spot[1], MAP.bottom - 190)), 120 * grown, 130 * grown)
    if part < 1 and grown > 0.1:
        show.canvas.picture(f"rattus/class/{x.card}", box)
        draw_card_sign(show.canvas, (box.right - 10, box.bottom - 12), 24, x.card)


def cube_saved(show: Show, x: h.CubeSaved) -> None:
    fly_cubes(show, x.seat, 1, middle(x.region), CASTLE.centre)


def rat_moved(show: Show, x: h.RatMoved) -> None:
    fly_token(show, middle(x.start.region), token_spots(MAP, show.told, x.to)[-1])


def cubes_moved(show: Show, x: h.CubesMoved) -> None:
    fly_cubes(show, x.seat, x.cubes, middle(x.start), home(show, x.seat, x.to))


def ring(show: Show, spot: Token) -> None:
    spots = token_spots(MAP, show.told, spot.region)
    if spot.place < len(spots):
        show.canvas.circle(spots[spot.place], TOKEN_R + 7, None, rim=theme.LAMP, rim_width=7)


def looked(show: Show, x: h.Looked) -> None:
    ring(show, x.spot)


def swapped(show: Show, x: h.Swapped | h.LeftAlone) -> None:
    """Both tokens are marked; if they are swapped they pass each other."""
    one, other = (token_spots(MAP, show.told, spot.region)[spot.place] for spot in (x.one, x.other))
    if isinstance(x, h.Swapped):
        fly_token(show, one, other)
        fly_token(show, other, one)
    ring(show, x.one)
    ring(show, x.other)


def plague_moved(show: Show, x: h.PlagueMoved) -> None:
    """The doctor walks over."""
    part = show.part(0.0, 0.8 * max(1, x.steps), ease_in_out)
    draw_plague(show.canvas, between(plague_spot(x.start), plague_spot(x.to), part, arc=40))


def plague_spread(show: Show, x: h.PlagueSpread) -> None:
    """New rats run from the supply to their regions."""
    for number, region in enumerate(x.laid):
        later = x.laid[number + 1 :].count(region)
        spot = token_spots(MAP, show.told, region)[-1 - later]
        fly_token(show, supply_spot(), spot, number * 0.3)


def last_plague(show: Show, x: h.LastPlague) -> None:
    """Dusk falls over the map."""
    show.canvas.fill(MAP, theme.see_through(DUSK, 0.5 * show.part(0.0, 1.0)))


Paint = Callable[[Show, Any], None]
ALONE: dict[type[Happening], tuple[Paint, float, str]] = {
    h.TableLaid: (anything, 0.4, "shuffle"), h.Settled: (settled, 0.8, "place_rat"),
    h.TurnBegan: (turn_began, 0.8, ""), h.CardTaken: (card_taken, 0.8, "card_slide"),
    h.Placed: (settled, 1.1, "place_rat"), h.NothingToPlace: (anything, 0.3, "tick"),
    h.CubeSaved: (cube_saved, 0.7, "royal_call"), h.RatMoved: (rat_moved, 0.8, "hand_bell"),
    h.CubesMoved: (cubes_moved, 0.9, "cart"), h.Looked: (looked, 0.5, "kettle"),
    h.Swapped: (swapped, 0.9, "card_slide"), h.LeftAlone: (swapped, 0.4, "tick"),
    h.PlagueMoved: (plague_moved, 1.6, "plague_bell"), h.PlagueSpread: (plague_spread, 1.1, "pick_up_rat"),
    h.NoSpread: (anything, 0.4, "tick"), h.KnightCounts: (anything, 0.5, "tick"),
    h.Spared: (anything, 0.5, "piece_white"), h.PlagueOver: (anything, 0.5, "tick"),
    h.EndInSight: (anything, 0.4, "event"), h.LastRoundBegan: (anything, 0.6, "curtain"),
    h.LastChance: (anything, 0.3, "tick"), h.LastPlague: (last_plague, 1.2, "last_bell"),
    h.GameEnded: (anything, 0.8, "win"),
}  # fmt: skip
"""By the type of happening: its picture, the seconds of its motion, its sound."""


def made(paint: Paint, seconds: float, sound: str) -> Cue:
    return cue(paint, seconds, sound)


RAT_CUE = cue(strike, strike_seconds, heard)
CUES = Cues(
    made(anything, 0.4, "tick"),
    GateLook(lambda show: None, lambda several: ("table.tip.next", "table.next")),
    {**{kind: made(*row) for kind, row in ALONE.items()}, h.RatTurned: RAT_CUE, h.Struck: RAT_CUE},
    {RAT: RAT_CUE, "spared": made(anything, 0.6, "piece_white")},
)
