"""Draws the whole table: the wall, what stands around the map, the map, and the step that is told on it."""

from __future__ import annotations

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.retelling import Retelling
from ratland_desktop.screens.table.look import Tableau
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.picture import PILL_WIDE, Picture, draw_caption, draw_words
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from ..chart.lands import ANCHORS
from ..chart.painting import draw_glow, on_map
from .layout import CAPTION, CAPTION_ABOVE, MAP
from .map import draw_ground, draw_pieces
from .moment import lit_regions, regions_of
from .striking import draws_alone
from .wall import draw_wall

BLOCK_HALF = 60.0
"""Half the height of what stands in a region, more or less."""


class MapPicture(Picture):
    """The map itself is the stage."""

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        draw_wall(canvas)
        self.still.draw(canvas, tableau, say)
        if canvas.visible(MAP):
            self._stage(canvas, tableau, say)

    def _stage(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        told, deciding = tableau.told, tableau.deciding
        assert isinstance(told, Retelling)
        moves = deciding is None and any(isinstance(x, h.PlagueMoved) for x in tableau.happenings)
        alone = deciding is None and draws_alone(tableau.happenings)
        with canvas.clipped(MAP):
            if deciding is not None:  # what stands in the regions is above their lights, in the form
                draw_ground(canvas, told, told.supply, self.session.seats, say)
                return
            if not alone:
                draw_ground(canvas, told, told.supply, self.session.seats, say)
                for region, bad in lit_regions(tableau.happenings).items():
                    draw_glow(canvas, MAP, region, theme.BAD if bad else theme.LAMP)
                draw_pieces(canvas, told, self.session.seats, say, plague=not moves)
        if tableau.playing is not None:
            tableau.playing.paint(self.show(canvas, tableau, say))
        self._caption(canvas, tableau, say)

    def _caption(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        """The sentence on a plate over the map; that the story waits is said elsewhere."""
        room = caption_box(tableau)
        if tableau.notice or tableau.sentence is not None:
            canvas.rounded(room, theme.see_through(theme.WELL, 0.92), radius=22, rim=theme.RIM, rim_width=3)
        with canvas.above(), canvas.above(), canvas.above():  # over numbers that are above their pills
            if tableau.notice:
                draw_words(canvas, room, tableau.notice, theme.LAMP)
            elif tableau.sentence is not None:
                draw_caption(canvas, room, tableau.sentence, tableau.heading)
        if tableau.mode is Mode.BACK:
            _draw_pill(canvas, room, "step_back", say("table.looking_back"))
        elif tableau.paused:
            _draw_pill(canvas, room, "pause", say("table.paused"))


def caption_box(tableau: Tableau) -> Box:
    """At the foot of the map, or at its head if what is told happens at the foot and not at the head."""
    if tableau.notice or draws_alone(tableau.happenings):
        return CAPTION
    heights = [on_map(MAP, ANCHORS[region])[1] for region in regions_of(tableau.happenings)]
    low = any(y + BLOCK_HALF > CAPTION.y for y in heights)
    high = any(y - BLOCK_HALF < CAPTION_ABOVE.bottom for y in heights)
    return CAPTION_ABOVE if low and not high else CAPTION


def _draw_pill(canvas: Canvas, caption: Box, icon: str, words: str) -> None:
    """At the other end of the map."""
    wide = min(PILL_WIDE, canvas.measure(words, theme.TINY_LABEL)[0] + 84)
    y = MAP.y + 28 if caption == CAPTION else MAP.bottom - 28
    box = Box.around((MAP.centre[0], y), wide, 42)
    canvas.pill(box, theme.LAMP, rim=theme.LAMP_RIM)
    with canvas.above():
        canvas.icon(icon, Box(box.x + 14, box.y + 8, 26, 26), theme.ON_LAMP)
        canvas.text(words, box.inset(18, 2).beside(32), theme.TINY_LABEL, theme.ON_LAMP)
