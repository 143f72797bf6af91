"""Section 3, actions 1 and 2: taking a card and placing cubes; and how a turn begins, goes on and ends."""

from __future__ import annotations

import pytest

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.words import RESERVE
from tests.games.rattus.kit import lay, people, sit

QUIET = {"gallia": 1}  # a board with one region to place in


# --- action 1


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_taken_from_beside_the_board_or_from_another_player(card: str) -> None:
    free = sit(lay(3, rats=QUIET), ("take", card))
    assert free.one(h.CardTaken) == h.CardTaken(0, card, None)
    held = sit(lay(3, rats=QUIET, cards={card: 2}), ("take", card))
    assert held.one(h.CardTaken) == h.CardTaken(0, card, 2)
    assert free.table.cards[card] == held.table.cards[card] == 0


def test_a_card_is_taken_once_a_turn_before_or_after_placing_and_never_ones_own() -> None:  # R7
    table = lay(2, rats=QUIET, cards={"king": 0, "monk": 1})
    before = sit(table.copy(), ("take", "monk"))
    assert before.offers("take") == set()
    after = sit(table.copy(), ("place", "gallia", 1))
    assert after.offers("take") == {(card,) for card in CARDS if card != "king"}
    after.say(("take", "witch"))
    assert after.offers("take") == set()
    assert after.refuses(("take", "peasant")) == "act.not_possible"


def test_no_card_can_be_taken_after_the_plague_has_moved() -> None:  # R7
    sitting = sit(lay(2, rats=QUIET), ("place", "gallia", 1), ("plague", "italia"))
    assert sitting.question.kind == "finish"
    assert sitting.refuses(["take", "monk"]) == "answer.not_offered"


def test_taking_is_optional_and_a_card_stays_until_somebody_takes_it() -> None:
    sitting = sit(lay(2, rats={"gallia": 1, "anglia": 1}), ("take", "monk"))
    sitting.say(("place", "gallia", 1), ("plague", "italia"), "done")
    assert sitting.table.cards["monk"] == 0 and sitting.table.active == 1
    sitting.say(("place", "anglia", 1), ("plague", "hungaria"), "done")  # nothing taken
    assert sitting.table.cards["monk"] == 0


def test_who_holds_all_six_cards_has_none_to_take() -> None:
    sitting = sit(lay(2, rats=QUIET, cards=dict.fromkeys(CARDS, 0)))
    assert sitting.offers("take") == set()
    assert "take" not in {offer.act for offer in sitting.question.offers}  # type: ignore[attr-defined]


# --- action 2


def test_placing_is_a_duty_before_the_plague_may_move() -> None:  # R8
    sitting = sit(lay(2, rats={"gallia": 2}))
    assert sitting.offers("plague") == set()
    assert sitting.refuses(["plague", "italia"]) == "act.not_possible"
    sitting.say(("place", "gallia", 2))
    assert sitting.offers("place") == set() and sitting.offers("plague")


def test_the_number_of_cubes_is_exact() -> None:  # R8
    sitting = sit(lay(2, rats={"gallia": 2}))
    for number in (0, 1, 3, -2):
        assert sitting.refuses(["place", "gallia", number]) == "act.not_possible"
    sitting.say(["place", "gallia", 2])
    assert sitting.table.cubes["gallia"] == [2, 0] and sitting.table.reserves == [18, 20]
    assert sitting.one(h.Placed) == h.Placed(0, "gallia", 2, rats=2, helped=0, short=False)


def test_a_short_reserve_gives_all_it_has_and_that_ends_the_game() -> None:  # R8, R20
    sitting = sit(lay(2, rats={"gallia": 3}, reserves={0: 2}))
    assert sitting.offers("place") == {("gallia", 2)}
    sitting.say(("place", "gallia", 2))
    assert sitting.one(h.Placed) == h.Placed(0, "gallia", 2, rats=3, helped=0, short=True)
    assert sitting.one(h.EndInSight) == h.EndInSight(0, RESERVE)


def test_without_rats_and_without_the_peasant_nothing_is_placed_and_the_plague_may_move() -> None:  # R8
    sitting = sit(lay(2, cubes={"gallia": (1, 1)}))
    assert sitting.offers("place") == set()
    sitting.say(("plague", "gallia"), "done")
    assert sitting.names()[:4] == ["TurnBegan", "NothingToPlace", "PlagueMoved", "NoSpread"]
    with_peasant = sit(lay(2), ("take", "peasant"))
    assert with_peasant.offers("plague") == set() and len(with_peasant.offers("place")) == 8


