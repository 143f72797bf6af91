"""A seat in a file: in a saved game, in the hall of fame and in the list of players.

Writes and reads it. What is no seat of ours is a ValueError; whoever reads decides what becomes of it.
"""

from __future__ import annotations

from ratland_desktop.tabletop.names import is_name, is_word
from ratland_desktop.tabletop.seats import Seat

MOST_SEATS = 32


def write_seat(seat: Seat) -> dict[str, str]:
    """Language, text size and character are written only if the seat has its own."""
    plain = {"name": seat.name, "colour": seat.colour, "badge": seat.badge, "player": seat.player}
    wishes = {"language": seat.language, "text_size": seat.text_size, "character": seat.character}
    return plain | {name: wish for name, wish in wishes.items() if wish}


def read_seat(entry: object) -> Seat:
    """The seat that was written. Raises ValueError."""
    if not isinstance(entry, dict) or not is_name(entry.get("name")):
        raise ValueError("nobody sits there")
    words = [entry.get(word) for word in ("colour", "badge", "player")]
    wishes = [entry.get(wish, "") for wish in ("language", "text_size", "character")]
    if not all(map(is_word, words)) or not all(wish == "" or is_word(wish) for wish in wishes):
        raise ValueError("not one of our words")
    return Seat(entry["name"], *map(str, words), *map(str, wishes))
