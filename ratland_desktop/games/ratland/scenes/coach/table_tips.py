"""The coach at the table: explains each phase as it comes in the first round, and what is where.

Each tip belongs to a moment. It never blocks: pressing "next" dismisses it, and when the story plays
automatically it only adds time to read. A phase in which nothing happens is explained when something
happens in it for the first time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ratland_desktop.games.ratland.rules.words import (
    ATTACK,
    BREEDING,
    EVENT,
    FEEDING,
    RATS,
    RETURN,
    SEARCH,
    Phase,
)
from ratland_desktop.games.ratland.scenes.table.layout import BOTTOM, TOP, Layout
from ratland_desktop.games.ratland.scenes.table.phase_bar import pill_of
from ratland_desktop.screens.coach.bubble import OK, Coaching, Pointer, Said, Side
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.table.controls import NEXT_WIDE
from ratland_desktop.screens.table.director import Director, Mode
from ratland_desktop.screens.table.playback import reading_time
from ratland_desktop.shell.desk import Desk

NARROW = 430.0
"""As wide as the story, over which most bubbles stand: stage and panels stay in sight."""
WATCHED = (Mode.WATCH, Mode.HANDS, Mode.LEAVE, Mode.THINK)
LATER = 4
"""Phases that may have been empty before."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the coach knows of the table: the open story, nothing else."""

    phase: Phase
    mode: Mode
    event: bool
    alone: bool
    """One person among computers."""


@dataclass(frozen=True, slots=True)
class TableTip:
    """`key` is its text, `fits` checks for the right moment, `points` is where it points."""

    key: str
    fits: Callable[[Moment], bool]
    points: Callable[[Layout, Moment], Pointer]
    wide: float = NARROW
    rounds: int = 1
    """In how many rounds it may be told."""


def _in(*phases: Phase) -> Callable[[Moment], bool]:
    return lambda now: now.phase in phases and now.mode in WATCHED


def _at_stage(layout: Layout, now: Moment) -> Pointer:
    spot = (layout.stage.right - 10, layout.stage.y + layout.stage.h * 0.4)
    return Pointer(spot, Side.RIGHT, layout.stage)


def _at_phases(layout: Layout, now: Moment) -> Pointer:
    """The pill of the phase that is on now."""
    return Pointer((pill_of(now.phase).centre[0], TOP.bottom - 20), Side.BELOW, TOP)


def _at_cards(layout: Layout, now: Moment) -> Pointer:
    return Pointer((layout.cards.right - 14, layout.cards.y + 150), Side.RIGHT, layout.cards)


def _at_food(layout: Layout, now: Moment) -> Pointer:
    spot = (layout.cards.right - 14, layout.cards.y + layout.cards.h * 0.66)
    return Pointer(spot, Side.RIGHT, layout.cards)


def _at_story(layout: Layout, now: Moment) -> Pointer:
    return Pointer((layout.story.x + 14, layout.story.y + 150), Side.LEFT, layout.story)


def _at_panels(layout: Layout, now: Moment) -> Pointer:
    spot = (layout.panels[0].box.centre[0], layout.panel_area.y + 16)
    return Pointer(spot, Side.ABOVE, layout.panel_area)


def _at_next(layout: Layout, now: Moment) -> Pointer:
    button = BOTTOM.right_part(NEXT_WIDE)
    return Pointer((button.centre[0], button.y + 6), Side.ABOVE, button)


TABLE: tuple[TableTip, ...] = (
    TableTip("lesson.table.phases", _in(EVENT, ATTACK), _at_phases),
    TableTip("ratland.tips.event", lambda now: _in(EVENT, RATS)(now) and now.event, _at_cards, 560),
    TableTip("ratland.tips.rats", lambda now: now.phase is RATS and now.mode is Mode.LEAVE, _at_next),
    TableTip("lesson.table.reveal", lambda now: now.mode is Mode.GATE and not now.alone, _at_panels),
    TableTip("lesson.table.reveal_alone", lambda now: now.mode is Mode.GATE and now.alone, _at_panels),
    TableTip("ratland.tips.attack", _in(ATTACK), _at_stage, rounds=LATER),
    TableTip("lesson.table.story", _in(ATTACK), _at_story, 560, rounds=LATER),
    TableTip("ratland.tips.breeding", _in(BREEDING), _at_stage, rounds=LATER),
    TableTip("ratland.tips.return", _in(RETURN), _at_stage, rounds=LATER),
    TableTip("ratland.tips.search", _in(SEARCH), _at_stage),
    TableTip("lesson.table.cheese", _in(SEARCH), _at_food, 560),
    TableTip("ratland.tips.feeding", _in(FEEDING), _at_stage),
    TableTip("ratland.tips.goal", _in(FEEDING), _at_panels),
)


class TableCoaching(Coaching):
    """The bubble at the table. `moved` when the story goes on: what was said has been read."""

    def __init__(self, coach: Coach, director: Director, layout: Layout) -> None:
        super().__init__(self._say, self._read, self._end)
        self.coach, self.director, self.layout = coach, director, layout
        self._held = 0.0

    def _now(self) -> Moment:
        told = self.director.reel.told
        return Moment(told.phase, self.director.mode, bool(told.event), self.coach.people < 2)

    def _tip(self) -> TableTip | None:
        if not self.coach.wanted:
            return None
        now, round_ = self._now(), self.director.reel.told.round
        fitting = (tip for tip in TABLE if tip.fits(now) and round_ <= tip.rounds)
        return next((tip for tip in fitting if not self.coach.has_told(tip.key)), None)

    def _end(self, desk: Desk) -> None:
        self.coach.end()
        desk.end_tips()

    def _say(self, desk: Desk) -> Said | None:
        self.coach.heed(desk.tips)
        tip = self._tip()
        if tip is None:
            return None
        say = desk.texts
        ok, off = say("ratland.tips.next"), say("ratland.tips.off")
        pointer = tip.points(self.layout, self._now())
        return Said(tip.key, say(tip.key), ok, off, pointer, wide=tip.wide)

    def _read(self) -> None:
        if self.shown is not None:
            self.coach.told(self.shown.name)
        self._held = 0.0

    def moved(self) -> None:
        self._read()

    def holds(self, seconds: float) -> bool:
        if self.shown is None:
            self._held = 0.0
            return False
        self._held += seconds
        return self._held < reading_time(self.shown.words, 0)

    def says_more(self) -> bool:
        if self.shown is not None:
            self._pressed(OK)
        return self.shown is not None
