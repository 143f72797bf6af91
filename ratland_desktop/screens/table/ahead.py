"""Renders the next moment into the caches while nothing moves, so that it does not stutter when it is shown.

Renders for a few milliseconds per frame: the parts of the table that will change, and the stage at several
points of its animation. Uses only what everybody will see next; while a gate is closed, nothing of what lies
behind it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

from .director import Director
from .look import Tableau, WholePicture
from .mode import Mode
from .reel import Glimpse
from .staging import Staging

SECONDS = 0.004
"""So long at most in one frame, if no single picture takes longer."""
MOST_FRAMES = 200
"""Whoever is not ready by then (a memory too small for all of it) stops trying."""
BETWEEN = 0.15
"""Seconds between two points of a motion."""

Paint = Callable[[Canvas], None]


class Ahead:
    """Call `get_ready` in every frame in which nothing is drawn."""

    def __init__(self, director: Director, staging: Staging, picture: WholePicture) -> None:
        self.director, self.staging, self.picture = director, staging, picture
        self.left: list[Paint] = []
        """What is not painted yet."""
        self._for: object = None
        self._frames = 0

    def forget(self) -> None:
        """Words or sizes are others now."""
        self._for, self.left = None, []

    def get_ready(self, canvas: Canvas) -> None:
        director, tempo = self.director, self.staging.desk.tempo
        now = (director.reel.at, director.mode, director.playback.speed, tempo.reduced)
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
        if self.director.mode is Mode.GATE:
            return [self._behind_the_gate]
        place = self.director.foreseen()
        return [] if place is None else self._coming(place)

    def _behind_the_gate(self, canvas: Canvas) -> None:
        """What the game may paint without knowing what comes."""
        show = self.picture.show(canvas, self.staging.tableau(), self.staging.desk.texts)
        with canvas.clipped(show.box), canvas.steady():
            self.picture.cues.gate.ahead(show)

    def _coming(self, place: Glimpse) -> list[Paint]:
        """First what changes at once, then the stage as it moves."""
        staging, layout = self.staging, self.picture.layout
        first = staging.tableau_ahead(place)
        parts = [self._part(first, box) for box in self.picture.differing(first, staging.desk.texts)]
        if staging.desk.tempo.reduced or first.playing is None:
            return parts
        moments = [BETWEEN * (at + 1) for at in range(int(first.playing.motion / BETWEEN) + 1)]
        later = [staging.later(first, passed) for passed in moments]
        captions = {tableau.heading: tableau for tableau in later}
        return [
            *parts,
            *(self._part(tableau, layout.caption) for tableau in captions.values()),
            *(self._part(tableau, layout.picture) for tableau in later),
        ]

    def _part(self, tableau: Tableau, box: Box) -> Paint:
        def paint(canvas: Canvas) -> None:
            with canvas.clipped(box):
                self.picture.draw(canvas, tableau, self.staging.desk.texts)

        return paint
