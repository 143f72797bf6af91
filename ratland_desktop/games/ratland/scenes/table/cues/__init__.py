"""Every kind of happening has a cue: a picture with a short motion, and its sound."""

from ratland_desktop.tabletop.dialogue import Happening

from . import attack, feeding, reveal, rounds, search
from .show import Cue, Show

CUES: dict[type[Happening], Cue] = {
    **rounds.CUES, **reveal.CUES, **attack.CUES, **search.CUES, **feeding.CUES,
}  # fmt: skip

__all__ = ["CUES", "Cue", "Show"]
