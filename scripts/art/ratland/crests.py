"""What the twelve clan crests share: the rat in the middle, and coats that only clans wear."""

from __future__ import annotations

from ..pen import (
    Coat,
    put,
)
from ..rats import head

TOXIC = Coat("#9bd05a", "#3c6417", "#ecf9cf")


FOX = Coat("#e58a4e", "#7d3c12", "#ffeeda")


def face(coat: Coat, mood: str, over: str = "", y: float = 46, x: float = 51, scale: float = 1.2) -> str:
    """The rat of the crest; `over` is drawn in the frame of its head."""
    return put(head(coat, mood) + over, x, y, scale)
