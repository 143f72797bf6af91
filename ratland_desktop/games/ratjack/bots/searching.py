"""Searches the own turn on imagined tables: what is each answer worth, if the turn goes on as well as it can?

An imagined table is called a world. The same answer is tried in all worlds, so that it is judged by what its
player can know. After something hidden has been seen, the next answer may differ from world to world. Hidden
cards of which nothing is known are as good as each other: one of them is tried for all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ....tabletop.dialogue import Together, Told
from ....tabletop.dice import Dice
from ..rules.questions import DrawChoice, EffectChoice, OpeningChoice, Pick
from ..rules.reckoning import end_turn
from ..rules.reimagining import reimagine
from ..rules.table import Table
from ..rules.view import View, view
from ..rules.words import DECK, TURN
from .trying import Ear, asked_next, give, let_reveal

Worth = Callable[[Table, int], float]  # what a table is worth to a seat
WIDE = 6  # answers in the middle of an effect that are followed to its end


@dataclass(frozen=True, slots=True)
class Leaf:
    """Where an answer leads in one world: the table when the next turn begins, and its worth.

    `told` is what the end of the turn told: who is out, and who got points.
    """

    table: Table
    worth: float
    told: list[Told] = field(default_factory=list)


Found = dict[Any, list[Leaf]]  # by answer, a leaf for each world


@dataclass(frozen=True, slots=True)
class Search:
    """The search of one seat: its dice, and what a table is worth to it."""

    seat: int
    dice: Dice
    worth: Worth
    after_draw: int = 2  # worlds in which a card that might be drawn is tried

    def weigh(self, worlds: Sequence[Table], question: Pick) -> Found:
        """Where each answer leads in each world. Of answers that are alike only one is tried."""
        return {answer: self.lead(worlds, question, answer) for answer in self.distinct(worlds[0], question)}

    def lead(self, worlds: Sequence[Table], question: Pick, answer: Any) -> list[Leaf]:
        """The answer, and the rest of the turn."""
        ear = Ear(self.seat)
        after = [world.copy() for world in worlds]
        for world in after:
            give(world, question, answer, self.dice, ear)
        if isinstance(question, OpeningChoice):
            return [Leaf(world, self.worth(world, self.seat)) for world in after]
        if isinstance(question, DrawChoice) and question.because == TURN and answer == DECK:
            return [self.drawn(world) for world in after]
        return self.follow(after, ear)

    def drawn(self, table: Table) -> Leaf:
        """The rest of the turn after drawing from the deck. All that is still hidden is imagined anew."""
        seen = view(table, self.seat)
        leaves = self.follow(imagined(seen, self.dice, self.after_draw), Ear(self.seat))
        return Leaf(leaves[0].table, mean(leaves), leaves[0].told)

    def follow(self, worlds: Sequence[Table], ear: Ear) -> list[Leaf]:
        """The rest of the turn, with the best answer to whatever it asks."""
        asks = [asked_next(world, self.dice, ear) for world in worlds]
        if ear.surprised and len(worlds) > 1:
            return [leaf for world in worlds for leaf in self.follow([world], Ear(self.seat))]
        ask = asks[0]  # the same in all of them: what is asked depends on nothing unknown
        if isinstance(ask, Together):
            for world in worlds:
                let_reveal(world, {})
            return self.follow(worlds, ear)
        if ask is None or ask.seat != self.seat:
            return [self.leaf(world) for world in worlds]
        assert isinstance(ask, Pick)
        answers = self.distinct(worlds[0], ask)
        if len(answers) > WIDE and goes_on(worlds[0]):
            answers = self.promising(worlds[0], ask, answers)
        return max([self.lead(worlds, ask, answer) for answer in answers], key=mean)

    def promising(self, world: Table, question: Pick, answers: list[Any]) -> list[Any]:
        """The answers that would be best if the turn ended with them."""
        ends = {}
        for answer in answers:
            after = world.copy()
            give(after, question, answer, self.dice)
            ends[answer] = self.leaf(after).worth
        return sorted(answers, key=lambda answer: -ends[answer])[:WIDE]

    def leaf(self, table: Table) -> Leaf:
        """The turn ends here, whatever else it would ask."""
        told: list[Told] = []
        table.running = ()
        end_turn(table, told.append)
        return Leaf(table, self.worth(table, self.seat), told)

    def distinct(self, table: Table, question: Pick) -> list[Any]:
        """The answers without those that differ only in which unknown card they mean."""
        if not isinstance(question, EffectChoice):
            return [*question.options]
        found = {alike(table, self.seat, answer): answer for answer in reversed(question.options)}
        return [*reversed(found.values())]


def goes_on(table: Table) -> bool:
    """Have the effects that are under way steps left after the one that is asked?"""
    asked = len(table.running) - 1
    return any(each.done + (number == asked) < len(each.steps) for number, each in enumerate(table.running))


def alike(table: Table, seat: int, answer: Any) -> Any:
    """The answer, with all cards of a player that this seat does not know called the same."""
    match answer:
        case (int(whose), int(slot)):
            card = table.rows[whose][slot]
            return answer if seat in card.known or card.chip is not None else (whose, "unknown")
        case (one, other):
            return alike(table, seat, one), alike(table, seat, other)
    return answer


def mean(leaves: Sequence[Leaf]) -> float:
    return sum([leaf.worth for leaf in leaves]) / len(leaves)


def imagined(seen: View, dice: Dice, worlds: int) -> list[Table]:
    """Tables that this view could show."""
    return [reimagine(seen, dice) for _ in range(worlds)]
