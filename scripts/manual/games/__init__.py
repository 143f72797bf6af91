"""What the manual of a game takes from the game besides its texts.

A game on the shelf that has the text `<game>.manual.title` has a manual. Most of it comes from its box. What
else there is to know of its texts and its book is in a module here with its name; a game needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

from ratland_desktop.games.shelf import SHELF
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.rulebook.book import Part
from ratland_desktop.text import Texts

from ..blocks import Block

HERE = Path(__file__).resolve().parent
LOCALES = HERE.parent.parent.parent / "locales"


def no_picture(kind: str, name: str) -> str:
    return ""


def nothing_more(say: Texts, page: str) -> Iterator[Block]:
    return iter(())


@dataclass(frozen=True, slots=True)
class GameManual:
    """`labels`: what its texts call a button, and where the game has its words. `people`: what its captions
    call the person at a seat. `screens`: by the name of a picture, the function that plays to it and the file
    that it takes; any other is the screen `<game>-<name>` of `screenshots.py`.

    For the rule book: `worded` are the drawings with words in them, one for each language, and `same_as`
    those that are not taken again. `widths`: how wide the picture of an entry of a kind is, `picture` where
    it is. `lines`: entries of a kind that are told in another way. `more`: what follows on a page.
    """

    labels: Mapping[str, str] = field(default_factory=dict)
    people: Mapping[str, int] = field(default_factory=dict)
    screens: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    worded: tuple[str, ...] = ()
    same_as: Mapping[str, str] = field(default_factory=dict)
    widths: Mapping[str, int] = field(default_factory=dict)
    picture: Callable[[str, str], str] = no_picture
    lines: Mapping[str, Callable[[Texts, Part], list[str]]] = field(default_factory=dict)
    more: Callable[[Texts, str], Iterator[Block]] = nothing_more


def with_manual() -> list[str]:
    """The games that have one."""
    say = Texts(LOCALES)
    return [game for game in SHELF if f"{game}.manual.title" in say]


@cache
def manual_of(game: str) -> GameManual:
    if not (HERE / f"{game}.py").is_file():
        return GameManual()
    found = import_module(f"{__name__}.{game}").MANUAL
    assert isinstance(found, GameManual)
    return found


def screens_of(game: str) -> GameScreens:
    found = SHELF[game].screens()
    assert isinstance(found, GameScreens)
    return found
