"""A help for the memory, beside the display: the cards not seen yet, or only the discard pile.

The players choose in the set-up which of the two it is; it is the same for all seats.
"""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from .fan import draw_open_fan
from .piles import draw_unseen


def draw_aid(canvas: Canvas, box: Box, view: View, say: Texts, *, counts: bool) -> None:
    """With counting help what this seat has not seen yet; without it what lies open for all anyway."""
    (draw_unseen if counts else draw_open_fan)(canvas, box, view, say)
