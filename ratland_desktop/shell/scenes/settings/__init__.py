"""The settings page, the same from the title and in a game; every change takes effect immediately."""

from ratland_desktop.shell.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]
