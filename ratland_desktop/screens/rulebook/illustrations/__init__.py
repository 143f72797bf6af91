"""The pictures of the rule book: the worked examples of the rules page, drawn with the game's own art.

Each is a paint function and its height; the width is that of the page. They contain hardly any words.
"""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from . import beginnings, boards, fights, search, sewer

Painter = Callable[[Canvas, Box, Texts], None]

ILLUSTRATIONS: dict[str, tuple[Painter, float]] = {
    "cover": (beginnings.cover, 330),
    "points": (beginnings.points, 190),
    "box": (beginnings.box, 240),
    "start": (beginnings.start, 250),
    "deck": (beginnings.deck, 230),
    "phases": (boards.phases, 190),
    "manholes": (boards.manholes, 250),
    "board": (boards.board, 470),
    "sewer": (boards.board, 470),
    "ties": (boards.ties, 360),
    "sides": (boards.sides, 250),
    "shared": (fights.shared, 300),
    "bite": (fights.bite, 220),
    "duel": (fights.duel, 250),
    "babies": (sewer.babies, 220),
    "home": (sewer.home, 230),
    "table": (sewer.table, 190),
    "starving": (sewer.starving, 210),
    "bag": (search.bag, 300),
    "order": (search.order, 290),
    "food": (search.food, 260),
    "two": (search.two, 290),
}
