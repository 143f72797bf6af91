"""Placements by chance: every rat is placed, and every place is as likely as any other for every rat."""

import pytest

from ratland_desktop.games.ratland.rules.scattering import WAYS, scatter
from ratland_desktop.games.ratland.rules.words import Plan
from ratland_desktop.tabletop.dice import Dice


@pytest.mark.parametrize("rats", [0, 1, 3, 4, 5, 8, 11, 115, 230])
def test_every_rat_is_placed(rats: int) -> None:
    dice = Dice(rats)
    for _ in range(50):
        plan = scatter(rats, dice)
        assert type(plan) is Plan
        assert sum(plan) == rats


@pytest.mark.parametrize("rats", range(5))
def test_each_way_of_a_few_rats_is_there_exactly_once_for_each_order_of_choices(rats: int) -> None:
    assert len(WAYS[rats]) == 7**rats
    for place in range(7):
        everywhere = sum(way.to_bytes(7, "little")[place] for way in WAYS[rats])
        assert everywhere * 7 == rats * 7**rats


def test_the_dice_count_their_throws() -> None:
    dice = Dice(3)
    plans = [scatter(rats, dice) for rats in range(30)]
    again = Dice(3)
    assert [scatter(rats, again) for rats in range(30)] == plans
    assert Dice(3, dice.thrown).below(10**9) == dice.below(10**9)


def test_no_place_is_liked_better_than_another() -> None:
    dice = Dice(1)
    totals = [sum(counts) for counts in zip(*[scatter(10, dice) for _ in range(7000)], strict=True)]
    assert all(9600 < total < 10400 for total in totals)  # four standard deviations around 10,000
