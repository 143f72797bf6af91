"""A seat at the table: who sits there, with which name, colour and badge. Rules know seats only by number."""

from collections.abc import Sequence
from dataclasses import replace

from .facts import fact

HUMAN = "human"
NOBODY = "nobody"  # the rules move this seat; it is never asked


@fact
class Seat:
    """`player` is HUMAN, the level of a computer player, or NOBODY.

    `language` and `text_size` are for what only this seat reads; empty: as the table. `character` is a
    computer's, of those that the game has; empty: none, or one that is still to be chosen by chance.
    """

    name: str
    colour: str
    badge: str
    player: str = HUMAN
    language: str = ""
    text_size: str = ""
    character: str = ""

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


def seated(seats: Sequence[Seat], unplayed: tuple[int, ...]) -> tuple[Seat, ...]:
    """Nobody plays the seats that the rules move, and somebody plays all others, whatever a file says."""
    return tuple(
        replace(seat, player=NOBODY)
        if number in unplayed
        else replace(seat, player=HUMAN)
        if seat.player == NOBODY
        else seat
        for number, seat in enumerate(seats)
    )
