"""The texts of the game: `texts("shell.title.new_game")` in the current language."""

from ratland_desktop.text.system import choose_language, system_languages
from ratland_desktop.text.texts import Language, Texts, Value

__all__ = ["Language", "Texts", "Value", "choose_language", "system_languages"]
