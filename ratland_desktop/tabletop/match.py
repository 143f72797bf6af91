"""A match: drives a game's script, keeps sealed answers secret, and records everything.

The journal of a round is the table at its start and the answers given since; replaying them gives exactly the
same match. The match knows no rule of any game, and only it and the rules hold the table:
scenes and bots get a view.
"""

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

from .dialogue import Happening, IllegalAnswer, Question, Script, Tell, Together
from .dice import Dice
from .facts import fact
from .outcome import Outcome

O = TypeVar("O", contravariant=True)  # noqa: E741  how a game is set up
T = TypeVar("T")  # a game's table
V = TypeVar("V", covariant=True)  # what a seat sees of it


class Game(Protocol[O, T, V]):
    """What a game on the shelf must offer."""

    name: str

    def lay_table(self, options: O, dice: Dice) -> T: ...
    def play_round(self, table: T, dice: Dice, tell: Tell) -> Script: ...
    def copy(self, table: T) -> T: ...
    def seats(self, table: T) -> int: ...
    def is_over(self, table: T) -> bool: ...
    def view(self, table: T, seat: int | None) -> V: ...
    def outcome(self, table: T) -> Outcome: ...
    def write(self, table: T) -> dict[str, Any]: ...
    def read(self, written: dict[str, Any]) -> T: ...


@fact
class Journal(Generic[T]):
    """A round: the table and the dice's throws at its start, and the answers since.

    `answers` has an entry for each time the rules asked, with the answers in the order of the questions;
    `sealed` are (seat, answer) pairs still waiting for the others.
    """

    start: T
    thrown: int
    answers: tuple[tuple[Any, ...], ...]
    sealed: tuple[tuple[int, Any], ...] = ()


class Match(Generic[O, T, V]):
    """One game being played."""

    def __init__(
        self, game: Game[O, T, V], table: T, seed: int, dice: Dice, past: Iterable[Journal[T]] = ()
    ) -> None:
        """A match at the start of a round. `past` are the journals of the rounds before."""
        self.game = game
        self.seed = seed
        self._dice = dice
        self.past: list[Journal[T]] = list(past)
        self.story: list[Happening] = []
        self.stories: list[list[Happening]] = []
        self.starts: list[T] = []  # the tables at which the stories begin
        self._table = table
        self._open: dict[int, Question] = {}  # what is asked and not answered yet
        self._begin_round()

    @classmethod
    def new(cls, game: Game[O, T, V], options: O, seed: int) -> "Match[O, T, V]":
        """A fresh game. Raises IllegalSetup."""
        dice = Dice(seed)
        return cls(game, game.lay_table(options, dice), seed, dice)

    @classmethod
    def resume(
        cls, game: Game[O, T, V], seed: int, past: Iterable[Journal[T]], now: Journal[T]
    ) -> "Match[O, T, V]":
        """The match that kept these journals. Raises IllegalAnswer if the rules no longer take an answer."""
        match = cls(game, game.copy(now.start), seed, Dice(seed, now.thrown), past)
        for answers in now.answers:
            questions = tuple(match._asked.values())
            if len(questions) != len(answers):
                raise IllegalAnswer("journal.mismatch")
            for question, answer in zip(questions, answers, strict=True):
                match.answer(question.seat, answer)
        for seat, answer in now.sealed:
            match.answer(seat, answer)
        return match

    # --- what is asked

    @property
    def over(self) -> bool:
        return self.game.is_over(self._table)

    @property
    def open_questions(self) -> tuple[Question, ...]:
        """The questions that still wait for their answer, in seat order."""
        return tuple(self._open.values())

    def question(self, seat: int) -> Question | None:
        """What this seat is asked now and has not answered yet."""
        return self._open.get(seat)

    def asked(self, seat: int) -> Question | None:
        """What this seat is asked now, be it answered already or not."""
        return self._asked.get(seat)

    @property
    def handed_in(self) -> tuple[int, ...]:
        """The seats that have given a sealed answer."""
        return tuple(sorted(self._sealed))

    # --- answering

    def answer(self, seat: int, answer: object) -> None:
        """Take a seat's answer. Raises IllegalAnswer, and then nothing has changed.

        A secret answer stays sealed until the last of its round of questions is in.
        """
        question = self._open.get(seat)
        if question is None:
            raise self._not_open(seat)
        self._sealed[seat] = question.check(answer)
        del self._open[seat]
        if not self._open:
            self._go_on()

    def _not_open(self, seat: int) -> IllegalAnswer:
        """Why this seat has nothing to answer."""
        if seat in self._sealed:
            return IllegalAnswer("match.answered_already", seat=seat)
        return IllegalAnswer("match.over" if self.over else "match.not_asked", seat=seat)

    def take_back(self, seat: int) -> None:
        """Give a sealed answer back to its seat; the others stay. Raises IllegalAnswer."""
        if seat not in self._sealed:
            raise IllegalAnswer("match.nothing_to_take_back", seat=seat)
        del self._sealed[seat]
        self._open = {seat: asked for seat, asked in self._asked.items() if seat not in self._sealed}

    # --- looking

    def view(self, seat: int | None) -> V:
        """What this seat can see; None is the open table."""
        return self.game.view(self._table, seat)

    def sealed_answer(self, seat: int) -> Any:
        """A seat's own sealed answer, for that seat's eyes only; None if there is none."""
        return self._sealed.get(seat)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._table) if self.over else None

    @property
    def journal(self) -> Journal[T]:
        """The round so far, with the sealed answers in seat order."""
        return Journal(self._start, self._thrown, tuple(self._answers), tuple(sorted(self._sealed.items())))

    # --- driving the script

    def _begin_round(self) -> None:
        self._start = self.game.copy(self._table)
        self._thrown = self._dice.thrown
        self._answers: list[tuple[Any, ...]] = []
        self._asked: dict[int, Question] = {}
        self._open = {}
        self._sealed: dict[int, Any] = {}
        self.story = []
        self.stories.append(self.story)
        self.starts.append(self._start)
        self._script = self.game.play_round(self._table, self._dice, self.story.append)
        self._hear(None)

    def _go_on(self) -> None:
        sealed = self._sealed
        answers = tuple(map(sealed.__getitem__, self._asked))
        self._answers.append(answers)
        self._sealed = {}
        self._hear(answers if self._together else answers[0])

    def _hear(self, answers: Any) -> None:
        """Let the rules go on until they ask again; a finished round leads to the next."""
        try:
            ask = self._script.send(answers)
        except StopIteration:
            self._asked = self._open = {}
            if not self.game.is_over(self._table):  # the last round stays the journal
                self.past.append(Journal(self._start, self._thrown, tuple(self._answers)))
                self._begin_round()
            return
        if isinstance(ask, Together):
            self._together = True
            self._asked = {question.seat: question for question in ask.questions}
        else:
            self._together = False
            self._asked = {ask.seat: ask}
        self._open = self._asked.copy()
