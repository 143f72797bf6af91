"""Every table that comes from outside is looked at: each card, each point, each round."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS, new_match
from ratland_desktop.games.comme_des_rats.rules.keeping import COMME_DES_RATS_KEEPING as KEEPING
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from tests.games.comme_des_rats.playing import EVERY_VARIANT, moments, played

Written = dict[str, Any]


def tables(options: Options, seed: int, temper: str = "schemer") -> list[Written]:
    """The tables at the start of every round of a game, as they come out of a file."""
    match = played(options, [temper] * 5, seed)
    written = [COMME_DES_RATS.write(journal.start) for journal in (*match.past, match.journal)]
    found: list[Written] = json.loads(json.dumps(written))
    return found


@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_every_table_of_every_variant_is_trusted_and_reads_as_it_was_written(options: Options) -> None:
    for seed in range(10):
        for written in tables(options, seed):
            assert KEEPING.doubt(written) is None
            assert COMME_DES_RATS.write(COMME_DES_RATS.read(written)) == written


def table_with_rounds(rounds: int) -> Written:
    for seed in range(200):
        for written in tables(Options(4, roles=True), seed):
            if written["round"] == rounds:
                return written
    raise AssertionError("no such game")


def tied_table() -> Written:
    for seed in range(2000):
        for written in tables(Options(3), seed):
            if written["one_more"]:
                return written
    raise AssertionError("no tie")


def last(table: Written) -> Written:
    record: Written = table["records"][-1]
    return record


@pytest.mark.parametrize(
    ("change", "doubt"),
    [
        (lambda table: table.pop("round"), "table: other entries"),
        (lambda table: table["options"].update(players=6), "players: not a number"),
        (lambda table: table["options"].update(players=1), "players: too few"),
        (lambda table: table["options"].update(players=True), "players: not a number"),
        (lambda table: table["options"].update(four_dice=1), "variants: unknown"),
        (lambda table: table["options"].update(first=4), "first: not a number"),
        (lambda table: table["options"].update(first=(last(table)["first"] + 1) % 4), "first: somebody else"),
        (lambda table: table["points"].append(0), "points: not a list of 4"),
        (lambda table: table["points"].__setitem__(0, -1), "points: not a number"),
        (lambda table: table["points"].__setitem__(0, table["points"][0] + 1), "points: not those"),
        (lambda table: table.update(active=(table["active"] + 1) % 4), "active: not in turn"),
        (lambda table: table.update(active=4), "active: not a number"),
        (lambda table: table.update(round=0), "round: not as many"),
        (lambda table: table.update(round=7), "round: not a number"),
        (lambda table: table.update(ended=True), "ended: nothing left"),
        (lambda table: table.update(one_more=True), "one_more: nobody"),
        (lambda table: table.update(one_more=None), "one_more: nobody"),
        (lambda table: table.update(records=[last(table)] * 6), "records: too many"),
        (lambda table: table.update(records={}), "records: not a list"),
        (lambda table: last(table).pop("out"), "record: other entries"),
        (lambda table: last(table).update(turns=0), "turns: not one after the other"),
        (lambda table: last(table).update(turns=last(table)["turns"] + 1), "turns: not one after the other"),
        (lambda table: last(table).update(out=[1, 0]), "out: not in order"),
        (lambda table: last(table).update(out=[4]), "out: not a number"),
        (lambda table: last(table)["middle"].append("clover"), "cards: not those of the box"),
        (lambda table: last(table)["middle"].append("cat"), "middle: unknown card"),
        (lambda table: last(table)["middle"].append(7), "middle: unknown card"),
        (lambda table: last(table)["doors"].pop(), "doors: not a list of 4"),
        (lambda table: last(table)["sprung"].__setitem__(0, 6), "sprung: not a number"),
        (lambda table: last(table)["roles"].pop(), "roles: not a list of 4"),
        (lambda table: last(table)["roles"].__setitem__(0, "cat"), "roles: unknown"),
        (lambda table: last(table).update(roles=["fool"] * 4), "roles: dealt twice"),
        (lambda table: last(table).update(gained=[0, 0, 0, 0]), "gained: not what"),
        (lambda table: last(table).update(gained=[0, 0, 0, 0.0]), "gained: not a number"),
        (lambda table: table["options"].update(roles=False), "roles: not a list of 0"),
        (lambda table: last(table).update(wrongs=[[0, 4, "cat"]]), "wrongs: not a number"),
        (lambda table: last(table).update(wrongs=[[1, 1, "cat"]]), "wrongs: to the own seat"),
        (lambda table: last(table).update(wrongs=[[0, 1, ["cat"]]]), "wrongs: unknown"),
        (lambda table: last(table).update(wrongs=[[0, 1]]), "wrongs: not a list of 3"),
    ],
)
def test_what_cannot_be_is_found(change: Callable[[Written], object], doubt: str) -> None:
    table = table_with_rounds(1)
    assert KEEPING.doubt(table) is None
    change(table)
    assert (KEEPING.doubt(table) or "").startswith(doubt), KEEPING.doubt(table)


def made_up(**changes: object) -> Written:
    """A first round of three that ended with two empty doors, with something changed."""
    record: Written = {
        "first": 0, "last": 2, "turns": 6, "out": [],
        "stashes": [["cheese1", "cheese1", "cheese2"], ["clover", "cheese1"], ["cheese1"]],
        "gained": [4, 1, 1], "roles": [], "sprung": [2, 1, 0], "middle": ["clover"],
        "wrongs": [[0, 1, "theft"], [2, 0, "cat"]], "lost": [[], [], []],
        "doors": [[], [], ["cheese1", "trap", "cheese2", "cheese1", "cheese2"]],
    }  # fmt: skip
    options = {"players": 3, "four_dice": False, "roles": False, "first": None}
    table: Written = {"options": options, "points": [4, 1, 1], "active": 0, "round": 1, "records": [record],
                      "one_more": False, "ended": False}  # fmt: skip
    for name, value in changes.items():
        target = record if name in record else table
        target[name] = value
    return table


@pytest.mark.parametrize(
    ("changes", "doubt"),
    [
        ({}, None),
        ({"stashes": [["cheese2", "cheese1", "cheese1"], ["clover", "cheese1"], ["cheese1"]]}, "cards: not"),
        ({"middle": ["cheese1"], "stashes": [["cheese1", "cheese1", "cheese2"], ["clover", "clover"],
                                             ["cheese1"]]}, "middle: only"),
        ({"sprung": [1, 1, 0], "middle": ["trap", "clover"]}, "middle: a trap without"),
        ({"sprung": [1, 1, 0], "stashes": [["trap", "cheese1", "cheese1", "cheese2"], ["clover", "cheese1"],
                                           ["cheese1"]]}, "stash: a trap"),
        ({"sprung": [2, 1, 1], "doors": [[], [], ["cheese1", "cheese1", "cheese2", "cheese1", "cheese2"]],
          "stashes": [["cheese1", "cheese1", "cheese2"], ["clover"], ["cheese1"]], }, "door: too many"),
        ({"sprung": [3, 1, 0], "doors": [[], [], ["cheese1", "cheese2", "cheese1", "cheese2"]]}, "door:"),
        ({"doors": [[], ["cheese2"], ["cheese1", "trap", "cheese1", "cheese2"]]}, "round: not over"),
        ({"out": [1]}, "out: keeps"),
        ({"lost": [["clover"], [], []], "middle": []}, "out: keeps"),
    ],
)  # fmt: skip
def test_cards_lie_only_where_they_can(changes: Written, doubt: str | None) -> None:
    found = KEEPING.doubt(made_up(**changes))
    assert found is None if doubt is None else (found or "").startswith(doubt), found


def test_a_game_that_was_over_goes_on_only_after_a_full_tie() -> None:
    tied = tied_table()
    assert KEEPING.doubt(tied) is None
    tied["one_more"] = False
    assert (KEEPING.doubt(tied) or "").startswith("one_more")
    over = made_up()
    over["points"] = [8, 2, 2]
    record = over["records"][0]
    over["records"] = [record, {**record}]
    over.update(round=2)
    assert (KEEPING.doubt(over) or "").startswith("records: the game was over")


@pytest.mark.parametrize("written", [None, [], 7, "table", {}, {"options": {}}, float("nan")])
def test_anything_else_is_no_table(written: object) -> None:
    assert KEEPING.doubt(written) is not None


JUNK: tuple[Any, ...] = (None, True, -1, 0, 1, 3, 10**9, 0.5, "", "trap", "fool", [], {}, [[]], ["clover"])


def damaged(written: Any, chance: Random) -> Any:
    """The table with one value changed, lost or moved somewhere."""
    table = json.loads(json.dumps(written))
    spots: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        for key in [*value] if isinstance(value, dict) else range(len(value)):
            spots.append((value, key))
            if isinstance(value[key], dict | list):
                walk(value[key])

    walk(table)
    holder, key = chance.choice(spots)
    other, place = chance.choice(spots)
    way = chance.random()
    if way < 0.2:
        del holder[key]
    else:
        holder[key] = json.loads(json.dumps(other[place])) if way < 0.5 else chance.choice(JUNK)
    return table


def test_five_thousand_damaged_tables_are_doubted_or_can_be_played() -> None:
    chance = Random(5)
    sound = [written for options in EVERY_VARIANT for written in tables(options, 4)]
    doubted = 0
    for number in range(5000):
        written = damaged(sound[number % len(sound)], chance)
        if KEEPING.doubt(written) is not None:
            doubted += 1
            continue
        table = COMME_DES_RATS.read(written)
        assert json.loads(json.dumps(COMME_DES_RATS.write(table))) == written
        if number % 10 == 0:
            for _ in moments(Match(COMME_DES_RATS, table, 1, Dice(1)), ["chance"] * 5, 1):
                pass
    assert 4000 < doubted < 5000


def test_saves_show_the_round_and_the_variants_and_mark_where_a_game_stands() -> None:
    marks = set()
    variant = {"four_dice": False, "roles": True}
    for match in moments(new_match(Options(4, roles=True), 3), ["chance"] * 5, 2):
        seen = match.view(None)
        assert KEEPING.summary(seen) == {"round": seen.round, **variant}
        assert KEEPING.variant(seen) == variant
        marks.add(json.dumps(KEEPING.mark(seen)))
    assert len(marks) > 20 and KEEPING.rules
