"""Ideas for an answer: for one player alone, or for everybody at the table to read."""

from ratland_desktop.screens.ideas.scene import Adviser, HintsScene, Line, Lines, OpenIdeas

__all__ = ["Adviser", "HintsScene", "Line", "Lines", "OpenIdeas"]
