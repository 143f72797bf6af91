"""The settings page: the same from the title and in a game; every change counts at once."""

from ratland_desktop.shell.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]
