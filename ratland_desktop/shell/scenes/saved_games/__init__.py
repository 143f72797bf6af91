"""Saved games: the list, what can be done with a game, and what to do if one does not open."""

from ratland_desktop.shell.scenes.saved_games.opening import open_or_explain
from ratland_desktop.shell.scenes.saved_games.scene import SavedGamesScene

__all__ = ["SavedGamesScene", "open_or_explain"]
