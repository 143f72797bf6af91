"""How a language writes numbers, lists, quotes, possessives and dates.

Applies the rules that `locales/<language>/language.toml` describes as data, so that a new language is a new
folder and no code. Knows no texts and no players. Standard library only.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

MINUS = "\u2212"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A spelling that depends on the word beside it: Spanish `e` before an i, French `d’` before a vowel.

    What no pattern can tell is in a list: only the French know in which `names` the h is silent.
    """

    where: re.Pattern[str]
    pattern: str
    names: frozenset[str] = frozenset()  # without accents and capitals

    def fits(self, word: str) -> bool:
        return bool(self.where.search(word)) or first_name(word) in self.names


@dataclass(frozen=True, slots=True)
class Grammar:
    """The defaults are for a language without a description: plain digits and commas."""

    name: str = ""
    zero_is_one: bool = False
    decimal: str = "."
    thousands: str = ""
    group_from: int = 4
    quote: str = "“{}”"
    comma: str = ", "
    pair: str = "{a}, {b}"
    last: str = "{a}, {b}"
    pair_before: Exchange | None = None
    owner: str = "{}"
    owner_where: Exchange | None = None
    time: str = "{hour:02}:{minute:02}"
    today: str = "{time}"
    yesterday: str = "{date}"
    days_ago: str = "{date}"
    date: str = "{year}-{month:02}-{day:02}"
    months: Sequence[str] = field(default_factory=tuple)
    first_day: str = ""

    def plural(self, count: float) -> str:
        if count == 0:
            return "one" if self.zero_is_one else "other"
        if self.zero_is_one:
            return "one" if abs(count) < 2 else "other"
        return "one" if abs(count) == 1 else "other"

    def number(self, value: float, *, signed: bool = False) -> str:
        """Groups of thousands, the decimal sign, a true minus; with `signed` a plus as well."""
        digits = str(abs(value)) if isinstance(value, int) else f"{abs(value):.6f}"
        whole, _, fraction = digits.partition(".")
        fraction = fraction.rstrip("0")
        if len(whole) >= self.group_from:
            whole = f"{int(whole):,}".replace(",", self.thousands)
        sign = MINUS if value < 0 else "+" if signed and value > 0 else ""
        return sign + whole + (self.decimal + fraction if fraction else "")

    def list(self, words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        *before, end = words
        pattern = self.pair if len(before) == 1 else self.last
        if self.pair_before and self.pair_before.fits(end):
            pattern = self.pair_before.pattern
        return pattern.format(a=self.comma.join(before), b=end)

    def quoted(self, text: str) -> str:
        return self.quote.format(text)

    def of(self, name: str) -> str:
        """A name as owner: `Mira’s`, `Miras`, `de Mira`, `d’Anna`."""
        if self.owner_where and self.owner_where.fits(name):
            return self.owner_where.pattern.format(name)
        return self.owner.format(name)

    def when(self, moment: datetime, now: datetime) -> str:
        """`today 14:05`, `yesterday`, `4 days ago`, `16 November 2026`: as exact as a player cares."""
        time = self.time.format(hour=moment.hour, minute=moment.minute)
        month: str | int = self.months[moment.month - 1] if len(self.months) == 12 else moment.month
        day = self.first_day if moment.day == 1 and self.first_day else moment.day
        date = self.date.format(year=moment.year, month=month, day=day)
        days = (now.date() - moment.date()).days
        pattern = {0: self.today, 1: self.yesterday}.get(days, self.days_ago if 1 < days < 7 else "{date}")
        return pattern.format(time=time, date=date, n=days)


def first_name(name: str) -> str:
    """How a name begins, for comparing: `Hélène B.` and `HELENE-MARIE` are both `helene`."""
    apart = unicodedata.normalize("NFD", name.strip())
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return re.split(r"\W", plain, maxsplit=1)[0].casefold()


def grammar_from(page: Mapping[str, Any]) -> Grammar:
    """Reads `language.toml`. What is missing or of the wrong kind keeps its default."""
    known = Grammar.__dataclass_fields__
    values: dict[str, Any] = {}
    for name, value in page.items():
        if name in ("pair_before", "owner_where") and isinstance(value, dict):
            names = frozenset(first_name(other) for other in value.get("names", ()))
            values[name] = Exchange(re.compile(value["where"], re.IGNORECASE), value["pattern"], names)
        elif name in known and isinstance(value, str | bool | int | list):
            values[name] = tuple(value) if isinstance(value, list) else value
    return Grammar(**values)
