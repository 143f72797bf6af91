"""Turns happenings into sentences: who, what, how much, and why.

A game gives a `Teller` its tables: which text belongs to which happening. The teller fills in the happening's
own numbers, places and players, and adds a sentence for each reason, so that several can follow each other
in every language. A happening without a row in the tables is told by the text that has its name. Knows
happenings and texts; no table, no drawing, no pygame.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from functools import cache
from typing import Any

from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Step
from ratland_desktop.text import Texts, Value

MOST_NAMES = 4
"""More seats than this are counted, not listed."""


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
    icon: str  # as `Canvas.icon` calls it


def word(member: Enum) -> str:
    """How texts call a place, a colour or a phase."""
    return member.name.lower()


@cache
def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def reasons_of(x: Happening) -> tuple[str, ...]:
    """What made it so, from its `because`; the plain rule has no name and needs no reason."""
    because: str | tuple[str, ...] = getattr(x, "because", ())
    return tuple(filter(None, (because,) if isinstance(because, str) else because))


def joined(told: Sequence[Sentence]) -> Sentence:
    """Sentences one behind the other; the first says how it is taken."""
    first = told[0]
    text = " ".join(sentence.text for sentence in told)
    seats = tuple(dict.fromkeys(seat for sentence in told for seat in sentence.seats))
    return Sentence(text, first.short, seats, first.tone, first.icon)


PEOPLE = {"seat": "name", "active": "name", "giver": "giver", "receiver": "receiver", "victim": "victim",
          "by": "by"}  # fmt: skip
"""Fields of happenings that contain a seat, and the parameter for its player's name."""


@dataclass(frozen=True)
class Teller:
    """A game's tables. `words` names the texts of single happenings, `step_words` those of several."""

    words: str
    tellings: Mapping[type[Happening], Telling] = field(default_factory=dict)
    people: Mapping[str, str] = field(default_factory=lambda: PEOPLE)
    step_words: str = ""
    together: Mapping[str, Callable[[Speaker, Sequence[Any]], Sentence]] = field(default_factory=dict)
    """By the name of the group, for steps with several happenings."""
    steps: Mapping[type[Happening], Callable[[Speaker, Step], Sentence | None]] = field(default_factory=dict)
    """For steps that are told in another way than their lines in the story, by the type of the first
    happening. None: as always."""
    headings: Mapping[type[Happening], Callable[[Speaker, Any], str]] = field(default_factory=dict)
    """The few words of headings that are not the short form of their sentence."""
    cards: Callable[[Happening], Iterable[str]] = lambda x: ()
    """The keys of the names of the cards that made it so; those that no text answers to are left out."""

    def tell(self, happening: Happening, names: Sequence[str], texts: Texts) -> Sentence:
        """What happened, in the language that `texts` speaks now. `names` are the players' by seat."""
        return Speaker(self, names, texts).tell(happening)

    def tell_step(self, step: Step, names: Sequence[str], texts: Texts) -> Sentence:
        """What the table says of this step."""
        speaker = Speaker(self, names, texts)
        if not step.shown:
            return speaker.tell(step.headings[-1])
        first = step.shown[0]
        special = self.steps.get(type(first))
        told = special(speaker, step) if special is not None else None
        if told is not None:
            return told
        if len(step.shown) == 1:
            return speaker.tell(first)
        if step.group in self.together:
            return self.together[step.group](speaker, step.shown)
        return joined([speaker.tell(happening) for happening in step.shown])

    def heading(self, happening: Happening, names: Sequence[str], texts: Texts) -> str:
        """A heading of a step, to be read in a breath; the picture says the rest."""
        speaker = Speaker(self, names, texts)
        words = self.headings.get(type(happening))
        return words(speaker, happening) if words is not None else speaker.tell(happening).short

    def people_in(self, x: Happening) -> tuple[int, ...]:
        """The seats that a happening names, in the order of its fields."""
        named = [getattr(x, part.name) for part in fields(x) if part.name in self.people]
        return tuple(dict.fromkeys(named))


