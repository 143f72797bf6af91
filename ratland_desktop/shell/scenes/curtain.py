"""The curtain: pass the laptop. It is opaque and contains no secrets.

It knows names, colours and badges, who has played, whose turn it is and who is next. The page behind it is
created only after its player has pressed "it's me".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.motion import Tween, ease_out, linear, overshoot
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_glow, paint_wall
from ratland_desktop.shell.scenes.menu_button import menu_button
from ratland_desktop.shell.widgets import Button, Form, HoldButton, IconButton, Kind
from ratland_desktop.shell.widgets.dialog import Answer, Dialog, says
from ratland_desktop.tabletop.seats import Seat

LID = Box.around((1080, 402), 640)
ROSTER = Box(48, 40, 400, 1000)
WORDS = Box(500, 722, 1160, 180)
ME = Box.around((1080, 978), 960, 96)
HOW = Box(500, 1034, 1160, 40)
KEEP = Box(1440, 192, 440, 64)
FALL_SECONDS = 0.55


class Waiting(Enum):
    """How far a seat is with its turn; the value is the word's key."""

    DONE = "done"
    NOW = "now"
    NEXT = "next"
    WAITS = "waits"
    COMPUTER = "computer"


class Purpose(Enum):
    """Why somebody goes behind the curtain. The values are keys: what the curtain says, and how to stay out.

    RETHINK is for changing a sealed answer, SPEAK_UP for answering in person what would pass by itself. BACK
    and RESEATED come before an open table that shows one person's own things: after a break, and when seats
    have changed hands.
    """

    TURN = ("curtain.turn", "")
    RETHINK = ("curtain.turn", "curtain.keep")
    GLANCE = ("curtain.glance", "curtain.never_mind")
    SPEAK_UP = ("curtain.speak_up", "curtain.never_mind")
    BACK = ("curtain.back", "")
    RESEATED = ("curtain.reseated", "")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the roster. `rethinks`: this seat may have its sealed answer back. `glances`: its player
    may look at own things, without a turn."""

    number: int
    seat: Seat
    waiting: Waiting
    rethinks: bool = False
    glances: bool = False


STATE_COLOURS = {Waiting.DONE: theme.GOOD, Waiting.NOW: theme.LAMP, Waiting.NEXT: theme.TEXT}


@dataclass(frozen=True, slots=True)
class ItsMe:
    """The player has the laptop."""


@dataclass(frozen=True, slots=True)
class Rethink:
    """This seat (by number) wants its sealed answer back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Kept:
    """Whoever wanted to think again, to look or to speak up leaves it at that."""


