"""Ideas for a plan, for the player in front of the private screen."""

from ratland_desktop.games.ratland.scenes.ideas.scene import Adviser, HintsScene

__all__ = ["Adviser", "HintsScene"]
