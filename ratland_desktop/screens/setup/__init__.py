"""The set-up: who plays, who starts, which variants."""

from ratland_desktop.screens.setup.model import SetUp
from ratland_desktop.screens.setup.scene import SetUpScene

__all__ = ["SetUp", "SetUpScene"]
