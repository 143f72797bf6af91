"""The title screen: a night over the city, an animated sewer, and the main menu."""

from ratland_desktop.shell.scenes.title.scene import Door, Doors, TitleScene
from ratland_desktop.shell.scenes.title.words import waiting_game

__all__ = ["Door", "Doors", "TitleScene", "waiting_game"]
