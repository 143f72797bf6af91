"""Before round 1: one seat's private choice of clan and board."""

from ratland_desktop.games.ratland.scenes.opening.scene import OpeningScene

__all__ = ["OpeningScene"]
