"""RatLand's cards: events, food, and the backs of both decks; and a whole plan as a row of icons.

Draws what it is given into any box. Knows nothing of turns, seats or secrets.
"""

from __future__ import annotations

from collections import Counter

from ratland_desktop.games.ratland.rules.food import bag_contents
from ratland_desktop.games.ratland.rules.words import AREAS, Colour, Place, Plan
from ratland_desktop.screens.ideas import Line
from ratland_desktop.screens.pieces.paper import draw_covering, draw_paper
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_heading, draw_paragraph
from ratland_desktop.shell.theme import Style
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import says

EVENT_SHAPE = 480 / 300


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
        canvas.picture(f"ratland/card/{back}", box.moved(5, -4))
    taken = canvas.picture(f"ratland/card/{back}", box)
    if left is not None:
        side = taken.w * 0.56
        spot = Box(taken.right - side * 0.7, taken.bottom - side * 0.8, side, side)
        canvas.circle(spot.centre, side / 2, theme.PANEL, rim=theme.PAPER, rim_width=2.5)
        canvas.text(str(left), spot.inset(3), theme.TINY_LABEL.sized(side * 0.5).fixed(), align="centre")


def event_back(final: bool) -> str:
    """The back of the next event: an open manhole warns of a final one."""
    return "back_open" if final else "back_closed"


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


ICONS = {
    Place.DUMP: "dump", Place.CITY: "city", Place.FIELD: "field", Place.LEFT: "pipe_left",
    Place.RIGHT: "pipe_right", Place.PANTRY: "pantry", Place.NURSERY: "nursery",
}  # fmt: skip


def plan_lines(plan: Plan) -> list[Line]:
    """The same as lines of an idea, without the places that stay empty."""
    return [
        Line(ICONS[place], says(f"ratland.place.{place.name.lower()}.short"), str(plan[place]))
        for place in Place
        if plan[place]
    ]


def draw_plan_row(canvas: Canvas, box: Box, plan: Plan) -> None:
    """Places without rats are dimmed."""
    for place, column in zip(Place, box.columns(len(Place), 8), strict=True):
        rats = plan[place]
        colour = theme.TEXT if rats else theme.FAINT_TEXT
        if rats:
            canvas.rounded(column, theme.RAISED, radius=14)
        sign, count = column.inset(6, 4).shares((1.0, 1.0), gap=4)
        canvas.icon(ICONS[place], Box.around(sign.centre, min(sign.w, sign.h)), colour)
        canvas.text(str(rats), count, theme.SMALL_LABEL.fixed(), colour, align="centre")
