"""A step being carried out: on which table, by which card, and who hears of it."""

from dataclasses import dataclass, replace
from typing import Any

from .....tabletop.dialogue import NO_WAY_BACK, Tell
from .....tabletop.dice import Dice
from ..steps import Step
from ..table import Card, Table


@dataclass(slots=True)
class Act:
    """One step. The acting player is always the one whose turn it is."""

    table: Table
    step: Step
    because: str  # the card whose effect this is
    tell: Tell
    dice: Dice

    @property
    def seat(self) -> int:
        return self.table.turn

    def note(self, **what: Any) -> None:
        """The effect must remember this for what comes after this step."""
        running = self.table.running
        self.table.running = (*running[:-1], replace(running[-1], **what))

    def bring_to_light(self, card: Card) -> None:
        """A face has been shown: if the acting player did not know it, there is no way back (section 11)."""
        if self.table.turn not in card.known:
            self.tell(NO_WAY_BACK)
