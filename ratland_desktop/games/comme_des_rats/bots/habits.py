"""What a sensible player thinks of each answer at a glance, in points of cheese.

The solid level plays like this. The cunning one takes it for granted that everybody goes on like this when it
tries an answer on an imagined table.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from ....tabletop.dialogue import Question
from ..rules.cards import CLOVERS, DOOR_CARDS, TRAPS
from ..rules.ending import EMPTY_DOORS_TO_END
from ..rules.faces import BLACK_DIE, FACES
from ..rules.possible import clockwise
from ..rules.questions import (
    FORCED_COLOUR,
    KEEP,
    PASS,
    REROLL,
    SHARE,
    TAKE,
    AnotherRound,
    Keep,
    LookPiles,
    Order,
    OtherPartner,
    Partner,
    Partners,
    PickedDie,
    Pile,
    React,
    Reroll,
    SpeakUp,
    Target,
    Victim,
    redirected_to,
)
from ..rules.table import Table
from ..rules.words import Action
from .glance import (
    A_CLOVER,
    AHEAD,
    AN_END,
    SORE,
    advantage,
    cat_worth,
    die_worth,
    harm,
    hurt,
    standing,
    trap_chances,
)

Scores = dict[Any, float]

ROLLS: Counter[tuple[str, str]] = Counter(
    [(min(one, other), max(one, other)) for one in BLACK_DIE.faces for other in BLACK_DIE.faces]
)  # how often each roll of two dice comes, whichever die shows which face
WORTH_A_WORD = 1.0  # a pair of dice for which Al Ratone speaks up
BEHIND = 0.1  # how much rather somebody becomes partner for each point less
SENT_ON = 0.1  # the Hypnotist hurts somebody else instead, but only once


def reroll(table: Table, question: Reroll) -> Scores:
    """Any other roll may be better, or worse."""
    seat = question.seat
    least_risk = min(trap_chances(table))
    hopes = [Hopes(table, seat, other, least_risk) for other in clockwise(table.seats, seat)]
    rolls = sum([times * best_share(hopes, roll) for roll, times in ROLLS.items()])
    return {KEEP: best_share(hopes, question.dice), REROLL: rolls / ROLLS.total()}


def speak_up(table: Table, question: SpeakUp) -> Scores:
    """Who can force the partnership does so for a good die."""
    assert table.turn
    scores: Scores = {PASS: WORTH_A_WORD}
    for answer in question.options[1:]:
        pair = table.turn.pairs[FORCED_COLOUR[answer]]
        scores[answer] = max([die_worth(table, question.seat, die, question.seat) for die in pair])
    return scores


def partner(table: Table, question: Partner | OtherPartner) -> Scores:
    """Who leaves the better die and is not ahead."""
    return left_by(table, question.seat, question.options, question.dice)


def partners(table: Table, question: Partners) -> Scores:
    seats = tuple({seat for option in question.options for seat in option})
    black, white = (left_by(table, question.seat, seats, pair) for pair in question.dice)
    return {(one, other): black[one] + white[other] for one, other in question.options}


def left_by(table: Table, seat: int, partners: tuple[int, ...], dice: tuple[str, str]) -> Scores:
    """What it is worth to share these dice with each of these partners."""
    least_risk = min(trap_chances(table))
    return {other: Hopes(table, seat, other, least_risk).share(dice) for other in partners}


class Weighed(NamedTuple):
    """A die, in points of cheese."""

    own: float  # what it is worth to the own seat
    theirs: float  # to the partner
    cost: float  # to the own seat, if the partner carries it out
    fear: float  # to the partner, if the own seat carries it out


class Hopes:
    """What dice are worth to a seat that shares them with this partner; each face is weighed only once."""

    def __init__(self, table: Table, seat: int, partner: int, least_risk: float) -> None:
        self.table, self.seat, self.partner, self.least_risk = table, seat, partner, least_risk
        self.behind = BEHIND * standing(table, partner)
        self.weighed: dict[str, Weighed] = {}

    def share(self, dice: tuple[str, str]) -> float:
        """The partner keeps what it prefers; somebody who is ahead should get no dice at all."""
        one, other = self.weigh(dice[0]), self.weigh(dice[1])
        if self.partner == self.table.third_rat:  # nobody knows what its card says
            return (one.own - other.cost + other.own - one.cost) / 2 - self.behind
        kept, left = (one, other) if one.theirs + one.fear >= other.theirs + other.fear else (other, one)
        return left.own - kept.cost - self.behind

    def weigh(self, die: str) -> Weighed:
        if die not in self.weighed:
            table, seat, partner, risk = self.table, self.seat, self.partner, self.least_risk
            self.weighed[die] = Weighed(
                die_worth(table, seat, die, seat, risk),
                die_worth(table, partner, die, seat, risk),
                harm(table, seat, partner, die, seat, risk),
                harm(table, partner, seat, die, seat, risk),
            )
        return self.weighed[die]


def best_share(hopes: list[Hopes], dice: tuple[str, str]) -> float:
    """With the partner who is best for these dice."""
    return max([each.share(dice) for each in hopes])


def keep(table: Table, question: Keep) -> Scores:
    """The better die, but not at any price: the other one goes to the active player, who acts later."""
    seat, risk = question.seat, min(trap_chances(table))
    found: Scores = {}
    for place, die in enumerate(question.dice):
        healed = int(FACES[die].action is Action.HEAL)
        left = question.dice[1 - place]
        cost = harm(table, seat, question.active, left, seat, risk, healed)
        found[place] = die_worth(table, seat, die, seat, risk) - cost
    return found


def pick(table: Table, question: PickedDie) -> Scores:
    seat = question.seat
    return {place: die_worth(table, seat, die, seat) for place, die in enumerate(question.dice)}


def pile(table: Table, question: Pile) -> Scores:
    """The safest door; for the Third Rat the one most likely to hurt it."""
    chances = trap_chances(table)
    own = question.seat
    if question.actor != own:
        return {door: chances[door] for door in question.options}
    cost = 0.0 if table.rats[own].power.keeps_traps else 1.0 + hurt(table, own, own)
    lefts = [len(door.cards) for door in table.doors]
    last = lefts.count(0) + 1 == EMPTY_DOORS_TO_END
    end = AN_END * advantage(table, own, own) if last else 0.0
    return {door: end * (lefts[door] <= question.keys) - cost * chances[door] for door in question.options}


def victim(table: Table, question: Victim) -> Scores:
    """Whoever is furthest ahead, but never the own stash, which the Third Rat may rob."""
    own = question.seat
    return {seat: -10.0 if seat == own else AHEAD * standing(table, seat) for seat in question.options}


def target(table: Table, question: Target) -> Scores:
    own = question.seat
    return {seat: cat_worth(table, own, seat, own) for seat in question.options}


def react(table: Table, question: React) -> Scores:
    """A clover is for the last bandage; the Hypnotist sends the Cat on at once."""
    rat = table.rats[question.seat]
    bare = SORE[rat.bandages] if rat.bandages < len(SORE) else 1.0 + 2 * len(rat.stash)
    scores: Scores = {}
    for answer in question.options:
        onward = redirected_to(answer)
        if onward is not None:
            scores[answer] = SENT_ON + cat_worth(table, question.seat, onward, question.seat)
        else:
            scores[answer] = -bare if answer == TAKE else -A_CLOVER - SORE[-1] * rat.power.clover_worth - 0.2
    return scores


def look_piles(table: Table, question: LookPiles) -> Scores:
    return dict.fromkeys(question.options, 0.0)


def order(table: Table, question: Order) -> Scores:
    """Behind one door the best comes first, behind the other one what hurts whoever opens it."""
    looked = table.looked
    assert looked
    one, other = looked.before
    return {
        (best_first(one), worst_first(other)): 0.2,
        (worst_first(one), best_first(other)): 0.2,
        (best_first(one), best_first(other)): 0.1,
        question.default_answer(): 0.0,
    }


def best_first(cards: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted(range(len(cards)), key=lambda place: -tempting(cards[place])))


def worst_first(cards: tuple[str, ...]) -> tuple[int, ...]:
    return best_first(cards)[::-1]


def tempting(card: str) -> float:
    """How gladly a card is found: cheese by its worth, then a clover, a trap not at all."""
    if card in TRAPS:
        return -1.0
    return 0.5 if card in CLOVERS else float(DOOR_CARDS[card].worth)


def another_round(table: Table, question: AnotherRound) -> Scores:
    """Both are worth the same chance of a victory."""
    return {SHARE: 0.01, **dict.fromkeys(question.options[1:], 0.0)}


HABITS: dict[type[Question], Callable[[Table, Any], Scores]] = {
    LookPiles: look_piles,
    Order: order,
    Reroll: reroll,
    SpeakUp: speak_up,
    Partner: partner,
    Partners: partners,
    OtherPartner: partner,
    Keep: keep,
    PickedDie: pick,
    Pile: pile,
    Victim: victim,
    Target: target,
    React: react,
    AnotherRound: another_round,
}


def scores(table: Table, question: Question) -> Scores:
    """What each answer seems to be worth; the first of equal ones is the habit."""
    return HABITS[type(question)](table, question)
