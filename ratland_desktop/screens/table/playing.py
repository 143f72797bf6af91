"""One step in time: its headings for a breath each, then its picture, and what is heard when.

Ties a step to the cues that show it. Knows no story and no clock: it answers for any number of seconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.games.ratland.scenes.table.cues import CUES, TOGETHER, Cue, Show
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Step

from .playback import Timing, breath, reading_time, rest
from .show import Sounds


@dataclass(frozen=True, slots=True)
class Opening:
    """A heading, from when to when it is shown, and its few words."""

    start: float
    end: float
    happening: Happening


@dataclass(frozen=True, slots=True)
class Playing:
    """`begins` is when the headings are over; `cue` shows `subject` from then on."""

    step: Step
    openings: tuple[Opening, ...]
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

    def opening_at(self, passed: float) -> Opening | None:
        """The heading that is shown at this time; None for the picture itself."""
        return next((opening for opening in self.openings if passed < opening.end), None)

    def paint(self, show: Show) -> None:
        """The picture at this point of its time."""
        opening = self.opening_at(show.passed)
        with show.canvas.clipped(show.box), show.canvas.steady():
            if opening is None:
                self.cue.paint(show.later(self.begins), self.subject)
            else:
                cue = CUES[type(opening.happening)]
                cue.paint(show.later(opening.start), opening.happening)

    @property
    def sounds(self) -> Sounds:
        heard: list[tuple[float, str]] = []
        for opening in self.openings:
            happening = opening.happening
            heard += [(opening.start + at, name) for at, name in CUES[type(happening)].sounds(happening)]
        return [*heard, *((self.begins + at, name) for at, name in self.cue.sounds(self.subject))]


def playing(step: Step, headings: Sequence[str], words: str) -> Playing:
    """`headings` are the words of the step's headings, `words` those of the step itself."""
    openings: list[Opening] = []
    begins = 0.0
    before = step.headings if step.shown else step.headings[:-1]
    for happening, said in zip(before, headings, strict=False):
        end = begins + breath(said, CUES[type(happening)].seconds(happening))
        openings.append(Opening(begins, end, happening))
        begins = end
    if len(step.shown) > 1:
        return Playing(step, tuple(openings), begins, TOGETHER[step.group], step.shown, words)
    subject = step.told[-1]
    return Playing(step, tuple(openings), begins, CUES[type(subject)], subject, words)
