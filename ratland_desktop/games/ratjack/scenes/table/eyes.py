"""The table as one seat saw it at any moment of the story.

For the only person among computers, whose own cards stay lit while the others' turns are told. The round is
played again from its journal, as the open table's moments are (`hotseat/moments.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.hotseat.moments import Mark, Watched, journal_of
from ratland_desktop.hotseat.session import Session
from ratland_desktop.tabletop.match import AnyMatch, Journal
from ratland_desktop.tabletop.seats import Seat

from ..pieces.felt import Felt, open_felt, own_felt


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

    def at(self, mark: Mark, told: View) -> View:
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
        view = seen[mark.happening] if 0 < mark.happening < len(seen) else told
        assert isinstance(view, View)
        return view


def only_person(seats: Sequence[Seat]) -> int | None:
    """The seat of the only person among computers, whose own cards need not be hidden."""
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    return people[0] if len(people) == 1 else None


def felt_for(seats: Sequence[Seat]) -> Felt:
    """The open table as these players see it: one person alone sees it from the own chair."""
    alone = only_person(seats)
    return open_felt(len(seats)) if alone is None else own_felt(len(seats), alone, told=True)
