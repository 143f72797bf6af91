"""How each part of a page looks: paragraphs, lists, examples, house rules, cards, places and pictures.

Puts parts on a `SetPage` from top to bottom. Knows texts and pictures; `pages` defines which parts there are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import Colour, Face, Style
from ratland_desktop.text import Texts

from .illustrations import ILLUSTRATIONS
from .markup import Span
from .pages import CARD_PHASES, PHASE_PAGES, Kind, Part, notes_of, parts_of, section_of, section_title
from .typeset import Link, SetPage, Typesetter

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

_PLACE_PICTURES = {"left": "pipe_left", "right": "pipe_right"}


class PageSetter:
    """Sets one page after the other for a canvas and a width."""

    def __init__(self, canvas: Canvas, say: Texts, width: float) -> None:
        self.setter = Typesetter(canvas)
        self.grown = canvas.text_scale
        self.say = say
        self.width = width
        self.looks: dict[Kind, Callable[[SetPage, Part], None]] = {
            Kind.TEXT: self.text, Kind.HEAD: self.head, Kind.POINT: self.point, Kind.TERM: self.point,
            Kind.EXAMPLE: self.example, Kind.PICTURE: self.picture, Kind.PLACE: self.place,
            Kind.COLOUR: self.colour, Kind.EVENT: self.event, Kind.CLAN: self.clan, Kind.RULING: self.ruling,
        }  # fmt: skip

    def set(self, page: str) -> SetPage:
        done = SetPage()
        for part in parts_of(self.say, page):
            section = section_of(part)
            if section:
                done.sections[section] = done.height + (GAP if done.items else 0)
            self.looks[part.kind](done, part)
        return done

    def notes(self, kind: Kind, card: str, first: str = "") -> SetPage:
        """What stands beside a single card: when it speaks, a line, its rulings or its note."""
        done = SetPage()
        if card in CARD_PHASES:
            self.setter.lines([self._when(card)], self.width, CAPTION).put(done, 0, 0)
        if first:
            self.text(done, Part(Kind.TEXT, "first", first))
        for note in notes_of(self.say, kind, card) if kind in (Kind.EVENT, Kind.CLAN) else ():
            self.looks[note.kind](done, note)
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
        paint, high = ILLUSTRATIONS[part.name]
        y = self.below(page)
        box = Box(0, y, self.width, high)
        say = self.say
        page.add(box, lambda canvas, place: paint(canvas, place, say))
        lines = self.setter.lines(part.words, self.width - 80, CAPTION)
        lines.put(page, 40, y + high + 10)

    # --- places, pieces and cards

    def place(self, page: SetPage, part: Part) -> None:
        name = _PLACE_PICTURES.get(part.name, part.name)

        def paint(canvas: Canvas, box: Box) -> None:
            if canvas.pictures.has(f"place/{name}"):
                draw_framed(canvas, f"place/{name}", box)
            else:
                canvas.rounded(box, theme.PAPER_DIM, radius=16)
                canvas.icon(name, box.inset(box.h * 0.2), theme.SOFT_INK)

        self._section(page, part, paint, (190.0, 132.0))

    def colour(self, page: SetPage, part: Part) -> None:
        self._section(page, part, lambda canvas, box: _cheese(canvas, part.name, box), (120.0, 104.0))

    def _section(
        self, page: SetPage, part: Part, paint: Callable[[Canvas, Box], None], size: tuple[float, float]
    ) -> None:
        """A picture at the left, name and words beside it."""
        y = self.below(page)
        page.add(Box(0, y, *size), paint)
        x = size[0] + 30
        name = self.setter.lines(section_title(self.say, part.name), self.width - x, theme.LABEL, theme.INK)
        under = name.put(page, x, y)
        self.setter.lines(part.words, self.width - x, TEXT, theme.SOFT_INK).put(page, x, under)

    def event(self, page: SetPage, part: Part) -> None:
        y = self.below(page, GAP * 1.8)
        picture = Box(0, y, 320, 200)
        x = self._card_head(page, part, picture, f"event/{part.name}")
        self.setter.lines(part.words, self.width - x, TEXT, theme.INK).put(page, x, page.height + 6)
        self._notes(page, part, x, picture)

    def clan(self, page: SetPage, part: Part) -> None:
        y = self.below(page, GAP * 1.8)
        picture = Box(0, y, 200, 200)
        x = self._card_head(page, part, picture, f"clan/{part.name}")
        motto = self.say(f"ratland.clan.{part.name}.motto")
        self.setter.lines(motto, self.width - x, CAPTION).put(page, x, page.height)
        for side in ("closed", "open"):
            y = page.height + 8
            lid = "card/manhole_open" if side == "open" else "card/manhole"
            page.add(Box(x, y, ICON, ICON), partial(_picture, lid))
            words = self.say(f"ratland.clan.{part.name}.{side}")
            self.setter.lines(words, self.width - x - 56, TEXT, theme.INK).put(page, x + 56, y)
        self._notes(page, part, x, picture)

    def _card_head(self, page: SetPage, part: Part, picture: Box, art: str) -> float:
        """Picture, name, and the phase in which the card speaks. Gives back where the words begin."""
        page.add(picture, partial(_picture, art))
        page.links.append(Link((picture,), f"{CARD}{part.name}"))
        page.height = picture.y
        x = picture.right + 34
        name = self.setter.lines(section_title(self.say, part.name), self.width - x, HEAD, theme.INK)
        under = name.put(page, x, picture.y)
        self.setter.lines([self._when(part.name)], self.width - x, CAPTION).put(page, x, under)
        return x

    def _when(self, card: str) -> Span:
        """The phase in which a card speaks, as a link to it."""
        phase = CARD_PHASES[card]
        return Span(self.say("rulebook.ui.when", n=int(phase), phase=phase.name.lower()), PHASE_PAGES[phase])

    def _notes(self, page: SetPage, part: Part, x: float, picture: Box) -> None:
        for note in notes_of(self.say, part.kind, part.name):
            if note.kind is Kind.RULING:
                sign = self.say("rulebook.ui.ruling", n=note.name)
                self._boxed(page, sign, note.words, RULING_FILL, RULING_INK, x)
            else:
                lines = self.setter.lines(note.words, self.width - x, TEXT.sized(28), theme.SOFT_INK)
                lines.put(page, x, page.height + 8)
        page.height = max(page.height, picture.bottom)


def _cheese(canvas: Canvas, colour: str, box: Box) -> None:
    canvas.picture(f"cheese/{colour}", box)


def _picture(name: str, canvas: Canvas, box: Box) -> None:
    canvas.picture(name, box)


def draw_framed(canvas: Canvas, name: str, box: Box) -> None:
    """A picture that fills the box, with soft corners of paper."""
    shape = canvas.pictures.shape(name)
    w = max(box.w, box.h * shape)
    with canvas.clipped(box):
        canvas.picture(name, Box.around(box.centre, w, w / shape))
    canvas.rounded(box.inset(-8), None, radius=26, rim=theme.PAPER, rim_width=10)
    canvas.rounded(box, None, radius=16, rim=theme.PAPER_HEADING, rim_width=3)
