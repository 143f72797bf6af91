"""Whole games for tests: every way to set one up, and clans of different tempers that answer by chance.

Chance alone plays mild games. A breeder empties the common pile, a raider fills the pipes, a starved clan
ends without a rat: between them they reach the corners of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hypothesis import strategies as st

from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.questions import Placement, TradeRat, Transmute
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food, Plan
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.dice import Dice


def _everything_to(*places: str) -> Callable[[Placement, Dice], Plan]:
    """All rats to these places by chance; what is not allowed at home goes to the field."""

    def place(question: Placement, dice: Dice) -> Plan:
        counts = dict.fromkeys((*places, "field", "pantry", "nursery"), 0)
        for _ in range(question.rats):
            counts[dice.choose(places)] += 1
        if question.home_limit is not None:
            for home in ("pantry", "nursery"):
                while counts[home] and counts["pantry"] + counts["nursery"] > question.home_limit:
                    counts[home] -= 1
                    counts["field"] += 1
        return Plan(**counts)

    return place


TEMPERS: dict[str, Callable[[Placement, Dice], Plan]] = {
    "chance": lambda question, dice: question.any_answer(dice),
    "breeder": _everything_to("nursery"),
    "farmer": _everything_to("nursery", "dump", "dump"),
    "raider": _everything_to("left", "right"),
    "adventurer": _everything_to("city", "field"),
    "homebody": _everything_to("pantry"),
}

options = st.builds(
    Options,
    players=st.integers(2, 12),
    clans=st.booleans(),
    board=st.sampled_from(Board),
    food=st.sampled_from(Food),
    first=st.one_of(st.none(), st.just(0), st.just(1)),
)
tempers = st.lists(st.sampled_from(sorted(TEMPERS)), min_size=12, max_size=12)
seeds = st.integers(0, 2**32)


def answer_for(question: Question, temper: str, dice: Dice) -> object:
    if isinstance(question, Placement):
        return TEMPERS[temper](question, dice)
    if temper == "breeder" and isinstance(question, Transmute):
        return question.options[-1]
    if temper == "breeder" and isinstance(question, TradeRat):
        return False
    return question.any_answer(dice)


def moments(match: RatLandMatch, tempers: list[str], seed: int) -> Iterator[RatLandMatch]:
    """The match before every single answer, and at its end."""
    dice = Dice(seed)
    while not match.over:
        for question in match.open_questions:
            yield match
            match.answer(question.seat, answer_for(question, tempers[question.seat], dice))
    yield match


def played(options: Options, tempers: list[str] | None = None, seed: int = 1) -> RatLandMatch:
    """A finished game."""
    match = new_match(options, seed)
    for _ in moments(match, tempers or ["chance"] * options.players, seed + 1):
        pass
    return match


def whole_story(match: RatLandMatch) -> list[Happening]:
    return [happening for story in match.stories for happening in story]
