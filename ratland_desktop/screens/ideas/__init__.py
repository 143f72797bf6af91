"""Ideas for a plan, for the player at a secret page."""

from ratland_desktop.screens.ideas.scene import Adviser, HintsScene, Line, Lines

__all__ = ["Adviser", "HintsScene", "Line", "Lines"]
