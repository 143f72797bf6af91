"""Crumbs as a second game beside RatLand: a shelf of two, and the words of both."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ratland_desktop.games.shelf import GAMES
from ratland_desktop.hotseat.box import Shelf
from ratland_desktop.paths import Places, find_places
from tests.games.crumbs.words import WORDS
from tests.words_beside import texts_beside

HEAD = """
mouse = "The Mouse"
"""
TABLES = """
[box]
about = "Lay a card, aim at somebody, and keep what is left on the plate."
[progress]
line = { by = "round", one = "Plate {round}", other = "Plate {round}" }
inside = { by = "round", one = "plate {round}", other = "plate {round}" }
[first]
label = "Who begins?"
about = "Who is the hungriest?"
chance = "By chance"
"""


def two_games() -> Shelf:
    return Shelf({"ratland": GAMES["ratland"], "crumbs": "tests.games.crumbs.box"})


def places_with_words(folder: Path) -> Places:
    """A place for files, and the words of both games."""
    words = {code: HEAD + page + TABLES for code, page in WORDS.items()}
    texts_beside(folder, "crumbs", words, "en")
    return replace(find_places(folder), locales=folder / "locales")
