"""The texts about a saved game: its name, which game it is, its details, its variants. No drawing."""

from __future__ import annotations

from collections.abc import Sequence

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


ELSEWHERE = ""
"""All games that are not on the shelf."""


def game_of(line: Listed) -> str | None:
    """The name of its game as code knows it, or ELSEWHERE; None: nobody knows."""
    return (line.game if line.on_shelf else ELSEWHERE) if line.game else None


def games_in(lines: Sequence[Listed]) -> list[str]:
    """The games that these are, in the order of the list."""
    return [*dict.fromkeys(game for line in lines if (game := game_of(line)) is not None)]


def game_words(game: str | None, say: Texts) -> str:
    """A game by its name; a game that is not on the shelf has none that we could know."""
    key = f"{game}.name"
    return say(key) if game and key in say else say("saves.list.other_games")


def standing(line: Listed, say: Texts, *, which: bool = False) -> str:
    """How far it is, and when it was saved; with `which` also the name of the game."""
    if not line.on_shelf:
        return say("saves.list.not_on_shelf", when=when(line, say))
    words = f"{game_words(game_of(line), say)} · " if which else ""
    if line.over:
        return words + say("saves.list.over", when=when(line, say))
    if f"{line.game}.progress.line" not in say:
        return words + when(line, say)
    return words + say("saves.list.standing", **{**line.progress, "when": when(line, say)})


def variants(line: Listed, say: Texts) -> str:
    """The variants in a line; what has no words is played as usual. A game without variants has no line."""
    words = []
    for name, value in line.summary.items():
        chosen = str(value).lower() if isinstance(value, bool) else value
        key = f"{line.game}.variant.{name}.{chosen}"
        if key in say:
            words.append(say(key))
    if not words and say.names(f"{line.game}.variant"):
        words = [say("saves.variant.none")]
    return " · ".join(words)
