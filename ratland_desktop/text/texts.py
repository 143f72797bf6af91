"""Texts: what the game says, in the current language.

Looks up a key, chooses the plural form and fills the placeholders. Everybody who holds a `Texts` sees a
change of language immediately; `version` tells picture caches that they are out of date. Knows nothing of
games, players or drawing. Standard library only.

A placeholder is `{name}`, or `{name:form}`, where the form says how the value is written:

    {name:quoted}  {name:of}  {names:list}  {change:signed}  {amount:number}
    {rats:ratland.count.rats}    the text of that key, with the value of `rats` as its `n`
    {area:ratland.place.*.into}  the text whose key has the value of `area` instead of the star
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ratland_desktop.text.catalogue import FALLBACK, Catalogue, Counted, Entry
from ratland_desktop.text.pseudo import PSEUDO, PSEUDO_NAME

if TYPE_CHECKING:
    from ratland_desktop.text.grammar import Grammar

Value = str | int | float | Sequence[str]
HOLE = re.compile(r"\{([a-z][a-z0-9_]*)(?::([a-z0-9_.*]+))?\}")
SPELLINGS = ("number", "signed", "quoted", "of", "list")
DEEPEST = 5  # nesting of texts; a text that contains itself must not hang the game


@dataclass(frozen=True, slots=True)
class Language:
    """A language on offer, with the name its own speakers give it."""

    code: str
    name: str


class Texts:
    """`texts("shell.title.new_game")`, `texts("shell.title.round", n=4)`."""

    def __init__(self, folder: Path | Catalogue, language: str = FALLBACK) -> None:
        self._catalogue = folder if isinstance(folder, Catalogue) else Catalogue(folder)
        self._grammars: dict[str, Grammar] = {}
        self.missing: set[tuple[str, str]] = set()
        self.version = 0
        self.language = FALLBACK
        self.use(language)

    # --- languages -----------------------------------------------------------------------------------------

    def use(self, language: str) -> None:
        """Use this language from now on; an unknown one becomes English (see `choose_language`)."""
        spoken = language if self._catalogue.speaks(language) else FALLBACK
        if spoken != self.language:
            self.language = spoken
            self.version += 1

    def speaking(self, language: str) -> Texts:
        """A second voice over the same files, for a seat with its own language. Cheap; switches alone."""
        voice = Texts(self._catalogue, language)
        voice.missing = self.missing
        return voice

    def speaks(self, language: str) -> bool:
        """Is there such a language here? Anything may be asked: the word may come from a file."""
        return language.isalnum() and self._catalogue.speaks(language)

    def available(self) -> list[Language]:
        """The languages there are, without the pseudo-language, which only testers ask for by its code."""
        return [Language(code, self.name_of(code)) for code in self._catalogue.languages()]

    def name_of(self, language: str) -> str:
        if language == PSEUDO:
            return PSEUDO_NAME
        return str(self._catalogue.grammar_page(language).get("name", language))

    # --- texts ---------------------------------------------------------------------------------------------

    def __call__(self, key: str, /, **params: Value) -> str:
        return self._say(key, params, 0)

    def __contains__(self, key: str) -> bool:
        """Whether there is such a text at all, be it only in English."""
        return any(self._catalogue.entry(code, key) is not None for code in (self.language, FALLBACK))

    def names(self, key: str) -> list[str]:
        """The names directly under a key, in the file's order: for pages, tips and other rows of texts."""
        topic = self._catalogue.topic_of(FALLBACK, key)
        inside = (full[len(key) + 1 :] for full in topic if full.startswith(f"{key}."))
        return list(dict.fromkeys(rest.partition(".")[0] for rest in inside))

    def rows(self, key: str, **params: Value) -> list[str]:
        """Every text directly under a key, in the file's order."""
        return [self(f"{key}.{name}", **params) for name in self.names(key) if f"{key}.{name}" in self]

    def _say(self, key: str, params: dict[str, Value], depth: int) -> str:
        entry = self._catalogue.entry(self.language, key)
        if entry is None:
            self.missing.add((self.language, key))
            entry = self._catalogue.entry(FALLBACK, key)
        if entry is None:
            return key
        template = self._form(entry, params, key)
        if "{" not in template:
            return template
        return HOLE.sub(lambda hole: self._fill(hole, params, key, depth), template)

    def _form(self, entry: Entry, params: dict[str, Value], key: str) -> str:
        """The form that the numbers choose; a form may leave the choice to another number."""
        while isinstance(entry, Counted):
            count = params.get(entry.by)
            if not isinstance(count, int | float):
                self.missing.add((self.language, f"{key} {{{entry.by}}}"))
                form = "other"
            elif count == 0 and "zero" in entry.forms:
                form = "zero"
            else:
                form = self.grammar.plural(count)
            entry = entry.forms.get(form, entry.forms["other"])
        return entry

    def _fill(self, hole: re.Match[str], params: dict[str, Value], key: str, depth: int) -> str:
        name, form = hole[1], hole[2]
        if name not in params:
            self.missing.add((self.language, f"{key} {hole[0]}"))
            return hole[0]
        value = params[name]
        if form is None or form in SPELLINGS:
            return self.written(value, form)
        if depth >= DEEPEST:
            return form
        return self._say(form.replace("*", str(value)), {**params, "n": value}, depth + 1)

    # --- how the language writes things --------------------------------------------------------------------

    @property
    def grammar(self) -> Grammar:
        if self.language not in self._grammars:
            from ratland_desktop.text.grammar import grammar_from  # not for the first frame

            self._grammars[self.language] = grammar_from(self._catalogue.grammar_page(self.language))
        return self._grammars[self.language]

    def written(self, value: Value, spelling: str | None = None) -> str:
        """A value as written in a sentence: numbers grouped, several names as a list."""
        if isinstance(value, str):
            if spelling == "quoted":
                return self.grammar.quoted(value)
            return self.grammar.of(value) if spelling == "of" else str(value)
        if isinstance(value, int | float):
            return self.grammar.number(value, signed=spelling == "signed")
        return self.grammar.list([self.written(word) for word in value])

    def list(self, words: Sequence[str]) -> str:
        """`A, B und C`."""
        return self.grammar.list(words)

    def number(self, value: float) -> str:
        return self.grammar.number(value)

    def signed(self, value: float) -> str:
        """A change: `+3`, `−2` with the real minus sign, `0`."""
        return self.grammar.number(value, signed=True)

    def quoted(self, text: str) -> str:
        return self.grammar.quoted(text)

    def of(self, name: str) -> str:
        return self.grammar.of(name)

    def when(self, moment: datetime, now: datetime | None = None) -> str:
        return self.grammar.when(moment, now or datetime.now(moment.tzinfo))
