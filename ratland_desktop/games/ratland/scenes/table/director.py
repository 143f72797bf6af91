"""The director: what the table does now, and when it continues.

Combines the reel and the clock with the evening's next step: watch, wait for the reveal, decide, think, or
leave the table. Knows no drawing and no widgets, and never changes the game: it only tells the
evening to show what has already happened.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from ratland_desktop.games.ratland.rules.happenings import Revealed, RoundBegan
from ratland_desktop.hotseat.session import Decide, HandOver, Over, Session, Wait
from ratland_desktop.tabletop.dialogue import Happening, Question

from .playback import Pace, Playback, Speed
from .reel import Reel, begins_a_phase


class Mode(Enum):
    """What the table shows besides the present moment."""

    WATCH = "watch"
    """The story goes on."""
    GATE = "gate"
    """All are ready; somebody lifts the screens."""
    DECIDE = "decide"
    THINK = "think"
    """Computers are asked and have not answered."""
    LEAVE = "leave"
    """All is told: the laptop goes round, or the game is over."""
    BACK = "back"
    """Somebody looks at an earlier moment."""


class Director:
    """Ask for its `mode`, tell it `next`, `skip`, `back`, and let time pass with `tick`."""

    def __init__(
        self, evening: Session, pace: Pace, speed: Speed, lasts: Callable[[Happening], float]
    ) -> None:
        """`lasts` says how many seconds a moment takes at normal speed."""
        self.evening = evening
        self.reel = Reel(evening)
        self.playback = Playback(pace, speed)
        self.lasts = lasts
        self.asks = True  # is the decision on the stage, or still the moment before it?
        self._lifts = False  # somebody wants the screens up

    # --- what there is

    @property
    def watched(self) -> bool:
        """Whether people play at this table. With only computers, everything goes on automatically."""
        return bool(self.evening.humans)

    @property
    def mode(self) -> Mode:
        if self.reel.looks_back:
            return Mode.BACK
        coming = self.reel.coming
        if coming is not None:
            return Mode.GATE if self._is_gate(coming) else Mode.WATCH
        step = self.evening.step()
        if isinstance(step, Decide):
            return Mode.DECIDE
        return Mode.LEAVE if isinstance(step, HandOver | Over) else Mode.THINK

    @property
    def question(self) -> Question | None:
        """The open decision that is on the stage now."""
        step = self.evening.step() if self.mode is Mode.DECIDE and self.asks else None
        return self.evening.question(step.seat) if isinstance(step, Decide) else None

    @property
    def thinkers(self) -> tuple[int, ...]:
        step = self.evening.step()
        return step.seats if isinstance(step, Wait) else ()

    @property
    def is_over(self) -> bool:
        return isinstance(self.evening.step(), Over)

    def _is_gate(self, happening: Happening) -> bool:
        return self.watched and not self._lifts and isinstance(happening, Revealed)

    # --- time

    def tick(self, seconds: float) -> bool:
        """Let time pass. True when another moment is on the stage now."""
        self.playback.advance(seconds)
        if not self.playback.goes_on:
            return False
        if self.mode is Mode.DECIDE and not self.asks:
            self.asks = True
            return True
        return self.mode is Mode.WATCH and self._go_on()

    @property
    def may_leave(self) -> bool:
        """Whether the table may be left automatically: without people, once everything has been shown."""
        return self.mode is Mode.LEAVE and not self.watched and self.playback.over

    def foreseen(self) -> Reel | None:
        """The reel as it will be when the table goes on. None while nobody knows; and what lies behind the
        screens before they lift is nobody's to know."""
        if self.mode is not Mode.WATCH:
            return None
        return self.reel.ahead(self._instant_stops if self.playback.speed.instant else None)

    # --- hands

    def next(self) -> bool:
        """On by one. False when there is nothing more to show: time to leave the table."""
        mode = self.mode
        if mode is Mode.GATE:
            self._lifts = True
            self._show(self.reel.forward())
        elif mode is Mode.WATCH:
            self._go_on()
        elif mode is Mode.BACK:
            self._show(self.reel.forward())
        elif mode is Mode.DECIDE:
            self.asks = True
        return mode is not Mode.LEAVE

    def skip(self) -> None:
        """To the last moment of this phase, without motion; the great reveal is never skipped over."""
        if self.reel.coming is not None and not self._is_gate(self.reel.coming):
            self._show(self.reel.forward_until(lambda x: begins_a_phase(x) or self._is_gate(x)))
            self.playback.rest()

    def back(self) -> None:
        """One moment back, and there it stays."""
        if self.reel.back():
            self._looked()

    def look_at(self, story: int, index: int) -> None:
        self.reel.look_at(story, index)
        self._looked()

    def to_present(self) -> None:
        self.reel.to_present()
        self.playback.rest()

    def toggle_auto(self) -> None:
        self.playback.pace.auto = not self.playback.pace.auto
        if self.playback.pace.auto and self.reel.looks_back:
            self.to_present()

    def answered(self) -> None:
        """A decision was made: what follows comes at once."""
        self.asks = False
        self.playback.rest()

    # --- inside

    def _looked(self) -> None:
        self.playback.pace.auto = False
        self._begin(self.reel.present)

    def _go_on(self) -> bool:
        if self.playback.speed.instant:
            self._show(self.reel.forward_until(self._instant_stops))
            self.playback.rest()
        else:
            self._show(self.reel.forward())
        return True

    def _instant_stops(self, happening: Happening) -> bool:
        """At once, but people want to see how a round ended and where the screens lift."""
        return self._is_gate(happening) or (self.watched and isinstance(happening, RoundBegan))

    def _show(self, happening: Happening | None) -> None:
        if isinstance(happening, Revealed):
            self._lifts = False
        self.asks = False
        self._begin(happening)

    def _begin(self, happening: Happening | None) -> None:
        self.playback.begin(0.0 if happening is None else self.lasts(happening))
