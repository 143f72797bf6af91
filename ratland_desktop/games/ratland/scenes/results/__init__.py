"""The end of a game: podium, curves, every secret plan, and another game."""

from ratland_desktop.games.ratland.scenes.results.scene import REMATCH, TITLE, ResultsScene

__all__ = ["REMATCH", "TITLE", "ResultsScene"]
