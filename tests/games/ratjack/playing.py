"""Whole games for tests: every way to set one up, and players of different tempers.

Chance alone plays mild games. Who opens all they can fills rows with chains of effects, who hides fills them
with secrets, and who takes the discard keeps the deck full: between them they reach the corners of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from ratland_desktop.games.ratjack.rules.game import RATJACK, RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.questions import DrawChoice, PlayChoice
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.words import DISCARD, HIDE, OPEN, UNCOVER, Deck
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match


def _prefers(*ways: str) -> Callable[[Any, Dice], object]:
    """The first of these ways that is legal, with any card."""

    def answer(question: Any, dice: Dice) -> object:
        if isinstance(question, PlayChoice):
            for way in ways:
                if legal := [option for option in question.options if option[0] == way]:
                    return dice.choose(legal)
        return question.any_answer(dice)

    return answer


def _scrounges(question: Any, dice: Dice) -> object:
    """Takes every discard and hides, so that the deck lasts."""
    if isinstance(question, DrawChoice) and DISCARD in question.options:
        return DISCARD
    return _prefers(HIDE)(question, dice) if dice.below(4) else question.any_answer(dice)


TEMPERS: dict[str, Callable[[Any, Dice], object]] = {
    "chance": lambda question, dice: question.any_answer(dice),
    "opens": _prefers(OPEN, UNCOVER),
    "uncovers": _prefers(UNCOVER, HIDE),
    "hides": lambda question, dice: _prefers(HIDE if dice.below(5) else UNCOVER)(question, dice),
    "scrounges": _scrounges,
    "says nothing": lambda question, dice: question.default_answer(),
}

options = st.builds(
    Options,
    players=st.integers(2, 4),
    deck=st.sampled_from([*Deck, None]),
    first=st.one_of(st.none(), st.just(0), st.just(1)),
)
tempers = st.lists(st.sampled_from(sorted(TEMPERS)), min_size=4, max_size=4)
seeds = st.integers(0, 2**32)

EVERY_TABLE = [Options(players, deck) for players in (2, 3, 4) for deck in Deck]


def answer_for(question: Question, temper: str, dice: Dice) -> object:
    return TEMPERS[temper](question, dice)


def moments(match: RatjackMatch, tempers: list[str], seed: int) -> Iterator[RatjackMatch]:
    """The match before every single answer, and at its end."""
    dice = Dice(seed)
    while not match.over:
        for question in match.open_questions:
            yield match
            match.answer(question.seat, answer_for(question, tempers[question.seat], dice))
    yield match


def played(options: Options, tempers: list[str] | None = None, seed: int = 1) -> RatjackMatch:
    """A finished game."""
    match = new_match(options, seed)
    for _ in moments(match, tempers or ["chance"] * 4, seed + 1):
        pass
    return match


def copy_of(match: RatjackMatch) -> RatjackMatch:
    return Match.resume(RATJACK, match.seed, match.past, match.journal)
