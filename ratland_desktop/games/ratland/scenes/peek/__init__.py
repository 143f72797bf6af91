"""The Seer's look at what comes next: the same page from the sewer and from the table."""

from ratland_desktop.games.ratland.scenes.peek.scene import PeekScene

__all__ = ["PeekScene"]
