"""Every kind of happening, and every group, has a cue: a picture with a short motion, and its sound."""

from ratland_desktop.screens.table.show import ByHand, Cue, Show
from ratland_desktop.tabletop.dialogue import Happening

from . import attack, crowd, drawing, feeding, fights, handfuls, reveal, rounds, search

CUES: dict[type[Happening], Cue] = {
    **rounds.CUES, **reveal.CUES, **attack.CUES, **search.CUES,
    **drawing.CUES, **handfuls.CUES, **feeding.CUES,
}  # fmt: skip
TOGETHER: dict[str, Cue] = {**crowd.TOGETHER, **fights.TOGETHER, **handfuls.TOGETHER}
"""By the name of the group, for steps that tell of several happenings."""
BY_HAND: dict[type[Happening], ByHand] = {**drawing.BY_HAND}
"""What people do by themselves, press by press."""

__all__ = ["BY_HAND", "CUES", "TOGETHER", "ByHand", "Cue", "Show"]
