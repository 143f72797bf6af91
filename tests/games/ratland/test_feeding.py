"""Phase 7: what rats eat, who starves (R18), and the Alchemists while the pile lasts (R19)."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.phases.feeding import price
from ratland_desktop.games.ratland.rules.words import PANTRY
from tests.games.ratland.kit import all_rats, cheese, feeding, lay, seat

PRICES = [
    (0, 0), (3, 0), (4, 1), (6, 1), (7, 3), (9, 3), (10, 4), (12, 4), (13, 5), (15, 5), (16, 6), (18, 6),
    (19, 7), (20, 7), (21, 8), (22, 8), (23, 9), (24, 9), (25, 10), (26, 11), (40, 25),
]  # fmt: skip


@pytest.mark.parametrize(("rats", "cost"), PRICES)
def test_what_so_many_rats_eat(rats: int, cost: int) -> None:
    assert price(rats) == cost


def test_poisoned_rats_are_fed_and_lost_ones_are_not() -> None:
    table = lay(seat(pantry=3, poisoned=1, lost=9, cheese=5), seat())
    assert feeding(table).of(h.Fed)[0] == h.Fed(0, 4, 1, 1, 0, 0)
    assert cheese(table)[0] == 4


def test_rats_are_fed_wherever_they_stood_and_end_at_home() -> None:
    table = lay(seat(dump=2, left=2, nursery=2, pantry=1, cheese=3), seat())
    feeding(table)
    assert cheese(table)[0] == 0 and table.sewers[0].places[PANTRY] == 7


def test_poisoned_rats_starve_first_then_healthy_ones_and_never_lost_ones() -> None:  # R18
    table = lay(seat(pantry=9, poisoned=2, lost=5), seat())
    told = feeding(table)
    assert told.of(h.Fed)[0] == h.Fed(0, 11, 4, 0, 4, 2)
    sewer = table.sewers[0]
    assert (sewer.healthy, sewer.poisoned, sewer.lost, sewer.buried) == (7, 0, 5, 4)


def test_a_huge_clan_without_cheese_never_loses_more_than_it_has() -> None:
    for rats in range(1, 116):
        assert price(rats) < rats


def test_everyone_is_fed_in_tie_order() -> None:
    assert [fed.seat for fed in feeding(lay(*[seat() for _ in range(4)], active=2)).of(h.Fed)] == [2, 3, 0, 1]


def test_alchemists_are_served_in_tie_order_while_the_pile_lasts() -> None:  # R19
    table = lay(*[seat(cheese=5, clan="alchemist", opened=True) for _ in range(3)], active=1, pile=3)
    told = feeding(table, 2, 1)
    assert [(q.seat, q.options) for q in told.asked] == [(1, (0, 1, 2)), (2, (0, 1))]  # type: ignore[attr-defined]
    assert table.pile == 0 and all_rats(table) == 3


@pytest.mark.parametrize(("cheese", "pile"), [(0, 9), (3, 0)])
def test_an_alchemist_without_cheese_or_pile_is_not_asked(cheese: int, pile: int) -> None:
    table = lay(seat(cheese=cheese, clan="alchemist"), seat(clan="mutant"), pile=pile)
    assert feeding(table).asked == []


def test_an_alchemist_that_eats_its_last_cheese_is_not_asked() -> None:
    table = lay(seat(pantry=4, cheese=1, clan="alchemist"), seat(clan="mutant"))
    assert feeding(table).asked == []
