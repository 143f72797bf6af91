"""Renders the next moment into the caches while nothing moves, so that it does not stutter when it is shown.

Renders for a few milliseconds per frame: the parts of the table that will change, and the stage at several
points of its animation. Uses only what everybody will see next; while the screens are down, nothing of what
they hide.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.happenings import Revealed
from ratland_desktop.games.ratland.rules.words import Plan
from ratland_desktop.games.ratland.scenes.table.cues import CUES
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

from .director import Mode
from .reel import Reel
from .stage import motion_box
from .tableau import Tableau

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
        return [] if reel is None else self._coming(reel)

    def _places(self, canvas: Canvas) -> None:
        """The three areas as they are, before anybody is seen to run there."""
        scene = self.scene
        nobody = Revealed(tuple(Plan() for _ in scene.evening.seats))
        show = scene.picture.show(canvas, scene.staging.tableau(), scene.desk.texts)
        with canvas.clipped(show.box), canvas.steady():
            CUES[Revealed].paint(show, nobody)

    def _coming(self, reel: Reel) -> list[Paint]:
        """First what changes at once, then the stage as it moves."""
        staging, stage = self.scene.staging, motion_box(self.scene.layout)
        first = staging.tableau_of(reel, staging.begins, Mode.WATCH)
        parts = [self._part(first, box) for box in self.scene.picture.differing(first)]
        if self.scene.desk.tempo.reduced or first.playing is None:
            return parts
        moments = [BETWEEN * (at + 1) for at in range(int(first.playing.motion / BETWEEN) + 1)]
        later = [staging.later(first, passed) for passed in moments]
        captions = {tableau.heading: tableau for tableau in later}
        return [
            *parts,
            *(self._part(tableau, self.scene.layout.caption) for tableau in captions.values()),
            *(self._part(tableau, stage) for tableau in later),
        ]

    def _part(self, tableau: Tableau, box: Box) -> Paint:
        def paint(canvas: Canvas) -> None:
            with canvas.clipped(box):
                self.scene.picture.draw(canvas, tableau, self.scene.desk.texts)

        return paint
