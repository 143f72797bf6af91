"""Welcome back: what happened while a computer played."""

from ratland_desktop.screens.recap.missed import Had, Missed, MissedRound
from ratland_desktop.screens.recap.scene import RecapScene

__all__ = ["Had", "Missed", "MissedRound", "RecapScene"]
