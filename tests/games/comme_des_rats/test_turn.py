"""Section 4: roll, choose a partner, share the dice, act."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.questions import Keep, Partner, Reroll
from ratland_desktop.games.comme_des_rats.rules.words import BLACK, Kept, Named, Roll
from tests.games.comme_des_rats.kit import lay, rat, turn, waiting_for


def test_both_dice_are_rolled_and_may_be_rolled_again_once_together() -> None:
    table = lay(rat(), rat(), rat(), active=1)
    told = turn(table, "key1 heal claws theft", "reroll")
    assert told.of(h.Rolled) == [
        h.Rolled(1, (("key1", "heal"),), Roll.FIRST),
        h.Rolled(1, (("claws", "theft"),), Roll.AGAIN),
    ]
    assert told.waiting == Partner(1, (2, 0), ("claws", "theft"))


def test_the_roll_can_be_kept() -> None:
    told = turn(lay(rat(), rat(), rat()), "key1 heal", "keep")
    assert told.asked == [Reroll(0, ("keep", "reroll"), ("key1", "heal"))]
    assert len(told.of(h.Rolled)) == 1 and waiting_for(told) == ("partner", 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_any_other_player_can_be_named_clockwise_from_the_active_one(players: int) -> None:
    told = turn(lay(*[rat() for _ in range(players)], active=1), "key1 heal", "keep")
    assert isinstance(told.waiting, Partner)
    assert told.waiting.options == (*range(2, players), 0)


def test_the_partner_keeps_one_die_and_acts_first_then_the_active_player_with_the_other() -> None:
    table = lay(rat(bandages=1), rat(), rat())
    told = turn(table, "heal key1", "keep", 2, 1, 0)
    assert told.one(h.PartnerNamed) == h.PartnerNamed(0, 2, Named.CHOSEN)
    assert told.one(h.DieKept) == h.DieKept(0, 2, BLACK, "key1", "heal", Kept.CHOSEN)
    assert told.of(h.ActionBegan) == [h.ActionBegan(2, "key1", None), h.ActionBegan(0, "heal", None)]
    assert told.asked_for == [("reroll", 0), ("partner", 0), ("keep", 2), ("pile", 2)]


def test_a_die_can_be_kept_although_its_action_would_lapse() -> None:
    told = turn(lay(rat(), rat(), rat()), "heal theft", "keep", 1, 0)  # nobody has a bandage or a card (R4)
    assert told.asked[2] == Keep(1, (0, 1), ("heal", "theft"), BLACK, 0)
    assert [(lapsed.seat, lapsed.die) for lapsed in told.of(h.ActionLapsed)] == [(1, "heal"), (0, "theft")]


def test_nobody_is_asked_to_share_two_equal_faces() -> None:
    told = turn(lay(rat(), rat(), rat()), "heal heal", "keep", 2)  # R22
    assert told.one(h.DieKept) == h.DieKept(0, 2, BLACK, "heal", "heal", Kept.SAME_FACE)
    assert told.asked_for == [("reroll", 0), ("partner", 0)]


def test_the_figure_passes_to_the_left_and_turns_are_counted() -> None:
    table = lay(rat(), rat(), rat(), active=2)
    told = turn(table, "heal heal heal heal", "keep", 0, "keep", 2)
    assert [(began.active, began.number) for began in told.of(h.TurnBegan)] == [(2, 1), (0, 2), (1, 3)]


def test_all_actions_are_played_even_if_the_first_one_ends_the_round() -> None:
    table = lay(rat("cheese1"), rat(bandages=2), rat(), doors=["trap cheese1", "cheese2", "cheese1"])
    told = turn(table, "key1 theft", "keep", 1, 0, 0)
    assert told.kinds.index("WentOut") < told.kinds.index("ActionLapsed") < told.kinds.index("RoundEnded")
    assert told.one(h.ActionLapsed).seat == 0  # a theft with nobody to rob: still told before the round ends
