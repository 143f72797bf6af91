"""Chips that do more than change a value: lock, shield and mute; and where chips go (R9, R12 to R15, R19)."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.words import OPEN, UNCOVER, By
from tests.games.ratjack.kit import Seat, down, held, lay, names, play, seat, shown, up, why_not

FIRST = (OPEN, 0, None)


def options(table_seats: tuple[Seat, ...], **more: object) -> tuple[object, ...]:
    """What the effect of the first hand card offers when it is played open."""
    return play(lay(*table_seats, **more), FIRST).question.options  # type: ignore[arg-type,no-any-return]


# --- where chips go (R9)


def test_a_chip_stays_on_a_card_that_is_turned_swapped_or_given() -> None:
    hidden = lay(seat(up("rat_9", "plus_5"), hand=["rat_5", "rat_1"]), seat())
    assert names(play(hidden, FIRST).table.rows[0]) == ["(rat_9)+A", "rat_5"]
    swapped = lay(seat(down("rat_2", "plus_5"), hand=["rat_9", "rat_1"]), seat(down("rat_3", "plus_10")))
    play(swapped, FIRST)
    assert names(swapped.rows[0]) == ["(rat_3)+B", "rat_9"] and names(swapped.rows[1]) == ["(rat_2)+A"]
    given = lay(seat(up("rat_2", "plus_5"), hand=["weasel_12", "rat_1"]), seat())
    assert names(play(given, FIRST).table.rows[1]) == ["rat_2+A"]


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("rat_7", up("rat_2", "plus_5")),  # discarded
        ("weasel_8", up("rat_2", "plus_5")),  # taken into the hand
        ("rat_4", down("rat_2", "plus_5")),  # exchanged with the hand
    ],
)
def test_a_card_that_leaves_the_table_gives_its_chip_back_same_side_up(card: str, row: object) -> None:
    table = lay(seat(row, hand=[card, "rat_1"]), seat(), chips=["minus_2"], display="D")  # type: ignore[arg-type]
    play(table, *([FIRST, 0] if card == "weasel_8" else [FIRST]))
    assert shown(table) == "AD" and [chip.face for chip in table.display] == ["plus_5", "minus_2"]
    assert all(card.chip is None for hand in table.hands for card in hand)


# --- the shield (R12)


SHIELDED = [
    ("rat_1", down("rat_2", "shield"), "foe.down"),  # to look at
    ("rat_12", down("rat_2", "shield"), "foe.down"),  # to turn up
    ("rat_9", down("rat_2", "shield"), "foe.down"),  # to swap
    ("rat_11", up("rat_2", "shield"), "foe.up"),
    ("weasel_7", up("rat_2", "shield"), "foe.up"),  # to turn face down
    ("weasel_9", down("rat_2", "shield"), "foe.down"),
    ("weasel_10", down("rat_2", "shield"), "foe.down"),  # to be turned up by its owner because of it
    ("raccoon_11", down("rat_2", "shield"), "foe.down"),  # to discard
    ("raccoon_12", down("rat_2", "shield"), "foe.down"),
]


@pytest.mark.parametrize(("card", "target", "cards"), SHIELDED, ids=[row[0] for row in SHIELDED])
def test_no_effect_of_another_player_chooses_a_shielded_card(card: str, target: object, cards: str) -> None:
    mine = seat(down("rat_3"), up("rat_4"), hand=[card, "rat_1"])
    assert why_not(lay(mine, seat(target)), OPEN) == ("no_card", cards, 1)  # type: ignore[arg-type]


def test_the_owner_may_choose_a_shielded_card() -> None:
    table = lay(seat(down("rat_8", "shield"), hand=["rat_6", "rat_1"]), seat())
    told = play(table, FIRST)
    assert told.one(h.Revealed).face == "red_rat_8" and told.question.verb == "put"


@pytest.mark.parametrize(
    ("card", "answer"),
    [("raccoon_1", (1, 0)), ("raccoon_4", ((1, 0), "A")), ("raccoon_5", ((1, 0), (0, 0)))],
)
def test_the_shield_itself_may_be_returned_traded_and_moved_away(card: str, answer: object) -> None:
    mine = seat(up("rat_3"), hand=[card, "rat_1"])
    found = options((mine, seat(up("rat_2", "shield"), up("rat_5", "plus_3"))))
    assert answer in found


# --- the lock (R13)


@pytest.mark.parametrize("card", ["rat_6", "weasel_6", "rat_7"])
def test_a_locked_card_is_not_turned_up_or_discarded_by_its_owner(card: str) -> None:
    row = up("rat_8", "lock") if card == "rat_7" else down("rat_8", "lock")
    code = why_not(lay(seat(row, hand=[card, "rat_1"]), seat()), OPEN)
    assert code is not None and code[0] == "all_locked"


def test_a_locked_card_cannot_be_uncovered() -> None:
    table = lay(seat(down("rat_8", "lock"), down("rat_8"), hand=["rat_9", "rat_1"]), seat())
    assert why_not(table, UNCOVER, 0, 0) == ("all_locked", "own.down", 1)
    assert why_not(table, UNCOVER, 0, 1) is None


@pytest.mark.parametrize("card", ["rat_12", "raccoon_11", "weasel_10", "raccoon_12"])
def test_a_locked_card_is_not_turned_up_or_discarded_by_others(card: str) -> None:
    foe = seat(down("rat_8", "lock"), down("rat_5"))
    table = lay(seat(hand=[card, "rat_1"]), foe)
    told = play(table, FIRST)  # only the other card can be meant
    assert names(table.rows[1])[0] == "(rat_8)+E"
    moved: list[Any] = [each for each in told.story if isinstance(each, (h.Revealed, h.Discarded))]
    assert [each.slot for each in moved] == [1]


def test_a_locked_card_can_be_turned_down_looked_at_swapped_given_and_taken() -> None:
    locked = up("rat_8", "lock")
    assert play(lay(seat(locked, hand=["rat_5", "rat_1"]), seat()), FIRST).has(h.Hidden)
    assert play(lay(seat(locked, hand=["weasel_12", "rat_1"]), seat()), FIRST).has(h.Given)
    assert play(lay(seat(hand=["rat_1", "rat_2"]), seat(down("rat_8", "lock"))), FIRST).has(h.Looked)
    swap = lay(seat(down("rat_3"), hand=["rat_9", "rat_1"]), seat(down("rat_8", "lock")))
    assert names(play(swap, FIRST).table.rows[0])[0] == "(rat_8)+E"
    for card, row in (("weasel_8", locked), ("rat_4", down("rat_8", "lock"))):
        table = lay(seat(row, hand=[card, "rat_1"]), seat())
        play(table, *([FIRST, 1] if card == "weasel_8" else [FIRST]))
        assert "E" in shown(table)  # then the lock goes back to the display


# --- the mute (R14)


def test_a_muted_card_uncovered_just_lies_open_even_if_its_effect_is_impossible() -> None:
    table = lay(seat(down("rat_12", "mute"), hand=["rat_9", "rat_1"]), seat())
    told = play(table, (UNCOVER, 0, 0))
    assert told.one(h.EffectMuted) == h.EffectMuted(0, 0, "red_rat_12") and not told.has(h.EffectBegan)
    assert told.totals == {0: 12}


def test_a_muted_card_can_be_triggered_and_then_does_nothing() -> None:
    table = lay(seat(down("rat_12", "mute"), hand=["rat_6", "rat_1"]), seat(down("rat_3")))
    told = play(table, FIRST)
    assert told.has(h.EffectMuted) and names(table.rows[1]) == ["(rat_3)"] and told.totals == {0: 18}


def test_encore_cannot_choose_a_muted_card() -> None:
    mine = seat(up("rat_8", "mute"), up("rat_10"), up("rat_2"), hand=["raccoon_6", "rat_1"])
    assert options((mine, seat(up("rat_3")))) == ((0, 1), (0, 2))


def test_a_mute_put_on_a_card_whose_effect_has_begun_does_not_stop_it() -> None:
    table = lay(seat(hand=["raccoon_8", "rat_1"]), seat(), chips=["mute"], display="AF")
    assert why_not(table, OPEN) == ("no_free_card", "own", 2)
    table = lay(seat(down("rat_3"), hand=["raccoon_8", "rat_1"]), seat(), chips=["mute"], display="AF")
    told = play(table, FIRST, ("F", (0, 1)))
    assert [each.at for each in told.of(h.ChipPut)] == [(0, 1), (0, 0)]


# --- cards that move or are opened again (R15), and Encore (R19)


def test_a_card_turned_face_down_and_opened_again_acts_again() -> None:
    table = lay(
        seat(up("rat_8"), hand=["rat_5", "rat_1"]), seat(hand=["rat_3"]), discard=["rat_2"], deck=["rat_9"]
    )
    play(table, FIRST, "discard", ("hide", 0, None))
    assert names(table.rows[0]) == ["(rat_8)", "rat_5"]
    told = play(table, (UNCOVER, 0, 0))
    assert told.one(h.EffectBegan).by is By.UNCOVERED and told.question.verb == "put"


def test_cards_that_are_turned_up_by_others_swapped_given_or_dealt_do_nothing() -> None:
    turned = play(lay(seat(hand=["rat_12", "rat_1"]), seat(down("rat_8"))), FIRST)
    swapped = play(lay(seat(hand=["rat_11", "rat_1"]), seat(up("rat_8"))), FIRST)
    given = play(lay(seat(up("rat_8"), hand=["weasel_12", "rat_1"]), seat()), FIRST)
    dealt = play(lay(seat(hand=["weasel_11", "rat_1"]), seat(), deck=["rat_3", "rat_8"]), FIRST)
    for told in (turned, swapped, given, dealt):
        assert len(told.of(h.EffectBegan)) == 1


def test_encore_lets_other_mean_other_than_the_chosen_card() -> None:
    table = lay(seat(up("rat_7"), hand=["raccoon_6", "rat_1"]), seat())
    told = play(table, FIRST)  # the 7 may discard the 6 that called it, and nothing else
    assert names(table.rows[0]) == ["rat_7"] and told.one(h.Discarded).face == "raccoon_6"


def test_encore_of_a_chain_reaction_turns_up_another_card() -> None:
    table = lay(seat(up("rat_6"), down("rat_8"), hand=["raccoon_6", "rat_1"]), seat(), display="D")
    told = play(table, FIRST, ("D", (0, 0)))
    assert [began.by for began in told.of(h.EffectBegan)] == [By.OPENED, By.ENCORE, By.TRIGGERED]
    assert held(table, 0) == ["rat_1"]


def test_a_chain_through_encore_must_find_a_card_at_its_end() -> None:
    """The 6 of the Rats triggers Encore, which has only that 6 to call, which needs another hidden card."""
    short = lay(seat(down("raccoon_6"), hand=["rat_6", "rat_1"]), seat())
    assert why_not(short, OPEN) == ("inner_impossible", "own.down", 1)
    table = lay(seat(down("raccoon_6"), down("rat_8"), hand=["rat_6", "rat_1"]), seat(), display="D")
    told = play(table, FIRST, (0, 0), ("D", (0, 1)))
    assert [began.card for began in told.of(h.EffectBegan)] == [
        "red_rat_6",
        "raccoon_6",
        "red_rat_6",
        "red_rat_8",
    ]
