"""Where each picture of the manual is. `camera` takes them.

Paths are relative to docs. Screens exist once per game and language; drawings of a rule book without words
exist once for all languages. Cards, places and pieces are the game's own drawings in assets/art.
"""

from __future__ import annotations

from .games import manual_of

HOUSE = {"title": ("title", "title"), "curtain": ("curtain", "curtain")}
"""Screens of the house: by our name, the function that plays to it and the picture that it takes."""
PEOPLE = {"curtain_player": 1}
"""The seat of the person whom a caption of the house names."""
ASSETS = "../assets/art"


def taken(game: str, name: str) -> tuple[str, str]:
    """The function that plays to a screen, and the picture that it takes."""
    own = (f"{game}-{name}", f"{game}-{name}")
    return {**HOUSE, **manual_of(game).screens}.get(name, own)


def screen(game: str, name: str, language: str) -> str:
    return f"pictures/{game}/{language}/{name}.png"


def illustration(game: str, name: str, language: str) -> str:
    about = manual_of(game)
    name = about.same_as.get(name, name)
    folder = f"pictures/{game}"
    return f"{folder}/{language}/book-{name}.png" if name in about.worded else f"{folder}/book/{name}.png"


def thing(game: str, kind: str, name: str) -> str:
    """The game's own drawing of an entry of its book; empty: there is none."""
    drawn = manual_of(game).picture(kind, name)
    return f"{ASSETS}/{drawn}.svg" if drawn else ""
