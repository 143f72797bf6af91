"""The menu during a game: keep playing, rules, cards, settings, or leave. It covers everything on the screen.

Knows no game: its result is the player's choice, and the screen that opened it acts on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.notices import Notice
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Done, Go, Push
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints

LEAVE = "leave"
SEATS = "seats"

BOARD = Box(560, 150, 800, 800)
RAT = Box.around((960, 172), 250, 270)
TITLE = Box(600, 304, 720, 84)
BUTTONS = Box(640, 406, 640, 520)
HINTS = Box(70, 1020, 1010, 34)

# Where a note about saving stands above the buttons.
WIDE_BOARD = Box(460, 104, 1000, 890)
HIGH_RAT = Box.around((960, 112), 190, 205)
HIGH_TITLE = Box(500, 204, 920, 78)
NOTE = Box(500, 292, 920, 150)
NOTE_WORDS = Box(596, 302, 796, 130)
LOW_BUTTONS = Box(640, 460, 640, 512)

AnyScene = Scene[Any]


class MenuScene(Scene[str | None]):
    """Its result is None to go on, SEATS or LEAVE. It is opaque."""

    def __init__(
        self,
        rules: Callable[[], AnyScene] | None,
        settings: Callable[[], AnyScene],
        *,
        cards: Callable[[], Go] | None = None,
        seats: bool = False,
        trouble: Callable[[], Notice | None] = lambda: None,
    ) -> None:
        """What is opened comes back here. A game without a rule book, or without cards, has no button for it.

        `cards` opens the viewer of cards. `seats`: can seats change hands now?
        `trouble`: why the game is not being saved, if it is not.
        """
        super().__init__()
        self.ask_trouble = trouble
        self.trouble = trouble()
        self.seats = seats
        self.rules = rules
        self.cards = cards
        self.settings = settings

    def update(self, seconds: float) -> Go | None:
        """The disk may fill up, or get room again, while people have a break."""
        trouble = self.ask_trouble()
        if trouble != self.trouble:
            self.trouble = trouble
            self.settle_in(self.desk, self._canvas)
        return None

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        say = self.desk.texts
        about = "menu.leave_about" if self.trouble is None else "menu.leave_unsaved"
        reading = bool(self.rules or self.cards)
        count = 3 + reading + self.seats
        resume, *others, settings, leave = (LOW_BUTTONS if self.trouble else BUTTONS).rows(count, 14)
        books, seats = (others[:1], others[1:]) if reading else ([], others)
        self.form = Form(
            Button("resume", resume, say("menu.resume"), self.back, kind=Kind.PRIMARY, icon="play"),
            *(button for box in books for button in self._reading(box)),
            *(
                Button("seats", box, say("computers.seats.menu"), lambda: Done(SEATS), icon="swap")
                for box in seats
            ),
            Button("settings", settings, say("menu.settings"), self.open_settings, icon="gear"),
            Button(
                "leave", leave, say("menu.leave"), lambda: Done(LEAVE),
                kind=Kind.QUIET, detail=say(about),
            ),
            first="resume",
        )  # fmt: skip

    def _reading(self, box: Box) -> list[Button]:
        """The rule book and all cards, side by side; one of them alone gets the whole row."""
        say = self.desk.texts
        offered: list[tuple[str, str, Callable[[], Go | None]]] = []
        if self.rules is not None:
            offered.append(("rules", say("menu.rules"), self.open_rules))
        if self.cards is not None:
            offered.append(("cards", say("menu.cards"), self.cards))
        style = theme.LABEL.sized(28)
        return [
            Button(name, part, words, act, style=style)
            for part, (name, words, act) in zip(box.columns(len(offered), 16), offered, strict=True)
        ]

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.RULES:
            return self.open_rules()
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.MENU:
            return self.back()
        return super().handle(intent)

    def open_rules(self) -> Go | None:
        return Push(self.rules()) if self.rules else None

    def open_settings(self) -> Go:
        return Push(self.settings())

    def back(self) -> Go:
        return Done(None)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        rules = [Hint("R", say("shell.pad.north"), say("shell.hint.rules"))] if self.rules else []
        return [
            Hint(say("shell.key.up_down"), say("shell.pad.cross"), say("shell.hint.move")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.choose")),
            *rules,
            Hint("M", "", say("shell.hint.mute")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("menu.resume")),
        ]

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("menu", _paint)
        places = (WIDE_BOARD, HIGH_RAT, HIGH_TITLE) if self.trouble else (BOARD, RAT, TITLE)
        board, rat, title = places
        canvas.rounded(board, theme.PANEL, radius=48, rim=theme.RIM, shadow=30)
        canvas.picture("rat/head_sleepy", rat, tint=theme.SEAT_COLOURS[10])
        canvas.text(self.desk.texts("menu.title"), title, theme.TITLE, theme.LAMP, align="centre")
        if canvas.shows_hints:
            canvas.rounded(HINTS.inset(-30, -14), theme.see_through(theme.NIGHT, 0.7), radius=31)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        if self.trouble is not None:
            self._draw_trouble(canvas, self.trouble)
        self.form.draw(canvas)

    def _draw_trouble(self, canvas: Canvas, trouble: Notice) -> None:
        canvas.rounded(NOTE, theme.PAPER, radius=24)
        canvas.icon("warning", Box.around((NOTE.x + 42, NOTE.centre[1]), 50), theme.BAD_INK)
        words = self.desk.texts(trouble.code, **trouble.params)
        canvas.text(words, NOTE_WORDS, theme.SMALL, theme.INK, lines=0)


def _paint(canvas: Canvas) -> None:
    """A quiet corner of the sewer."""
    paint_wall(canvas, darkness=0.55, water=96)
    canvas.picture("sewer/pipe_end", Box(150, 560, 260, 265))
    canvas.picture("sewer/slime", Box(226, 762, 108, 76))
    canvas.picture("sewer/grate", Box(1560, 620, 220, 220))
    for x in (300.0, 1620.0):
        canvas.picture("sewer/lamp", Box.around((x, 190), 300, 315))
