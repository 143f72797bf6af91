"""Renders the coming table into the caches while nothing moves, so that it opens without delay.

Renders a dummy game with these seats, which nobody will play: faces, panels and wall look the same there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.setup.model import Draft, SetUp, problems
from ratland_desktop.screens.setup.sheet import Rehearsal, Sheet
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk, Silence

SECONDS = 0.004
"""So long at most in one frame, if no single picture takes longer."""
PAUSE = 20
"""Frames in which nothing changes, before it begins: whoever types a name is not done yet."""
MOST_FRAMES = 200


Paint = Callable[[Canvas], None]
SitDown = Callable[[SetUp], Session]
"""Makes a session at a table; nobody will play it."""


class TableAhead:
    """Call `get_ready` in every frame in which nothing is drawn."""

    def __init__(self, sheet: Sheet, sit_down: SitDown | None) -> None:
        """Without a way to sit down, or without a rehearsal on the sheet, nothing is painted."""
        self._sheet, self._sit_down = sheet, sit_down
        self.left: list[Paint] | None = None
        """What is not painted yet; None: nobody has looked at this table."""
        self._draft: Draft | None = None
        self._frames = 0

    def get_ready(self, canvas: Canvas, desk: Desk, draft: Draft, finish: Callable[[], SetUp]) -> None:
        """`finish` makes the table of the draft, if there is nothing wrong with it."""
        rehearse, sit_down = self._sheet.rehearsal, self._sit_down
        if rehearse is None or sit_down is None:
            return
        if draft != self._draft:
            self._draft, self._frames = draft, 0
            self.left = [] if problems(self._sheet, draft) else None
        self._frames += 1
        if self._frames == PAUSE and self.left is None:
            self.left = _parts(canvas, desk, rehearse(sit_down(finish())))
        elif self.left and (canvas.rehearse(self.left[0], SECONDS) or self._frames > MOST_FRAMES):
            del self.left[0]


def _parts(canvas: Canvas, desk: Desk, rehearsal: Rehearsal) -> list[Paint]:
    """The table as it will open: its wall, and whatever stands in front."""
    scene = rehearsal.scene
    scene.settle_in(replace(desk, sound=Silence()), canvas)

    def part(box: Box, canvas: Canvas) -> None:
        with canvas.clipped(box):
            scene.draw(canvas)

    return [partial(part, box) for box in (*rehearsal.parts, SAFE)]
