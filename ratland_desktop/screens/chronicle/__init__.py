"""The family chronicle: one page about a finished game, to look at, to save and to print."""

from ratland_desktop.screens.chronicle.scene import ChronicleScene
from ratland_desktop.screens.chronicle.words import Page

__all__ = ["ChronicleScene", "Page"]
