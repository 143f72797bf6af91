"""Renders the coming table into the caches while nothing moves, so that it opens without delay.

Renders a dummy game with these seats, which nobody will play: faces, panels and wall look the same there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.screens.setup.model import Draft, finished, problems
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk, Silence
from ratland_desktop.shell.go import STAY

SECONDS = 0.004
"""So long at most in one frame, if no single picture takes longer."""
PAUSE = 20
"""Frames in which nothing changes, before it begins: whoever types a name is not done yet."""
MOST_FRAMES = 200


Paint = Callable[[Canvas], None]


class TableAhead:
    """Call `get_ready` in every frame in which nothing is drawn."""

    def __init__(self) -> None:
        self.left: list[Paint] | None = None
        """What is not painted yet; None: nobody has looked at this table."""
        self._draft: Draft | None = None
        self._frames = 0

    def get_ready(self, canvas: Canvas, desk: Desk, draft: Draft) -> None:
        if draft != self._draft:
            self._draft, self._frames = draft, 0
            self.left = [] if problems(draft) else None
        self._frames += 1
        if self._frames == PAUSE and self.left is None:
            self.left = _parts(canvas, desk, draft)
        elif self.left and (canvas.rehearse(self.left[0], SECONDS) or self._frames > MOST_FRAMES):
            del self.left[0]


def _parts(canvas: Canvas, desk: Desk, draft: Draft) -> list[Paint]:
    """The table as it will open: its wall, and whatever stands in front."""
    table = finished(draft)
    evening = Session(BOX, new_match(table.options, 0), table.seats, QuickMinds(0))
    scene = TableScene(LOOK, evening, lambda: STAY)
    scene.settle_in(replace(desk, sound=Silence()), canvas)

    def part(box: Box, canvas: Canvas) -> None:
        with canvas.clipped(box):
            scene.draw(canvas)

    return [partial(part, box) for box in (*(panel.box for panel in scene.layout.panels), SAFE)]
