"""The open table that everybody watches."""

from .playback import Pace
from .scene import TableScene

__all__ = ["Pace", "TableScene"]
