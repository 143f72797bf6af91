"""The set-up: who plays, who starts, which variants."""

from ratland_desktop.games.ratland.scenes.setup.model import SetUp
from ratland_desktop.games.ratland.scenes.setup.scene import SetUpScene

__all__ = ["SetUp", "SetUpScene"]
