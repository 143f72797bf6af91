"""The title scene: the main menu. Entries that lead nowhere yet are not shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go, Push, Quit
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.title.picture import LOGO, Life, draw_life, paint_backdrop, paint_dusk
from ratland_desktop.shell.widgets import Button, Choice, Form, Hint, Kind, draw_hints, hints_width
from ratland_desktop.shell.widgets.dialog import Answer, Dialog, says

COLUMN = Box(590, 480, 740, 462)
BETWEEN = 12.0
TALLEST = 136.0
LANGUAGES = Box(1460, 990, 420, 64)
QUIT = Box(40, 990, 220, 64)
HINTS = Box(370, 1004, 980, 36)
TAGLINE = Box(460, 318, 1000, 64)


@dataclass(frozen=True, slots=True)
class Door:
    """A button of the title: `key` names its words (`shell.title.<key>`)."""

    key: str
    go: Callable[[], Go | None]
    icon: str = ""
    detail: Callable[[], str] = lambda: ""
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Doors:
    """The menu: the large entry, those with their own row, and the small ones that share rows."""

    first: Door
    tall: Sequence[Door] = ()
    small: Sequence[Door] = ()


class TitleScene(Scene[None]):
    """`speak` changes the language of everything at once."""

    def __init__(
        self,
        doors: Callable[[], Doors],
        languages: Sequence[tuple[str, str]],
        speak: Callable[[str], None],
        *,
        dusk: bool = False,
    ) -> None:
        """`doors` is asked whenever the title is put up: a game to continue may be there now.

        With `dusk` the first picture is quick: name and doors in the dark; then the lights go on.
        """
        super().__init__()
        self.dusk = dusk
        self.doors_now = doors
        self.languages = list(languages)
        self.speak = speak
        self.life: Life | None = None

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        self.desk.play_tune(True)
        doors = self.doors_now()
        if self.life is None or self.life.still is not self.desk.tempo.reduced:
            self.life = Life(still=self.desk.tempo.reduced)
        rows = -(-len(doors.small) // 2)
        shares = [1.5 if doors.first.detail() else 1.25]
        shares += [1.35 if door.detail() else 0.9 for door in doors.tall] + [0.8] * rows
        unit = min(COLUMN.h / sum(shares), TALLEST / shares[0])
        boxes, y = [], COLUMN.y
        for share in shares:
            boxes.append(Box(COLUMN.x, y, COLUMN.w, unit * share - BETWEEN))
            y += unit * share
        self.form = Form(
            self._button(doors.first, boxes[0], Kind.PRIMARY, theme.HEADING), first=doors.first.key
        )
        for door, box in zip(doors.tall, boxes[1:], strict=False):
            self.form.add(self._button(door, box, Kind.QUIET, theme.LABEL))
        small = [part for box in boxes[1 + len(doors.tall) :] for part in box.columns(2, 16)]
        if len(doors.small) % 2:  # the last one has its row for itself
            small[-2:] = [small[-2].union(small[-1])]
        for door, box in zip(doors.small, small, strict=False):
            self.form.add(self._button(door, box, Kind.PLAIN, theme.SMALL_LABEL.sized(28)))
        self.form.add(
            Choice(
                "language",
                LANGUAGES,
                [(code, code.upper()) for code, _ in self.languages],
                self.desk.texts.language,
                self._speak,
                style=theme.SMALL_LABEL,
            )
        )
        self.form.add(
            Button("quit", QUIT, say("shell.title.quit"), Quit, kind=Kind.QUIET, style=theme.SMALL_LABEL)
        )

    def _button(self, door: Door, box: Box, kind: Kind, style: theme.Style) -> Button:
        words = self.desk.texts(f"shell.title.{door.key}")
        return Button(
            door.key, box, words, door.go, kind=kind, icon=door.icon, style=style, detail=door.detail(),
            tooltip=door.tooltip,
        )  # fmt: skip

    def _speak(self, language: str) -> Go | None:
        self.speak(language)
        return None

    def back(self) -> Go:
        """Esc asks before quitting."""
        answers = [
            Answer("no", says("shell.dialog.quit.no"), False),
            Answer("yes", says("shell.dialog.quit.yes"), True, primary=True),
        ]
        dialog = Dialog(says("shell.dialog.quit.title"), says("shell.dialog.quit.text"), answers)
        return Push(dialog, then=lambda wanted: Quit() if wanted else None)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.cross"), say("shell.hint.move")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.choose")),
            Hint("M", "", say("shell.hint.mute")),
            Hint("F11", "", say("shell.hint.fullscreen")),
        ]

    def update(self, seconds: float) -> Go | None:
        if self.dusk and seconds > 0:
            self.dusk = False
            self.touch()
        elif self.life is not None:
            for box in self.life.pass_time(seconds, self._bounds):
                self.touch(box)
        return None

    _bounds = Box(0, 0, 1920, 1080)

    def draw(self, canvas: Canvas) -> None:
        self._bounds = canvas.bounds
        if self.dusk:
            canvas.backdrop("dusk", paint_dusk)
        else:
            canvas.backdrop("title", paint_backdrop)
        if self.life is not None and not self.dusk:
            draw_life(canvas, self.life)
        canvas.picture("logo/ratland", LOGO)
        canvas.text(
            self.desk.texts("shell.title.tagline"), TAGLINE, theme.SUBHEADING, theme.TEXT, align="centre",
            outline=theme.NIGHT,
        )  # fmt: skip
        self._draw_hints(canvas)
        self.form.draw(canvas)

    def _draw_hints(self, canvas: Canvas) -> None:
        """On a dark plank, so that they can be read above the water."""
        wide = hints_width(canvas, self.hints(), self.desk.hand, HINTS.w)
        if not 0 < wide <= HINTS.w:
            return
        box = Box.around(HINTS.centre, wide, HINTS.h)
        canvas.rounded(box.inset(-26, -10), theme.see_through(theme.NIGHT, 0.8), radius=28)
        draw_hints(canvas, box, self.hints(), self.desk.hand)
