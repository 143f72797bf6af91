"""The pace of the story: speed, auto-play, and how long a moment lasts.

Only a clock. It says when a moment's time is up; others decide what comes then. Knows no happenings
and no drawing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ratland_desktop.shell.motion import Tempo

SECONDS_A_LETTER = 0.05
SECONDS_TO_LOOK = 1.1
SECONDS_AFTER_THE_PICTURE = 0.7


class Speed(Enum):
    """The value is how many seconds of the story go by in one; INSTANT shows only where it ends."""

    NORMAL = 1
    DOUBLE = 2
    FOURFOLD = 4
    INSTANT = 8

    @property
    def instant(self) -> bool:
        return self is Speed.INSTANT

    @property
    def following(self) -> Speed:
        speeds = list(Speed)
        return speeds[(speeds.index(self) + 1) % len(speeds)]

    @classmethod
    def of(cls, tempo: Tempo) -> Speed:
        """The speed that the player's tempo stands for."""
        return max((speed for speed in cls if speed.value <= tempo.speed), default=cls.NORMAL, key=_value)


def _value(speed: Speed) -> int:
    return speed.value


def reading_time(words: str, picture: float) -> float:
    """Seconds at normal speed for a moment: to look, to read its sentence, and to see its picture out."""
    return max(SECONDS_TO_LOOK + SECONDS_A_LETTER * len(words), picture + SECONDS_AFTER_THE_PICTURE)


@dataclass(slots=True)
class Pace:
    """What is kept from one table to the next: whether auto-play is on."""

    auto: bool = True


class Playback:
    """The clock of one moment. `passed` runs in seconds of the story, whatever the speed."""

    def __init__(self, pace: Pace, speed: Speed = Speed.NORMAL) -> None:
        self.pace = pace
        self.speed = speed
        self.passed = 0.0
        self.length = 0.0

    def begin(self, length: float) -> None:
        """Start a new moment that takes this many seconds at normal speed."""
        self.passed, self.length = 0.0, length

    def rest(self) -> None:
        """The moment is shown as it ends, without motion."""
        self.passed = self.length

    def advance(self, seconds: float) -> None:
        self.passed += seconds * (1 if self.speed.instant else self.speed.value)

    @property
    def over(self) -> bool:
        """The moment has had its time."""
        return self.passed >= self.length

    @property
    def share(self) -> float:
        """How much of its time it has had."""
        return min(1.0, self.passed / self.length) if self.length > 0 else 1.0

    @property
    def goes_on(self) -> bool:
        """Whether auto-play should show the next moment now."""
        return self.pace.auto and (self.over or self.speed.instant)
