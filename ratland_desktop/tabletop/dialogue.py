"""The conversation between a game's rules and the people at the table.

Rules are generators: they *tell* what happens (`Happening`, by calling `tell`) and *ask* what only a player
can decide (by yielding a `Question`, or a `Together` of them). What only some seats may know is told as a
`Whisper`; `NO_WAY_BACK` says that the answers given so far can no longer be undone. This module knows no
game, no drawing and no texts; a refusal has a code and parameters that the locale files turn into a sentence.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, ClassVar, Final, TypeVar

from .dice import Dice
from .facts import fact


class Refused(Exception):
    """Something a person asked for cannot be done; `code` and `params` say why in any language."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, Any] = params

    @property
    def spoken(self) -> dict[str, str | int]:
        """The parameters that a text can say."""
        return {name: value for name, value in self.params.items() if isinstance(value, str | int)}


class IllegalAnswer(Refused):
    """An answer that the rules do not allow. Nothing has changed."""


class IllegalSetup(Refused):
    """A game that cannot be set up like this."""


@fact
class Happening:
    """One thing that happened at the table, open to everybody."""

    heading: ClassVar[bool] = False
    """Does a new part of the story begin with it? Then the part before it has been seen to its end."""


@fact
class Whisper:
    """Something that only `seats` may know. It belongs to the open happening that was told before it.

    The match keeps it apart from the open story, and only these seats can ask for it. `news` says whether it
    tells them something they did not know: then the answers that led to it cannot be undone any more.
    """

    seats: tuple[int, ...]
    happening: Happening
    news: bool = True


class NoWayBack:
    """Told when something hidden has come to light: the answers given so far cannot be undone any more."""

    __slots__ = ()


NO_WAY_BACK: Final = NoWayBack()


@fact
class Question:
    """What the rules want to know from one seat.

    An answer is plain data (numbers, words, lists), so it can be written down. `check` takes what came from
    outside and gives it back as the rules want it, or refuses it.
    """

    seat: int

    kind: ClassVar[str] = "question"
    private: ClassVar[bool] = False
    """Is it asked behind the curtain? The answers on offer may depend on what only this seat can see."""
    sealed: ClassVar[bool] = False
    """Does the answer stay hidden until everybody who is asked together has answered?"""
    kept_secret: ClassVar[bool] = False
    """Does a sealed answer stay hidden even when everybody has answered?"""
    quiet: ClassVar[bool] = False
    """Is it asked because of open facts alone, whether the seat has a choice or not? Being asked then tells
    nothing. The curtain never closes for a quiet question by itself: a standing order answers it, or
    `default_answer` does, unless the player wants to decide in person."""

    def check(self, answer: object) -> object:
        """The answer as the rules take it. Raises IllegalAnswer."""
        raise NotImplementedError

    def any_answer(self, dice: Dice) -> object:
        """A legal answer by chance: for simulations, contract tests and absent players."""
        raise NotImplementedError

    def default_answer(self) -> object:
        """The answer for a person who says nothing. Every quiet question has one."""
        raise NotImplementedError

    @property
    def has_choice(self) -> bool:
        """Is there more than one answer? For the eyes of the asked seat only."""
        return True


@fact
class Choose(Question):
    """A question with a handful of answers, all known beforehand."""

    options: tuple[Any, ...]

    @property
    def has_choice(self) -> bool:
        return len(self.options) > 1

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

Told = Happening | Whisper | NoWayBack
Tell = Callable[[Told], None]
Asks = Generator["Question | Together", Any, T]  # a script that asks questions and returns a result
Script = Asks[None]
