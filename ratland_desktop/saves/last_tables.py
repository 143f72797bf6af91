"""The table at which a game was set up last, in the list of players: its seats and what the game chose.

Writes and reads one. Knows games by their names only: the choices are plain values that the game itself reads
back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import starmap
from typing import TYPE_CHECKING, Any

from ratland_desktop.tabletop.names import is_word
from ratland_desktop.tabletop.seats import Seat

from .seats import MOST_SEATS, read_seat, write_seat
from .strict_json import LARGEST_NUMBER

if TYPE_CHECKING:  # the title asks for this file before its first frame
    from .shelf import Plain

MOST_CHOICES = 32


@dataclass(frozen=True, slots=True)
class LastTable:
    """A game's table that was set up last: the seats in their order, and what the game chose to remember."""

    seats: tuple[Seat, ...]
    choices: Mapping[str, Plain] = field(default_factory=dict)

    def with_names(self, name_now: Callable[[str], str]) -> LastTable:
        """The same table; its people have these names now."""
        seats = (replace(seat, name=name_now(seat.name)) if seat.is_human else seat for seat in self.seats)
        return replace(self, seats=tuple(seats))


def write_table(game: str, table: LastTable) -> dict[str, Any]:
    return {"game": game, "seats": [write_seat(seat) for seat in table.seats], "choices": dict(table.choices)}


def read_table(entry: object) -> tuple[str, LastTable]:
    """A game's name and its last table. Raises ValueError when one of its seats or choices is not right."""
    match entry:
        case {"game": str(game), "seats": list(seats), "choices": dict(choices)}:
            seated = 0 < len(seats) <= MOST_SEATS
            chosen = len(choices) <= MOST_CHOICES and all(starmap(_is_choice, choices.items()))
            if is_word(game) and game.isidentifier() and seated and chosen:
                return game, LastTable(tuple(map(read_seat, seats)), choices)
    raise ValueError("no table of ours")


def _is_choice(name: object, value: object) -> bool:
    if isinstance(value, str):
        return is_word(name) and is_word(value)
    small = not isinstance(value, int) or abs(value) < LARGEST_NUMBER
    return is_word(name) and isinstance(value, int | None) and small
