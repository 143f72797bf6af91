"""The locale files as they are: every text of every language, by its full key.

Reads them; a file that cannot be read is a problem. `_text_rules.py` checks the texts.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ratland_desktop.text.catalogue import (
    FALLBACK,
    GAME_TOPIC,
    GRAMMAR_TOPIC,
    Counted,
    Entry,
    flatten,
    prefix_of,
)
from ratland_desktop.text.grammar import Grammar
from ratland_desktop.text.texts import HOLE

NEEDED_GRAMMAR = {
    "name", "decimal", "quote", "pair", "last", "owner", "today", "yesterday", "days_ago", "date", "months",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Problem:
    language: str
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.language}  {self.key}: {self.what}"


Pages = Mapping[str, Mapping[str, Entry]]  # language -> full key -> entry


def read_pages(folder: Path) -> tuple[dict[str, dict[str, Entry]], list[Problem]]:
    """All texts of all languages; a page that is not TOML is a problem, not a crash."""
    pages: dict[str, dict[str, Entry]] = {}
    problems: list[Problem] = []
    for path in sorted(folder.glob("*/**/*.toml")):
        language, *names = path.relative_to(folder).with_suffix("").parts
        texts = pages.setdefault(language, {})
        name = "/".join(names)
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            problems.append(Problem(language, f"{name}.toml", f"cannot be read: {error}"))
            continue
        if name == GRAMMAR_TOPIC:
            problems += _unknown_grammar(language, table)
        else:
            problems += _never_read(path, language, name, table)
            texts.update(flatten(table, prefix_of(name)))
    for language in pages:
        if not (folder / language / f"{GRAMMAR_TOPIC}.toml").is_file():
            problems.append(Problem(language, GRAMMAR_TOPIC, "there is no language.toml"))
    return pages, problems


def games_in(folder: Path) -> list[str]:
    """The games that have texts: the folders of the fallback language."""
    return sorted(path.name for path in (folder / FALLBACK).glob("*/") if path.is_dir())


def differing_files(folder: Path) -> Iterator[Problem]:
    """Every language has the files of English, and no others."""
    english = _files_in(folder / FALLBACK)
    for language in sorted(path for path in folder.iterdir() if path.is_dir()):
        for name in sorted(english ^ _files_in(language)):
            what = "the file is missing" if name in english else "there is no such file in English"
            yield Problem(language.name, name, what)


def _files_in(language: Path) -> set[str]:
    found = {path.relative_to(language).as_posix() for path in language.rglob("*.toml")}
    return found - {f"{GRAMMAR_TOPIC}.toml"}


def _never_read(path: Path, language: str, name: str, table: Mapping[str, object]) -> Iterator[Problem]:
    """Texts in a place where the catalogue does not look for them."""
    if name.count("/") > 1:
        yield Problem(language, f"{name}.toml", "is never read: a game's folder has no folders")
    if path.with_suffix("").is_dir() and "/" not in name:
        yield Problem(language, f"{name}.toml", f"is never read: there is a folder {name}, write it there")
    if name.endswith(f"/{GAME_TOPIC}"):
        for inner in sorted(table):
            if inner != GAME_TOPIC and path.with_name(f"{inner}.toml").is_file():
                what = f"its table {inner} is never read: there is a file {inner}.toml, write it there"
                yield Problem(language, f"{name}.toml", what)


def _unknown_grammar(language: str, table: Mapping[str, object]) -> Iterator[Problem]:
    known = set(Grammar.__dataclass_fields__)
    for name in sorted(set(table) - known):
        yield Problem(language, f"{GRAMMAR_TOPIC}.{name}", "nobody knows this rule")
    for name in sorted(NEEDED_GRAMMAR - set(table)):
        yield Problem(language, f"{GRAMMAR_TOPIC}.{name}", "is missing")


def forms(entry: Entry) -> list[str]:
    """Every sentence that an entry can be, whatever its numbers are."""
    if isinstance(entry, Counted):
        return [text for form in entry.forms.values() for text in forms(form)]
    return [entry]


def parameters(entry: Entry) -> set[str]:
    """What an entry wants to be told: its holes, and the numbers that choose its form."""
    used = {hole[1] for text in forms(entry) for hole in HOLE.finditer(text)}
    return used | {counted.by for counted in counted_in(entry)}


def counted_in(entry: Entry) -> Iterator[Counted]:
    """The entry itself if it is counted, and the forms of it that are."""
    if isinstance(entry, Counted):
        yield entry
        for form in entry.forms.values():
            yield from counted_in(form)
