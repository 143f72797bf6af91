"""What a table is worth to a seat: how likely it wins the game, when a turn or a round begins.

Between two rounds points alone count (`standing.py`). In a round it is a conditional logit: everybody has a
strength, and wins as often as it is part of all strengths together. How much each mark counts comes from
played games (`weights.py`). A table here is an imagined one, so all cards may be looked at.
"""

from collections.abc import Mapping
from math import exp

from ..rules.cards import CARDS_BEHIND_A_DOOR, CLOVERS
from ..rules.ending import EMPTY_DOORS_TO_END
from ..rules.scoring import POINTS_TO_END, ROUNDS, outcome, points_of, worth_of
from ..rules.table import BANDAGES_OUT, Table
from .standing import chances

LAST_TURN = 3  # turns that come later count as this one

Mark = tuple[str | int, ...]  # its name, then what it depends on
Marks = list[tuple[Mark, float]]  # what counts of a player, and how much of it there is
Weights = Mapping[Mark, float]


def worth(table: Table, seat: int, weights: Weights) -> float:
    """How likely `seat` wins the game, between 0 and 1."""
    if table.ended:
        winners = outcome(table).winners
        return 1 / len(winners) if seat in winners else 0.0
    if not table.doors:
        return chances(points_of(table), table.round)[seat]
    found = [exp(strength(marks, weights)) for marks in marks_of(table)]
    return found[seat] / sum(found)


def strength(marks: Marks, weights: Weights) -> float:
    """How likely this player wins, as a logarithm beside that of the others."""
    return sum([weights.get(mark, 0.0) * much for mark, much in marks])


def marks_of(table: Table) -> list[Marks]:
    """What counts of everybody, in the middle of a round."""
    late = lateness(table)
    stashes = [worth_of(rat.stash, rat.role).points for rat in table.rats]
    totals = [rat.points + stash for rat, stash in zip(table.rats, stashes, strict=True)]
    best = max(totals)
    ends_the_game = best >= POINTS_TO_END or table.round >= ROUNDS
    stage = ROUNDS if ends_the_game else table.round
    found = []
    for seat, rat in enumerate(table.rats):
        sore = min(rat.bandages, BANDAGES_OUT - 1), any(card in CLOVERS for card in rat.stash)
        stash, total = stashes[seat], totals[seat]
        marks: Marks = [
            (("total", stage), float(total)),
            (("banked", stage), float(rat.points)),
            (("close", stage), late * late * total),
            (("sore", *sore), 1.0),
            (("stash", *sore), float(stash)),
            (("late", *sore), late * stash),
        ]
        if total == best:
            marks.append((("lead", stage), late / totals.count(best)))
        if rat.role_closed and rat.role is not None:
            marks.append((("role", rat.role), 1.0))
        distance = (seat - table.active) % table.options.players
        is_third = seat == table.third_rat
        marks.append((("third_rat",) if is_third else ("turn", min(distance, LAST_TURN)), 1.0))
        found.append(marks)
    return found


def lateness(table: Table) -> float:
    """How close the round is to its end by empty doors: 0 at the beginning, 1 at the end."""
    left = sorted([len(door.cards) for door in table.doors])[:EMPTY_DOORS_TO_END]
    return 1 - sum(left) / (EMPTY_DOORS_TO_END * CARDS_BEHIND_A_DOOR)
