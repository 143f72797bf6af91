"""The stories of a match that is over, also of turns that were played before it was taken up again."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from ratland_desktop.hotseat.moments import Watched
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.match import AnyMatch

_KEPT: WeakKeyDictionary[AnyMatch, tuple[Watched, ...]] = WeakKeyDictionary()


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
