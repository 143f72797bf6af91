"""Who knows which card (section 12 of the rules page): kept for each card, shown by views alone."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.table import Table
from ratland_desktop.games.ratjack.rules.view import CardView, view
from ratland_desktop.games.ratjack.rules.words import DECK, DISCARD, DRAW, HIDE, OPEN, UNCOVER
from tests.games.ratjack.kit import Wanted, down, effect_of, lay, play, seat, up

FIRST = (OPEN, 0, None)
EVERYBODY = frozenset({0, 1, 2})


def faces(table: Table, looker: int | None, whose: int) -> tuple[list[str | None], list[str | None]]:
    """Hand and row of a place as somebody sees them."""
    place = view(table, looker).places[whose]

    def seen(cards: tuple[CardView, ...]) -> list[str | None]:
        return [card.face and effect_of(card.face) for card in cards]

    return seen(place.hand), seen(place.row)


# --- what everybody knows


def test_open_cards_piles_display_chips_and_counts_are_known_to_everybody() -> None:
    table = lay(
        seat(up("rat_2"), down("rat_3", "plus_5"), hand=["rat_4", "rat_5"]),
        seat(points=2),
        discard=["rat_6", "rat_7"],
    )
    for looker in (None, 0, 1):
        seen = view(table, looker)
        assert seen.discard == ("red_rat_6", "red_rat_7")  # all of it, at any time
        assert (
            seen.display == ("B", "C", "D", "E", "F") and seen.chips[0] == "plus_5" and len(seen.chips) == 6
        )
        assert (len(seen.deck), len(seen.places[0].hand), seen.turn) == (24 - 7, 2, 0)
        assert [card.chip for card in seen.places[0].row] == ["", "A"]
        assert (seen.places[0].total, seen.places[1].points, seen.players) == (2, 2, 2)


def test_hand_and_hidden_cards_are_known_to_their_owner_alone() -> None:
    table = lay(seat(down("rat_3"), hand=["rat_4", "rat_5"]), seat(), seat())
    assert faces(table, 0, 0) == (["rat_4", "rat_5"], ["rat_3"])
    for looker in (None, 1, 2):
        assert faces(table, looker, 0) == ([None, None], [None])


def test_a_back_does_not_tell_the_set() -> None:
    """Nothing in a view of an unknown card depends on what it is."""
    one = lay(seat(down("rat_3")), seat(hand=["weasel_2"]), deck=["rat_1"])
    other = lay(seat(down("weasel_3")), seat(hand=["rat_2"]), deck=["weasel_1"], sets=one.sets)
    assert view(one, None).places[0].row == view(other, None).places[0].row
    assert view(one, 0).places[1].hand == view(other, 0).places[1].hand
    assert view(one, 0).deck == view(other, 0).deck == (None,)


# --- how knowledge comes


def test_a_card_from_the_discard_pile_is_known_to_everybody_while_it_is_in_the_hand() -> None:
    table = lay(seat(hand=["rat_1"]), seat(), seat(), stage=DRAW, discard=["rat_9"])
    play(table, DISCARD)
    assert faces(table, None, 0)[0] == [None, "rat_9"]


def test_a_card_from_the_deck_is_known_to_who_drew_it() -> None:
    table = lay(seat(hand=["rat_1"]), seat(), stage=DRAW, deck=["rat_2", "rat_9"], discard=["rat_3"])
    play(table, DECK)
    assert faces(table, 0, 0)[0] == ["rat_1", "rat_9"] and faces(table, 1, 0)[0] == [None, None]


def test_cards_taken_back_or_swapped_from_the_pile_are_known_in_the_hand() -> None:
    table = lay(seat(up("rat_9"), hand=["weasel_8", "rat_1"]), seat(), seat())
    play(table, FIRST, 0)
    assert faces(table, None, 0)[0] == ["rat_9"]
    table = lay(seat(hand=["rat_3", "rat_1"]), seat(), seat(), discard=["rat_9"])
    play(table, FIRST)
    assert faces(table, None, 0)[0] == ["rat_9"]


def test_an_open_card_turned_face_down_stays_known_to_all() -> None:
    table = lay(seat(up("rat_9"), hand=["rat_5", "rat_1"]), seat(), seat())
    play(table, FIRST)
    seen = view(table, None).places[0].row[0]
    assert (seen.face, seen.up, seen.known_to_all) == ("red_rat_9", False, True)
    assert view(table, 2).places[0].row[0].face == "red_rat_9"


def test_a_look_adds_the_looker_who_keeps_the_card_in_mind() -> None:
    table = lay(seat(hand=["rat_1", "rat_2"]), seat(down("rat_9")), seat())
    play(table, FIRST)
    assert faces(table, 0, 1)[1] == ["rat_9"] and faces(table, 2, 1)[1] == [None]
    assert faces(table, None, 1)[1] == [None]
    play(table, DECK, (HIDE, 0, None))  # it stays marked while turns go by
    assert faces(table, 0, 1)[1][0] == "rat_9" and faces(table, 2, 1)[1][0] is None


def test_a_card_that_all_have_seen_one_after_the_other_shows_on_the_open_table() -> None:
    table = lay(seat(hand=["rat_1", "rat_2"]), seat(down("rat_9", known=(2,))), seat())
    play(table, FIRST)
    assert faces(table, None, 1)[1] == ["rat_9"]


def test_who_looks_at_the_deck_follows_the_cards_wherever_they_go() -> None:
    deck = ["rat_7", "rat_8", "rat_9"]
    table = lay(seat(hand=["weasel_1", "rat_2"]), seat(hand=["rat_10"]), seat(), deck=deck)
    play(table, FIRST, 0)
    assert view(table, 0).deck == (None, "red_rat_8") and view(table, 1).deck == (None, None)
    play(table, DECK)  # the next player draws it
    assert faces(table, 0, 1)[0] == [None, "rat_8"] and faces(table, 2, 1)[0] == [None, None]
    play(table, (OPEN, 0, None))  # and keeps it
    assert faces(table, 0, 1)[0] == ["rat_8"]


def test_hidden_cards_that_are_swapped_are_known_to_both_owners_and_to_who_knew_them() -> None:
    mine, theirs = down("rat_2", known=(2,)), down("rat_3")
    table = lay(seat(mine, hand=["rat_9", "rat_1"]), seat(theirs), seat())
    play(table, FIRST)
    assert [faces(table, looker, 0)[1][0] for looker in (0, 1, 2)] == ["rat_3", "rat_3", None]
    assert [faces(table, looker, 1)[1][0] for looker in (0, 1, 2)] == ["rat_2", "rat_2", "rat_2"]


def test_exchanged_hands_are_known_to_both_and_to_who_knew_them() -> None:
    foe = seat(hand=[down("rat_3", known=(2,))])
    table = lay(seat(hand=["weasel_4", "rat_1"]), foe, seat())
    play(table, FIRST, 1)
    assert [faces(table, looker, 0)[0] for looker in (0, 1, 2)] == [["rat_3"]] * 3
    assert [faces(table, looker, 1)[0] for looker in (0, 1, 2)] == [["rat_1"], ["rat_1"], [None]]


# --- how it goes with a card, and how it is lost


@pytest.mark.parametrize("card", ["weasel_5", "rat_4"])
def test_the_only_hand_card_laid_or_exchanged_face_down_is_followed(card: str) -> None:
    hand: list[str | Wanted] = [card, down("rat_9", known=(1, 2))]
    table = lay(seat(down("rat_2"), hand=hand), seat(), seat())
    play(table, FIRST, *([HIDE, DECK] if card == "weasel_5" else []))
    row = faces(table, None, 0)[1]
    assert row[2 if card == "weasel_5" else 0] == "rat_9"


def two_known(one: str, other: str, known: tuple[int, ...] = (1, 2)) -> Table:
    hand: list[str | Wanted] = [down(one, known=known), down(other, known=known)]
    return lay(seat(down("rat_1"), hand=hand), seat(), seat())


@pytest.mark.parametrize("place", [0, 1])
def test_one_of_two_hand_cards_face_down_makes_all_others_lose_track_of_both(place: int) -> None:
    table = two_known("rat_9", "rat_8")
    play(table, (HIDE, place, None))
    for looker in (None, 1, 2):
        assert faces(table, looker, 0) == ([None], [None, None])
    assert faces(table, 0, 0)[1][1] in ("rat_9", "rat_8")


@pytest.mark.parametrize("place", [0, 1])
def test_two_equal_cards_that_were_known_stay_known_and_do_not_tell_which_was_laid(place: int) -> None:
    table = two_known("rat_9", "rat_9")
    play(table, (HIDE, place, None))
    assert faces(table, None, 0) == (["rat_9"], [None, "rat_9"])
    assert view(table, 1).places[0].row[1].face == "red_rat_9"  # whichever of the two was chosen


def test_two_equal_cards_stay_known_to_those_only_who_knew_both() -> None:
    hand: list[str | Wanted] = [down("rat_9", known=(1, 2)), down("rat_9", known=(2,))]
    table = lay(seat(hand=hand), seat(), seat())
    play(table, (HIDE, 0, None))
    assert faces(table, 2, 0) == (["rat_9"], ["rat_9"])
    assert faces(table, 1, 0) == ([None], [None])
    unknown = lay(seat(hand=["rat_9", "rat_9"]), seat(), seat())
    play(unknown, (HIDE, 1, None))
    assert unknown.rows[0][0].face.id == "blue_rat_9"  # the very card that was chosen
    assert faces(unknown, 1, 0) == ([None], [None])


@pytest.mark.parametrize(
    ("answers", "discarded"), [((FIRST, ("D", (0, 0))), False), (((UNCOVER, 0, 0),), True)]
)
def test_who_knew_the_other_hand_card_still_knows_it_when_one_is_opened_or_discarded(
    answers: tuple[object, ...], discarded: bool
) -> None:
    hand: list[str | Wanted] = ["rat_8", down("rat_9", known=(1,))]
    table = lay(seat(down("rat_3"), hand=hand), seat(), seat(), discard=["rat_2"])
    play(table, *answers)
    if discarded:  # its 3 exchanged the hand card with the discarded 8
        assert faces(table, None, 0)[0] == ["rat_8"]
    else:
        assert faces(table, 1, 0)[0] == ["rat_9"] and faces(table, 2, 0)[0] == [None]


def test_discarding_one_of_two_by_an_effect_leaves_the_other_known() -> None:
    hand: list[str | Wanted] = ["rat_2", down("rat_9", known=(1,))]
    table = lay(seat(hand=hand), seat(), seat(), discard=["rat_7"])
    play(table, FIRST, DISCARD, 1)
    assert faces(table, 1, 0)[0] == ["rat_9"] and faces(table, 2, 0)[0] == [None]


def test_hidden_cards_of_who_is_out_are_known_to_who_knew_them_and_nobody_else() -> None:
    foe = seat(up("rat_10"), up("rat_9"), down("rat_7"), down("rat_4", known=(2,)), hand=["rat_3"])
    table = lay(seat(hand=["rat_12", "rat_1"]), foe, seat())
    play(table, FIRST, (1, 2))
    assert view(table, 0).places[1].out and view(table, 0).places[1].total == 26
    assert faces(table, 0, 1) == ([None], ["rat_10", "rat_9", "rat_7", None])
    assert faces(table, 2, 1)[1][3] == "rat_4" and faces(table, 1, 1)[0] == ["rat_3"]


def test_at_the_end_of_the_last_round_every_hidden_card_shows_but_not_the_deck() -> None:
    foe = seat(up("rat_10"), up("rat_9"), down("rat_7"), down("rat_4"), hand=["rat_3"])
    table = lay(seat(down("rat_5"), hand=["rat_12", "rat_1"], points=2), foe, seat(down("rat_6")))
    play(table, FIRST, (1, 2))
    seen = view(table, None)
    assert seen.ended and all(card.face for place in seen.places for card in (*place.hand, *place.row))
    assert {*seen.deck} == {None}


# --- whispers


def test_a_hidden_face_is_whispered_to_the_right_seats_and_stands_in_no_story() -> None:
    told = play(lay(seat(hand=["rat_1", "rat_2"]), seat(down("rat_9")), seat()), FIRST)
    (whisper,) = told.whispers
    assert (whisper.seats, whisper.happening) == ((0,), h.Faces(("red_rat_9",)))
    assert told.belongs_to == [h.Looked(0, 1, 0, "red_rat_1")]
    assert "rat_9" not in repr(told.story)
