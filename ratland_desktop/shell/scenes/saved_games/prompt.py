"""A dialog with one line of text: a new name for a game, or the path of a file."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Kind, TextField

BOX = Box.around((960, 470), 1160, 520)


class Prompt(Scene[str | None]):
    """Esc and "cancel" give None; an empty line is an answer too."""

    overlay = True

    def __init__(self, title: str, words: str, value: str, yes: str, *, limit: int, icon: str) -> None:
        super().__init__()
        self.title, self.words, self.yes = title, words, yes
        self.value, self.limit, self.icon = value, limit, icon

    def arrange(self, canvas: Canvas) -> None:
        inner = BOX.inset(60, 0)
        left, right = inner.bottom_part(140).top_part(92).columns(2, 24)
        field = Box(inner.x, BOX.bottom - 270, inner.w, theme.FIELD_HEIGHT + 10)
        self.form = Form(
            TextField("line", field, self.value, self.change, on_submit=self.submit, limit=self.limit),
            Button("cancel", left, self.desk.texts("shell.common.cancel"), self.back),
            Button("yes", right, self.yes, lambda: Done(self.value), kind=Kind.PRIMARY),
            first="line",
        )

    def change(self, value: str) -> Go | None:
        self.value = value
        return None

    def submit(self, value: str) -> Go:
        return Done(value)

    def back(self) -> Go:
        return Done(None)

    def handle(self, intent: Intent) -> Go | None:
        go = super().handle(intent)
        if go is None and isinstance(intent, Hot) and intent.shortcut is not Shortcut.FULL_SCREEN:
            return STAY  # modal
        return go

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        canvas.rounded(BOX, theme.PAPER, radius=44, shadow=30)
        top = (BOX.centre[0], BOX.y)
        canvas.circle(top, 56, theme.LAMP, rim=theme.LAMP_RIM, rim_width=6)
        canvas.icon(self.icon, Box.around(top, 60), theme.ON_LAMP)
        inner = BOX.inset(60, 0)
        canvas.text(self.title, inner.below(68).top_part(70), theme.HEADING, theme.INK, align="centre")
        about = inner.below(142).top_part(96)
        canvas.text(self.words, about, theme.SMALL, theme.SOFT_INK, align="centre", lines=2)
        self.form.draw(canvas)
