"""The texts about a saved game: its name, its details, its variants. No drawing."""

from __future__ import annotations

from ratland_desktop.saves.clock import here
from ratland_desktop.saves.listing import Listed
from ratland_desktop.text import Texts


def name_of(line: Listed, say: Texts) -> str:
    """The title, or who plays."""
    if line.title:
        return line.title
    return say.list(line.names) if line.seats else say("saves.list.nameless")


def when(line: Listed, say: Texts) -> str:
    return say.when(here(line.updated))


def standing(line: Listed, say: Texts) -> str:
    """Which round, and when it was saved."""
    if line.over:
        return say("saves.list.over", when=when(line, say))
    if not line.round:
        return say("saves.list.before_round_1", when=when(line, say))
    return say("saves.list.round", round=line.round, when=when(line, say))


def variants(line: Listed, say: Texts) -> str:
    """The variants in a line; what has no words is played as usual."""
    words = []
    for name, value in line.summary.items():
        chosen = str(value).lower() if isinstance(value, bool) else value
        key = f"saves.variant.{line.game}.{name}.{chosen}"
        if key in say:
            words.append(say(key))
    return " · ".join(words) or say("saves.variant.none")
