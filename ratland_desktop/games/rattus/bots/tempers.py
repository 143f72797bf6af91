"""The three levels: what they look at, how much of it, and how often they err."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.mistakes import seems_best

from ....tabletop.dice import Dice
from ....tabletop.facts import fact
from ..rules.cards import CARDS
from .planning import Effort
from .worth import Parts, Weights


def cards(*worth: float) -> dict[str, float]:
    return dict(zip(CARDS, worth, strict=True))


#                    peasant merchant monk knight witch king
THUMB = Weights(1.0, 0.6, cards(0.6, 0.3, 0.3, 0.2, 0.2, 0.8), 2.0)
THUMB_END = Weights(1.0, 1.0, cards(0.5, 0.4, 0.4, 0.2, 0.2, 0.4), 1.0)
RULES_OF_THUMB = Parts((THUMB,), THUMB_END)

CARDS_USED_AT_ONCE = cards(0.6, 0.1, 0.3, 0.1, 0.1, 0.2)  # others take them soon enough
EXPERIENCE = Parts(
    (
        Weights(1.0, 0.4, CARDS_USED_AT_ONCE, 2.0, coming=0.6, castle=1.5),
        Weights(1.0, 0.6, CARDS_USED_AT_ONCE, 2.0, coming=0.6, castle=1.4),
        Weights(1.0, 0.8, CARDS_USED_AT_ONCE, 1.7, coming=0.5, castle=1.2),
        Weights(1.0, 0.95, CARDS_USED_AT_ONCE, 1.4, coming=0.4, castle=1.1),
    ),
    THUMB_END,
)


@fact
class Temper:
    """How a level thinks."""

    parts: Parts
    effort: Effort
    whims: float = 0.0  # how often it answers by chance
    wavers: float = 0.0  # how far it may misjudge an answer, as a logarithm of winning chances
    guesses: int = 3  # faces that a hidden token may have in the Witch's thoughts
    counts_rats: bool = False  # it knows which rats have gone
    spite: float = 1.0  # how far it looks at what others gain and lose


BEGINNER = Temper(RULES_OF_THUMB, Effort(1, 1, 2, 3), whims=0.4, wavers=2.5, spite=0.0)
SOLID = Temper(RULES_OF_THUMB, Effort(1, 1, 3, 3), wavers=1.6, spite=0.4)
CUNNING = Temper(EXPERIENCE, Effort(2, 2, 4, 4), guesses=5, counts_rats=True)
MANY = 10  # answers; the fewer there are, the less they are misjudged
TEMPERS = {Level.BEGINNER: BEGINNER, Level.SOLID: SOLID, Level.CUNNING: CUNNING}


def best_of(found: Mapping[Any, float], dice: Dice, temper: Temper) -> Any:
    """The answer that seems best to this temper."""
    return seems_best(found, temper.wavers * min(1.0, len(found) / MANY), dice)
