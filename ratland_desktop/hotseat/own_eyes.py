"""The table as one seat saw it at any moment of the story.

For the only person among computers, whose own cards stay open while the others' turns are told. The round is
played again from its journal, as the open table's moments are (`moments.py`). Knows no drawing and no files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.hotseat.moments import Mark, Watched, journal_of
from ratland_desktop.hotseat.session import Session
from ratland_desktop.tabletop.match import AnyMatch, Journal
from ratland_desktop.tabletop.seats import Seat


class SeenBy(Watched):
    """A round played again; `seen` has the views of one seat instead of the open ones."""

    def __init__(self, match: AnyMatch, journal: Journal[Any], whose: int) -> None:
        self.whose = whose
        super().__init__(match, journal)

    def view(self, seat: int | None) -> Any:
        return super().view(self.whose if seat is None else seat)


class OwnEyes:
    """The views of the only person at a table."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session, self.seat = session, seat
        self._kept: tuple[int, Any, SeenBy] | None = None

    def at(self, mark: Mark, told: Any) -> Any:
        """What this seat saw when the table was told so much; else what is open to all."""
        match = self.session.match
        if mark.story >= len(match.stories):
            return told
        story, journal = match.stories[mark.story], journal_of(match, mark.story)
        if self._kept is None or self._kept[0] != mark.story or self._kept[1] is not story:
            self._kept = (mark.story, story, SeenBy(match, journal, self.seat))
        replayed = self._kept[2]
        replayed.follow(journal)
        seen = replayed.seen
        return seen[mark.happening] if 0 < mark.happening < len(seen) else told


def only_person(seats: Sequence[Seat]) -> int | None:
    """The seat of the only person among computers, whose own cards need not be hidden."""
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    return people[0] if len(people) == 1 else None
