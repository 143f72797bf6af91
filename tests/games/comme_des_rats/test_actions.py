"""Section 5: keys, theft, claws, heal, and when they lapse."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.questions import Pile, Target, Victim
from ratland_desktop.games.comme_des_rats.rules.table import Taken
from ratland_desktop.games.comme_des_rats.rules.whispers import StolenFromYou, YouDrew, YouStole
from ratland_desktop.games.comme_des_rats.rules.words import Aimed, Cause, Lapsed
from tests.games.comme_des_rats.kit import act, bandages, lay, rat, stashes, turn

# --- keys


def test_one_key_draws_the_top_card_of_a_door_of_choice() -> None:
    table = lay(rat(), rat(), rat(), doors=["cheese1", "cheese2 clover", "trap"])
    told = act(table, 1, "key1", 1)
    assert told.asked == [Pile(1, (0, 1, 2), 1, 1)]
    assert stashes(table) == ["", "cheese2", ""] and table.doors[1].cards == ["clover"]
    assert told.one(h.Stored) == h.Stored(1, 1, left=1, number=1, card=None)
    assert told.whispers == [(2, (1,), YouDrew("cheese2"))]


def test_two_keys_draw_two_cards_from_one_door() -> None:
    table = lay(rat(), rat(), rat(), doors=["cheese1 clover trap", "cheese2", "cheese2"])
    told = act(table, 0, "key2", 0)
    assert stashes(table)[0] == "cheese1 clover"
    assert [(stored.number, stored.left) for stored in told.of(h.Stored)] == [(1, 2), (2, 1)]
    assert told.asked_for == [("pile", 0)]


def test_two_keys_draw_only_one_card_if_only_one_is_left() -> None:
    table = lay(rat(), rat(), rat(), doors=["cheese1", "cheese2", "cheese2"])
    told = act(table, 0, "key2", 0)
    assert stashes(table)[0] == "cheese1" and told.one(h.Stored).left == 0


def test_a_door_without_cards_is_not_offered_and_with_one_door_nobody_is_asked() -> None:
    table = lay(rat(), rat(), rat(), doors=["", "cheese2 cheese1", "trap"])
    assert act(table, 0, "key1", 1).asked == [Pile(0, (1, 2), 0, 1)]
    table = lay(rat(), rat(), rat(), doors=["", "cheese2 cheese1", ""])
    told = act(table, 0, "key1")
    assert told.asked == [] and told.one(h.Stored).door == 1


def test_a_trap_is_laid_open_beside_its_door_and_costs_a_bandage() -> None:
    table = lay(rat(), rat(), rat(), doors=["trap cheese1", "cheese1", "cheese1"])
    told = act(table, 0, "key1", 0)
    assert told.story[1:] == [h.TrapSprung(0, 0, left=1), h.Bandaged(0, 1, Cause.TRAP, None)]
    assert table.doors[0].sprung == 1 and table.doors[0].taken == [Taken(0, True)]
    assert stashes(table)[0] == "" and told.whispers == []


def test_after_a_trap_the_second_card_is_still_drawn() -> None:
    table = lay(rat(), rat(), rat(), doors=["trap cheese2", "cheese1", "cheese1"])
    told = act(table, 0, "key2", 0)
    assert told.kinds == ["ActionBegan", "TrapSprung", "Bandaged", "Stored"]
    assert stashes(table)[0] == "cheese2" and told.one(h.Stored).number == 2


def test_two_traps_in_a_row_cost_two_bandages_one_after_the_other() -> None:
    table = lay(rat(), rat(), rat(), doors=["trap trap", "cheese1", "cheese1"])
    told = act(table, 0, "key2", 0)
    assert told.kinds == ["ActionBegan", "TrapSprung", "Bandaged", "TrapSprung", "Bandaged"]
    assert bandages(table) == [2, 0, 0]


def test_keys_lapse_when_no_door_has_a_card() -> None:
    told = act(lay(rat(), rat(), rat(), doors=["", "", ""]), 0, "key2")
    assert told.story == [h.ActionLapsed(0, "key2", Lapsed.NO_CARD)]


# --- theft


def test_a_theft_takes_one_card_at_random_which_only_the_two_see() -> None:
    table = lay(rat("cheese1 clover cheese2"), rat("cheese1"), rat())
    told = act(table, 2, "theft", 0, picks=[1])
    assert told.asked == [Victim(2, (0, 1), 2)]
    assert stashes(table) == ["cheese1 cheese2", "cheese1", "clover"]
    assert told.one(h.Stole) == h.Stole(2, 0, left=2, card=None, because=Aimed.CHOSEN)
    assert told.whispers == [(2, (2,), YouStole("clover")), (2, (0,), StolenFromYou("clover"))]


def test_every_card_of_the_victim_can_be_the_stolen_one() -> None:
    found = set()
    for seed in range(40):
        table = lay(rat("cheese1 clover cheese2"), rat(), rat())
        act(table, 2, "theft", picks=[seed % 3])
        found.add(stashes(table)[2])
    assert found == {"cheese1", "clover", "cheese2"}


def test_a_theft_goes_to_somebody_with_a_card_and_never_to_oneself() -> None:
    table = lay(rat("cheese1"), rat("clover"), rat(), rat("cheese2"))  # R5
    assert act(table, 0, "theft", 3).asked == [Victim(0, (1, 3), 0)]


def test_with_a_single_victim_nobody_is_asked() -> None:
    told = act(lay(rat("cheese1"), rat("clover"), rat()), 0, "theft")
    assert told.asked == [] and told.one(h.Stole).because is Aimed.ONLY_ONE


def test_theft_lapses_when_no_other_player_has_a_card() -> None:
    told = act(lay(rat("cheese1"), rat(), rat()), 0, "theft")
    assert told.story == [h.ActionLapsed(0, "theft", Lapsed.NOTHING_TO_STEAL)]


# --- claws


def test_claws_send_the_cat_to_another_player_who_is_due_a_bandage() -> None:
    table = lay(rat(), rat(), rat())
    told = act(table, 1, "claws", 0)
    assert told.asked == [Target(1, (2, 0))]
    assert told.story[1:] == [h.CatSent(1, 0, Aimed.CHOSEN), h.Bandaged(0, 1, Cause.CAT, 1)]


def test_the_cat_is_sent_to_nobody_twice_in_a_turn_even_if_a_clover_stopped_it() -> None:
    table = lay(rat(), rat("clover"), rat(), rat())  # R6
    told = act(table, 0, "claws", 1, "clover")
    assert told.kinds[-1] == "CloverUsed" and table.turn and table.turn.visited == (1,)
    assert act(table, 2, "claws", 3).asked == [Target(2, (3, 0))]


def test_partner_and_active_player_may_send_the_cat_to_each_other() -> None:
    table = lay(rat(), rat(), rat())
    told = turn(table, "claws claws", "keep", 1, 0, 1)
    assert [(sent.by, sent.target) for sent in told.of(h.CatSent)] == [(1, 0), (0, 1)]
    assert bandages(table) == [1, 1, 0]


def test_with_a_single_target_nobody_is_asked_and_with_none_the_claws_lapse() -> None:
    table = lay(rat(), rat(), rat(), visited=(1,))
    told = act(table, 0, "claws")
    assert told.asked == [] and told.one(h.CatSent) == h.CatSent(0, 2, Aimed.ONLY_ONE)
    assert act(table, 0, "claws").story == [h.ActionLapsed(0, "claws", Lapsed.NO_TARGET)]


def test_who_is_out_is_no_target() -> None:
    table = lay(rat(), rat(bandages=3), rat(), rat())
    assert act(table, 0, "claws", 3).asked == [Target(0, (2, 3))]


# --- heal


def test_heal_gives_back_one_bandage() -> None:
    table = lay(rat(bandages=2), rat(), rat())
    assert act(table, 0, "heal").story == [h.ActionBegan(0, "heal", None), h.Healed(0, 1)]
    assert bandages(table) == [1, 0, 0]


def test_heal_lapses_without_a_bandage() -> None:
    assert act(lay(rat(), rat(), rat()), 0, "heal").story == [h.ActionLapsed(0, "heal", Lapsed.NO_BANDAGE)]


@pytest.mark.parametrize("die", ["key1", "key2", "theft", "claws", "heal"])
def test_every_action_lapses_if_its_player_is_out(die: str) -> None:
    table = lay(rat(bandages=3), rat("cheese1"), rat())
    assert act(table, 0, die).story == [h.ActionLapsed(0, die, Lapsed.OUT)]
