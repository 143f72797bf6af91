"""Searches the own turn on imagined tables: what is each answer worth, if the turn goes on as well as it can?

An answer is tried in all worlds alike, so that it is judged by what its player can know. Only when something
has come to light do the worlds part, because then the player will know more. Hidden cards of which nothing is
known are as good as each other: one of them is tried for all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ....tabletop.dialogue import Question, Together
from ....tabletop.dice import Dice
from ..rules.questions import Pick
from ..rules.reimagining import reimagine
from ..rules.table import Table
from ..rules.view import View, view
from ..rules.words import DECK
from .trying import Ear, asked_next, end, give, let_reveal
from .worth import worth

Worth = Callable[[Table, int], float]
WIDE = 6  # answers of a step in the middle of an effect that are followed to the end


@dataclass(slots=True)
class Leaf:
    """Where an answer leads in one world: a table at the end of the turn, and what it is worth."""

    table: Table
    worth: float


@dataclass(frozen=True, slots=True)
class Search:
    """One turn's search for a seat."""

    seat: int
    dice: Dice
    worth: Worth = worth
    after_draw: int = 2  # worlds in which a card drawn from the deck is tried

    def weigh(self, worlds: Sequence[Table], question: Pick) -> dict[Any, list[Leaf]]:
        """For each answer, but one of those that are alike, where it leads in each world."""
        return {answer: self.lead(worlds, question, answer) for answer in self.distinct(worlds[0], question)}

    def lead(self, worlds: Sequence[Table], question: Question, answer: Any) -> list[Leaf]:
        ear = Ear(self.seat)
        after = [world.copy() for world in worlds]
        for world in after:
            give(world, question, answer, self.dice, ear)
        if question.kind == "opening":
            return [Leaf(world, self.worth(world, self.seat)) for world in after]
        if question.kind == "draw" and answer == DECK and not question.because:
            return [self.drawn(world) for world in after]
        return self.follow(after, ear)

    def drawn(self, table: Table) -> Leaf:
        """A card has come from the deck: what else is hidden stays so."""
        seen = view(table, self.seat)
        leaves = self.follow([reimagine(seen, self.dice) for _ in range(self.after_draw)], Ear(self.seat))
        return Leaf(leaves[0].table, mean(leaves))

    def follow(self, worlds: Sequence[Table], ear: Ear) -> list[Leaf]:
        """The rest of the turn, with the best answer to whatever it asks."""
        if ear.surprised and len(worlds) > 1:
            return [leaf for world in worlds for leaf in self.follow([world], Ear(self.seat))]
        asks = [asked_next(world, self.dice, ear) for world in worlds]
        if ear.surprised and len(worlds) > 1:
            return [leaf for world in worlds for leaf in self.follow([world], Ear(self.seat))]
        ask = asks[0]
        if ask is None:
            return [self.leaf(world) for world in worlds]
        if isinstance(ask, Together):
            for world in worlds:
                let_reveal(world, {})
            return self.follow(worlds, ear)
        if ask.seat != self.seat:  # it is another seat's turn, which this one had to answer in between
            for world in worlds:
                world.running = ()
            return [self.leaf(world) for world in worlds]
        assert isinstance(ask, Pick)
        answers = self.distinct(worlds[0], ask)
        if len(answers) > WIDE and goes_on(worlds[0]):
            answers = self.promising(worlds[0], ask, answers)
        return max([self.lead(worlds, ask, answer) for answer in answers], key=mean)

    def promising(self, world: Table, question: Pick, answers: list[Any]) -> list[Any]:
        """The answers that would be best if the effect ended with them."""
        found = []
        for answer in answers:
            after = world.copy()
            give(after, question, answer, self.dice)
            after.running = ()
            found.append((self.leaf(after).worth, answer))
        found.sort(key=lambda each: -each[0])
        return [answer for _, answer in found[:WIDE]]

    def leaf(self, table: Table) -> Leaf:
        end(table)
        return Leaf(table, self.worth(table, self.seat))

    def distinct(self, table: Table, question: Pick) -> list[Any]:
        """The answers without those that differ only in which unknown card they mean."""
        if question.kind != "effect":
            return [*question.options]
        found = {alike(table, self.seat, answer): answer for answer in reversed(question.options)}
        return [*reversed(found.values())]


def goes_on(table: Table) -> bool:
    """Has the effect steps left after the one that is asked?"""
    asked = len(table.running) - 1
    return any(
        [each.done + (number == asked) < len(each.steps) for number, each in enumerate(table.running)]
    )


def alike(table: Table, seat: int, answer: Any) -> Any:
    """The answer, with unknown cards of a player called the same."""
    if isinstance(answer, tuple):
        if len(answer) == 2 and type(answer[0]) is int and type(answer[1]) is int:
            card = table.rows[answer[0]][answer[1]]
            if seat not in card.known and card.chip is None:
                return (answer[0], "?")
            return answer
        return tuple([alike(table, seat, part) for part in answer])
    return answer


def mean(leaves: Sequence[Leaf]) -> float:
    return sum([leaf.worth for leaf in leaves]) / len(leaves)


def imagined(seen: View, dice: Dice, worlds: int) -> list[Table]:
    return [reimagine(seen, dice) for _ in range(worlds)]
