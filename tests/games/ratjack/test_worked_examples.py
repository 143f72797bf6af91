"""The worked examples of the rules page (section 9), one by one."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.cards import FACES
from ratland_desktop.games.ratjack.rules.chips import SIDES
from ratland_desktop.games.ratjack.rules.table import EVERYBODY, Card
from ratland_desktop.games.ratjack.rules.words import DISCARD, DRAW, HIDE, OPEN, UNCOVER
from tests.games.ratjack.kit import down, lay, play, seat, up, why_not


def test_marie_puts_plus_5_on_a_hidden_card_and_has_8() -> None:
    table = lay(seat(down("rat_1"), hand=["rat_2"]), seat(), stage=DRAW, discard=["rat_8"])
    told = play(table.copy(), DISCARD, (OPEN, 1, None), ("A", (0, 0)))
    assert told.totals == {0: 8}
    assert play(table, DISCARD, (OPEN, 1, None), ("A", (0, 1))).totals == {0: 13}


def test_anna_has_17_and_plays_the_9_face_down() -> None:
    table = lay(seat(up("rat_11"), up("rat_6"), hand=["rat_9", "rat_10"]), seat(down("rat_1")))
    assert play(table.copy(), (OPEN, 1, None), ("D", (1, 0))).out == {0: 27}
    told = play(table, (HIDE, 0, None))
    assert not told.out and table.total(0) == 17


def test_robin_uncovers_his_12_throws_anna_out_and_wins_with_25() -> None:
    robin = seat(up("rat_10"), up("rat_3"), down("rat_12"), hand=["rat_4", "rat_2"], points=1)
    anna = seat(up("rat_11"), up("rat_6"), down("rat_9"))
    told = play(lay(robin, anna, seat()), (UNCOVER, 0, 2))
    assert told.one(h.Revealed).face == "red_rat_9" and told.out == {1: 26}
    assert told.points == [(0, "knock_out"), (0, "ratjack")]
    assert told.one(h.GameEnded) == h.GameEnded((0,), (3, 0, 0))


def test_mira_swaps_and_both_are_out_for_1_point() -> None:
    mira, jonas = (
        seat(up("rat_10"), up("rat_8"), hand=["rat_11", "rat_1"]),
        seat(up("rat_9"), up("rat_8"), up("rat_7")),
    )
    told = play(lay(mira, jonas, seat()), (OPEN, 0, None), ((0, 0), (1, 1)))
    assert told.out == {0: 27, 1: 26} and told.points[0] == (0, "knock_out")
    assert sum(seat == 0 for seat, _ in told.points) == 1


def test_papa_gives_an_8_to_jonas_who_scores_or_to_mira_who_is_out() -> None:
    papa = seat(up("rat_8"), hand=["weasel_12", "rat_1"])
    jonas, mira = seat(up("rat_10"), up("rat_7")), seat(up("weasel_11"), up("weasel_9"))
    told = play(lay(papa, jonas, mira), (OPEN, 0, None), ((0, 0), 1))
    assert told.points == [(1, "ratjack")] and told.one(h.RoundEnded).totals[1] == 25
    told = play(lay(papa, jonas, mira), (OPEN, 0, None), ((0, 0), 2))
    assert told.out == {2: 28} and told.points == [(0, "knock_out")]


def test_oma_throws_jonas_out_of_two_and_gets_two_points() -> None:
    told = play(
        lay(seat(hand=["rat_12", "rat_1"]), seat(up("rat_10"), up("rat_9"), down("rat_7"))), (OPEN, 0, None)
    )
    assert told.points == [(0, "knock_out"), (0, "survivor")]


def test_a_1_with_minus_5_a_7_halved_and_a_hidden_12_doubled() -> None:
    def worth(face: str, chip: str, up: bool) -> int:
        return Card(FACES[face], EVERYBODY[2], up, SIDES[chip]).worth

    assert worth("red_rat_1", "minus_5", True) == 0
    assert worth("red_rat_7", "half", True) == 4
    assert worth("red_rat_12", "double", False) == 0


def test_rat_8_cannot_be_opened_when_the_display_is_empty() -> None:
    assert why_not(lay(seat(hand=["rat_8", "rat_1"]), seat(), display=""), OPEN) == ("display_empty", "", 1)


def test_rat_8_uncovered_with_a_chip_on_it_and_on_all_other_own_cards_cannot_be() -> None:
    table = lay(seat(down("rat_8", "plus_5"), up("rat_2", "plus_10"), hand=["rat_8", "rat_1"]), seat())
    assert why_not(table, UNCOVER, 1, 0) == ("no_free_card", "own", 1)
    assert why_not(table, OPEN) is None  # from the hand it can always take a chip itself


def test_weasel_2_needs_two_in_the_deck_and_one_on_the_pile_where_the_discarded_card_counts() -> None:
    hand = ["weasel_2", "rat_1"]
    assert why_not(lay(seat(hand=hand), seat(), deck=["rat_2", "rat_3"], discard=["rat_4"]), OPEN) is None
    assert why_not(lay(seat(hand=hand), seat(), deck=["rat_2", "rat_3"], discard=[]), OPEN) is not None
    assert why_not(lay(seat(hand=hand), seat(), deck=["rat_2"], discard=["rat_4"]), OPEN) is not None
    hidden = lay(seat(down("weasel_2"), hand=["rat_9", "rat_1"]), seat(), deck=["rat_2", "rat_3"], discard=[])
    assert why_not(hidden, UNCOVER, 0, 0) is None


def test_omas_rat_6_cannot_be_opened_until_a_mute_lies_on_her_rat_8() -> None:
    hidden = down("rat_8"), down("rat_12")
    table = lay(seat(*hidden, hand=["rat_6", "rat_1"]), seat(up("rat_2")), display="")
    assert why_not(table, OPEN) == ("inner_impossible", "own.down", 1)
    muted = down("rat_8", "mute"), down("rat_12")
    table = lay(seat(*muted, hand=["rat_6", "rat_1"]), seat(up("rat_2")), display="")
    assert why_not(table, OPEN) is None
    assert play(table, (OPEN, 0, None)).one(h.EffectMuted).card == "red_rat_8"
