"""The twelve effects of the Weasels, card by card (section 1.2), and when they are impossible."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.questions import RevealChoice
from ratland_desktop.games.ratjack.rules.words import DECK, DISCARD, HAND, HIDE, OPEN
from tests.games.ratjack.kit import down, held, lay, names, pile, play, seat, shown, up, why_not

FIRST = (OPEN, 0, None)


def test_weasel_1_looks_at_the_top_two_of_the_deck_and_discards_one() -> None:
    table = lay(seat(hand=["weasel_1", "rat_1"]), seat(), deck=["rat_2", "rat_3", "rat_4"], discard=["rat_5"])
    told = play(table.copy(), FIRST)
    assert told.question.options == (0, 1) and told.question.verb == "discard_deck"
    assert told.one(h.LookedAtDeck) == h.LookedAtDeck(0, 2, "weasel_1")  # shown before it is asked
    assert told.whispered(0) == [("rat_4", "rat_3")] and told.whispered(1) == []
    told = play(table, FIRST, 1)
    assert told.one(h.Discarded) == h.Discarded(0, DECK, None, None, "red_rat_3", "", "weasel_1")
    assert [card.face.effect.id for card in table.deck] == ["rat_2", "rat_4"] and pile(table) == [
        "rat_5",
        "rat_3",
    ]
    short = lay(seat(hand=["weasel_1", "rat_1"]), seat(), deck=["rat_2"])
    assert why_not(short, OPEN) == ("deck_short", "", 2)


def test_weasel_2_discards_two_from_the_deck_then_shuffles_the_top_three() -> None:
    deck, discard = ["rat_2", "rat_3", "rat_4"], ["rat_5", "rat_6"]
    table = lay(seat(hand=["weasel_2", "rat_1"]), seat(), deck=deck, discard=discard)
    told = play(table, FIRST)
    assert [each.face for each in told.of(h.Discarded)] == ["red_rat_4", "red_rat_3"]
    assert pile(table)[0] == "rat_5" and {*pile(table)[1:]} == {"rat_6", "rat_4", "rat_3"}
    assert told.one(h.ShuffledDiscard).faces == tuple(f"red_{name}" for name in pile(table)[1:])
    orders = set()
    for seed in range(30):
        table = lay(seat(hand=["weasel_2", "rat_1"]), seat(), deck=deck, discard=discard)
        orders.add(tuple(pile(play(table, FIRST, seed=seed).table)))
    assert len(orders) == 6
    short = lay(seat(hand=["weasel_2", "rat_1"]), seat(), deck=["rat_2"], discard=discard)
    assert why_not(short, OPEN) == ("deck_short", "", 2)
    no_pile = lay(seat(hand=["weasel_2", "rat_1"]), seat(), deck=deck, discard=[])
    assert why_not(no_pile, OPEN) == ("discard_short", "", 3)


def test_weasel_3_looks_at_an_opponents_hand_card() -> None:
    table = lay(seat(hand=["weasel_3", "rat_1"]), seat(hand=["rat_2"]), seat(hand=["rat_3"]))
    told = play(table, FIRST, 2)
    assert told.asked[1].options == (1, 2)
    assert told.one(h.LookedAtHand) == h.LookedAtHand(0, 2, 1, "weasel_3")
    assert told.whispered(0) == [("rat_3",)] and told.whispered(2) == []
    assert table.hands[2][0].known == {0, 2} and table.hands[1][0].known == {1}


def test_weasel_4_exchanges_hand_cards_with_an_opponent() -> None:
    table = lay(seat(hand=["weasel_4", "rat_1"]), seat(hand=["rat_2"]), seat(hand=["rat_3"]))
    told = play(table, FIRST, 1)
    assert (held(table, 0), held(table, 1)) == (["rat_2"], ["rat_1"])
    assert told.one(h.SwappedHands) == h.SwappedHands(0, 1, "weasel_4")
    assert told.whispered(0) == told.whispered(1) == [("rat_1", "rat_2")] and told.whispered(2) == []
    assert table.hands[0][0].known == table.hands[1][0].known == {0, 1}


def test_weasel_5_lays_the_hand_card_without_effect_then_draws() -> None:
    table = lay(seat(hand=["weasel_5", "rat_12"]), seat(down("rat_2")), deck=["rat_3"], discard=["rat_4"])
    told = play(table.copy(), FIRST, OPEN, DISCARD)
    assert told.asked[1].options == (OPEN, HIDE)
    assert names(told.table.rows[0]) == ["weasel_5", "rat_12"] and held(told.table, 0) == ["rat_4"]
    assert told.one(h.Laid) == h.Laid(0, 1, True, "red_rat_12", "weasel_5") and not told.whispered(0)
    assert names(told.table.rows[1]) == ["(rat_2)"]  # the 12 did nothing
    told = play(table, FIRST, HIDE, DISCARD)
    assert told.one(h.Laid) == h.Laid(0, 1, False, None, "weasel_5") and told.whispered(0) == [("rat_12",)]
    empty = lay(seat(hand=["weasel_5", "rat_12"]), seat(), deck=[], discard=[])
    assert why_not(empty, OPEN) == ("nothing_to_draw", "", 1)


def test_weasel_6_turns_up_an_own_hidden_card_without_its_effect() -> None:
    table = lay(seat(down("rat_2"), down("rat_8"), hand=["weasel_6", "rat_1"]), seat())
    told = play(table, FIRST, (0, 1))
    assert names(table.rows[0]) == ["(rat_2)", "rat_8", "weasel_6"] and told.totals == {0: 14}
    assert told.one(h.Revealed) == h.Revealed(0, 0, 1, "red_rat_8", 0, "weasel_6")
    assert len(told.of(h.EffectBegan)) == 1
    locked = lay(seat(down("rat_2", "lock"), hand=["weasel_6", "rat_1"]), seat())
    assert why_not(locked, OPEN) == ("all_locked", "own.down", 1)
    assert why_not(lay(seat(hand=["weasel_6", "rat_1"]), seat()), OPEN) == ("no_card", "own.down", 1)


def test_weasel_7_turns_an_open_card_of_an_opponent_face_down() -> None:
    table = lay(seat(up("rat_2"), hand=["weasel_7", "rat_1"]), seat(up("rat_9", "plus_5"), up("rat_4")))
    told = play(table, FIRST, (1, 0))
    assert names(table.rows[1]) == ["(rat_9)+A", "rat_4"] and told.totals == {0: 9, 1: 4}
    assert told.one(h.Hidden) == h.Hidden(0, 1, 0, "red_rat_9", "weasel_7")
    assert table.rows[1][0].known == {0, 1}  # all have seen it
    nothing = lay(seat(up("rat_2"), hand=["weasel_7", "rat_1"]), seat(down("rat_9")))
    assert why_not(nothing, OPEN) == ("no_card", "foe.up", 1)


def test_weasel_8_takes_an_open_card_back_then_discards_from_the_hand() -> None:
    mine = up("rat_9", "plus_5"), up("rat_4")
    table = lay(seat(*mine, hand=["weasel_8", "rat_1"]), seat(), discard=["rat_5"])
    told = play(table, FIRST, (0, 0), 0)
    assert [q.options for q in told.asked[1:]] == [((0, 0), (0, 1)), (0, 1)]
    assert names(table.rows[0]) == ["rat_4", "weasel_8"] and held(table, 0) == ["rat_9"]
    assert told.one(h.TookBack) == h.TookBack(0, 0, "red_rat_9", "A", "weasel_8") and "A" in shown(table)
    assert told.one(h.Discarded) == h.Discarded(0, HAND, None, None, "red_rat_1", "", "weasel_8")
    assert table.hands[0][0].known == {0, 1} and table.hands[0][0].chip is None
    alone = lay(seat(down("rat_4"), hand=["weasel_8", "rat_1"]), seat())
    assert why_not(alone, OPEN) == ("no_card", "own.up.other", 1)


def test_weasel_9_looks_at_a_hidden_card_then_swaps_it_with_an_own_one() -> None:
    table = lay(
        seat(down("rat_2"), down("rat_3"), hand=["weasel_9", "rat_1"]), seat(down("rat_8"), down("rat_9"))
    )
    told = play(table.copy(), FIRST, (1, 1))
    assert told.whispered(0) == [("rat_9",)]  # shown before the second choice
    assert told.question.options == ((0, 0), (0, 1)) and told.question.verb == "swap_seen"
    told = play(table, FIRST, (1, 1), (0, 0))
    assert names(table.rows[0])[:2] == ["(rat_9)", "(rat_3)"] and names(table.rows[1]) == [
        "(rat_8)",
        "(rat_2)",
    ]
    assert told.one(h.Swapped) == h.Swapped(0, 0, 1, 1, None, None, "weasel_9")
    assert told.whispered(1) == [("rat_2", "rat_9")]
    theirs = lay(seat(down("rat_2"), hand=["weasel_9", "rat_1"]), seat(up("rat_8")))
    assert why_not(theirs, OPEN) == ("no_card", "foe.down", 1)
    mine = lay(seat(up("rat_2"), hand=["weasel_9", "rat_1"]), seat(down("rat_8")))
    assert why_not(mine, OPEN) == ("no_card", "own.down", 1)


def test_weasel_10_makes_an_opponent_turn_up_a_card_of_their_choice() -> None:
    table = lay(
        seat(hand=["weasel_10", "rat_1"]),
        seat(down("rat_2"), down("rat_3")),
        seat(down("rat_8")),
        seat(up("rat_9")),
    )
    told = play(table.copy(), FIRST, 1)
    assert told.asked[1].options == (1, 2)  # who can
    assert told.question == RevealChoice(1, (0, 1), "weasel_10")
    told = play(table, FIRST, 1, 1)
    assert told.one(h.Revealed) == h.Revealed(0, 1, 1, "red_rat_3", 1, "weasel_10")
    assert names(table.rows[1]) == ["(rat_2)", "rat_3"] and len(told.of(h.EffectBegan)) == 1
    nothing = lay(seat(hand=["weasel_10", "rat_1"]), seat(up("rat_2")))
    assert why_not(nothing, OPEN) == ("no_card", "foe.down", 1)
    locked = lay(seat(hand=["weasel_10", "rat_1"]), seat(down("rat_2", "lock")))
    assert why_not(locked, OPEN) == ("all_locked", "foe.down", 1)


def test_weasel_11_puts_the_top_of_the_deck_open_in_front_of_an_opponent() -> None:
    table = lay(seat(hand=["weasel_11", "rat_1"]), seat(up("rat_2")), seat(), deck=["rat_3", "rat_12"])
    told = play(table, FIRST, 1)
    assert told.asked[1].options == (1, 2)
    assert names(table.rows[1]) == ["rat_2", "rat_12"] and told.totals == {0: 11, 1: 14}
    assert told.one(h.DealtFromDeck) == h.DealtFromDeck(0, 1, 1, "red_rat_12", "weasel_11")
    assert len(told.of(h.EffectBegan)) == 1
    empty = lay(seat(hand=["weasel_11", "rat_1"]), seat(), deck=[], discard=["rat_9"])
    assert why_not(empty, OPEN) == ("deck_short", "", 1)


def test_weasel_12_gives_another_own_open_card_to_an_opponent() -> None:
    table = lay(
        seat(up("rat_8", "plus_5"), up("rat_3"), hand=["weasel_12", "rat_1"]), seat(up("rat_2")), seat()
    )
    told = play(table, FIRST, ((0, 0), 1))
    assert told.asked[1].options == (
        ((0, 0), 1), ((0, 0), 2), ((0, 1), 1), ((0, 1), 2),
    )  # fmt: skip
    assert names(table.rows[0]) == ["rat_3", "weasel_12"] and names(table.rows[1]) == ["rat_2", "rat_8+A"]
    assert told.one(h.Given) == h.Given(0, 0, 1, 1, "red_rat_8", "weasel_12")
    alone = lay(seat(down("rat_8"), hand=["weasel_12", "rat_1"]), seat())
    assert why_not(alone, OPEN) == ("no_card", "own.up.other", 1)
