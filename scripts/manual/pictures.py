"""Where each picture of the manual is. `camera` takes them.

Paths are relative to docs. Screens exist once per language; drawings of the rule book without words exist
once for all languages. Cards, places and pieces are the games' own drawings in assets/art.
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
WORDED = {"ratland": ("phases", "board", "food"), "ratjack": ("ways", "knock_out", "total")}
"""By game: drawings with words in them, one for each language."""
SAME_AS = {"ratland": {"sewer": "board"}}
ASSETS = "../assets/art"
ART = {
    "ratland": {
        "place": "ratland/place", "colour": "common/cheese", "event": "ratland/event", "clan": "ratland/clan",
    },
    "ratjack": {"card": "ratjack/figure", "chip": "ratjack/chip"},
}  # fmt: skip
"""By game and kind of entry."""
_RATS = {f"rat_{value}": f"red_rat_{value}" for value in range(1, 13)}
_ART_NAMES = {"left": "pipe_left", "right": "pipe_right", **_RATS}
_WITHOUT_ART = ("pile",)


def screen(name: str, language: str) -> str:
    return f"pictures/{language}/{name}.png"


def illustration(game: str, name: str, language: str) -> str:
    """RatLand's have no name in front."""
    name = SAME_AS.get(game, {}).get(name, name)
    worded = name in WORDED[game]
    file = name if game == "ratland" else f"{game}-{name}"
    return f"pictures/{language}/book-{file}.png" if worded else f"pictures/book/{file}.png"


def thing(game: str, kind: str, name: str) -> str:
    """The game's own drawing of a place, a piece or a card; empty where the game has only a sign."""
    return "" if name in _WITHOUT_ART else f"{ASSETS}/{ART[game][kind]}/{_ART_NAMES.get(name, name)}.svg"
