"""Animation: easings, tweens and timelines, and the setting for reduced motion.

A tween only says what a number is now; it never decides anything, so skipping one cannot change a game.
Knows nothing of pygame or of scenes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from ratland_desktop.shell.box import Box

Easing = Callable[[float], float]


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def overshoot(t: float) -> float:
    """Runs a little past the end and comes back: for things that land."""
    back = 1.70158
    return 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2


def wind_up(t: float) -> float:
    """Moves back a little before it goes, and stops softly: for things that set off."""
    back = 1.5
    if t < 0.5:
        return (2 * t) ** 2 * ((back + 1) * 2 * t - back) / 2
    return 1 - (2 - 2 * t) ** 3 / 2


def leap(t: float) -> float:
    """Up and down again, at rest at both ends: a hop for joy."""
    return math.sin(math.pi * t) ** 2 if t < 0.5 else math.sin(math.pi * t)


def bounce(t: float) -> float:
    """A falling thing that hops once or twice."""
    return 1 - abs(math.cos(t * math.pi * 2.5)) * (1 - t) ** 2


@dataclass(slots=True)
class Tween:
    """A number on its way from `start` to `end`; `box` is the part of the screen that it changes."""

    start: float
    end: float
    seconds: float
    easing: Easing = ease_out
    delay: float = 0.0
    box: Box | None = None
    then: Callable[[], None] | None = None
    passed: float = 0.0
    finished: bool = False

    @property
    def value(self) -> float:
        if self.finished or self.seconds <= 0:
            return self.end
        t = max(0.0, min(1.0, (self.passed - self.delay) / self.seconds))
        return self.start + (self.end - self.start) * self.easing(t)

    @property
    def begun(self) -> bool:
        return self.finished or self.passed >= self.delay

    def advance(self, seconds: float) -> None:
        if self.finished:
            return
        self.passed += seconds
        if self.passed >= self.delay + self.seconds:
            self.finish()

    def finish(self) -> None:
        """Jump to the end (skipping). `then` is called once."""
        if self.finished:
            return
        self.finished = True
        if self.then is not None:
            self.then()


@dataclass(slots=True)
class Tempo:
    """How fast things move: the player's speed factor, and whether they want movement at all."""

    reduced: bool = False
    speed: float = 1.0


@dataclass(slots=True)
class Motions:
    """All tweens of one scene. With reduced motion each is at its end at once, after its delay."""

    tempo: Tempo = field(default_factory=Tempo)
    running: list[Tween] = field(default_factory=list)

    def go(
        self,
        start: float,
        end: float,
        seconds: float,
        easing: Easing = ease_out,
        *,
        delay: float = 0.0,
        box: Box | None = None,
        then: Callable[[], None] | None = None,
    ) -> Tween:
        """Start a tween now and give it back; read `.value` while drawing."""
        length = 0.0 if self.tempo.reduced else seconds
        tween = Tween(start, end, length, easing, delay, box, then)
        self.running.append(tween)
        if length == 0.0 and delay == 0.0:
            tween.finish()
        return tween

    def update(self, seconds: float) -> list[Box | None]:
        """Advance time; returns the boxes that changed (None means everything)."""
        if not self.running:
            return []
        changed: list[Box | None] = []
        for tween in list(self.running):
            before = tween.begun
            tween.advance(seconds * self.tempo.speed)
            if before or tween.begun:
                changed.append(tween.box)
        self.running = [tween for tween in self.running if not tween.finished]
        return changed

    def skip(self) -> None:
        """To the end of everything, also of what the ends set going."""
        for _ in range(1000):
            if not self.running:
                return
            now, self.running = self.running, []
            for tween in now:
                tween.finish()

    @property
    def active(self) -> bool:
        return bool(self.running)
