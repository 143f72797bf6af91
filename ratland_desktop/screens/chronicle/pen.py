"""Draws on a sheet of paper in the sheet's own units, whatever the size on screen or in print.

The sheet is A4 landscape. Its words are part of the picture and do not follow the player's text size.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.names import SMALLEST
from ratland_desktop.shell.portraits import FEET, HEAD_SHAPE, draw_figure, draw_portrait
from ratland_desktop.shell.theme import Colour, SeatColour, Style
from ratland_desktop.tabletop.seats import Seat

SHEET = Box(0, 0, 1920, 1358)


@dataclass(frozen=True, slots=True)
class Pen:
    """Where the sheet lies on a canvas."""

    canvas: Canvas
    sheet: Box

    @property
    def unit(self) -> float:
        return self.sheet.w / SHEET.w

    def at(self, box: Box) -> Box:
        unit = self.unit
        return Box(self.sheet.x + box.x * unit, self.sheet.y + box.y * unit, box.w * unit, box.h * unit)

    def back(self, box: Box) -> Box:
        """A box of the canvas in the sheet's units."""
        unit = self.unit
        x, y = (box.x - self.sheet.x) / unit, (box.y - self.sheet.y) / unit
        return Box(x, y, box.w / unit, box.h / unit)

    def spot(self, spot: Spot) -> Spot:
        return (self.sheet.x + spot[0] * self.unit, self.sheet.y + spot[1] * self.unit)

    def text(
        self, words: str, box: Box, style: Style, colour: Colour = theme.INK,
        *, align: str = "left", valign: str = "middle", lines: int = 1, fit: Fit = Fit.SHRINK,
    ) -> None:  # fmt: skip
        sized = style.sized(style.size * self.unit).fixed()
        self.canvas.text(words, self.at(box), sized, colour, align=align, valign=valign, lines=lines, fit=fit)

    def name(self, name: str, box: Box, style: Style, *, align: str = "left") -> None:
        """A name that somebody typed: in smaller letters where it is long, and shortened only then."""
        sizes = [style.sized(style.size * share) for share in (1.0, 0.93, 0.86, 0.8, SMALLEST)]
        fitting = next((size for size in sizes if self.wide(name, size) <= box.w), sizes[-1])
        self.text(name, box, fitting, align=align, fit=Fit.SHORTEN)

    def wide(self, words: str, style: Style) -> float:
        """How wide these words are."""
        return self.canvas.measure(words, style.sized(style.size * self.unit).fixed())[0] / self.unit

    def picture(
        self, name: str, box: Box, *, tint: SeatColour | None = None, flip: bool = False, angle: float = 0.0
    ) -> None:
        self.canvas.picture(name, self.at(box), tint=tint, flip=flip, angle=angle)

    def icon(self, name: str, box: Box, colour: Colour) -> None:
        self.canvas.icon(name, self.at(box), colour)

    def portrait(self, seat: Seat, centre: Spot, wide: float, mood: str = "") -> None:
        draw_portrait(self.canvas, self.at(Box.around(centre, wide, wide * HEAD_SHAPE)), seat, mood)

    def figure(self, seat: Seat, feet: Spot, wide: float, mood: str = "") -> None:
        """A whole rat that stands there; its head is so wide."""
        head = Box(feet[0] - wide / 2, feet[1] - wide * FEET, wide, wide * HEAD_SHAPE)
        draw_figure(self.canvas, self.at(head), seat, mood)

    def rounded(
        self, box: Box, fill: Colour | None, *, radius: float = 24.0, rim: Colour | None = None,
        rim_width: float = 3.0, shadow: float = 0.0, foot: Colour | None = None,
    ) -> None:  # fmt: skip
        unit = self.unit
        self.canvas.rounded(
            self.at(box), fill, radius=radius * unit, rim=rim, rim_width=rim_width * unit,
            shadow=shadow * unit, foot=foot,
        )  # fmt: skip

    def gradient(self, box: Box, top: Colour, foot: Colour) -> None:
        self.canvas.gradient(self.at(box), top, foot)

    def circle(
        self, centre: Spot, radius: float, fill: Colour | None, *, rim: Colour | None = None,
        rim_width: float = 3.0,
    ) -> None:  # fmt: skip
        unit = self.unit
        self.canvas.circle(self.spot(centre), radius * unit, fill, rim=rim, rim_width=rim_width * unit)

    def line(self, spots: Sequence[Spot], colour: Colour, width: float) -> None:
        self.canvas.line([self.spot(spot) for spot in spots], colour, width * self.unit)

    def polygon(self, spots: Sequence[Spot], fill: Colour) -> None:
        self.canvas.polygon([self.spot(spot) for spot in spots], fill)
