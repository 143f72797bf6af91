"""The pace of the story: speed, auto-play, how long a step lasts, and what is heard when.

Only a clock. It says when a step's time is up; others decide what comes then. Knows no happenings
and no drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from ratland_desktop.shell.desk import Plays
from ratland_desktop.shell.motion import Tempo
from ratland_desktop.tabletop.facts import fact

SECONDS_A_LETTER = 0.05
SECONDS_TO_LOOK = 1.1
SECONDS_AFTER_THE_PICTURE = 0.7
GLANCE, BREATH_AFTER_THE_PICTURE = 0.3, 0.2
"""A heading is a word or two, and everybody looks there already."""
SHORTEST_REST, SECONDS_A_KNOWN_LETTER = 0.7, 0.03
"""What somebody has done by hand was read piece by piece: its sum needs less time."""

Sounds = Sequence[tuple[float, str]]
"""When, and the name of the sound."""


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
        return next((speed for value, speed in FASTEST_FIRST if value <= tempo.speed), cls.NORMAL)


FASTEST_FIRST = tuple((speed.value, speed) for speed in reversed(Speed))


def reading_time(words: str, picture: float) -> float:
    """Seconds at normal speed for a step: to look, to read its sentence, and to see its picture out."""
    return max(SECONDS_TO_LOOK + SECONDS_A_LETTER * len(words), picture + SECONDS_AFTER_THE_PICTURE)


def breath(words: str, picture: float) -> float:
    """Seconds at normal speed for a heading."""
    return max(GLANCE + SECONDS_A_LETTER * len(words), picture + BREATH_AFTER_THE_PICTURE)


def rest(words: str) -> float:
    """Seconds at normal speed to read what came of something that everybody has watched."""
    return max(SHORTEST_REST, SECONDS_A_KNOWN_LETTER * len(words))


@fact
class Timing:
    """How long a step takes at normal speed, and how much of that is over when it begins."""

    length: float
    over: float = 0.0


@dataclass(slots=True)
class Pace:
    """What is kept from one table to the next: whether auto-play is on."""

    auto: bool = True


class Playback:
    """The clock of one step. `passed` runs in seconds of the story, whatever the speed.

    The speed is the players' own tempo, which the settings and the table change alike.
    """

    def __init__(self, pace: Pace, tempo: Tempo | None = None) -> None:
        self.pace = pace
        self.tempo = tempo or Tempo()
        self.passed = 0.0
        self.length = 0.0

    @property
    def speed(self) -> Speed:
        return Speed.of(self.tempo)

    def begin(self, length: float, passed: float = 0.0) -> None:
        """Start a new step that takes this many seconds at normal speed, some of which may have passed."""
        self.passed, self.length = passed, length

    def rest(self) -> None:
        """The step is shown as it ends, without motion."""
        self.passed = self.length

    def advance(self, seconds: float) -> None:
        self.passed += seconds * (1 if self.speed.instant else self.speed.value)

    @property
    def over(self) -> bool:
        """The step has had its time."""
        return self.passed >= self.length

    @property
    def share(self) -> float:
        """How much of its time it has had."""
        return min(1.0, self.passed / self.length) if self.length > 0 else 1.0

    @property
    def goes_on(self) -> bool:
        """Whether auto-play should show the next step now."""
        return self.pace.auto and (self.over or self.speed.instant)


class Hearing:
    """Plays each sound of a step once, when its time has come. Begins anew with every step, and with every
    press of hands that help."""

    def __init__(self) -> None:
        self._played = 0

    def begin(self, past: float = 0.0, sounds: Sounds = ()) -> None:
        """Of these sounds those before `past` have been heard already."""
        self._played = sum(at < past for at, _ in sounds)

    def listen(self, sounds: Sounds, playback: Playback, sound: Plays) -> None:
        """Play what is due. A step that is shown as it ends makes its last sound only."""
        if playback.over and self._played < len(sounds):
            self._played = len(sounds)
            sound.play(sounds[-1][1])
        while self._played < len(sounds) and sounds[self._played][0] <= playback.passed:
            sound.play(sounds[self._played][1])
            self._played += 1
