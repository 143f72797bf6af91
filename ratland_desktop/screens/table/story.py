"""The story of the round at the side, grouped under headings: to read, and to look at a step again.

Pointing at a line (or moving there with the arrows) highlights the players concerned; pressing it shows its
step. Knows sentences and seats, no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Self

from ratland_desktop.hotseat.telling import Sentence, Tone
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.portraits import seat_colour
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.shell.widgets.lists import Scrolling
from ratland_desktop.tabletop.seats import Seat

from .lines import Line, Moment, Stretch

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

HEAD, PAD, CHIP, GAP = 46.0, 12.0, 26.0, 7.0
ROOM_BELOW = 60.0
STYLE = theme.NOTE
HEADING = theme.TINY_LABEL
TONES = {Tone.GOOD: theme.GOOD, Tone.BAD: theme.BAD, Tone.NEUTRAL: theme.RIM}


class StoryPane(Scrolling):
    """All lines of the round. `on_point` hears the line that is pointed at, or None."""

    def __init__(
        self,
        name: str,
        box: Box,
        title: str,
        seats: Sequence[Seat],
        on_point: Callable[[Moment | None], None],
        on_pick: Callable[[Moment], Go | None],
    ) -> None:
        super().__init__(name, box.inset(PAD, 0).below(HEAD).top_part(box.h - HEAD - PAD))
        self.frame = box
        self.title = title
        self.seats = seats
        self.on_point, self.on_pick = on_point, on_pick
        self.lines: list[Line] = []
        self.now: Stretch | None = None
        self.chosen: int | None = None  # by the arrows, as a place in `lines`
        self.pointed: int | None = None
        self.follows = True  # the lines of the step stay in view until somebody scrolls
        self._tops: list[float] = [0.0]
        self._measured: tuple[object, ...] = ()
        self._heights: dict[tuple[object, ...], float] = {}
        self._reads: tuple[Line, float] | None = None  # what somebody was reading before the lines changed

    # --- what it holds

    def show(self, lines: list[Line], now: Stretch | None) -> None:
        """The lines of the story, and those of the step that is on the stage."""
        if (len(lines), now) == (len(self.lines), self.now) and lines[-1:] == self.lines[-1:]:
            return
        shorter = len(lines) < len(self.lines)
        self.lines, self.now = lines, now
        if shorter or (self.chosen is not None and self.chosen >= len(lines)):
            self.chosen = None
        self.follows = True
        self.touch()

    def take_over(self, old: Self) -> None:
        """Keep the scroll position of a reader who scrolled away, though there may be other lines now."""
        self.scrolled, self.follows, self._heights = old.scrolled, old.follows, old._heights
        self._reads = old._reads if old._reads is not None else old.top_line()

    def top_line(self) -> tuple[Line, float] | None:
        """The first line in view, and how much of it is above the pane."""
        for at, line in enumerate(self.lines[: len(self._tops) - 1]):
            if self._tops[at + 1] > self.scrolled:
                return line, self.scrolled - self._tops[at]
        return None

    def follow(self) -> None:
        """Show the lines of the step again."""
        self.follows = True
        self.touch()

    @property
    def whole(self) -> float:
        return self._tops[-1]

    def _measure(self, canvas: Canvas) -> None:
        """Heights of all lines; only when the story, the box or the text size changed."""
        state = (len(self.lines), self.box, canvas.text_scale, canvas.scale, self.lines[-1:])
        if state == self._measured:
            return
        self._measured = state
        tops = [0.0]
        for line in self.lines:
            tops.append(tops[-1] + self._height(canvas, line) + GAP)
        self._tops = tops

    def _height(self, canvas: Canvas, line: Line) -> float:
        """Measured once for each line and size: a form is built anew at every moment."""
        key = (line.sentence.text, line.heading, canvas.text_scale, canvas.scale)
        if key not in self._heights:
            if line.heading:
                self._heights[key] = canvas.measure(line.sentence.short, HEADING)[1] + 12
            else:
                high = canvas.height_in(line.sentence.text, STYLE, self._room(self._row(0, 0))) + 6
                self._heights[key] = max(CHIP, high)
        return self._heights[key]

    def _row(self, top: float, high: float) -> Box:
        return Box(self.box.x, top, self.box.w - 20, high)

    def _room(self, row: Box) -> Box:
        """Where the words of a row are, right of its chip."""
        return row.beside(CHIP + 14)

    # --- hands

    def line_at(self, spot: Spot) -> int | None:
        if not self.inner.holds(spot):
            return None
        y = spot[1] - self.box.y + self.scrolled
        for at, line in enumerate(self.lines):
            if self._tops[at] <= y < self._tops[at + 1]:
                return at if line.is_moment else None
        return None

    def drag(self, spot: Spot) -> None:
        super().drag(spot)
        self._point(self.line_at(spot))

    def leave(self) -> None:
        """The mouse went elsewhere."""
        self._point(None)

    def _point(self, at: int | None) -> None:
        if at != self.pointed:
            self.pointed = at
            self.on_point(None if at is None else self.lines[at].moment)
            self.touch()

    def press(self, spot: Spot) -> Go | None:
        self.grab_bar(spot)
        return STAY

    def release(self, spot: Spot, inside: bool) -> Go | None:
        pulled, self._grabbed = self._grabbed is not None, None
        at = self.line_at(spot)
        if pulled or not inside or at is None:
            return STAY
        return self.on_pick(self.lines[at].moment) or STAY

    def wheel(self, steps: float) -> Go | None:
        """Scrolling stops following the story; scrolling to the end follows it again."""
        gone = super().wheel(steps)
        self.follows = self.scrolled >= self.furthest
        return gone

    def move(self, direction: Direction) -> Go | None:
        if not direction.dy:
            return None
        readable = [at for at, line in enumerate(self.lines) if line.is_moment]
        if not readable:
            return None
        here = self.chosen if self.chosen is not None else len(self.lines)
        there = [at for at in readable if (at > here if direction.dy > 0 else at < here)]
        if not there:
            return None
        self.chosen = there[0] if direction.dy > 0 else there[-1]
        self.follows = False
        self._into_view(self.chosen)
        self._point(self.chosen)
        return STAY

    def confirm(self, down: bool) -> Go | None:
        if not down or self.chosen is None:
            return STAY
        return self.on_pick(self.lines[self.chosen].moment) or STAY

    def lose_focus(self) -> Go | None:
        self.chosen = None
        self._point(None)
        return None

    def _into_view(self, at: int) -> None:
        if self._tops[at] < self.scrolled:
            self.scroll_to(self._tops[at])
        elif self._tops[at + 1] > self.scrolled + self.box.h:
            self.scroll_to(self._tops[at + 1] - self.box.h)

    # --- looks

    def paint_box(self) -> Box:
        return self.frame.inset(-14)

    def draw(self, canvas: Canvas, look: Look) -> None:
        self._measure(canvas)
        self._settle()
        canvas.layer(("story-frame", self.title), self.frame, self._paint_frame)
        with canvas.clipped(self.box):
            for at, line in enumerate(self.lines):
                top = self.box.y + self._tops[at] - self.scrolled
                row = self._row(top, self._tops[at + 1] - self._tops[at] - GAP)
                if row.bottom >= self.box.y and row.y <= self.box.bottom:
                    self._paint_line(canvas, at, line, row)
        self.draw_bar(canvas)

    def _settle(self) -> None:
        """Where to stand among the lines there are now, never beyond them."""
        reads, self._reads = self._reads, None
        if self.follows and self.lines:
            self.scrolled = self._wanted()
        elif reads is not None and reads[0] in self.lines:
            self.scrolled = self._tops[self.lines.index(reads[0])] + reads[1]
        self.scrolled = max(0.0, min(self.furthest, self.scrolled))

    def _wanted(self) -> float:
        """So far down that the lines of the step can be read, and what was said around the table since: the
        last one, the first if there is no room."""
        now = [at for at, line in enumerate(self.lines) if self._is_now(line)]
        first, last = (now[0], now[-1]) if now else (len(self.lines) - 1, len(self.lines) - 1)
        while last + 1 < len(self.lines) and not self.lines[last + 1].is_moment:
            last += 1
        below = self._tops[last + 1] + ROOM_BELOW - self.box.h
        return max(0.0, min(below, self._tops[first] - GAP))

    def _is_now(self, line: Line) -> bool:
        return self.now is not None and line.is_moment and self.now.holds(line.moment)

    def _paint_frame(self, canvas: Canvas) -> None:
        canvas.rounded(self.frame, theme.see_through(theme.NIGHT, 0.72), radius=22)
        heading = self.frame.top_part(HEAD).inset(PAD + 6, 4)
        canvas.text(self.title, heading, theme.SMALL_LABEL, theme.LAMP)

    def _paint_line(self, canvas: Canvas, at: int, line: Line, row: Box) -> None:
        if line.heading:
            canvas.text(line.sentence.short, row.inset(4, 0), HEADING, theme.LAMP, valign="bottom")
            return
        pointed = at in (self.pointed, self.chosen)
        now = self._is_now(line)
        if now or pointed:
            fill = theme.RAISED if pointed else theme.PANEL
            canvas.rounded(row.inset(-4, -3), fill, radius=10)
        if now:
            canvas.rounded(Box(row.x - 8, row.y, 5, row.h), theme.LAMP, radius=2)
        chip = Box(row.x + 4, row.y + 3, CHIP, CHIP)
        self._paint_chip(canvas, line.sentence, chip)
        ink = theme.TEXT if now or pointed else theme.mixed(theme.TEXT, theme.SOFT_TEXT, 0.6)
        canvas.text(line.sentence.text, self._room(row), STYLE, ink, lines=0, valign="top")

    def _paint_chip(self, canvas: Canvas, sentence: Sentence, chip: Box) -> None:
        """Whom it is about: the seat's colour and badge; several seats share a neutral sign."""
        if len(sentence.seats) in (1, 2):
            seat = self.seats[sentence.seats[0]]
            canvas.circle(chip.centre, chip.w / 2, seat_colour(seat).main, rim=theme.NIGHT, rim_width=2)
            canvas.picture(f"badge_mini/{seat.badge}", chip.inset(3))
        else:
            canvas.icon(sentence.icon, chip.inset(2), TONES[sentence.tone])
