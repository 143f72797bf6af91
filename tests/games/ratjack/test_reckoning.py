"""The end of a turn, of a round and of the game (sections 6 and 7 of the rules page)."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.reckoning import reckon
from ratland_desktop.games.ratjack.rules.scoring import outcome
from ratland_desktop.games.ratjack.rules.table import Options, bare_table
from ratland_desktop.games.ratjack.rules.words import (
    BETWEEN,
    DECK,
    DISCARD,
    DRAW,
    HIDE,
    OPEN,
    UNCOVER,
    Deck,
    Ending,
    Merit,
)
from tests.games.ratjack.kit import Heard, down, lay, play, seat, shown, up

FIRST = (OPEN, 0, None)
HIDDEN = (HIDE, 0, None)


def ended(told: Heard) -> Ending:
    return told.one(h.RoundEnded).why


# --- totals


def test_only_open_cards_count_and_the_sum_is_told_term_by_term() -> None:
    mine = up("rat_5"), down("rat_12"), up("rat_3", "double")
    told = play(lay(seat(*mine, hand=["rat_2", "rat_1"]), seat(down("rat_4"))), (OPEN, 1, None))
    terms = h.Term(5, "", 5), h.Term(3, "double", 6), h.Term(1, "", 1)
    assert told.one(h.TotalChanged) == h.TotalChanged(0, 11, 12, terms)


def test_nothing_is_told_of_a_total_that_has_not_changed() -> None:
    told = play(lay(seat(up("rat_5"), hand=["rat_2", "rat_1"]), seat(up("rat_4"))), HIDDEN)
    assert not told.has(h.TotalChanged)


def test_totals_are_told_from_the_acting_player_clockwise_before_anybody_is_out() -> None:
    table = lay(seat(), seat(up("rat_4")), seat(up("rat_2"), hand=["rat_11", "rat_1"]), turn=2)
    told = play(table, FIRST, ((2, 0), (1, 0)))
    assert [each.seat for each in told.of(h.TotalChanged)] == [2, 1]


# --- 6.1 out


def test_26_throws_out_and_the_turns_player_gets_a_point_for_it() -> None:
    table = lay(
        seat(hand=["rat_12", "rat_1"]), seat(up("rat_10"), up("rat_8"), down("rat_8", "plus_1")), seat()
    )
    told = play(table, FIRST)
    assert told.out == {1: 27} and told.points == [(0, "knock_out")]
    assert told.one(h.Point) == h.Point(0, 1, Merit.KNOCK_OUT, 1)
    assert told.one(h.KnockedOut) == h.KnockedOut((1,), (27,), 0)
    assert told.one(h.TurnBegan).seat == 2  # the round goes on, past who is out


def test_nobody_gets_a_point_for_throwing_themselves_out() -> None:
    table = lay(seat(up("rat_10"), up("rat_9"), hand=["rat_8", "rat_1"]), seat(), seat())
    told = play(table, FIRST, ("A", (0, 2)))
    assert told.out == {0: 32} and told.points == [] and told.one(h.TurnBegan).seat == 1


def test_who_is_thrown_out_as_well_still_gets_the_points() -> None:
    mine, theirs = (up("rat_10"), up("rat_8")), (up("rat_9"), up("rat_8"), up("rat_7"))
    told = play(lay(seat(*mine, hand=["rat_11", "rat_1"]), seat(*theirs), seat()), FIRST, ((0, 0), (1, 1)))
    assert told.out == {0: 27, 1: 26}
    assert told.points == [(0, "knock_out"), (2, "survivor")]


def test_cards_and_chips_of_who_is_out_are_set_aside_unseen() -> None:
    foe = seat(up("rat_10", "plus_3"), up("rat_9"), down("rat_5", "plus_5"), down("rat_4"), hand=["rat_2"])
    table = lay(seat(hand=["rat_12", "rat_1"]), foe, seat())
    told = play(table, FIRST, (1, 2))
    aside = table.aside[1]
    assert told.out == {1: 32} and aside and aside.total == 32
    assert table.rows[1] == table.hands[1] == () and len(aside.row) == 4 and len(aside.hand) == 1
    assert aside.row[3].known == aside.hand[0].known == {1}  # hidden ones are not shown
    assert "A" not in shown(table) and "E" not in shown(table)  # the chips stay out of the game


def test_players_who_are_out_cannot_be_chosen() -> None:
    table = lay(seat(hand=["weasel_3", "rat_1"]), seat(up("rat_4"), out=True), seat(), seat())
    assert play(table, FIRST).question.options == (2, 3)
    table = lay(seat(hand=["rat_12", "rat_1"]), seat(down("rat_4"), out=True), seat(down("rat_5")), seat())
    assert play(table, FIRST).one(h.Revealed).whose == 2


# --- 6.2 ratjack


def test_exactly_25_gives_a_point_and_ends_the_round_whoever_has_the_turn() -> None:
    table = lay(
        seat(up("rat_8"), up("rat_3"), hand=["weasel_12", "rat_1"]), seat(up("rat_9"), up("weasel_8")), seat()
    )
    told = play(table, FIRST, ((0, 0), 1))
    assert told.points == [(1, "ratjack")] and ended(told) is Ending.RATJACK


def test_several_at_25_all_score() -> None:
    mine, theirs = (up("rat_10"), up("rat_3")), (up("rat_12"), up("rat_11"), up("rat_2"))
    told = play(lay(seat(*mine, hand=["rat_12", "rat_1"]), seat(*theirs), seat(down("rat_2"))), FIRST)
    assert told.points == [(1, "ratjack"), (0, "ratjack")]


# --- 6.3 survivor


def test_the_last_one_in_gets_a_point() -> None:
    told = play(lay(seat(up("rat_10"), up("rat_9"), hand=["rat_8", "rat_1"]), seat()), FIRST, ("D", (0, 2)))
    assert told.out == {0: 28} and told.points == [(1, "survivor")] and ended(told) is Ending.SURVIVOR


def test_with_two_players_a_knock_out_is_worth_two_points() -> None:
    told = play(lay(seat(hand=["rat_12", "rat_1"]), seat(up("rat_10"), up("rat_9"), down("rat_7"))), FIRST)
    assert told.points == [(0, "knock_out"), (0, "survivor")]


def test_all_out_at_once_gives_knock_out_points_but_no_survivor() -> None:
    mine, theirs = (up("rat_10"), up("rat_8")), (up("rat_9"), up("rat_8"), up("rat_7"))
    told = play(lay(seat(*mine, hand=["rat_11", "rat_1"]), seat(*theirs)), FIRST, ((0, 0), (1, 1)))
    assert told.points == [(0, "knock_out")] and ended(told) is Ending.NOBODY


# --- 6.4 the empty deck


def test_when_the_last_card_was_drawn_the_highest_total_scores_at_the_end_of_that_turn() -> None:
    table = lay(
        seat(up("rat_5"), hand=["rat_2"]), seat(up("rat_9")), seat(up("rat_9")), stage=DRAW, deck=["rat_1"]
    )
    told = play(table, DECK, HIDDEN)
    assert told.points == [(1, "highest"), (2, "highest")] and ended(told) is Ending.EMPTY_DECK


@pytest.mark.parametrize(
    ("card", "deck"), [("weasel_1", 2), ("weasel_2", 2), ("weasel_11", 1), ("rat_2", 1), ("weasel_5", 1)]
)
def test_the_last_card_may_leave_the_deck_by_an_effect_too(card: str, deck: int) -> None:
    cards = ["rat_6", "rat_7"][:deck]
    table = lay(seat(hand=[card, "rat_1"]), seat(), seat(), deck=cards, discard=["rat_9"])
    answers: dict[str, list[object]] = {
        "weasel_1": [0],
        "weasel_11": [1],
        "rat_2": [DECK, 0],
        "weasel_5": [HIDE, DECK],
    }
    told = play(table, FIRST, *answers.get(card, []))
    if card == "weasel_1":  # one of the two stays on top
        assert len(table.deck) == 1 and not told.has(h.RoundEnded)
    else:
        assert ended(told) is Ending.EMPTY_DECK


def test_equal_highest_totals_all_score_even_with_0() -> None:
    table = lay(seat(hand=["rat_2", "rat_1"]), seat(down("rat_9")), seat(down("rat_8")), deck=[])
    told = play(table, HIDDEN)
    assert told.points == [(1, "highest"), (2, "highest"), (0, "highest")]


def test_25_and_the_survivor_go_before_the_empty_deck() -> None:
    table = lay(seat(up("rat_11"), up("rat_12"), hand=["rat_2", "rat_9"]), seat(up("rat_9")), deck=["rat_1"])
    told = play(table, FIRST, DECK, 0)
    assert told.points == [(0, "ratjack")] and ended(told) is Ending.RATJACK
    table = lay(seat(hand=["rat_12", "rat_1"]), seat(up("rat_9"), up("rat_9"), down("rat_8")), deck=[])
    assert ended(play(table, FIRST)) is Ending.SURVIVOR


def test_after_twelve_turns_without_a_card_from_the_deck_the_round_ends_as_with_an_empty_one() -> None:
    table = lay(seat(hand=["rat_2"]), seat(up("rat_9")), seat(), stage=DRAW, discard=["rat_1"], idle_turns=11)
    told = play(table.copy(), DISCARD, HIDDEN)
    assert ended(told) is Ending.STALLED and told.points == [(1, "highest")]
    told = play(table, DECK, HIDDEN)
    assert not told.has(h.RoundEnded) and table.idle_turns == 0
    table = lay(seat(hand=["rat_2"]), seat(up("rat_9")), seat(), stage=DRAW, discard=["rat_1"], idle_turns=10)
    assert not play(table, DISCARD, HIDDEN).has(h.RoundEnded) and table.idle_turns == 11


# --- the end of the round


def test_who_got_the_last_point_begins_the_next_round() -> None:
    table = lay(seat(up("rat_8"), hand=["weasel_12", "rat_1"]), seat(), seat(up("rat_9"), up("weasel_8")))
    told = play(table, FIRST, ((0, 0), 2))
    assert told.points == [(2, "ratjack")] and table.starter == 2 and table.last_point == (2,)


@pytest.mark.parametrize(("turn", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_of_several_the_first_from_the_left_neighbour_begins_and_the_turns_player_comes_last(
    turn: int, starter: int
) -> None:
    seats = [seat(up(f"rat_{number}")) for number in (9, 9, 7)]
    seats[2] = seat(up("rat_7"), up("rat_2"))
    seats[turn] = seat(*seats[turn].row, hand=["rat_1", "rat_3"])
    table = lay(*seats, turn=turn, deck=[])
    told = play(table, HIDDEN)
    order = [(turn + step) % 3 for step in (1, 2, 3)]
    assert told.points == [(each, "highest") for each in order]
    assert table.last_point == tuple(order) and table.starter == starter


def test_a_last_point_from_a_later_clause_decides_who_begins() -> None:
    mine, theirs = (up("rat_10"), up("rat_8")), (up("rat_9"), up("rat_8"), up("rat_7"))
    table = lay(seat(*mine, hand=["rat_11", "rat_1"]), seat(*theirs), seat())
    play(table, FIRST, ((0, 0), (1, 1)))  # knock-out for 0, survivor 2
    assert table.last_point == (2,) and table.starter == 2
    table = lay(seat(*mine, hand=["rat_11", "rat_1"]), seat(*theirs))
    play(table, FIRST, ((0, 0), (1, 1)))  # nobody survives
    assert table.last_point == (0,) and table.starter == 0


def test_at_the_end_of_a_round_all_hidden_cards_and_hands_are_shown() -> None:
    gone = seat(up("rat_10"), down("rat_11"), hand=["rat_3"], out=True)
    table = lay(
        seat(up("rat_12"), up("rat_12"), hand=["rat_1", "rat_2"]), seat(down("rat_4"), hand=["rat_5"]), gone
    )
    told = play(table, FIRST)
    assert told.one(h.SecretsShown).secrets == (
        h.Secrets(0, (), ("red_rat_2",)),
        h.Secrets(1, ((0, "red_rat_4"),), ("red_rat_5",)),
        h.Secrets(2, ((1, "red_rat_11"),), ("red_rat_3",)),
    )
    kinds = [type(each) for each in told.story[-3:]]
    assert kinds == [h.Point, h.RoundEnded, h.SecretsShown]  # after the points
    assert told.one(h.RoundEnded).totals == (25, 0, 10)


def test_between_rounds_only_sets_points_rounds_and_who_begins_are_kept() -> None:
    table = lay(
        seat(up("rat_12"), up("rat_12"), hand=["rat_1", "rat_2"]), seat(down("rat_4"), points=2), round=2
    )
    play(table, FIRST)
    assert table == bare_table(Options(2), Deck.RATS, [1, 2], 0, 3, (0,)) and table.stage is BETWEEN


# --- the end of the game


def test_a_third_point_ends_the_game_at_once_in_the_middle_of_a_round_too() -> None:
    foe = seat(up("rat_10"), up("rat_9"), down("rat_7"))
    told = play(lay(seat(hand=["rat_12", "rat_1"], points=2), foe, seat(), seat()), FIRST)
    assert ended(told) is Ending.GAME_WON and told.one(h.GameEnded) == h.GameEnded((0,), (3, 0, 0, 0))
    assert told.table.ended and told.points == [(0, "knock_out")]


def test_two_who_get_there_by_different_clauses_share_the_victory() -> None:
    """The player knocks one out for a third point, and another has exactly 25 for a third point."""
    mine, theirs = up("rat_10"), (up("rat_9"), up("rat_8"), up("rat_7"))
    jack = seat(up("rat_12"), up("rat_12", "plus_1"), points=2)
    told = play(
        lay(seat(mine, hand=["rat_11", "rat_1"], points=2), seat(*theirs), jack), FIRST, ((0, 0), (1, 1))
    )
    assert told.out == {1: 26} and told.points == [(0, "knock_out"), (2, "ratjack")]
    assert told.one(h.GameEnded).winners == (0, 2) and ended(told) is Ending.RATJACK
    assert outcome(told.table).winners == (0, 2)


def test_points_never_run_out() -> None:
    foe = seat(up("rat_10"), up("rat_9"), down("rat_7"), points=2)
    told = play(lay(seat(hand=["rat_12", "rat_1"], points=2), foe), FIRST)
    assert told.one(h.GameEnded) == h.GameEnded((0,), (4, 2))


def test_winners_share_the_first_place_and_equal_points_share_a_place() -> None:
    table = bare_table(Options(4), Deck.RATS, [3, 1, 4, 1], 0)
    assert [(s.place, s.points) for s in outcome(table).standings] == [(1, 3), (3, 1), (1, 4), (3, 1)]
    table = bare_table(Options(3), Deck.RATS, [0, 2, 3], 0)
    assert [s.place for s in outcome(table).standings] == [3, 2, 1]


def test_the_last_table_of_a_game_stays_to_be_looked_at() -> None:
    foe = seat(up("rat_10"), up("rat_9"), down("rat_7"), down("rat_2"), hand=["rat_3"])
    table = lay(seat(hand=["rat_12", "rat_1"], points=2), foe)
    play(table, FIRST, (1, 2))
    aside = table.aside[1]
    assert table.ended and aside and all(card.known == {0, 1} for card in (*aside.row, *aside.hand))


# --- the reckoning by itself


def test_the_reckoning_is_a_pure_function_of_the_totals() -> None:
    goes_on = reckon({1: 24, 0: 3}, 0, (0, 0), 5, 0)
    assert (goes_on.out, goes_on.awards, goes_on.ending) == ((), (), None)
    both = reckon({1: 26, 2: 25, 0: 27}, 0, (0, 0, 0), 5, 0)
    assert both.out == (1, 0) and both.ending is Ending.RATJACK
    assert [(award.seat, award.why, award.whom) for award in both.awards] == [
        (0, Merit.KNOCK_OUT, 1), (2, Merit.RATJACK, None),
    ]  # fmt: skip


def test_opening_a_card_that_throws_oneself_out_is_legal() -> None:
    told = play(lay(seat(up("rat_12"), up("rat_12"), hand=["rat_2", "rat_1"]), seat(), seat()))
    assert FIRST in told.question.options


def test_uncovering_can_win_for_somebody_else() -> None:
    table = lay(
        seat(down("rat_12"), hand=["rat_2", "rat_1"]), seat(up("rat_12"), up("rat_8"), down("rat_5")), seat()
    )
    told = play(table, (UNCOVER, 0, 0))
    assert told.points == [(1, "ratjack")] and not told.out
