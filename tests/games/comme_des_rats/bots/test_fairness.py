"""A bot knows its seat's view and its own dice: change what is hidden, and it answers the very same."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import chain
from typing import Any

import pytest

from ratland_desktop.games.comme_des_rats.bots import thinking
from ratland_desktop.games.comme_des_rats.bots.choosing import choose, hints
from ratland_desktop.games.comme_des_rats.bots.trying import try_out
from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.games.comme_des_rats.rules.questions import React, SpeakUp
from ratland_desktop.games.comme_des_rats.rules.steps import TakeBandage
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.games.comme_des_rats.rules.view import view
from ratland_desktop.games.comme_des_rats.rules.words import Cause
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.bots.table_of_bots import moments
from tests.games.comme_des_rats.kit import drawn, lay, play, rat
from tests.games.comme_des_rats.swapping import twins

SEED = 77
EVERY = 9  # so many questions from one that is looked at to the next
VARIANTS = (Options(2), Options(4), Options(4, roles=True), Options(5, four_dice=True, roles=True))
SEARCHING = (Level.CUNNING, "hints")
CASES = [
    pytest.param(level, options, marks=pytest.mark.slow) if level in SEARCHING else (level, options)
    for level in (*OFFERED, "hints")
    for options in VARIANTS
]
"""Who tries answers out takes long, and is in the whole run only."""


def in_bytes(told: Any) -> bytes:
    return pickle.dumps(repr(told))


def answered(level: Level | str, table: Table, question: Question) -> bytes:
    seen = view(table, question.seat)
    if level == "hints":
        return in_bytes(hints(seen, question, Dice(SEED)))
    return in_bytes(choose(seen, question, Dice(SEED), Level(level)))


@pytest.mark.parametrize(("level", "options"), CASES, ids=str)
def test_hidden_cards_roles_and_rat_cards_change_no_answer_no_reason_and_no_hint(
    level: Level | str, options: Options
) -> None:
    swapped: Counter[str] = Counter()
    for number, (match, question) in enumerate(moments(options, 4)):
        if number % EVERY or not match._table.doors:
            continue
        for pair in twins(match._table, Dice(number)):
            if question.seat not in pair.insiders:
                assert answered(level, pair.other, question) == answered(level, pair.one, question)
                swapped[pair.what] += 1
    assert swapped["swapped_cards"] > 2
    assert options.players != 2 or swapped["swapped_rat_cards"]
    assert not options.roles or swapped["swapped_roles"] + swapped["undealt_role"]


@pytest.mark.parametrize("level", OFFERED)
def test_thinking_changes_nothing_at_the_table(level: Level) -> None:
    match = new_match(Options(4, roles=True), 8)
    for _ in range(12):
        question = match.open_questions[0]
        before, seen = match._table.copy(), match.view(question.seat)
        kept = repr(seen)
        choice = choose(seen, question, Dice(2), level)
        assert match._table == before and repr(seen) == kept
        match.answer(question.seat, choice.answer)


def test_a_bot_refuses_to_look_through_another_seats_eyes() -> None:
    match = new_match(Options(4), 3)
    question = match.open_questions[0]
    with pytest.raises(ValueError, match="own seat"):
        choose(match.view((question.seat + 1) % 4), question, Dice(1))


# --- how long it thinks


def tries(monkeypatch: pytest.MonkeyPatch, table: Table, question: Question, level: Level) -> int:
    """How many answers are tried on imagined tables before this one is given."""
    counted = []

    def counting(*args: Any) -> Table:
        counted.append(args)
        return try_out(*args)

    with monkeypatch.context() as patch:
        patch.setattr(thinking, "try_out", counting)
        choose(view(table, question.seat), question, Dice(SEED), level)
    return len(counted)


@pytest.mark.parametrize("level", OFFERED)
def test_the_effort_for_a_quiet_question_does_not_tell_who_has_a_choice(
    monkeypatch: pytest.MonkeyPatch, level: Level
) -> None:
    """Nobody tries anything out: how long it takes to take a bandage says nothing about clovers or roles."""
    for stash, role in (("clover", "fool"), ("cheese1", "fool"), ("cheese1", "hypnotist")):
        rats = [rat(stash, role=role), rat(role="alchemist"), rat(role="al_ratone")]
        table = lay(*rats, doors=["x x x x", "x x x x x", "x x x x x"])
        drawn(table, 0, 0)
        heard = play(table, steps=[TakeBandage(0, Cause.CAT, 1)])
        assert isinstance(heard.waiting, React)
        assert tries(monkeypatch, table, heard.waiting, level) == 0
    match = new_match(Options(4, roles=True), 2)
    while not isinstance(match.open_questions[0], SpeakUp):
        match.answer(match.open_questions[0].seat, match.open_questions[0].default_answer())
    for question in match.open_questions:
        assert tries(monkeypatch, match._table, question, level) == 0


@pytest.mark.slow
def test_the_effort_for_an_open_question_does_not_depend_on_the_own_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checked = 0
    games = chain(moments(Options(3), 6), moments(Options(3), 7))
    for number, (match, question) in enumerate(games):
        if question.quiet or not match._table.doors or number % 2:
            continue
        for pair in twins(match._table, Dice(number)):
            if question.seat in pair.insiders:
                efforts = {
                    tries(monkeypatch, each, question, Level.CUNNING) for each in (pair.one, pair.other)
                }
                assert len(efforts) == 1 and efforts != {0}
                checked += 1
    assert checked > 3
