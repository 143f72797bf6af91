"""Upgrades saves of older versions: one pure function per format, each to the next format, on a copy.

When the format changes, increment `layout.FORMAT`, add the function here, and keep a save of the old format
in `tests/saves/fixtures` (scripts/make_save_fixture.py).
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

from .layout import FORMAT, BadSave

Entries = dict[str, Any]
Upgrade = Callable[[Entries], Entries]


def _from_1_to_2(entries: Entries) -> Entries:
    """Games get a number for the order in which they were played; older ones come after all others."""
    return {**entries, "order": 0}


UPGRADES: Mapping[int, Upgrade] = {1: _from_1_to_2}  # format 1 is the first that was ever released


def upgraded(entries: Entries, steps: Mapping[int, Upgrade] = UPGRADES, to: int = FORMAT) -> Entries:
    """The entries in today's format; the ones given stay as they are. Raises BadSave."""
    if entries["format"] == to:
        return entries
    entries = copy.deepcopy(entries)
    while (version := entries["format"]) < to:
        if version not in steps:
            raise BadSave("saves.error.damaged", f"there never was a format {version}")
        try:
            entries = {**steps[version](entries), "format": version + 1}
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadSave("saves.error.damaged", f"format {version}: {error!r}") from error
    return entries
