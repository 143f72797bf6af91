"""Why an act is not possible: every reason, and never a reason for what the question takes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.game import new_match
from ratland_desktop.games.rattus.rules.questions import Act, Answer, Finish
from ratland_desktop.games.rattus.rules.reasons import why_not
from ratland_desktop.games.rattus.rules.regions import MAPS
from ratland_desktop.games.rattus.rules.table import Options, Table
from tests.games.rattus import playing
from tests.games.rattus.kit import lay, lay_last, sit
from tests.games.rattus.playing import moments


def every_act(players: int) -> Iterator[Answer]:
    """All that could be said with regions, cards and small numbers."""
    regions = MAPS[players].regions
    for card in CARDS:
        yield ("take", card)
    for one in regions:
        for act in ("king", "plague", "peasant", "knight"):
            yield (act, one)
        for number in range(5):
            yield ("place", one, number)
            yield ("witch", one, number)
            for other in regions:
                yield ("monk", one, number, other)
                yield ("merchant", one, other, number)


@pytest.mark.slow
@settings(max_examples=6)
@given(playing.options, playing.tempers, playing.seeds)
def test_there_is_a_reason_exactly_for_what_the_question_does_not_offer(
    options: Options, tempers: list[str], seed: int
) -> None:
    acts = [*every_act(options.players)]
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        if number % 3 or match.over:
            continue
        (question,) = match.open_questions
        offered: set[object] = set()
        if isinstance(question, Act):
            offered = {*question.acts()}
        elif isinstance(question, Finish):
            offered = {*question.options}
        view = match.view(None)
        assert {act for act in acts if why_not(view, act) is None} == offered - {"done"}
        assert why_not(match._table, acts[number]) is None or acts[number] not in offered


def reason(table: Table, *act: object) -> tuple[str, dict[str, object]]:
    found = why_not(table, act)
    assert found is not None
    return found.code.removeprefix("act."), found.params


BUSY = {
    "cubes": {"anglia": (2, 0), "gallia": (1, 1)},
    "rats": {"gallia": 2, "italia": 3},
    "plague": "germania",
}


def turn(**more: object) -> Table:
    return lay(2, **{**BUSY, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("cards", "act", "code", "params"),
    [
        ({"monk": 0}, ("take", "monk"), "own_card", {"card": "monk"}),
        ({}, ("place", "anglia", 1), "no_rats", {"region": "anglia"}),
        ({}, ("place", "gallia", 3), "number", {"region": "gallia", "rats": 2, "most": 2}),
        ({"peasant": 0}, ("place", "gallia", 4), "number", {"region": "gallia", "rats": 2, "most": 3}),
        ({}, ("plague", "italia"), "place_first", {}),
        ({}, ("king", "anglia"), "not_held", {"card": "king", "owner": None}),
        ({"king": 1}, ("king", "anglia"), "not_held", {"card": "king", "owner": 1}),
        ({"king": 0}, ("king", "gallia"), "rats_there", {"region": "gallia"}),
        ({"king": 0}, ("king", "polonia"), "no_own_cube", {"region": "polonia"}),
        ({"monk": 0}, ("monk", "anglia", 0, "gallia"), "no_token", {"region": "anglia"}),
        ({"monk": 0}, ("monk", "gallia", 0, "polonia"), "not_neighbours",
         {"region": "gallia", "to": "polonia"}),
        ({"monk": 0}, ("monk", "gallia", 0, "italia"), "full", {"region": "italia"}),
        ({"merchant": 0}, ("merchant", "polonia", "russia", 1), "no_own_cube", {"region": "polonia"}),
        ({"merchant": 0}, ("merchant", "anglia", "italia", 1), "not_neighbours",
         {"region": "anglia", "to": "italia"}),
        ({"merchant": 0}, ("merchant", "anglia", "gallia", 3), "cubes", {"most": 2}),
        ({"witch": 0}, ("witch", "gallia", 2), "no_token", {"region": "gallia"}),
        ({"peasant": 0}, ("peasant", "gallia"), "not_now", {"act": "peasant"}),
        ({"knight": 0}, ("knight", "gallia"), "not_now", {"act": "knight"}),
    ],
)  # fmt: skip
def test_each_reason_in_a_turn(
    cards: dict[str, int], act: Answer, code: str, params: dict[str, object]
) -> None:
    assert reason(turn(cards=cards), *act) == (code, params)


def test_reasons_after_something_was_done() -> None:
    sitting = sit(
        turn(cards={"king": 0, "knight": 0}), ("take", "monk"), ("place", "gallia", 2), ("king", "anglia")
    )
    table = sitting.table
    assert reason(table, "take", "witch") == ("took_already", {})
    assert reason(table, "place", "gallia", 2) == ("placed_already", {})
    assert reason(table, "king", "anglia") == ("used_already", {"card": "king"})
    assert reason(table, "plague", "germania") == ("must_move", {"region": "germania"})
    table.plague = "hispania"
    assert reason(table, "plague", "polonia") == ("too_far", {"region": "polonia", "steps": 2})
    table.cards["knight"] = 1
    assert reason(table, "plague", "anglia") == ("too_far", {"region": "anglia", "steps": 1})


def test_nothing_but_the_kettle_is_possible_while_the_witch_looks() -> None:
    sitting = sit(turn(cards={"witch": 0}), ("witch", "gallia", 0))
    assert reason(sitting.table, "place", "gallia", 2) == ("not_now", {"act": "place"})


def test_reasons_in_the_last_round() -> None:
    table = sit(lay_last(2, castle=(0, 20), cards={"peasant": 1, "knight": 1}, plague="hispania")).table
    assert reason(table, "peasant", "gallia") == ("reserve_empty", {})
    assert reason(table, "knight", "polonia") == ("too_far", {"region": "polonia", "steps": 2})
    assert reason(table, "take", "king") == ("not_now", {"act": "take"})
    assert why_not(table, ("knight", "hispania")) is None


def test_nothing_is_possible_in_the_settling_and_after_the_end() -> None:
    match = new_match(Options(2), 1)
    assert reason(match._table, "take", "king") == ("not_now", {"act": "take"})
    assert reason(playing.played(Options(2))._table, "take", "king") == ("not_now", {"act": "take"})
