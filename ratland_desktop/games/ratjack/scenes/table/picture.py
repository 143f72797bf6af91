"""Draws the whole open table: the room, what stands still, and the step on the felt, without a frame."""

from __future__ import annotations

from ratland_desktop.screens.table.look import Tableau
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.picture import Picture, draw_words
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from ..pieces.felt import draw_room


class FeltPicture(Picture):
    """The felt itself is the stage: cards fly over all of it."""

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        draw_room(canvas, self.layout.stage)
        self.still.draw(canvas, tableau, say)
        if canvas.visible(self.layout.stage) or canvas.visible(self.layout.caption):
            self._stage(canvas, tableau, say)

    def _stage(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        show = self.show(canvas, tableau, say)
        if tableau.deciding is not None:
            tableau.deciding.draw(canvas)
            return
        if tableau.playing is not None:
            tableau.playing.paint(show)
        if tableau.mode is Mode.GATE:
            words = self.cues.gate.words(self.session.needs_curtain)[0]
            draw_words(canvas, self.layout, say(words), theme.TEXT)
        else:
            self._caption(canvas, tableau, say)
