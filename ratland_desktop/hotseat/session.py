"""A session around one laptop: a match, who sits where, and what comes next.

Scenes ask `step()` what to show; all decisions of people and computers go through `answer`. The table shows
happenings one by one, so a session also stores how far the story has been seen, and the open table at that
moment (`shown`). Secrets stay in the match: a session gives out a seat's view and nothing more. What differs
from game to game comes from its box. Knows no drawing and no files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from ratland_desktop.hotseat.box import Box
from ratland_desktop.hotseat.diary import Diary, Draft, HandsChanged, Thought
from ratland_desktop.hotseat.moments import AnyMatch, Moments
from ratland_desktop.hotseat.moments import Mark as Mark
from ratland_desktop.hotseat.reasons import Decided
from ratland_desktop.tabletop.dialogue import Happening, IllegalAnswer, Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.seats import HUMAN, Seat


class Minds(Protocol):
    """The computer players. They get the view of their seat and the question, nothing else."""

    def ask(self, seat: int, level: str, view: Any, question: Question) -> None:
        """Start thinking about this question."""

    def answers(self) -> list[Decided]:
        """What has been thought through since the last call."""

    def forget(self) -> None:
        """Nobody waits for the answers any more."""


class QuickMinds:
    """Answers by chance, at once: a legal move, no thought."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)
        self._ready: list[Decided] = []

    def ask(self, seat: int, level: str, view: Any, question: Question) -> None:
        self._ready.append(Decided(seat, question, question.any_answer(self._dice)))

    def answers(self) -> list[Decided]:
        ready, self._ready = self._ready, []
        return ready

    def forget(self) -> None:
        self._ready = []


# --- what comes next


@fact
class Watch:
    """The story goes on: there are happenings that the table has not seen."""


@fact
class HandOver:
    """A private turn: this seat answers its question behind the curtain."""

    seat: int


@fact
class Decide:
    """An open decision: this seat answers on the table."""

    seat: int


@fact
class Wait:
    """Only computers are asked, and they are still thinking."""

    seats: tuple[int, ...]


@fact
class Over:
    """The game has ended and everything has been seen."""


Step = Watch | HandOver | Decide | Wait | Over


