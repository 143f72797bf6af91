"""Large cards to read and to pick: a crest, a name, and what the card does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.theme import Face, Style
from ratland_desktop.shell.widgets import Look, Widget

MOTTO = Style(Face.ITALIC, 28)
_CREST = 156.0
_SIGN = 88.0


@dataclass(frozen=True, slots=True)
class CardPart:
    """A part of a card: its sign, when it holds, and what it does."""

    sign: str
    when: str
    words: str


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is on a card. Without a crest there are only words."""

    crest: str
    name: str
    motto: str = ""
    sides: tuple[CardPart, ...] = ()
    note: str = ""


class BigCard(Widget):
    """A card that is picked as a whole. Its name says where it lies, never what it is."""

    def __init__(
        self,
        name: str,
        box: Box,
        face: CardFace,
        label: str,
        on_press: Callable[[], Go | None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(name, box)
        self.face, self.label = face, label
        self.on_press = on_press
        self.chosen = chosen

    @property
    def ring_radius(self) -> float:
        return 40.0

    def fire(self) -> Go:
        self.desk.sound.play("click")
        return self.on_press() or STAY

    def release(self, spot: Spot, inside: bool) -> Go | None:
        return self.fire() if inside else STAY

    def confirm(self, down: bool) -> Go | None:
        return self.fire() if down else STAY

    def draw(self, canvas: Canvas, look: Look) -> None:
        box = self.box
        rim = theme.LAMP if self.chosen else theme.PAPER_DIM
        fill = theme.PAPER if self.chosen or look.hovered else theme.mixed(theme.PAPER, theme.PAPER_DIM, 0.5)
        canvas.rounded(box, fill, radius=40, rim=rim, rim_width=12 if self.chosen else 4, shadow=18)
        inner = box.inset(40, 30)
        if not self.face.crest:
            self._draw_words(canvas, inner.top_part(inner.h - 86))
        elif len(self.face.sides) == 1:
            self._draw_whole(canvas, inner.top_part(inner.h - 86))
        else:
            self._draw_head(canvas, inner.top_part(_CREST))
            self._draw_sides(canvas, inner.below(_CREST + 16).top_part(inner.h - _CREST - 16 - 86))
        self._draw_label(canvas, inner.bottom_part(72), look)

    def _draw_words(self, canvas: Canvas, box: Box) -> None:
        """The name alone, and below it what follows."""
        about = " ".join(side.words for side in self.face.sides)
        name = box.top_part(box.h * (0.45 if about else 1.0))
        canvas.text(self.face.name, name, theme.HEADING, theme.INK, align="centre", lines=0)
        canvas.text(about, box.below(name.h), theme.BODY, theme.INK, align="centre", lines=0, valign="top")

    def _draw_whole(self, canvas: Canvas, box: Box) -> None:
        """A card with one side: the crest above, everything in the middle."""
        canvas.picture(self.face.crest, box.top_part(250))
        room = box.below(258)
        canvas.text(self.face.name, room.top_part(66), theme.HEADING, theme.INK, align="centre")
        canvas.text(self.face.motto, room.below(62).top_part(44), MOTTO, theme.SOFT_INK, align="centre")
        about = room.below(116)
        words = self.face.sides[0].words
        canvas.text(words, about, theme.BODY.sized(33), theme.INK, lines=0, align="centre", valign="top")

    def _draw_head(self, canvas: Canvas, head: Box) -> None:
        canvas.picture(self.face.crest, head.left_part(_CREST))
        words = head.beside(_CREST + 28).inset(0, 8)
        canvas.text(self.face.name, words.top_part(66), theme.HEADING, theme.INK, lines=1)
        canvas.text(self.face.motto, words.below(70), MOTTO, theme.SOFT_INK, lines=2, valign="top")

    def _draw_sides(self, canvas: Canvas, body: Box) -> None:
        note = self.face.note
        if note:
            foot = body.bottom_part(66)
            canvas.icon("info", Box(foot.x + 10, foot.y + 4, 30, 30), theme.PAPER_HEADING)
            canvas.text(note, foot.beside(56), theme.NOTE.sized(24), theme.SOFT_INK, lines=2, valign="top")
            body = body.top_part(body.h - 78)
        for side, row in zip(self.face.sides, body.rows(len(self.face.sides), 14), strict=True):
            canvas.rounded(row, theme.see_through(theme.PAPER_DIM, 0.75), radius=26)
            canvas.picture(side.sign, Box(row.x + 18, row.centre[1] - _SIGN / 2, _SIGN, _SIGN))
            words = row.beside(_SIGN + 40).left_part(row.w - _SIGN - 56).inset(0, 7)
            canvas.text(side.when, words.top_part(36), theme.SMALL_LABEL, theme.PAPER_HEADING)
            canvas.text(side.words, words.below(38), theme.BODY, theme.INK, lines=0, valign="top")

    def _draw_label(self, canvas: Canvas, foot: Box, look: Look) -> None:
        pill = Box.around(foot.centre, min(foot.w, 460), foot.h)
        fill = theme.LAMP if self.chosen else theme.WHITE if look.hovered else theme.PAPER_DIM
        canvas.rounded(pill, fill, radius=foot.h / 2)
        words = pill.inset(28, 4)
        if self.chosen:
            canvas.icon("check", words.left_part(38), theme.ON_LAMP)
            words = words.beside(48)
        canvas.text(self.label, words, theme.LABEL, theme.ON_LAMP, align="centre")
