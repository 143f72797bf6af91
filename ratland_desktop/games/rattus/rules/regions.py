"""The board (section 1 of the rules page), as data: twelve regions, borders, arrows over the sea.

A region that a number of players does not use does not exist for them, and joins nothing (R1): `MAPS` has a
map for each number. Regions are known by their ids, always in the order of the page.
"""

from collections.abc import Iterator, Mapping
from enum import IntEnum

from ....tabletop.facts import fact

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4


class Shade(IntEnum):
    """How dark a region is; the value is the fewest players who use it."""

    LIGHT = 2
    MIDDLE = 3
    DARK = 4


SHADES: dict[str, Shade] = {
    "anglia": Shade.LIGHT,
    "hispania": Shade.LIGHT,
    "gallia": Shade.LIGHT,
    "germania": Shade.LIGHT,
    "italia": Shade.LIGHT,
    "scandia": Shade.LIGHT,
    "polonia": Shade.LIGHT,
    "hungaria": Shade.LIGHT,
    "bulgaria": Shade.MIDDLE,
    "turcia": Shade.MIDDLE,
    "russia": Shade.DARK,
    "tartaria": Shade.DARK,
}
REGIONS = tuple(SHADES)


@fact
class Border:
    """Two neighbours. They share a border or, over the sea, are joined by an arrow; that makes no difference.

    `reconstructed`: the printed board is known from pictures and examples only, and this border is not among
    what they show.
    """

    one: str
    other: str
    sea: bool = False
    reconstructed: bool = True


BORDERS = (
    Border("anglia", "gallia", sea=True, reconstructed=False),
    Border("anglia", "scandia", sea=True),
    Border("hispania", "gallia", reconstructed=False),
    Border("hispania", "italia", sea=True, reconstructed=False),
    Border("gallia", "germania"),
    Border("gallia", "italia"),
    Border("germania", "italia"),
    Border("germania", "scandia", sea=True),
    Border("germania", "polonia"),
    Border("germania", "hungaria"),
    Border("italia", "hungaria"),
    Border("italia", "turcia", sea=True),
    Border("scandia", "polonia", sea=True),
    Border("scandia", "russia"),
    Border("polonia", "hungaria"),
    Border("polonia", "russia"),
    Border("polonia", "tartaria"),
    Border("hungaria", "bulgaria"),
    Border("bulgaria", "turcia"),
    Border("bulgaria", "tartaria"),
    Border("turcia", "tartaria"),
    Border("russia", "tartaria", reconstructed=False),
)


@fact
class Map:
    """The regions in play, the neighbours of each, and where two steps lead from each (R12)."""

    regions: tuple[str, ...]
    neighbours: Mapping[str, tuple[str, ...]]
    within_two: Mapping[str, tuple[str, ...]]

    def steps(self, start: str, to: str) -> int | None:
        """How many steps it is from one region to another; None if it is more than two."""
        if start == to:
            return 0
        if to in self.neighbours[start]:
            return 1
        return 2 if to in self.within_two[start] else None


def map_for(players: int) -> Map:
    """The board as so many players use it."""
    regions = tuple(region for region, shade in SHADES.items() if shade <= players)
    neighbours = {region: in_order({*joined(region)} & {*regions}) for region in regions}
    within_two = {
        region: in_order({far for near in around for far in (near, *neighbours[near])} - {region})
        for region, around in neighbours.items()
    }
    return Map(regions, neighbours, within_two)


def joined(region: str) -> Iterator[str]:
    """The neighbours of a region on the whole board."""
    for border in BORDERS:
        if region in (border.one, border.other):
            yield border.other if region == border.one else border.one


def in_order(found: set[str]) -> tuple[str, ...]:
    return tuple(region for region in REGIONS if region in found)


MAPS = {players: map_for(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
