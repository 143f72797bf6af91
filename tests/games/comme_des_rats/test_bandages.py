"""Section 5: clovers against bandages, and going out."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.questions import React
from ratland_desktop.games.comme_des_rats.rules.steps import TakeBandage
from ratland_desktop.games.comme_des_rats.rules.table import Rat
from ratland_desktop.games.comme_des_rats.rules.whispers import YouLost
from ratland_desktop.games.comme_des_rats.rules.words import Cause, Lapsed, RoundEnd
from tests.games.comme_des_rats.kit import act, bandages, lay, play, rat, stashes, turn


def test_a_clover_saves_from_one_bandage_and_is_discarded_open() -> None:
    table = lay(rat(), rat("cheese1 clover clover"), rat())
    told = act(table, 0, "claws", 1, "clover")
    assert told.one(h.CloverUsed) == h.CloverUsed(1, Cause.CAT, 0)
    assert stashes(table)[1] == "cheese1 clover" and table.middle == ["clover"]
    assert bandages(table) == [0, 0, 0]


def test_a_bandage_may_be_taken_in_spite_of_a_clover() -> None:
    table = lay(rat(), rat("clover"), rat())
    told = act(table, 0, "claws", 1, "take")
    assert told.one(h.Bandaged) == h.Bandaged(1, 1, Cause.CAT, 0) and stashes(table)[1] == "clover"


def test_a_clover_never_takes_a_bandage_off() -> None:
    table = lay(rat("clover", bandages=1), rat(), rat())
    told = act(table, 0, "heal")
    assert told.asked == [] and stashes(table)[0] == "clover"


def test_a_clover_that_comes_second_is_too_late_for_a_trap_that_came_first() -> None:
    table = lay(rat(), rat(), rat(), doors=["trap clover", "cheese1", "cheese1"])  # R7
    told = act(table, 0, "key2", 0)
    assert told.kinds == ["ActionBegan", "TrapSprung", "Bandaged", "Stored"]
    assert bandages(table)[0] == 1 and stashes(table)[0] == "clover"


def test_a_clover_that_comes_first_saves_from_the_trap_that_comes_second() -> None:
    table = lay(rat(), rat(), rat(), doors=["clover trap", "cheese1", "cheese1"])
    told = act(table, 0, "key2", 0, "clover")
    assert told.kinds == ["ActionBegan", "Stored", "TrapSprung", "CloverUsed"] and bandages(table)[0] == 0


def test_the_third_bandage_puts_a_player_out_and_the_stash_is_lost_unseen() -> None:
    table = lay(rat(), rat("cheese1 clover", bandages=2), rat())
    told = act(table, 0, "claws", 1, "take")
    assert told.story[-2:] == [h.Bandaged(1, 3, Cause.CAT, 0), h.WentOut(1, cards=2)]
    assert stashes(table)[1] == "" and table.rats[1].lost == ["cheese1", "clover"] and table.middle == []
    assert told.whispers == [(len(told.story), (1,), YouLost(("clover", "cheese1")))]


def test_a_trap_that_puts_the_drawer_out_stops_the_second_key() -> None:
    table = lay(rat(bandages=2), rat(), rat(), doors=["trap cheese2", "cheese1", "cheese1"])
    told = act(table, 0, "key2", 0)
    assert told.kinds[-1] == "WentOut" and table.doors[0].cards == ["cheese2"]


def test_who_is_out_cannot_be_robbed_and_cannot_be_a_target() -> None:
    table = lay(rat(), rat("cheese1", bandages=2), rat(), rat("cheese2"))
    act(table, 0, "claws", 1, "take")
    assert act(table, 0, "theft").one(h.Stole).victim == 3
    table.turn = table.turn and type(table.turn)(1, 0)
    assert act(table, 0, "claws", 2).asked[0].options == (2, 3)  # type: ignore[attr-defined]


def test_a_die_that_was_not_carried_out_yet_lapses_if_its_player_goes_out() -> None:
    table = lay(rat(bandages=2), rat(), rat())
    told = turn(table, "claws key2", "keep", 1, 0, 0)
    assert told.one(h.ActionLapsed) == h.ActionLapsed(0, "key2", Lapsed.OUT)
    assert told.one(h.RoundEnded) == h.RoundEnded((0,), (), RoundEnd.OUT)


def test_several_players_can_go_out_in_one_turn() -> None:
    table = lay(rat(bandages=2), rat(bandages=2), rat(bandages=2))
    told = turn(table, "claws claws", "keep", 1, 2)
    assert [out.seat for out in told.of(h.WentOut)] == [2, 1] and told.one(h.RoundEnded).out == (1, 2)


@pytest.mark.parametrize("cause", [Cause.TRAP, Cause.CAT, Cause.STOLEN_TRAP, Cause.OWN_TRAPS])
@pytest.mark.parametrize(
    ("stash", "options"), [("cheese1", ("take",)), ("clover cheese1", ("take", "clover"))]
)
def test_who_has_any_card_is_asked_with_or_without_a_clover(
    cause: Cause, stash: str, options: tuple[str, ...]
) -> None:
    table = lay(rat(), rat(stash, bandages=1), rat())
    told = play(table, steps=[TakeBandage(1, cause, 0)])
    assert told.waiting == React(1, options, cause, 0, 1)


@pytest.mark.parametrize("cause", [Cause.TRAP, Cause.CAT])
def test_without_cards_and_roles_nobody_is_asked(cause: Cause) -> None:
    table = lay(rat(), rat(), rat())
    assert play(table, steps=[TakeBandage(1, cause, 0)]).kinds == ["Bandaged"]


@pytest.mark.parametrize(
    ("own", "other", "visited", "cause", "asked"),
    [
        (rat(role="fool"), rat(role="alchemist"), (1,), Cause.CAT, True),
        (rat(role="hypnotist"), rat(role="alchemist"), (1,), Cause.CAT, True),
        (rat(role="fool"), rat(role="alchemist"), (1,), Cause.TRAP, False),  # only the Cat can be sent on
        (rat(role="al_ratone", shown=True), rat(role="fool"), (1,), Cause.CAT, False),  # the own role is open
        (rat(role="fool"), rat(role="hypnotist", shown=True), (1,), Cause.CAT, False),  # and this one, too
        (rat(role="hypnotist"), rat(role="alchemist"), (0, 1, 2), Cause.CAT, False),  # nowhere else to go
    ],
)
def test_without_cards_but_with_roles_the_cat_asks_by_open_facts(
    own: Rat, other: Rat, visited: tuple[int, ...], cause: Cause, asked: bool
) -> None:
    table = lay(other, own, rat(role="manipulator", shown=True), visited=visited)
    told = play(table, steps=[TakeBandage(1, cause, 0)])
    assert (told.waiting is not None) == asked
