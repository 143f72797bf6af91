"""Welcome back: what happened while a computer played."""

from ratland_desktop.games.ratland.scenes.recap.scene import RecapScene

__all__ = ["RecapScene"]
