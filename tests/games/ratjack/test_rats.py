"""The twelve effects of the Rats, card by card (section 1.2), and when they are impossible."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.words import DECK, DISCARD, HAND, HIDE, OPEN, ROW, UNCOVER, By
from tests.games.ratjack.kit import down, held, lay, names, pile, play, seat, shown, up, why_not

FIRST = (OPEN, 0, None)


def test_rat_1_looks_at_a_hidden_card_of_an_opponent() -> None:
    table = lay(
        seat(hand=["rat_1", "rat_2"]), seat(down("rat_3"), up("rat_4"), down("rat_5")), seat(down("rat_6"))
    )
    told = play(table, FIRST, (1, 2))
    assert told.asked[1].options == ((1, 0), (1, 2), (2, 0))
    assert told.one(h.Looked) == h.Looked(0, 1, 2, "red_rat_1")
    assert told.whispered(0) == [("rat_5",)] and told.whispered(2) == []
    assert table.rows[1][2].known == {0, 1} and not table.rows[1][2].up
    assert why_not(lay(seat(hand=["rat_1", "rat_2"]), seat(up("rat_3"))), OPEN) == ("no_card", "foe.down", 1)


def test_rat_2_draws_a_card_then_discards_one() -> None:
    table = lay(seat(hand=["rat_2", "rat_9"]), seat(), deck=["rat_1", "rat_7"], discard=["rat_3"])
    told = play(table, FIRST, DECK, 0)
    assert [question.kind for question in told.asked] == ["play", "draw", "effect"]
    assert told.asked[1].because == "red_rat_2"
    assert told.one(h.Drew) == h.Drew(0, DECK, None, "red_rat_2")
    assert told.one(h.Discarded) == h.Discarded(0, HAND, None, None, "red_rat_9", "", "red_rat_2")
    assert held(table, 0) == ["rat_7"] and pile(table) == ["rat_3", "rat_9"]
    told = play(
        lay(seat(hand=["rat_2", "rat_9"]), seat(), deck=["rat_1"], discard=["rat_3"]), FIRST, DISCARD, 1
    )
    assert told.one(h.Drew).face == told.one(h.Discarded).face == "red_rat_3"
    empty = lay(seat(hand=["rat_2", "rat_9"]), seat(), deck=[], discard=[])
    assert why_not(empty, OPEN) == ("nothing_to_draw", "", 1)
    only_discard = lay(seat(hand=["rat_2", "rat_9"]), seat(), deck=[], discard=["rat_3"])
    assert play(only_discard, FIRST).one(h.Drew).pile == DISCARD  # one pile is left, so it is not asked


def test_rat_3_exchanges_the_hand_card_with_the_top_of_the_discard_pile() -> None:
    table = lay(seat(hand=["rat_3", "rat_9"]), seat(), discard=["rat_1", "rat_7"])
    told = play(table, FIRST)
    assert told.one(h.SwappedWithDiscard) == h.SwappedWithDiscard(0, "red_rat_9", "red_rat_7", "red_rat_3")
    assert held(table, 0) == ["rat_7"] and pile(table) == ["rat_1", "rat_9"]
    assert why_not(lay(seat(hand=["rat_3", "rat_9"]), seat(), discard=[]), OPEN) == ("discard_short", "", 1)
    uncovered = lay(seat(down("rat_3"), hand=["rat_8", "rat_9"]), seat(), discard=[])
    told = play(uncovered, (UNCOVER, 0, 0))  # the card just discarded is the top
    assert held(uncovered, 0) == ["rat_8"] and pile(uncovered) == ["rat_9"]


def test_rat_4_exchanges_the_hand_card_with_an_own_hidden_card() -> None:
    table = lay(seat(down("rat_1"), up("rat_2"), down("rat_5", "plus_5"), hand=["rat_4", "rat_9"]), seat())
    told = play(table, FIRST, (0, 2))
    assert names(table.rows[0]) == ["(rat_1)", "rat_2", "(rat_9)", "rat_4"] and held(table, 0) == ["rat_5"]
    assert told.one(h.SwappedWithHidden) == h.SwappedWithHidden(0, 2, "A", "red_rat_4")
    assert told.whispered(0) == [("rat_9", "rat_5")] and told.whispered(1) == []
    assert "A" in shown(table)  # the chip went home
    nothing_hidden = lay(seat(up("rat_2"), hand=["rat_4", "rat_9"]), seat())
    assert why_not(nothing_hidden, OPEN) == ("no_card", "own.down", 1)


def test_rat_5_turns_another_own_open_card_face_down() -> None:
    table = lay(seat(up("rat_9", "plus_5"), up("rat_2"), hand=["rat_5", "rat_1"]), seat())
    told = play(table, FIRST, (0, 0))
    assert told.asked[1].options == ((0, 0), (0, 1))  # not the 5 itself
    assert names(table.rows[0]) == ["(rat_9)+A", "rat_2", "rat_5"] and told.totals == {0: 7}
    assert told.one(h.Hidden) == h.Hidden(0, 0, 0, "red_rat_9", "red_rat_5")
    alone = lay(seat(down("rat_9"), hand=["rat_5", "rat_1"]), seat())
    assert why_not(alone, OPEN) == ("no_card", "own.up.other", 1)


def test_rat_6_turns_up_an_own_hidden_card_and_carries_out_its_effect() -> None:
    table = lay(
        seat(down("rat_1"), down("rat_12"), hand=["rat_6", "rat_9"]), seat(down("rat_2"), down("rat_3"))
    )
    told = play(table, FIRST, (0, 1), (1, 0))
    assert told.story[1:5] == [
        h.EffectBegan(0, 2, "red_rat_6", By.OPENED),
        h.Revealed(0, 0, 1, "red_rat_12", 0, "red_rat_6"),
        h.EffectBegan(0, 1, "red_rat_12", By.TRIGGERED),
        h.Revealed(0, 1, 0, "red_rat_2", 0, "red_rat_12"),
    ]
    nothing = lay(seat(up("rat_1"), hand=["rat_6", "rat_9"]), seat())
    assert why_not(nothing, OPEN) == ("no_card", "own.down", 1)
    locked = lay(seat(down("rat_8", "lock"), hand=["rat_6", "rat_9"]), seat())
    assert why_not(locked, OPEN) == ("all_locked", "own.down", 1)
    inner = lay(seat(down("rat_12"), hand=["rat_6", "rat_9"]), seat())
    assert why_not(inner, OPEN) == ("inner_impossible", "own.down", 1)


def test_rat_6_triggers_another_rat_6_only_if_that_finds_a_card_too() -> None:
    table = lay(seat(down("rat_6"), down("rat_8"), hand=["rat_6", "rat_9"]), seat())
    told = play(table, FIRST, (0, 0), ("D", (0, 1)))
    assert [began.by for began in told.of(h.EffectBegan)] == [By.OPENED, By.TRIGGERED, By.TRIGGERED]
    assert names(table.rows[0]) == ["rat_6", "rat_8+D", "rat_6"]
    alone = lay(seat(down("rat_6"), hand=["rat_6", "rat_9"]), seat())
    assert why_not(alone, OPEN) == ("inner_impossible", "own.down", 1)


def test_rat_7_discards_another_own_open_card() -> None:
    table = lay(seat(up("rat_9", "plus_5"), up("rat_2"), hand=["rat_7", "rat_1"]), seat(), discard=["rat_3"])
    told = play(table, FIRST, (0, 0))
    assert (
        names(table.rows[0]) == ["rat_2", "rat_7"]
        and pile(table) == ["rat_3", "rat_9"]
        and "A" in shown(table)
    )
    assert told.one(h.Discarded) == h.Discarded(0, ROW, 0, 0, "red_rat_9", "A", "red_rat_7")
    alone = lay(seat(hand=["rat_7", "rat_1"]), seat())
    assert why_not(alone, OPEN) == ("no_card", "own.up.other", 1)
    locked = lay(seat(up("rat_9", "lock"), hand=["rat_7", "rat_1"]), seat())
    assert why_not(locked, OPEN) == ("all_locked", "own.up.other", 1)


def test_rat_8_puts_a_chip_on_an_own_card_open_or_hidden() -> None:
    table = lay(
        seat(down("rat_2"), up("rat_3", "plus_1"), hand=["rat_8", "rat_1"]), seat(up("rat_4")), display="AF"
    )
    told = play(table, FIRST, ("A", (0, 0)))
    assert told.asked[1].options == (
        ("A", (0, 0)), ("A", (0, 2)), ("F", (0, 0)), ("F", (0, 2)),
    )  # fmt: skip
    assert told.one(h.ChipPut) == h.ChipPut(0, "A", "plus_5", (0, 0), "red_rat_8")
    assert names(table.rows[0])[0] == "(rat_2)+A" and shown(table) == "F"
    empty = lay(seat(hand=["rat_8", "rat_1"]), seat(), display="")
    assert why_not(empty, OPEN) == ("display_empty", "", 1)
    laden = lay(seat(down("rat_8", "plus_5"), hand=["rat_9", "rat_1"]), seat())
    assert why_not(laden, UNCOVER, 0, 0) == ("no_free_card", "own", 1)


def test_rat_9_swaps_an_own_hidden_card_with_a_hidden_card_of_an_opponent() -> None:
    table = lay(
        seat(down("rat_2", "plus_5"), down("rat_3"), hand=["rat_9", "rat_1"]),
        seat(up("rat_4"), down("rat_5")),
    )
    told = play(table, FIRST, ((0, 0), (1, 1)))
    assert names(table.rows[0]) == ["(rat_5)", "(rat_3)", "rat_9"] and names(table.rows[1]) == [
        "rat_4",
        "(rat_2)+A",
    ]
    assert told.one(h.Swapped) == h.Swapped(0, 0, 1, 1, None, None, "red_rat_9")
    assert told.whispered(0) == told.whispered(1) == [("rat_2", "rat_5")]
    assert table.rows[0][0].known == table.rows[1][1].known == {0, 1}
    mine = lay(seat(up("rat_3"), hand=["rat_9", "rat_1"]), seat(down("rat_4")))
    assert why_not(mine, OPEN) == ("no_card", "own.down", 1)
    theirs = lay(seat(down("rat_3"), hand=["rat_9", "rat_1"]), seat(up("rat_4")))
    assert why_not(theirs, OPEN) == ("no_card", "foe.down", 1)


def test_rat_10_puts_a_chip_on_a_card_of_an_opponent() -> None:
    table = lay(seat(up("rat_2"), hand=["rat_10", "rat_1"]), seat(up("rat_9"), down("rat_4", "plus_1")))
    told = play(table, FIRST, ("B", (1, 0)))
    assert told.asked[1].options[0] == ("A", (1, 0)) and told.totals == {0: 12, 1: 19}
    assert told.one(h.ChipPut).at == (1, 0)
    empty = lay(seat(hand=["rat_10", "rat_1"]), seat(up("rat_9")), display="")
    assert why_not(empty, OPEN) == ("display_empty", "", 1)
    laden = lay(seat(hand=["rat_10", "rat_1"]), seat(up("rat_9", "plus_5")))
    assert why_not(laden, OPEN) == ("no_free_card", "foe", 1)


def test_rat_11_swaps_an_own_open_card_with_an_open_card_of_an_opponent() -> None:
    table = lay(seat(up("rat_2"), hand=["rat_11", "rat_1"]), seat(up("rat_4", "plus_5"), down("rat_5")))
    told = play(table, FIRST, ((0, 1), (1, 0)))  # the 11 itself may be given
    assert names(table.rows[0]) == ["rat_2", "rat_4+A"] and names(table.rows[1]) == ["rat_11", "(rat_5)"]
    assert told.one(h.Swapped) == h.Swapped(0, 1, 1, 0, "red_rat_11", "red_rat_4", "red_rat_11")
    assert not told.whispers and told.totals == {0: 11, 1: 11}
    hidden = lay(seat(hand=["rat_11", "rat_1"]), seat(down("rat_5")))
    assert why_not(hidden, OPEN) == ("no_card", "foe.up", 1)


def test_rat_12_turns_up_a_hidden_card_of_an_opponent_without_its_effect() -> None:
    table = lay(seat(hand=["rat_12", "rat_1"]), seat(down("rat_8", "plus_5"), down("rat_9")))
    told = play(table, FIRST, (1, 0))
    assert names(table.rows[1]) == ["rat_8+A", "(rat_9)"] and told.totals == {0: 12, 1: 13}
    assert told.one(h.Revealed) == h.Revealed(0, 1, 0, "red_rat_8", 0, "red_rat_12")
    assert len(told.of(h.EffectBegan)) == 1
    nothing = lay(seat(hand=["rat_12", "rat_1"]), seat(up("rat_8")))
    assert why_not(nothing, OPEN) == ("no_card", "foe.down", 1)
    locked = lay(seat(hand=["rat_12", "rat_1"]), seat(down("rat_8", "lock")))
    assert why_not(locked, OPEN) == ("all_locked", "foe.down", 1)
    assert why_not(locked, HIDE) is None
