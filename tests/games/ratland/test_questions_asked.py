"""Section 11: every question is asked exactly when there is a real choice, and not otherwise."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.questions import OpeningChoice, Placement
from ratland_desktop.games.ratland.rules.setup import lay_table
from ratland_desktop.games.ratland.rules.table import Options, Table
from ratland_desktop.games.ratland.rules.words import (
    BLACK,
    BLUE,
    CITY,
    DUMP,
    ORANGE,
    WHITE,
    YELLOW,
    Board,
    Plan,
)
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.kit import QUESTIONS, feeding, lay, opening, rats, search, seat


def laid(**options: object) -> Table:
    return lay_table(Options(3, **options), Dice(5))  # type: ignore[arg-type]


def test_there_are_nine_questions_and_only_the_simultaneous_ones_are_secret() -> None:
    secret = {"opening", "placement"}
    assert {question.kind for question in QUESTIONS if question.private} == secret
    assert {question.kind for question in QUESTIONS if question.sealed} == secret
    assert len({question.kind for question in QUESTIONS}) == len(QUESTIONS) == 9


# --- the opening


def test_nobody_is_asked_before_the_first_round_without_variants() -> None:
    assert opening(laid()).asked == []
    assert opening(laid(board=Board.EVERYONE)).asked == []


def test_clans_are_chosen_by_all_at_once_and_revealed_together() -> None:
    table = laid(clans=True)
    dealt = [tuple(clan.id for clan in sewer.dealt) for sewer in table.sewers]
    told = opening(table, *[(hand[1], None) for hand in dealt])
    assert told.asked == [OpeningChoice(seat, dealt[seat], False) for seat in range(3)]
    assert told.one(h.ClansRevealed).clans == tuple(hand[1] for hand in dealt)
    for sewer, hand in zip(table.sewers, dealt, strict=True):
        assert sewer.clan and sewer.clan.id == hand[1] and sewer.power is sewer.clan.closed
        assert sewer.dealt == ()


def test_boards_are_chosen_in_secret_and_revealed_with_the_first_placement_for_good() -> None:
    table = laid(board=Board.SECRET)
    told = opening(table, (None, True), (None, False), (None, True))
    assert told.story == [] and told.asked_for == [("opening", seat) for seat in range(3)]
    assert not table.boards_known
    table.event = lay(seat(), seat()).event
    plans = [Plan(dump=7)] * 3
    story = rats(table, *plans).story
    assert story[-2:] == [h.Revealed(tuple(plans)), h.BoardsRevealed((True, False, True))]
    assert rats(table, *plans).of(h.BoardsRevealed) == []


def test_clan_and_board_are_asked_in_one_question() -> None:
    table = laid(clans=True, board=Board.SECRET)
    told = opening(table, *[(sewer.dealt[0].id, True) for sewer in table.sewers])
    assert [(q.board, len(q.clans)) for q in told.asked] == [(True, 2)] * 3  # type: ignore[attr-defined]
    assert all(sewer.aggressive and sewer.clan for sewer in table.sewers)


# --- placement and redeployment


def test_a_clan_without_a_healthy_rat_is_not_asked_to_place() -> None:
    table = lay(seat(pantry=2), seat(poisoned=3, lost=1), seat(pantry=1))
    told = rats(table, Plan(city=2), Plan(field=1))
    assert told.asked == [Placement(0, 2, None), Placement(2, 1, None)]
    assert told.one(h.Revealed).plans == (Plan(city=2), Plan(), Plan(field=1))
    assert table.sewers[1].poisoned == 3


def test_nobody_is_asked_when_no_clan_has_a_healthy_rat() -> None:
    told = rats(lay(seat(lost=1), seat()))
    assert told.asked == [] and told.one(h.Revealed).plans == (Plan(), Plan())


def test_a_sports_clan_without_rats_is_not_asked_to_move_any() -> None:
    table = lay(seat(lost=1, clan="sports"), seat(pantry=1, clan="mutant"))
    assert rats(table, Plan(dump=1)).asked_for == [("placement", 1)]


def test_only_sports_clans_are_asked_to_move() -> None:
    table = lay(seat(pantry=1, clan="ninja"), seat(pantry=1, clan="mutant"))
    assert rats(table, Plan(dump=1), Plan(dump=1)).asked_for == [("placement", 0), ("placement", 1)]


# --- corrupt


def test_corrupt_is_asked_before_combat_and_draw() -> None:
    table = lay(seat(dump=3, clan="corrupt", aggressive=True), seat(dump=1, clan="mutant"))
    told = search(table, ORANGE, dump={WHITE: 9})
    order = [type(happening) for happening in told.story]
    assert order.index(h.PieceAdded) < order.index(h.RatWounded) < order.index(h.Drew)


def test_corrupt_is_not_asked_where_nobody_draws() -> None:
    table = lay(seat(clan="corrupt"), seat(city=1, clan="mutant"))
    told = search(table, None, dump={WHITE: 1}, city={WHITE: 1}, field={WHITE: 1})
    assert [q.area for q in told.asked] == [CITY]  # type: ignore[attr-defined]


def test_corrupt_is_not_asked_where_an_aggressive_players_only_rat_draws_nothing() -> None:
    table = lay(seat(clan="corrupt"), seat(dump=1, clan="mutant", aggressive=True))
    assert search(table, dump={WHITE: 3}).asked == []
    table = lay(seat(clan="corrupt"), seat(dump=2, clan="mutant", aggressive=True))
    assert search(table, None, dump={WHITE: 3}).asked_for == [("add_piece", 0)]


def test_corrupt_is_asked_where_only_a_scavenger_can_draw() -> None:
    table = lay(seat(clan="corrupt"), seat(clan="scavenger"))
    told = search(table, None, True, dump={WHITE: 1})
    assert told.asked_for == [("add_piece", 0), ("scavenge", 1)]


# --- combat


def test_wounding_is_not_asked_with_a_single_enemy_or_none() -> None:
    assert search(lay(seat(dump=2, aggressive=True), seat(dump=1)), dump={WHITE: 9}).asked == []
    assert search(lay(seat(dump=2, aggressive=True), seat()), dump={WHITE: 9}).asked == []


def test_wounding_is_asked_of_the_winner_with_several_enemies_in_that_area() -> None:
    table = lay(seat(dump=1), seat(dump=1), seat(dump=2, aggressive=True), seat(city=1), active=1)
    told = search(table, 0, dump={WHITE: 9}, city={WHITE: 9})
    assert told.asked_for == [("wound", 2)]
    assert told.asked[0].options == (1, 0) and told.asked[0].area is DUMP  # type: ignore[attr-defined]


# --- helmet


def helmet(*seats: object, **more: object) -> Table:
    return lay(*seats, event="rat_with_a_helmet", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("good", [YELLOW, ORANGE])
def test_a_helmet_with_only_good_pieces_is_not_asked(good: int) -> None:
    assert search(helmet(seat(dump=2), seat(dump=1)), dump={good: 9}).asked == []  # type: ignore[dict-item]


def test_a_helmet_with_a_harmful_piece_is_asked_even_when_nobody_follows() -> None:
    told = search(helmet(seat(dump=1), seat()), BLUE, dump={BLUE: 1})
    assert told.asked[0].options == (None, BLUE)  # type: ignore[attr-defined]
    assert told.asked[0].pieces == (BLUE,)  # type: ignore[attr-defined]


def test_a_helmet_with_a_white_piece_is_asked_only_while_others_still_draw() -> None:
    told = search(helmet(seat(dump=1), seat(dump=1)), WHITE, dump={WHITE: 2})
    assert told.asked_for == [("put_back", 0)]


def test_a_helmet_is_not_asked_when_the_followers_draw_nothing() -> None:
    table = helmet(seat(dump=1), seat(dump=1, aggressive=True), seat())
    assert search(table, dump={WHITE: 2}).asked == []


def test_a_helmet_with_a_white_piece_is_asked_while_a_scavenger_waits() -> None:
    table = helmet(seat(dump=1, clan="mutant"), seat(clan="scavenger"))
    told = search(table, WHITE, True, dump={WHITE: 1})
    assert told.asked_for == [("put_back", 0), ("scavenge", 1)]
    assert [drew.left for drew in told.of(h.Drew)] == [1, 0]


def test_a_helmet_serves_a_scavenger_too() -> None:
    told = search(helmet(seat(clan="scavenger", pantry=1), seat(clan="mutant")), True, BLACK, dump={BLACK: 1})
    assert told.asked_for == [("scavenge", 0), ("put_back", 0)]
    assert told.one(h.Drew).died == 0


def test_a_helmeted_scavenger_with_a_white_piece_is_asked_only_before_another_scavenger() -> None:
    table = helmet(seat(clan="scavenger"), seat(clan="scavenger"))
    told = search(table, True, None, True, dump={WHITE: 2})
    assert told.asked_for == [("scavenge", 0), ("put_back", 0), ("scavenge", 1)]


def test_a_helmeted_scavenger_is_not_asked_for_the_sake_of_one_who_has_passed() -> None:
    table = helmet(seat(clan="scavenger"), seat(clan="scavenger"))
    assert search(table, False, True, dump={WHITE: 2}).asked_for == [("scavenge", 0), ("scavenge", 1)]


def test_a_helmet_is_of_no_use_against_what_does_not_harm() -> None:
    assert search(helmet(seat(dump=1, clan="warrior"), seat(clan="mutant")), dump={BLACK: 1}).asked == []


# --- scavenger


def test_a_scavenger_is_not_asked_over_an_empty_bag_or_where_it_sent_a_rat() -> None:
    table = lay(seat(city=1, clan="scavenger", opened=True), seat(dump=2, clan="mutant", opened=True))
    told = search(table, False, dump={YELLOW: 2}, city={YELLOW: 2}, field={YELLOW: 2})
    assert [q.area for q in told.asked] == [2]  # type: ignore[attr-defined]
    assert told.one(h.NothingDrawn).seat == 0


def test_scavengers_draw_in_tie_order_and_the_second_finds_an_empty_bag() -> None:
    table = lay(seat(clan="scavenger"), seat(clan="scavenger"), active=1)
    told = search(table, True, dump={YELLOW: 1})
    assert told.asked_for == [("scavenge", 1)]
    assert told.asked[0].left == 1  # type: ignore[attr-defined]


# --- feeding


def test_nobody_is_asked_at_the_feeding_without_rattibal_or_alchemists() -> None:
    assert feeding(lay(seat(pantry=9, cheese=9, clan="musician"), seat(pantry=9, clan="seer"))).asked == []


def test_alchemists_are_asked_after_all_have_traded_and_paid() -> None:
    table = lay(
        seat(pantry=1, cheese=1, clan="alchemist", opened=True),
        seat(pantry=1, clan="mutant", opened=True),
        event="rattibal_lector",
    )
    told = feeding(table, True, False, 1)
    assert told.asked_for == [("trade_rat", 0), ("trade_rat", 1), ("transmute", 0)]
    assert told.asked[2].cheese == 2  # type: ignore[attr-defined]
