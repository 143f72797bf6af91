"""The steps of the open table: those in which a round is told, and a stop before each further round.

At the stop everybody can look at all cards for as long as they like, until somebody begins the next round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.steps import TABLE_STEPS
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Gate, Party, Rules


def next_round(story: Sequence[Happening], at: int, party: Party) -> Gate | None:
    round_ = story[at]
    assert isinstance(round_, h.RoundBegan)
    return Gate() if round_.number > 1 and party.people else None


STEPS: Rules = {**TABLE_STEPS, h.RoundBegan: replace(TABLE_STEPS[h.RoundBegan], gate=next_round)}
