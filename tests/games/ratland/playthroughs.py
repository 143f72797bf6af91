"""RatLand's golden playthroughs: together they contain every happening, event and question."""

from __future__ import annotations

import re

from _goldens import Playthroughs, in_words

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.questions import Opening
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Colour, Food, Plan
from ratland_desktop.tabletop.dialogue import Happening


def words(value: object) -> str | None:
    if isinstance(value, Plan):
        return " ".join(f"{place} {rats}" for place, rats in value._asdict().items() if rats) or "nobody"
    if isinstance(value, Opening):
        board = {None: "", False: "plain board", True: "aggressive board"}[value.aggressive]
        return ", ".join(filter(None, (value.clan, board)))
    if isinstance(value, h.Find):
        return in_words(value.colour, words) + (f" ({value.because})" if value.because else "")
    return several(value) if isinstance(value, tuple) else None


def several(values: tuple[object, ...]) -> str | None:
    """Pieces of cheese are counted."""
    if values and all(isinstance(value, Colour) for value in values):
        counted = [(values.count(colour), colour) for colour in Colour if colour in values]
        return " ".join(f"{count} {in_words(colour, words)}" for count, colour in counted)
    if any(isinstance(value, Plan) for value in values):
        return " | ".join(in_words(value, words) for value in values)
    return None


def heading(happening: Happening) -> str | None:
    if isinstance(happening, h.RoundBegan):
        return f"\n== round {happening.round}, seat {happening.active} is active"
    return f"-- {in_words(happening.phase, words)}" if isinstance(happening, h.PhaseBegan) else None


def set_up(options: Options) -> str:
    first = "by chance" if options.first is None else f"seat {options.first}"
    clans, board, food = (in_words(one, words) for one in (options.clans, options.board, options.food))
    return f"{options.players} players, clans {clans}, board {board}, food {food}, first {first}"


def events(text: str) -> set[str]:
    return {*re.findall(r"EventTurned: event (\w+);", text)}


PLAYTHROUGHS = Playthroughs(
    RATLAND,
    {
        "two_plain": (Options(2, food=Food.SORTED, first=0), 193),
        "four_plain": (Options(4), 187),
        "five_with_clans": (Options(5, clans=True), 11),
        "six_aggressive": (Options(6, board=Board.EVERYONE), 13),
        "eight_with_clans_and_secret_boards": (Options(8, clans=True, board=Board.SECRET), 162),
    },
    words,
    heading,
    set_up,
    silent=("because", "elsewhere"),  # an empty one is the plain rule
    signs=events,
    tiebreak="cheese",
)
