"""The moments of a finished game, for the results: its greatest deeds, with the faces of who did them."""

from __future__ import annotations

from ratland_desktop.games.ratjack.chronicle import greatest_deeds
from ratland_desktop.hotseat.chronicle import Deed
from ratland_desktop.screens.chronicle.deeds import Keepsake
from ratland_desktop.screens.chronicle.words import deed_title, deed_words
from ratland_desktop.screens.results.pages import FinalTable
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour

from .chronicle import DEED_LOOKS, KEEPSAKES, DeedLook
from .pieces.cards import SHAPE
from .telling_again import stories_of


def draw_moments(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    """Four of them, two by two."""
    assert shown.match is not None
    deeds = {deed.kind: deed for deed in greatest_deeds(stories_of(shown.match))}
    cells = box.inset(0, 8).grid(2, 2, 24)
    for (kind, look), keepsake, cell in zip(DEED_LOOKS.items(), KEEPSAKES, cells, strict=True):
        _draw_moment(canvas, cell, shown, look, keepsake, deeds.get(kind))


def _draw_moment(
    canvas: Canvas, cell: Box, shown: FinalTable, look: DeedLook, keepsake: Keepsake, deed: Deed | None
) -> None:
    """Who did it and the card that stands for it at the left, the words at the right."""
    rim = seat_colour(shown.seats[deed.seat]).main if deed is not None else theme.RIM
    canvas.rounded(cell, theme.PANEL, radius=32, rim=rim, rim_width=4)
    inner = cell.inset(26, 20)
    picture = inner.left_part(300)
    high = min(picture.h, 250.0)
    card = Box.around((picture.right - high / SHAPE / 2, picture.centre[1]), high / SHAPE, high)
    canvas.picture("ratjack/card/back", card, angle=8)
    canvas.picture(f"ratjack/props/{look.prop}", Box.around(card.centre, high * 0.56))
    head = Box.around((picture.x + 82, picture.centre[1] + 30), 160, 160 * HEAD_SHAPE)
    if deed is not None:
        draw_portrait(canvas, head, shown.seats[deed.seat], look.mood)
    else:
        canvas.picture(look.guest, head)
    words = inner.beside(330)
    title = words.top_part(64)
    draw_fitting(canvas, deed_title(shown.say, keepsake), title, theme.SUBHEADING, theme.LAMP)
    told = deed_words(shown.say, keepsake, deed, shown.seats)
    draw_paragraph(canvas, told, words.below(title.h + 10), theme.BODY, theme.TEXT)
