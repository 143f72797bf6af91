"""The twelve effects of the Raccoons, card by card (section 1.2), and when they are impossible."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.words import OPEN, ROW, By
from tests.games.ratjack.kit import down, lay, names, pile, play, seat, shown, up, why_not

FIRST = (OPEN, 0, None)


def test_raccoon_1_returns_a_chip_from_any_card_to_the_display() -> None:
    table = lay(
        seat(up("rat_2", "plus_5"), hand=["raccoon_1", "rat_1"]), seat(down("rat_4", "plus_10"), up("rat_5"))
    )
    told = play(table, FIRST, (1, 0))
    assert told.asked[1].options == ((0, 0), (1, 0))
    assert told.one(h.ChipReturned) == h.ChipReturned(0, "B", "plus_10", (1, 0), "raccoon_1")
    assert names(table.rows[1]) == ["(rat_4)", "rat_5"] and shown(table) == "BCDEF"
    none = lay(seat(up("rat_2"), hand=["raccoon_1", "rat_1"]), seat(up("rat_5")))
    assert why_not(none, OPEN) == ("no_chip_there", "any", 1)


def test_raccoon_2_moves_a_chip_from_an_own_card_to_another_own_card() -> None:
    table = lay(
        seat(up("rat_2", "plus_5"), down("rat_3"), hand=["raccoon_2", "rat_1"]), seat(up("rat_4", "plus_10"))
    )
    told = play(table, FIRST, ((0, 0), (0, 1)))
    assert told.asked[1].options == (((0, 0), (0, 1)), ((0, 0), (0, 2)))
    assert told.one(h.ChipMoved) == h.ChipMoved(0, "A", "plus_5", (0, 0), (0, 1), "raccoon_2")
    assert names(table.rows[0]) == ["rat_2", "(rat_3)+A", "raccoon_2"]
    none = lay(seat(up("rat_2"), hand=["raccoon_2", "rat_1"]), seat(up("rat_4", "plus_10")))
    assert why_not(none, OPEN) == ("no_chip_there", "own", 1)
    uncovered = lay(seat(down("raccoon_2", "plus_5"), hand=["rat_1", "rat_2"]), seat())
    assert why_not(uncovered, "uncover", 0, 0) == ("no_free_card", "own", 1)


def test_raccoon_3_puts_a_chip_on_an_own_hidden_card() -> None:
    table = lay(
        seat(up("rat_2"), down("rat_3"), down("rat_4"), hand=["raccoon_3", "rat_1"]), seat(), display="AB"
    )
    told = play(table, FIRST, ("B", (0, 2)))
    assert {at for _, at in told.asked[1].options} == {(0, 1), (0, 2)}
    assert names(table.rows[0])[2] == "(rat_4)+B" and told.totals == {0: 5}
    none = lay(seat(up("rat_2"), hand=["raccoon_3", "rat_1"]), seat())
    assert why_not(none, OPEN) == ("no_free_card", "own.down", 1)
    empty = lay(seat(down("rat_2"), hand=["raccoon_3", "rat_1"]), seat(), display="")
    assert why_not(empty, OPEN) == ("display_empty", "", 1)


def test_raccoon_4_exchanges_a_chip_on_any_card_with_one_of_the_display() -> None:
    table = lay(
        seat(up("rat_2", "plus_5"), hand=["raccoon_4", "rat_1"]), seat(up("rat_4", "plus_10")), display="DE"
    )
    told = play(table, FIRST, ((1, 0), "E"))
    assert told.asked[1].options == (
        ((0, 0), "D"), ((0, 0), "E"), ((1, 0), "D"), ((1, 0), "E"),
    )  # fmt: skip
    assert told.one(h.ChipTraded) == h.ChipTraded(0, "E", "plus_3", "B", "plus_10", (1, 0), "raccoon_4")
    assert names(table.rows[1]) == ["rat_4+E"] and shown(table) == "BD"
    none = lay(seat(up("rat_2"), hand=["raccoon_4", "rat_1"]), seat())
    assert why_not(none, OPEN) == ("no_chip_there", "any", 1)
    empty = lay(seat(up("rat_2", "plus_5"), hand=["raccoon_4", "rat_1"]), seat(), display="")
    assert why_not(empty, OPEN) == ("display_empty", "", 1)


def test_raccoon_5_takes_a_chip_from_an_opponents_card_onto_an_own_one() -> None:
    table = lay(
        seat(up("rat_2", "plus_5"), hand=["raccoon_5", "rat_1"]), seat(up("rat_4", "plus_10")), seat()
    )
    told = play(table, FIRST)  # one chip, and one own card without one: nothing to choose
    assert told.one(h.ChipMoved) == h.ChipMoved(0, "B", "plus_10", (1, 0), (0, 1), "raccoon_5")
    assert told.totals == {0: 22, 1: 4}
    none = lay(seat(up("rat_2", "plus_5"), hand=["raccoon_5", "rat_1"]), seat(up("rat_4")))
    assert why_not(none, OPEN) == ("no_chip_there", "foe", 1)


def test_raccoon_6_carries_out_the_effect_of_another_own_open_card_once_more() -> None:
    table = lay(seat(up("rat_8"), up("rat_7"), hand=["raccoon_6", "rat_1"]), seat(up("rat_4")), display="D")
    told = play(table, FIRST, (0, 0), ("D", (0, 2)))  # the card of Encore can be a target
    assert told.asked[1].options == ((0, 0), (0, 1))
    assert [(began.card, began.by) for began in told.of(h.EffectBegan)] == [
        ("raccoon_6", By.OPENED), ("red_rat_8", By.ENCORE),
    ]  # fmt: skip
    assert names(table.rows[0])[2] == "raccoon_6+D"
    none = lay(seat(down("rat_8"), hand=["raccoon_6", "rat_1"]), seat())
    assert why_not(none, OPEN) == ("no_card", "own.up.other", 1)
    inner = lay(seat(up("rat_12"), hand=["raccoon_6", "rat_1"]), seat(up("rat_4")))
    assert why_not(inner, OPEN) == ("inner_impossible", "own.up.other", 1)
    muted = lay(seat(up("rat_8", "mute"), hand=["raccoon_6", "rat_1"]), seat())
    assert why_not(muted, OPEN) == ("inner_impossible", "own.up.other", 1)


def test_raccoon_7_puts_a_chip_on_any_card() -> None:
    table = lay(
        seat(up("rat_2"), hand=["raccoon_7", "rat_1"]), seat(down("rat_4")), seat(up("rat_5")), display="B"
    )
    told = play(table, FIRST, ("B", (2, 0)))
    assert [at for _, at in told.asked[1].options] == [(0, 0), (0, 1), (1, 0), (2, 0)]
    assert told.totals == {0: 9, 2: 15}
    empty = lay(seat(hand=["raccoon_7", "rat_1"]), seat(), display="")
    assert why_not(empty, OPEN) == ("display_empty", "", 1)


def test_raccoon_8_puts_a_chip_on_each_of_two_own_cards() -> None:
    table = lay(seat(down("rat_2"), hand=["raccoon_8", "rat_1"]), seat(), display="AB")
    told = play(table, FIRST, ("A", (0, 1)))
    assert [each.at for each in told.of(h.ChipPut)] == [(0, 1), (0, 0)]  # the second chip has one place left
    assert names(table.rows[0]) == ["(rat_2)+B", "raccoon_8+A"]
    one_chip = lay(seat(down("rat_2"), hand=["raccoon_8", "rat_1"]), seat(), display="A")
    assert why_not(one_chip, OPEN) == ("display_empty", "", 2)
    one_card = lay(seat(hand=["raccoon_8", "rat_1"]), seat())
    assert why_not(one_card, OPEN) == ("no_free_card", "own", 2)


def test_raccoon_9_moves_a_chip_from_an_own_card_to_an_opponents() -> None:
    table = lay(seat(up("rat_2", "plus_5"), hand=["raccoon_9", "rat_1"]), seat(up("rat_4"), down("rat_5")))
    told = play(table, FIRST, ((0, 0), (1, 0)))
    assert told.one(h.ChipMoved) == h.ChipMoved(0, "A", "plus_5", (0, 0), (1, 0), "raccoon_9")
    assert told.totals == {0: 11, 1: 9}
    none = lay(seat(up("rat_2"), hand=["raccoon_9", "rat_1"]), seat(up("rat_4")))
    assert why_not(none, OPEN) == ("no_chip_there", "own", 1)
    laden = lay(seat(up("rat_2", "plus_5"), hand=["raccoon_9", "rat_1"]), seat(up("rat_4", "plus_10")))
    assert why_not(laden, OPEN) == ("no_free_card", "foe", 1)


def test_raccoon_10_puts_a_chip_on_an_own_card_and_one_on_an_opponents() -> None:
    table = lay(seat(up("rat_2"), hand=["raccoon_10", "rat_1"]), seat(up("rat_4")), display="AB")
    told = play(table, FIRST, ("B", (0, 0)))
    assert [(each.chip, each.at) for each in told.of(h.ChipPut)] == [("B", (0, 0)), ("A", (1, 0))]
    one_chip = lay(seat(hand=["raccoon_10", "rat_1"]), seat(up("rat_4")), display="A")
    assert why_not(one_chip, OPEN) == ("display_empty", "", 2)
    laden = lay(seat(hand=["raccoon_10", "rat_1"]), seat(up("rat_4", "plus_5")))
    assert why_not(laden, OPEN) == ("no_free_card", "foe", 2)


def test_raccoon_11_discards_a_hidden_card_of_an_opponent_unseen() -> None:
    table = lay(
        seat(hand=["raccoon_11", "rat_1"]),
        seat(up("rat_4"), down("rat_5", "plus_5"), down("rat_6")),
        discard=[],
    )
    told = play(table, FIRST, (1, 1))
    assert told.one(h.Discarded) == h.Discarded(0, ROW, 1, 1, "red_rat_5", "A", "raccoon_11")
    assert names(table.rows[1]) == ["rat_4", "(rat_6)"] and pile(table) == ["rat_5"] and "A" in shown(table)
    none = lay(seat(hand=["raccoon_11", "rat_1"]), seat(up("rat_4")))
    assert why_not(none, OPEN) == ("no_card", "foe.down", 1)
    locked = lay(seat(hand=["raccoon_11", "rat_1"]), seat(down("rat_4", "lock")))
    assert why_not(locked, OPEN) == ("all_locked", "foe.down", 1)


def test_raccoon_12_makes_every_opponent_who_can_turn_up_a_card_all_at_once() -> None:
    table = lay(
        seat(hand=["raccoon_12", "rat_1"]),
        seat(down("rat_2"), down("rat_3")),
        seat(up("rat_4")),
        seat(down("rat_5"), up("rat_6"), down("rat_7")),
    )
    told = play(table.copy(), FIRST)
    assert [(q.seat, q.options, q.sealed) for q in told.open] == [
        (1, (0, 1), True), (3, (0, 2), True),
    ]  # fmt: skip
    told = play(table, FIRST, 1, 2)
    assert [(r.whose, r.slot, r.face, r.chosen_by) for r in told.of(h.Revealed)] == [
        (1, 1, "red_rat_3", 1), (3, 2, "red_rat_7", 3),
    ]  # fmt: skip
    seats = (
        seat(down("rat_2"), down("rat_3")),
        seat(hand=["raccoon_12", "rat_1"]),
        seat(down("rat_5"), down("rat_6")),
    )
    assert [q.seat for q in play(lay(*seats, turn=1), FIRST).open] == [0, 2]  # asked in seat order
    none = lay(seat(hand=["raccoon_12", "rat_1"]), seat(up("rat_4")), seat(down("rat_5", "lock")))
    assert why_not(none, OPEN) == ("all_locked", "foe.down", 1)
