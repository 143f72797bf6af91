"""The stories of all rounds of a match, also of those that were played before it was taken up again."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.hotseat.moments import Watched
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.match import AnyMatch

_KEPT: WeakKeyDictionary[AnyMatch, tuple[Watched, ...]] = WeakKeyDictionary()


def _rounds_of(match: AnyMatch) -> tuple[Watched, ...]:
    """Every round of a match that is over, played again from its journal. Made once."""
    assert match.over
    if match not in _KEPT:
        rounds = []
        for journal in (*match.past, match.journal):
            played = Watched(match, journal)
            played.follow(journal)
            rounds.append(played)
        _KEPT[match] = tuple(rounds)
    return _KEPT[match]


def stories_of(match: AnyMatch) -> list[Sequence[Happening]]:
    """One story for each round, from the first."""
    return [played.stories[0] for played in _rounds_of(match)]


def last_view(match: AnyMatch, number: int) -> View:
    """The open table at the end of this round, counted from 1: everybody knows all cards by then."""
    view = _rounds_of(match)[number - 1].seen[-1]
    assert isinstance(view, View)
    return view
