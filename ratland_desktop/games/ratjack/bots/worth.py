"""What a table at the start of a turn is worth to a seat: how likely it wins the game from here.

The points that are paid are certain. Who will get the next one is estimated: each player who is still in has
a strength, from the open total, the cards held and when the next turn comes. A table here is an imagined one,
so all cards may be looked at.
"""

from dataclasses import dataclass
from math import exp
from typing import NamedTuple

from ..rules.cards import EFFECTS
from ..rules.steps import Step, own
from ..rules.table import Card, Table
from ..rules.words import BETWEEN, MOST_TOTAL
from .standing import prizes, win_chances

LAST_TURN = 2  # turns that come later count as this one
MOST_CARDS = 2  # that are ready or a risk; more count as so many
MOST_HIDDEN = 5
LATE = (2, 5, 9)  # cards left in the deck
NEVER = 99  # what a locked card brings

Row = tuple[float, ...]


def changes_total(step: Step) -> bool:
    """Must the step change what its player's other open cards count? Hidden cards can take a chip instead."""
    mine = [cards for cards in step.cards if cards.whose == "own"]
    if step.verb in ("hide", "discard", "take", "give", "trigger", "again", "reveal"):
        return bool(mine)
    return (step.verb == "swap" and mine[0].is_up is True) or (
        step.verb == "move_chip" and own in step.cards[:1]
    )


CALM = {effect for effect in EFFECTS.values() if not any(map(changes_total, effect.steps))}
"""Effects that can leave the own total as it is when their card lies open."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each mark counts, by how many players are in the round."""

    totals: dict[int, Row]
    leads: dict[int, Row]
    ready: dict[int, tuple[Row, ...]]
    sure: dict[int, Row]  # by turn
    risks: dict[int, tuple[Row, ...]]
    pairs: dict[int, float]
    hidden: dict[int, Row]
    held: dict[str, float]  # by effect


class Marks(NamedTuple):
    """What counts of a player who is in the round."""

    inside: int  # how many players are in the round
    total: int
    lead: int  # how late it is for the highest total, 0 for others
    turn: int  # how many others play before this player's next turn
    ready: int  # cards that make exactly 25, for who comes next the top discard among them
    sure: bool  # one of them has an effect that leaves the own total alone
    risks: int  # hidden cards that would throw their owner out
    pair: bool  # two cards together make exactly 25
    hidden: int
    held: tuple[Card, ...]  # hidden, and in hand


def worth(table: Table, seat: int, weights: Weights) -> float:
    """How likely `seat` wins the game, between 0 and 1."""
    points = tuple(table.points)
    if table.stage is BETWEEN:
        return win_chances(points)[seat]
    each = prizes(points, seat)
    shares = [(whose, exp(strength(marks, weights))) for whose, marks in marks_of(table)]
    return sum([share * each[whose] for whose, share in shares]) / sum([share for _, share in shares])


def strength(marks: Marks, weights: Weights) -> float:
    """How likely this player gets the next point, as a logarithm beside that of the others."""
    inside, total, lead, turn, ready, sure, risks, pair, hidden, held = marks
    found = weights.totals[inside][total] + weights.leads[inside][lead] + weights.hidden[inside][hidden]
    found += weights.ready[inside][turn][ready] + weights.risks[inside][turn][risks]
    if sure:
        found += weights.sure[inside][turn]
    if pair:
        found += weights.pairs[inside]
    for card in held:
        found += weights.held[card.face.effect.id]
    return found


def marks_of(table: Table) -> list[tuple[int, Marks]]:
    """Everybody who is in the round, from whose turn it is. The totals are those of the last turn's end."""
    inside = table.inside()
    totals = table.totals
    highest = max([totals[seat] for seat in inside])
    late = lateness(len(table.deck))
    found = []
    for distance, seat in enumerate(inside):
        total = totals[seat]
        gap = MOST_TOTAL - total
        hidden = tuple([card for card in table.rows[seat] if not card.up])
        held = hidden + table.hands[seat]
        brings = [card.face.value if card.chip is None else with_chip(card) for card in held]
        risks = sum([gap < value != NEVER for value in brings[: len(hidden)]])
        faces = [card.face for card in held]
        if distance == 0 and table.discard:
            faces.append(table.discard[-1])  # it can be drawn next
            brings.append(table.discard[-1].value)
        sure = gap in brings and any(
            v == gap and f.effect in CALM for v, f in zip(brings, faces, strict=True)
        )
        marks = Marks(
            len(inside), total, late if total == highest else 0, min(distance, LAST_TURN),
            min(brings.count(gap), MOST_CARDS), sure, min(risks, MOST_CARDS), any_pair(brings, gap),
            min(len(hidden), MOST_HIDDEN), held,
        )  # fmt: skip
        found.append((seat, marks))
    return found


def with_chip(card: Card) -> int:
    """What a card with a chip on it would bring if it were opened."""
    return NEVER if card.locked else card.worth_at(card.face.value)


def any_pair(values: list[int], gap: int) -> bool:
    """Do two of the values make exactly the gap?"""
    seen = set()
    for value in values:
        if gap - value in seen:
            return True
        seen.add(value)
    return False


def lateness(left: int) -> int:
    """How late it is in the round: 0 is early, then one more for each mark that the deck has passed."""
    return sum([left <= most for most in LATE])
