"""Turning points of a finished game: worked examples, on RatLand's scale."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ratland_desktop.games.ratland.chronicle import SCALE
from ratland_desktop.hotseat.chronicle import Chronicle
from ratland_desktop.hotseat.turning_points import Scale, Turn, TurningPoint
from ratland_desktop.hotseat.turning_points import turning_points as found_on_a_scale
from tests.games.ratland.test_chronicle import drawn


def turning_points(told: Chronicle, scale: Scale = SCALE) -> tuple[TurningPoint, ...]:
    return found_on_a_scale(told, scale)


def turns(told: Chronicle) -> list[Turn]:
    return [point.turn for point in turning_points(told)]


def test_who_was_always_in_front_led_always() -> None:
    assert turning_points(drawn((8, 9, 11), (7, 8, 9)))[0] == TurningPoint(Turn.LED_ALWAYS, 0, 0)


def test_the_round_in_which_the_winner_passed_the_last_leader_is_the_turning_point() -> None:
    told = drawn((9, 10, 10), (8, 9, 12), (7, 7, 7))
    assert turning_points(told)[0] == TurningPoint(Turn.OVERTOOK, 3, 1, 0, 0)


def test_a_winner_who_was_last_alone_came_back() -> None:
    told = drawn((6, 9, 14), (8, 10, 11), (7, 8, 9))
    assert turning_points(told)[0] == TurningPoint(Turn.COMEBACK, 1, 0)


def test_where_curves_never_fall_there_is_no_slump_and_no_word_for_one() -> None:
    rising = replace(SCALE, falls=False)
    assert Turn.SLUMP in SCALE.turns and {*rising.turns} == {*Turn} - {Turn.SLUMP}
    told = drawn((12, 2, 3), (8, 9, 10))
    assert [point for point in turning_points(told) if point.turn is not Turn.SLUMP] == [
        *turning_points(told, rising)
    ]
    assert Turn.SLUMP in turns(told)


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


def test_the_game_says_what_is_close_far_and_worth_telling() -> None:
    told = drawn((8, 9), (7, 6))
    small = [point.turn for point in turning_points(told, Scale(close=0, far=2, step=1))]
    assert small == [Turn.LED_ALWAYS, Turn.LEAP, Turn.SLUMP, Turn.FAR]
    assert [point.turn for point in turning_points(told)] == [Turn.LED_ALWAYS]
