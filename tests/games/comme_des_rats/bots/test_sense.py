"""What the levels understand of the game: safe doors, the third bandage, who is ahead, when a round ends."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.comme_des_rats.bots.glance import (
    advantage,
    cat_worth,
    die_worth,
    harm,
    trap_chances,
)
from ratland_desktop.games.comme_des_rats.bots.habits import scores
from ratland_desktop.games.comme_des_rats.bots.standing import chances
from ratland_desktop.games.comme_des_rats.bots.tempers import EVEN
from ratland_desktop.games.comme_des_rats.bots.thinking import CUNNING, Mind, think
from ratland_desktop.games.comme_des_rats.bots.trying import TURNS, try_out
from ratland_desktop.games.comme_des_rats.bots.weights import FITTED
from ratland_desktop.games.comme_des_rats.bots.worth import worth
from ratland_desktop.games.comme_des_rats.rules.questions import (
    CLOVER,
    KEEP,
    PASS,
    REROLL,
    Keep,
    Order,
    Pile,
)
from ratland_desktop.games.comme_des_rats.rules.reckoning import trap_odds
from ratland_desktop.games.comme_des_rats.rules.steps import (
    ChooseDoor,
    ListenForForce,
    Rearrange,
    RollAgain,
    SendCat,
    Share,
    TakeBandage,
)
from ratland_desktop.games.comme_des_rats.rules.table import Looked, Options, Table
from ratland_desktop.games.comme_des_rats.rules.view import view
from ratland_desktop.games.comme_des_rats.rules.words import BLACK, Cause
from ratland_desktop.tabletop.dialogue import Together
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.bots.table_of_bots import habit, moments
from tests.games.comme_des_rats.kit import drawn, lay, play, rat
from tests.games.comme_des_rats.swapping import twins

STEADY = Mind()  # at a glance, and without errors
MINDS = (STEADY, CUNNING)


def asked(table: Table, step: Any) -> Any:
    return play(table, steps=[step]).waiting


def answers(table: Table, question: Any, mind: Mind) -> set[Any]:
    """What somebody without a temper answers, with several dice."""
    seen = view(table, question.seat)
    return {think(seen, question, Dice(seed), mind, EVEN).best() for seed in range(5)}


@pytest.mark.parametrize("mind", MINDS)
def test_a_door_without_a_trap_is_taken_by_who_would_be_out(mind: Mind) -> None:
    """Both traps of the first door lie open, so the extra one is found."""
    table = lay(
        rat("cheese2 cheese2", bandages=2), rat("cheese1"), rat(), doors=["x", "x x x x", "x x x x x"]
    )
    drawn(table, 0, 1, 1, sprung=True)
    drawn(table, 0, 0, 0)
    drawn(table, 1, 1)
    question = asked(table, ChooseDoor(0, 1))
    assert isinstance(question, Pile) and answers(table, question, mind) == {0}


@pytest.mark.parametrize("mind", MINDS)
def test_the_cat_goes_where_a_third_bandage_takes_the_stash_of_the_leader(mind: Mind) -> None:
    table = lay(rat("cheese2 cheese2", points=3), rat("cheese1 cheese1 cheese1", bandages=2, points=6), rat(),
                doors=["x x x", "x x x x", "x x x"], round=3)  # fmt: skip
    drawn(table, 0, 0, 0)
    drawn(table, 1, 1)
    drawn(table, 2, 1, 1)
    question = asked(table, SendCat(0))
    assert answers(table, question, mind) == {1}


@pytest.mark.parametrize("mind", MINDS)
def test_a_clover_saves_the_stash_from_the_third_bandage(mind: Mind) -> None:
    table = lay(rat("clover cheese1", bandages=2), rat(), rat(), doors=["x x x x", "x x x x", "x x x x x"])
    drawn(table, 0, 0)
    drawn(table, 1, 0)
    question = asked(table, TakeBandage(0, Cause.TRAP, None))
    assert answers(table, question, mind) == {CLOVER}


def test_worthless_dice_are_rolled_again_and_good_ones_kept() -> None:
    for dice, answer in (("heal heal", REROLL), ("key2 key2", KEEP)):
        table = lay(rat(), rat(), rat(), dice=dice)
        assert habit(table, asked(table, RollAgain())) == answer


def test_al_ratone_speaks_up_for_two_keys_and_not_for_a_heal_die() -> None:
    for dice, forced in (("key2 key2", True), ("heal heal", False)):
        table = lay(rat(role="fool"), rat(role="al_ratone"), rat(role="alchemist"), dice=dice)
        together = asked(table, ListenForForce())
        assert isinstance(together, Together)
        question = next(each for each in together.questions if each.seat == 1)
        assert (habit(table, question) != PASS) == forced


def test_the_manipulator_lays_a_trap_on_top_of_one_door_and_cheese_on_the_other() -> None:
    piles = (("cheese1", "trap", "cheese2", "clover", "cheese1"),) * 2
    table = lay(rat(role="manipulator", shown=True), rat(role="fool"), rat(role="alchemist"))
    table.looked = Looked(0, (0, 1), piles)
    question = asked(table, Rearrange(0, (0, 1)))
    assert isinstance(question, Order)
    tops = {cards[order[0]] for cards, order in zip(piles, habit(table, question), strict=True)}
    assert tops == {"trap", "cheese2"}


# --- at a glance


def test_the_chances_at_a_glance_are_those_of_the_open_reckoning() -> None:
    for match, _ in moments(Options(4), 3):
        table = match._table
        if table.doors:
            exact = trap_odds(view(table, None))
            for door, chance in enumerate(trap_chances(table)):
                if table.doors[door].cards:
                    assert chance == pytest.approx(exact[door])


def test_keys_are_worth_less_to_who_could_lose_a_stash() -> None:
    worths = [
        die_worth(lay(rat("cheese2 cheese2", bandages=sore), rat(), rat()), 0, "key2", 0) for sore in range(3)
    ]
    assert worths[0] > worths[1] > 0 > worths[2]


def test_to_end_the_round_is_worth_more_to_who_has_more() -> None:
    rich, poor = rat("cheese2 cheese2"), rat("cheese1")
    table = lay(rich, poor, rat("cheese1", bandages=2))
    assert advantage(table, 0, 0) > 0 > advantage(table, 1, 1)
    assert cat_worth(table, 0, 2, 0) > cat_worth(table, 1, 2, 1)


@pytest.mark.parametrize("options", [Options(2), Options(4), Options(5, four_dice=True, roles=True)], ids=str)
def test_nobody_judges_by_the_hidden_cards_and_roles_of_others(options: Options) -> None:
    """Whatever lies hidden on an imagined table, every answer seems worth the same at a glance."""
    swapped = 0
    for number, (match, question) in enumerate(moments(options, 12)):
        if not match._table.doors:
            continue
        for pair in twins(match._table, Dice(number)):
            if question.seat not in pair.insiders:
                assert scores(pair.one, question) == scores(pair.other, question), question
                swapped += 1
    assert swapped > 30


def test_a_die_in_somebody_elses_hands_costs_more_if_it_may_be_aimed_at_the_own_seat() -> None:
    def cost(bandages: int, die: str) -> float:
        table = lay(rat("cheese1 cheese1", bandages=bandages), rat(), rat("cheese1"))
        return harm(table, 0, 1, die, 0, 0.2)

    assert cost(2, "claws") > cost(1, "claws") > cost(0, "claws")
    assert cost(0, "theft") > cost(0, "key1") > cost(0, "heal")


def sharing(dice: str) -> Any:
    """What seat 1, with two bandages and a full stash, is asked as the partner of seat 0."""
    table = lay(rat(), rat("cheese2 cheese2 cheese1", bandages=2), rat("cheese1"), dice=dice, partners=(1,),
                doors=["x x x", "x x x x", "x x x x"])  # fmt: skip
    drawn(table, 0, 1, 1)
    drawn(table, 1, 1)
    drawn(table, 2, 2)
    return table, asked(table, Share(BLACK))


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize(("dice", "kept"), [("theft claws", 1), ("heal claws", 0)])
def test_the_cat_is_not_left_to_somebody_who_would_end_the_round_with_it(
    mind: Mind, dice: str, kept: int
) -> None:
    """Unless the partner, who acts first, heals before it comes."""
    table, question = sharing(dice)
    assert isinstance(question, Keep) and answers(table, question, mind) == {kept}


# --- what a table is worth


def test_the_chances_of_all_seats_add_up() -> None:
    for match, _ in moments(Options(3, roles=True), 2):
        chances = [worth(match._table, seat, FITTED) for seat in range(3)]
        assert sum(chances) == pytest.approx(1)


def test_points_cheese_and_health_make_winning_likelier() -> None:
    def chance(own: Any, round: int = 3) -> float:
        return worth(lay(own, rat("cheese1"), rat("cheese1"), round=round), 0, FITTED)

    assert chance(rat("cheese1", points=6)) > chance(rat("cheese1", points=2))
    assert chance(rat("cheese2 cheese2")) > chance(rat("cheese1"))
    assert chance(rat("cheese1")) > chance(rat("cheese1", bandages=2))


def test_a_game_that_is_over_is_won_or_lost() -> None:
    *_, (match, question) = moments(Options(3), 1)
    table = match._table
    while not match.over:
        match.answer(question.seat, question.any_answer(Dice(1)))
    outcome = match.outcome()
    assert outcome
    assert [worth(table, seat, FITTED) > 0 for seat in range(3)] == [s in outcome.winners for s in range(3)]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("round", [1, 2])
def test_between_rounds_more_points_make_winning_likelier_and_the_chances_add_up(
    seats: int, round: int
) -> None:
    found = chances([4, 2, 1, 0, 0][:seats], round)
    assert sum(found) == pytest.approx(1)
    assert found[0] > found[1] > found[2] and found[0] > 0.5


def test_a_lead_counts_more_before_the_last_round() -> None:
    assert chances([3, 0, 0, 0], 2)[0] > chances([3, 0, 0, 0], 1)[0]


# --- trying


def test_an_answer_is_tried_to_the_end_of_the_next_turn_on_a_copy() -> None:
    for number, (match, question) in enumerate(moments(Options(4, four_dice=True, roles=True), 5)):
        table = match._table
        if not table.turn or question.kind == "order":
            continue
        before, turn = table.copy(), table.turn.number
        after = try_out(table, question, question.any_answer(Dice(number)), Dice(number))
        assert table == before
        assert after.turn is None or after.turn.number == turn + TURNS
