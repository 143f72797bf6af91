"""Section 9: the five roles."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules import whispers as w
from ratland_desktop.games.comme_des_rats.rules.questions import LookPiles, Order, React, SpeakUp
from ratland_desktop.games.comme_des_rats.rules.setup import lay_table
from ratland_desktop.games.comme_des_rats.rules.steps import LookBehind
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.games.comme_des_rats.rules.view import view
from ratland_desktop.games.comme_des_rats.rules.words import Aimed, Cause, Named, Shown
from ratland_desktop.tabletop.dialogue import Together
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.kit import (
    Heard,
    act,
    bandages,
    begin,
    lay,
    play,
    rat,
    score,
    stashes,
    turn,
    waiting_for,
)


def dealt(seed: int, players: int = 4) -> tuple[Table, Heard]:
    table = lay_table(Options(players, roles=True, first=0), Dice(1))
    return table, begin(table, seed=seed)


# --- the Manipulator


def test_everybody_is_told_the_own_role_and_nothing_is_told_in_the_open() -> None:
    table, told = dealt(3)
    assert told.story[1] == h.RolesDealt()
    roles = [each.role for each in table.rats]
    assert told.whispers == [(2, (seat,), w.YourRole(str(role))) for seat, role in enumerate(roles)]


def test_the_manipulator_must_show_the_role_before_the_first_roll_and_names_two_doors() -> None:
    found = 0
    for seed in range(20):
        table, told = dealt(seed)
        owner = [seat for seat, each in enumerate(table.rats) if each.role == "manipulator"]
        shown = [h.RoleShown(seat, "manipulator", Shown.AT_THE_START) for seat in owner]
        assert told.of(h.RoleShown) == shown
        if owner:
            found += 1
            pairs = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
            assert told.waiting == LookPiles(owner[0], pairs) and not told.of(h.Rolled)
        else:
            assert waiting_for(told) == ("reroll", 0)
    assert 0 < found < 20


def manipulated(*answers: Any) -> tuple[Table, Heard]:
    table = lay(
        rat(role="fool"), rat(role="manipulator", shown=True), rat(role="hypnotist"),
        doors=["cheese1 trap clover", "cheese2 cheese2 trap", "trap cheese1"],
    )  # fmt: skip
    return table, play(table, *answers, steps=[LookBehind(1)])


def test_the_manipulator_sees_both_doors_before_laying_them_back() -> None:
    table, told = manipulated([0, 2])
    assert told.waiting == Order(1, (0, 2), (3, 2))
    looked = view(table, 1).looked
    assert looked and looked.before == (("cheese1", "trap", "clover"), ("trap", "cheese1"))
    assert all(view(table, seat).looked is None for seat in (None, 0, 2))
    assert view(table, None).arranged == (0, 2)


def test_the_manipulator_puts_each_door_in_any_order_and_no_card_changes_doors() -> None:
    table, told = manipulated([0, 2], [[1, 2, 0], [1, 0]])
    assert [[*reversed(door.cards)] for door in table.doors] == [
        ["trap", "clover", "cheese1"],
        ["cheese2", "cheese2", "trap"],
        ["cheese1", "trap"],
    ]
    assert told.story == [h.PilesRearranged(1, (0, 2))]
    before = (("cheese1", "trap", "clover"), ("trap", "cheese1"))
    after = (("trap", "clover", "cheese1"), ("cheese1", "trap"))
    assert told.whispers == [(1, (1,), w.BehindTheDoors((0, 2), before, after))]
    looked = view(table, 1).looked
    assert looked and (looked.before, looked.after) == (before, after)  # to be looked up again (R15)


def test_leaving_the_cards_as_they_are_is_allowed() -> None:
    table, _ = manipulated([0, 2], [[0, 1, 2], [0, 1]])
    assert [*reversed(table.doors[0].cards)] == ["cheese1", "trap", "clover"]


# --- Al Ratone


def with_roles(*roles: str, **more: Any) -> Table:
    return lay(*[rat(role=role) for role in roles], **more)


def test_every_other_seat_with_a_closed_role_is_asked_at_the_same_time() -> None:
    table = with_roles("fool", "al_ratone", "alchemist", "hypnotist", active=3)
    table.rats[2].role_shown = True
    told = turn(table, "key1 heal", "keep")
    assert told.waiting == Together([SpeakUp(0, ("pass",), 3), SpeakUp(1, ("pass", "force"), 3)])


def test_al_ratone_becomes_the_partner_once_and_is_open_from_then_on() -> None:
    table = with_roles("fool", "al_ratone", "hypnotist")
    told = turn(table, "heal heal key1 key1", "keep", "force", "pass", "keep")  # R16
    assert told.one(h.RoleShown) == h.RoleShown(1, "al_ratone", Shown.FORCES_PARTNER)
    assert told.one(h.PartnerNamed) == h.PartnerNamed(0, 1, Named.FORCED)
    assert waiting_for(told) == ("partner", 1)  # the next turn: nobody is asked to speak up any more


def test_speaking_up_is_asked_again_every_turn_until_al_ratone_is_used_even_if_it_was_not_dealt() -> None:
    table = with_roles("fool", "alchemist", "hypnotist")
    told = turn(table, "heal heal heal heal", "keep", "pass", "pass", 1, "keep")
    assert [seat for kind, seat in told.asked_for if kind == "speak_up"] == [1, 2]
    assert isinstance(told.waiting, Together)
    assert [question.seat for question in told.waiting.questions] == [0, 2]


def test_al_ratone_is_not_asked_in_its_own_turn() -> None:
    table = with_roles("al_ratone", "alchemist", "hypnotist")
    told = turn(table, "heal heal", "keep", "pass", "pass")
    assert [seat for kind, seat in told.asked_for if kind == "speak_up"] == [1, 2]
    assert waiting_for(told) == ("partner", 0)


def test_nobody_is_asked_to_speak_up_once_every_role_is_open() -> None:
    table = with_roles("fool", "alchemist", "hypnotist")
    for each in table.rats:
        each.role_shown = True
    assert waiting_for(turn(table, "heal heal", "keep")) == ("partner", 0)


# --- the Hypnotist


def test_the_hypnotist_sends_the_cat_on_and_both_are_marked() -> None:
    table = with_roles("fool", "alchemist", "hypnotist", "al_ratone")
    told = act(table, 1, "claws", 2, "redirect-1")  # R17: the sender included
    assert told.asked[1] == React(2, ("take", "redirect-3", "redirect-0", "redirect-1"), Cause.CAT, 1, 0)
    assert told.story[1:] == [
        h.CatSent(1, 2, Aimed.CHOSEN),
        h.RoleShown(2, "hypnotist", Shown.REDIRECTS_CAT),
        h.CatSent(2, 1, Aimed.REDIRECTED),
        h.Bandaged(1, 1, Cause.CAT, 2),
    ]
    assert table.turn and table.turn.visited == (2, 1)
    assert act(table, 0, "claws").one(h.CatSent).target == 3  # the only one who is not marked


def test_the_cat_is_not_sent_on_to_somebody_marked_or_out() -> None:
    table = with_roles("fool", "alchemist", "hypnotist", "al_ratone", visited=(3,))
    table.rats[0].bandages = 3
    told = act(table, 1, "claws")  # only the Hypnotist is left as a target
    assert isinstance(told.waiting, React) and told.waiting.options == ("take", "redirect-1")


def test_the_new_target_may_use_a_clover() -> None:
    table = with_roles("fool", "alchemist", "hypnotist")
    table.rats[0].stash = ["clover"]
    told = act(table, 1, "claws", 2, "redirect-0", "clover")
    assert told.story[-1] == h.CloverUsed(0, Cause.CAT, 2) and bandages(table) == [0, 0, 0]


def test_a_hypnotist_that_was_shown_cannot_send_the_cat_on_again() -> None:
    table = with_roles("fool", "alchemist", "hypnotist")
    table.rats[2].role_shown = True
    table.rats[2].stash = ["clover"]
    told = act(table, 1, "claws", 2)
    assert isinstance(told.waiting, React) and told.waiting.options == ("take", "clover")


def test_a_hypnotist_cannot_send_a_trap_on() -> None:
    table = with_roles("fool", "alchemist", "hypnotist", doors=["trap", "cheese1", "cheese1"])
    table.rats[2].stash = ["cheese1"]
    told = act(table, 2, "key1", 0)
    assert isinstance(told.waiting, React) and told.waiting.options == ("take",)


# --- the Fool


def test_the_fool_stores_a_trap_like_any_other_card() -> None:
    heard = []
    for card in ("trap", "cheese1"):
        table = with_roles("fool", "alchemist", "hypnotist", doors=[f"{card} cheese1", "cheese1", "cheese1"])
        told = act(table, 0, "key1", 0)
        assert stashes(table)[0] == card and bandages(table)[0] == 0
        assert told.whispers == [(2, (0,), w.YouDrew(card))]
        heard.append((told.story, told.asked, view(table, None), view(table, 1), view(table, 2)))
    assert heard[0] == heard[1]  # R18


def fooled(thief: str = "", fool: str = "trap trap cheese1", **more: int) -> Table:
    table = with_roles("alchemist", "fool", "hypnotist")
    table.rats[0].stash, table.rats[1].stash = thief.split(), fool.split()
    table.rats[0].bandages, table.rats[1].bandages = more.get("thief_has", 0), more.get("fool_has", 0)
    return table


def test_a_trap_stolen_from_the_fool_hurts_both_and_ends_the_role() -> None:
    table = fooled()
    told = act(table, 0, "theft", "take", picks=[0])
    assert told.story[1:] == [
        h.Stole(0, 1, left=2, card="trap", because=Aimed.ONLY_ONE),
        h.RoleShown(1, "fool", Shown.TRAP_STOLEN),
        h.Bandaged(0, 1, Cause.STOLEN_TRAP, 1),
        h.FoolUnmasked(1, traps=1, thief=0),
        h.Bandaged(1, 1, Cause.OWN_TRAPS, 0),
    ]
    assert table.middle == ["trap", "trap"] and stashes(table) == ["", "cheese1", ""]
    assert told.whispers == []  # everybody has seen it


def test_from_then_on_traps_work_on_the_fool_as_on_anybody() -> None:
    table = fooled(fool="trap")
    act(table, 0, "theft")
    table.doors[0].cards.append("trap")
    told = act(table, 1, "key1", 0)
    assert told.kinds[1:] == ["TrapSprung", "Bandaged"]


def test_thief_and_fool_may_use_a_clover_against_each_of_these_bandages() -> None:
    table = fooled(thief="clover", fool="trap trap trap clover")
    told = act(table, 0, "theft", "clover", "clover", picks=[0])
    assert told.kinds[3:] == ["CloverUsed", "FoolUnmasked", "CloverUsed", "Bandaged"]
    assert [used.against for used in told.of(h.CloverUsed)] == [Cause.STOLEN_TRAP, Cause.OWN_TRAPS]


def test_all_this_happens_even_if_the_thief_goes_out() -> None:
    table = fooled(thief_has=2)
    told = act(table, 0, "theft", "take", picks=[0])
    assert told.kinds[3:] == ["Bandaged", "WentOut", "FoolUnmasked", "Bandaged"]


def test_the_fool_who_goes_out_is_due_no_further_bandage() -> None:
    table = fooled(fool="trap trap trap cheese2", fool_has=2)
    told = act(table, 0, "theft", "take", picks=[0])
    assert told.kinds[3:] == ["Bandaged", "FoolUnmasked", "Bandaged", "WentOut"]
    assert bandages(table)[1] == 3


def test_a_fool_without_further_traps_is_unmasked_all_the_same() -> None:
    table = fooled(fool="trap")
    told = act(table, 0, "theft")
    assert told.one(h.FoolUnmasked).traps == 0 and bandages(table) == [1, 0, 0]


def test_another_card_of_the_fool_is_stolen_in_secret() -> None:
    table = fooled()
    told = act(table, 0, "theft", picks=[2])
    assert told.one(h.Stole).card is None and not told.of(h.RoleShown) and stashes(table)[0] == "cheese1"


def test_traps_in_a_stash_are_worth_nothing_but_count_as_cards_and_can_be_lost() -> None:
    table = fooled(thief="cheese1")
    told = score(table)
    assert told.of(h.StashShown)[1] == h.StashShown(1, ("trap", "trap", "cheese1"), cheese=1, clovers=0)
    table = fooled(fool="trap cheese1", fool_has=2)
    assert act(table, 2, "claws", 1, "take").one(h.WentOut).cards == 2
    assert table.rats[1].lost == ["trap", "cheese1"]


# --- the Alchemist


def test_each_clover_left_is_worth_a_point_to_the_alchemist_only() -> None:
    table = with_roles("alchemist", "fool", "hypnotist")
    for each in table.rats:
        each.stash = ["clover", "clover", "cheese1"]
    assert score(table).one(h.RoundScored).gained == (3, 1, 1)


@pytest.mark.parametrize("role", ["manipulator", "al_ratone", "hypnotist", "fool", "alchemist"])
def test_every_role_is_dealt_sometimes_in_every_seat(role: str) -> None:
    seats = {seat for seed in range(60) for seat, each in enumerate(dealt(seed)[0].rats) if each.role == role}
    assert seats == {0, 1, 2, 3}
