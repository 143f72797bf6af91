"""Paints the film's pictures: the table in strips, and the podium at the end.

A picture is made ready in small parts before it is painted, so that the window never stands still. Knows no
file and no colours of a file.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame

from ratland_desktop.screens.film.strips import CAPTION, WIDE, Strip, height_of, strips_of
from ratland_desktop.screens.results.podium import draw_podium, in_order
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.look import Tableau
from ratland_desktop.screens.table.picture import draw_caption
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

KEPT = 12 * 1024 * 1024
"""Bytes for the pictures of one size."""
AT_ONCE = 0.004
"""Seconds for getting ready before others have their turn."""
CAPTION_EDGE = 12.0
PODIUM_WIDE = 1240.0
"""The podium is drawn so wide: larger than on the screen."""
ROW, ROW_GAP = 78.0, 10.0

Paint = Callable[[Canvas], None]


class Painter:
    """Paints on `frame`, again and again."""

    def __init__(self, table: TableScene, art: Path | None, say: Texts) -> None:
        self.table, self.say = table, say
        self.strips = strips_of(table.layout)
        self.frame = pygame.Surface((WIDE, height_of(self.strips)))
        self._art = art
        self._canvases: dict[float, Canvas] = {}  # by scale

    def _canvas(self, scale: float) -> Canvas:
        if scale not in self._canvases:
            surface = pygame.Surface((round(SAFE.w * scale), round(SAFE.h * scale)))
            self._canvases[scale] = Canvas(surface, art=self._art, cache_limit=KEPT)
        return self._canvases[scale]

    # --- the table

    def paint(self, tableau: Tableau) -> Iterator[None]:
        """The table at one moment."""
        for strip in self.strips:
            yield from self._paint_strip(strip, tableau)

    def _paint_strip(self, strip: Strip, tableau: Tableau) -> Iterator[None]:
        def paint(canvas: Canvas) -> None:
            with canvas.clipped(strip.source):
                if strip.says:
                    _draw_sentence(canvas, tableau)
                else:
                    self.table.picture.draw(canvas, tableau, self.say)

        canvas = self._canvas(strip.scale)
        yield from self._painted(canvas, paint)
        part = canvas.pixels(strip.source)
        self.frame.blit(canvas.surface, (0, strip.top), (part.x, part.y, WIDE, strip.high))

    def _painted(self, canvas: Canvas, paint: Paint) -> Iterator[None]:
        """Pictures that are not there yet are made one after the other."""
        until = time.perf_counter() + AT_ONCE
        while not canvas.rehearse(paint, until - time.perf_counter()):
            yield
            until = time.perf_counter() + AT_ONCE
        paint(canvas)
        yield

    # --- the end

    def paint_podium(
        self, headline: str, seats: Sequence[Seat], outcome: Outcome, passed: float
    ) -> Iterator[None]:
        """Who won, so many seconds after the podium began to rise."""
        scale = WIDE / PODIUM_WIDE
        canvas = self._canvas(scale)
        whole = Box(0, 0, PODIUM_WIDE, self.frame.get_height() / scale)

        def paint(canvas: Canvas) -> None:
            with canvas.clipped(whole):
                canvas.backdrop("results", lambda c: paint_wall(c, darkness=0.6))
                head = whole.top_part(104).inset(30, 8)
                canvas.text(headline, head, theme.TITLE, theme.LAMP, align="centre")
                below = whole.below(112).top_part(whole.h - 130)
                podium, rows = below.shares((6, 5), 24)
                draw_podium(canvas, podium.inset(20, 0), seats, outcome, passed)
                self._draw_rows(canvas, rows.left_part(rows.w - 24), seats, in_order(outcome))

        yield from self._painted(canvas, paint)
        self.frame.blit(canvas.surface, (0, 0), canvas.pixels(whole))

    def _draw_rows(
        self, canvas: Canvas, box: Box, seats: Sequence[Seat], standings: Sequence[Standing]
    ) -> None:
        high = min(ROW + ROW_GAP, box.h / len(standings))
        for number, standing in enumerate(standings):
            seat, first = seats[standing.seat], standing.place == 1
            row = Box(box.x, box.y + high * number, box.w, high - ROW_GAP * high / (ROW + ROW_GAP))
            rim = theme.LAMP if first else seat_colour(seat).main
            canvas.rounded(row, theme.PANEL, radius=min(24.0, row.h / 2.4), rim=rim, rim_width=4)
            place, face, name, points = row.inset(14, 4).shares((0.8, 1, 3.6, 3), gap=8)
            colour, style = theme.LAMP if first else theme.TEXT, theme.LABEL
            canvas.text(f"{standing.place}.", place, style, colour, align="centre")
            draw_portrait(canvas, Box.around(face.centre, face.h * 0.9, face.h * 0.9 * HEAD_SHAPE), seat)
            draw_name(canvas, seat.name, name, style)
            words = self.say("results.points", n=standing.points)
            draw_name(canvas, words, points, style, colour, align="right")


def _draw_sentence(canvas: Canvas, tableau: Tableau) -> None:
    """The sentence in a strip of its own."""
    canvas.fill(CAPTION, theme.DEEP)
    if tableau.sentence is not None:
        draw_caption(canvas, CAPTION.inset(CAPTION_EDGE), tableau.sentence, tableau.heading)
