"""What the open decisions share: who is asked, cards with faces and dice, options that are not there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TypeVar

from ratland_desktop.games.comme_des_rats.rules.questions import Pick
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.games.comme_des_rats.rules.why_not import NotOffered, why_not
from ratland_desktop.games.comme_des_rats.rules.words import Colour
from ratland_desktop.screens.table.decision import HEAD_HIGH, Around, Decision
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.names import draw_fitting, draw_name, draw_paragraph
from ratland_desktop.shell.portraits import HEAD_SHAPE
from ratland_desktop.shell.theme import Colour as Ink
from ratland_desktop.shell.widgets import Button, Kind, Look
from ratland_desktop.shell.widgets.buttons import Action, draw_plate
from ratland_desktop.tabletop.seats import Seat

from ...pieces import pictures
from ...pieces.cellar import draw_wall
from ...pieces.faces import draw_face
from ...pieces.pictures import CAT_SHAPE
from ...pieces.tokens import draw_die, draw_plasters

Q = TypeVar("Q", bound=Pick)
CAT_WIDE, IDEAS = 118.0, 60.0
"""The Cat in the head of a question, and the button for ideas beside it."""
FOOT = 76.0
"""The strip under the cards, for one more button or a line."""


class CellarDecision(Decision[Q]):
    """An open decision in front of the cellar."""

    head_room = CAT_WIDE + IDEAS + 36
    about = ""
    """A shorter text of `comme_des_rats.screen` on what is asked, where the stage shows the rest."""
    numbers = ""
    """What the number keys stand for: a text of `comme_des_rats.screen.hint`."""

    def __init__(self, question: Q, around: Around) -> None:
        super().__init__(question, around)
        if self.about:
            self.put = replace(self.put, about=around.say(f"comme_des_rats.screen.{self.about}"))

    @property
    def view(self) -> View:
        told = self.around.told
        assert isinstance(told, View)
        return told

    @property
    def room(self) -> Box:
        """The stage under the head."""
        return self.around.box.below(HEAD_HIGH)

    @property
    def cards(self) -> Box:
        return self.room.inset(22, 12).top_part(self.room.h - FOOT - 18)

    @property
    def foot(self) -> Box:
        return self.room.inset(22, 8).bottom_part(FOOT - 12)

    def name(self, seat: int) -> str:
        return self.around.seats[seat].name

    def refusal(self, answer: object) -> str:
        """Why this answer is not there; empty if it is."""
        why = why_not(self.view, self.question).get(answer)
        return self.refused(why) if why is not None else ""

    def refused(self, why: NotOffered) -> str:
        return self.around.say(f"comme_des_rats.refused.{why.value}")

    def answering(self, answer: object) -> Action:
        return partial(self.around.answer, answer)

    def draw(self, canvas: Canvas) -> None:
        self.draw_back(canvas)
        self.draw_head(canvas)
        cat = Box(self.head.right - CAT_WIDE, self.head.y, CAT_WIDE, CAT_WIDE * CAT_SHAPE)
        canvas.picture(pictures.cat("sitting"), cat)

    def draw_back(self, canvas: Canvas) -> None:
        draw_wall(canvas, self.room)
        canvas.fill(self.room, theme.see_through(theme.NIGHT, 0.45))

    def draw_foot(self, canvas: Canvas, words: str) -> None:
        """A word of advice under the cards."""
        if words:
            box = self.foot
            canvas.icon("lamp", Box(box.x + 4, box.centre[1] - 18, 36, 36), theme.LAMP)
            draw_paragraph(canvas, words, box.beside(52).inset(0, 8), theme.SMALL, theme.TEXT)


class Option(Button):
    """Something to choose, also by its number. `doing` says what a press does. Pale ones can have the focus,
    but not be pressed."""

    def __init__(
        self, name: str, box: Box, words: str, on_press: Action, *, doing: str, tooltip: str = "",
        legal: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(name, box, words, on_press, kind=Kind.QUIET, sound="confirm", tooltip=tooltip)
        self.doing, self.legal = doing, legal

    def fire(self) -> Go | None:
        return super().fire() if self.legal else STAY


class SeatCard(Option):
    """A player to choose: the face, the name, what lies there, and what would follow; pale with a reason."""

    def __init__(
        self, name: str, box: Box, seat: Seat, on_press: Action, *, doing: str, line: str = "",
        ink: Ink = theme.TEXT, why_not: str = "", tooltip: str = "", counts: tuple[int, int] | None = None,
        chosen: bool = False,
    ) -> None:  # fmt: skip
        """`counts` are the cards in the stash and the bandages."""
        super().__init__(
            name, box, seat.name, on_press, doing=doing, tooltip=tooltip or why_not, legal=not why_not
        )
        self.seat, self.line, self.ink, self.why_not = seat, line, ink, why_not
        self.counts, self.chosen = counts, chosen
        self.dice: tuple[tuple[str, str], Colour] | None = None

    @property
    def ring_radius(self) -> float:
        return 24.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_plate(canvas, self.box, self.kind, look, enabled=not self.why_not, radius=24)
        if self.chosen:
            canvas.rounded(self.box, None, radius=24, rim=theme.LAMP, rim_width=7)
        inner = self.box.inset(14, 14)
        low = inner.w > inner.h * 1.25
        face = min(inner.h * 0.46, inner.w * 0.36) if low else min(inner.w * 0.7, inner.h * 0.36, 132.0)
        left = inner.x if low else inner.centre[0] - face / 2
        head = Box(left, inner.y, face, face * HEAD_SHAPE)
        with canvas.faded(0.4 if self.why_not else 1.0):
            draw_face(canvas, head, self.seat)
        name = Box(inner.x, head.bottom + 4, inner.w, 44)
        if low:
            name = Box(head.right + 10, inner.y, inner.right - head.right - 10, head.h)
        ink = theme.OFF_TEXT if self.why_not else theme.TEXT
        align = "left" if low else "centre"
        draw_name(canvas, self.seat.name, name, theme.LABEL, ink, align=align, smallest=0.5)
        rest = inner.below(name.bottom - inner.y + (10 if low else 4))
        if self.dice is not None:
            rest = self._draw_dice(canvas, rest)
        elif self.counts is not None:
            rest = self._draw_counts(canvas, rest)
        words, tone = (self.why_not, theme.OFF_TEXT) if self.why_not else (self.line, self.ink)
        draw_paragraph(canvas, words, rest, theme.NOTE, tone, align="centre")

    def _draw_counts(self, canvas: Canvas, room: Box) -> Box:
        assert self.counts is not None
        cards, bandages = self.counts
        row = room.top_part(min(54.0, room.h * (0.46 if self.line or self.why_not else 0.9)))
        half = Box.around(row.centre, min(row.w, 236.0), row.h)
        canvas.picture(pictures.BACK, half.left_part(row.h * 0.74))
        number = Box(half.x + row.h * 0.8, row.y, 40, row.h)
        canvas.text(str(cards), number, theme.LABEL.fixed(), theme.TEXT)
        draw_plasters(canvas, half.right_part(half.w - row.h * 0.8 - 44), bandages)
        return room.below(row.h + 6)

    def _draw_dice(self, canvas: Canvas, room: Box) -> Box:
        assert self.dice is not None
        pair, colour = self.dice
        side = min(64.0, room.h * 0.6)
        for at, face in enumerate(pair):
            x = room.centre[0] + (at - 1) * (side + 8) + 4
            draw_die(canvas, Box(x, room.y, side, side), face, colour)
        return room.below(side + 6)


class DieCard(Option):
    """A die to keep: large, what it does, and what the other one does."""

    def __init__(
        self, name: str, box: Box, words: str, on_press: Action, *, dice: tuple[str, str],
        colours: tuple[Colour, Colour], about: str, pale: str = "", second: str = "",
    ) -> None:  # fmt: skip
        super().__init__(name, box, words, on_press, doing=words)
        self.dice, self.colours, self.about, self.pale, self.second = dice, colours, about, pale, second

    @property
    def ring_radius(self) -> float:
        return 26.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_plate(canvas, self.box, self.kind, look, enabled=True, radius=26)
        inner = self.box.inset(20, 16)
        side = min(inner.h * 0.44, inner.w * 0.36, 168.0)
        die = Box(inner.x + 4, inner.y, side, side)
        draw_die(canvas, die, self.dice[0], self.colours[0])
        small = side * 0.46
        with canvas.faded(0.8):
            other = Box(inner.right - small - 4, inner.y + side - small, small, small)
            draw_die(canvas, other, self.dice[1], self.colours[1])
        if self.second:
            room = Box(die.right + 10, inner.y, inner.right - die.right - 10, side - small - 4)
            draw_paragraph(canvas, self.second, room, theme.NOTE, theme.SOFT_TEXT, align="right")
        words = inner.below(side + 8)
        draw_fitting(canvas, self.words, words.top_part(50), theme.LABEL, theme.LAMP)
        ink = theme.SOFT_TEXT if self.pale else theme.TEXT
        draw_paragraph(canvas, self.pale or self.about, words.below(54), theme.SMALL, ink)


class Spot(Option):
    """Something that is drawn elsewhere; this is its rim of lamp light."""

    @property
    def ring_box(self) -> Box:
        """Inside, so that the ring covers nothing below it."""
        return self.box.inset(9)

    def __init__(
        self, name: str, box: Box, on_press: Action, *, doing: str, tooltip: str = "", legal: bool = True,
        chosen: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(name, box, "", on_press, doing=doing, tooltip=tooltip or doing, legal=legal)
        self.chosen = chosen

    @property
    def ring_radius(self) -> float:
        return 24.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.legal and (look.hovered or look.focused or self.chosen):
            canvas.rounded(
                self.box.inset(1), theme.see_through(theme.LAMP, 0.12), radius=24, rim=theme.LAMP, rim_width=6
            )


def row_of(room: Box, count: int, most: float) -> list[Box]:
    """Cells side by side, none wider than `most`, in the middle of the room."""
    gap = 14.0
    wide = min(most, (room.w - gap * (count - 1)) / count)
    return Box.around(room.centre, wide * count + gap * (count - 1), room.h).columns(count, gap)
