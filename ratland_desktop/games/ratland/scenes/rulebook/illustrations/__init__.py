"""The pictures of the rule book: the worked examples of the rules page, drawn with the game's own art.

Each is a paint function and its height; the width is that of the page. They contain hardly any words.
"""

from __future__ import annotations

from ratland_desktop.screens.rulebook.book import Illustration

from . import boards, places, search

ILLUSTRATIONS: dict[str, Illustration] = {
    "cover": Illustration(search.cover, 330),
    "points": Illustration(search.points, 190),
    "box": Illustration(search.box, 240),
    "start": Illustration(search.start, 250),
    "deck": Illustration(search.deck, 230),
    "phases": Illustration(boards.phases, 190),
    "manholes": Illustration(boards.manholes, 250),
    "board": Illustration(boards.board, 470),
    "sewer": Illustration(boards.board, 470),
    "ties": Illustration(boards.ties, 360),
    "sides": Illustration(boards.sides, 250),
    "shared": Illustration(places.shared, 300),
    "bite": Illustration(places.bite, 220),
    "duel": Illustration(places.duel, 250),
    "babies": Illustration(places.babies, 220),
    "home": Illustration(places.home, 230),
    "table": Illustration(places.table, 190),
    "starving": Illustration(places.starving, 210),
    "bag": Illustration(search.bag, 300),
    "order": Illustration(search.order, 290),
    "food": Illustration(search.food, 260),
    "two": Illustration(search.two, 290),
}
