"""Hands a seat from a person to a computer of some level, or back.

Knows names, faces and who plays them, nothing of the game. A seat whose secret page is open cannot be
changed, and a seat that nobody plays is not shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.hotseat.levels import Company
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.theme import Style
from ratland_desktop.shell.widgets import Button, Choice, Form, Hint, Kind, Widget, draw_hints
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat

PlayersBySeat = tuple[str, ...]
"""Who plays each seat: HUMAN, or a computer's level."""

HEAD = Box(160, 36, 1600, 84)
ABOUT = Box(160, 122, 1600, 84)
ROWS = Box(60, 226, 1800, 690)
WARNING = Box(60, 922, 1800, 40)
FOOT = Box(360, 972, 1200, 74)
HINTS = Box(60, 1046, 1800, 32)
ONE_COLUMN = 5
TALLEST = 156.0
FACE_SHAPE = 140 / 128


class PlayerChoice(Choice[str]):
    """A person or one of the levels; short words get nearly as much room as long ones."""

    gap = 8.0

    def segments(self) -> list[Box]:
        return self.box.shares([len(words) + 6.0 for _, words in self.options], self.gap)


class SeatsScene(Scene[PlayersBySeat | None]):
    """Its result is who plays each seat, or None. `busy` is the seat whose secret page is open."""

    def __init__(self, seats: Sequence[Seat], company: Company, busy: int | None = None) -> None:
        """`company` is who can play instead of a person."""
        super().__init__()
        self.company = company
        self.seats = tuple(seats)
        self.played = [number for number, seat in enumerate(seats) if seat.player != NOBODY]
        """The numbers of the seats on the page."""
        self.busy = busy
        self.players = [seat.player for seat in seats]

    # --- building

    def row_boxes(self) -> list[tuple[int, Box]]:
        """One column for a few, two for many; the seats go down the left and then down the right."""
        count = len(self.played)
        down = count if count <= ONE_COLUMN else (count + 1) // 2
        tall = min(TALLEST, ROWS.h / down)
        top = ROWS.y + (ROWS.h - tall * down) / 2
        columns = [ROWS.inset(200, 0)] if count <= ONE_COLUMN else ROWS.columns(2, 32)
        return [
            (seat, Box(columns[n // down].x, top + tall * (n % down), columns[n // down].w, tall - 16))
            for n, seat in enumerate(self.played)
        ]

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        words = [(HUMAN, say("computers.seats.human"))]
        words += [(level.value, say(f"bots.level.{level.value}.name")) for level in self.company.levels]
        no, yes = FOOT.columns(2, 32)
        rows: list[Widget] = [
            PlayerChoice(
                f"seat-{number}", self._choice_box(box), words, self.players[number], self._changer(number),
                enabled=number != self.busy,
                style=_label(len(self.played), len(words)),
            )
            for number, box in self.row_boxes()
        ]  # fmt: skip
        self.form = Form(
            *rows,
            Button("cancel", no, say("shell.common.cancel"), self.back, kind=Kind.QUIET),
            Button("done", yes, say("computers.seats.done"), self.done, kind=Kind.PRIMARY, icon="check"),
            first=next(row.name for row in rows if row.enabled),
        )

    def _face_box(self, row: Box) -> Box:
        return Box(row.x + 14, row.y + 6, (row.h - 12) / FACE_SHAPE, row.h - 12)

    def _words_box(self, row: Box) -> Box:
        """The name, and under it the choice."""
        face = self._face_box(row)
        return Box(face.right + 18, row.y + 6, row.right - face.right - 36, row.h - 12)

    def _choice_box(self, row: Box) -> Box:
        words = self._words_box(row)
        return words.bottom_part(words.h * 0.54)

    def _changer(self, number: int) -> Callable[[str], Go | None]:
        def change(player: str) -> Go | None:
            self.players[number] = player
            self.touch()
            return None

        return change

    # --- hands

    def done(self) -> Go:
        return Done(tuple(self.players))

    def back(self) -> Go:
        return Done(None)

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.DONE:
            return self.done()
        return super().handle(intent)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.cross"), say("shell.hint.choose")),
            Hint("F", "", say("computers.seats.done")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.common.cancel")),
        ]

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("seats page", _paint)
        say = self.desk.texts
        canvas.text(say("computers.seats.title"), HEAD, theme.TITLE, theme.LAMP, align="centre")
        canvas.text(say("computers.seats.about"), ABOUT, theme.BODY, theme.TEXT, align="centre", lines=2)
        for number, row in self.row_boxes():
            self._draw_row(canvas, number, row)
        if HUMAN not in self.players:
            words = say("computers.seats.none_left")
            canvas.text(words, WARNING, theme.SMALL, theme.LAMP, align="centre")
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_row(self, canvas: Canvas, number: int, row: Box) -> None:
        seat, sleeps = self.seats[number], self.players[number] != HUMAN
        canvas.rounded(row, theme.PANEL, radius=26, rim=seat_colour(seat).main, rim_width=3)
        draw_portrait(canvas, self._face_box(row), seat, "sleepy" if sleeps and seat.is_human else "")
        words = self._words_box(row)
        name = words.top_part(words.h * 0.42)
        busy = self.desk.texts("computers.seats.busy") if number == self.busy else ""
        room = name.left_part(name.w * 0.5) if busy else name
        draw_name(canvas, seat.name, room, theme.LABEL.sized(28))
        if busy:
            canvas.text(busy, name.right_part(name.w * 0.48), theme.NOTE, theme.LAMP, align="right")


def _label(seats: int, options: int) -> Style:
    if seats <= ONE_COLUMN:
        return theme.LABEL
    return theme.SMALL_LABEL.sized(22) if seats <= 8 and options <= 4 else theme.TINY_LABEL


def _paint(canvas: Canvas) -> None:
    paint_wall(canvas, darkness=0.62)
