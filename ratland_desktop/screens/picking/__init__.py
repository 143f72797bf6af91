"""Choosing among a few large cards in private."""

from .scene import PickPage, PickScene

__all__ = ["PickPage", "PickScene"]
