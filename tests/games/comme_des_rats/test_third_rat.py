"""Section 10: two players and the Third Rat."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.faces import FACES
from ratland_desktop.games.comme_des_rats.rules.questions import AnotherRound, Partner, Pile, Victim
from ratland_desktop.games.comme_des_rats.rules.setup import lay_table
from ratland_desktop.games.comme_des_rats.rules.steps import TakeBandage
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.games.comme_des_rats.rules.third_rat import RAT_CARDS, kept_by
from ratland_desktop.games.comme_des_rats.rules.view import view
from ratland_desktop.games.comme_des_rats.rules.words import (
    Aimed,
    Cause,
    Decided,
    Decider,
    Kept,
    Lapsed,
    Named,
)
from ratland_desktop.tabletop.dialogue import Together
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.kit import Heard, act, bandages, begin, lay, play, rat, score, stashes, turn


def three(*stashes: str, card: int = 1, cards: int = 6, **more: Any) -> Table:
    """Two players and the Third Rat, whose next card is this one."""
    rats = [rat(stash) for stash in (*stashes, "", "", "")[:3]]
    table = lay(*rats, players=2, rat_card=card, **more)
    others = [number for number in RAT_CARDS if number != card]
    table.rat_cards = (others + [card])[6 - cards :]
    return table


def partnered(card: int, rolls: str, *answers: object, third: str = "", **more: Any) -> tuple[Table, Heard]:
    """The active player, seat 0, chooses the Third Rat, which turns up this card."""
    table = three("", "", third, card=card)
    table.rats[2].bandages = more.get("bandages", 0)
    return table, turn(table, rolls, "keep", 2, *answers)


# --- its cards


@pytest.mark.parametrize("card", RAT_CARDS.values(), ids=lambda card: f"card {card.id}")
def test_each_card_keeps_the_die_that_stands_higher(card: Any) -> None:
    for one, other in product(FACES, repeat=2):
        pair = one, other
        kept, because = kept_by(card, pair, bandages=0)
        if one == other:
            assert because is Kept.SAME_FACE
        else:
            assert because is Kept.RANK
            assert card.ranks.index(pair[kept]) < card.ranks.index(pair[1 - kept])


@pytest.mark.parametrize("card", RAT_CARDS.values(), ids=lambda card: f"card {card.id}")
def test_with_two_bandages_it_keeps_a_heal_die_before_anything_else(card: Any) -> None:
    for other in [*FACES][:-1]:
        assert kept_by(card, ("heal", other), 2) == (0, Kept.TWO_BANDAGES)
        assert kept_by(card, (other, "heal"), 2) == (1, Kept.TWO_BANDAGES)
        assert kept_by(card, (other, "heal"), 1)[1] is Kept.RANK


def test_the_example_of_the_rule_book_a_die_ranked_second_before_one_ranked_fourth() -> None:
    for card in RAT_CARDS.values():
        assert kept_by(card, (card.ranks[3], card.ranks[1]), 0) == (1, Kept.RANK)


@pytest.mark.parametrize("number", RAT_CARDS)
def test_each_card_says_who_decides(number: int) -> None:
    table, told = partnered(number, "key1 key1")
    decider = 0 if RAT_CARDS[number].decider is Decider.ACTIVE else 1
    assert told.one(h.RatCardTurned) == h.RatCardTurned(0, number, "key1", "key1", decider, Kept.SAME_FACE)
    assert told.one(h.ActionBegan) == h.ActionBegan(2, "key1", decider)
    assert told.waiting == Pile(decider, (0, 1, 2), 2, 1)
    assert table.rat_cards_turned == [number]  # turned all the same (R22)


def test_its_six_cards_are_shuffled_every_round() -> None:
    orders = set()
    for seed in range(20):
        table = lay_table(Options(2, first=0), Dice(1))
        begin(table, seed=seed)
        assert sorted(table.rat_cards) == [1, 2, 3, 4, 5, 6]
        orders.add(tuple(table.rat_cards))
    assert len(orders) > 15


def test_it_can_be_chosen_while_a_card_is_closed() -> None:
    told = turn(three(), "key1 heal", "keep")
    assert told.waiting == Partner(0, (1, 2), ("key1", "heal"))


def test_when_all_six_are_turned_the_opponent_must_be_chosen() -> None:
    told = turn(three(cards=0), "key1 heal", "keep")
    assert told.one(h.PartnerNamed) == h.PartnerNamed(0, 1, Named.NO_RAT_CARD)


def test_the_two_players_take_turns_and_the_third_rat_is_never_active() -> None:
    told = turn(three(), "heal heal heal heal heal heal", "keep", 1, "keep", 0, "keep", 1)
    assert [began.active for began in told.of(h.TurnBegan)] == [0, 1, 0, 1]


# --- its actions


def test_the_decider_picks_the_door_and_its_card_lies_open() -> None:
    table, told = partnered(2, "key2 heal", 1)  # the opponent decides
    assert told.asked[-1] == Pile(1, (0, 1, 2), 2, 2)
    assert [stored.card for stored in told.of(h.Stored)] == ["cheese1", "cheese1"] and told.whispers == []
    assert view(table, None).rats[2].stash == ("cheese1", "cheese1") == view(table, 0).rats[2].stash


@pytest.mark.parametrize(("card", "target"), [(4, 1), (6, 0)])
def test_its_claws_go_to_the_player_who_does_not_decide(card: int, target: int) -> None:
    _, told = partnered(card, "claws heal")
    assert told.one(h.CatSent) == h.CatSent(2, target, Aimed.RAT_CARD)
    assert not [question for question in told.asked if question.kind == "target"]


def test_the_decider_picks_whom_it_robs_the_decider_included() -> None:
    table = three("cheese1", "cheese2", card=2)
    told = turn(table, "theft heal", "keep", 2, 1)
    assert told.asked[-1] == Victim(1, (0, 1), 2)
    assert told.one(h.Stole) == h.Stole(2, 1, left=0, card="cheese2", because=Aimed.CHOSEN)
    assert stashes(table)[2] == "cheese2" and told.whispers == []


def test_if_only_one_player_has_a_card_nobody_is_asked_whom_it_robs() -> None:
    table = three("cheese1", "", card=2)  # R19
    told = turn(table, "theft heal", "keep", 2)
    assert told.one(h.Stole) == h.Stole(2, 0, left=0, card="cheese1", because=Aimed.ONLY_ONE)


def test_its_theft_lapses_if_neither_player_has_a_card() -> None:
    _, told = partnered(2, "theft heal")
    assert told.of(h.ActionLapsed)[0] == h.ActionLapsed(2, "theft", Lapsed.NOTHING_TO_STEAL)


def test_it_heals_by_itself() -> None:
    table, told = partnered(1, "heal heal", bandages=1)
    assert told.of(h.Healed) == [h.Healed(2, 0)] and bandages(table) == [0, 0, 0]


# --- what happens to it


def test_it_uses_a_clover_whenever_it_is_due_a_bandage_and_has_one() -> None:
    table = three("", "", "clover cheese1")
    told = act(table, 0, "claws", 2)
    assert told.one(h.CloverUsed) == h.CloverUsed(2, Cause.CAT, 0) and stashes(table)[2] == "cheese1"
    assert told.asked_for == [("target", 0)]


def test_it_takes_the_bandage_without_a_clover() -> None:
    table = three("", "", "cheese1")
    assert play(table, steps=[TakeBandage(2, Cause.CAT, 0)]).kinds == ["Bandaged"]


@pytest.mark.parametrize("pick", [0, 1, 2])
def test_who_robs_it_takes_a_card_blind_and_everybody_sees_which(pick: int) -> None:
    table = three("", "", "clover cheese1 cheese2")  # R20
    told = act(table, 0, "theft", picks=[pick])
    card = ("clover", "cheese1", "cheese2")[pick]
    assert told.one(h.Stole) == h.Stole(0, 2, left=2, card=card, because=Aimed.ONLY_ONE)
    assert stashes(table)[0] == card and told.whispers == []
    assert view(table, 1).rats[0].known == (card,) == view(table, None).rats[0].known


def test_a_theft_between_the_two_players_stays_between_them() -> None:
    table = three("", "cheese1", "")
    told = act(table, 0, "theft")
    assert told.one(h.Stole).card is None and [seats for _, seats, _ in told.whispers] == [(0,), (1,)]


def test_it_can_go_out_which_ends_the_round_and_its_cards_are_lost() -> None:
    table = three("", "", "cheese1 cheese2")
    table.rats[2].bandages = 2
    told = turn(table, "claws heal", "keep", 1, 0, 2)
    assert told.one(h.WentOut) == h.WentOut(2, 2) and told.one(h.RoundEnded).out == (2,)
    assert told.whispers == []


def test_it_scores_like_a_player_and_its_seven_points_end_the_game() -> None:
    table = three("cheese1", "", "cheese2 cheese1")
    table.rats[2].points = 4
    told = score(table)  # R21
    assert told.one(h.RoundScored).gained == (1, 0, 3)
    ended = told.one(h.GameEnded)
    assert ended.winners == (2,) and ended.points == (1, 0, 7) and table.ended


def test_it_is_consoled_like_a_player() -> None:
    assert score(three("clover", "", "")).one(h.Consoled).seats == (0, 1, 2)


def test_it_is_not_asked_for_one_more_round_and_shares_if_the_others_do_not_want_it() -> None:
    table = three("", "cheese2", "cheese2")
    table.rats[1].points = table.rats[2].points = 5
    told = score(table)  # R12
    assert told.waiting == Together([AnotherRound(1, ("share", "play"), (1, 2))])
    table = three("", "cheese2", "cheese2")
    table.rats[1].points = table.rats[2].points = 5
    ended = score(table, "share").one(h.GameEnded)
    assert ended.winners == (1, 2) and ended.decided is Decided.SHARED
