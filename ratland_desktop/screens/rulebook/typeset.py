"""Typesets a page: breaks spans of words into lines, stacks them, and records where the links are.

Measures with the canvas that will show the page, so that everything fits. `blocks` defines what the parts of
a page look like.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.lettering import LONELY
from ratland_desktop.shell.theme import Colour, Face, Style

from .markup import Span, spans

Paint = Callable[[Canvas, Box], None]
LINK: Colour = (23, 92, 112)
NARROWER = (0.96, 0.92, 0.88, 0.84)
"""How much narrower lines may be."""


@dataclass(frozen=True, slots=True)
class Item:
    """Something on the page, in units from the page's corner."""

    box: Box
    paint: Paint


@dataclass(frozen=True, slots=True)
class Link:
    """Where a link can be pressed (one that breaks over two lines has two boxes), and what it leads to."""

    boxes: tuple[Box, ...]
    topic: str


@dataclass(slots=True)
class SetPage:
    """A page that is ready to be shown."""

    height: float = 0.0
    items: list[Item] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    sections: dict[str, float] = field(default_factory=dict)

    def add(self, box: Box, paint: Paint) -> None:
        self.items.append(Item(box, paint))
        self.height = max(self.height, box.bottom)


@dataclass(frozen=True, slots=True)
class _Run:
    """Words of one span on one line."""

    words: str
    x: float
    w: float
    span: Span


@dataclass(frozen=True, slots=True)
class Lines:
    """Spans broken into lines: what they take, and how to put them on a page."""

    runs: tuple[tuple[_Run, ...], ...]
    line_height: float
    style: Style
    colour: Colour

    @property
    def height(self) -> float:
        return self.line_height * len(self.runs)

    def put(self, page: SetPage, x: float, y: float) -> float:
        """Below here is free again."""
        linked: dict[int, list[Box]] = {}
        topics: dict[int, str] = {}
        for number, line in enumerate(self.runs):
            for run in line:
                box = Box(x + run.x, y + number * self.line_height, run.w, self.line_height)
                page.add(box, _painted(run, self.style, self.colour))
                if run.span.link:
                    linked.setdefault(id(run.span), []).append(box)
                    topics[id(run.span)] = run.span.link
        page.links += [Link(tuple(boxes), topics[key]) for key, boxes in linked.items()]
        return y + self.height


def _painted(run: _Run, style: Style, colour: Colour) -> Paint:
    ink = LINK if run.span.link else theme.INK if run.span.strong else colour
    words = run.words.rstrip()

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.text(words, Box(box.x, box.y, box.w + 12, box.h), _face(style, run.span), ink)
        if run.span.link:
            under = box.y + box.h * 0.86
            wide = canvas.measure(words, _face(style, run.span))[0]
            canvas.fill(Box(box.x, under, wide, 2.4), LINK)

    return paint


def _face(style: Style, span: Span) -> Style:
    return Style(Face.STRONG, style.size, style.grows) if span.strong or span.link else style


def _ends_alone(lines: Sequence[Sequence[_Run]], width: float) -> bool:
    last = "".join(run.words for run in lines[-1]).strip()
    wide = lines[-1][-1].x + lines[-1][-1].w if lines[-1] else 0.0
    return len(lines) > 1 and " " not in last and wide < width * LONELY


class Typesetter:
    """Breaks spans for one canvas."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas

    def width(self, words: str, style: Style) -> float:
        return self.canvas.measure(words, style)[0]

    def lines(
        self, text: str | Sequence[Span], width: float, style: Style, colour: Colour = theme.SOFT_INK
    ) -> Lines:
        """Text no wider than `width`, broken at spaces; words longer than a line are broken inside.

        Where a short word would stand alone on the last line, all lines are a little narrower.
        """
        flow = spans(text) if isinstance(text, str) else list(text)
        done = self._broken(flow, width, style)
        for share in NARROWER if _ends_alone(done, width) else ():
            narrow = self._broken(flow, width * share, style)
            if len(narrow) == len(done) and not _ends_alone(narrow, width):
                done = narrow
                break
        height = self.canvas.measure("Ág", style)[1] * 1.06
        return Lines(tuple(done), height, style, colour)

    def _broken(self, flow: Sequence[Span], width: float, style: Style) -> list[tuple[_Run, ...]]:
        done: list[tuple[_Run, ...]] = []
        line: list[_Run] = []
        for span in flow:
            face = _face(style, span)
            for word in self._words(span.words, face, width):
                longer = self._with(line, word, span, face)
                if not line or longer[-1].x + self.width(longer[-1].words.rstrip(" "), face) <= width:
                    line = longer
                    continue
                kept = line.pop() if len(line) > 1 and not line[-1].words.endswith(" ") else None
                done.append(tuple(line))
                line = (
                    [_Run(kept.words, 0.0, kept.w, kept.span)] if kept else []
                )  # no line begins with a mark
                line = self._with(line, word, span, face)
        done.append(tuple(line))
        return done

    def _with(self, line: list[_Run], word: str, span: Span, face: Style) -> list[_Run]:
        """The line with one word more; words of one span stay together, as letters should."""
        if line and line[-1].span is span:
            *before, last = line
            words = last.words + word
            return [*before, _Run(words, last.x, self.width(words, face), span)]
        x = line[-1].x + line[-1].w if line else 0.0
        return [*line, _Run(word, x, self.width(word, face), span)]

    def _words(self, words: str, face: Style, width: float) -> list[str]:
        """Words with the space after them; a number with what it counts; what is too wide in pieces."""
        found = []
        for word in re.findall(r"\d+ [^\W\d][^ ]* ?|[^ ]+ ?| ", words):
            while len(word) > 1 and self.width(word.rstrip(" "), face) > width:
                cut = len(word) - 1
                while cut > 1 and self.width(word[:cut], face) > width:
                    cut -= 1
                found.append(word[:cut])
                word = word[cut:]
            found.append(word)
        return found
