"""The hall of fame: players, records and all games, by variant; and the page where players are edited."""

from ratland_desktop.screens.hall.scene import HallScene

__all__ = ["HallScene"]
