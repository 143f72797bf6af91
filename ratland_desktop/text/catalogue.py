"""The catalogue: reads locale files when they are needed, each file of each language once.

Turns `locales/de/shell.toml` into entries such as `shell.title.quit`. A game's files are in a folder with its
name: `ratland/game.toml` has `ratland.name`, `ratland/sewer.toml` has `ratland.sewer.title`. Knows nothing of
sentences: `texts.py` fills the placeholders. Standard library only.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ratland_desktop.text.pseudo import PSEUDO, pseudo

FALLBACK = "en"
GRAMMAR_TOPIC = "language"
GAME_TOPIC = "game"
"""The file in a game's folder that has whatever is in no other file of it."""
FORMS = ("zero", "one", "other")


@dataclass(frozen=True, slots=True)
class Counted:
    """A text that depends on a number: the parameter `by` chooses the form. `zero` is optional.

    A form may be counted itself, by another parameter: sentences with two numbers sometimes need both.
    """

    by: str
    forms: Mapping[str, Entry]


Entry = str | Counted
Topic = Mapping[str, Entry]


class Catalogue:
    """Shared by every `Texts` over the same folder, so a second language at the table is cheap."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._topics: dict[tuple[str, str], Topic] = {}
        self._games: dict[str, Mapping[str, frozenset[str]]] = {}
        self._grammars: dict[str, Mapping[str, Any]] = {}

    def languages(self) -> list[str]:
        """Every folder that brings its own grammar page is a language."""
        try:
            return sorted(page.parent.name for page in self.folder.glob(f"*/{GRAMMAR_TOPIC}.toml"))
        except OSError:
            return []

    def speaks(self, language: str) -> bool:
        return language == PSEUDO or (self.folder / language / f"{GRAMMAR_TOPIC}.toml").is_file()

    def grammar_page(self, language: str) -> Mapping[str, Any]:
        """The raw table of `language.toml`; empty when there is none."""
        if language not in self._grammars:
            source = FALLBACK if language == PSEUDO else language
            self._grammars[language] = read_table(self.folder / source / f"{GRAMMAR_TOPIC}.toml")
        return self._grammars[language]

    def entry(self, language: str, key: str) -> Entry | None:
        return self.topic_of(language, key).get(key)

    def topic_of(self, language: str, key: str) -> Topic:
        """The file that has this key, or would have it."""
        first, _, rest = key.partition(".")
        files = self._files_of_games(FALLBACK if language == PSEUDO else language)
        if first not in files:
            return self.topic(language, first)
        second = rest.partition(".")[0]
        return self.topic(language, f"{first}/{second if second in files[first] else GAME_TOPIC}")

    def _files_of_games(self, language: str) -> Mapping[str, frozenset[str]]:
        """By the name of the game, the files in its folder."""
        if language not in self._games:
            found: dict[str, set[str]] = {}
            with suppress(OSError):
                for page in (self.folder / language).glob("*/*.toml"):
                    found.setdefault(page.parent.name, set()).add(page.stem)
            self._games[language] = {game: frozenset(files) for game, files in found.items()}
        return self._games[language]

    def topic(self, language: str, name: str) -> Topic:
        """All entries of one file, with their full keys, in the order of the file. `name` is its path in the
        folder of the language, such as `shell` or `ratland/sewer`."""
        wanted = (language, name)
        if wanted not in self._topics:
            if language == PSEUDO:
                english = self.topic(FALLBACK, name)
                self._topics[wanted] = {key: _disguise(entry) for key, entry in english.items()}
            else:
                table = read_table(self.folder / language / f"{name}.toml")
                self._topics[wanted] = dict(flatten(table, prefix_of(name)))
        return self._topics[wanted]


def prefix_of(name: str) -> str:
    """How the keys of a file begin: `shell` for `shell`, `ratland.sewer` for `ratland/sewer`, and `ratland`
    for `ratland/game`."""
    folder, _, topic = name.rpartition("/")
    if not folder:
        return topic
    return folder if topic == GAME_TOPIC else f"{folder}.{topic}"


def read_table(path: Path) -> dict[str, Any]:
    """A page that is missing or damaged is an empty one: the fallback speaks, and the checks complain."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):  # not TOML, not UTF-8, or no name that a file can have
        return {}


def flatten(value: Any, key: str) -> Iterator[tuple[str, Entry]]:
    """Nested tables and arrays become dotted keys (`shell.tips.0`); plural forms become `Counted`."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict) and is_counted(value):
        yield key, counted(value)
    elif isinstance(value, dict):
        for name, child in value.items():
            yield from flatten(child, f"{key}.{name}")
    elif isinstance(value, list):
        for place, child in enumerate(value):
            yield from flatten(child, f"{key}.{place}")


def is_counted(table: Mapping[str, Any]) -> bool:
    return "other" in table and set(table) <= {*FORMS, "by"}


def counted(table: Mapping[str, Any]) -> Counted:
    """A table of plural forms; a form that is such a table again is counted by its own parameter."""
    forms: dict[str, Entry] = {}
    for form in (form for form in FORMS if form in table):
        inner = table[form]
        forms[form] = counted(inner) if isinstance(inner, dict) and is_counted(inner) else str(inner)
    return Counted(str(table.get("by", "n")), forms)


def _disguise(entry: Entry) -> Entry:
    if isinstance(entry, Counted):
        return Counted(entry.by, {form: _disguise(text) for form, text in entry.forms.items()})
    return pseudo(entry)
