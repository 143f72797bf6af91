"""The bag of the lesson: the newcomer reaches in, once for each rat, and sees what comes out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.games.ratland.rules.happenings import Find
from ratland_desktop.games.ratland.rules.words import Place
from ratland_desktop.games.ratland.telling import caption
from ratland_desktop.screens.lesson.script import Work
from ratland_desktop.screens.pieces.paper import draw_covering
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.motion import Motions, Tween, overshoot
from ratland_desktop.shell.widgets import Look

SECONDS = 0.55
SOUNDS = {"dies": "thud", "poisoned": "poison", "lost": "lost"}


class BagSpot(Work):
    """The picture of the bag; pressing it draws a piece, until none is left to draw."""

    def __init__(
        self,
        box: Box,
        area: Place,
        finds: Sequence[Find],
        motions: Motions,
        drew: Callable[[], Go | None],
        tooltip: str,
    ) -> None:
        """`finds`: what comes out, one after the other. `drew` is told of each piece."""
        super().__init__("bag", box, tooltip=tooltip)
        self.area, self.finds, self.motions, self.drew = area, tuple(finds), motions, drew
        self.out: list[Tween] = []

    @property
    def left(self) -> int:
        """How many pieces are still to be drawn."""
        return len(self.finds) - len(self.out)

    @property
    def begun(self) -> bool:
        return bool(self.out)

    @property
    def ring_radius(self) -> float:
        return 18.0

    # --- hands

    def release(self, spot: Spot, inside: bool) -> Go | None:
        return self.act() if inside else STAY

    def confirm(self, down: bool) -> Go | None:
        return self.act() if down else STAY

    def act(self) -> Go:
        """Draws the next piece; does nothing if none is left to draw."""
        if not self.left:
            return STAY
        find = self.finds[len(self.out)]
        self.desk.sound.play("bag")
        heard = SOUNDS.get(find.fate, f"piece_{find.colour.name.lower()}")
        self.out.append(
            self.motions.go(0, 1, SECONDS, overshoot, box=self.box, then=lambda: self.desk.sound.play(heard))
        )
        self.touch()
        return self.drew() or STAY

    # --- looks

    def draw(self, canvas: Canvas, look: Look) -> None:
        """The area, the bag, and every piece that is out with what it does."""
        with canvas.clipped(self.box), canvas.steady():
            draw_covering(canvas, f"ratland/place/{self.area.name.lower()}_wide", self.box)
            canvas.fill(self.box, theme.see_through(theme.NIGHT, 0.4))
            side = min(self.box.h * 0.86, self.box.w * 0.4)
            bag = Box(self.box.x + 30, self.box.centre[1] - side / 2, side, side)
            if look.hovered and self.left:
                bag = bag.inset(-8)
            canvas.picture("ratland/bag/bag_back", bag)
            room = Box(bag.right + 20, self.box.y + 20, self.box.right - bag.right - 40, self.box.h - 40)
            for number, cell in enumerate(room.columns(len(self.finds), 16)):
                if number < len(self.out):
                    self._draw_piece(canvas, number, bag, cell)
                else:
                    _draw_place(canvas, cell)
            canvas.picture("ratland/bag/bag_front", bag)
            if self.left:
                canvas.icon("hand", Box.around((bag.centre[0], bag.y + bag.h * 0.2), side * 0.26), theme.LAMP)

    def _draw_piece(self, canvas: Canvas, number: int, bag: Box, cell: Box) -> None:
        find, part = self.finds[number], self.out[number].value
        side = min(cell.w * 0.8, cell.h * 0.6)
        start, end = (bag.centre[0], bag.y + bag.h * 0.3), (cell.centre[0], cell.centre[1] - 30)
        where = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        canvas.picture(f"cheese/{find.colour.name.lower()}", Box.around(where, side))
        if self.out[number].finished:
            words = Box(cell.x, end[1] + side / 2 + 4, cell.w, cell.bottom - end[1] - side / 2 - 4)
            ink = theme.BAD if find.fate else theme.GOOD if find.cheese else theme.TEXT
            canvas.text(
                caption(find, self.desk.texts), words, theme.SUBHEADING, ink,
                align="centre", lines=2, valign="top", outline=theme.NIGHT,
            )  # fmt: skip


def _draw_place(canvas: Canvas, cell: Box) -> None:
    """Where the next piece will lie."""
    side = min(cell.w * 0.7, cell.h * 0.5)
    canvas.dashed(Box.around((cell.centre[0], cell.centre[1] - 30), side), theme.SOFT_TEXT, radius=24)
