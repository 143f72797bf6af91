"""The scrolling page of the rule book, with links that every input device can follow.

Up and down scroll; left and right move between the links in view; Enter follows one. Pressing left without a
link to go to leaves the page. Knows typeset pages, no texts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.shell.widgets.lists import Scrolling

from .typeset import Link, SetPage

SOLE = 40.0
"""Free space under the last line."""


class PagePane(Scrolling):
    """A set page in a box."""

    on_paper = True

    def __init__(self, name: str, box: Box, page: SetPage, follow: Callable[[str], Go | None]) -> None:
        super().__init__(name, box)
        self.page = page
        self.follow = follow
        self.chosen: Link | None = None
        self._pressed: Link | None = None

    @property
    def whole(self) -> float:
        return self.page.height + SOLE

    @property
    def ring_radius(self) -> float:
        return theme.SMALL_RADIUS

    def take_over(self, old: Self) -> None:
        self.scrolled = min(old.scrolled, self.furthest)

    # --- links

    def _shown_box(self, box: Box) -> Box:
        return box.moved(self.box.x, self.box.y - self.scrolled)

    def in_view(self) -> list[Link]:
        """Links that can be seen whole, from the top left."""
        low, high = self.scrolled - 2, self.scrolled + self.box.h + 2
        seen = [link for link in self.page.links if low <= link.boxes[0].y and link.boxes[0].bottom <= high]
        return sorted(seen, key=lambda link: (link.boxes[0].y, link.boxes[0].x))

    def link_at(self, spot: Spot) -> Link | None:
        if not self.inner.holds(spot):
            return None
        return next(
            (link for link in self.page.links if any(self._shown_box(box).holds(spot) for box in link.boxes)),
            None,
        )

    # --- hands

    def press(self, spot: Spot) -> Go | None:
        self._pressed = None if self.grab_bar(spot) else self.link_at(spot)
        return STAY

    def drag(self, spot: Spot) -> None:
        super().drag(spot)
        if self._grabbed is None:
            pointed = self.link_at(spot)
            if pointed is not self.chosen:
                self.chosen = pointed
                self.touch()

    def release(self, spot: Spot, inside: bool) -> Go | None:
        super().release(spot, inside)
        pressed, self._pressed = self._pressed, None
        if pressed is None or self.link_at(spot) is not pressed:
            return STAY
        self.desk.sound.play("click")
        return self.follow(pressed.topic) or STAY

    def confirm(self, down: bool) -> Go | None:
        if down and self.chosen is not None and self.chosen in self.in_view():
            self.desk.sound.play("click")
            return self.follow(self.chosen.topic) or STAY
        return STAY

    def move(self, direction: Direction) -> Go | None:
        if direction.dy:
            self.chosen = None
            return self.wheel(-direction.dy * 1.4)
        seen = self.in_view()
        at = seen.index(self.chosen) if self.chosen in seen else -1
        there = at + direction.dx
        if there < 0 or there >= len(seen):
            if self.chosen is not None and there < 0:
                self.chosen = None
                self.touch()
            return STAY if there >= len(seen) else None
        self.chosen = seen[there]
        self.touch()
        return STAY

    def lose_focus(self) -> Go | None:
        self.chosen = None
        return None

    # --- looks

    @property
    def ring_box(self) -> Box:
        return self.box.inset(-20, 0)

    def _mark(self, canvas: Canvas, box: Box, look: Look) -> None:
        """Lamp light behind a link, and the link once more in front of it."""
        rim = theme.LAMP_RIM if look.ring else None
        canvas.rounded(self._shown_box(box).inset(-7, 0), theme.LAMP_BRIGHT, radius=10, rim=rim, rim_width=3)
        with canvas.above():
            for item in self.page.items:
                if item.box == box:
                    item.paint(canvas, self._shown_box(box))

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.clipped(self.box.inset(-8, 0)):
            for item in self.page.items:
                box = self._shown_box(item.box)
                if box.meets(self.box):
                    item.paint(canvas, box)
            for box in self.chosen.boxes if self.chosen is not None else ():
                self._mark(canvas, box, look)
        self.draw_bar(canvas)
