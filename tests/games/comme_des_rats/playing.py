"""Whole games for tests: every way to set one up, and rats of different tempers who answer by chance.

Chance alone rarely shows some corners. A coward takes every bandage and hoards its clovers, a schemer uses
every power it has, a stubborn one always wants one more round.
"""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS, CommeDesRatsMatch, new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.tabletop.dialogue import Choose, Happening, Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match

EVERY_VARIANT = [
    Options(players, four_dice, roles)
    for players in range(2, 6)
    for four_dice in ((False, True) if players > 3 else (False,))
    for roles in ((False, True) if players > 2 else (False,))
]
TEMPERS: dict[str, dict[str, str]] = {
    "chance": {},
    "coward": {"react": "take", "reroll": "keep", "one_more_round": "share"},
    "schemer": {"react": "last", "speak_up": "last", "reroll": "reroll", "one_more_round": "play"},
    "saver": {"react": "clover", "one_more_round": "play"},
}

options = st.sampled_from(EVERY_VARIANT)
tempers = st.lists(st.sampled_from(sorted(TEMPERS)), min_size=5, max_size=5)
seeds = st.integers(0, 2**32)


def answer_for(question: Question, temper: str, dice: Dice) -> object:
    """The answer this temper likes, if it is on offer; "last" is the boldest one."""
    liked = TEMPERS[temper].get(question.kind)
    if liked is None or not isinstance(question, Choose):
        return question.any_answer(dice)
    if liked == "last":
        return question.options[-1]
    return liked if liked in question.options else question.any_answer(dice)


def moments(match: CommeDesRatsMatch, tempers: list[str], seed: int) -> Iterator[CommeDesRatsMatch]:
    """The match before every single answer, and at its end."""
    dice = Dice(seed)
    while not match.over:
        for question in match.open_questions:
            yield match
            match.answer(question.seat, answer_for(question, tempers[question.seat], dice))
    yield match


def played(options: Options, tempers: list[str] | None = None, seed: int = 1) -> CommeDesRatsMatch:
    """A finished game."""
    match = new_match(options, seed)
    for _ in moments(match, tempers or ["chance"] * 5, seed + 1):
        pass
    return match


def whole_story(match: CommeDesRatsMatch) -> list[Happening]:
    return [happening for story in match.stories for happening in story]


def copy_of(match: CommeDesRatsMatch) -> CommeDesRatsMatch:
    return Match.resume(COMME_DES_RATS, match.seed, match.past, match.journal)
