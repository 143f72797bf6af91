"""RatLand's cards: events, food, and the backs of both decks.

Draws what it is given into any box. Knows nothing of turns, seats or secrets.
"""

from __future__ import annotations

from collections import Counter

from ratland_desktop.games.ratland.rules.food import bag_contents
from ratland_desktop.games.ratland.rules.words import AREAS, Colour, Place
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_heading, draw_paragraph
from ratland_desktop.text import Texts

EVENT_SHAPE = 480 / 300
CORNER = 22.0


def draw_paper(canvas: Canvas, box: Box, *, radius: float = CORNER, rim: theme.Colour | None = None) -> None:
    canvas.rounded(box, theme.PAPER, radius=radius, rim=rim or theme.PAPER_DIM, rim_width=4)


_LOW_FACES = {"massive_attacks": 0.72, "just_in_time": 0.66, "end_of_game": 0.5}
"""Where a low strip of an event's picture is cut, so that faces stay in it: most are in the upper half."""


def draw_covering(canvas: Canvas, name: str, box: Box, *, lean: float = 0.5) -> None:
    """A picture that fills the box; what is too much is cut away (`lean` 0: at the bottom, 1: at the top)."""
    shape = canvas.pictures.shape(name)
    w = max(box.w, box.h * shape)
    h = w / shape
    with canvas.clipped(box):
        canvas.picture(name, Box(box.centre[0] - w / 2, box.y - (h - box.h) * lean, w, h))


def draw_event_card(
    canvas: Canvas, box: Box, say: Texts, event: str, *, picture_share: float | None = None
) -> None:
    """Picture above, name and text below. The picture keeps its shape unless given a share of the height."""
    draw_paper(canvas, box)
    inner = box.inset(12)
    high = inner.w / EVENT_SHAPE if picture_share is None else inner.h * picture_share
    draw_covering(canvas, f"event/{event}", inner.top_part(high), lean=_LOW_FACES.get(event, 0.2))
    words = inner.below(high + 6).inset(6, 0)
    heading = min(46.0, words.h * 0.34)
    name = say(f"ratland.event.{event}.name")
    draw_fitting(canvas, name, words.top_part(heading), theme.LABEL.sized(30), theme.INK)
    _event_text(canvas, words.below(heading), say, event)


def draw_low_event_card(canvas: Canvas, box: Box, say: Texts, event: str) -> None:
    """The same for little height: the picture stands beside the name."""
    draw_paper(canvas, box)
    inner = box.inset(12, 10)
    picture = inner.top_part(inner.h * 0.46).left_part(inner.w * 0.42)
    draw_covering(canvas, f"event/{event}", picture)
    name = Box(picture.right + 10, inner.y, inner.right - picture.right - 10, picture.h)
    draw_heading(canvas, say(f"ratland.event.{event}.name"), name, theme.SMALL_LABEL.sized(27), theme.INK)
    _event_text(canvas, inner.below(picture.h + 4).inset(4, 0), say, event)


def _event_text(canvas: Canvas, box: Box, say: Texts, event: str) -> None:
    words = say(f"ratland.event.{event}.text")
    draw_paragraph(canvas, words, box, theme.NOTE.sized(23), theme.SOFT_INK)


def food_title(say: Texts, cards: tuple[int, ...]) -> str:
    return say("ratland.food.title", card=" + ".join(str(card) for card in cards))


def draw_food_card(
    canvas: Canvas, box: Box, say: Texts, cards: tuple[int, ...], players: int, *, lit: Place | None = None
) -> None:
    """What the bag will hold in each area, for so many players; the area searched now is lit."""
    draw_paper(canvas, box)
    inner = box.inset(14, 8)
    head = inner.top_part(min(30.0, inner.h * 0.2))
    canvas.text(food_title(say, cards), head, theme.TINY_LABEL, theme.PAPER_HEADING)
    rows = inner.below(head.h + 2).rows(len(AREAS), 3)
    for area, row in zip(AREAS, rows, strict=True):
        if area is lit:
            canvas.rounded(row.inset(-6, 0), theme.LAMP_BRIGHT, radius=12)
        side = min(row.h * 0.82, 38.0)
        canvas.icon(area.name.lower(), Box(row.x, row.centre[1] - side / 2, side, side), theme.SOFT_INK)
        draw_pieces(canvas, row.beside(side + 12), Counter(bag_contents(cards, area, players)))


def draw_pieces(
    canvas: Canvas, row: Box, pieces: Counter[Colour], ink: theme.Colour = theme.INK, *, most: int = 4
) -> None:
    """How many pieces of each colour, side by side; colours that are not there take no room."""
    shown = [(colour, pieces[colour]) for colour in Colour if pieces[colour]]
    for (colour, count), cell in zip(shown, row.columns(max(most, len(shown)), 4), strict=False):
        side = min(cell.h * 0.96, cell.w * 0.56)
        picture = Box(cell.x, cell.centre[1] - side / 2, side, side)
        canvas.picture(f"cheese/{colour.name.lower()}", picture)
        draw_fitting(canvas, str(count), cell.beside(side + 3), theme.SMALL_LABEL, ink)


def draw_back(canvas: Canvas, box: Box, back: str, left: int | None = None) -> None:
    """A deck face down: "back_closed", "back_open" or "food_back"; with how many cards are left."""
    if left is not None and left > 1:
        canvas.picture(f"card/{back}", box.moved(5, -4))
    taken = canvas.picture(f"card/{back}", box)
    if left is not None:
        side = taken.w * 0.56
        spot = Box(taken.right - side * 0.7, taken.bottom - side * 0.8, side, side)
        canvas.circle(spot.centre, side / 2, theme.PANEL, rim=theme.PAPER, rim_width=2.5)
        canvas.text(str(left), spot.inset(3), theme.TINY_LABEL.sized(side * 0.5).fixed(), align="centre")


def event_back(final: bool) -> str:
    """The back of the next event: an open manhole warns of a final one."""
    return "back_open" if final else "back_closed"
