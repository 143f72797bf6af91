"""The page on which seats are handed to computers and back to people."""

from ratland_desktop.screens.seats_page.scene import PlayersBySeat, SeatsScene

__all__ = ["PlayersBySeat", "SeatsScene"]
