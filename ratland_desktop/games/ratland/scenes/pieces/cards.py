"""RatLand's cards: food, and the backs of both decks. Events are in `event_card.py`.

Draws what it is given into any box. Knows nothing of turns, seats or secrets.
"""

from __future__ import annotations

from collections import Counter

from ratland_desktop.games.ratland.rules.food import bag_contents
from ratland_desktop.games.ratland.rules.words import AREAS, Colour, Place
from ratland_desktop.screens.pieces.paper import draw_paper
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.text import Texts

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
