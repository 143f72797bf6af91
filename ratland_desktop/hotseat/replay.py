"""A match to watch again: nobody is asked anything any more, and the story can be told from any moment.

A `Recording` is what is watched: all of a finished game, or of a running one what the table has been told.
A running game's recording has the open table and nothing else; asking it for a seat's view, a sealed answer
or a whisper is a mistake and raises. `answered` says what everybody was asked and said, `before` goes back to
one of these questions; both are for finished games only. Knows no drawing and no files.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from ratland_desktop.hotseat.box import Box
from ratland_desktop.hotseat.coming import Coming, Over, Watch
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.moments import Mark, Watched, journal_of
from ratland_desktop.hotseat.quick_minds import QuickMinds
from ratland_desktop.hotseat.reasons import Reason
from ratland_desktop.hotseat.session import Session
from ratland_desktop.saves.clock import LONG_AGO
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.match import AnyMatch, Heard, Journal, Match
from ratland_desktop.tabletop.outcome import Outcome
from ratland_desktop.tabletop.seats import Seat


class NotOpen(Exception):
    """Somebody asked a running game's recording for a secret: a mistake of ours."""


class Recording(AnyMatch):
    """A match as far as it is watched. It never changes, and it holds no table but those of its journals."""

    def __init__(self, match: AnyMatch, until: Mark | None = None) -> None:
        """`until`: how much the table of a running game has been told; None: the match is over."""
        if until is None and not match.over:
            raise NotOpen("a running game needs to know how much was told")
        last = Mark(len(match.stories) - 1, len(match.story)) if until is None else until
        journals = [journal_of(match, story) for story in range(last.story + 1)]
        before = match.past[: len(match.past) + 1 - len(match.stories)]
        self.game, self.seed = match.game, match.seed
        self.past = [*before, *journals[:-1]]
        self.starts = match.starts[: last.story + 1]
        self.stories = [*match.stories[: last.story], match.stories[last.story][: last.happening]]
        self.story = self.stories[-1]
        now = journals[-1]
        self._now = Journal(now.start, now.thrown, now.answers)  # without answers that wait for others
        self._whole = match if until is None else None
        self._open, self._asked, self._sealed = {}, {}, {}
        self._last_asked = None
        self._open_view: Any = None

    @property
    def journal(self) -> Journal[Any]:
        return self._now

    @property
    def over(self) -> bool:
        return self._whole is not None

    def outcome(self) -> Outcome | None:
        return self._whole.outcome() if self._whole is not None else None

    def view(self, seat: int | None) -> Any:
        """At the end of what is watched."""
        if self._whole is not None:
            return self._whole.view(seat)
        if seat is not None:
            raise NotOpen("a seat's own view")
        if self._open_view is None:
            played = Watched(self, self._now)
            played.follow(self._now)
            self._open_view = played.seen[len(self.story)]
        return self._open_view

    def sealed_answer(self, seat: int) -> Any:
        raise NotOpen("a sealed answer")

    def whispers(self, seat: int, story: int = -1) -> tuple[Heard, ...]:
        if self._whole is None:
            raise NotOpen("a whisper")
        return self._whole.whispers(seat, story)


# --- what was asked, and what was answered


@fact
class Answered:
    """One seat's answer: given `after` so many happenings of its story, when the rules had asked `number`
    times before in that round."""

    story: int
    after: int
    number: int
    question: Question
    answer: Any
    reason: Reason | None = None

    @property
    def seat(self) -> int:
        return self.question.seat


@fact
class _Given:
    """Before the computers' reasons are found: `round` as people count it."""

    after: int
    number: int
    round: int
    question: Question
    answer: Any


class _Overheard(AnyMatch):
    """A round of a finished game, played again; `given` has every answer in order."""

    def __init__(self, box: Box, match: AnyMatch, journal: Journal[Any]) -> None:
        self.given: list[_Given] = []
        self._course = box.course
        game, dice = match.game, Dice(match.seed, journal.thrown)
        super().__init__(game, game.copy(journal.start), match.seed, dice)
        self._replay(journal.answers)

    def _go_on(self) -> None:
        number, round = len(self._answers), self._course.round(self.view(None))
        for seat, question in self._asked.items():
            self.given.append(_Given(len(self.story), number, round, question, self._sealed[seat]))
        super()._go_on()


