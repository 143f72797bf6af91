"""Whole games of Comme des Rats in every variant, for tests of its words: what is told and asked."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.text import Texts, Value
from tests.games.comme_des_rats.playing import EVERY_VARIANT, TEMPERS, moments

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = ("en", "de", "fr", "es")
NAMES = ("Mira", "Oma Ilse", "Max", "Anna", "Papa")
GAMES_EACH = 3


class Listening(Texts):
    """Texts that remember which of them were said."""

    said: set[str]

    def _say(self, key: str, params: dict[str, Value], depth: int) -> str:
        self.said.add(key)
        return super()._say(key, params, depth)


def speak(language: str) -> Listening:
    texts = Listening(ROOT / "locales", language)
    texts.said = set()
    return texts


def badly_written(text: str) -> bool:
    return bool(re.search(r"[{}]|comme_des_rats\.|  |^\s|\s$|\.\.|[!?]\.|^$|: [:.]", text))


def names_for(seats: int) -> tuple[str, ...]:
    return NAMES[:seats]


@dataclass(frozen=True)
class Sessions:
    """Each thing once, with the number of seats."""

    told: dict[tuple[int, Happening], None] = field(default_factory=dict)
    whispered: dict[tuple[int, Happening], None] = field(default_factory=dict)
    asked: dict[tuple[int, Question], None] = field(default_factory=dict)
    stories: list[tuple[int, tuple[Happening, ...]]] = field(default_factory=list)


@cache
def sessions() -> Sessions:
    """Every variant, played in every temper, whispers and all."""
    found = Sessions()
    tempers = sorted(TEMPERS)
    for seed, options in enumerate(EVERY_VARIANT * GAMES_EACH, start=1):
        mixed = [tempers[(seat + seed) % len(tempers)] for seat in range(5)]
        match, seats = new_match(options, seed), options.seats
        for moment in moments(match, mixed, seed):
            found.asked.update(dict.fromkeys((seats, question) for question in moment.open_questions))
        for number, story in enumerate(match.stories):
            found.told.update(dict.fromkeys((seats, happening) for happening in story))
            heard = [each for seat in range(seats) for each in match.whispers(seat, number)]
            found.whispered.update(dict.fromkeys((seats, each.happening) for each in heard))
            found.stories.append((seats, tuple(story)))
    return found
