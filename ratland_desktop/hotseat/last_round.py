"""The last round of a match that is over, played again from its journals.

It is another match with the same story: whatever is done with it changes nothing in the first one. A match
that was taken up from a file lacks its older stories; here they are told again. Knows no drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ratland_desktop.hotseat.course import Course
from ratland_desktop.hotseat.own_eyes import only_person
from ratland_desktop.tabletop.match import AnyMatch, Journal, Match
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat

FEWEST = 12
"""A last round of fewer happenings is only the end: the one before it belongs to it."""


def last_round(course: Course, match: AnyMatch) -> AnyMatch:
    """A match that begins with the last round and is over, too."""
    assert match.over
    journals = (*match.past, match.journal)
    numbers = [course.round(match.game.view(journal.start, None)) for journal in journals]
    first = len(journals)
    while True:
        first = numbers.index(numbers[first - 1])
        again = _played_from(match, first)
        if not first or sum(map(len, again.stories)) >= FEWEST:
            return again


def _played_from(match: AnyMatch, first: int) -> AnyMatch:
    """The match from this journal on: one round leads to the next by itself."""
    journals = (*match.past, match.journal)
    answers = tuple(given for journal in journals[first:] for given in journal.answers)
    start = Journal(journals[first].start, journals[first].thrown, answers)
    return Match.resume(match.game, match.seed, match.past[:first], start)


def seen_by_all(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same seats at a table that is lit for everybody. The only person among computers would see the own
    secrets there: for a table that others are shown, nobody is the only person."""
    if only_person(seats) is None:
        return tuple(seats)
    return tuple(seat if seat.player == NOBODY else replace(seat, player=HUMAN) for seat in seats)
