"""The open table: what families watch."""

from .playback import Pace
from .scene import TableScene

__all__ = ["Pace", "TableScene"]
