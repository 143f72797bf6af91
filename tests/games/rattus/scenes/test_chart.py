"""The map shows the board of the rules: the same neighbours, and every region can be hit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

import pygame
import pytest

from ratland_desktop.games.rattus.rules.regions import BORDERS, REGIONS
from ratland_desktop.games.rattus.rules.table import Rat
from ratland_desktop.games.rattus.scenes.chart.lands import ANCHORS, LANDS, MASSIF, ROUTES
from ratland_desktop.games.rattus.scenes.chart.shapes import BORDER_ARCS, holds, regions_at
from ratland_desktop.games.rattus.scenes.pieces.people import block
from ratland_desktop.games.rattus.scenes.table.lands import Chip, LandButton
from ratland_desktop.games.rattus.scenes.table.layout import CASTLE, MAP, SUPPLY
from ratland_desktop.games.rattus.scenes.table.map import draw_supply, supply_spot
from ratland_desktop.paths import find_places
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.tabletop.facts import fact


def test_regions_share_a_line_exactly_where_the_rules_have_a_border_on_land() -> None:
    drawn = {frozenset(regions_at(arc)) for arc in BORDER_ARCS}
    assert drawn == {frozenset((border.one, border.other)) for border in BORDERS if not border.sea}


def test_arrows_join_exactly_those_that_the_rules_join_over_the_sea() -> None:
    drawn = {frozenset(route) for route in ROUTES}
    assert drawn == {frozenset((border.one, border.other)) for border in BORDERS if border.sea}


def test_no_corner_outside_of_a_border_is_shared_by_more_than_the_massif_parts() -> None:
    """Hungaria and Tartaria would touch without the Carpathians between them."""
    assert {name for name, land in LANDS.items() if {*land.arcs} & {*MASSIF}} == {
        "polonia", "hungaria", "bulgaria", "tartaria",
    }  # fmt: skip


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_hit_at_its_name_and_nowhere_on_another(region: str) -> None:
    assert [other for other in REGIONS if holds(other, ANCHORS[region])] == [region]


def test_no_spot_of_the_chart_belongs_to_two_regions() -> None:
    for x in range(0, 860, 17):
        for y in range(0, 500, 13):
            there = [region for region in REGIONS if holds(region, (x + 0.37, y + 0.41))]
            assert len(there) <= 1, (x, y, there)


def test_every_region_has_a_place_of_its_own_for_its_pieces() -> None:
    for one, other in combinations(ANCHORS.values(), 2):
        assert abs(one[0] - other[0]) > 90 or abs(one[1] - other[1]) > 70


@fact
class Crowd:
    """As much as can be on the map: three rats and all four colours in every region."""

    cubes: Mapping[str, Sequence[int]]
    rats: Mapping[str, Sequence[Rat]]


CROWD = Crowd(dict.fromkeys(REGIONS, (12, 11, 10, 18)), dict.fromkeys(REGIONS, (Rat(1), Rat(2), Rat(3))))


def test_crowded_regions_and_their_chips_do_not_touch_each_other_and_stay_on_the_map() -> None:
    lands = [
        LandButton(region, MAP, block(MAP, CROWD, region), lambda: None, chip=Chip("+3"))
        for region in REGIONS
    ]
    parts = {land.region: [block(MAP, CROWD, land.region), land.chip_box] for land in lands}
    for region, boxes in parts.items():
        for box in boxes:
            assert MAP.common(box) == box, (region, box)
            assert not any(box.meets(other) for other in (CASTLE, SUPPLY)), region
    for one, other in combinations(REGIONS, 2):
        for box in parts[one]:
            assert not any(box.meets(there) for there in parts[other]), (one, other)


@pytest.mark.parametrize("supply", [0, 1, 12])
def test_the_number_of_rats_that_are_left_never_stands_alone_in_the_sea(supply: int) -> None:
    pygame.font.init()
    surface = pygame.Surface((1920, 1080))
    draw_supply(Canvas(surface, art=find_places().assets / "art"), supply)
    x, y = supply_spot()
    assert surface.get_at((int(x), int(y) + 20))[:3] != (0, 0, 0)
