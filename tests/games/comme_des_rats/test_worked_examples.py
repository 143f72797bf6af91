"""Section 15: the worked examples of the rules page, one test each."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.words import (
    BLACK,
    WHITE,
    Aimed,
    Decided,
    GameEnd,
    Kept,
    Lapsed,
)
from tests.games.comme_des_rats.kit import act, bandages, lay, rat, score, stashes, turn
from tests.games.comme_des_rats.test_third_rat import partnered

MIRA, PAPA, LENA = 0, 1, 2


def test_papa_draws_a_clover_then_a_trap_and_shows_the_clover() -> None:
    doors = ["clover trap", "cheese1", "cheese1"]
    table = lay(rat(), rat(), rat(), doors=doors)
    told = turn(table, "key2 heal", "keep", PAPA, 0, 0, "clover")
    assert told.of(h.CloverUsed) and table.doors[0].sprung == 1 and bandages(table) == [0, 0, 0]
    table = lay(rat(), rat(), rat(), doors=["trap clover", "cheese1", "cheese1"])
    told = turn(table, "key2 heal", "keep", PAPA, 0, 0)
    assert bandages(table) == [0, 1, 0] and stashes(table)[PAPA] == "clover"  # the clover came too late


def test_jonas_with_two_bandages_draws_a_trap_and_is_out_while_the_other_die_is_still_played() -> None:
    jonas = rat("cheese1 cheese1 cheese2 cheese1", bandages=2)
    table = lay(rat(), jonas, rat(), doors=["trap cheese2", "cheese1 cheese1", "cheese1"])
    told = turn(table, "key2 key1", "keep", 1, 0, 0, "take", 1)
    assert told.one(h.WentOut) == h.WentOut(1, cards=4)
    assert told.one(h.Stored).seat == MIRA and told.kinds.index("Stored") < told.kinds.index("RoundEnded")
    assert told.one(h.RoundScored).gained == (1, 0, 0)


def test_both_dice_show_claws_and_nobody_is_visited_twice() -> None:
    table = lay(rat(), rat(), rat(), rat())
    told = turn(table, "claws claws", "keep", PAPA, LENA)
    assert told.waiting and told.waiting.options == (1, 3)  # type: ignore[union-attr]


def test_the_partners_claws_put_the_active_player_out_and_its_die_lapses() -> None:
    table = lay(rat(bandages=2), rat(), rat())
    told = turn(table, "claws theft", "keep", PAPA, 0, MIRA)
    assert told.one(h.ActionLapsed) == h.ActionLapsed(MIRA, "theft", Lapsed.OUT)


def test_three_points_none_and_out_or_two_points_for_consolation() -> None:
    told = score(lay(rat("cheese2 cheese1 clover"), rat("clover"), rat(bandages=3)))
    assert told.one(h.RoundScored).gained == (3, 0, 0)
    told = score(lay(rat("clover"), rat("clover"), rat(bandages=3)))
    assert told.one(h.RoundScored).gained == (2, 2, 0)


def test_eight_points_after_round_two_end_the_game_and_cards_break_a_tie_after_round_three() -> None:
    table = lay(*[rat("cheese1", points=points - 1) for points in (8, 5, 5, 3)], round=2)
    ended = score(table).one(h.GameEnded)
    assert ended.points == (8, 5, 5, 3) and ended.because is GameEnd.SEVEN_POINTS
    table = lay(
        rat("cheese1 cheese1", points=4), rat("cheese1 clover clover", points=5), rat(points=4), round=3
    )
    ended = score(table).one(h.GameEnded)
    assert (ended.points, ended.winners, ended.decided) == ((6, 6, 4), (1,), Decided.CARDS)


def test_four_dice_black_to_d_white_to_b_b_gives_back_and_acts_first() -> None:
    table = lay(*[rat("cheese1", bandages=1) for _ in range(4)], four_dice=True)
    told = turn(table, "key2 theft claws heal", [3, 1], 1, 0, 0, 1, 2, "take")
    assert [(kept.partner, kept.colour) for kept in told.of(h.DieKept)] == [(1, WHITE), (3, BLACK)]
    assert [began.seat for began in told.of(h.ActionBegan)] == [1, 3, 0]
    assert told.one(h.DiePicked) == h.DiePicked(0, "claws", "theft", Kept.CHOSEN)


def test_the_hypnotist_sends_the_cat_on_to_a_who_uses_a_clover_and_d_may_visit_neither() -> None:
    table = lay(*[rat(role=role) for role in ("fool", "alchemist", "hypnotist", "al_ratone")])
    table.rats[0].stash = ["clover"]
    told = act(table, 1, "claws", 2, "redirect-0", "clover")
    assert told.kinds[-1] == "CloverUsed"
    told = act(table, 3, "claws")
    assert told.one(h.CatSent) == h.CatSent(3, 1, Aimed.ONLY_ONE)


def test_lena_steals_one_of_the_fools_two_traps() -> None:
    table = lay(rat(role="alchemist"), rat("trap cheese1 trap", role="fool"), rat(role="hypnotist"))
    told = act(table, LENA, "theft", "take", picks=[2])
    assert bandages(table) == [0, 1, 1] and told.one(h.FoolUnmasked) == h.FoolUnmasked(1, 1, LENA)
    assert table.rats[1].role_shown and stashes(table)[1] == "cheese1"


def test_the_third_rat_keeps_two_keys_with_card_one_but_heals_with_two_bandages() -> None:
    _, told = partnered(1, "claws key2")
    turned = told.one(h.RatCardTurned)
    assert (turned.kept, turned.decider, turned.because) == ("key2", 0, Kept.RANK)
    _, told = partnered(1, "heal key2", bandages=2)
    assert told.one(h.RatCardTurned).kept == "heal" and told.of(h.Healed) == [h.Healed(2, 1)]
