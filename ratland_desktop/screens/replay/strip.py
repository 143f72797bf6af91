"""The strip of rounds: where in the game one is, where it turned, and the way to any other moment.

A press or a pull jumps; the arrows go step by step, Page Up and Page Down round by round. What the game said
of the round that is pointed at stands above the strip. Knows the timeline, no rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Self

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Composing, Direction, Edit, Key, Typed
from ratland_desktop.shell.widgets.base import Look, Widget

from .timeline import Chapter, Timeline

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

GAP, KNOB, STAR = 3.0, 15.0, 24.0
BUBBLE_WIDE, BUBBLE_PAD, BUBBLE_ROOM = 620.0, 18.0, 240.0
SEEN = theme.mixed(theme.ON, theme.WELL, 0.4)  # dark enough for the numbers on it
NARROWEST = 26.0  # a round that is narrower has no number
SHARE_OF_STAR = 0.4  # of the strip's height, above the track


class Strip(Widget):
    """`at` is the place that is shown. `on_seek` goes to another."""

    def __init__(
        self, box: Box, timeline: Timeline, at: int, on_seek: Callable[[int], None],
        words: Callable[[int], str],
    ) -> None:  # fmt: skip
        super().__init__("strip", box)
        self.timeline, self.at, self.on_seek, self.words = timeline, at, on_seek, words
        self.pointed: int | None = None
        self._pulled = False

    def take_over(self, old: Self) -> None:
        self._pulled, self.pointed = old._pulled, old.pointed

    # --- where things are

    @property
    def track(self) -> Box:
        return self.box.below(self.box.h * SHARE_OF_STAR).inset(KNOB, 0)

    def chapter_box(self, chapter: Chapter) -> Box:
        left, right = self.x_of(chapter.first), self.x_of(chapter.end)
        return Box(left, self.track.y, max(2.0, right - left - GAP), self.track.h)

    def x_of(self, number: float) -> float:
        """Where a place begins; the places share the strip evenly."""
        return self.track.x + self.track.w * number / max(1, self.timeline.last + 1)

    def number_at(self, spot: Spot) -> int:
        share = (spot[0] - self.track.x) / self.track.w
        return max(0, min(self.timeline.last, int(share * (self.timeline.last + 1))))

    # --- hands

    def seek(self, number: int) -> Go:
        number = max(0, min(self.timeline.last, number))
        if number != self.at:
            self.at = number
            self.on_seek(number)
            self.touch()
        return STAY

    def press(self, spot: Spot) -> Go | None:
        self._pulled = True
        return self.seek(self.number_at(spot))

    def drag(self, spot: Spot) -> None:
        number = self.number_at(spot)
        if number != self.pointed:
            self.pointed = number
            self.touch()
        if self._pulled:
            self.seek(number)

    def release(self, spot: Spot, inside: bool) -> Go | None:
        self.let_go()
        return STAY

    def let_go(self) -> None:
        """A jump makes another form, which does not know that the strip is held; so it is told."""
        self._pulled = False

    def move(self, direction: Direction) -> Go | None:
        return self.seek(self.at + direction.dx) if direction.dx else None

    def wheel(self, steps: float) -> Go | None:
        return self.seek(self.at + (1 if steps < 0 else -1))

    def write(self, intent: Typed | Composing | Edit) -> Go | None:
        if not isinstance(intent, Edit):
            return None
        goals = {
            Key.HOME: 0,
            Key.END: self.timeline.last,
            Key.PAGE_UP: self.timeline.beside(self.at, -1),
            Key.PAGE_DOWN: self.timeline.beside(self.at, 1),
        }
        return self.seek(goals[intent.key]) if intent.key in goals else None

    # --- looks

    def paint_box(self) -> Box:
        return Box(self.box.x - 24, self.box.y - BUBBLE_ROOM, self.box.w + 48, self.box.h + BUBBLE_ROOM + 24)

    def draw(self, canvas: Canvas, look: Look) -> None:
        for chapter in self.timeline.chapters:
            self._draw_chapter(canvas, chapter)
        knob = (self.x_of(self.at + 0.5), self.track.centre[1])
        canvas.circle(knob, KNOB + (2 if look.hovered or look.held else 0), theme.LAMP, rim=theme.LAMP_RIM)
        if look.hovered and not look.ring:
            self.draw_bubble(canvas, self.at if self.pointed is None else self.pointed)

    def _draw_chapter(self, canvas: Canvas, chapter: Chapter) -> None:
        box = self.chapter_box(chapter)
        done = self.x_of(self.at + 0.5)
        canvas.rounded(box, theme.WELL, radius=8)
        if done > box.x:
            canvas.rounded(box.left_part(min(box.w, done - box.x)), SEEN, radius=8)
        if box.w >= NARROWEST and chapter.round:
            canvas.text(str(chapter.round), box.inset(4, 0), theme.TINY_LABEL, theme.TEXT, align="centre")
        if self.timeline.turned(chapter):
            star = Box.around((box.centre[0], self.box.y + self.box.h * SHARE_OF_STAR / 2 - 2), STAR)
            canvas.icon("star", star.common(self.box.inset(0, -6)), theme.LAMP)

    def draw_bubble(self, canvas: Canvas, number: int) -> None:
        """What there is to say of a place, above the strip."""
        words = self.words(number)
        wide, high = canvas.measure(words, theme.SMALL, BUBBLE_WIDE - 2 * BUBBLE_PAD)
        w, h = wide + 2 * BUBBLE_PAD + 4, high + 2 * BUBBLE_PAD - 8
        safe = canvas.bounds.inset(12)
        x = max(safe.x, min(self.x_of(number + 0.5) - w / 2, safe.right - w))
        box = Box(x, self.box.y - h - 10, w, h)
        with canvas.above():
            canvas.rounded(box, theme.PAPER, radius=16, rim=theme.LAMP_RIM, rim_width=3)
            canvas.text(words, box.inset(BUBBLE_PAD, 6), theme.SMALL, theme.INK, lines=0)

    def draw_above(self, canvas: Canvas, look: Look) -> None:
        if look.ring:
            self.draw_bubble(canvas, self.at)
