"""Checks for what a file says about a session, entry by entry: lists, and numbers that can be counted."""

from __future__ import annotations

from typing import Any

LARGEST = 1_000_000
"""No number of a session is larger."""


def entries(value: object) -> list[Any]:
    """What is in a list; nothing if it is none."""
    return value if isinstance(value, list) else []


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGEST


def is_count(value: object, below: int = LARGEST) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < below
