"""Tables written down, read again, and looked at with doubt when they come from outside."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from ratland_desktop.games.ratjack.rules.game import RATJACK, new_match
from ratland_desktop.games.ratjack.rules.keeping import RATJACK_KEEPING
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.words import Deck
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from tests.games.ratjack import playing
from tests.games.ratjack.playing import EVERY_TABLE, played

FULL = Options(3, Deck.RATS_WEASELS, first=1)


def tables(options: Options, seed: int = 3) -> list[dict[str, Any]]:
    """The tables at the start of every round of a game, as they come out of a file."""
    match = played(options, seed=seed)
    written = [RATJACK.write(journal.start) for journal in (*match.past, match.journal)]
    found: list[dict[str, Any]] = json.loads(json.dumps(written))
    return found


@given(playing.options, playing.tempers, playing.seeds)
def test_the_table_at_every_rounds_start_survives_a_file_and_is_trusted(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    for journal in (*match.past, match.journal):
        written = json.loads(json.dumps(RATJACK.write(journal.start)))
        assert RATJACK.read(written) == journal.start
        assert RATJACK_KEEPING.doubt(written) is None


def test_a_copied_table_shares_nothing_that_changes() -> None:
    match = new_match(FULL, 1)
    table = match._table
    copy = table.copy()
    assert copy == table
    for change in (copy.points, copy.hands, copy.rows, copy.aside, copy.totals):
        change.pop()
    assert [len(each) for each in (table.points, table.hands, table.rows, table.aside, table.totals)] == [
        3
    ] * 5


Change = Callable[[dict[str, Any]], object]
WRONG: list[tuple[Change, str]] = [
    (lambda t: t.update(more=1), "table: other entries"),
    (lambda t: t.pop("round"), "table: other entries"),
    (lambda t: t.update(points=3), "points: not of its kind"),
    (lambda t: t.update(round=True), "round: not of its kind"),
    (lambda t: t["options"].pop("deck"), "options: other entries"),
    (lambda t: t["options"].update(players=5), "players: too few"),
    (lambda t: t["options"].update(players="3"), "players: too few"),
    (lambda t: t["options"].update(first=3), "first: no seat"),
    (lambda t: t["options"].update(deck="rats"), "sets: not those"),
    (lambda t: t.update(sets="cats"), "sets: unknown"),
    (lambda t: t["points"].append(0), "points: not those"),
    (lambda t: t["points"].__setitem__(0, 3), "points: not those"),
    (lambda t: t["points"].__setitem__(0, -1), "points: not those"),
    (lambda t: t["points"].__setitem__(0, 1.0), "points: not those"),
    (lambda t: t.update(round=9), "round: not as many"),
    (lambda t: t.update(round=0), "round: not as many"),
    (lambda t: t.update(starter=3), "starter: no seat"),
    (lambda t: t.update(last_point=[0, 0]), "last point: no seats"),
    (lambda t: t.update(last_point=["0"]), "last point: no seats"),
    (lambda t: t.update(last_point=[[]]), "last point: no seats"),
    (lambda t: t.update(last_point=[]), "starter: not who got"),
    (lambda t: t.update(last_point=[1], points=[2, 0, 0], starter=1), "starter: not who got"),
    (lambda t: t.update(starter=2), "starter: not who got"),
    (lambda t: t.update(last_point=[0, 1], starter=0, points=[1, 1, 0], round=2), "last point: more"),
]  # fmt: skip


def a_table() -> dict[str, Any]:
    options = {"players": 3, "deck": "rats_weasels", "first": 1}
    return {
        "options": options,
        "sets": "rats_weasels",
        "points": [1, 1, 0],
        "starter": 0,
        "round": 2,
        "last_point": [0],
    }


@pytest.mark.parametrize(
    ("change", "doubt"), WRONG, ids=[f"{n}: {doubt}" for n, (_, doubt) in enumerate(WRONG)]
)
def test_what_cannot_be_is_found(change: Change, doubt: str) -> None:
    table = a_table()
    assert RATJACK_KEEPING.doubt(table) is None
    change(table)
    assert (RATJACK_KEEPING.doubt(table) or "").startswith(doubt)


def test_before_the_first_round_nobody_has_a_point_and_the_right_seat_begins() -> None:
    first = a_table() | {"points": [0, 0, 0], "round": 0, "last_point": [], "starter": 1}
    assert RATJACK_KEEPING.doubt(first) is None
    for wrong in ({"starter": 0}, {"last_point": [1]}, {"points": [0, 1, 0]}):
        assert RATJACK_KEEPING.doubt(first | wrong) is not None


@pytest.mark.parametrize("written", [None, [], 7, "table", {}, {"options": {}}, {"options": None}])
def test_anything_else_is_no_table(written: object) -> None:
    assert RATJACK_KEEPING.doubt(written) is not None


JUNK: list[Any] = [None, True, -1, 0, 1, 2, 3, 4, 99, 1.5, "", "rats", "cats", [], [0], [1, 1], {}, {"a": 1}]


def damaged(table: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """A written table with one to three random places changed, doubled or lost."""
    table = json.loads(json.dumps(table))
    for _ in range(1 + dice.below(3)):
        place: Any = dice.choose([table, table, table["options"], table["points"], table["last_point"]])
        if not isinstance(place, (dict, list)) or not place:
            continue
        at = dice.choose([*place] if isinstance(place, dict) else [*range(len(place))])
        if dice.below(4):
            place[at] = json.loads(json.dumps(dice.choose(JUNK)))
        elif isinstance(place, dict):
            del place[at]
        else:
            place.append(place[at])
        if not all(isinstance(table.get(name), (dict, list)) for name in ("options", "points", "last_point")):
            break
    return table


def test_5000_damaged_tables_are_doubted_or_can_be_played() -> None:
    """None of them breaks the look, and what passes it is a table that the rules play to its end."""
    whole = [table for options in EVERY_TABLE[::2] for table in tables(options)]
    dice = Dice(4)
    doubted = 0
    for number in range(5000):
        table = damaged(dice.choose(whole), dice)
        if RATJACK_KEEPING.doubt(table) is not None:
            doubted += 1
        elif number % 5 == 0:
            match = Match(RATJACK, RATJACK.read(table), 1, Dice(1))
            while not match.over:
                for question in match.open_questions:
                    match.answer(question.seat, question.any_answer(dice))
            assert RATJACK.write(RATJACK.read(table)) == table
    assert 3500 < doubted < 5000


# --- what saves show


def test_the_list_of_games_shows_the_round_and_the_deck() -> None:
    match = new_match(Options(2, None, first=0), 3)
    assert RATJACK_KEEPING.summary(match.view(None)) == {"round": 1, "deck": match.view(None).sets.value}
    over = played(Options(2, Deck.RATS), seed=4)
    assert RATJACK_KEEPING.summary(over.view(None)) == {"round": len(over.stories), "deck": "rats"}
    assert RATJACK_KEEPING.game is RATJACK and RATJACK_KEEPING.rules


def test_the_mark_is_plain_data_that_tells_positions_apart_and_nothing_hidden() -> None:
    match, dice, marks = new_match(FULL, 1), Dice(2), []
    while not match.over:
        mark = RATJACK_KEEPING.mark(match.view(None))
        assert json.loads(json.dumps(mark)) == mark
        marks.append(json.dumps(mark))
        for question in match.open_questions:
            match.answer(question.seat, question.any_answer(dice))
    assert len({*marks}) > len(marks) * 0.8
