"""The catalogue: reads locale files when they are needed, each topic of each language once.

Turns `locales/de/shell.toml` into entries such as `shell.title.quit`. Knows nothing of sentences: `texts.py`
fills the placeholders. Standard library only.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ratland_desktop.text.pseudo import PSEUDO, pseudo

FALLBACK = "en"
GRAMMAR_TOPIC = "language"
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
        return self.topic(language, key.partition(".")[0]).get(key)

    def topic(self, language: str, name: str) -> Topic:
        """All entries of one file, with their full keys, in the order of the file."""
        wanted = (language, name)
        if wanted not in self._topics:
            if language == PSEUDO:
                english = self.topic(FALLBACK, name)
                self._topics[wanted] = {key: _disguise(entry) for key, entry in english.items()}
            else:
                table = read_table(self.folder / language / f"{name}.toml")
                self._topics[wanted] = dict(flatten(table, name))
        return self._topics[wanted]


def read_table(path: Path) -> dict[str, Any]:
    """A page that is missing or damaged is an empty one: the fallback speaks, and the checks complain."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
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
