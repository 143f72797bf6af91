"""A match that is over, told again: its stories, the table after each round, and what the Witch saw.

Turns that were played before the match was taken up again are played once more from their journals.
"""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.words import Spot
from ratland_desktop.games.rattus.steps import by_round
from ratland_desktop.hotseat.moments import Watched
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.match import AnyMatch

from .pieces.people import Pieces

_KEPT: WeakKeyDictionary[AnyMatch, tuple[Watched, ...]] = WeakKeyDictionary()


@fact
class Looks:
    """What the Witch showed a seat in one turn. `swapped` is None where there was nothing to swap."""

    seat: int
    seen: tuple[tuple[Spot, int], ...]
    swapped: bool | None


def _parts_of(match: AnyMatch) -> tuple[Watched, ...]:
    """The settling, every turn, and the end, played again from their journals. Made once."""
    assert match.over
    if match not in _KEPT:
        parts = []
        for journal in (*match.past, match.journal):
            played = Watched(match, journal)
            played.follow(journal)
            parts.append(played)
        _KEPT[match] = tuple(parts)
    return _KEPT[match]


def stories_of(match: AnyMatch) -> list[Sequence[Happening]]:
    """The settling, then one story for each turn, then the end."""
    return [played.stories[0] for played in _parts_of(match)]


def _numbers(match: AnyMatch) -> list[int]:
    """The round of every story; 0 is the settling."""
    return [number for number, _ in by_round(stories_of(match))]


def after_round(match: AnyMatch, number: int) -> Pieces:
    """The board after this round with all faces; after the last one, what the last plague left."""
    numbers = _numbers(match)
    following = len(numbers) - numbers[::-1].index(number)
    journals = (*match.past, match.journal)
    found: Pieces = match.view(None) if following == len(numbers) else journals[following].start
    return found


def looks_in_round(match: AnyMatch, number: int) -> list[Looks]:
    """All looks into the kettle in this round, turn by turn."""
    parts = zip(_numbers(match), _parts_of(match), strict=True)
    return [found for round_, played in parts if round_ == number and (found := _looks(played)) is not None]


def _looks(played: Watched) -> Looks | None:
    story = played.stories[0]
    seats = {x.seat for x in story if isinstance(x, h.Looked)}
    if not seats:
        return None
    (seat,) = seats
    heard = [one.happening for one in played.whispers(seat, 0)]
    seen = tuple([(x.spot, x.face) for x in heard if isinstance(x, h.FaceSeen)])
    ends = [isinstance(x, h.Swapped) for x in story if isinstance(x, h.Swapped | h.LeftAlone)]
    return Looks(seat, seen, ends[0] if ends else None)
