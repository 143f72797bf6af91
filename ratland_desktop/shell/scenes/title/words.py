"""The text about a game that can be continued: who plays, which round, since when."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from ratland_desktop.saves.clock import here
from ratland_desktop.text import Texts

MOST_NAMES = 4
NAMED = 3


def waiting_game(say: Texts, names: Sequence[str], round: int, since: datetime) -> str:
    """`Mira, Papa und Jonas · Runde 4 · gestern`."""
    shown = list(names)
    if len(shown) > MOST_NAMES:
        shown[NAMED:] = [say("shell.title.others", n=len(shown) - NAMED)]
    return say("shell.title.continue_detail", names=shown, round=round, when=say.when(here(since)))
