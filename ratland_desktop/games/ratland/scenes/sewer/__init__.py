"""My sewer: the private screen on which one player places rats. Made of that seat's view and nothing else."""

from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene

__all__ = ["MySewerScene"]
