"""Upgrades files of older versions: one pure function per format, each to the next format, on a copy.

When the format of saves changes, increment `layout.FORMAT`, add the function here, and keep a save of the old
format in `tests/saves/fixtures` (scripts/make_save_fixture.py).
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

from .layout import FORMAT, BadSave

Entries = dict[str, Any]
Upgrade = Callable[[Entries], Entries]

ONLY_GAME_OF_0_1 = "ratland"
"""Version 0.1 had one game, and the list of players did not say which."""


def _from_1_to_2(entries: Entries) -> Entries:
    """Games get a number for the order in which they were played; older ones come after all others."""
    return {**entries, "order": 0}


UPGRADES: Mapping[int, Upgrade] = {1: _from_1_to_2}  # format 1 is the first there was, that of version 0.1


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


def upgraded_players(page: Mapping[str, Any]) -> Entries:
    """The list of players in today's format. Format 1 knew one last table, format 2 one for each game."""
    if page["format"] != 1:
        return dict(page)
    last = page.get("last")
    table = {"game": ONLY_GAME_OF_0_1, **last} if isinstance(last, Mapping) else last
    return {**page, "format": 2, "tables": [] if table is None else [table]}
