"""Whole games of Ratjack in every deck, for tests of its words: what happened, what was asked and refused."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ratland_desktop.games.ratjack.rules.choices import Hindrance
from ratland_desktop.games.ratjack.rules.game import new_match
from ratland_desktop.games.ratjack.rules.questions import PlayChoice, Refusal
from ratland_desktop.tabletop.dialogue import Happening, Question
from tests.games.ratjack.playing import EVERY_TABLE, TEMPERS, moments

ROOT = Path(__file__).resolve().parents[3]
NAMES = ("Mira", "Oma Ilse", "Max", "Anna")
GAMES_EACH = 5


def badly_written(text: str) -> bool:
    return bool(re.search(r"[{}]|ratjack\.|  |^\s|\s$|\.\.|[!?]\.|^$|: [:.]", text))


@dataclass(frozen=True)
class Sessions:
    """Each thing once, with the number of players."""

    told: dict[tuple[int, Happening], None] = field(default_factory=dict)
    asked: dict[tuple[int, Question], None] = field(default_factory=dict)
    refused: dict[Refusal, None] = field(default_factory=dict)
    stories: list[tuple[int, tuple[Happening, ...]]] = field(default_factory=list)

    @property
    def hindrances(self) -> dict[Hindrance, None]:
        return dict.fromkeys(refusal.why for refusal in self.refused)


@cache
def sessions() -> Sessions:
    """Every number of players with every deck, played in every temper, whispers and all."""
    found = Sessions()
    tempers = sorted(TEMPERS)
    for seed, options in enumerate(EVERY_TABLE * GAMES_EACH, start=1):
        mixed = [tempers[(seat + seed) % len(tempers)] for seat in range(4)]
        match, players = new_match(options, seed), options.players
        for moment in moments(match, mixed if seed % 2 else ["opens"] * 4, seed):
            for question in moment.open_questions:
                found.asked[players, question] = None
                if isinstance(question, PlayChoice):
                    found.refused.update(dict.fromkeys(question.refused))
        for story in match.stories:
            found.told.update(dict.fromkeys((players, happening) for happening in story))
            found.stories.append((players, tuple(story)))
    return found
