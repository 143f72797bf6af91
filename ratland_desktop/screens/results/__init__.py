"""The end of a game: the count, the podium, curves, every secret plan, and another game."""

from ratland_desktop.screens.results.counting import CountingScene
from ratland_desktop.screens.results.scene import REMATCH, TITLE, ResultsScene

__all__ = ["REMATCH", "TITLE", "CountingScene", "ResultsScene"]
