"""Builds a sentence of the story: its words, whom it concerns, its tone, and the reasons.

Passes a happening's numbers, places and players to the texts. `telling` decides which text belongs to which
happening. No table, no drawing, no pygame.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from enum import Enum, IntEnum
from functools import cache

from ...tabletop.dialogue import Happening
from ...text import Texts, Value
from .rules import happenings as h
from .rules.words import Colour


class Tone(Enum):
    """How the first seat concerned takes it."""

    GOOD = "good"
    BAD = "bad"
    NEUTRAL = "neutral"


GOOD, BAD, NEUTRAL = Tone


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line of the story. `short` fits under a picture and leaves the reasons out."""

    text: str
    short: str
    seats: tuple[int, ...]  # whom it concerns; the one who acts comes first
    tone: Tone
    icon: str  # the stem of a file in assets/art/icon


def pieces_by_colour(pieces: Iterable[Colour], texts: Texts) -> list[str]:
    """`2 yellow`, `1 black`: what is drawn or lies in the bag, in the order of the colours."""
    counted = Counter(pieces)
    return [texts(f"ratland.colour.{word(colour)}.count", n=counted[colour]) for colour in sorted(counted)]


def word(member: IntEnum) -> str:
    """How texts call a place, a colour or a phase."""
    return member.name.lower()


# fields of happenings that contain a seat, and the parameter for its player's name
PEOPLE = {
    "seat": "name",
    "active": "name",
    "giver": "giver",
    "receiver": "receiver",
    "victim": "victim",
    "by": "by",
}


class Voice:
    """Speaks for one table in one language."""

    __slots__ = ("names", "texts")

    def __init__(self, names: Sequence[str], texts: Texts) -> None:
        self.names = names
        self.texts = texts

    def sentence(
        self,
        x: Happening,
        variant: str,
        tone: Tone,
        icon: str,
        *,
        seats: tuple[int, ...] | None = None,
        short: str = "short",
        because: Iterable[str] | None = None,
        then: Iterable[str] = (),
        **more: Value,
    ) -> Sentence:
        """The variant of this happening, its reasons, and what follows.

        What the happening says goes into the texts under its own names. Reasons are those of the happening,
        unless `because` says otherwise; without a short text the sentence itself is short.
        """
        key = f"ratland.tell.{snake(type(x).__name__)}"
        params = {**self.said_by(x), **more}
        reasons = [f"because.{card}" for card in (reasons_of(x) if because is None else because)]
        text = " ".join(self.texts(f"{key}.{part}", **params) for part in (variant, *reasons, *then))
        brief = short if f"{key}.{short}" in self.texts else variant
        concerned = people_in(x) if seats is None else seats
        return Sentence(text, self.texts(f"{key}.{brief}", **params), concerned, tone, icon)

    def said_by(self, x: Happening) -> dict[str, Value]:
        """The happening's own numbers, places and players, as texts call them."""
        said: dict[str, Value] = {}
        for name in (field.name for field in fields(x)):
            value = getattr(x, name)
            if name in PEOPLE:
                said[PEOPLE[name]] = self.names[value]
            elif isinstance(value, IntEnum):
                said[name] = word(value)
            elif isinstance(value, int | str):
                said[name] = value
        return said

    def called(self, seats: Iterable[int]) -> list[str]:
        return [self.names[seat] for seat in seats]

    @property
    def everyone(self) -> tuple[int, ...]:
        return tuple(range(len(self.names)))


@cache
def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def people_in(x: Happening) -> tuple[int, ...]:
    named = [getattr(x, field.name) for field in fields(x) if field.name in PEOPLE]
    return tuple(dict.fromkeys(named))


def reasons_of(x: Happening) -> tuple[str, ...]:
    """The cards that made it so; the plain rule needs no reason."""
    because: str | tuple[str, ...] = getattr(x, "because", ())
    return tuple(card for card in ((because,) if isinstance(because, str) else because) if card != h.RULE)
