"""The chronicle of a finished game: worked examples of deeds and turning points, and that it reads back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ratland_desktop.games.ratland.chronicle import (
    SCALE,
    Kind,
    RatLandChronicle,
    chronicle_of,
    greatest_deeds,
    read,
    write,
)
from ratland_desktop.games.ratland.rules.happenings import Bred, Fed, RoundBegan, Stole
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import LEFT, RIGHT, Board, Food
from ratland_desktop.hotseat.chronicle import NO_SEAT, Deed
from ratland_desktop.hotseat.turning_points import Turn, TurningPoint
from ratland_desktop.hotseat.turning_points import turning_points as found_on_a_scale
from tests.saves.playing import every_option, match_after


def drawn(*curves: tuple[int, ...], graves: tuple[tuple[int, ...], ...] = ()) -> RatLandChronicle:
    """A game whose clans grew like this, from seven rats."""
    rats = tuple((7, *curve) for curve in curves)
    nothing = tuple((0,) * len(curve) for curve in rats)
    buried = tuple((0, *curve) for curve in graves) or nothing
    events = ("abundance",) * len(curves[0])
    count = len(rats)
    clans, cheese = ("",) * count, (0,) * count
    return RatLandChronicle(False, Board.OFF, Food.SORTED, clans, events, rats, buried, cheese, ())


# --- deeds


def test_the_biggest_feast_is_the_most_cheese_that_one_clan_ate_in_a_round() -> None:
    story = [RoundBegan(1, 0), Fed(0, 8, 4, 4, 0, 0), Fed(1, 12, 6, 6, 0, 0)]
    later = [RoundBegan(2, 1), Fed(0, 10, 5, 5, 0, 0), Fed(1, 12, 6, 2, 4, 1)]
    deeds = greatest_deeds([story, later])
    assert deeds == (Deed(Kind.FEAST, 1, 1, 6), Deed(Kind.FAMINE, 2, 1, 4))


def test_both_pipes_to_the_same_neighbour_are_one_raid() -> None:
    two = [RoundBegan(3, 0), Stole(0, 1, LEFT, 2, 2), Stole(0, 1, RIGHT, 2, 5), Stole(1, 0, LEFT, 3, 3)]
    assert greatest_deeds([two]) == (Deed(Kind.RAID, 3, 0, 4, 1),)


def test_raids_on_two_neighbours_or_in_two_rounds_are_not_added_up() -> None:
    story = [RoundBegan(1, 0), Stole(0, 1, LEFT, 2, 2), Stole(0, 2, RIGHT, 2, 2)]
    later = [RoundBegan(2, 0), Stole(0, 1, LEFT, 2, 2), Stole(2, 1, LEFT, 3, 3)]
    assert greatest_deeds([story, later]) == (Deed(Kind.RAID, 2, 2, 3, 1),)


def test_of_equal_deeds_the_first_one_counts_and_nothing_is_no_deed() -> None:
    story = [RoundBegan(1, 0), Bred(1, 4, 2, 2, ()), Bred(0, 4, 2, 2, ()), Stole(0, 1, LEFT, 0, 2)]
    later = [RoundBegan(2, 0), Bred(0, 4, 2, 2, ())]
    assert greatest_deeds([story, later]) == (Deed(Kind.LITTER, 1, 1, 2),)


# --- whole games


@pytest.mark.parametrize("players", [2, 3, 7, 12])
def test_a_chronicle_says_what_the_rules_say(players: int) -> None:
    for number, options in enumerate(every_option(players)):
        if number % 5 != players % 5:
            continue
        match = match_after(None, options, seed=number)
        told, outcome, view = chronicle_of(match), match.outcome(), match.view(None)
        assert outcome is not None
        assert told.places == tuple(standing.place for standing in outcome.standings)
        assert told.winners == outcome.winners
        assert [told.points(seat) for seat in range(players)] == [x.points for x in outcome.standings]
        assert [curve[-1] for curve in told.rats] == [sewer.living for sewer in view.sewers]
        assert (told.rounds, told.players) == (len(view.records), players)
        assert read(write(told), players) == told


def test_a_clan_on_the_page_is_the_one_that_was_played() -> None:
    match = match_after(None, Options(4, clans=True))
    assert chronicle_of(match).clans == tuple(sewer.clan for sewer in match.view(None).sewers)


def _odd() -> list[dict[str, Any]]:
    good = write(drawn((8, 9), (7, 6)))
    return [
        {"rats": [[7, 8, 9]]},
        {"rats": [[7, 8], [7, 7, 6]]},
        {"rats": [[7, 8, -1], [7, 7, 6]]},
        {"rats": [[7, 8, True], [7, 7, 6]]},
        {"rats": [[7, 8, 10**9], [7, 7, 6]]},
        {"graves": None},
        {"cheese": [0]},
        {"events": []},
        {"events": ["abundance", "a card of another game"]},
        {"events": [["abundance"], "abundance"]},
        {"clans": [False, "", "wizard"]},
        {"clans": [1, "", ""]},
        {"clans": [False, "", {}]},
        {"board": "wooden"},
        {"food": 3},
        {"deeds": [["feast", 1, 0, 3]]},
        {"deeds": [["feast", 9, 0, 3, NO_SEAT]]},
        {"deeds": [["feast", 1, 2, 3, NO_SEAT]]},
        {"deeds": [["feast", 1, 0, 3, 1]]},
        {"deeds": [["raid", 1, 0, 3, NO_SEAT]]},
        {"deeds": [["raid", 1, 0, 3, 0]]},
        {"deeds": [["dance", 1, 0, 3, NO_SEAT]]},
        {"deeds": [["feast", 1, 0, 3, NO_SEAT]] * 2},
        {"deeds": {}},
        *({name: ...} for name in good),
    ]


@pytest.mark.parametrize("changed", _odd(), ids=str)
def test_what_cannot_be_a_chronicle_is_refused(changed: dict[str, Any]) -> None:
    good = write(drawn((8, 9), (7, 6)))
    assert read(good, 2) is not None
    assert read({**good, **changed}, 2) is None


@pytest.mark.parametrize("written", [None, [], "rats", 3, {}])
def test_what_is_no_chronicle_at_all_is_refused(written: object) -> None:
    assert read(written, 2) is None


def test_a_chronicle_for_another_number_of_players_is_refused() -> None:
    assert read(write(drawn((8, 9), (7, 6))), 3) is None
    assert read(write(drawn((8, 9), (7, 6))), 99) is None


# --- turning points


def turning_points(told: RatLandChronicle) -> tuple[TurningPoint, ...]:
    return found_on_a_scale(told, SCALE)


def turns(told: RatLandChronicle) -> list[Turn]:
    return [point.turn for point in turning_points(told)]


def test_who_was_always_in_front_led_always() -> None:
    assert turning_points(drawn((8, 9, 11), (7, 8, 9)))[0] == TurningPoint(Turn.LED_ALWAYS, 0, 0)


def test_the_round_in_which_the_winner_passed_the_last_leader_is_the_turning_point() -> None:
    told = drawn((9, 10, 10), (8, 9, 12), (7, 7, 7))
    assert turning_points(told)[0] == TurningPoint(Turn.OVERTOOK, 3, 1, 0, 0)


def test_a_winner_who_was_last_alone_came_back() -> None:
    told = drawn((6, 9, 14), (8, 10, 11), (7, 8, 9))
    assert turning_points(told)[0] == TurningPoint(Turn.COMEBACK, 1, 0)


def test_graves_count_for_the_lead() -> None:
    told = drawn((12, 12), (10, 10), graves=((5, 5), (0, 0)))
    assert (told.winners, told.leaders(1)) == ((1,), (1,))


def test_a_lead_that_changed_twice_is_told() -> None:
    told = drawn((9, 8, 12), (8, 9, 10), (7, 7, 8))
    assert TurningPoint(Turn.LEAD_CHANGED, amount=2) in turning_points(told)


def test_leaps_and_slumps_are_told_from_four_rats_on_in_the_order_of_their_rounds() -> None:
    told = drawn((7, 3, 3), (8, 9, 14), (8, 8, 8))
    steps = [point for point in turning_points(told) if point.turn in (Turn.LEAP, Turn.SLUMP)]
    assert steps == [TurningPoint(Turn.SLUMP, 2, 0, 4), TurningPoint(Turn.LEAP, 3, 1, 5)]
    assert not {Turn.LEAP, Turn.SLUMP} & set(turns(drawn((10, 7), (8, 8))))


@pytest.mark.parametrize(
    ("curves", "turn", "amount"),
    [(((9,), (8,)), Turn.CLOSE, 1), (((20,), (8,)), Turn.FAR, 12), (((8,), (8,)), Turn.SHARED, 2)],
)
def test_the_end_is_close_far_or_shared(curves: tuple[Any, ...], turn: Turn, amount: int) -> None:
    last = turning_points(drawn(*curves))[-1]
    assert (last.turn, last.amount) == (turn, amount)


def test_level_points_that_cheese_decided_are_closer_than_close() -> None:
    told = replace(drawn((8,), (8,)), cheese=(1, 3))
    assert turning_points(told)[-1] == TurningPoint(Turn.CLOSE, 0, 1, 0, 0)


def test_an_end_in_between_needs_no_words() -> None:
    assert not {Turn.CLOSE, Turn.FAR, Turn.SHARED} & set(turns(drawn((12,), (8,))))
