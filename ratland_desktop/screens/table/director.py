"""The director: what the table does now, and when it continues.

Combines the reel and the clock with the session's next step: watch, wait for the reveal, wait for somebody's
hands, decide, think, or leave the table. Knows no drawing, no widgets and no kinds of happenings, and never
changes the game: it only tells the session to show what has already happened.
"""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.hotseat.session import Decide, Over, Session, Wait
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.steps import Gate, Party, Rules, Step

from .hands import BEAT, BREATH, Pause, Presses
from .mode import MODES, Mode
from .playback import Pace, Playback, Timing
from .reel import Glimpse, Reel

WELCOME_BACK = 1.2
"""Seconds of the story before it goes on for those who looked back."""


class Director:
    """Ask for its `mode`, tell it `next`, `skip`, `back`, and let time pass with `tick`."""

    def __init__(
        self, session: Session, pace: Pace, rules: Rules, timing: Callable[[Step, bool], Timing]
    ) -> None:
        """`timing` says how long a step takes, also after it has been done by hand."""
        self.session = session
        self.playback = Playback(pace)
        self.timing = timing
        self.by_hand = True
        """Whether people do by hand what can be done by hand."""
        self._party: tuple[object, bool, Party] = (None, False, Party())
        self.reel = Reel(session, rules, self.party)
        self.asks = True  # is the decision on the stage, or still the step before it?
        self._pause = Pause(session)
        self._presses = Presses()
        self.done_by_hand = False
        """Whether everybody has just watched hands do the present step."""

    # --- what there is

    def party(self) -> Party:
        """Who plays, and who draws by hand: nobody at the speed that shows only results."""
        key = (self.session.seats, self.by_hand and not self.playback.speed.instant)
        if self._party[0] is not key[0] or self._party[1] is not key[1]:
            people = frozenset(self.session.humans)
            self._party = (*key, Party(people, people if key[1] else frozenset()))
        return self._party[2]

    @property
    def watched(self) -> bool:
        """Whether people play at this table. With only computers, everything goes on automatically."""
        return bool(self.session.humans)

    @property
    def mode(self) -> Mode:
        if self.reel.looks_back:
            return Mode.BACK
        coming = self.reel.coming
        if coming is not None:
            return self._before(coming)
        step = self.session.step()
        return MODES.get(type(step), Mode.LEAVE)

    def _before(self, coming: Step) -> Mode:
        if coming.waits_for_all:
            return Mode.GATE
        called = coming.gate is not None and self._presses.wanted(self.reel.at)
        return Mode.HANDS if called else Mode.WATCH

    @property
    def hands(self) -> Gate | None:
        """Whose hands are wanted now, and for how many presses."""
        coming = self.reel.coming if self.mode is Mode.HANDS else None
        return coming.gate if coming is not None else None

    @property
    def pressed(self) -> int:
        """How often the hands that are wanted now have pressed."""
        return self._presses.number

    @property
    def shows_heading(self) -> bool:
        """Whether the heading before them is still on the stage while hands are wanted."""
        present = self.reel.present
        heading = present is not None and not present.shown
        return heading and self.mode is Mode.HANDS and not self.pressed and not self.playback.over

    @property
    def question(self) -> Question | None:
        """The open decision that is on the stage now."""
        step = self.session.step() if self.mode is Mode.DECIDE and self.asks else None
        return self.session.question(step.seat) if isinstance(step, Decide) else None

    @property
    def breath(self) -> tuple[int, ...]:
        """Who may say now that they want to decide in person: all who are asked, whatever they hold."""
        return self._pause.seats if self.mode is Mode.BREATH else ()

    @property
    def paused(self) -> bool:
        """The story waits, and somebody has to let it run again or go on by hand."""
        return not self.playback.pace.auto and self.mode in (Mode.WATCH, Mode.THINK, Mode.BREATH)

    @property
    def thinkers(self) -> tuple[int, ...]:
        step = self.session.step()
        return step.seats if isinstance(step, Wait) else ()

    @property
    def is_over(self) -> bool:
        return isinstance(self.session.step(), Over)

    @property
    def state(self) -> tuple[object, ...]:
        """All that the table's form depends on. The first is the step on the stage."""
        reel, playback, hands = self.reel, self.playback, self.hands
        return (
            id(reel.present), reel.at, reel.newest, self.mode, self.question, playback.pace.auto,
            playback.speed, self.by_hand, hands.seat if hands is not None else None, self.breath,
        )  # fmt: skip

    # --- time

    def tick(self, seconds: float) -> bool:
        """Let time pass. True when another step is on the stage now."""
        self.playback.advance(seconds)
        self._presses.wait(seconds)
        self._hear_quiet()
        hands = self.hands
        if hands is None or not self.playback.pace.auto:
            self._presses.start_waiting()
        if hands is not None:
            return self._wait_for(hands, seconds)
        if self._opens_for_hands:
            self._call_hands()
            return True
        if self.mode is Mode.BREATH:
            return self.playback.pace.auto and self.playback.over and self._breathe()
        if self.reel.present is None and self.mode is Mode.WATCH:  # the first step comes by itself
            return self._go_on()
        if not self.playback.goes_on:
            return False
        if self.mode is Mode.DECIDE and not self.asks:
            self.asks = True
            return True
        return self.mode is Mode.WATCH and self._go_on()

    def _wait_for(self, hands: Gate, seconds: float) -> bool:
        if self.pressed >= hands.presses:
            if self.playback.over:
                self.reel.forward()
                self._show(by_hand=True)
                return True
        elif self.playback.pace.auto and self._presses.go_on_alone(seconds, self.playback.passed):
            self.playback.begin(BEAT)
        return False

    def _breathe(self) -> bool:
        """Pause for a breath; once that is over, the quiet questions pass."""
        if not self.breath:
            self._pause.begin()
            self.playback.begin(BREATH)
        else:
            self.session.let_pass()
            self.answered()
        return True

    @property
    def may_leave(self) -> bool:
        """Whether the table may be left automatically: without people, once everything has been shown."""
        return self.mode is Mode.LEAVE and not self.watched and self.playback.over

    def foreseen(self) -> Glimpse | None:
        """What will be shown when the table goes on; None while that is unknown, or hidden behind a gate."""
        if self.mode not in (Mode.WATCH, Mode.HANDS):
            return None
        return self.reel.ahead(self._instant_stops if self.playback.speed.instant else None)

    # --- hands

    def next(self) -> bool:
        """Show the next step. False when there is none: time to leave the table."""
        self._hear_quiet()
        mode = self.mode
        if mode in (Mode.GATE, Mode.BACK):
            self.reel.forward()
            self._show()
        elif mode is Mode.WATCH and not (self._presses.too_soon() and self.done_by_hand):
            self._go_on()
        elif mode is Mode.HANDS:
            self.press()
        elif mode is Mode.DECIDE:
            self.asks = True
        elif mode is Mode.BREATH:
            self._breathe()
        return mode is not Mode.LEAVE

    def press(self) -> bool:
        """One press of the hands that are wanted. False when it does not count."""
        hands = self.hands
        if not self._presses.take(hands.presses if hands is not None else 0):
            return False
        self.playback.begin(BEAT)
        return True

    def skip(self) -> None:
        """To the last step of this phase, without motion; the great reveal is never skipped over."""
        coming = self.reel.coming
        if coming is not None and not coming.waits_for_all:
            self.reel.forward_until(self._skip_stops)
            self._show()
            self.playback.rest()

    def back(self) -> None:
        """One step back. The story waits there, and goes on when the players are back in the present."""
        if self.reel.back():
            self._begin()

    def look_at(self, story: int, index: int) -> None:
        self.reel.look_at(story, index)
        self._begin()

    def to_present(self) -> None:
        self.reel.to_present()
        self.playback.begin(WELCOME_BACK)
        if self.mode is not Mode.WATCH:
            self.playback.rest()

    def toggle_auto(self) -> None:
        self.playback.pace.auto = not self.playback.pace.auto
        if self.playback.pace.auto and self.reel.looks_back:
            self.to_present()

    def answered(self) -> None:
        """A decision was made: what follows comes at once."""
        self.reel.refresh()
        self._hear_quiet()
        self.asks = False
        self.playback.rest()

    def undone(self) -> None:
        """An answer was taken back: its question is on the stage again, and the story ends before it."""
        self.reel.undone()
        self.asks = True
        self.playback.rest()

    # --- inside

    def _hear_quiet(self) -> None:
        """Pass over happenings that have no picture."""
        while not self.reel.looks_back and (coming := self.reel.coming) is not None and coming.quiet:
            self.reel.forward()

    def _go_on(self) -> bool:
        coming = self.reel.coming
        if coming is not None and coming.gate is not None:
            self._call_hands()
        elif self.playback.speed.instant:
            self.reel.forward_until(self._instant_stops)
            self._show()
            self.playback.rest()
        else:
            self.reel.forward()
            self._show()
        return True

    @property
    def _opens_for_hands(self) -> bool:
        """Whether a heading comes before a draw by hand: it plays on, but presses count at once."""
        coming, present = self.reel.coming, self.reel.present
        wanted = coming is not None and coming.gate is not None and self.mode is Mode.WATCH
        return wanted and present is not None and not present.shown and self.playback.pace.auto

    def _call_hands(self) -> None:
        """From now on somebody may press. A heading that is still being shown goes on."""
        self._presses.call(self.reel.at)
        if not self.shows_heading:
            self.playback.begin(0.0)

    def _skip_stops(self, step: Step) -> bool:
        return self.reel.begins_part(step) or step.waits_for_all

    def _instant_stops(self, step: Step) -> bool:
        """Where the speed "instant" stops: at the end of a round and before the screens lift."""
        return step.waits_for_all or (self.watched and self.reel.begins_chapter(step))

    def _show(self, *, by_hand: bool = False) -> None:
        """The reel has gone on."""
        self.asks = False
        self._begin(by_hand=by_hand)

    def _begin(self, *, by_hand: bool = False) -> None:
        self.done_by_hand = by_hand
        step = self.reel.present
        if step is None:
            self.playback.begin(0.0)
            return
        timing = self.timing(step, by_hand)
        self.playback.begin(timing.length, timing.over)
