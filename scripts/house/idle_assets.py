"""Finds pictures and sounds that nothing shows or plays.

Code names an asset in full ("rat/head", "click") or with placeholders (f"ratland/event/{event}"); then
what fills the placeholder must be written somewhere too, as a string, a name of an enum or a number, or as a
word and a number that code puts together ("rat_12"). Pictures of a game without a box wait for its screens.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from _text_keys import ANY_GAME, ANYTHING, words_of

from house.sources import Source, Untidy
from house.unused import GAMES

MAKERS = (
    *("scripts/art/", "scripts/make_art.py", "scripts/art_sheet.py"),
    *("scripts/make_sounds.py", "scripts/_card_sounds.py", "scripts/_cellar_sounds.py"),
    "scripts/_plague_sounds.py",
)
FOLDERS = ("art/common/", "art/", "sounds/", "icon/")
"""Where code looks for what it names: the name of an asset begins after this, and ends before its ending."""


def idle_assets(sources: Iterable[Source], assets: Path) -> Iterator[Untidy]:
    sources = [*sources]
    strings, others = _written(sources)
    waiting = _folders_in_the_making(sources)
    whole = {words for words in strings if ANYTHING not in words and ANY_GAME not in words}
    fillings = whole | others
    holed = [_pattern(words) for words in strings - whole if _says_where(words)]
    for path in sorted(assets.rglob("*")):
        inside = path.relative_to(assets).as_posix()
        if not path.is_file() or inside.startswith(waiting):
            continue
        if not any(_is_named(name, whole, holed, fillings) for name in _names(inside)):
            yield Untidy(path.relative_to(assets.parent).as_posix(), "nothing shows or plays it")


def _folders_in_the_making(sources: Iterable[Source]) -> tuple[str, ...]:
    """The folders of art of games that have no box."""
    names = [source.name.removeprefix(GAMES) for source in sources if source.name.startswith(GAMES)]
    games = {name.partition("/")[0] for name in names if "/" in name}
    return tuple(f"art/{game}/" for game in sorted(games) if f"{game}/box.py" not in names)


def _is_named(name: str, whole: set[str], holed: list[re.Pattern[str]], fillings: set[str]) -> bool:
    if name in whole:
        return True
    found = (pattern.fullmatch(name) for pattern in holed)
    return any(match and all(_is_written(part, fillings) for part in match.groups()) for match in found)


def _is_written(part: str, fillings: set[str]) -> bool:
    numbered = re.fullmatch(r"(\w+)_(\d+)", part)
    return part in fillings or (numbered is not None and fillings.issuperset(numbered.groups()))


def _names(path: str) -> list[str]:
    """What code may call an asset: with its folder of assets and its ending, or without. A game's own icon
    `ratland/icon/grave` is called `ratland.grave`."""
    inner = next((path.removeprefix(folder) for folder in FOLDERS if path.startswith(folder)), path)
    stem = inner.rpartition(".")[0]
    return [path, inner, stem, stem.replace("/icon/", ".")]


def _says_where(words: str) -> bool:
    """f"ratland/event/{name}", f"{game}/box" and f"{game}.{icon}" say where to look; f"{folder}/{name}" does
    not: it could be anything."""
    somewhere = rf"[a-z_]{{3,}}|[{ANYTHING}{ANY_GAME}]/[a-z_]{{3,}}$|{ANY_GAME}\.{ANYTHING}$"
    return re.match(somewhere, words) is not None


def _pattern(words: str) -> re.Pattern[str]:
    parts = words.replace(ANY_GAME, ANYTHING).split(ANYTHING)
    return re.compile("([^/]+)".join(re.escape(part) for part in parts))


def _written(sources: Iterable[Source]) -> tuple[set[str], set[str]]:
    """All strings of the code (holes as ANYTHING), and the names and numbers that may fill holes."""
    strings: set[str] = set()
    others: set[str] = set()
    for source in sources:
        if source.room == "tests" or source.name.startswith(MAKERS):
            continue
        for node in ast.walk(source.tree):
            words = words_of(node)
            if words is not None:
                strings.add(words)
            elif isinstance(node, ast.Constant) and isinstance(node.value, int):
                others.add(str(node.value))
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                others.add(node.id.lower())
    return strings, others
