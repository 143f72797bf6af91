"""The title: a night over the city and a sewer that is alive; from here one goes everywhere."""

from ratland_desktop.shell.scenes.title.scene import Door, Doors, TitleScene
from ratland_desktop.shell.scenes.title.words import waiting_game

__all__ = ["Door", "Doors", "TitleScene", "waiting_game"]
