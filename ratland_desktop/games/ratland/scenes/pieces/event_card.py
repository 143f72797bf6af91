"""An event card of any size. Its text has the size that the player chose.

The picture gets the remaining room: above the name, beside it, or none at all, but never a narrow strip.
"""

from __future__ import annotations

from ratland_desktop.games.ratland.scenes.pieces.cards import EVENT_SHAPE
from ratland_desktop.screens.pieces.paper import draw_covering, draw_paper
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_heading, draw_paragraph
from ratland_desktop.shell.theme import Style
from ratland_desktop.text import Texts

FLATTEST = 3.0
"""A picture above the name is at most so many times as wide as high."""
WORDS = theme.NOTE.sized(23)
NAME = theme.LABEL.sized(30)
NAME_HIGH, TIGHT_NAME = 46.0, 38.0
EDGE, TOP = 12.0, 10.0
BETWEEN = 4.0
LOWEST_BESIDE = 62.0
BESIDE_SHARE = 0.42

_LOW_FACES = {"massive_attacks": 0.72, "just_in_time": 0.66, "end_of_game": 0.5}
"""Where a low strip of an event's picture is cut, so that faces stay in it: most are in the upper half."""


def least_height(canvas: Canvas, say: Texts, event: str, wide: float) -> float:
    """How high a card so wide must be for its name and its words at their full size, without a picture."""
    return _words_high(canvas, say, event, wide - 2 * EDGE, WORDS) + NAME_HIGH + BETWEEN + 2 * TOP


def _words_high(canvas: Canvas, say: Texts, event: str, wide: float, style: Style) -> float:
    return canvas.measure(say(f"ratland.event.{event}.text"), style, wide - EDGE)[1]


def draw_event_card(
    canvas: Canvas, box: Box, say: Texts, event: str, *, most: float = 0.5, words: Style = WORDS
) -> None:
    """The picture gets at most this share of the height."""
    draw_paper(canvas, box)
    inner = box.inset(EDGE, TOP)
    free = inner.h - _words_high(canvas, say, event, inner.w, words) - BETWEEN
    above = min(free - NAME_HIGH, inner.h * most, inner.w / EVENT_SHAPE)
    if above >= inner.w / FLATTEST:
        rest = _picture_above(canvas, inner, say, event, above)
    elif free >= LOWEST_BESIDE:
        rest = _picture_beside(canvas, inner, say, event, min(free, inner.h * most))
    else:
        rest = _name_alone(canvas, inner, say, event, TIGHT_NAME)
    draw_paragraph(canvas, say(f"ratland.event.{event}.text"), rest, words, theme.SOFT_INK)


def _picture_above(canvas: Canvas, inner: Box, say: Texts, event: str, high: float) -> Box:
    """These three functions return the room that is left for the text."""
    draw_covering(canvas, f"ratland/event/{event}", inner.top_part(high), lean=_LOW_FACES.get(event, 0.2))
    return _name_alone(canvas, inner.below(high + 2), say, event)


def _picture_beside(canvas: Canvas, inner: Box, say: Texts, event: str, high: float) -> Box:
    picture = inner.top_part(high).left_part(min(inner.w * BESIDE_SHARE, high * EVENT_SHAPE))
    draw_covering(canvas, f"ratland/event/{event}", picture)
    name = inner.top_part(high).beside(picture.w + 10)
    draw_heading(canvas, say(f"ratland.event.{event}.name"), name, theme.SMALL_LABEL.sized(27), theme.INK)
    return inner.below(high + BETWEEN).inset(EDGE / 2, 0)


def _name_alone(canvas: Canvas, inner: Box, say: Texts, event: str, high: float = NAME_HIGH) -> Box:
    words = inner.inset(EDGE / 2, 0)
    name = say(f"ratland.event.{event}.name")
    draw_fitting(canvas, name, words.top_part(high), NAME, theme.INK)
    return words.below(high)
