"""What the levels understand of the game: hunger, crowds, guards, clan powers and the end."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.ratland.bots.cunning import cunning
from ratland_desktop.games.ratland.bots.forecast import Forecast, habits
from ratland_desktop.games.ratland.bots.planning import smooth_price
from ratland_desktop.games.ratland.bots.solid import solid
from ratland_desktop.games.ratland.bots.standing import end_chance, win_chance, wins_now
from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.phases.feeding import price
from ratland_desktop.games.ratland.rules.questions import (
    AddPiece,
    Placement,
    PutBack,
    Redeploy,
    Scavenge,
    TradeRat,
    Transmute,
    Wound,
)
from ratland_desktop.games.ratland.rules.table import Sewer, Table
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import (
    BLACK,
    CITY,
    DUMP,
    FIELD,
    LEFT,
    ORANGE,
    PURPLE,
    WHITE,
    YELLOW,
    Plan,
)
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.kit import lay, seat


def look(*sewers: Sewer, number: int = 0, revealed: bool = False, **how: Any) -> View:
    """What a seat sees of such a table."""
    table = lay(*sewers, **how)
    table.plans = tuple(Plan(*sewer.places) for sewer in table.sewers) if revealed else ()
    return RATLAND.view(table, number)


def forecast(view: View, number: int = 0, rats: int = 12) -> Forecast:
    return Forecast(view, number, habits(view), rats)


def test_more_rats_in_an_area_never_find_fewer_pieces() -> None:
    found = forecast(look(seat(pantry=12), seat(pantry=3), seat(pantry=3)))
    for area in (DUMP, CITY, FIELD):
        assert found.finds[area][0] == 0
        assert all(
            less <= more + 0.6 for less, more in zip(found.finds[area], found.finds[area][1:], strict=False)
        )


def test_a_crowd_leaves_less_in_the_bag() -> None:
    alone = forecast(look(seat(pantry=10), seat(), seat(), revealed=False))
    crowded = forecast(look(seat(pantry=10), seat(pantry=24), seat(pantry=24)))
    assert crowded.finds[CITY][10] < alone.finds[CITY][10]


def test_an_attack_pays_only_beyond_the_guards_and_up_to_the_cheese() -> None:
    view = look(seat(left=5), seat(pantry=2, cheese=2), seat(), revealed=True)
    loot = forecast(view, rats=6).loot[LEFT]
    assert loot == [0, 0, 0, 1, 2, 2, 2]


def test_only_the_aggressive_board_makes_a_failed_attack_deadly() -> None:
    calm = look(seat(left=2), seat(pantry=4, cheese=3), seat(), revealed=True)
    fierce = look(seat(left=2, aggressive=True), seat(pantry=4, cheese=3), seat(), revealed=True)
    assert forecast(calm, rats=5).risk[LEFT] == [0] * 6
    assert forecast(fierce, rats=5).risk[LEFT] == [0, 1, 1, 1, 1, 0]


def test_the_expected_price_follows_the_printed_one() -> None:
    for rats in range(40):
        assert abs(smooth_price(rats) - price(rats)) <= 1


def plans_of(view: View, rats: int, home_limit: int | None = None) -> list[Plan]:
    return [solid(view, Placement(0, rats, home_limit), Dice(seed)).answer for seed in range(12)]


def mean(plans: list[Plan], *places: str) -> float:
    standing = [int(getattr(plan, place)) for plan in plans for place in places]
    return sum(standing) / len(plans)


def test_a_rich_clan_breeds_more_and_a_hungry_one_searches_more() -> None:
    rich = plans_of(look(seat(pantry=10, cheese=14), seat(pantry=9), seat(pantry=9), seat(pantry=9)), 10)
    poor = plans_of(look(seat(pantry=10, cheese=0), seat(pantry=9), seat(pantry=9), seat(pantry=9)), 10)
    assert mean(rich, "nursery") > mean(poor, "nursery") + 1
    assert mean(poor, "dump", "city", "field") > mean(rich, "dump", "city", "field") + 1


def test_a_weak_rich_neighbour_is_robbed_and_an_empty_pantry_is_not() -> None:
    rich = plans_of(look(seat(pantry=10), seat(pantry=2, cheese=9), seat(pantry=9), seat(pantry=9)), 10)
    bare = plans_of(look(seat(pantry=10), seat(pantry=2, cheese=0), seat(pantry=9), seat(pantry=9)), 10)
    assert mean(rich, "left") > 2
    assert mean(bare, "left") < 0.5


def test_the_home_limit_is_kept() -> None:
    view = look(seat(pantry=14, cheese=9), seat(pantry=9), seat(pantry=9), event="locked_and_loaded")
    for plan in plans_of(view, 14, 3):
        assert plan.pantry + plan.nursery <= 3


@pytest.mark.parametrize(
    ("rats", "cheese", "wants"),
    [(13, 2, True), (10, 3, True), (10, 9, False), (14, 5, False), (3, 0, False), (12, 0, True)],
)
def test_a_rat_is_traded_only_when_that_saves_another(rats: int, cheese: int, wants: bool) -> None:
    view = look(seat(pantry=rats, cheese=cheese), seat(pantry=3), event="rattibal_lector")
    assert solid(view, TradeRat(0, (False, True), rats, cheese), Dice(1)).answer is wants


def test_a_black_piece_goes_back_and_good_ones_stay() -> None:
    view = look(seat(city=3), seat(city=3), event="rat_with_a_helmet", revealed=True)
    bad = PutBack(0, (None, YELLOW, BLACK, PURPLE), CITY, (YELLOW, BLACK, PURPLE))
    assert solid(view, bad, Dice(1)).answer is BLACK
    assert solid(view, PutBack(0, (None, YELLOW, ORANGE), CITY, (YELLOW, ORANGE)), Dice(1)).answer is None


def test_a_warrior_keeps_the_black_piece_and_gives_the_poison_back() -> None:
    view = look(seat(city=3, clan="warrior"), seat(city=3), event="rat_with_a_helmet", revealed=True)
    question = PutBack(0, (None, BLACK, PURPLE), CITY, (BLACK, PURPLE))
    assert solid(view, question, Dice(1)).answer is PURPLE


def test_the_corrupt_add_something_good_where_they_search_and_something_bad_where_only_others_do() -> None:
    options = (None, YELLOW, ORANGE, WHITE, BLACK)
    bag = (YELLOW,) * 12
    mine = look(
        seat(dump=6, clan="corrupt", opened=True), seat(clan="ninja"), seat(clan="seer"), revealed=True
    )
    assert solid(mine, AddPiece(0, options, DUMP, bag), Dice(1)).answer is ORANGE
    theirs = look(
        seat(city=6, clan="corrupt", opened=True),
        seat(dump=6, clan="ninja"),
        seat(clan="seer"),
        revealed=True,
        final=True,
    )
    assert solid(theirs, AddPiece(0, options, DUMP, bag), Dice(1)).answer is BLACK


def test_the_strongest_enemy_is_wounded() -> None:
    view = look(seat(city=5), seat(city=2, pantry=3), seat(city=2, pantry=9), revealed=True)
    assert solid(view, Wound(0, (1, 2), CITY), Dice(1)).answer == 2


def test_scavengers_draw_where_the_bag_is_kind() -> None:
    view = look(seat(city=5, clan="scavenger", opened=True), seat(dump=3, clan="ninja"), revealed=True)
    assert solid(view, Scavenge(0, (False, True), DUMP, 5), Dice(1)).answer is True


@pytest.mark.parametrize("bot", [solid, cunning])
def test_spare_cheese_becomes_rats_and_scarce_cheese_stays(bot: Any) -> None:
    plenty = look(
        seat(pantry=9, cheese=9, clan="alchemist", opened=True), seat(pantry=9, clan="ninja"), round=6
    )
    assert bot(plenty, Transmute(0, (0, 1, 2), 9), Dice(1)).answer == 2


def test_the_sports_clan_uses_what_it_sees() -> None:
    """A neighbour's pantry stands open: rats with nothing to do go there."""
    view = look(
        seat(pantry=6, clan="sports", opened=True),
        seat(cheese=5, dump=4, clan="ninja"),
        seat(pantry=5, clan="seer"),
        revealed=True,
    )
    for bot in (solid, cunning):
        answer = bot(view, Redeploy(0, Plan(pantry=6), 3, None), Dice(1)).answer
        assert answer != Plan(pantry=6) and sum(answer) == 6 and answer.pantry >= 3


# --- how it stands


def three(**how: Any) -> Table:
    return lay(seat(pantry=12, cheese=3), seat(pantry=12, cheese=1), seat(pantry=6, buried=2), **how)


def test_chances_of_winning_add_up_to_one() -> None:
    for number in range(1, 10):
        table = three(round=number)
        assert sum(win_chance(table, at) for at in range(3)) == pytest.approx(1)


def test_when_the_end_is_certain_only_the_score_counts() -> None:
    table = three(round=7)
    assert [win_chance(table, at, 1.0) for at in range(3)] == [1, 0, 0]
    table.sewers[1].cheese = 3
    assert [wins_now(table, at) for at in range(3)] == [0.5, 0.5, 0]


def test_the_end_is_one_card_of_those_that_are_left() -> None:
    assert [end_chance(number) for number in range(3, 10)] == pytest.approx(
        [0, 0, 1 / 5, 1 / 4, 1 / 3, 1 / 2, 1]
    )


def test_graves_cost_and_rats_help() -> None:
    table = three(round=5)
    before = win_chance(table, 0)
    table.sewers[0].buried += 3
    assert win_chance(table, 0) < before
    table.sewers[0].buried = 0
    table.sewers[0].places[5] += 2
    assert win_chance(table, 0) > before