@dataclass(frozen=True, slots=True)
class Glance:
    """This seat (by number) wants to look at its own things."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reseated:
    """Seats have changed hands: look again who is next."""


Passed = ItsMe | Rethink | Kept | Glance | Reseated


class CurtainScene(Scene[Passed]):
    """`now` is the number of the seat that is called. `seats` opens the page where seats change hands."""

    settle = 0.5

    def __init__(
        self,
        rows: Sequence[Row],
        now: int,
        *,
        explain: bool,
        menu: Callable[[], Go],
        seats: Callable[[], Go] | None = None,
        purpose: Purpose = Purpose.TURN,
        sealed: bool = True,
    ) -> None:
        """`explain`: say what the curtain is for. `sealed`: the answers are revealed all at once."""
        super().__init__()
        self.rows = tuple(rows)
        self.now = now
        self.seat = next(row.seat for row in rows if row.number == now)
        self.explain = explain
        self.menu = menu
        self.seats = seats
        self.purpose = purpose
        self.sealed = sealed
        self.falling: Tween | None = None

    @property
    def name(self) -> str:
        return self.seat.name

    def arrange(self, canvas: Canvas) -> None:
        if self.falling is None:
            self.falling = self.motions.go(0, 1, FALL_SECONDS, linear)
        say = self.desk.texts
        name = self.name
        self.form = Form(
            HoldButton(
                "me",
                ME,
                say("curtain.me", name=name),
                say("curtain.again", name=name),
                lambda: Done(ItsMe()),
            ),
            *(button for row, box in self._placed() for button in self._row_buttons(row, box)),
            menu_button(say, self.menu),
            first="me",
        )  # fmt: skip
        if self.seats is not None:
            self.form.add(
                Button(
                    "seats", Box(1690, 116, 190, 64), say("curtain.seats"), self.seats,
                    kind=Kind.QUIET, icon="swap", style=theme.SMALL_LABEL,
                )
            )  # fmt: skip
        stay_out = self.purpose.value[1]
        if stay_out:
            self.form.add(
                Button(
                    "keep", KEEP, say(stay_out), lambda: Done(Kept()),
                    kind=Kind.QUIET, icon="check" if self.purpose is Purpose.RETHINK else "cross",
                    style=theme.SMALL_LABEL,
                )
            )  # fmt: skip

    def row_boxes(self) -> list[Box]:
        height = min(104.0, ROSTER.h / len(self.rows))
        count = len(self.rows)
        return [Box(ROSTER.x, ROSTER.y + height * number, ROSTER.w, height - 8) for number in range(count)]

    def _placed(self) -> list[tuple[Row, Box]]:
        return [*zip(self.rows, self.row_boxes(), strict=True)]

    def _row_buttons(self, row: Row, box: Box) -> list[IconButton]:
        """At the end of a line: have the sealed answer back, look at own things."""
        say, name, number = self.desk.texts, row.seat.name, row.number
        last, other = (Box.around((box.right - off, box.centre[1]), 52) for off in (34, 92))
        found = []
        if row.rethinks:
            words = say("curtain.rethink", name=name)
            found.append(
                IconButton(
                    f"rethink-{number}", last, "undo", lambda: self.ask_rethink(row),
                    tooltip=words, kind=Kind.QUIET,
                )
            )  # fmt: skip
        if row.glances:
            words = say("curtain.look", name=name)
            found.append(
                IconButton(
                    f"glance-{number}", other if row.rethinks else last, "eye", lambda: Done(Glance(number)),
                    tooltip=words, kind=Kind.QUIET,
                )
            )  # fmt: skip
        return found

    def ask_rethink(self, row: Row) -> Go:
        return Push(
            Dialog(
                says("curtain.rethink_title"),
                says("curtain.rethink_words", name=row.seat.name),
                [
                    Answer("no", says("shell.common.cancel"), False),
                    Answer("yes", says("shell.common.yes"), True, primary=True),
                ],
            ),
            then=lambda yes: Done(Rethink(row.number)) if yes else None,
        )

    def look_away(self) -> Go:
        return STAY  # it covers already

    def handle(self, intent: Intent) -> Go | None:
        """Space (or X) turns the pages of the table: whoever goes on tapping it must not get through here."""
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.NEXT:
            return STAY
        return super().handle(intent)

    def back(self) -> Go:
        return self.menu()

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("curtain", self._backdrop)
        fallen = 1.0 if self.falling is None else self.falling.value
        self._draw_drapes(canvas, 1 - ease_out(fallen))
        seat, lid = self.seat, LID.moved(0, -(1 - overshoot(fallen)) * 120)
        canvas.picture("sewer/manhole", lid)
        canvas.circle(lid.centre, 214, theme.PANEL, rim=seat_colour(seat).main, rim_width=12)
        draw_portrait(canvas, Box.around((lid.centre[0], lid.centre[1] - 4), 300, 328), seat)
        say, name = self.desk.texts, self.name
        title, words = WORDS.rows(2)
        heading = say(self.purpose.value[0], name=name)
        canvas.text(heading, title, theme.TITLE, theme.LAMP, align="centre")
        explained = "curtain.explain" if self.sealed else "curtain.explain_own"
        first = say(explained if self.explain else "curtain.pass_on", name=name)
        canvas.text(first, words, theme.LABEL, theme.TEXT, align="centre", lines=2)
        self._draw_roster(canvas)
        how = "shell.settings.confirm.choice.hold" if self.desk.hold_to_confirm else "curtain.hold"
        canvas.text(say(how), HOW, theme.NOTE, theme.SOFT_TEXT, align="centre")
        self.form.draw(canvas)

    @staticmethod
    def _backdrop(canvas: Canvas) -> None:
        """A wall under a lamp."""
        paint_wall(canvas, darkness=0.62)
        paint_glow(canvas, LID.centre, 820)

    @staticmethod
    def _draw_drapes(canvas: Canvas, away: float) -> None:
        """The drapes of a theatre at both sides; `away` is how much of them has not come in yet."""
        whole = canvas.bounds.inset(-10)
        wide = whole.h * canvas.pictures.shape("stage/drape")
        canvas.picture("stage/drape", whole.left_part(wide).moved(-wide * away, 0))
        canvas.picture("stage/drape", whole.right_part(wide).moved(wide * away, 0), flip=True)

    def _draw_roster(self, canvas: Canvas) -> None:
        boxes = self.row_boxes()
        plate = boxes[0].union(boxes[-1]).inset(-20, -16)
        canvas.rounded(plate, theme.DEEP, radius=34, rim=theme.PANEL)
        for row, box in self._placed():
            now = row.number == self.now
            face = Box(box.x, box.y, box.h * 0.9, box.h)
            with canvas.faded(1.0 if now or row.waiting is Waiting.DONE else 0.55):
                draw_portrait(canvas, face, row.seat)
            buttons = 58 * (row.rethinks + row.glances)
            taken = 26 + buttons if buttons else 20
            words = Box(face.right + 16, box.y, box.right - face.right - taken, box.h)
            upper, lower = words.top_part(words.h * 0.56), words.below(words.h * 0.54)
            name_colour = theme.TEXT if now or row.waiting is Waiting.DONE else theme.SOFT_TEXT
            style = theme.LABEL if len(self.rows) <= 8 else theme.SMALL_LABEL
            draw_name(canvas, row.seat.name, upper, style, name_colour)
            state = self.desk.texts(f"curtain.{row.waiting.value}")
            colour = STATE_COLOURS.get(row.waiting, theme.SOFT_TEXT)
            ink = canvas.text(state, lower, theme.NOTE, colour)
            if row.waiting is Waiting.DONE:
                canvas.icon("check", Box(ink.right + 10, lower.y + 2, 26, lower.h - 4), theme.GOOD)
