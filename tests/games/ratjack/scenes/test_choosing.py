"""Answers put together part by part: any order, what is left picks itself, and anything can be given up."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.questions import EffectChoice, PlayChoice
from ratland_desktop.games.ratjack.scenes.hand.choosing import Choosing, parts_of

PUT = EffectChoice(0, (("A", (0, 0)), ("A", (0, 1)), ("B", (0, 0))), "put", ("own",), "red_rat_8")
SWAP = EffectChoice(0, (((0, 0), (1, 0)), ((0, 1), (1, 0))), "swap", ("own.up", "foe.up"), "red_rat_11")
PLAY = PlayChoice(0, (("hide", 0, None), ("open", 1, None), ("uncover", 1, 0), ("uncover", 1, 2)), ())


def test_chip_and_card_can_be_picked_in_either_order() -> None:
    for first, second in (("chip-A", "card-0-1"), ("card-0-1", "chip-A")):
        choosing = Choosing(PUT)
        choosing.pick(first)
        choosing.pick(second)
        assert choosing.answer == ("A", (0, 1))


def test_what_has_only_one_possibility_left_picks_itself() -> None:
    choosing = Choosing(PUT)
    choosing.pick("chip-B")
    assert choosing.answer == ("B", (0, 0))
    assert choosing.chosen == {"chip-B", "card-0-0"}


def test_nothing_is_answered_before_something_is_picked() -> None:
    only = EffectChoice(0, ((1, 0),), "look", ("foe.down",), "red_rat_1")
    assert Choosing(only).answer is None


def test_another_pick_replaces_what_does_not_agree_with_it() -> None:
    choosing = Choosing(PUT)
    choosing.pick("card-0-1")
    choosing.pick("chip-B")  # B cannot lie there
    assert choosing.chosen == {"chip-B", "card-0-0"}


def test_two_cards_of_two_players() -> None:
    choosing = Choosing(SWAP)
    choosing.pick("card-1-0")
    assert choosing.answer is None
    assert choosing.open == {"card-0-0", "card-0-1"}
    choosing.pick("card-0-1")
    assert choosing.answer == ((0, 1), (1, 0))


def test_uncovering_asks_which_card_only_where_there_are_several() -> None:
    choosing = Choosing(PLAY)
    choosing.pick("uncover-1")
    assert choosing.answer is None
    choosing.pick("card-0-2")
    assert choosing.answer == ("uncover", 1, 2)
    assert choosing.drop()
    assert choosing.answer is None


def test_a_preview_of_a_pick_changes_nothing() -> None:
    choosing = Choosing(PLAY)
    assert choosing.with_picked("open-1") == ("open", 1, None)
    assert choosing.picked == {}


def test_a_name_that_is_no_part_is_refused() -> None:
    choosing = Choosing(PLAY)
    assert not choosing.pick("chip-A")
    assert choosing.picked == {}


def test_parts_are_named_by_places_and_never_by_faces() -> None:
    for question in (PUT, SWAP, PLAY):
        for option in question.options:
            assert not any("rat" in part for part in parts_of(question, option))
