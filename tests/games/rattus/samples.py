"""Rattus as the contract plays it."""

from ratland_desktop.games.rattus.box import BOX
from ratland_desktop.games.rattus.rules.table import Options, Table
from tests.games.contract.shelved import OnTheShelf


def lose_a_cube(table: Table) -> None:
    table.reserves[1] -= 1


SHELVED = OnTheShelf(
    BOX,
    {
        "two": Options(2),
        "two, and the second begins": Options(2, first=1),
        "three": Options(3),
        "four": Options(4),
    },
    lose_a_cube,
)
