"""How each part of a page looks: paragraphs, lists, examples, house rules, cards, places and pictures.

Puts parts on a `SetPage` from top to bottom. A `Book` says which parts there are and what its entries show.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import Colour, Face, Style
from ratland_desktop.text import Texts

from .book import Book, CardLine, CardText, Entry, Part, PartKind
from .typeset import Link, Paint, SetPage, Typesetter

TEXT = Style(Face.BODY, 31)
CAPTION = Style(Face.ITALIC, 26)
HEAD = theme.SUBHEADING
SIGN = theme.TINY_LABEL.sized(22)
GAP = 22.0
PAD = 24.0
ICON = 40.0
EXAMPLE_FILL: Colour = (255, 247, 214)
RULING_FILL: Colour = (226, 238, 232)
RULING_INK: Colour = (29, 96, 78)
CARD = "card:"
"""Links to a card begin so; all others lead to a topic."""


class PageSetter:
    """Sets one page of a book after the other for a canvas and a width."""

    def __init__(self, canvas: Canvas, book: Book, say: Texts, width: float) -> None:
        self.book = book
        self.setter = Typesetter(canvas)
        self.grown = canvas.text_scale
        self.say = say
        self.width = width
        self.looks: dict[PartKind, Callable[[SetPage, Part], None]] = {
            PartKind.TEXT: self.text,
            PartKind.HEAD: self.head,
            PartKind.POINT: self.point,
            PartKind.TERM: self.point,
            PartKind.EXAMPLE: self.example,
            PartKind.PICTURE: self.picture,
            PartKind.RULING: self.ruling,
        }

    def set(self, page: str) -> SetPage:
        done = SetPage()
        for part in self.book.parts(self.say, page):
            section = self.book.section_of(part)
            if section:
                done.sections[section] = done.height + (GAP if done.items else 0)
            self._put(done, part)
        return done

    def _put(self, page: SetPage, part: Part) -> None:
        entry = self.book.entries.get(part.kind)
        if entry is None:
            self.looks[PartKind(part.kind)](page, part)
        elif entry.card is None:
            self._section(page, part, entry)
        else:
            self._card(page, part, entry, entry.card)

    def notes(self, kind: str, card: str, first: str = "") -> SetPage:
        """What stands beside a single card: when it counts, a line, its rulings or its note."""
        done = SetPage()
        entry = self.book.entries.get(kind)
        if entry is not None and entry.card is not None and entry.card.when is not None:
            self.setter.lines([entry.card.when(self.say, card)], self.width, CAPTION).put(done, 0, 0)
        if first:
            self.text(done, Part(PartKind.TEXT, "first", first))
        for note in self.book.notes(self.say, kind, card):
            self._put(done, note)
        return done

    @staticmethod
    def below(page: SetPage, gap: float = GAP) -> float:
        return page.height + gap if page.items else 0.0

    # --- running words

    def text(self, page: SetPage, part: Part) -> None:
        self.setter.lines(part.words, self.width, TEXT, theme.INK).put(page, 0, self.below(page))

    def head(self, page: SetPage, part: Part) -> None:
        lines = self.setter.lines(part.words, self.width, HEAD, theme.PAPER_HEADING)
        lines.put(page, 0, self.below(page, GAP * 1.6))

    def point(self, page: SetPage, part: Part) -> None:
        y = self.below(page, GAP * 0.7)
        lines = self.setter.lines(part.words, self.width - 44, TEXT, theme.INK)
        side = 13.0 * self.grown
        dot = Box(10, y + lines.line_height / 2 - side / 2, side, side)
        page.add(dot, lambda canvas, box: canvas.circle(box.centre, box.w / 2, theme.PAPER_HEADING))
        lines.put(page, 44, y)

    # --- boxes

    def example(self, page: SetPage, part: Part) -> None:
        self._boxed(page, self.say("rulebook.ui.example"), part.words, EXAMPLE_FILL, theme.PAPER_HEADING)

    def ruling(self, page: SetPage, part: Part) -> None:
        sign = self.say("rulebook.ui.ruling", n=part.name)
        self._boxed(page, sign, part.words, RULING_FILL, RULING_INK)

    def _boxed(self, page: SetPage, sign: str, words: str, fill: Colour, ink: Colour, x: float = 0.0) -> None:
        y = self.below(page)
        lines = self.setter.lines(words, self.width - x - 2 * PAD, TEXT.sized(28), theme.INK)
        high = self._sign_height()
        whole = Box(x, y, self.width - x, high + lines.height + PAD * 1.5)
        page.add(whole, lambda canvas, box: canvas.rounded(box, fill, radius=18))
        self._sign(page, sign, x + PAD, y + PAD * 0.6, ink)
        lines.put(page, x + PAD, y + high + PAD * 0.9)
        page.height = whole.bottom

    def _sign_height(self) -> float:
        return 38.0 * self.grown

    def _sign(self, page: SetPage, words: str, x: float, y: float, ink: Colour) -> Box:
        """A small plate that says what this is."""
        plate = Box(x, y, self.setter.width(words, SIGN) + 36, self._sign_height())

        def paint(canvas: Canvas, box: Box) -> None:
            canvas.pill(box, ink)
            canvas.text(words, box.inset(14, 2), SIGN, theme.WHITE, align="centre")

        page.add(plate, paint)
        return plate

    # --- pictures

    def picture(self, page: SetPage, part: Part) -> None:
        drawing = self.book.illustrations[part.name]
        y, high, say = self.below(page), drawing.height, self.say
        page.add(Box(0, y, self.width, high), lambda canvas, box: drawing.paint(canvas, box, say))
        lines = self.setter.lines(part.words, self.width - 80, CAPTION)
        lines.put(page, 40, y + high + 10)

    # --- entries: places, pieces and cards

    def _section(self, page: SetPage, part: Part, entry: Entry) -> None:
        """A picture at the left, name and words beside it."""
        y = self.below(page)
        page.add(Box(0, y, *entry.size), _painted(entry, part.name))
        x = entry.size[0] + 30
        name = self.setter.lines(entry.title(self.say, part.name), self.width - x, theme.LABEL, theme.INK)
        under = name.put(page, x, y)
        self.setter.lines(part.words, self.width - x, TEXT, theme.SOFT_INK).put(page, x, under)

    def _card(self, page: SetPage, part: Part, entry: Entry, card: CardText) -> None:
        """The picture opens the card in the viewer; beside it name, words and notes."""
        picture = Box(0, self.below(page, GAP * 1.8), *entry.size)
        page.add(picture, _painted(entry, part.name))
        if self.book.cards is not None:
            page.links.append(Link((picture,), f"{CARD}{part.name}"))
        page.height = picture.y
        x = picture.right + 34
        name = self.setter.lines(entry.title(self.say, part.name), self.width - x, HEAD, theme.INK)
        under = name.put(page, x, picture.y)
        if card.when is not None:
            self.setter.lines([card.when(self.say, part.name)], self.width - x, CAPTION).put(page, x, under)
        for line in card.lines(self.say, part.name):
            self._line(page, line, x)
        self._notes(page, part, x)
        page.height = max(page.height, picture.bottom)

    def _line(self, page: SetPage, line: CardLine, x: float) -> None:
        y = page.height + line.gap
        if line.sign:
            page.add(Box(x, y, ICON, ICON), partial(_picture, line.sign))
            x += ICON + 16
        style, ink = (CAPTION, theme.SOFT_INK) if line.caption else (TEXT, theme.INK)
        self.setter.lines(line.words, self.width - x, style, ink).put(page, x, y)

    def _notes(self, page: SetPage, part: Part, x: float) -> None:
        for note in self.book.notes(self.say, part.kind, part.name):
            if note.kind == PartKind.RULING:
                sign = self.say("rulebook.ui.ruling", n=note.name)
                self._boxed(page, sign, note.words, RULING_FILL, RULING_INK, x)
            else:
                lines = self.setter.lines(note.words, self.width - x, TEXT.sized(28), theme.SOFT_INK)
                lines.put(page, x, page.height + 8)


def _picture(name: str, canvas: Canvas, box: Box) -> None:
    canvas.picture(name, box)


def _painted(entry: Entry, name: str) -> Paint:
    return lambda canvas, box: entry.paint(canvas, box, name)


def draw_framed(canvas: Canvas, name: str, box: Box) -> None:
    """A picture that fills the box, with soft corners of paper."""
    shape = canvas.pictures.shape(name)
    w = max(box.w, box.h * shape)
    with canvas.clipped(box):
        canvas.picture(name, Box.around(box.centre, w, w / shape))
    canvas.rounded(box.inset(-8), None, radius=26, rim=theme.PAPER, rim_width=10)
    canvas.rounded(box, None, radius=16, rim=theme.PAPER_HEADING, rim_width=3)
