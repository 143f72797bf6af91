"""The text about a game that can be continued: who plays, how far it is, since when."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from ratland_desktop.saves.clock import here
from ratland_desktop.text import Texts

if TYPE_CHECKING:  # the first frame needs no saves
    from ratland_desktop.saves.listing import Progress

MOST_NAMES = 4
"""More of them become three names and a number; beside the name of the game, there is room for one less."""


def waiting_game(
    say: Texts, names: Sequence[str], progress: Progress, since: datetime, *, which: bool = False
) -> str:
    """`Mira, Papa und Jonas · Runde 4 · gestern`; with `which` also the name of the game."""
    shown, most = list(names), MOST_NAMES - which
    if len(shown) > most:
        shown[most - 1 :] = [say("shell.title.others", n=len(shown) - most + 1)]
    key = "shell.title.continue_detail_of" if which else "shell.title.continue_detail"
    return say(key, **{**progress, "names": shown, "when": say.when(here(since))})
