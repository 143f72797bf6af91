"""Faces to press: the table is shown from that player's chair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.widgets import Button, Kind, Widget
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.shell.widgets.buttons import Action
from ratland_desktop.tabletop.seats import NOBODY, Seat
from ratland_desktop.text import Texts

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

EYE = 26.0


class Chair(Button):
    """`chosen`: this player's own things lie open now."""

    def __init__(
        self, name: str, box: Box, seat: Seat, on_press: Action, *, chosen: bool, tooltip: str
    ) -> None:
        super().__init__(name, box, "", on_press, kind=Kind.QUIET, tooltip=tooltip)
        self.seat, self.chosen = seat, chosen

    @property
    def ring_radius(self) -> float:
        return 16.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        fill = theme.RAISED if look.hovered or self.chosen else theme.DEEP
        rim = theme.LAMP if self.chosen else seat_colour(self.seat).main
        with canvas.above():
            canvas.rounded(self.box, fill, radius=16, rim=rim, rim_width=4)
            size, (x, y) = self.box.h - 10, self.box.centre
            wide = self.box.w >= size + EYE + 12
            draw_portrait(canvas, Box.around((x - EYE / 2 if wide else x, y), size), self.seat)
            if wide:
                eye = Box.around((x + size / 2, y), EYE)
                canvas.icon("eye", eye, theme.LAMP if self.chosen else theme.SOFT_TEXT)


def chairs_in(
    row: Box,
    say: Texts,
    seats: Sequence[Seat],
    eyes: int | None,
    look: Callable[[int | None], Go | None],
) -> list[Widget]:
    """A face for everybody who played; pressing the one whose things lie open covers them again."""
    played = [number for number, seat in enumerate(seats) if seat.player != NOBODY]
    chairs: list[Widget] = []
    for number, cell in zip(played, row.columns(len(played), 8), strict=True):
        chosen, seat = number == eyes, seats[number]
        words = say("replay.tip.close" if chosen else "replay.tip.chair", name=seat.name)
        act = partial(look, None if chosen else number)
        chairs.append(Chair(f"chair-{number}", cell, seat, act, chosen=chosen, tooltip=words))
    return chairs
