"""Renders the next moment into the caches while nothing moves, so that it does not stutter when it is shown.

Renders for a few milliseconds per frame: the parts of the table that will change, and the stage at several
points of its animation. Uses only what everybody will see next; while the screens are down, nothing of what
they hide.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.happenings import Revealed
from ratland_desktop.games.ratland.rules.words import Plan
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

from .cues import CUES
from .director import Mode
from .playback import Playback
from .reel import Reel
from .stage import draw_moment, motion_box

if TYPE_CHECKING:
    from .scene import TableScene

SECONDS = 0.004
"""So long at most in one frame, if no single picture takes longer."""
MOST_FRAMES = 200
"""Whoever is not ready by then (a memory too small for all of it) stops trying."""
BETWEEN = 0.15
"""Seconds between two points of a motion."""

Paint = Callable[[Canvas], None]


class Ahead:
    """Call `get_ready` in every frame in which nothing is drawn."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.left: list[Paint] = []
        """What is not painted yet."""
        self._for: object = None
        self._frames = 0

    def forget(self) -> None:
        """Words or sizes are others now."""
        self._for, self.left = None, []

    def get_ready(self, canvas: Canvas) -> None:
        director = self.scene.director
        now = (director.reel.at, director.mode, director.playback.speed, self.scene.desk.tempo.reduced)
        if now != self._for:
            self._for, self.left, self._frames = now, self._plan(), 0
        if not self.left:
            return
        self._frames += 1
        until = time.perf_counter() + SECONDS
        while self.left and canvas.rehearse(self.left[0], until - time.perf_counter()):
            del self.left[0]
            if time.perf_counter() >= until:
                return
        if self._frames > MOST_FRAMES:
            self.left = []

    def _plan(self) -> list[Paint]:
        if self.scene.mode is Mode.GATE:
            return [self._places]
        reel = self.scene.director.foreseen()
        return [] if reel is None else _steps(_shadow(self.scene, reel))

    def _places(self, canvas: Canvas) -> None:
        """The three areas as they are, before anybody is seen to run there."""
        nobody = Revealed(tuple(Plan() for _ in self.scene.evening.seats))
        draw_moment(self.scene.show(canvas), nobody)


def _shadow(scene: TableScene, reel: Reel) -> TableScene:
    """The scene as it will be at that point of the reel; only for painting."""
    shadow, before = copy(scene), scene.director
    shadow.director = copy(before)
    shadow.director.reel = reel
    shadow.director.playback = Playback(before.playback.pace, before.playback.speed)
    shadow.pointed = None
    shadow.picture = scene.picture.of(shadow)
    return shadow


def _steps(shadow: TableScene) -> list[Paint]:
    """First what changes at once, then the stage as it moves."""
    happening, stage = shadow.present, motion_box(shadow.layout)
    assert happening is not None
    length = CUES[type(happening)].seconds(happening)
    moves = 0 if shadow.desk.tempo.reduced else int(length / BETWEEN) + 1
    parts = [_step(shadow, box, 0.0) for box in shadow.picture.changed()]
    return [*parts, *(_step(shadow, stage, BETWEEN * (at + 1)) for at in range(moves))]


def _step(shadow: TableScene, box: Box, passed: float) -> Paint:
    def paint(canvas: Canvas) -> None:
        shadow.director.playback.passed = passed
        with canvas.clipped(box):
            shadow.picture.draw(canvas)

    return paint
