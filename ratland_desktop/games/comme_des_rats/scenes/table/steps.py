"""What the table shows as one step.

As it is told; and after a round everybody may look at the points for as long as they like, until somebody
lets the next round begin.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.steps import TABLE_STEPS
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Gate, Party, Rules


def next_round(story: Sequence[Happening], at: int, party: Party) -> Gate | None:
    round_ = story[at]
    assert isinstance(round_, h.RoundBegan)
    return Gate() if round_.round > 1 and party.people else None


STEPS: Rules = {**TABLE_STEPS, h.RoundBegan: replace(TABLE_STEPS[h.RoundBegan], gate=next_round)}
