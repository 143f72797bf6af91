"""Section 2: how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.game import RATTUS, new_match
from ratland_desktop.games.rattus.rules.regions import MAPS
from ratland_desktop.games.rattus.rules.setup import lay_table
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.games.rattus.rules.tokens import FACES, STARTING
from ratland_desktop.games.rattus.rules.words import TURNS
from ratland_desktop.tabletop.dialogue import IllegalSetup
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus.kit import Sitting
from tests.games.rattus.page import cells


@pytest.mark.parametrize("players", MAPS)
def test_tokens_are_laid_and_taken_out_as_the_page_says(players: int, law: str) -> None:
    (row,) = [r for r in cells(law, "## 2. Set-up") if r[0] == str(players)]
    regions, laid, joining, out, supply = (int(cell.split()[0]) for cell in row[1:])
    for seed in range(20):
        table = lay_table(Options(players), Dice(seed))
        assert len(table.rats) == len(table.cubes) == regions == laid
        assert all(len(rats) == 1 and rats[0].laid and not rats[0].seen for rats in table.rats.values())
        on_board = {rats[0].face for rats in table.rats.values()}
        assert len(on_board) == laid and on_board <= {*STARTING}
        assert (len(table.out), len(table.supply)) == (out, supply)
        assert sorted([*on_board, *table.out, *table.supply]) == [*FACES]
        assert sum(FACES[face].starting for face in (*table.out, *table.supply)) == joining


def test_starting_tokens_that_were_not_laid_join_before_others_are_taken_out() -> None:  # R2
    taken_out = Counter(
        FACES[face].starting for seed in range(200) for face in lay_table(Options(2), Dice(seed)).out
    )
    assert 150 < taken_out[True] < 350  # of 2400, by chance 12 of 41 of 4 a game: about 234


def test_everybody_begins_with_twenty_cubes_and_no_card() -> None:
    table = lay_table(Options(3), Dice(1))
    assert table.reserves == [20, 20, 20] and table.castle == [0, 0, 0]
    assert [*table.cards] == ["peasant", "merchant", "monk", "knight", "witch", "king"]
    assert {*table.cards.values()} == {None}


@pytest.mark.parametrize("players", MAPS)
def test_the_plague_begins_in_any_region_in_play(players: int) -> None:  # R4
    found = {lay_table(Options(players), Dice(seed)).plague for seed in range(150)}
    assert found == {*MAPS[players].regions}


def test_the_one_the_table_names_begins_or_else_chance_decides() -> None:  # R5
    assert {lay_table(Options(4, first=2), Dice(seed)).first for seed in range(20)} == {2}
    assert {lay_table(Options(4), Dice(seed)).first for seed in range(60)} == {0, 1, 2, 3}


def test_the_table_is_told_before_anybody_is_asked() -> None:
    match = new_match(Options(2, first=1), 4)
    table = match._table
    assert match.story == [h.TableLaid(2, MAPS[2].regions, table.plague, 1, 12, 29)]


@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, 0, [0, 1, 1, 0]), (3, 1, [1, 2, 0, 0, 2, 1]), (4, 3, [3, 0, 1, 2, 2, 1, 0, 3])],
)
def test_pairs_of_cubes_are_put_down_forth_and_back_again(
    players: int, first: int, order: list[int]
) -> None:  # R6
    sitting = Sitting(lay_table(Options(players, first=first), Dice(3)))
    for seat in order:
        assert (sitting.question.seat, sitting.question.kind) == (seat, "settle")
        assert sitting.question.options == MAPS[players].regions  # type: ignore[attr-defined]
        sitting.say("gallia")
    assert [(x.seat, x.region, x.cubes) for x in sitting.told(h.Settled)] == [(s, "gallia", 2) for s in order]
    assert sitting.table.cubes["gallia"] == [4] * players
    assert sitting.table.reserves == [16] * players
    assert (sitting.table.stage, sitting.table.active) == (TURNS, first)
    assert sitting.one(h.TurnBegan) == h.TurnBegan(first, 1)


def test_the_second_pair_may_go_elsewhere_and_only_into_regions_in_play() -> None:  # R1, R6
    sitting = Sitting(lay_table(Options(2, first=0), Dice(3)))
    assert sitting.refuses("russia") == sitting.refuses("atlantis") == "answer.not_offered"
    sitting.say("anglia", "italia", "italia", "polonia")
    assert sitting.table.cubes["anglia"] == [2, 0]
    assert sitting.table.cubes["italia"] == [0, 4]
    assert sitting.table.cubes["polonia"] == [2, 0]


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_no_other_number_of_players_can_begin(players: int) -> None:
    with pytest.raises(IllegalSetup) as refused:
        new_match(Options(players), 1)
    assert refused.value.code == "setup.players"
    assert refused.value.params == {"players": players, "fewest": 2, "most": 4}


@pytest.mark.parametrize("first", [-1, 3])
def test_nobody_from_outside_can_begin(first: int) -> None:
    with pytest.raises(IllegalSetup) as refused:
        new_match(Options(3, first=first), 1)
    assert (refused.value.code, refused.value.params) == ("setup.first", {"first": first, "players": 3})


def test_nobody_plays_by_itself() -> None:
    assert RATTUS.unplayed(lay_table(Options(4), Dice(1))) == ()
