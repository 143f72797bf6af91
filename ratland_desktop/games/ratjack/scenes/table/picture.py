"""Draws the whole open table: the room, what stands still, and the step on the felt, without a frame."""

from __future__ import annotations

from ratland_desktop.screens.table.look import Tableau
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.picture import PILL_WIDE, Picture, draw_caption, draw_words
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
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
            draw_words(canvas, self.layout.caption, say(words), theme.TEXT)
        else:
            self._caption(canvas, tableau, say)

    def _caption(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        """The sentence; that the story waits is said above the middle of the felt."""
        if tableau.notice:
            draw_words(canvas, self.layout.caption, tableau.notice, theme.LAMP)
        elif tableau.sentence is not None:
            draw_caption(canvas, self.layout.caption, tableau.sentence, tableau.heading)
        if tableau.mode is Mode.BACK:
            _draw_pill(canvas, self.layout.stage, "step_back", say("table.looking_back"))
        elif tableau.paused:
            _draw_pill(canvas, self.layout.stage, "pause", say("table.paused"))


def _draw_pill(canvas: Canvas, stage: Box, icon: str, words: str) -> None:
    wide = min(PILL_WIDE, canvas.measure(words, theme.TINY_LABEL)[0] + 84)
    box = Box.around((stage.centre[0], stage.y + 22), wide, 40)
    canvas.pill(box, theme.LAMP, rim=theme.LAMP_RIM)
    with canvas.above():
        canvas.icon(icon, Box(box.x + 14, box.y + 7, 26, 26), theme.ON_LAMP)
        canvas.text(words, box.inset(18, 2).beside(32), theme.TINY_LABEL, theme.ON_LAMP)
