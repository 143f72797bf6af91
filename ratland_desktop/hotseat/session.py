"""A session around one laptop: a match, who sits where, and what comes next.

Scenes ask `step()` what to show; all decisions of people and computers go through `answer`. The table shows
happenings one by one, so a session also stores how far the story has been seen, and the open table at that
moment (`shown`). Secrets stay in the match: a session gives out a seat's view, and to a seat behind the
curtain what it was told in private, and nothing more. What differs from game to game comes from its box.
Knows no drawing and no files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any
from zlib import crc32

from ratland_desktop.hotseat.box import Box
from ratland_desktop.hotseat.coming import Breath, Coming, Decide, HandOver, Over, Wait, Watch
from ratland_desktop.hotseat.computers import Computers
from ratland_desktop.hotseat.diary import Diary, Draft, HandsChanged, Thought
from ratland_desktop.hotseat.moments import Mark, Moments, OpenView, number_of
from ratland_desktop.hotseat.quick_minds import Minds, QuickMinds
from ratland_desktop.hotseat.quiet import QuietQuestions, StandingOrders
from ratland_desktop.hotseat.reasons import Decided
from ratland_desktop.hotseat.storyline import Storyline
from ratland_desktop.hotseat.undoing import why_not
from ratland_desktop.hotseat.whispers import Whispers
from ratland_desktop.tabletop.dialogue import Happening, IllegalAnswer, Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Heard
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat, seated

__all__ = [
    "Breath", "Coming", "Decide", "HandOver", "Mark", "Minds", "Over", "QuickMinds", "Session", "Wait",
    "Watch",
]  # fmt: skip


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
        fitting = tuple(map(box.company.fitting, seats))
        self.seats = seated(fitting, match.game.unplayed(match.starts[-1]))
        self.computers = Computers(match, minds)
        self.changed = changed
        self.diary = diary or Diary()
        self.rethinking: int | None = None  # the seat that thinks its sealed answer over
        self.speaking: int | None = None  # the seat that wants to answer a quiet question in person
        self.behind: int | None = None  # the seat that sits behind the curtain
        self._open = OpenView(match)
        self._order: tuple[Any, tuple[int, ...]] = (None, ())  # of this open view
        self._humans: tuple[Any, tuple[int, ...]] = (None, ())  # of these seats
        self.orders = StandingOrders(box.course, match, self.diary)
        self._quiet = QuietQuestions(match, self.orders)
        self.storyline = Storyline(box.course, match, mark or Mark())
        self._whispers = Whispers(match, self.diary, self.storyline)

    # --- what comes next

    def step(self) -> Coming:
        """What the table does now."""
        if self.behind is not None and self._stays(self.behind):
            return HandOver(self.behind)
        if self.unseen():
            return Watch()
        if self.told:
            return Over()
        for seat in (self.called, self.rethinking, self.speaking):
            if seat is not None:
                return HandOver(seat)
        asked = {question.seat: question for question in self.match.open_questions}
        people = [seat for seat in self.order if seat in asked and self.seats[seat].is_human]
        for seat in people:
            if self._asks_in_person(asked[seat]):
                return HandOver(seat) if asked[seat].private else Decide(seat)
        quiet = tuple(seat for seat in self.order if seat in asked and self._needs_pause(asked[seat]))
        if quiet:
            return Breath(quiet)
        return Wait(tuple(seat for seat in self.order if seat in asked and not asked[seat].quiet))

    @property
    def order(self) -> tuple[int, ...]:
        """The way of the laptop around the table, from whose turn it is."""
        view = self.view(None)
        if view is not self._order[0]:
            self._order = (view, self.box.course.order(view))
        return self._order[1]

    @property
    def round(self) -> int:
        """The round that is being played, as people count it."""
        return self.box.course.round(self.view(None))

    @property
    def humans(self) -> tuple[int, ...]:
        if self.seats is not self._humans[0]:
            people = tuple(number for number, seat in enumerate(self.seats) if seat.is_human)
            self._humans = (self.seats, people)
        return self._humans[1]

    @property
    def alone(self) -> int | None:
        """The seat of the only person among computers, whose own cards need not be hidden."""
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def needs_curtain(self) -> bool:
        """With one human only nobody can peep."""
        return len(self.humans) > 1

    def question(self, seat: int) -> Question | None:
        """What this seat has to answer now, or wants to answer anew."""
        return self.match.asked(seat) if seat == self.rethinking else self.match.question(seat)

    def view(self, seat: int | None) -> Any:
        """What this seat can see; None is the open table."""
        return self._open.view if seat is None else self.match.view(seat)

    # --- behind the curtain

    def sit_down(self, seat: int) -> None:
        """This seat's player has said "it's me"."""
        self.behind = seat

    def stand_up(self) -> None:
        """The private screen is closed: the table is open to all again."""
        self.behind = None

    def _stays(self, seat: int) -> bool:
        """Has the seat behind the curtain more to see or to do there, before the others are told?"""
        if self.unheard(seat):
            return True
        question = self.match.question(seat)
        if question is None or not question.private or question.quiet:
            return False
        alone = not any(self.match.asked(other) for other in range(len(self.seats)) if other != seat)
        return alone and self.storyline.may_skip(Mark(len(self.match.stories)))

    def unheard(self, seat: int) -> tuple[Heard, ...]:
        """What this seat was told in private and can be shown now; for its own eyes only."""
        return self._whispers.unheard(seat)

    @property
    def called(self) -> int | None:
        """The next person who has to see something in private before the game goes on, if anybody has. Who is
        asked something comes last."""
        comes_first = self.box.course.seen_first
        if comes_first is None or not self.needs_curtain:
            return None
        waiting = self._whispers.waiting_for(comes_first)
        called = [seat for seat in self.order if seat in waiting and self.seats[seat].is_human]
        asked = {question.seat for question in self.match.open_questions}
        return min(called, key=lambda seat: seat in asked, default=None)

    def hear(self, seat: int) -> None:
        """This seat has seen what it was told."""
        self._whispers.hear(seat)
        self.changed()

    def may_glance(self, seat: int) -> bool:
        """Own things may be looked at whenever the table stands still and all has been told."""
        return self.seats[seat].is_human and not self.unseen() and not self.match.over

    def glanced(self, seat: int) -> None:
        """This seat has looked at its own things; what was answered before cannot be undone any more."""
        self.diary.looked = (number_of(self.match, -1), len(self.match.journal.answers))
        self._whispers.hear_all(seat)
        self.changed()

    # --- deciding

    def answer(self, seat: int, answer: object) -> None:
        """A seat's answer, in place of a sealed one if it thinks again. Raises IllegalAnswer."""
        if seat == self.rethinking and (question := self.match.asked(seat)) is not None:
            question.check(answer)
            self.match.take_back(seat)
            self.rethinking = None
        self.match.answer(seat, answer)
        self.computers.forget(seat)
        self.diary.note_planner(seat, by_person=self.seats[seat].is_human)
        if self.speaking == seat:
            self.speaking = None
        self.storyline.catch_up()
        if self.behind == seat and not self._stays(seat):
            self.behind = None
        self.changed()

    def rethink(self, seat: int) -> None:
        """A seat thinks again; its answer stays sealed until it has another one. Raises IllegalAnswer."""
        if seat not in self.match.handed_in:
            raise IllegalAnswer("match.nothing_to_take_back", seat=seat)
        self.rethinking = seat

    def keep_answer(self) -> None:
        """Whoever thought again, or wanted to speak up, leaves it at that."""
        self.rethinking = self.speaking = None

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

    # --- taking back

    def no_undo(self, seat: int) -> str | None:
        """Why this seat's last answer cannot be taken back, as a code; None: it can."""
        refused = not self.box.course.undo or not self.seats[seat].is_human or self.rethinking is not None
        return "never" if refused else why_not(self.match, self.diary, seat)

    @property
    def undoable(self) -> int | None:
        """The seat whose answer can be taken back now, from the table."""
        last = self.match.last_seat
        seats = (*self.match.handed_in, *(() if last is None else (last,)))
        return next((seat for seat in seats if self.no_undo(seat) is None), None)

    def last_asked(self, seat: int) -> Question | None:
        """The question to which this seat's last answer can be taken back."""
        return self.match.asked(seat) if seat in self.match.handed_in else self.match.last_asked

    def undo(self, seat: int) -> None:
        """Take this seat's last answer back. What the table has told of it is gone. Raises IllegalAnswer."""
        refused = self.no_undo(seat)
        if refused is not None:
            raise IllegalAnswer(f"undo.{refused}", seat=seat)
        if seat in self.match.handed_in:
            self.match.take_back(seat)
        else:
            self.match.undo(seat)
        self.computers.forget_all()
        self._whispers.clip()
        self.diary.drafts.pop(seat, None)
        self.storyline.catch_up(undone=True)
        self.changed()

    # --- quiet questions

    def leave_order(self, seat: int, order: str) -> None:
        """A seat's standing order from now on. Raises IllegalAnswer."""
        self.orders.leave(seat, order)
        self.changed()

    def speak_up(self, seat: int) -> None:
        """A seat wants to answer its quiet question in person. Raises IllegalAnswer."""
        question = self.match.question(seat)
        if question is None or not question.quiet or not self.seats[seat].is_human:
            raise IllegalAnswer("match.not_asked", seat=seat)
        self.speaking = seat

    def let_pass(self) -> bool:
        """Nobody wants to speak up: people's quiet questions get what their orders say, or the default, and
        computers' answers, which may have been there for a while, count from now on. True if anything moved.
        """
        moved = False
        self.speaking = None
        for question in self._quiet.let_pass():
            if self.seats[question.seat].is_human and not self._asks_in_person(question):
                self.answer(question.seat, self.orders.answer(question))
                moved = True
        for decided in self.computers.release():
            moved = self._take(decided) or moved
        return moved

    def _needs_pause(self, question: Question) -> bool:
        return self._quiet.needs_pause(question, alone=not self.needs_curtain)

    def _asks_in_person(self, question: Question) -> bool:
        return self._quiet.asks_in_person(question, alone=not self.needs_curtain)

    # --- computers, and seats that change hands

    def let_computers_play(self) -> bool:
        """Ask the computers what they are asked, and take what they have decided. True if anything moved."""
        moved = not self.needs_curtain and self.let_pass()
        self.computers.ask(self.seats)
        if self.rethinking is not None or self.called is not None:  # nothing may come to light before that
            return moved
        for decided in self.computers.decided():
            if self._needs_pause(decided.question):
                self.computers.hold(decided)
            else:
                moved = self._take(decided) or moved
        return moved

    def _take(self, decided: Decided) -> bool:
        """A computer's answer and its reason; whatever it thought, the game goes on. False: nobody asks for
        it any more."""
        if not self.computers.is_wanted(decided):
            return False
        seat, question = decided.seat, decided.question
        if decided.reason is not None:
            had = self.box.course.holdings(self.match.view(seat), seat)
            self.diary.thoughts.append(Thought(self.round, seat, question.kind, decided.reason, had))
        try:
            self.answer(seat, decided.answer)
        except IllegalAnswer:
            self.answer(seat, question.any_answer(Dice(self.round)))
        return True

    def change_player(self, seat: int, player: str) -> None:
        """A seat changes hands, from a person to the computer or back. A sealed answer stays, but for one:
        whoever takes a computer's seat plans anew, and never sees what the computer had planned.
        """
        old = self.seats[seat]
        if player in (old.player, NOBODY) or old.player == NOBODY:
            return
        new = replace(old, player=player, character=self._character_of(old, player))
        self.seats = (*self.seats[:seat], new, *self.seats[seat + 1 :])
        self.computers.forget(seat)
        self.diary.drafts.pop(seat, None)
        self.rethinking, self.speaking, self.behind = (
            None if busy == seat else busy for busy in (self.rethinking, self.speaking, self.behind)
        )
        if player == HUMAN and seat in self.match.handed_in and seat not in self.diary.own:
            self.match.take_back(seat)
        had, told = self.box.course.tally(self.shown, seat), number_of(self.match, self.mark.story)
        self.diary.changes.append(HandsChanged(told, self.mark.happening, seat, old.player, player, had))
        if player != HUMAN:
            self.diary.owed.discard(seat)
        elif not old.is_human:
            self.diary.owed.add(seat)
            self._whispers.hear_all(seat)  # what still holds is in the seat's view
        self.changed()

    def _character_of(self, seat: Seat, player: str) -> str:
        """A computer keeps its character at another level; a new one gets one that open facts decide."""
        if player == HUMAN:
            return ""
        return seat.character or self.box.company.surprise(crc32(f"{seat.name} {self.round}".encode()))

    def recap_told(self, seat: int) -> None:
        """The player who came back knows what happened."""
        self.diary.owed.discard(seat)
        self.changed()

    # --- watching

    @property
    def mark(self) -> Mark:
        """How much of the story the table has seen."""
        return self.storyline.mark

    @property
    def shown(self) -> Any:
        """The open table at that moment."""
        return self.storyline.shown

    @property
    def moments(self) -> Moments:
        """The open table at any mark, for those who look back."""
        return self.storyline.moments

    def unseen(self) -> list[Happening]:
        """The happenings of one round that the table has not seen yet; the next round's come after them."""
        return self.storyline.unseen()

    @property
    def told(self) -> bool:
        """The game is over, and the table has seen how."""
        return self.match.over and not self.unseen()

    def see(self) -> Happening:
        """Show the next happening: `shown` goes on by one."""
        self.behind = None  # what all may see is on the screen now
        happening = self.storyline.see()
        if happening.heading or self.told:  # the part before it, or all, was shown
            self.changed()
        return happening
