"""RatLand at the open table: its panels, cards, cues and decisions."""

from .look import LOOK

__all__ = ["LOOK"]
