"""An on-screen keyboard for gamepads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Key, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets.buttons import Button, IconButton, Kind
from ratland_desktop.shell.widgets.editing import EditedLine
from ratland_desktop.shell.widgets.form import Form

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

_ROWS = ("ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZÄÖÜß", "ÀÁÂÇÈÉÊËÎÏ", "ÑÓÔÙÚÛ'-.&", "0123456789")
_BOARD = Box(360, 90, 1200, 900)


class LetterBoard(Scene[str | None]):
    """Spells a word; gives it back, or None when the player gave up. X (next) takes the last letter away."""

    overlay = True

    def __init__(self, words: str, limit: int) -> None:
        super().__init__()
        self.line = EditedLine(limit)
        self.line.set(words)
        self.large = not words

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        keys = _BOARD.inset(50, 0).below(190).top_part(540).grid(10, len(_ROWS), 12)
        self.form = Form(first=f"letter {_ROWS[0][0]}")
        for place, letter in zip(keys, "".join(_ROWS), strict=True):
            shown = letter if self.large or letter == "ß" else letter.lower()
            self.form.add(
                Button(f"letter {letter}", place, shown, self._writer(shown), kind=Kind.PAPER, sound="tick")
            )
        case, space, erase, done = _BOARD.inset(50, 40).bottom_part(90).shares([1, 2.6, 1, 2.2], 16)
        self.form.add(IconButton("case", case, "up", self.other_case, tooltip=say("shell.key.shift")))
        self.form.add(Button("space", space, say("shell.key.space"), self._writer(" "), sound="tick"))
        self.form.add(
            IconButton("erase", erase, "arrow_left", self.erase, tooltip=say("shell.key.backspace"))
        )
        finish = Button("done", done, say("shell.common.done"), self.finish, kind=Kind.PRIMARY)
        self.form.add(finish)

    def _writer(self, letter: str) -> Callable[[], Go | None]:
        return lambda: self.write(letter)

    def write(self, letter: str) -> Go | None:
        """After the first letter of a word come small ones, after a space a large one again."""
        if not self.line.insert(letter):
            self.desk.sound.play("error")
        return self._case(letter == " ")

    def erase(self) -> Go | None:
        self.line.press(Key.BACKSPACE)
        return self._case(not self.line.words)

    def other_case(self) -> Go | None:
        return self._case(not self.large)

    def _case(self, large: bool) -> Go:
        if large != self.large:
            self.large = large
            for widget in self.form.widgets:
                if isinstance(widget, Button) and widget.name.startswith("letter ") and widget.words != "ß":
                    widget.words = widget.words.upper() if large else widget.words.lower()
                    widget.on_press = self._writer(widget.words)
        self.touch()
        return STAY

    def finish(self) -> Go:
        return Done(self.line.words.strip())

    def back(self) -> Go | None:
        return Done(None)

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.NEXT:
            return self.erase()
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.65)
        canvas.rounded(_BOARD, theme.PANEL, radius=44, rim=theme.RIM, shadow=30)
        shown = Box(_BOARD.x + 50, _BOARD.y + 50, _BOARD.w - 100, 100)
        canvas.rounded(shown, theme.PAPER, radius=theme.SMALL_RADIUS)
        ink = canvas.text(self.line.words, shown.inset(30, 4), theme.HEADING, theme.INK)
        right = ink.right if self.line.words else shown.x + 30
        canvas.fill(Box(right + 4, shown.y + 22, 4, 56), theme.INK)
        self.form.draw(canvas)
