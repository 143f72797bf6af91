"""RatLand looks at every table that comes from outside: each rat, each card, each variant."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food
from tests.saves.playing import every_option, match_after

FULL = Options(7, clans=True, board=Board.SECRET, food=Food.SORTED)


def tables(options: Options, seed: int = 3) -> list[dict[str, Any]]:
    """The tables at the start of every round of a game, as they come out of a file."""
    match = match_after(None, options, seed)
    written = [RATLAND_KEEPING.game.write(journal.start) for journal in (*match.past, match.journal)]
    found: list[dict[str, Any]] = json.loads(json.dumps(written))
    return found


@pytest.mark.parametrize("players", range(2, 13))
def test_every_table_of_every_variant_is_trusted(players: int) -> None:
    for options in every_option(players):
        assert {RATLAND_KEEPING.doubt(table) for table in tables(options)} == {None}


def first(table: dict[str, Any]) -> dict[str, Any]:
    sewer: dict[str, Any] = table["sewers"][0]
    return sewer


@pytest.mark.parametrize(
    ("change", "doubt"),
    [
        (lambda table: table.update(pile=table["pile"] - 1), "rats: 229 instead of 230"),
        (lambda table: first(table).update(buried=first(table)["buried"] + 1), "rats: 231 instead of 230"),
        (lambda table: first(table).update(cheese=first(table)["cheese"] + 1), "record: something happened"),
        (lambda table: first(table)["places"].__setitem__(0, 1), "places: rats are out"),
        (lambda table: first(table).update(clan="sneaky"), "clan: unknown"),
        (lambda table: first(table).update(clan=None), "clan: too early or missing"),
        (lambda table: first(table).update(dealt=["ninja", "seer"]), "dealt: wrong cards"),
        (lambda table: [s.update(clan="ninja") for s in table["sewers"]], "clans: more cards"),
        (lambda table: table["options"].update(clans=False), "clan: too early or missing"),
        (lambda table: table["options"].update(board="off"), "aggressive: not this variant"),
        (lambda table: table["options"].update(players=6), "sewers: not a list of 6"),
        (lambda table: table["events"].pop(), "events: not"),
        (lambda table: table.update(event="abundance_of_cheese"), "event: not the last one"),
        (lambda table: table["foods"].append(table["foods"].pop(0)), "foods: not in order"),
        (lambda table: table["foods"].append(3), "foods: not all cards"),
        (lambda table: table.update(active=(table["active"] + 1) % 7), "active: not in turn"),
        (lambda table: table.update(round=table["round"] + 1), "round: not as many"),
        (lambda table: table.update(final=not table["final"]), "final: too early"),
        (lambda table: table.update(boards_known=False), "boards_known: too early"),
        (lambda table: table.update(phase=2), "phase: not between rounds"),
        (lambda table: table["records"].pop(), "event"),
    ],
)
def test_what_cannot_be_is_found(change: Callable[[dict[str, Any]], object], doubt: str) -> None:
    table = tables(FULL)[3]
    assert RATLAND_KEEPING.doubt(table) is None
    change(table)
    assert (RATLAND_KEEPING.doubt(table) or "").startswith(doubt)


def test_nobody_begins_with_more_cheese_or_rats_than_the_others() -> None:
    for change in ({"cheese": 3}, {"lost": 1, "places": [0, 0, 0, 0, 0, 6, 0]}):
        table = tables(FULL)[0]
        first(table).update(change)
        assert RATLAND_KEEPING.doubt(table) is not None


@pytest.mark.parametrize("written", [None, [], 7, "table", {}, {"options": {}}])
def test_anything_else_is_no_table(written: object) -> None:
    assert RATLAND_KEEPING.doubt(written) is not None
