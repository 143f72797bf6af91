"""Cues: how a step looks and sounds, as a function of time.

A game has a cue for a kind of happening, for a group of them, and for what people do by hand. A cue has no
state and decides nothing, so it can be skipped, repeated or shown at its end at any time. `Playing` ties a
step to its cues: its headings for a breath each, then its picture, and what is heard when. Knows no story and
no clock: it answers for any number of seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.motion import Easing, ease_out
from ratland_desktop.shell.portraits import seat_colour
from ratland_desktop.shell.theme import SeatColour
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.tabletop.steps import Step
from ratland_desktop.text import Texts

from .playback import Sounds, Timing, breath, reading_time, rest


@dataclass(frozen=True, slots=True)
class Show:
    """One frame of one step. `told` is the open table after it, `story` the round up to its end."""

    canvas: Canvas
    box: Box
    passed: float
    seats: Sequence[Seat]
    told: Any
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


# --- what a game gives


@dataclass(frozen=True, slots=True)
class Cue:
    """How a happening, or several of one group, are shown: picture, length of its motion, what is heard."""

    paint: Callable[[Show, Any], None]
    seconds: Callable[[Any], float]
    sounds: Callable[[Any], Sounds]
    by_hand: Callable[[Any], float]
    """So many seconds of it are over when hands have played it."""
    panels: tuple[float, float] | None = None
    """From when to when the players' panels move, too."""


@dataclass(frozen=True, slots=True)
class ByHand:
    """How a happening looks and sounds while hands do it: after so many presses, since the last of them.

    `thing` can be pressed in the picture, at `spot`. `words` names the texts: `prompt` and `button`, `hold`
    for the tooltip, `hint` for the key.
    """

    paint: Callable[[Show, Any, int], None]
    sounds: Callable[[Any, int], Sounds]
    thing: str
    spot: Callable[[Box], Box]
    words: str


@dataclass(frozen=True, slots=True)
class GateLook:
    """What the stage shows while everybody waits until somebody lets the next step come.

    `words` has the text for the caption and for the button, and says whether several people are playing.
    """

    paint: Callable[[Show], None]
    words: Callable[[bool], tuple[str, str]]
    ahead: Callable[[Show], None] = lambda show: None
    """What can be painted in advance without giving anything away."""


@dataclass(frozen=True, slots=True)
class Cues:
    """A game's cues. `plain` shows whatever has none of its own: a happening, or several."""

    plain: Cue
    gate: GateLook
    alone: Mapping[type[Happening], Cue] = field(default_factory=dict)
    together: Mapping[str, Cue] = field(default_factory=dict)
    """By the name of the group, for steps that tell of several happenings."""
    by_hand: Mapping[type[Happening], ByHand] = field(default_factory=dict)
    """What people do by themselves, press by press."""

    def of(self, happening: Happening) -> Cue:
        return self.alone.get(type(happening), self.plain)


def cue(
    paint: Callable[[Show, Any], None],
    seconds: float | Callable[[Any], float],
    sounds: str | Callable[[Any], Sounds] = "",
    by_hand: Callable[[Any], float] | None = None,
    panels: tuple[float, float] | None = None,
) -> Cue:
    """A cue whose length and sound are the same for all of its kind, or depend on the happening."""
    length = seconds if callable(seconds) else (lambda x, fixed=seconds: fixed)
    if callable(sounds):
        return Cue(paint, length, sounds, by_hand or length, panels)
    heard: Sounds = ((0.0, sounds),) if sounds else ()
    return Cue(paint, length, lambda x: heard, by_hand or length, panels)


# --- a step in time


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading, from when to when it is shown, and how."""

    start: float
    end: float
    happening: Happening
    cue: Cue


@dataclass(frozen=True, slots=True)
class Playing:
    """`begins` is when the headings are over; `cue` shows `subject` from then on."""

    step: Step
    openings: tuple[Heading, ...]
    begins: float
    cue: Cue
    subject: Any
    words: str
    """What is to be read while the picture stands."""

    @property
    def motion(self) -> float:
        """Seconds until nothing moves any more."""
        return self.begins + self.cue.seconds(self.subject)

    def timing(self, by_hand: bool) -> Timing:
        """How long it takes; what was done by hand has been watched already."""
        if by_hand:
            return Timing(self.motion + rest(self.words), self.begins + self.cue.by_hand(self.subject))
        needs = reading_time if self.step.shown else breath
        return Timing(self.begins + needs(self.words, self.cue.seconds(self.subject)))

    def opening_at(self, passed: float) -> Heading | None:
        """The heading that is shown at this time; None for the picture itself."""
        return next((opening for opening in self.openings if passed < opening.end), None)

    def moves_panels(self, passed: float) -> bool:
        since = passed - self.begins
        return self.cue.panels is not None and self.cue.panels[0] < since < self.cue.panels[1]

    def paint(self, show: Show) -> None:
        """The picture at this point of its time."""
        opening = self.opening_at(show.passed)
        with show.canvas.clipped(show.box), show.canvas.steady():
            if opening is None:
                self.cue.paint(show.later(self.begins), self.subject)
            else:
                opening.cue.paint(show.later(opening.start), opening.happening)

    @property
    def sounds(self) -> Sounds:
        heard: list[tuple[float, str]] = []
        for opening in self.openings:
            heard += [(opening.start + at, name) for at, name in opening.cue.sounds(opening.happening)]
        return [*heard, *((self.begins + at, name) for at, name in self.cue.sounds(self.subject))]


def playing(cues: Cues, step: Step, headings: Sequence[str], words: str) -> Playing:
    """`headings` are the words of the step's headings, `words` those of the step itself."""
    openings: list[Heading] = []
    begins = 0.0
    before = step.headings if step.shown else step.headings[:-1]
    for happening, said in zip(before, headings, strict=False):
        cue = cues.of(happening)
        end = begins + breath(said, cue.seconds(happening))
        openings.append(Heading(begins, end, happening, cue))
        begins = end
    if len(step.shown) > 1:
        together = cues.together.get(step.group, cues.plain)
        return Playing(step, tuple(openings), begins, together, step.shown, words)
    subject = step.told[-1]
    return Playing(step, tuple(openings), begins, cues.of(subject), subject, words)
