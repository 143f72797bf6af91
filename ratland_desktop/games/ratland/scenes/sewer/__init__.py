"""The secret page on which one player places rats. Made from that seat's view and nothing else."""

from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene

__all__ = ["MySewerScene"]
