"""Every question that Rattus asks (section 10 of the rules page), and which answers it takes.

Acts are offered as tables: for each kind of act a few rows, and each row allows every combination of its
choices. So an answer can be checked, acts can be listed, and one can be picked, without a look at the board.
"""

from collections.abc import Iterator
from itertools import islice, product
from math import prod
from typing import Any, ClassVar

from ....tabletop.dialogue import Choose, IllegalAnswer, Question
from ....tabletop.dice import Dice
from ....tabletop.facts import fact
from .words import Spot

Row = tuple[tuple[Any, ...], ...]
Answer = tuple[Any, ...]  # the name of the act and its choices

LONGEST = 4  # the name of the act, and up to three choices


@fact
class Offer:
    """One kind of act, in all ways that are possible now."""

    act: str
    rows: tuple[Row, ...]

    @property
    def ways(self) -> int:
        return sum([prod(map(len, row)) for row in self.rows])

    def way(self, number: int) -> Answer:
        """The act with this number, from 0, in the order of `acts`."""
        return next(islice(self.acts(), number, None))

    def acts(self) -> Iterator[Answer]:
        for row in self.rows:
            for choices in product(*row):
                yield (self.act, *choices)

    def allows(self, chosen: Answer) -> bool:
        """Are these the choices of one of the rows?"""
        fitting = [row for row in self.rows if len(row) == len(chosen)]
        return any(all(map(tuple.__contains__, row, chosen)) for row in fitting)


def as_words(answer: object) -> Answer | None:
    """What came from outside as a few words and whole numbers; None if it is anything else."""
    if not isinstance(answer, (list, tuple)) or not 0 < len(answer) <= LONGEST:
        return None
    for part in answer:
        if type(part) is not str and type(part) is not int:
            return None
    return tuple(answer)


@fact
class Act(Question):
    """What the player in turn does next, until the plague is moved."""

    offers: tuple[Offer, ...]

    kind: ClassVar[str] = "act"

    def rows(self, act: str) -> tuple[Row, ...]:
        """The ways to do this kind of act; none if it is not possible now."""
        for offer in self.offers:
            if offer.act == act:
                return offer.rows
        return ()

    def acts(self) -> Iterator[Answer]:
        """Every act that is possible now."""
        for offer in self.offers:
            yield from offer.acts()

    def check(self, answer: object) -> object:
        act = as_words(answer)
        if act is None:
            raise IllegalAnswer("act.shape")
        for offer in self.offers:
            if offer.act == act[0] and offer.allows(act[1:]):
                return act
        raise IllegalAnswer("act.not_possible", act=act[0])

    def any_answer(self, dice: Dice) -> object:
        """Each kind of act with the same chance, and each way to do it."""
        offer = dice.choose(self.offers)
        return offer.way(dice.below(offer.ways))


@fact
class LastAct(Act):
    """The last round: one more act with a card, or None for no more."""

    kind: ClassVar[str] = "last_act"

    def check(self, answer: object) -> object:
        return None if answer is None else Act.check(self, answer)

    def any_answer(self, dice: Dice) -> object:
        return Act.any_answer(self, dice) if dice.below(len(self.offers) + 1) else None


@fact
class Settle(Choose):
    """Where two cubes go before the first turn. The options are regions."""

    kind: ClassVar[str] = "settle"


@fact
class SecondLook(Choose):
    """Which token the Witch looks at next, or None. Asked where she sees the first face."""

    first: Spot

    kind: ClassVar[str] = "second_look"
    private: ClassVar[bool] = True

    def check(self, answer: object) -> object:
        spot = as_words(answer)
        return Choose.check(self, Spot(*spot) if spot and len(spot) == len(Spot._fields) else answer)


@fact
class Swap(Choose):
    """Whether the Witch swaps the two tokens, True or False. Asked where she sees both faces."""

    one: Spot
    other: Spot

    kind: ClassVar[str] = "swap"
    private: ClassVar[bool] = True


@fact
class Spread(Question):
    """Where the new tokens go: a neighbouring region for each. `room` says how many more each can hold.

    Tokens are all the same to those who lay them, so an answer has its regions in the order of the board.
    """

    tokens: int
    room: tuple[tuple[str, int], ...]

    kind: ClassVar[str] = "spread"

    def ways(self) -> list[tuple[str, ...]]:
        """Every answer."""
        if self.tokens == 1:
            return [(region,) for region, _ in self.room]
        found: list[tuple[str, ...]] = []
        for number, (one, free) in enumerate(self.room):
            if free > 1:
                found.append((one, one))
            found += [(one, other) for other, _ in self.room[number + 1 :]]
        return found

    def check(self, answer: object) -> object:
        if not isinstance(answer, (list, tuple)) or len(answer) != self.tokens:
            raise IllegalAnswer("spread.number", tokens=self.tokens)
        order = [region for region, _ in self.room]
        for region in answer:
            if not isinstance(region, str) or region not in order:
                raise IllegalAnswer("spread.region")
        for region, free in self.room:
            if answer.count(region) > free:
                raise IllegalAnswer("spread.full", region=region, room=free)
        return tuple(sorted(answer, key=order.index))

    def any_answer(self, dice: Dice) -> object:
        return dice.choose(self.ways())


@fact
class TurnUp(Choose):
    """The first token is about to be turned up: TURN_UP, or COUNT_TWO with the Knight (R14)."""

    region: str

    kind: ClassVar[str] = "turn_up"


@fact
class Finish(Choose):
    """The turn is about to end: DONE, or the King once more (R13, R27). The options are acts and DONE."""

    kind: ClassVar[str] = "finish"

    def check(self, answer: object) -> object:
        return Choose.check(self, as_words(answer) if isinstance(answer, list) else answer)
