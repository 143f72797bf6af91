"""What a cue gets: the canvas, the time that has passed, and the open facts of the step.

A cue is a picture as a function of time. It has no state and decides nothing, so it can be skipped, repeated
or shown at its end at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ratland_desktop.games.ratland.rules.retelling import Retelling
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.motion import Easing, ease_out
from ratland_desktop.shell.portraits import seat_colour
from ratland_desktop.shell.theme import SeatColour
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts


@dataclass(frozen=True, slots=True)
class Show:
    """One frame of one step. `told` is the open table after it, `story` the round up to its end."""

    canvas: Canvas
    box: Box
    passed: float
    seats: Sequence[Seat]
    told: Retelling
    story: Sequence[Happening]
    say: Texts

    def part(self, start: float, seconds: float = 0.5, easing: Easing = ease_out) -> float:
        """How far something is that begins at `start` and takes `seconds`: 0 to 1."""
        return easing(max(0.0, min(1.0, (self.passed - start) / seconds)))

    def since(self, start: float) -> bool:
        return self.passed >= start

    def later(self, start: float) -> Show:
        """The same frame for what began so many seconds after this."""
        return replace(self, passed=self.passed - start)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A spot by shares of the picture: (0, 0) upper left, (1, 1) lower right."""
        return (self.box.x + self.box.w * x, self.box.y + self.box.h * y)

    def unit(self, share: float) -> float:
        """A length by a share of the picture's height."""
        return self.box.h * share

    def tint(self, seat: int) -> SeatColour:
        return seat_colour(self.seats[seat])

    @property
    def step(self) -> int:
        """Which of the two pictures of a run."""
        return int(self.passed * 9) % 2 + 1


Sounds = Sequence[tuple[float, str]]


@dataclass(frozen=True, slots=True)
class Cue:
    """How a happening, or several of one group, are shown: picture, length of its motion, what is heard."""

    paint: Callable[[Show, Any], None]
    seconds: Callable[[Any], float]
    sounds: Callable[[Any], Sounds]
    by_hand: Callable[[Any], float]
    """So many seconds of it are over when hands have played it."""


@dataclass(frozen=True, slots=True)
class ByHand:
    """How a happening looks and sounds while hands do it: after so many presses, since the last of them."""

    paint: Callable[[Show, Any, int], None]
    sounds: Callable[[Any, int], Sounds]


def cue(
    paint: Callable[[Show, Any], None],
    seconds: float | Callable[[Any], float],
    sounds: str | Callable[[Any], Sounds] = "",
    by_hand: Callable[[Any], float] | None = None,
) -> Cue:
    """A cue whose length and sound are the same for all of its kind, or depend on the happening."""
    length = seconds if callable(seconds) else (lambda x, fixed=seconds: fixed)
    if callable(sounds):
        return Cue(paint, length, sounds, by_hand or length)
    heard: Sounds = ((0.0, sounds),) if sounds else ()
    return Cue(paint, length, lambda x: heard, by_hand or length)