class Answers:
    """Everything that was answered in a finished game, story by story, with the computers' reasons."""

    def __init__(self, box: Box, match: AnyMatch, diary: Diary) -> None:
        assert match.over
        self._box, self._match, self._diary = box, match, diary
        self._by_story: list[tuple[Answered, ...]] | None = None

    def of(self, story: int) -> tuple[Answered, ...]:
        """In the order in which the rules asked."""
        if self._by_story is None:
            self._by_story = self._all()
        return self._by_story[story]

    def _all(self) -> list[tuple[Answered, ...]]:
        match = self._match
        rounds = [journal_of(match, story) for story in range(len(match.stories))]
        given = [_Overheard(self._box, match, journal).given for journal in rounds]
        reasons = self._reasons(given)
        return [
            tuple(
                Answered(story, one.after, one.number, one.question, one.answer, reasons.get(id(one)))
                for one in each
            )
            for story, each in enumerate(given)
        ]

    def _reasons(self, given: Sequence[Sequence[_Given]]) -> dict[int, Reason]:
        """The diary knows for which seat, round and kind of question a computer had a reason. Where there are
        as many reasons as answers they belong together in their order; else nobody knows which is whose."""
        answers: dict[tuple[int, int, str], list[_Given]] = {}
        for one in (one for each in given for one in each):
            answers.setdefault((one.round, one.question.seat, one.question.kind), []).append(one)
        thoughts: dict[tuple[int, int, str], list[Reason]] = {}
        for thought in self._diary.thoughts:
            thoughts.setdefault((thought.round, thought.seat, thought.kind), []).append(thought.reason)
        return {
            id(one): reason
            for key, each in answers.items()
            if len(each) == len(thoughts.get(key, ()))
            for one, reason in zip(each, thoughts[key], strict=True)
        }


def before(match: AnyMatch, answered: Answered) -> AnyMatch:
    """A match of its own that stands where this answer was asked for. What others answered at the same time
    is handed in already; the dice will fall as they did."""
    journal, story = journal_of(match, answered.story), answered.story
    past = match.past[: len(match.past) + 1 - len(match.stories) + story]
    asked = Journal(journal.start, journal.thrown, journal.answers[: answered.number])
    again: AnyMatch = Match.resume(match.game, match.seed, past, asked)
    given = journal.answers[answered.number]
    for question, answer in zip(again.open_questions, given, strict=True):
        if question.seat != answered.seat:
            again.answer(question.seat, answer)
    return again


# --- watching


@dataclass(frozen=True, slots=True)
class Replay:
    """A game to watch again. `until`: how much of a running game the table has been told; None: all of it,
    with every secret. `when`: when it was finished, if it is."""

    box: Box
    match: AnyMatch
    seats: tuple[Seat, ...]
    diary: Diary
    until: Mark | None = None
    when: datetime = LONG_AGO

    @property
    def finished(self) -> bool:
        return self.until is None


def replay_of(session: Session, when: datetime = LONG_AGO) -> Replay:
    """The game of this session, as far as everybody may watch it again."""
    until = None if session.told else session.mark
    return Replay(session.box, session.match, session.seats, session.diary, until, when)


class ReplaySession(Session):
    """A recording at the table: it is told, it can be told from any moment, and nobody is asked."""

    def __init__(self, replay: Replay, mark: Mark | None = None, eyes: int | None = None) -> None:
        """`eyes`: the seat from whose chair the table of a finished game is shown."""
        if eyes is not None and not replay.finished:
            raise NotOpen("a seat's own view")
        self._eyes = eyes
        diary = replay.diary if replay.finished else Diary(changes=[*replay.diary.changes])
        recording = Recording(replay.match, replay.until)
        super().__init__(replay.box, recording, replay.seats, QuickMinds(0), mark, diary=diary)

    def step(self) -> Coming:
        return Watch() if self.unseen() else Over()

    @property
    def humans(self) -> tuple[int, ...]:
        """Nobody sits here to be asked, or to be shown own things."""
        return ()

    @property
    def alone(self) -> int | None:
        """The seat whose own things lie open: nobody's, unless the game is over and somebody asked for it."""
        return self._eyes

    def may_glance(self, seat: int) -> bool:
        return False

    def let_computers_play(self) -> bool:
        return False

    def go_to(self, mark: Mark) -> None:
        """The table stands at this moment from now on."""
        self.storyline.go_to(mark)
