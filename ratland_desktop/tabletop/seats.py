"""A seat at the table: who sits there, by what name, colour and badge. Rules know seats by number only."""

from .facts import fact

HUMAN = "human"


@fact
class Seat:
    """`player` is HUMAN or the level of a computer player."""

    name: str
    colour: str
    badge: str
    player: str = HUMAN

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN
