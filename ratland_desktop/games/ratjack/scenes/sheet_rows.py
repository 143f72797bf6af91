"""What a table can choose in Ratjack's set-up that the rules need not know."""

from __future__ import annotations

from collections.abc import Mapping

from ratland_desktop.screens.setup.sheet import Variant

COUNTING, CURTAIN = "counting", "curtain"
ROWS = (
    Variant(COUNTING, "ratjack.screen.setup.counting", default=True),
    Variant(CURTAIN, "ratjack.screen.setup.curtain"),
)
"""Counting help on every screen; the curtain between turns instead of the plate on the open table."""


def counts(wishes: Mapping[str, object]) -> bool:
    """Whether the screens count for the players."""
    return wishes.get(COUNTING, True) is True


def wants_curtain(wishes: Mapping[str, object]) -> bool:
    return wishes.get(CURTAIN, False) is True
