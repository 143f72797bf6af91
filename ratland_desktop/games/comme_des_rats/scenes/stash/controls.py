"""What can be pressed on a player's own screen: ways to answer, seats, the standing order."""

from __future__ import annotations

from typing import Any

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.names import draw_fitting, draw_name, draw_paragraph
from ratland_desktop.shell.portraits import HEAD_SHAPE
from ratland_desktop.shell.widgets import Button, Kind, Look
from ratland_desktop.shell.widgets.buttons import Action, draw_plate
from ratland_desktop.tabletop.seats import Seat

from ..pieces.faces import draw_face
from .answers import Way

CHIP_HIGH = 84.0
ROOM_FOR_A_REASON = 130.0
"""With less beside the face, a reason takes its place."""


class WayCard(Button):
    """A way to answer, with what it would bring; pale where it is not there, with the reason in it."""

    def __init__(self, box: Box, way: Way, on_press: Action, *, chosen: bool) -> None:
        super().__init__(f"way-{way.name}", box, way.title, on_press, kind=Kind.QUIET, tooltip=way.why_not)
        self.way, self.chosen = way, chosen

    @property
    def ring_radius(self) -> float:
        return 28.0

    def fire(self) -> Any:
        return STAY if self.way.why_not else super().fire()

    def draw(self, canvas: Canvas, look: Look) -> None:
        way, legal = self.way, not self.way.why_not
        draw_plate(canvas, self.box, self.kind, look, enabled=legal, radius=28)
        if self.chosen:
            canvas.rounded(self.box, theme.mixed(theme.PANEL, theme.LAMP, 0.16), radius=28)
            canvas.rounded(self.box, None, radius=28, rim=theme.LAMP, rim_width=7)
        inner = self.box.inset(20, 14)
        head = inner.top_part(70)
        room = head
        if way.sign:
            with canvas.faded(1.0 if legal else 0.4):
                canvas.picture(way.sign, head.left_part(68))
            room = head.beside(82)
        ink = theme.OFF_TEXT if not legal else theme.LAMP if self.chosen else theme.TEXT
        draw_fitting(canvas, way.title, room, theme.LABEL, ink)
        words, tone = (way.about, way.ink) if legal else (way.why_not, theme.OFF_TEXT)
        below = inner.below(80)
        if way.seats:
            below = below.top_part(max(30.0, below.h - CHIP_HIGH - 8))
        draw_paragraph(canvas, words, below, theme.SMALL, tone)


class SeatChip(Button):
    """A player to whom the Cat could be sent on."""

    def __init__(
        self, name: str, box: Box, seat: Seat, on_press: Action, *, chosen: bool, why_not: str
    ) -> None:
        kind = Kind.CHOSEN if chosen else Kind.QUIET
        super().__init__(name, box, seat.name, on_press, kind=kind, tooltip=why_not)
        self.seat, self.why_not = seat, why_not

    @property
    def ring_radius(self) -> float:
        return 24.0

    def fire(self) -> Any:
        return STAY if self.why_not else super().fire()

    def draw(self, canvas: Canvas, look: Look) -> None:
        ink = draw_plate(canvas, self.box, self.kind, look, enabled=not self.why_not, radius=24)
        inner = self.box.inset(10, 6)
        face = min(inner.h / HEAD_SHAPE, inner.w * 0.36)
        words = inner.beside(face + 8)
        if self.why_not and words.w < ROOM_FOR_A_REASON:
            words = inner
        else:
            with canvas.faded(0.4 if self.why_not else 1.0):
                draw_face(canvas, Box(inner.x, inner.y, face, face * HEAD_SHAPE), self.seat)
        name = words.top_part(words.h * 0.58) if self.why_not else words
        draw_name(canvas, self.seat.name, name, theme.SMALL_LABEL, ink, smallest=0.5)
        if self.why_not:
            draw_fitting(canvas, self.why_not, words.below(name.h), theme.NOTE, theme.OFF_TEXT)


def way_boxes(room: Box, ways: tuple[Way, ...]) -> list[Box]:
    """Side by side; one with seats takes more room."""
    if len(ways) == 2:
        return room.columns(2, 20)
    return room.shares([1.9 if way.seats else 1.0 for way in ways], 20)


def chip_boxes(card: Box, count: int) -> list[Box]:
    return card.inset(16, 14).bottom_part(CHIP_HIGH).columns(count, 10)
