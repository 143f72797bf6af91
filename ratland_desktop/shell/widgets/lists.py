"""Scrolling widgets: a list to pick from, and a pane to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Self

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Composing, Direction, Edit, Key, Typed
from ratland_desktop.shell.widgets.base import Look, Widget

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

_BAR = 12.0
_WHEEL = 70.0


class Scrolling(Widget):
    """What list and pane share: how far it is scrolled, the wheel, the bar at the right."""

    scrolled = 0.0
    on_paper = False
    """Whether the bar has the colours of paper."""
    _grabbed: float | None = None

    @property
    def whole(self) -> float:
        """Height of everything."""
        raise NotImplementedError

    @property
    def furthest(self) -> float:
        return max(0.0, self.whole - self.box.h)

    def take_over(self, old: Self) -> None:
        self.scrolled = old.scrolled

    def scroll_to(self, y: float) -> bool:
        """False when it is there already."""
        there = max(0.0, min(self.furthest, y))
        if there == self.scrolled:
            return False
        self.scrolled = there
        self.touch()
        return True

    def wheel(self, steps: float) -> Go | None:
        return STAY if self.scroll_to(self.scrolled - steps * _WHEEL) else None

    def write(self, intent: Typed | Composing | Edit) -> Go | None:
        if not isinstance(intent, Edit):
            return None
        page = self.box.h * 0.85
        goals = {
            Key.PAGE_UP: self.scrolled - page,
            Key.PAGE_DOWN: self.scrolled + page,
            Key.HOME: 0.0,
            Key.END: self.furthest,
        }
        if intent.key not in goals:
            return None
        self.scroll_to(goals[intent.key])
        return STAY

    @property
    def inner(self) -> Box:
        """Room for content, beside the bar."""
        return self.box.left_part(self.box.w - (_BAR + 12 if self.furthest else 0))

    def bar(self) -> Box | None:
        """The handle one can pull; None when everything is in view."""
        if not self.furthest:
            return None
        h = max(48.0, self.box.h * self.box.h / self.whole)
        y = self.box.y + (self.box.h - h) * self.scrolled / self.furthest
        return Box(self.box.right - _BAR, y, _BAR, h)

    def grab_bar(self, spot: Spot) -> bool:
        handle = self.bar()
        if handle is None or spot[0] < self.box.right - _BAR - 10:
            return False
        self._grabbed = spot[1] - handle.y if handle.inset(-10).holds(spot) else handle.h / 2
        self.drag(spot)
        return True

    def drag(self, spot: Spot) -> None:
        handle = self.bar()
        if self._grabbed is not None and handle is not None:
            room = self.box.h - handle.h
            self.scroll_to((spot[1] - self._grabbed - self.box.y) / max(1.0, room) * self.furthest)

    def release(self, spot: Spot, inside: bool) -> Go | None:
        self._grabbed = None
        return STAY

    def draw_bar(self, canvas: Canvas) -> None:
        handle = self.bar()
        if handle is not None:
            well, knob = (theme.PAPER_DIM, theme.PAPER_HEADING) if self.on_paper else (theme.WELL, theme.RIM)
            canvas.rounded(Box(handle.x, self.box.y, handle.w, self.box.h), well, radius=handle.w / 2)
            canvas.rounded(handle, knob, radius=handle.w / 2)


RowPainter = Callable[["Canvas", int, Box, Look], None]


class ScrollList(Scrolling):
    """Rows to pick from. `paint_row` draws one; up and down go through them, Enter picks."""

    def __init__(
        self,
        name: str,
        box: Box,
        count: int,
        row_height: float,
        paint_row: RowPainter,
        on_pick: Callable[[int], Go | None],
        *,
        on_select: Callable[[int], Go | None] | None = None,
        selected: int = 0,
        gap: float = 8.0,
        on_paper: bool = False,
    ) -> None:
        super().__init__(name, box)
        self.on_paper = on_paper
        self.count, self.row_height, self.gap = count, row_height, gap
        self.paint_row = paint_row
        self.on_pick = on_pick
        self.on_select = on_select
        self.selected = selected
        self.pointed: int | None = None

    @property
    def focusable(self) -> bool:
        return super().focusable and self.count > 0

    @property
    def whole(self) -> float:
        return self.count * (self.row_height + self.gap) - self.gap

    def take_over(self, old: Self) -> None:
        self.selected = min(old.selected, max(0, self.count - 1))
        self.scrolled = min(old.scrolled, self.furthest)

    def row_box(self, index: int) -> Box:
        y = self.box.y + index * (self.row_height + self.gap) - self.scrolled
        return Box(self.inner.x, y, self.inner.w, self.row_height)

    def row_at(self, spot: Spot) -> int | None:
        if not self.inner.holds(spot):
            return None
        index = int((spot[1] - self.box.y + self.scrolled) // (self.row_height + self.gap))
        return index if 0 <= index < self.count and self.row_box(index).holds(spot) else None

    def select(self, index: int) -> Go:
        changed = index != self.selected
        self.selected = index
        top = index * (self.row_height + self.gap)
        if top < self.scrolled:
            self.scroll_to(top)
        elif top + self.row_height > self.scrolled + self.box.h:
            self.scroll_to(top + self.row_height - self.box.h)
        self.touch()
        return (self.on_select(index) if changed and self.on_select else None) or STAY

    def press(self, spot: Spot) -> Go | None:
        if self.grab_bar(spot):
            return STAY
        row = self.row_at(spot)
        return self.select(row) if row is not None else STAY

    def drag(self, spot: Spot) -> None:
        super().drag(spot)
        row = self.row_at(spot)
        if row != self.pointed:
            self.pointed = row
            self.touch()

    def release(self, spot: Spot, inside: bool) -> Go | None:
        pulled, self._grabbed = self._grabbed is not None, None
        row = self.row_at(spot)
        if pulled or row is None or row != self.selected:
            return STAY
        self.desk.sound.play("click")
        return self.on_pick(row) or STAY

    def move(self, direction: Direction) -> Go | None:
        there = self.selected + direction.dy
        return self.select(there) if direction.dy and 0 <= there < self.count else None

    def confirm(self, down: bool) -> Go | None:
        if not down:
            return STAY
        self.desk.sound.play("click")
        return self.on_pick(self.selected) or STAY

    @property
    def ring_box(self) -> Box:
        return self.row_box(self.selected).common(self.box) if self.count else self.box

    @property
    def ring_radius(self) -> float:
        return theme.SMALL_RADIUS

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.clipped(self.box):
            for i in range(self.count):
                row = self.row_box(i)
                if row.meets(self.box):
                    chosen = i == self.selected
                    pointed = look.hovered and i == self.pointed
                    self.paint_row(canvas, i, row, Look(chosen, chosen and look.ring, pointed, False))
        self.draw_bar(canvas)


class ScrollPane(Scrolling):
    """Something tall to read; `paint` draws it into a box of the full height."""

    def __init__(self, name: str, box: Box, height: float, paint: Callable[[Canvas, Box], None]) -> None:
        super().__init__(name, box)
        self.height = height
        self.paint = paint

    @property
    def whole(self) -> float:
        return self.height

    @property
    def focusable(self) -> bool:
        return super().focusable and self.furthest > 0

    def press(self, spot: Spot) -> Go | None:
        self.grab_bar(spot)
        return STAY

    def move(self, direction: Direction) -> Go | None:
        return self.wheel(-direction.dy * 1.4) if direction.dy else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.clipped(self.box):
            self.paint(canvas, Box(self.inner.x, self.box.y - self.scrolled, self.inner.w, self.whole))
        self.draw_bar(canvas)
