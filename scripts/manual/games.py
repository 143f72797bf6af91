"""What the manual of a game adds to the chapters of the house: its buttons, its variants, its rule book."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from ratland_desktop.text import Texts

from .blocks import Block
from .book import book


@dataclass(frozen=True, slots=True)
class GameManual:
    """`labels`: what its texts call a button, and where the game has its words. `variants`: the tables of
    their words, and the choices in each. `book`: its rule book.
    """

    labels: Mapping[str, str]
    variants: Mapping[str, tuple[str, ...]]
    book: Callable[[Texts], Iterator[Block]]


MANUALS = {
    "ratland": GameManual(
        labels={
            "start": "ratland.setup.start", "rest": "ratland.sewer.rest_defends",
            "last": "ratland.sewer.as_last_round", "undo": "ratland.sewer.undo",
            "done": "ratland.sewer.done", "up": "ratland.reveal.button", "draw": "ratland.hands.button",
            "placements": "ratland.results.placements", "skip": "ratland.table.skip",
        },
        variants={
            "ratland.setup.clans": (), "ratland.setup.board": ("off", "everyone", "secret"),
            "ratland.setup.food": ("sorted", "shuffled"),
        },
        book=book,
    ),
}  # fmt: skip
"""By the name of the game; these have a manual."""
