"""Tempers: greedy, cautious and vengeful computers choose differently, and say so."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.comme_des_rats.bots.tempers import (
    EVEN,
    TEMPERS,
    Kind,
    anger,
    temper_of,
    who_began,
)
from ratland_desktop.games.comme_des_rats.bots.thinking import CUNNING, SOLID, Mind, think
from ratland_desktop.games.comme_des_rats.bots.why import why
from ratland_desktop.games.comme_des_rats.rules.questions import Keep, Partner, Pile, React, Target, Victim
from ratland_desktop.games.comme_des_rats.rules.steps import (
    ChooseDoor,
    ChooseVictim,
    NamePartner,
    SendCat,
    Share,
    TakeBandage,
)
from ratland_desktop.games.comme_des_rats.rules.table import Options, RoundRecord, Table, Wrong
from ratland_desktop.games.comme_des_rats.rules.view import view
from ratland_desktop.games.comme_des_rats.rules.words import BLACK, Cause, Harm
from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.bots.table_of_bots import moments
from tests.games.comme_des_rats.kit import drawn, lay, play, rat

GREEDY, CAUTIOUS, VENGEFUL = TEMPERS
STEADY = Mind()  # at a glance, and without errors


def asked(table: Table, step: Any) -> Any:
    return play(table, steps=[step]).waiting


def choice(table: Table, question: Any, temper: Any, mind: Mind = STEADY, seed: int = 1) -> Choice:
    seen = view(table, question.seat)
    thought = think(seen, question, Dice(seed), mind, temper)
    return Choice(thought.best(), why(seen, question, thought.best(), thought, temper))


def code(told: Choice) -> str:
    return told.reason.code.removeprefix("comme_des_rats.why.")


# --- whose temper


def test_a_computer_keeps_its_temper_for_the_whole_game() -> None:
    for seed in range(3):
        kinds: dict[int, set[Kind | None]] = {}
        for match, question in moments(Options(4, roles=True), seed):
            kinds.setdefault(question.seat, set()).add(
                temper_of(match.view(question.seat), question.seat).kind
            )
        assert all(len(each) == 1 for each in kinds.values())
        assert {kind for each in kinds.values() for kind in each} == {*Kind}


def test_who_began_decides_which_seat_has_which_temper() -> None:
    seats = set()
    for first in range(3):
        match, _ = next(moments(Options(4, first=first), 5))
        assert who_began(match.view(0)) == first
        seats.add(temper_of(match.view(0), 0).kind)
    assert seats == {*Kind}


# --- the vengeful one remembers


def even_table(*wrongs: Wrong) -> Table:
    """Three others with the same: nothing but memory tells them apart."""
    table = lay(rat(), *[rat("cheese1") for _ in range(3)], doors=[*["x x x x"] * 3, "x x x x x"])
    for door in range(3):
        drawn(table, door, door + 1)
    table.wrongs = [*wrongs]
    return table


@pytest.mark.parametrize("foe", [1, 2, 3])
@pytest.mark.parametrize("harm", [*Harm])
def test_a_vengeful_computer_robs_who_wronged_it_and_says_why(foe: int, harm: Harm) -> None:
    table = even_table(Wrong(foe, 0, harm))
    question = asked(table, ChooseVictim(0))
    assert isinstance(question, Victim)
    told = choice(table, question, VENGEFUL)
    assert told.answer == foe and code(told) == f"revenge.{harm.value}"
    assert dict(told.reason.params) == {"seat": foe}


@pytest.mark.parametrize("foe", [1, 2, 3])
def test_a_vengeful_computer_sends_the_cat_back(foe: int) -> None:
    table = even_table(Wrong(foe, 0, Harm.CAT))
    question = asked(table, SendCat(0))
    assert isinstance(question, Target)
    told = choice(table, question, VENGEFUL)
    assert told.answer == foe and code(told) == "revenge.cat"


def test_a_vengeful_computer_gives_no_dice_to_who_wronged_it() -> None:
    table = even_table()
    question = asked(table, NamePartner())
    assert isinstance(question, Partner)
    usual = choice(table, question, EVEN).answer
    table.wrongs = [Wrong(usual, 0, Harm.THEFT), Wrong(usual, 0, Harm.CAT)]
    told = choice(table, question, VENGEFUL)
    assert told.answer != usual and code(told) == "revenge.partner"
    assert dict(told.reason.params) == {"seat": usual}


def test_the_hypnotist_sends_the_cat_on_to_who_wronged_it() -> None:
    table = lay(rat(role="hypnotist"), *[rat(role=role) for role in ("fool", "alchemist", "al_ratone")])
    table.wrongs = [Wrong(3, 0, Harm.THEFT)]
    question = asked(table, TakeBandage(0, Cause.CAT, 1))
    assert isinstance(question, React)
    told = choice(table, question, VENGEFUL)
    assert told.answer == "redirect-3" and code(told) == "revenge.theft"


def test_what_happened_in_an_earlier_round_is_remembered_but_counts_less() -> None:
    table = even_table(Wrong(2, 0, Harm.CAT))
    record = RoundRecord(
        0, 3, 4, (), ((),) * 4, (2,) * 4, (), (0,) * 4, (), (Wrong(3, 0, Harm.THEFT),), None, None
    )
    table.records = [record]
    assert anger(view(table, 0), 0) == {2: 1.0, 3: 0.5}
    table.wrongs = []
    told = choice(table, asked(table, ChooseVictim(0)), VENGEFUL)
    assert told.answer == 3 and code(told) == "revenge.theft"


def test_wrongs_to_others_and_hints_know_no_revenge() -> None:
    table = even_table(Wrong(2, 1, Harm.CAT), Wrong(3, 0, Harm.THEFT))
    assert anger(view(table, 0), 0) == {3: 1.0}
    told = choice(table, asked(table, ChooseVictim(0)), EVEN)
    assert not code(told).startswith("revenge")


@pytest.mark.slow
def test_the_cunning_level_has_a_temper_too() -> None:
    taken_back = {VENGEFUL: 0, EVEN: 0}
    for foe in (1, 2, 3):
        table = even_table(Wrong(foe, 0, Harm.CAT), Wrong(foe, 0, Harm.THEFT))
        question = asked(table, SendCat(0))
        for temper in taken_back:
            told = [choice(table, question, temper, CUNNING, seed).answer for seed in range(8)]
            taken_back[temper] += told.count(foe)
    assert taken_back[VENGEFUL] > taken_back[EVEN]


# --- greed and caution


def sharing(dice: str, bandages: int = 0) -> tuple[Table, Any]:
    """Seat 1 is partner of seat 0 and keeps one of these dice."""
    rats = [rat(), rat("cheese1", bandages=bandages), rat()]
    table = lay(*rats, dice=dice, partners=(1,), doors=["x x x x", "x x x x x", "x x x x x"])
    drawn(table, 0, 1)
    return table, asked(table, Share(BLACK))


def test_greedy_and_cautious_computers_keep_different_dice() -> None:
    table, question = sharing("key1 heal", bandages=1)
    assert isinstance(question, Keep)
    greedy, cautious = (choice(table, question, temper) for temper in (GREEDY, CAUTIOUS))
    assert (greedy.answer, code(greedy)) == (0, "greedy.keys")
    table, question = sharing("key1 heal", bandages=2)
    cautious = choice(table, question, CAUTIOUS)
    assert (cautious.answer, code(cautious)) == (1, "cautious.heal")


def test_a_cautious_computer_spends_a_clover_that_others_would_save() -> None:
    table = lay(rat("clover cheese1", bandages=1), rat(), rat(), doors=["x x x x", "x x x x", "x x x x x"])
    question = asked(table, TakeBandage(0, Cause.CAT, 1))
    careful, greedy = (choice(table, question, temper) for temper in (CAUTIOUS, GREEDY))
    assert (careful.answer, code(careful)) == ("clover", "cautious.clover")
    assert (greedy.answer, code(greedy)) == ("take", "react.bear")


def test_a_cautious_computer_tells_that_it_takes_the_safest_door() -> None:
    table = lay(rat(), rat(), rat("cheese1 cheese1 cheese1"), doors=["x x x x x", "x x x x x", "x x"])
    drawn(table, 2, 2, 2, 2)
    question = asked(table, ChooseDoor(1, 1))
    assert isinstance(question, Pile)
    assert code(choice(table, question, CAUTIOUS)) == "cautious.door"
    assert code(choice(table, question, EVEN)) == "pile.safest"


def test_tempers_at_the_same_table_answer_differently_now_and_then() -> None:
    different = []
    for seed in range(9, 15):
        for number, (match, question) in enumerate(moments(Options(4), seed)):
            told = {repr(choice(match._table, question, temper, SOLID, number).answer) for temper in TEMPERS}
            if len(told) > 1:
                different.append(question.kind)
    assert len(different) > 10 and {"keep", "partner", "victim", "target"} <= {*different}
