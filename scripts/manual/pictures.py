"""Where each picture of the manual is. `camera` takes them.

Paths are relative to docs. Screens exist once per language; drawings of the rule book without words exist
once for all languages. Cards, places and pieces are the game's own drawings in assets/art.
"""

from __future__ import annotations

SCREENS = {
    "title": ("title", "title"), "set_up": ("set_up", "set_up"), "curtain": ("curtain", "curtain"),
    "sewer": ("sewer", "sewer-half"), "table": ("table-drew", "table-drew-by-hand"),
    "results": ("results", "results"), "chronicle": ("chronicle", "chronicle-6"),
}  # fmt: skip
"""Our name of a screen: the function that plays to it, and the picture that it takes."""
PEOPLE = {"curtain_player": 1, "sewer_player": 2}
"""The seat of the person whom a caption names."""
WORDED = ("phases", "board", "food")
"""Drawings with words in them: one for each language."""
SAME_AS = {"sewer": "board"}
ASSETS = "../assets/art"
ART = {"place": "ratland/place", "colour": "common/cheese", "event": "ratland/event", "clan": "ratland/clan"}
_ART_NAMES = {"left": "pipe_left", "right": "pipe_right"}
_WITHOUT_ART = ("pile",)


def screen(name: str, language: str) -> str:
    return f"pictures/{language}/{name}.png"


def illustration(name: str, language: str) -> str:
    name = SAME_AS.get(name, name)
    return f"pictures/{language}/book-{name}.png" if name in WORDED else f"pictures/book/{name}.png"


def thing(kind: str, name: str) -> str:
    """The game's own drawing of a place, a piece or a card; empty where the game has only a sign."""
    return "" if name in _WITHOUT_ART else f"{ASSETS}/{ART[kind]}/{_ART_NAMES.get(name, name)}.svg"
