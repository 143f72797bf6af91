"""The cue of drawing: one clan, piece by piece out of the bag, by itself or by hand.

By hand and by itself are the same picture: what differs is only who says when the next piece comes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import Colour
from ratland_desktop.games.ratland.telling import caption
from ratland_desktop.screens.table.brushes import between, words
from ratland_desktop.screens.table.cues import ByHand, Cue, Show, cue
from ratland_desktop.screens.table.playback import Sounds
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.motion import overshoot
from ratland_desktop.shell.names import fitting
from ratland_desktop.shell.theme import Style
from ratland_desktop.tabletop.dialogue import Happening

from .bagside import DIP, bag_in, draw_digging, inside_bag, mouth, set_scene

PIECE_SECONDS, LONGEST_DRAW, FIRST = 0.42, 4.0, 0.2
FLIGHT = 0.28
LANDED = DIP + FLIGHT
LONG_AGO = 99.0
SUMMED_UP = 0.4
FATE_SOUNDS = {"dies": "thud", "poisoned": "poison", "lost": "lost"}
FATE_MOODS = {"dies": "hungry", "poisoned": "poisoned", "lost": "lost"}


# --- one clan ----------------------------------------------------------------------------------------------


def pace_of(count: int) -> float:
    """Seconds between two pieces: many pieces come faster."""
    return min(PIECE_SECONDS, LONGEST_DRAW / max(1, count))


def drew(show: Show, x: h.Drew) -> None:
    """Piece by piece out of the bag, each with what it does."""
    pace = pace_of(len(x.finds))
    _handful(show, x, [show.passed - FIRST - pace * at for at in range(len(x.finds))])


def by_hand(show: Show, x: h.Drew, pressed: int) -> None:
    """The same with so many pieces out; the last one since `passed` seconds."""
    _handful(show, x, ages_by_hand(pressed, len(x.finds), show.passed))


def _handful(show: Show, x: h.Drew, ages: Sequence[float]) -> None:
    """Every piece by how many seconds ago the paw went in for it."""
    room = set_scene(show, x.area, x.seat)
    pieces = [find.colour for find in x.finds]
    reach_in(show, room, x.seat, pieces, inside_bag(show.story, x), ages, _mood(x.finds, ages))
    if not x.finds:
        return
    cells = cells_for(room, len(x.finds))
    style = one_size(show, x.finds, plate(cells[0]))
    for find, cell, age in zip(x.finds, cells, ages, strict=True):
        if age >= DIP + FLIGHT * 0.7:
            draw_caption(show, find, cell, style)


def reach_in(
    show: Show,
    room: Box,
    seat: int,
    pieces: Sequence[Colour],
    before: Counter[Colour],
    ages: Sequence[float],
    mood: str,
) -> None:
    """A rat with its paw in the bag, and the pieces on their way to their cells."""
    out = [piece for piece, age in zip(pieces, ages, strict=True) if age >= DIP]
    reached = [age for age in ages if age >= 0]
    draw_digging(show, seat, mood, before - Counter(out), min(reached) if reached else None)
    if not pieces:
        return
    for piece, cell, age in zip(pieces, cells_for(room, len(pieces)), ages, strict=True):
        if age < DIP:
            _empty_spot(show, cell)
        else:
            draw_piece(show, piece, cell, overshoot(min(1.0, (age - DIP) / FLIGHT)))


def ages_by_hand(pressed: int, pieces: int, since: float) -> list[float]:
    """So many pieces are out, the last one since some seconds."""
    return [LONG_AGO] * (pressed - 1) + [since] * (pressed > 0) + [-1.0] * (pieces - pressed)


def _mood(finds: Sequence[h.Find], ages: Sequence[float]) -> str:
    """The face that the last piece makes; in the end, the one that all of them make."""
    if not finds:
        return "hungry"
    if min(ages) >= LANDED + SUMMED_UP:
        harmed, cheese = any(find.fate for find in finds), any(find.cheese for find in finds)
        return "happy" if cheese and not harmed else "hungry" if harmed else "sleepy"
    seen = [find for find, age in zip(finds, ages, strict=True) if age >= DIP + FLIGHT * 0.5]
    if not seen:
        return ""
    last = seen[-1]
    if last.fate:
        return FATE_MOODS.get(last.fate, "hungry")
    return "proud" if last.cheese > 1 else "happy" if last.cheese else "sleepy"


def _empty_spot(show: Show, cell: Box) -> None:
    """Where a piece will lie."""
    spot = Box.around(_goal(cell), _side(cell) * 0.62)
    show.canvas.circle(
        spot.centre, spot.w / 2, theme.see_through(theme.NIGHT, 0.4), rim=theme.RIM, rim_width=3
    )


def draw_caption(show: Show, find: h.Find, cell: Box, style: Style) -> None:
    colour = theme.BAD if find.fate else theme.GOOD if find.cheese else theme.SOFT_TEXT
    words(show, caption(find, show.say), plate(cell), style, colour)


def cells_for(room: Box, count: int) -> list[Box]:
    """Cells for so many pieces, as large as the room allows, and wider where words can use it."""
    rows = 1 if count <= 5 else 2 if count <= 12 else 3
    across = -(-count // rows)
    side = min(room.w / max(3, across), room.h / rows, 190.0)
    wide = min(room.w / across, side * 1.5)
    cells: list[Box] = []
    whole = Box.around(room.centre, wide * across, min(room.h, side * 1.22 * rows))
    for row in whole.rows(rows):
        cells += row.columns(across)
    return cells[:count]


def draw_piece(show: Show, colour: Colour, cell: Box, part: float) -> None:
    """On its way from the bag to its cell."""
    where = between(mouth(show), _goal(cell), part, show.unit(0.14))
    show.canvas.picture(f"cheese/{colour.name.lower()}", Box.around(where, _side(cell)))


def _side(cell: Box) -> float:
    return min(cell.w * 0.78, cell.h * 0.66)


def _goal(cell: Box) -> Spot:
    return (cell.centre[0], cell.y + cell.h * 0.38)


def plate(cell: Box) -> Box:
    """Below the piece: what it does."""
    return Box(cell.x + 2, _goal(cell)[1] + _side(cell) * 0.52, cell.w - 4, min(44.0, cell.h * 0.26))


def one_size(show: Show, finds: Sequence[h.Find], plate: Box) -> Style:
    """The same letters below all pieces: the largest at which the longest words fit."""
    told = {caption(find, show.say) for find in finds}
    styles = (fitting(show.canvas, text, plate, theme.SMALL_LABEL) for text in told)
    return min(styles, key=lambda style: style.size)


# --- time and sound ----------------------------------------------------------------------------------------


def alone_seconds(x: h.Drew) -> float:
    drawn = len(x.finds)
    return FIRST + pace_of(drawn) * (drawn - 1) + LANDED + 0.1 if drawn else 0.6


def piece_sound(find: h.Find) -> str:
    if find.fate:
        return FATE_SOUNDS.get(find.fate, "thud")
    return "piece_orange" if find.cheese > 1 else "piece_yellow" if find.cheese else "piece_white"


def press_sounds(x: h.Drew, pressed: int) -> Sounds:
    """What is heard when a hand has reached in so many times."""
    return ((0.0, "bag"), (DIP + 0.1, piece_sound(x.finds[pressed - 1]))) if pressed else ()


def draw_sounds(x: h.Drew) -> Sounds:
    heard: list[tuple[float, str]] = [(0.0, "bag")] if x.finds else []
    pace = pace_of(len(x.finds))
    return [*heard, *((FIRST + DIP + pace * at, piece_sound(find)) for at, find in enumerate(x.finds))]


CUES: dict[type[Happening], Cue] = {h.Drew: cue(drew, alone_seconds, draw_sounds)}
BY_HAND: dict[type[Happening], ByHand] = {
    h.Drew: ByHand(by_hand, press_sounds, "bag", bag_in, "ratland.hands")
}
