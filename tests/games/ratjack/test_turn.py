"""A turn: drawing, the three ways to play, and what is asked (sections 4, 5 and 11 of the rules page)."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.questions import DrawChoice, PlayChoice
from ratland_desktop.games.ratjack.rules.words import DECK, DISCARD, DRAW, HIDE, OPEN, TURN, UNCOVER, By
from ratland_desktop.tabletop.dialogue import IllegalAnswer
from tests.games.ratjack.kit import asked_to_play, down, held, lay, names, pile, play, seat, up, why_not


def test_a_turn_begins_with_a_card_from_the_deck_or_the_discard_pile() -> None:
    table = lay(seat(hand=["rat_1"]), seat(), stage=DRAW, discard=["rat_5", "rat_9"], deck=["rat_2", "rat_3"])
    question = play(table.copy()).question
    assert question == DrawChoice(0, (DECK, DISCARD), TURN) and question.default_answer() == DECK
    told = play(table.copy(), DISCARD)
    assert told.story == [h.Drew(0, DISCARD, "red_rat_9", TURN)] and held(told.table, 0) == ["rat_1", "rat_9"]
    assert pile(told.table) == ["rat_5"] and not told.whispers
    told = play(table.copy(), DECK)
    assert told.story == [h.Drew(0, DECK, None, TURN)] and held(told.table, 0) == ["rat_1", "rat_3"]
    assert told.whispered(0) == [("rat_3",)] and told.whispered(1) == []


def test_an_empty_discard_pile_cannot_be_drawn_from_so_nothing_is_asked() -> None:
    told = play(lay(seat(hand=["rat_1"]), seat(), stage=DRAW, deck=["rat_2", "rat_3"], discard=[]))
    assert told.one(h.Drew).pile == DECK and isinstance(told.question, PlayChoice)


def test_face_down_nothing_else_happens() -> None:
    table = lay(seat(up("rat_4"), hand=["rat_8", "rat_12"]), seat(up("rat_1"), down("rat_2")))
    told = play(table, (HIDE, 1, None))
    assert names(table.rows[0]) == ["rat_4", "(rat_12)"] and held(table, 0) == ["rat_8"]
    assert told.story == [h.PlayedHidden(0, 1), h.TurnBegan(1)]
    assert told.whispered(0) == [("rat_12",)] and told.whispered(1) == []


def test_open_the_card_lies_at_the_end_of_the_row_and_acts() -> None:
    table = lay(seat(up("rat_4"), hand=["rat_12", "rat_8"]), seat(down("rat_2"), down("rat_3")))
    told = play(table, (OPEN, 0, None), (1, 1))
    assert told.story[:2] == [h.PlayedOpen(0, 1, "red_rat_12"), h.EffectBegan(0, 1, "red_rat_12", By.OPENED)]
    assert names(table.rows[0]) == ["rat_4", "rat_12"] and held(table, 0) == ["rat_8"]
    assert names(table.rows[1]) == ["(rat_2)", "rat_3"]


def test_uncovering_discards_a_hand_card_and_opens_a_hidden_one_with_its_effect() -> None:
    table = lay(
        seat(down("rat_1"), down("rat_12"), hand=["rat_4", "rat_8"]),
        seat(down("rat_2"), down("rat_3")),
        discard=[],
    )
    told = play(table, (UNCOVER, 0, 1), (1, 0))
    assert told.story[:2] == [
        h.Uncovered(0, "red_rat_4", 1, "red_rat_12"),
        h.EffectBegan(0, 1, "red_rat_12", By.UNCOVERED),
    ]
    assert (
        names(table.rows[0]) == ["(rat_1)", "rat_12"]
        and held(table, 0) == ["rat_8"]
        and pile(table) == ["rat_4"]
    )


def test_face_down_is_always_legal_with_both_cards() -> None:
    table = lay(seat(hand=["rat_12", "rat_7"]), seat(), deck=["rat_1"])
    question = asked_to_play(table)
    assert question.options == ((HIDE, 0, None), (HIDE, 1, None))
    assert {(r.way, r.place, r.slot) for r in question.refused} == {
        (OPEN, 0, None), (OPEN, 1, None), (UNCOVER, 0, None), (UNCOVER, 1, None),
    }  # fmt: skip


def test_what_is_not_legal_stands_in_the_question_with_its_reason() -> None:
    table = lay(seat(down("rat_7", "lock"), down("rat_12"), hand=["rat_7", "rat_5"]), seat())
    assert why_not(table, OPEN, 0) == ("no_card", "own.up.other", 1)
    assert why_not(table, UNCOVER, 0, 0) == ("all_locked", "own.down", 1)
    assert why_not(table, UNCOVER, 1, 1) == ("no_card", "foe.down", 1)
    assert why_not(lay(seat(hand=["rat_7", "rat_5"]), seat()), UNCOVER) == ("no_card", "own.down", 1)


def test_the_card_is_judged_lying_open_and_the_discard_on_the_pile() -> None:
    """The 8 can take the last chip itself, and the discarded card is one of the three to be shuffled."""
    chips = "plus_5", "plus_10", "double", "plus_1", "plus_3"
    mine = [down(f"rat_{number}", chip) for number, chip in enumerate(chips, 1)]
    assert why_not(lay(seat(*mine, hand=["rat_8", "rat_9"]), seat()), OPEN) is None
    table = lay(
        seat(down("weasel_2"), hand=["weasel_5", "rat_9"]), seat(), deck=["rat_1", "rat_2"], discard=[]
    )
    assert why_not(table, UNCOVER, 0, 0) is None
    table = lay(seat(hand=["weasel_2", "rat_9"]), seat(), deck=["rat_1", "rat_2"], discard=[])
    assert why_not(table, OPEN) == ("discard_short", "", 3)


def test_the_default_is_the_card_just_drawn_open_if_that_is_legal() -> None:
    table = lay(seat(hand=["rat_2", "rat_12"]), seat(down("rat_1")))
    assert asked_to_play(table).default_answer() == (OPEN, 1, None)
    assert asked_to_play(lay(seat(hand=["rat_2", "rat_12"]), seat())).default_answer() == (HIDE, 1, None)


def test_turns_go_clockwise_past_who_is_out() -> None:
    table = lay(seat(hand=["rat_1", "rat_2"]), seat(up("rat_3"), out=True), seat(), seat())
    assert play(table, (HIDE, 0, None)).one(h.TurnBegan).seat == 2
    table = lay(seat(), seat(out=True), seat(), seat(hand=["rat_1", "rat_2"]), turn=3)
    assert play(table, (HIDE, 0, None)).one(h.TurnBegan).seat == 0


def test_play_is_always_asked_but_what_has_one_answer_is_done() -> None:
    table = lay(seat(hand=["rat_12", "rat_7"]), seat(down("rat_1")), seat(up("rat_2")))
    told = play(table, (OPEN, 0, None))
    assert [question.kind for question in told.asked] == ["play"]
    assert told.one(h.Revealed).face == "red_rat_1"


def test_a_total_above_25_on_the_way_does_not_stop_the_turn() -> None:
    mine = up("rat_12"), up("rat_10"), up("rat_1")
    table = lay(seat(*mine, hand=["rat_7", "rat_5"]), seat(up("rat_2")))
    told = play(table, (OPEN, 0, None), (0, 0))  # 23 + 7 = 30 while the card acts, 18 at the end
    assert not told.out and told.totals == {0: 18}


@pytest.mark.parametrize(
    "nonsense", [("open", True, None), ("hide", 0), "hide", ("hide", 2, None), None, (), 0]
)
def test_an_answer_that_is_not_offered_is_refused(nonsense: object) -> None:
    question = asked_to_play(lay(seat(hand=["rat_12", "rat_7"]), seat(down("rat_1"))))
    with pytest.raises(IllegalAnswer) as refused:
        question.check(nonsense)
    assert refused.value.code == "answer.not_offered"
    assert question.check(["open", 0, None]) == (OPEN, 0, None)  # as it comes out of a file
