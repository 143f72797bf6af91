"""What lies on the table at one instant: all that its picture depends on.

The scene makes one of what is there now; whoever paints ahead makes one of what comes next. Nothing in it
changes anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.telling import Sentence
from ratland_desktop.shell.voice import Voice
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Step

from .cues import ByHand, Playing
from .deciding import Deciding
from .mode import Mode


@dataclass(frozen=True, slots=True)
class Helping:
    """Hands at work: on what step, how often they have pressed, and what is said to them in their voice."""

    step: Step
    cue: ByHand
    pressed: int
    seat: int
    words: str
    lettering: tuple[float, Voice]
    begun: bool = True
    """False while the heading before it is still to be seen."""


@dataclass(frozen=True, slots=True)
class Tableau:
    """`told` and `story` are the open table and its round at this instant, `passed` seconds of `playing`."""

    at: Mark
    told: Any
    story: Sequence[Happening]
    mode: Mode
    playing: Playing | None
    passed: float
    sentence: Sentence | None
    """What is said of the step that plays."""
    heading: str
    """The words of the heading that is shown before it, if there is one."""
    lit: tuple[int, ...] = ()
    pointed: bool = False
    """Somebody points at a line of the story: the panels speak of that line."""
    deciding: Deciding | None = None
    helping: Helping | None = None
    notice: str = ""
    """What is said instead of the sentence: whom everybody waits for, or that somebody may speak up."""
    paused: bool = False
    points: bool = False
    """Whether the panels show points."""

    @property
    def step(self) -> Step | None:
        return self.playing.step if self.playing is not None else None

    @property
    def happenings(self) -> tuple[Happening, ...]:
        """What the present step tells of."""
        return self.playing.step.shown if self.playing is not None else ()

    @property
    def shows_result(self) -> bool:
        """Whether the panels say what the step has changed: not while something else is on the stage."""
        return self.mode not in (Mode.GATE, Mode.HANDS) and not self.pointed
