"""What Rattus' table shows as one step: a table of rules by the type of happening.

A token that is turned up and what it does are one step, and so are regions that the last plague spares one
after the other. And whose turn a story tells, and in which round. Knows the rules' happenings; no picture, no
text.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ...tabletop.dialogue import Happening
from ...tabletop.steps import Party, Rule, Rules, always
from .rules import happenings as h

RAT, SPARED = "rat", "spared"


def opens(members: Sequence[Any], x: h.RatTurned, party: Party) -> bool:
    """Every token is a step of its own."""
    return False


def its_own_rat(members: Sequence[Any], x: h.Struck, party: Party) -> bool:
    return isinstance(members[-1], h.RatTurned)


TABLE_STEPS: Rules = {
    h.TableLaid: Rule(begins_part=True, begins_chapter=True),
    h.Settled: Rule(),
    h.TurnBegan: Rule(heading=True, begins_part=True),
    h.CardTaken: Rule(),
    h.Placed: Rule(),
    h.NothingToPlace: Rule(),
    h.CubeSaved: Rule(),
    h.RatMoved: Rule(),
    h.CubesMoved: Rule(),
    h.Looked: Rule(),
    h.Swapped: Rule(),
    h.LeftAlone: Rule(),
    h.PlagueMoved: Rule(),
    h.PlagueSpread: Rule(),
    h.NoSpread: Rule(),
    h.KnightCounts: Rule(),
    h.Spared: Rule(always(SPARED)),
    h.RatTurned: Rule(always(RAT), opens),
    h.Struck: Rule(always(RAT), its_own_rat),
    h.PlagueOver: Rule(),
    h.EndInSight: Rule(),
    h.LastRoundBegan: Rule(begins_part=True, begins_chapter=True),
    h.LastChance: Rule(),
    h.LastPlague: Rule(begins_part=True, begins_chapter=True),
    h.GameEnded: Rule(begins_part=True),
}


def turn_of(story: Sequence[Happening]) -> h.TurnBegan | None:
    """Whose turn a story tells, and in which round; None for the settling and the last round.

    A story is what the house calls a round: the settling, a single turn, or the end (`rules/round.py`).
    """
    first = story[0] if story else None
    return first if isinstance(first, h.TurnBegan) else None


def by_round(stories: Iterable[Sequence[Happening]]) -> Iterator[tuple[int, Sequence[Happening]]]:
    """Every story with its round: 0 for the settling, and for the end that of the last turn."""
    number = 0
    for story in stories:
        turn = turn_of(story)
        number = turn.round if turn else number
        yield number, story
