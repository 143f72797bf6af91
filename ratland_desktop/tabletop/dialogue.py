"""The conversation between a game's rules and the people at the table.

Rules are generators: they *tell* what happens (`Happening`, by calling `tell`) and *ask* what only a player
can decide (by yielding a `Question`, or a `Together` of several). This module knows no game, no drawing and
no texts; a refusal has a code and parameters that the locale files turn into a sentence.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, ClassVar, TypeVar

from .dice import Dice
from .facts import fact


class Refused(Exception):
    """Something a person asked for cannot be done; `code` and `params` say why in any language."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, Any] = params


class IllegalAnswer(Refused):
    """An answer that the rules do not allow. Nothing has changed."""


class IllegalSetup(Refused):
    """A game that cannot be set up like this."""


@fact
class Happening:
    """One thing that happened at the table, open to everybody."""


@fact
class Question:
    """What the rules want to know from one seat.

    An answer is plain data (numbers, words, lists), so it can be written down. `check` takes what came from
    outside and gives it back as the rules want it, or refuses it.
    """

    seat: int

    kind: ClassVar[str] = "question"
    secret: ClassVar[bool] = False

    def check(self, answer: object) -> object:
        """The answer as the rules take it. Raises IllegalAnswer."""
        raise NotImplementedError

    def any_answer(self, dice: Dice) -> object:
        """A legal answer by chance: for simulations, contract tests and absent players."""
        raise NotImplementedError


@fact
class Choose(Question):
    """A question with a handful of answers, all known beforehand."""

    options: tuple[Any, ...]

    def check(self, answer: object) -> object:
        kind = type(answer)
        for option in self.options:
            if option == answer and (kind is type(option) or (kind is int and type(option) is not bool)):
                return option
        raise IllegalAnswer("answer.not_offered", question=self.kind)

    def any_answer(self, dice: Dice) -> object:
        return dice.choose(self.options)


@fact
class Together:
    """Questions that all asked seats answer at the same time, at most one for each seat.

    The rules get the answers in the order of the questions, however they were handed in.
    """

    questions: Sequence[Question]


T = TypeVar("T")

Tell = Callable[[Happening], None]
Asks = Generator["Question | Together", Any, T]  # a script that asks questions and returns a result
Script = Asks[None]
