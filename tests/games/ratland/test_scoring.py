"""Section 8: points, ties and shared victories; and the rounds that lead there."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.scoring import outcome
from ratland_desktop.games.ratland.rules.words import Plan
from ratland_desktop.tabletop.outcome import Standing
from tests.games.ratland.kit import event, lay, seat, whole_round


def test_living_rats_count_one_and_buried_ones_minus_one() -> None:
    table = lay(seat(pantry=4, poisoned=2, lost=3, buried=5), seat(buried=2))
    assert [standing.points for standing in outcome(table).standings] == [4, -2]


def test_most_points_win_then_most_cheese() -> None:
    table = lay(seat(pantry=5, cheese=1), seat(pantry=5, cheese=2), seat(pantry=4, cheese=9))
    result = outcome(table)
    assert result.winners == (1,)
    assert result.standings == (Standing(0, 2, 5, 1), Standing(1, 1, 5, 2), Standing(2, 3, 4, 9))


def test_still_tied_the_victory_is_shared_and_the_next_place_is_left_out() -> None:
    table = lay(seat(pantry=5, cheese=2), seat(pantry=1), seat(pantry=6, buried=1, cheese=2))
    result = outcome(table)
    assert result.winners == (0, 2)
    assert [standing.place for standing in result.standings] == [1, 3, 1]


def test_any_other_place_can_be_shared_too() -> None:
    table = lay(seat(pantry=5), seat(pantry=1), seat(pantry=1))
    assert [standing.place for standing in outcome(table).standings] == [1, 2, 2]


def test_nothing_of_the_last_round_is_played() -> None:
    table = lay(seat(pantry=9, lost=1, poisoned=1), seat(pantry=1, buried=3))
    before = table.copy()
    told = whole_round(table)
    assert told.asked == [] and table.ended
    assert table.sewers == before.sewers and table.pile == before.pile and table.foods == before.foods


def test_a_finished_round_is_written_down_for_all_to_see() -> None:
    table = lay(seat(pantry=3), seat(pantry=1), next_events=["abundance"], next_foods=[5], round=1, active=1)
    whole_round(table, Plan(pantry=3), Plan(left=1))
    (record,) = table.records
    assert (record.event, record.food, record.active) == ("abundance", (5,), 0)
    assert record.plans == (Plan(pantry=3), Plan(left=1))
    assert record.living == (3, 1) and record.cheese == (0, 2) and record.buried == (0, 0)
    assert table.plans == ()


def test_end_of_game_as_the_first_final_event_turns_no_clan_card() -> None:
    table = lay(seat(clan="ninja"), seat(clan="seer"))
    power = table.sewers[0].power
    event(table)
    assert table.sewers[0].power is power