class Speaker:
    """Speaks for one table in one language."""

    __slots__ = ("names", "teller", "texts")

    def __init__(self, teller: Teller, names: Sequence[str], texts: Texts) -> None:
        self.teller, self.names, self.texts = teller, names, texts

    def tell(self, x: Happening) -> Sentence:
        telling = self.teller.tellings.get(type(x))
        return telling(self, x) if telling is not None else self._by_name(x)

    def _by_name(self, x: Happening) -> Sentence:
        """The one text with the happening's name, or the `all` in the table with its name."""
        key = f"{self.teller.words}.{snake(type(x).__name__)}"
        return self.sentence(x, "" if key in self.texts else "all", NEUTRAL, "star")

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
        key = f"{self.teller.words}.{snake(type(x).__name__)}"
        params = {**self.said_by(x), **more}
        reasons = [f"because.{card}" for card in (reasons_of(x) if because is None else because)]
        said = [self.texts(f"{key}.{part}".rstrip("."), **params) for part in (variant, *reasons, *then)]
        brief = self.texts(f"{key}.{short}", **params) if f"{key}.{short}" in self.texts else said[0]
        concerned = self.teller.people_in(x) if seats is None else seats
        return Sentence(" ".join(said), brief, concerned, tone, icon)

    def said_by(self, x: Happening) -> dict[str, Value]:
        """The happening's own numbers, places and players, as texts call them."""
        said: dict[str, Value] = {}
        for name in (part.name for part in fields(x)):
            value = getattr(x, name)
            if name in self.teller.people:
                said[self.teller.people[name]] = self.names[value]
            elif isinstance(value, Enum):
                said[name] = word(value)
            elif isinstance(value, int | str):
                said[name] = value
        return said

    # --- of several seats at once

    def sentence_of(
        self,
        group: str,
        parts: Iterable[str],
        tone: Tone,
        icon: str,
        told: Sequence[Happening],
        **said: Value,
    ) -> Sentence:
        """The group's texts one after the other, and at the end the cards that had a part in it."""
        main = " ".join(self.say(group, part, **said) for part in parts)
        cards = self.cards(told)
        reason = self.texts(f"{self.teller.step_words}.in_play", cards=cards) if cards else ""
        seats = tuple(dict.fromkeys(seat for x in told for seat in self.teller.people_in(x)))
        return Sentence(" ".join(filter(None, (main, reason))), main, seats, tone, icon)

    def say(self, group: str, part: str, **said: Value) -> str:
        return self.texts(f"{self.teller.step_words}.{group}.{part}", **said)

    def who(self, seats: Iterable[int]) -> Value:
        """A few names, or how many seats."""
        found = list(dict.fromkeys(seats))
        if len(found) <= MOST_NAMES:
            return self.called(found)
        return self.texts(f"{self.teller.step_words}.many", n=len(found))

    def called(self, seats: Iterable[int]) -> list[str]:
        return [self.names[seat] for seat in seats]

    @property
    def everyone(self) -> tuple[int, ...]:
        return tuple(range(len(self.names)))

    def everyone_is_in(self, told: Sequence[Any]) -> bool:
        return {x.seat for x in told} == {*self.everyone}

    def cards(self, told: Iterable[Happening]) -> list[str]:
        """The cards that made it so, each once."""
        keys = dict.fromkeys(key for x in told for key in self.teller.cards(x))
        return [self.texts(key) for key in keys if key in self.texts]


Telling = Callable[[Speaker, Any], Sentence]


def plain(variant: str, tone: Tone, icon: str, **how: Any) -> Telling:
    """A happening that is always told by the same text."""
    return lambda v, x: v.sentence(x, variant, tone, icon, **how)


def about_all(variant: str, icon: str) -> Telling:
    """A happening that concerns everybody alike."""
    return lambda v, x: v.sentence(x, variant, NEUTRAL, icon, seats=v.everyone)
