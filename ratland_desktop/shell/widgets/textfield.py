"""A text field: accents, input methods, clipboard, a limit, suggestions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from ratland_desktop.shell import clipboard, theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import faces
from ratland_desktop.shell.go import STAY, Go, Push
from ratland_desktop.shell.intents import Composing, Direction, Edit, Hand, Key, Typed
from ratland_desktop.shell.theme import Style
from ratland_desktop.shell.widgets.base import Look, Widget
from ratland_desktop.shell.widgets.editing import EditedLine, tidy
from ratland_desktop.tabletop.names import letters
from ratland_desktop.text.spoken import says

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

_PAD = 22.0
_BLINK = 0.53
_SUGGESTED = 5
_ROW = 56.0


class TextField(Widget):
    """Changes call `on_change`, Enter calls `on_submit`. `empty` is shown until something is typed."""

    takes_text: ClassVar[bool] = True

    def __init__(
        self,
        name: str,
        box: Box,
        value: str,
        on_change: Callable[[str], Go | None],
        *,
        on_submit: Callable[[str], Go | None] | None = None,
        limit: int = 20,
        empty: str = "",
        suggestions: Sequence[str] = (),
        style: Style = theme.LABEL,
    ) -> None:
        super().__init__(name, box)
        self.line = EditedLine(limit)
        self.line.set(value)
        self.on_change, self.on_submit = on_change, on_submit
        self.empty = empty
        self.suggestions = list(suggestions)
        self.style = style
        self.composing = ""
        self.marked: int | None = None
        self.open = False
        self._blink = 0.0
        self._focused = False
        self._marks: list[float] = []  # right edge of each letter, as last drawn, for clicks

    @property
    def value(self) -> str:
        return self.line.words

    @property
    def ring_radius(self) -> float:
        return theme.SMALL_RADIUS

    def take_over(self, old: Self) -> None:
        self.line.cursor = min(old.line.cursor, len(self.line.signs))
        self.open, self._focused = old.open, old._focused

    def paint_box(self) -> Box:
        return self.box.union(self.reach(True)).inset(-40)

    # Suggestions.

    def offered(self) -> list[str]:
        """Suggestions that begin like what was typed (all of them while nothing was)."""
        typed = self.value.strip().casefold()
        fitting = [word for word in self.suggestions if word.casefold().startswith(typed)]
        return [word for word in fitting if word != self.value][:_SUGGESTED]

    def _rows(self) -> list[tuple[str, Box]]:
        if not self.open:
            return []
        top = self.box.bottom + 8
        return [
            (word, Box(self.box.x, top + i * _ROW, self.box.w, _ROW)) for i, word in enumerate(self.offered())
        ]

    def reach(self, focused: bool) -> Box:
        rows = self._rows() if focused else []
        return self.box.union(rows[-1][1]) if rows else self.box

    def _take(self, word: str) -> Go | None:
        self.line.set(word)
        self.open, self.marked = False, None
        return self._changed()

    # What can happen.

    def gain_focus(self, hand: Hand) -> None:
        self._focused, self._blink = True, 0.0
        self.open, self.marked = bool(self.suggestions) and not self.value, None
        if hand is not Hand.MOUSE:
            self.line.select_all()

    def lose_focus(self) -> Go | None:
        self._focused, self.open, self.composing = False, False, ""
        self.line.anchor = None
        return None

    def press(self, spot: Spot) -> Go | None:
        for word, row in self._rows():
            if row.holds(spot):
                return self._take(word)
        self.line.anchor = None
        self.line.cursor = self._letter_at(spot)
        self.open = bool(self.suggestions)
        return STAY

    def _letter_at(self, spot: Spot) -> int:
        before = 0.0
        for i, edge in enumerate(self._marks):
            if spot[0] < (before + edge) / 2:
                return i
            before = edge
        return len(self._marks)

    def move(self, direction: Direction) -> Go | None:
        rows = self._rows()
        if not rows or not direction.dy:
            return None
        at = -1 if self.marked is None else self.marked
        there = at + direction.dy
        if there < 0 or there >= len(rows):
            self.open, self.marked = False, None
            self.touch()
            return None
        self.marked = there
        self.touch()
        return STAY

    def confirm(self, down: bool) -> Go | None:
        if not down:
            return STAY
        rows = self._rows()
        if self.marked is not None and self.marked < len(rows):
            return self._take(rows[self.marked][0])
        self.open = False
        if self.desk.hand is Hand.PAD:
            from ratland_desktop.shell.widgets.letterboard import LetterBoard  # a scene, which holds forms

            return Push(LetterBoard(self.value, self.line.limit), self._spelled)
        return (self.on_submit(self.value) if self.on_submit else None) or STAY

    def _spelled(self, words: str | None) -> Go | None:
        """Back from the letter board; None when the player gave up."""
        return self._take(words) if words is not None else None

    def dismiss(self) -> Go | None:
        if not self._rows():
            return None
        self.open, self.marked = False, None
        self.touch()
        return STAY

    def write(self, intent: Typed | Composing | Edit) -> Go | None:
        self._blink = 0.0
        self.touch()
        match intent:
            case Composing(text):
                self.composing = text
                return STAY
            case Typed(text):
                self.composing = ""
                self._insert(text)
                return self._changed()
            case Edit(Key.COPY | Key.CUT as key):
                if self.line.selected:
                    clipboard.put(self.line.selected)
                    if key is Key.CUT:
                        self.line.drop_selection()
                        return self._changed()
                return STAY
            case Edit(Key.PASTE):
                self._insert(clipboard.get())
                return self._changed()
            case Edit(key, selecting):
                before = self.value
                used = self.line.press(key, selecting)
                return self._changed() if self.value != before else (STAY if used else None)

    def _insert(self, text: str) -> None:
        """Leaves out letters that this computer cannot draw, and says so."""
        known = "".join(sign for sign in letters(tidy(text)) if all(map(faces.drawable, sign)))
        if known != tidy(text):
            self.desk.toast(says("shell.message.no_such_sign"), "warning")
        fitted = not known or self.line.insert(known)
        if not fitted or known != tidy(text):
            self.desk.sound.play("error")

    def _changed(self) -> Go:
        self.marked = None
        if self.suggestions and self._focused:
            self.open = bool(self.offered())
        self.touch()
        return self.on_change(self.value) or STAY

    def update(self, seconds: float) -> Go | None:
        if self._focused:
            before = self._cursor_shown
            self._blink += seconds
            if self._cursor_shown != before:
                self.touch()
        return None

    @property
    def _cursor_shown(self) -> bool:
        return int(self._blink / _BLINK) % 2 == 0

    # How it looks.

    def draw(self, canvas: Canvas, look: Look) -> None:
        rim = theme.LAMP if look.focused else None
        canvas.rounded(self.box, theme.PAPER, radius=theme.SMALL_RADIUS, rim=rim, rim_width=4)
        inner = self.box.inset(_PAD, 2)
        with canvas.clipped(self.box.inset(8, 2)):
            if not self.value and not self.composing:
                canvas.text(self.empty, inner, self.style, theme.OFF_INK)
            self._draw_line(canvas, inner, look)

    def _draw_line(self, canvas: Canvas, inner: Box, look: Look) -> None:
        def wide(words: str) -> float:
            return canvas.measure(words, self.style)[0] if words else 0.0

        at = self.line.before(self.line.cursor)
        words = at + self.composing + self.value[len(at) :]
        cursor = wide(at + self.composing)
        shift = max(0.0, cursor - inner.w + 4) if look.focused else 0.0
        x = inner.x - shift
        self._marks = [x + wide(self.line.before(i + 1)) for i in range(len(self.line.signs))]
        start, end = self.line.selection
        if look.focused and start != end:
            left, right = x + wide(self.line.before(start)), x + wide(self.line.before(end))
            canvas.rounded(Box(left - 2, inner.y + 10, right - left + 4, inner.h - 20), theme.LAMP, radius=6)
        room = max(inner.w, wide(words) + 8) if look.focused else inner.w
        canvas.text(words, Box(x, inner.y, room, inner.h), self.style, theme.INK)
        if self.composing:
            canvas.fill(Box(x + wide(at), inner.bottom - 12, wide(self.composing), 3), theme.INK)
        if look.focused and self._cursor_shown:
            canvas.fill(Box(x + cursor, inner.y + 11, 3, inner.h - 22), theme.INK)

    def draw_above(self, canvas: Canvas, look: Look) -> None:
        rows = self._rows()
        if not rows:
            return
        whole = rows[0][1].union(rows[-1][1])
        canvas.rounded(whole.inset(-2), theme.PAPER, radius=theme.SMALL_RADIUS, rim=theme.RIM, shadow=12)
        for i, (word, row) in enumerate(rows):
            if i == self.marked:
                canvas.rounded(row.inset(6, 4), theme.LAMP, radius=12)
            self._draw_offer(canvas, word, row)

    def _draw_offer(self, canvas: Canvas, word: str, row: Box) -> None:
        canvas.text(word, row.inset(_PAD, 2), theme.SMALL_LABEL, theme.INK)
