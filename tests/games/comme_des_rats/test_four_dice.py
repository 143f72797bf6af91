"""Section 8: two partners, two pairs, and a pick."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.questions import Keep, OtherPartner, Partners, PickedDie
from ratland_desktop.games.comme_des_rats.rules.words import (
    BLACK,
    WHITE,
    Colour,
    Kept,
    Lapsed,
    Named,
    Roll,
    Shown,
)
from tests.games.comme_des_rats.kit import bandages, lay, rat, turn, waiting_for


def test_four_dice_are_rolled_once_and_there_is_no_second_roll() -> None:
    table = lay(rat(), rat(), rat(), rat(), four_dice=True)
    told = turn(table, "key1 heal claws theft")
    assert told.one(h.Rolled) == h.Rolled(0, (("key1", "heal"), ("claws", "theft")), Roll.FOUR_DICE)
    assert waiting_for(told) == ("partners", 0)


def test_two_different_partners_are_named_for_black_and_white() -> None:
    table = lay(rat(), rat(), rat(), rat(), four_dice=True, active=2)
    told = turn(table, "key1 heal claws theft")
    assert isinstance(told.waiting, Partners)
    pairs = told.waiting.options
    assert len(pairs) == len({*pairs}) == 6
    assert all(one != other and 2 not in (one, other) for one, other in pairs)


def test_partners_give_back_clockwise_then_act_in_that_order_and_the_active_player_picks_last() -> None:
    table = lay(rat(bandages=1), rat(bandages=1), rat(), rat("cheese1"), four_dice=True)  # R13
    told = turn(table, "key2 theft claws heal", [3, 1], 1, 0, 0, 0)
    assert told.one(h.PartnersNamed) == h.PartnersNamed(0, 3, 1, Named.CHOSEN, forced=None)
    assert told.of(h.DieKept) == [
        h.DieKept(0, 1, WHITE, "heal", "claws", Kept.CHOSEN),
        h.DieKept(0, 3, BLACK, "key2", "theft", Kept.CHOSEN),
    ]
    assert told.asked_for == [("partners", 0), ("keep", 1), ("keep", 3), ("pile", 3), ("die", 0)]
    assert told.asked[1] == Keep(1, (0, 1), ("claws", "heal"), WHITE, 0)
    assert told.asked[4] == PickedDie(0, (0, 1), ("theft", "claws"))
    assert told.one(h.DiePicked) == h.DiePicked(0, "theft", "claws", Kept.CHOSEN)
    begun = [(began.seat, began.die) for began in told.of(h.ActionBegan)]
    assert begun == [(1, "heal"), (3, "key2"), (0, "theft")]
    kinds = told.kinds
    assert kinds.index("DiePicked") > kinds.index("Stored")  # after both partners have acted


def test_the_die_that_was_not_picked_is_not_used() -> None:
    table = lay(rat(), rat(), rat(), rat(), four_dice=True)
    told = turn(table, "heal claws heal key1", [1, 2], 0, 0, 0, 3)
    assert told.one(h.DiePicked) == h.DiePicked(0, "claws", "key1", Kept.CHOSEN)
    assert bandages(table) == [0, 0, 0, 1] and not told.of(h.Stored)


def test_equal_faces_that_came_back_are_not_asked_for() -> None:
    table = lay(rat(), rat(), rat(), rat(), four_dice=True)  # R22
    told = turn(table, "heal heal heal heal", [1, 2])
    assert told.one(h.DiePicked) == h.DiePicked(0, "heal", "heal", Kept.SAME_FACE)
    assert told.asked_for == [("partners", 0)]


def test_a_die_can_be_picked_although_its_action_would_lapse() -> None:
    table = lay(rat(), rat(), rat(), rat(), four_dice=True)
    told = turn(table, "key1 heal key1 theft", [1, 2], 0, 0, 0, 0, 0)  # R4
    assert told.of(h.ActionLapsed)[-1] == h.ActionLapsed(0, "heal", Lapsed.NO_BANDAGE)


def test_an_active_player_who_is_out_picks_no_die() -> None:
    table = lay(rat(bandages=2), rat(), rat(), rat(), four_dice=True)  # R8
    told = turn(table, "claws key1 heal theft", [1, 2], 0, 0, 0)
    assert told.of(h.ActionLapsed)[-1] == h.ActionLapsed(0, None, Lapsed.OUT)
    assert not told.of(h.DiePicked) and told.one(h.RoundEnded).out == (0,)


@pytest.mark.parametrize(
    ("force", "colour", "black", "white"), [("force-black", WHITE, 3, 1), ("force-white", BLACK, 1, 3)]
)
def test_al_ratone_takes_a_pair_and_the_active_player_names_who_gets_the_other(
    force: str, colour: Colour, black: int, white: int
) -> None:
    roles = [rat(role=role) for role in ("fool", "hypnotist", "alchemist", "al_ratone")]
    table = lay(*roles, four_dice=True)
    told = turn(table, "key1 heal claws theft", "pass", "pass", force, 1)
    assert told.one(h.RoleShown) == h.RoleShown(3, "al_ratone", Shown.FORCES_PARTNER)
    assert told.asked[-1] == OtherPartner(0, (1, 2), (("key1", "heal"), ("claws", "theft"))[colour], colour)
    assert told.one(h.PartnersNamed) == h.PartnersNamed(0, black, white, Named.FORCED, forced=3)
    assert waiting_for(told) == ("keep", 1)
