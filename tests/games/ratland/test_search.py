"""Phase 6: the bag, the order of drawing, and what each piece does (R2, R12, R15, R17, R23, R26)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.food import BOX, FOOD_CARDS, bag_contents
from ratland_desktop.games.ratland.rules.words import (
    AREAS,
    BLACK,
    BLUE,
    CITY,
    DUMP,
    FIELD,
    LEFT,
    NURSERY,
    ORANGE,
    PANTRY,
    PURPLE,
    RIGHT,
    WHITE,
    YELLOW,
    Colour,
    Place,
)
from tests.games.ratland.kit import cheese, lay, living, search, seat

# --- the bag


def test_every_food_card_shows_twelve_pieces_an_area() -> None:
    assert sorted(FOOD_CARDS) == [*range(1, 10)]
    assert {sum(area.values()) for card in FOOD_CARDS.values() for area in card} == {12}


def test_the_food_cards_are_those_of_the_rules_page(rules_page: str) -> None:
    names = {colour.name.lower(): colour for colour in Colour}
    for card, areas in FOOD_CARDS.items():
        row = next(line for line in rules_page.splitlines() if line.startswith(f"| {card} | "))
        for cell, shown in zip(row.split(" | ")[1:], areas, strict=True):
            pieces = [entry.strip(" |").split() for entry in cell.split(",")]
            assert {names[colour]: int(number) for number, colour in pieces} == shown


@pytest.mark.parametrize(
    ("players", "extra"), [(2, 0), (4, 0), (5, 1), (6, 1), (7, 0), (10, 0), (11, 1), (12, 1)]
)
@pytest.mark.parametrize("area", AREAS)
def test_the_bag_grows_with_the_number_of_players(players: int, extra: int, area: Place) -> None:
    cards = (2,) if players <= 6 else (2, 7)
    expected: Counter[Colour] = Counter()
    for card in cards:
        for colour, shown in FOOD_CARDS[card][area].items():
            expected[colour] += shown + extra
    assert Counter(bag_contents(cards, area, players)) == expected


@pytest.mark.parametrize(("players", "more_yellow", "more_orange"), [(10, 0, 0), (11, 2, 1), (12, 2, 1)])
def test_eleven_and_twelve_players_add_a_piece_of_each_colour_for_each_card(
    players: int, more_yellow: int, more_orange: int
) -> None:  # R26
    bag = Counter(bag_contents((1, 2), FIELD, players))  # 6 yellow and no orange, 5 yellow and 2 orange
    assert bag[YELLOW] == 11 + more_yellow and bag[ORANGE] == 2 + more_orange


def test_no_bag_needs_more_pieces_than_the_box_has() -> None:
    for card in FOOD_CARDS:
        for area in AREAS:
            bag = Counter(bag_contents((card,), area, 6))
            assert all(bag[colour] <= BOX[colour] for colour in bag), (card, area)


def test_the_bag_is_emptied_between_the_areas() -> None:
    table = lay(seat(dump=1, city=1, field=1), seat())
    told = search(table, dump={YELLOW: 5}, city={WHITE: 2}, field={ORANGE: 1})
    assert [filled.pieces for filled in told.of(h.BagFilled)] == [(YELLOW,) * 5, (WHITE,) * 2, (ORANGE,)]
    assert [drew.area for drew in told.of(h.Drew)] == [DUMP, CITY, FIELD]


# --- drawing


def test_equal_numbers_of_rats_draw_in_tie_order() -> None:
    table = lay(*[seat(dump=2) for _ in range(4)], active=2)
    told = search(table, dump={WHITE: 7})
    assert told.drawn == [(2, 2), (3, 2), (0, 2), (1, 1)]


def test_who_sent_no_rat_draws_nothing() -> None:
    assert search(lay(seat(city=1), seat()), dump={YELLOW: 9}, city={YELLOW: 9}).drawn == [(0, 1)]


def test_the_pieces_drawn_come_out_of_the_bag() -> None:
    table = lay(seat(dump=3), seat(dump=5), seat(dump=4))
    told = search(table)
    (dump, *_) = told.of(h.BagFilled)
    drawn = [find.colour for drew in told.of(h.Drew) for find in drew.finds]
    assert Counter(drawn) == Counter(dump.pieces)
    assert [drew.left for drew in told.of(h.Drew)] == [9, 5, 0]


# --- the pieces


@pytest.mark.parametrize(
    ("colour", "earned", "healthy", "poisoned", "lost"),
    [
        (YELLOW, 2, 2, 0, 0),
        (ORANGE, 4, 2, 0, 0),
        (WHITE, 0, 2, 0, 0),
        (BLACK, 0, 0, 0, 0),
        (PURPLE, 0, 0, 2, 0),
        (BLUE, 0, 0, 0, 2),
    ],
)
def test_what_each_colour_does(colour: Colour, earned: int, healthy: int, poisoned: int, lost: int) -> None:
    table = lay(seat(dump=2), seat(), pile=10)
    search(table, dump={colour: 2})
    sewer = table.sewers[0]
    assert (sewer.cheese, sewer.healthy, sewer.poisoned, sewer.lost) == (earned, healthy, poisoned, lost)
    assert table.pile == 10 + 2 - healthy - poisoned - lost and sewer.buried == 0


def test_a_piece_harms_the_rats_of_its_own_area() -> None:  # R2
    table = lay(seat(dump=1, pantry=3, city=2), seat())
    told = search(table, dump={BLACK: 1}, city={BLUE: 2})
    assert table.sewers[0].places == [0, 0, 0, 0, 0, 3, 0]
    assert [drew.elsewhere for drew in told.of(h.Drew)] == [(), ()]


@pytest.mark.parametrize(
    ("area", "order"),
    [
        (DUMP, [PANTRY, NURSERY, LEFT, RIGHT, CITY, FIELD]),
        (CITY, [PANTRY, NURSERY, LEFT, RIGHT, DUMP, FIELD]),
        (FIELD, [PANTRY, NURSERY, LEFT, RIGHT, DUMP, CITY]),
    ],
)
def test_a_piece_without_a_rat_harms_one_at_home_then_in_pipes_then_searched_areas_then_others(
    area: Place, order: list[Place]
) -> None:  # R2
    for index, expected in enumerate(order):
        standing = order[index:]
        places: dict[str, Any] = {place.name.lower(): 1 for place in standing}
        scavenger = seat(clan="scavenger", opened=True, **places)
        bags: dict[str, Any] = {place.name.lower(): {BLACK if place is area else WHITE: 3} for place in AREAS}
        draws_there = [place is area for place in AREAS if place not in standing]
        told = search(lay(scavenger, seat(clan="mutant", opened=True)), *draws_there, **bags)
        assert [drew.elsewhere for drew in told.of(h.Drew) if drew.area is area] == [(expected,)]


def test_where_no_rat_is_left_at_all_nothing_happens() -> None:  # R2
    table = lay(seat(dump=1, clan="recycler"), seat(clan="mutant"))
    told = search(table, dump={BLACK: 2})
    assert living(table) == [0, 0]
    drew = told.one(h.Drew)
    assert (len(drew.finds), drew.died) == (2, 1)


def test_pieces_take_effect_in_the_order_in_which_they_were_drawn() -> None:  # R23
    fates: dict[tuple[Colour, ...], tuple[int, int]] = {
        (BLACK, BLUE): (0, 0), (BLUE, BLACK): (0, 1), (PURPLE, BLACK): (1, 0), (BLACK, PURPLE): (0, 0),
    }  # fmt: skip
    seen = set()
    for other in (BLUE, PURPLE):
        for seed in range(8):
            table = lay(seat(dump=1, clan="recycler"), seat(clan="warrior"))
            drew = search(table, dump={BLACK: 1, other: 1}, seed=seed).one(h.Drew)
            drawn = tuple(find.colour for find in drew.finds)
            seen.add(drawn)
            sewer = table.sewers[0]
            assert (sewer.poisoned, sewer.lost) == fates[drawn]  # the second piece finds nobody
    assert seen == set(fates)


def test_an_extra_piece_may_take_a_rat_from_an_area_that_is_searched_later() -> None:  # R2, R21
    table = lay(seat(dump=1, city=1, clan="recycler"), seat(clan="mutant"))
    told = search(table, dump={BLUE: 2}, city={YELLOW: 3})
    assert told.drawn == [(0, 2), (0, 0)]
    assert table.sewers[0].lost == 2


def test_cheese_in_the_pantry_never_runs_out() -> None:  # R17
    table = lay(seat(city=3, cheese=500), seat())
    search(table, city={ORANGE: 3})
    assert cheese(table)[0] == 506


@pytest.mark.parametrize("clan", ["mutant", "warrior"])
@pytest.mark.parametrize("opened", [False, True])
def test_everybody_finds_yellow_in_black_under_we_did_it_even_warriors(
    clan: str, opened: bool
) -> None:  # R28
    table = lay(seat(city=1, clan=clan, opened=opened), seat(clan="ninja", opened=opened), event="we_did_it")
    told = search(table, city={BLACK: 1})
    assert cheese(table)[0] == 1 and living(table)[0] == 1
    assert told.one(h.Drew).finds == (h.Find(BLACK, 1, "", "we_did_it"),)
