"""The empty chair on the set-up, and beside it known players who take it with one click."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.screens.setup.fields import EmptyChair
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.widgets import Button, Widget
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

GAP = 8.0
WIDE = 700.0
"""A row at least so wide has room for six faces, a card for two."""


class Regular(Button):
    """Somebody who has played here: a face and a name."""

    def __init__(self, name: str, box: Box, seat: Seat, sit: Callable[[], Go | None], tooltip: str) -> None:
        super().__init__(name, box, seat.name, sit, tooltip=tooltip)
        self.seat = seat

    @property
    def ring_radius(self) -> float:
        return 20.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.rounded(self.box, theme.see_through(theme.PANEL, 0.9 if look.hovered else 0.55), radius=20)
        inner = self.box.inset(4, 4)
        face = inner.top_part(inner.h - 26)
        draw_portrait(canvas, face, self.seat, "happy" if look.hovered else "")
        name = inner.bottom_part(26)
        canvas.text(self.words, name, theme.TINY_LABEL, theme.TEXT, align="centre", fit=Fit.SHORTEN)


def chair_row(
    say: Texts,
    box: Box,
    known: Sequence[Seat],
    add: Callable[[], Go | None],
    sit: Callable[[Seat], Go | None],
) -> list[Widget]:
    """One more chair; the latest players wait at its right."""
    share, most = (0.42, 6) if box.w >= WIDE else (0.6, 2)
    people = known[:most]
    chair = box.left_part(box.w * share - GAP) if people else box
    places = box.beside(box.w * share).columns(most, GAP)
    faces = [
        Regular(
            f"regular-{number}", place, seat, lambda seat=seat: sit(seat),  # type: ignore[misc]
            say("hall.players.seat", name=seat.name),
        )
        for number, (seat, place) in enumerate(zip(people, places, strict=False))
    ]  # fmt: skip
    return [EmptyChair("add", chair, say("setup.add"), add), *faces]
