"""Who plays which seat: people go to bed and come back."""

from ratland_desktop.games.ratland.scenes.seats_page.scene import Hands, SeatsScene

__all__ = ["Hands", "SeatsScene"]
