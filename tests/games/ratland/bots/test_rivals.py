"""The Rat King expects others who think, tries the smaller questions, and never sits still in a lost game."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.bots.asides import ASIDES
from ratland_desktop.games.ratland.bots.cunning import CUNNING_1, KING, cunning
from ratland_desktop.games.ratland.bots.rivals import averages, expected_plans
from ratland_desktop.games.ratland.bots.searching import forecasts, quick_answer
from ratland_desktop.games.ratland.bots.solid import beginner, solid
from ratland_desktop.games.ratland.bots.standing import prospect, win_chance
from ratland_desktop.games.ratland.bots.weights import WEIGHTS
from ratland_desktop.games.ratland.rules.game import RATLAND, new_match
from ratland_desktop.games.ratland.rules.questions import (
    Opening,
    OpeningChoice,
    PutBack,
    Scavenge,
    TradeRat,
    Transmute,
)
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import BLACK, CITY, DUMP, ORANGE, PANTRY, YELLOW, Board, Plan
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.bots.table_of_bots import moments
from tests.games.ratland.kit import lay, seat


def test_half_of_what_others_may_place_is_plain_and_half_is_searched_for() -> None:
    view = new_match(Options(4), 3).view(1)
    mixtures = expected_plans(view, 1, forecasts(view), None, Dice(1), KING.others)
    assert set(mixtures) == {0, 2, 3}
    for lists in mixtures.values():
        plain, searched = lists
        assert len(plain) == KING.others.plain and len(searched) == KING.others.thinkers
        assert all(sum(plan) == 7 for plan in (*plain, *searched))


def test_the_first_cunning_level_expects_plain_players_only() -> None:
    view = new_match(Options(4), 3).view(1)
    mixtures = expected_plans(view, 1, forecasts(view), None, Dice(1), CUNNING_1.others)
    assert all(len(lists) == 1 for lists in mixtures.values())


def test_what_a_seat_places_on_average_counts_each_kind_alike() -> None:
    view = new_match(Options(3), 3).view(0)
    expected = averages(view, {1: [[Plan(dump=6)], [Plan(city=6), Plan(field=6)]]})
    assert expected[1] == pytest.approx((3, 1.5, 1.5, 0, 0, 0, 0))


def test_a_home_limit_holds_for_imagined_searchers_too() -> None:
    table = lay(seat(pantry=9), seat(pantry=9), seat(pantry=9), event="locked_and_loaded")
    table.plans = ()
    view = RATLAND.view(table, 0)
    mixtures = expected_plans(view, 0, forecasts(view), 3, Dice(2), KING.others)
    assert all(
        plan.pantry + plan.nursery <= 3 for lists in mixtures.values() for one in lists for plan in one
    )


def test_quick_answers_without_a_view_are_those_that_a_view_would_give() -> None:
    asked = 0
    for game in range(8):
        for match, question in moments(Options(4, clans=game % 2 == 1), game, (solid, beginner)):
            if isinstance(question, (PutBack, TradeRat)):
                plain = ASIDES[type(question)](match.view(question.seat), question, Dice(1)).answer
                assert quick_answer(match._table, question, Dice(1)) == plain
                asked += 1
    assert asked > 5


def test_a_rat_is_traded_when_that_saves_another_and_kept_when_all_are_fed() -> None:
    for rats, cheese, wants in ((13, 2, True), (10, 9, False)):
        table = lay(
            seat(pantry=rats, cheese=cheese), seat(pantry=9, cheese=5), event="rattibal_lector", round=6
        )
        question = TradeRat(0, (False, True), rats, cheese)
        assert cunning(RATLAND.view(table, 0), question, Dice(1)).answer is wants


def test_a_deadly_piece_goes_back() -> None:
    table = lay(seat(city=3, cheese=4), seat(city=3, cheese=4), event="rat_with_a_helmet")
    question = PutBack(0, (None, YELLOW, ORANGE, BLACK), CITY, (YELLOW, ORANGE, BLACK))
    assert cunning(RATLAND.view(table, 0), question, Dice(1)).answer is BLACK


def test_nothing_of_a_transmutation_is_left_to_luck() -> None:
    table = lay(seat(pantry=9, cheese=1, clan="alchemist"), seat(pantry=9, cheese=5, clan="ninja"), round=2)
    answers = {
        cunning(RATLAND.view(table, 0), Transmute(0, (0, 1), 1), Dice(luck)).answer for luck in range(3)
    }
    assert len(answers) == 1


def test_a_hungry_scavenger_draws_from_a_kind_bag() -> None:
    table = lay(
        seat(city=5, clan="scavenger", opened=True), seat(dump=3, cheese=3, clan="ninja"), food=(1,), round=6,
        final=True,
    )  # fmt: skip
    question = Scavenge(0, (False, True), DUMP, 8)
    assert cunning(RATLAND.view(table, 0), question, Dice(1)).answer is True


def test_the_rat_king_keeps_off_the_aggressive_board() -> None:
    match = new_match(Options(4, clans=True, board=Board.SECRET), 2)
    question = match.question(0)
    assert isinstance(question, OpeningChoice)
    for luck in range(8):
        answer = cunning(match.view(0), question, Dice(luck)).answer
        assert isinstance(answer, Opening) and answer.aggressive is False


def test_who_cannot_win_any_more_still_prefers_to_be_closer() -> None:
    table = lay(seat(pantry=8), seat(pantry=20), seat(pantry=14), round=9)
    far = prospect(table, 0, None, WEIGHTS)
    assert win_chance(table, 0) == 0
    table.sewers[0].places[PANTRY] = 12
    assert win_chance(table, 0) == 0 and prospect(table, 0, None, WEIGHTS) > far


def test_before_the_end_can_come_being_close_counts_for_nothing() -> None:
    table = lay(seat(pantry=8), seat(pantry=20), seat(pantry=14), round=3)
    assert prospect(table, 0, None, WEIGHTS) == win_chance(table, 0, None, WEIGHTS)


def test_nobody_is_offered_the_first_cunning_level() -> None:
    assert Level.CUNNING_1 not in OFFERED
