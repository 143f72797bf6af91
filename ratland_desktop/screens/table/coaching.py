"""The coach at the table: explains each part of the game as it comes, and what is where.

Each tip belongs to a moment. It never blocks: pressing "next" dismisses it, and when the story plays
automatically it only adds time to read. The tips come from the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.screens.coach.bubble import OK, Coaching, Pointer, Said, Side
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.shell.desk import Desk
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.text import Texts

from .controls import next_box
from .director import Director
from .layout import Layout
from .mode import Mode
from .playback import reading_time

NARROW = 430.0
"""As wide as the story, over which most bubbles stand: stage and panels stay in sight."""
WATCHED = (Mode.WATCH, Mode.HANDS, Mode.LEAVE, Mode.THINK)


@dataclass(frozen=True, slots=True)
class TipMoment:
    """What the coach knows of the table: the open table and what everybody does, nothing else."""

    told: Any
    mode: Mode
    alone: bool
    """One person among computers."""
    question: Question | None = None
    """What somebody is asked in the open."""


@dataclass(frozen=True, slots=True)
class TableTip:
    """`key` is its text, `fits` checks for the right moment, `points` is where it points."""

    key: str
    fits: Callable[[TipMoment], bool]
    points: Callable[[Layout, TipMoment], Pointer]
    wide: float = NARROW
    words: Callable[[Texts, TipMoment], str] | None = None
    """What it says, where that depends on the moment. None: just the text."""


def at_stage(layout: Layout, now: TipMoment) -> Pointer:
    spot = (layout.stage.right - 10, layout.stage.y + layout.stage.h * 0.4)
    return Pointer(spot, Side.RIGHT, layout.stage)


def at_story(layout: Layout, now: TipMoment) -> Pointer:
    story = layout.story or layout.stage
    return Pointer((story.x + 14, story.y + 150), Side.LEFT, story)


def at_panels(layout: Layout, now: TipMoment) -> Pointer:
    spot = (layout.panels[0].box.centre[0], layout.panel_area.y + 16)
    return Pointer(spot, Side.ABOVE, layout.panel_area)


def at_next(layout: Layout, now: TipMoment) -> Pointer:
    button = next_box(layout)
    return Pointer((button.centre[0], button.y + 6), Side.ABOVE, button)


class TableCoaching(Coaching):
    """The bubble at the table. `moved` when the story goes on: what was said has been read."""

    def __init__(self, tips: Sequence[TableTip], coach: Coach, director: Director, layout: Layout) -> None:
        super().__init__(self._say, self._read, self._end)
        self.tips, self.coach, self.director, self.layout = tips, coach, director, layout
        self._held = 0.0

    def _now(self) -> TipMoment:
        director = self.director
        return TipMoment(director.reel.told, director.mode, self.coach.people < 2, director.question)

    def _tip(self) -> TableTip | None:
        if not self.coach.wanted:
            return None
        now = self._now()
        return next((tip for tip in self.tips if tip.fits(now) and not self.coach.has_told(tip.key)), None)

    def _end(self, desk: Desk) -> None:
        self.coach.end()
        desk.end_tips()

    def _say(self, desk: Desk) -> Said | None:
        self.coach.heed(desk.tips)
        tip = self._tip()
        if tip is None:
            return None
        say = desk.texts
        ok, off = say("tips.next"), say("tips.off")
        now = self._now()
        words = say(tip.key) if tip.words is None else tip.words(say, now)
        return Said(tip.key, words, ok, off, tip.points(self.layout, now), wide=tip.wide)

    def _read(self) -> None:
        if self.shown is not None:
            self.coach.told(self.shown.name)
        self._held = 0.0

    def moved(self) -> None:
        """Somebody went on by hand: what was said has been read."""
        self._read()

    def read_on(self) -> None:
        """The same, and the form stays as it is: who holds a button down goes on holding it."""
        if self.shown is not None:
            self._pressed(OK)

    def waits(self, seconds: float) -> bool:
        """Whether the next step has to wait: a picture plays to its end, then the tip is read.

        Nothing waits where hands are wanted: their presses count while the tip is up.
        """
        if self.director.hands is not None:
            return False
        playback = self.director.playback
        ends = playback.speed.instant or playback.passed + seconds * playback.speed.value >= playback.length
        reads, leaves = self._holds(seconds), self.director.mode is Mode.WATCH and playback.pace.auto
        return ends and (reads or (leaves and self._says_more()))

    def _holds(self, seconds: float) -> bool:
        """Whether reading the tip takes longer still."""
        if self.shown is None:
            self._held = 0.0
            return False
        self._held += seconds
        return self._held < reading_time(self.shown.words, 0)

    def _says_more(self) -> bool:
        """The story is about to go on by itself: what was said has been read. Is there more to say first?"""
        self.read_on()
        return self.shown is not None
