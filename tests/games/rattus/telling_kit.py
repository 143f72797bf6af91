"""Whole games of Rattus for tests of its words: what happened, what was asked, and what was not possible."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ratland_desktop.games.rattus.rules.game import new_match
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.tabletop.dialogue import Happening, Question
from tests.games.rattus.playing import TEMPERS, moments

ROOT = Path(__file__).resolve().parents[3]
NAMES = ("Mira", "Oma Ilse", "Max", "Anna")
GAMES_EACH = 5


def badly_written(text: str) -> bool:
    return bool(re.search(r"[{}]|rattus\.|  |^\s|\s$|\.\.|[!?]\.|^$|: [:.]", text))


@dataclass(frozen=True)
class Sessions:
    """Each thing once, with the number of players."""

    told: dict[tuple[int, Happening], None] = field(default_factory=dict)
    asked: dict[tuple[int, Question], None] = field(default_factory=dict)
    stories: list[tuple[int, tuple[Happening, ...]]] = field(default_factory=list)


@cache
def sessions() -> Sessions:
    found = Sessions()
    tempers = sorted(TEMPERS)
    for seed in range(1, 3 * GAMES_EACH + 1):
        players = 2 + seed % 3
        match = new_match(Options(players), seed)
        mixed = [tempers[(seat + seed) % len(tempers)] for seat in range(players)]
        for moment in moments(match, mixed, seed):
            found.asked.update(dict.fromkeys((players, question) for question in moment.open_questions))
        for story in match.stories:
            found.told.update(dict.fromkeys((players, happening) for happening in story))
            found.stories.append((players, tuple(story)))
    return found