def test_the_peasants_cube_goes_into_the_same_region_and_can_be_refused() -> None:  # R9
    table = lay(2, rats={"gallia": 2, "italia": 1}, cards={"peasant": 0})
    assert sit(table).offers("place") >= {("gallia", 2), ("gallia", 3), ("italia", 1), ("italia", 2)}
    helped = sit(table.copy(), ("place", "gallia", 3))
    assert helped.one(h.Placed) == h.Placed(0, "gallia", 3, rats=2, helped=1, short=False)
    assert people(helped.table) == {"gallia": [3, 0]} and helped.table.used == ("peasant",)
    refused = sit(table.copy(), ("place", "gallia", 2))
    assert refused.one(h.Placed).helped == 0 and refused.table.used == ()


def test_the_peasant_brings_no_more_than_the_reserve_has() -> None:  # R8, R9
    sitting = sit(lay(2, rats={"gallia": 2}, cards={"peasant": 0}, reserves={0: 2}))
    assert {way for way in sitting.offers("place") if way[0] == "gallia"} == {("gallia", 2)}
    sitting.say(("place", "gallia", 2))
    assert sitting.one(h.Placed) == h.Placed(0, "gallia", 2, rats=2, helped=0, short=False)


def test_who_takes_the_peasant_after_placing_has_nothing_of_it_this_turn() -> None:  # R9
    sitting = sit(lay(2, rats={"gallia": 2}), ("place", "gallia", 2), ("take", "peasant"))
    assert sitting.offers("place") == set()


# --- the course of turns


def test_turns_go_clockwise_and_a_round_is_a_turn_of_everybody() -> None:
    sitting = sit(lay(3, rats={"gallia": 3, "anglia": 3, "scandia": 3}, plague="turcia", active=1))
    places = {"bulgaria": "turcia", "turcia": "bulgaria"}
    for _ in range(4):
        near = places[sitting.table.plague]
        region = next(r for r in ("gallia", "anglia", "scandia") if r in sitting.table.rats)
        sitting.say(("place", region, 3), ("plague", near), "done")
    began = [(x.seat, x.round) for x in sitting.told(h.TurnBegan)]
    assert began == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2)]


def test_what_was_used_in_a_turn_can_be_used_again_in_the_next() -> None:  # R10
    table = lay(2, rats={"gallia": 2, "italia": 1}, cards={"monk": 0})
    sitting = sit(table, ("monk", "gallia", 0, "hispania"), ("place", "italia", 1))
    assert sitting.table.used == ("monk",) and sitting.offers("monk") == set()
    sitting.say(("plague", "polonia"), "done")
    assert not sitting.table.used
    sitting.say(("take", "monk"))  # the next player takes the card that its owner has used
    assert sitting.offers("monk")


def test_a_card_can_be_used_in_the_turn_in_which_it_was_taken() -> None:  # R7
    sitting = sit(lay(2, cubes={"anglia": (3, 0)}, rats=QUIET))
    assert sitting.offers("merchant") == set()
    sitting.say(("take", "merchant"))
    assert sitting.offers("merchant")


def test_powers_act_at_once_for_placing_for_the_king_and_for_the_spread() -> None:  # R11
    table = lay(
        2, cubes={"anglia": (1, 0)}, rats={"anglia": 1, "gallia": 1}, cards={"monk": 0, "king": 0},
        plague="germania",
    )  # fmt: skip
    sitting = sit(table, ("monk", "anglia", 0, "gallia"))
    assert sitting.offers("place") == {("gallia", 2)}
    assert sitting.offers("king") == {("anglia",)}
    sitting.say(("place", "gallia", 2), ("plague", "gallia"))
    assert sitting.question.tokens == 2  # type: ignore[attr-defined]


def test_who_has_no_cube_on_the_board_plays_on() -> None:  # R25
    sitting = sit(lay(2, cubes={"gallia": (0, 4)}, rats=QUIET))
    assert sitting.question.seat == 0
    sitting.say(("place", "gallia", 1))
    assert people(sitting.table) == {"gallia": [1, 4]}