class Session:
    """One game being played around one laptop."""

    def __init__(
        self,
        box: Box,
        match: AnyMatch,
        seats: Sequence[Seat],
        minds: Minds,
        mark: Mark | None = None,
        changed: Callable[[], None] = lambda: None,
        diary: Diary | None = None,
    ) -> None:
        """`changed` is called whenever something worth saving has happened."""
        self.box = box
        self.match = match
        self.seats = tuple(seats)
        self.minds = minds
        self.changed = changed
        self.diary = diary or Diary()
        self._asked: dict[int, Question] = {}
        self.rethinking: int | None = None  # the seat that thinks its sealed answer over
        self.mark = self._inside(mark or Mark())
        self.moments = Moments(box.course, match)
        self.shown = self.moments.at(self.mark)

    # --- what comes next

    def step(self) -> Step:
        """What the table does now."""
        if self.unseen():
            return Watch()
        if self.told:
            return Over()
        if self.rethinking is not None:
            return HandOver(self.rethinking)
        asked = {question.seat: question for question in self.match.open_questions}
        humans = [seat for seat in self.order if seat in asked and self.seats[seat].is_human]
        if not humans:
            return Wait(tuple(seat for seat in self.order if seat in asked))
        return HandOver(humans[0]) if asked[humans[0]].private else Decide(humans[0])

    @property
    def order(self) -> tuple[int, ...]:
        """The way of the laptop around the table, from whose turn it is."""
        return self.box.course.order(self.match.view(None))

    @property
    def round(self) -> int:
        """The round that is being played, as people count it."""
        return self.box.course.round(self.match.view(None))

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)

    @property
    def needs_curtain(self) -> bool:
        """With one human only nobody can peep."""
        return len(self.humans) > 1

    def question(self, seat: int) -> Question | None:
        """What this seat has to answer now, or wants to answer anew."""
        return self.match.asked(seat) if seat == self.rethinking else self.match.question(seat)

    def view(self, seat: int | None) -> Any:
        return self.match.view(seat)

    # --- deciding

    def answer(self, seat: int, answer: object) -> None:
        """A seat's answer, in place of a sealed one if it thinks again. Raises IllegalAnswer."""
        if seat == self.rethinking and (question := self.match.asked(seat)) is not None:
            question.check(answer)
            self.match.take_back(seat)
            self.rethinking = None
        self.match.answer(seat, answer)
        self._asked.pop(seat, None)
        self.diary.note_planner(seat, by_person=self.seats[seat].is_human)
        self.changed()

    def rethink(self, seat: int) -> None:
        """A seat thinks again; its answer stays sealed until it has another one. Raises IllegalAnswer."""
        if seat not in self.match.handed_in:
            raise IllegalAnswer("match.nothing_to_take_back", seat=seat)
        self.rethinking = seat

    def keep_answer(self) -> None:
        """Whoever thought again leaves it at that."""
        self.rethinking = None

    def draft(self, seat: int) -> tuple[Any, ...] | None:
        """What this seat had begun before a break, or thinks over; for its own eyes only."""
        question = self.question(seat)
        begun = question and self.diary.begun(seat, self.round, question.kind)
        return begun or (self.match.sealed_answer(seat) if seat == self.rethinking else None)

    def keep_draft(self, seat: int, parts: tuple[Any, ...] | None) -> bool:
        """What a seat has begun, or None. True when that is something else than before."""
        question = self.question(seat)
        if question is None or parts is None or parts == self.match.sealed_answer(seat):
            return self.diary.drafts.pop(seat, None) is not None
        return self.diary.begin(seat, Draft(self.round, question.kind, tuple(parts)))

    def let_computers_play(self) -> bool:
        """Ask the computers what they are asked, and take what they have decided. True if anything moved."""
        moved = False
        for question in self.match.open_questions:
            seat = question.seat
            player = self.seats[seat].player
            if player != HUMAN and self._asked.get(seat) is not question:
                self._asked[seat] = question
                self.minds.ask(seat, player, self.match.view(seat), question)
        if self.rethinking is not None:  # with the last answer everything would be revealed
            return False
        for decided in self.minds.answers():
            seat, question = decided.seat, decided.question
            if self._asked.get(seat) is question and self.match.question(seat) is question:
                self._take(decided)
                moved = True
        return moved

    def _take(self, decided: Decided) -> None:
        """A computer's answer and its reason; whatever it thought, the game goes on."""
        seat, question = decided.seat, decided.question
        view = self.match.view(seat)
        if decided.reason is not None:
            had = self.box.course.holdings(view, seat)
            self.diary.thoughts.append(Thought(self.round, seat, question.kind, decided.reason, had))
        try:
            self.answer(seat, decided.answer)
        except IllegalAnswer:
            self.answer(seat, question.any_answer(Dice(self.round)))

    def change_player(self, seat: int, player: str) -> None:
        """A seat changes hands, from a person to the computer or back. A sealed answer stays, but for one:
        whoever takes a computer's seat plans anew, and never sees what the computer had planned.
        """
        old = self.seats[seat]
        if old.player == player:
            return
        seats = list(self.seats)
        seats[seat] = replace(old, player=player)
        self.seats = tuple(seats)
        self._asked.pop(seat, None)
        self.diary.drafts.pop(seat, None)
        if self.rethinking == seat:
            self.rethinking = None
        if player == HUMAN and seat in self.match.handed_in and seat not in self.diary.own:
            self.match.take_back(seat)
        had, told = self.box.course.tally(self.shown, seat), self.number_of(self.mark.story)
        self.diary.changes.append(HandsChanged(told, self.mark.happening, seat, old.player, player, had))
        if player != HUMAN:
            self.diary.owed.discard(seat)
        elif not old.is_human:
            self.diary.owed.add(seat)
        self.changed()

    def recap_told(self, seat: int) -> None:
        """The player who came back knows what happened."""
        self.diary.owed.discard(seat)
        self.changed()

    # --- watching

    def unseen(self) -> list[Happening]:
        """The happenings of one round that the table has not seen yet; the next round's come after them."""
        mark = self.mark
        return self.match.stories[mark.story][mark.happening :]

    @property
    def told(self) -> bool:
        """The game is over, and the table has seen how."""
        return self.match.over and not self.unseen()

    def see(self) -> Happening:
        """Show the next happening: `shown` goes on by one."""
        mark = self.mark
        happening = self.match.stories[mark.story][mark.happening]
        seen = Mark(mark.story, mark.happening + 1)
        self.shown = self.moments.next(self.shown, seen, happening)
        self.mark = self._inside(seen)
        if happening.heading or self.told:  # the part before it, or all, was shown
            self.changed()
        return happening

    def _inside(self, mark: Mark) -> Mark:
        """A mark at the end of a finished round's story stands at the beginning of the next."""
        stories = self.match.stories
        if mark.story >= len(stories):
            return Mark(len(stories) - 1, len(stories[-1]))
        if mark.happening >= len(stories[mark.story]) and mark.story + 1 < len(stories):
            return Mark(mark.story + 1, 0)
        return Mark(mark.story, min(mark.happening, len(stories[mark.story])))

    def number_of(self, story: int) -> int:
        """Which round of the match a story tells: 1 for the first."""
        match = self.match
        return len(match.past) + 2 - len(match.stories) + story
