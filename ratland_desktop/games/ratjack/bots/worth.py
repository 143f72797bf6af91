"""What a table at the end of a turn is worth to a seat: how likely it wins the game from here.

The points that are paid are certain. Who will get the next one is estimated: each player who is still in has
a strength, from the open total, the cards held and when the next turn comes. The weights were fitted to played
games (`weights.py`). A table here is an imagined one, so all cards may be looked at.
"""

from math import exp
from typing import NamedTuple

from ..rules.table import Card, Table
from ..rules.words import BETWEEN, MOST_TOTAL
from .standing import prizes, win_chances
from .weights import HELD, HIDDEN, LEADS, PAIRS, READY, RISKS, TOTALS

LAST_TURN = 2  # turns that come later count as this one
MOST = 2  # cards that are ready or a risk; more count as so many
MOST_HIDDEN = 5
LATE = (2, 5, 9)  # cards left in the deck


class Marks(NamedTuple):
    """What counts of a player who is in the round."""

    inside: int  # how many are
    total: int
    lead: int  # 0: not the highest total, or early in the round; else how late
    turn: int  # how many others come before
    ready: int  # cards that make exactly 25
    risks: int  # hidden cards that would throw their owner out
    pair: bool  # two cards together make exactly 25
    hidden: int
    held: tuple[Card, ...]  # hidden, and in hand


def worth(table: Table, seat: int) -> float:
    """How likely `seat` wins the game, between 0 and 1."""
    points = tuple(table.points)
    if table.stage is BETWEEN:
        return win_chances(points)[seat]
    each = prizes(points, seat)
    shares = [(whose, exp(strength(marks))) for whose, marks in marks_of(table)]
    return sum([share * each[whose] for whose, share in shares]) / sum([share for _, share in shares])


def strength(marks: Marks) -> float:
    inside, total, lead, turn, ready, risks, pair, hidden, held = marks
    found = TOTALS[inside][total] + LEADS[inside][lead] + READY[inside][turn][ready]
    found += RISKS[inside][turn][risks] + HIDDEN[inside][hidden]
    if pair:
        found += PAIRS[inside]
    for card in held:
        found += HELD[card.face.effect.id]
    return found


def marks_of(table: Table) -> list[tuple[int, Marks]]:
    """Everybody who is in the round, from whose turn it is."""
    inside = table.inside()
    totals = [table.total(seat) for seat in inside]
    highest, late = max(totals), lateness(len(table.deck))
    found = []
    for distance, seat in enumerate(inside):
        total = totals[distance]
        hidden = tuple([card for card in table.rows[seat] if not card.up])
        held = hidden + table.hands[seat]
        gap = MOST_TOTAL - total
        brings = [99 if card.locked else card.worth_at(card.face.value) for card in held]
        lying = brings[: len(hidden)]
        marks = Marks(
            len(inside),
            min(total, MOST_TOTAL),
            late if total == highest else 0,
            min(distance, LAST_TURN),
            min(brings.count(gap), MOST),
            min(sum([value > gap for value in lying if value != 99]), MOST),
            any([gap - value in brings[number + 1 :] for number, value in enumerate(brings)]),
            min(len(hidden), MOST_HIDDEN),
            held,
        )
        found.append((seat, marks))
    return found


def lateness(left: int) -> int:
    """How late it is in the round: 0 is early, then one more for each mark that the deck has passed."""
    return sum([left <= most for most in LATE])
