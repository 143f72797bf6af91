"""What the decisions of one table share: its session, and how much help with odds was wished for.

Everything comes from the open table (section 11 of the rules page): what the Witch knows changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.games.rattus.rules.previews import PlaguePreview, plague_preview
from ratland_desktop.games.rattus.rules.view import View
from ratland_desktop.hotseat.session import Session

OFF, SKULLS, NUMBERS = "off", "skulls", "numbers"
HELP = (OFF, SKULLS, NUMBERS)
FEW, MANY = 1.0, 2.5
"""Fewer dead on average: one skull. Up to so many: two."""


@dataclass(frozen=True, slots=True)
class Table:
    """`odds`: one of HELP. `small_cards`: whoever decides sees them small, too (the lesson)."""

    session: Session
    odds: str = NUMBERS
    small_cards: bool = False

    @property
    def view(self) -> View:
        """The open table as it is now."""
        view = self.session.match.view(None)
        assert isinstance(view, View)
        return view

    @property
    def seen(self) -> View:
        """What lies there for those who look: all that is open, and to one person alone among computers also
        the faces that this person has looked at."""
        people = self.session.humans
        if len(people) != 1:
            return self.view
        view = self.session.match.view(people[0])
        assert isinstance(view, View)
        return view

    def skulls(self, region: str) -> int | None:
        """How dangerous the plague would be in a region: 0 not at all, up to 3. None: no help is wanted."""
        if self.odds == OFF:
            return None
        return skulls_of(plague_preview(self.view, region))


def skulls_of(preview: PlaguePreview) -> int:
    dead = sum(preview.odds.losses)
    if dead <= 0:
        return 0
    return 1 if dead < FEW else 2 if dead <= MANY else 3
