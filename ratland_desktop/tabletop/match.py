"""A match: drives a game's script, keeps sealed answers secret, and records everything.

The journal of a round is the table at its start and the answers given since; replaying them gives exactly the
same match. That is how a match is resumed, and how an answer is undone. The match knows no rule of any game,
and only it and the rules hold the table: scenes and bots get a view.
"""

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

from .dialogue import Happening, IllegalAnswer, Question, Script, Tell, Together, Told, Whisper
from .dice import Dice
from .facts import fact
from .outcome import Outcome

O = TypeVar("O", contravariant=True)  # noqa: E741  how a game is set up
T = TypeVar("T")  # a game's table
V = TypeVar("V")  # what a seat sees of it


class Game(Protocol[O, T, V]):
    """What a game on the shelf must offer."""

    name: str

    def lay_table(self, options: O, dice: Dice) -> T: ...
    def play_round(self, table: T, dice: Dice, tell: Tell) -> Script: ...
    def copy(self, table: T) -> T: ...
    def seats(self, table: T) -> int: ...

    def unplayed(self, table: T) -> tuple[int, ...]:
        """The seats that take part but that nobody plays: the rules move them and never ask them."""

    def is_over(self, table: T) -> bool: ...

    def view(self, table: T, seat: int | None) -> V:
        """What `seat` can see; None is the open table."""

    def reimagine(self, view: V, dice: Dice) -> T:
        """A table that could be the true one for all this view shows; `view` of it gives the same view."""

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


@fact
class Heard:
    """What a seat was told in private, after so many happenings of the open story. `news`: as in Whisper."""

    after: int
    happening: Happening
    news: bool = True


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
        self._whispers: list[list[tuple[int, Whisper]]] = []  # for each story, with the place in it
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
        match._replay(now.answers)
        for seat, answer in now.sealed:
            match.answer(seat, answer)
        return match

    def _replay(self, given: Iterable[tuple[Any, ...]]) -> None:
        for answers in given:
            questions = tuple(self._asked.values())
            if len(questions) != len(answers):
                raise IllegalAnswer("journal.mismatch")
            for question, answer in zip(questions, answers, strict=True):
                self.answer(question.seat, answer)

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

    @property
    def last_seat(self) -> int | None:
        """Who gave the last answer of this round; None if nobody has, or several together."""
        return None if self._last_asked is None else self._last_asked.seat

    @property
    def last_asked(self) -> Question | None:
        """The question that was answered last in this round; None if none was, or several together."""
        return self._last_asked

    # --- answering

    def answer(self, seat: int, answer: object) -> None:
        """Take a seat's answer. Raises IllegalAnswer, and then nothing has changed.

        Where several are asked together, answers stay sealed until the last of them is in.
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

    def can_undo(self, seat: int) -> bool:
        """Was the last answer this seat's, with nothing come to light since? After chance has spoken,
        something hidden was shown, another seat has answered or the round has ended there is no way back."""
        return len(self._answers) > self._settled and self.last_seat == seat and not self._sealed

    def undo(self, seat: int) -> None:
        """Take the last answer back: the round is played again without it. Raises IllegalAnswer."""
        if not self.can_undo(seat):
            raise IllegalAnswer("match.no_way_back", seat=seat)
        given = self._answers[:-1]
        for kept in (self.stories, self.starts, self._whispers):
            kept.pop()
        self._table = self.game.copy(self._start)
        self._dice = Dice(self.seed, self._thrown)
        self._begin_round()
        self._replay(given)

    # --- looking

    def view(self, seat: int | None) -> V:
        """What this seat can see; None is the open table."""
        return self.game.view(self._table, seat)

    def sealed_answer(self, seat: int) -> Any:
        """A seat's own sealed answer, for that seat's eyes only; None if there is none."""
        return self._sealed.get(seat)

    def whispers(self, seat: int, story: int = -1) -> tuple[Heard, ...]:
        """What this seat, and not everybody, was told in this story; for that seat's eyes only."""
        told = self._whispers[story]
        return tuple(Heard(after, x.happening, x.news) for after, x in told if seat in x.seats)

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
        self._settled = 0  # so many of the answers cannot be undone any more
        self._last_asked: Question | None = None  # what was answered last; None: several together
        self.story = []
        self.stories.append(self.story)
        self._whispers.append([])
        self.starts.append(self._start)
        self._script = self.game.play_round(self._table, self._dice, self._tell)
        self._hear(None)

    def _tell(self, told: Told) -> None:
        """The rules say something: to everybody, to some seats, or that there is no way back from here."""
        if isinstance(told, Happening):
            self.story.append(told)
            return
        if isinstance(told, Whisper):
            self._whispers[-1].append((len(self.story), told))
            if not told.news:
                return
        self._settled = len(self._answers)

    def _go_on(self) -> None:
        sealed = self._sealed
        answers = tuple(map(sealed.__getitem__, self._asked))
        self._last_asked = None if self._together else next(iter(self._asked.values()))
        self._answers.append(answers)
        self._sealed = {}
        thrown = self._dice.thrown
        if self._together:
            self._settled = len(self._answers)
            self._hear(answers)
        else:
            self._hear(answers[0])
        if self._dice.thrown != thrown:
            self._settled = len(self._answers)

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


AnyGame = Game[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]
