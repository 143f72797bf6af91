"""Whole games for tests: every way to set one up, and players of different tempers.

Chance alone plays mild games. Who opens all they can fills rows with chains of effects, who hides fills them
with secrets, and who takes the discard keeps the deck full: between them they reach the corners of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from ratland_desktop.games.ratjack.rules.game import RATJACK, RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.questions import DrawChoice, PlayChoice
from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.view import View, view
from ratland_desktop.games.ratjack.rules.words import DISCARD, HIDE, OPEN, UNCOVER, Deck
from ratland_desktop.tabletop.dialogue import Happening, Question, Together, Told
from ratland_desktop.tabletop.dice import Dice


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
a_few = settings(max_examples=settings().max_examples // 3)  # for what is looked at from all sides

EVERY_TABLE = [Options(players, deck) for players in (2, 3, 4) for deck in Deck]
QUICK_TABLE = Options(2, Deck.WEASELS_RACCOONS)


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


def play_out(options: Options, tempers: list[str], seed: int, hear: Callable[[Table, Told], None]) -> None:
    """Play a game without a match. Whatever is told is heard with the table as it is in that moment."""
    dice, chance = Dice(seed), Dice(seed + 1)
    table = RATJACK.lay_table(options, dice)
    while not table.ended:
        script = RATJACK.play_round(table, dice, lambda told: hear(table, told))
        given: Any = None
        with suppress(StopIteration):
            while True:
                ask = script.send(given)
                asked = ask.questions if isinstance(ask, Together) else [ask]
                answers = [answer_for(question, tempers[question.seat], chance) for question in asked]
                given = answers if isinstance(ask, Together) else answers[0]


def watched(options: Options, tempers: list[str], seed: int) -> list[tuple[View, View, Happening]]:
    """Every happening of a game, with the open table before it and in the moment when it is told."""
    found: list[tuple[View, View, Happening]] = []
    shown: list[View] = []

    def hear(table: Table, told: Told) -> None:
        if isinstance(told, Happening):
            shown.append(view(table, None))
            found.append((shown[-2] if len(shown) > 1 else shown[-1], shown[-1], told))

    play_out(options, tempers, seed, hear)
    return found
