"""Every table that comes from outside is looked at: each cube, each token, each turn."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from ratland_desktop.games.rattus.rules.game import RATTUS
from ratland_desktop.games.rattus.rules.keeping import RATTUS_KEEPING
from ratland_desktop.games.rattus.rules.regions import MAPS
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.games.rattus.rules.words import LAST_ROUND, SETTLING, TURNS
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from tests.games.rattus import playing
from tests.games.rattus.playing import played

Written = dict[str, Any]
doubt = RATTUS_KEEPING.doubt


def tables(options: Options, tempers: list[str] | None = None, seed: int = 3) -> list[Written]:
    """The tables at the start of every round of a game, as they come out of a file."""
    match = played(options, tempers, seed)
    written = [RATTUS.write(journal.start) for journal in (*match.past, match.journal)]
    found: list[Written] = json.loads(json.dumps(written))
    return found


FRESH, SETTLED, *_, LAST = tables(Options(3, first=1))
MIDDLE = next(
    table
    for table in tables(Options(3, first=1))[12:]
    if table["stage"] == TURNS and any(rat[2] for row in table["rats"].values() for rat in row)
)


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_every_table_of_every_game_is_trusted(options: Options, tempers: list[str], seed: int) -> None:
    assert {doubt(table) for table in tables(options, tempers, seed)} == {None}


def test_the_samples_are_what_they_are_called() -> None:
    assert (FRESH["stage"], SETTLED["stage"], SETTLED["turns"]) == (SETTLING, TURNS, 0)
    assert (MIDDLE["stage"], LAST["stage"]) == (TURNS, LAST_ROUND) and MIDDLE["turned"]
    assert {doubt(table) for table in (FRESH, SETTLED, MIDDLE, LAST)} == {None}


def move_a_cube(table: Written) -> None:
    """From a reserve to the region of the plague."""
    table["reserves"][0] -= 1
    table["cubes"][table["plague"]][0] += 1


def any_row(table: Written) -> list[Any]:
    return next(row for row in table["rats"].values() if row)


def seen_row(table: Written) -> list[Any]:
    return next(rat for row in table["rats"].values() for rat in row if rat[2])


def turn_up_the_supply(table: Written) -> None:
    """More from the supply than so few turns can have brought."""
    table["turned"] += [[table["supply"].pop(), False, []] for _ in table["supply"][1:]]


def swap_origins(table: Written) -> None:
    one = next(rat for row in table["rats"].values() for rat in row if rat[1])
    other = next(rat for row in table["rats"].values() for rat in row if not rat[1])
    one[1], other[1] = False, True


CHANGES: list[tuple[Written, Callable[[Written], object], str]] = [
    (MIDDLE, lambda t: t.update(extra=1), "table: other entries"),
    (MIDDLE, lambda t: t.pop("castle"), "table: other entries"),
    (MIDDLE, lambda t: t["options"].update(players=4), "cubes: other entries"),
    (MIDDLE, lambda t: t["options"].update(players=5), "players: not a number"),
    (MIDDLE, lambda t: t["options"].update(first=0), "first: somebody else"),
    (MIDDLE, lambda t: t["options"].update(first=True), "first: not a seat"),
    (MIDDLE, lambda t: t["options"].update(first="1"), "first: somebody else"),
    (MIDDLE, lambda t: t.update(first=3), "first: not a number"),
    (MIDDLE, lambda t: t["reserves"].__setitem__(0, t["reserves"][0] + 1), "cubes: ["),
    (MIDDLE, lambda t: t["cubes"]["gallia"].__setitem__(1, -1), "cubes: not a number"),
    (MIDDLE, lambda t: t["cubes"].pop("gallia"), "cubes: other entries"),
    (MIDDLE, lambda t: t["cubes"].update(russia=[0, 0, 0]), "cubes: other entries"),
    (MIDDLE, lambda t: t["castle"].append(0), "cubes: not a list of 3"),
    (MIDDLE, lambda t: t["supply"].append(t["supply"][0]), "tokens: not each once"),
    (MIDDLE, lambda t: t["supply"].pop(), "tokens: not each once"),
    (MIDDLE, lambda t: t["supply"].__setitem__(0, 50), "face: not a number"),
    (MIDDLE, lambda t: t["out"].append(t["supply"].pop()), "tokens: more or fewer taken out"),
    (MIDDLE, lambda t: any_row(t)[0].__setitem__(0, "5"), "face: not a number"),
    (MIDDLE, lambda t: any_row(t)[0].__setitem__(1, 1), "token: laid or not"),
    (MIDDLE, lambda t: any_row(t)[0].append(0), "token: not a list of 3"),
    (MIDDLE, lambda t: seen_row(t).__setitem__(2, [2, 1]), "token: seen by nobody"),
    (MIDDLE, lambda t: seen_row(t).__setitem__(2, [7]), "token: seen: not a number"),
    (MIDDLE, lambda t: any_row(t).extend([[1, False, []]] * 3), "tokens: too many in a row"),
    (MIDDLE, swap_origins, "tokens: others were laid"),
    (MIDDLE, turn_up_the_supply, "tokens: too many came"),
    (MIDDLE, lambda t: t["cards"].update(king=3), "cards: an unknown owner"),
    (MIDDLE, lambda t: t["cards"].update(king=True), "cards: an unknown owner"),
    (MIDDLE, lambda t: t["cards"].pop("king"), "cards: other entries"),
    (MIDDLE, lambda t: t["cards"].update(witch=None), "token: nobody has had the Witch"),
    (MIDDLE, lambda t: t.update(turns=1), "cards: taken too early"),
    (MIDDLE, lambda t: t.update(turns="12"), "cards: taken too early"),
    (MIDDLE, lambda t: t.update(turns=9999), "turns: not a number"),
    (MIDDLE, lambda t: t.update(active=(t["active"] + 1) % 3), "active: not in turn"),
    (MIDDLE, lambda t: t.update(plague="russia"), "plague: nowhere"),
    (MIDDLE, lambda t: t.update(plague=None), "plague: nowhere"),
    (MIDDLE, lambda t: t.update(stage=3), "stage: not a number"),
    (MIDDLE, lambda t: t.update(stage=0, active=t["active"]), "turns: before the settling"),
    (MIDDLE, lambda t: t.update(ending="supply"), "ending: the game goes on"),
    (MIDDLE, lambda t: t.update(ending=None), "ending: the game goes on"),
    (LAST, lambda t: t.update(ending=""), "ending: no reason"),
    (LAST, lambda t: t.update(ending="boredom"), "ending: no reason"),
    (LAST, lambda t: t.update(stage=1, active=(t["active"] + 1) % 3, ending=""), "ending: missing"),
    (FRESH, lambda t: move_a_cube(t), "cubes: on the board before"),
    (FRESH, lambda t: t["castle"].__setitem__(0, 1), "cubes: ["),
    (FRESH, lambda t: any_row(t).append([t["supply"].pop(), False, []]), "tokens: not one in each"),
    (SETTLED, lambda t: move_a_cube(t), "cubes: not those of the settling"),
    (SETTLED, lambda t: t["cards"].update(king=0), "cards: taken too early"),
]  # fmt: skip


@pytest.mark.parametrize(("sample", "change", "reason"), CHANGES)
def test_what_cannot_be_is_found(sample: Written, change: Callable[[Written], object], reason: str) -> None:
    table = copy.deepcopy(sample)
    change(table)
    assert (doubt(table) or "nothing").startswith(reason)


def test_a_cube_saved_without_a_king_is_found() -> None:
    table = copy.deepcopy(MIDDLE)
    table["castle"] = [1, 0, 0]
    table["cards"]["king"] = None
    table["reserves"][0] = 20 - 1 - sum(cubes[0] for cubes in table["cubes"].values())
    assert doubt(table) == "castle: nobody has had the King"


def test_a_plague_that_has_not_struck_is_found() -> None:
    table = copy.deepcopy(MIDDLE)
    region = next(r for r, row in table["rats"].items() if row and any(table["cubes"][r]))
    table["plague"] = region
    assert doubt(table) == "plague: it has not struck"


def test_single_cubes_after_the_settling_and_tokens_turned_up_before_it_are_found() -> None:
    table = copy.deepcopy(SETTLED)
    one, other = [row for row in table["cubes"].values() if not row[0]][:2]
    for row in table["cubes"].values():
        row[0] = 0
    one[0], other[0] = 1, 3
    assert doubt(table) == "cubes: not in pairs"
    table = copy.deepcopy(FRESH)
    region = next(iter(MAPS[3].regions))
    table["turned"].append(table["rats"][region].pop())
    assert doubt(table) == "tokens: not one in each region"
    table["rats"][region].append([table["supply"].pop(), False, []])
    assert doubt(table) == "tokens: turned up before the first turn"


def test_a_last_round_before_the_first_turn_is_found() -> None:
    table = copy.deepcopy(SETTLED)
    table.update(stage=2, ending="reserve", active=(table["first"] - 1) % 3)
    assert doubt(table) == "turns: the end came before the first"


@pytest.mark.parametrize("written", [None, [], 7, "table", {}, {"options": {}}])
def test_anything_else_is_no_table(written: object) -> None:
    assert doubt(written) == "table: other entries"


# --- damage by chance

JUNK: list[Any] = [
    None,
    -1,
    0,
    1,
    2,
    3,
    7,
    21,
    49,
    50,
    10**30,
    1.5,
    True,
    False,
    "",
    "gallia",
    [],
    [[]],
    {},
    [0] * 3,
]


def damaged(written: Written, dice: Dice) -> Written:
    """The same table with one to three entries, anywhere in it, changed to something else."""
    table = copy.deepcopy(written)
    for _ in range(1 + dice.below(3)):
        place: Any = table
        while True:
            keys = [*place] if isinstance(place, dict) else [*range(len(place))]
            if not keys:
                break
            key = dice.choose(keys)
            if isinstance(place[key], (dict, list)) and place[key] and dice.below(5):
                place = place[key]
                continue
            if dice.below(6):
                place[key] = copy.deepcopy(dice.choose(JUNK))
            else:
                del place[key]
            break
    return table


def check_damage(seeds: range) -> int:
    """No damaged table breaks anything, and one that is trusted can be played to its end.

    How many were trusted: the damage was to nothing that matters, or was no damage.
    """
    samples = [FRESH, SETTLED, MIDDLE, LAST]
    trusted = 0
    for seed in seeds:
        dice = Dice(seed)
        table = damaged(samples[seed % 4], dice)
        if doubt(table) is None:
            trusted += 1
            match = Match(RATTUS, RATTUS.read(table), 1, Dice(1))
            while not match.over:
                (question,) = match.open_questions
                match.answer(question.seat, question.any_answer(dice))
    return trusted


def test_damaged_tables_break_nothing() -> None:
    assert check_damage(range(1000)) < 30


@pytest.mark.slow
def test_five_thousand_damaged_tables_break_nothing() -> None:
    assert check_damage(range(1000, 6000)) < 130
