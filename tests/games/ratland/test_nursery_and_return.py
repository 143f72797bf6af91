"""Phases 4 and 5: breeding while the pile lasts, and coming home."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import NURSERY, PANTRY
from tests.games.ratland.kit import homecoming, lay, living, nursery, seat


def test_each_clan_grows_by_its_rats_in_the_nursery_and_only_by_them() -> None:
    table = lay(seat(nursery=2, pantry=4), seat(nursery=5), seat(pantry=3))
    assert nursery(table).born == {0: 2, 1: 5}
    assert [sewer.places[NURSERY] for sewer in table.sewers] == [4, 10, 0]


def test_when_the_pile_is_short_the_fewest_parents_breed_first_and_take_all() -> None:
    table = lay(seat(nursery=4), seat(nursery=1), seat(nursery=3), pile=5)
    told = nursery(table)
    assert [(bred.seat, bred.born, bred.due) for bred in told.of(h.Bred)] == [(1, 1, 1), (2, 3, 3), (0, 1, 4)]
    assert table.pile == 0


def test_when_the_pile_is_short_equal_nurseries_breed_in_tie_order() -> None:
    table = lay(seat(nursery=2), seat(nursery=2), seat(nursery=2), pile=3, active=1)
    assert [(bred.seat, bred.born) for bred in nursery(table).of(h.Bred)] == [(1, 2), (2, 1), (0, 0)]


def test_an_empty_pile_gives_no_young() -> None:
    table = lay(seat(nursery=2), seat(nursery=1), pile=0)
    assert nursery(table).born == {0: 0, 1: 0}
    assert living(table) == [2, 1]


def test_a_short_pile_serves_the_closed_family_first_as_it_has_no_parents() -> None:
    table = lay(seat(nursery=1, clan="mutant"), seat(clan="family"), pile=1)
    assert nursery(table).born == {1: 1, 0: 0}


def test_the_open_familys_extra_young_does_not_change_the_breeding_order() -> None:
    table = lay(
        seat(nursery=1, clan="family", opened=True), seat(nursery=1, clan="mutant", opened=True), pile=2
    )
    assert nursery(table).born == {0: 2, 1: 0}


def test_a_closed_family_with_rats_at_home_has_no_empty_nursery_under_locked_and_loaded() -> None:  # R9
    table = lay(seat(pantry=1, clan="family"), seat(clan="mutant"), event="locked_and_loaded")
    assert nursery(table).one(h.Bred).because == ("locked_and_loaded",)
    table = lay(seat(dump=1, clan="family"), seat(clan="mutant"), event="locked_and_loaded")
    bred = nursery(table).one(h.Bred)
    assert bred.born == 1 and bred.because == ("locked_and_loaded", "family")


def test_an_open_family_breeds_one_more_than_both_places_hold_under_locked_and_loaded() -> None:
    table = lay(
        seat(pantry=2, nursery=1, clan="family", opened=True),
        seat(clan="mutant", opened=True),
        event="locked_and_loaded",
    )
    assert nursery(table).born == {0: 4}


def test_poisoned_and_lost_rats_go_home_to_the_pantry() -> None:
    table = lay(seat(poisoned=2, lost=1, dump=3), seat(), seat(lost=1), active=2)
    told = homecoming(table)
    assert told.of(h.CameHome) == [h.CameHome(2, 0, 1, ""), h.CameHome(0, 2, 1, "")]
    sewer = table.sewers[0]
    assert (sewer.places[PANTRY], sewer.poisoned, sewer.lost) == (3, 0, 0)
