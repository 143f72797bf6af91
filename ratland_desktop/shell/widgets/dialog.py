"""A question in front of everything: a modal scene whose result is the chosen answer.

Its words are looked up whenever it is arranged (`says`), so it follows a change of language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets.buttons import Button, Kind
from ratland_desktop.shell.widgets.form import Form
from ratland_desktop.text.spoken import Spoken, read, says

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

V = TypeVar("V")
_WIDE = 1000.0

__all__ = ["Answer", "Dialog", "Spoken", "says"]


@dataclass(frozen=True, slots=True)
class Answer(Generic[V]):
    """One button of a dialog; `name` is for tests."""

    name: str
    words: Spoken
    value: V
    primary: bool = False


class Dialog(Scene[V | None]):
    """A title, a few lines, one to three answers. Esc gives None. Nothing behind it can be touched."""

    overlay = True

    def __init__(
        self, title: Spoken, words: Spoken, answers: Sequence[Answer[V]], *, icon: str = "question"
    ) -> None:
        super().__init__()
        self.title, self.words, self.icon = title, words, icon
        self.answers = list(answers)
        self.box = Box(0, 0, 0, 0)

    def _read(self, spoken: Spoken) -> str:
        return read(spoken, self.desk.texts)

    def arrange(self, canvas: Canvas) -> None:
        _, high = canvas.measure(self._read(self.words), theme.BODY, _WIDE - 120)
        self.box = Box.around(canvas.safe.centre, _WIDE, high + 380)
        row = self.box.bottom_part(140).top_part(theme.BUTTON_HEIGHT + 12).inset(60, 0)
        places = row.columns(len(self.answers), 24)
        self.form = Form()
        for answer, place in zip(self.answers, places, strict=True):
            kind = Kind.PRIMARY if answer.primary else Kind.PLAIN
            words = self._read(answer.words)
            self.form.add(Button(answer.name, place, words, self._picker(answer), kind=kind))
        self.form.first = next((a.name for a in self.answers if a.primary), None)

    def _picker(self, answer: Answer[V]) -> Callable[[], Go | None]:
        return lambda: Done(answer.value)

    def handle(self, intent: Intent) -> Go | None:
        go = super().handle(intent)
        if go is None and isinstance(intent, Hot) and intent.shortcut is not Shortcut.FULL_SCREEN:
            return STAY  # modal: the hot keys of the scene beneath rest
        return go

    def back(self) -> Go | None:
        return Done(None)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        box = self.box
        canvas.rounded(box, theme.PAPER, radius=44, shadow=30)
        canvas.circle((box.centre[0], box.y), 56, theme.LAMP, rim=theme.LAMP_RIM, rim_width=6)
        canvas.icon(self.icon, Box.around((box.centre[0], box.y), 60), theme.ON_LAMP)
        title = Box(box.x + 60, box.y + 70, _WIDE - 120, 80)
        canvas.text(self._read(self.title), title, theme.HEADING, theme.INK, align="centre")
        middle = Box(box.x + 60, box.y + 160, _WIDE - 120, box.h - 160 - 160)
        canvas.text(self._read(self.words), middle, theme.BODY, theme.SOFT_INK, align="centre", lines=0)
        self.form.draw(canvas)
