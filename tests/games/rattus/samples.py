"""Rattus as the contract plays it."""

from ratland_desktop.games.rattus.course import COURSE
from ratland_desktop.games.rattus.rules.keeping import RATTUS_KEEPING
from ratland_desktop.games.rattus.rules.table import Options, Table
from tests.games.contract.shelved import OnTheShelf, without_screens


def lose_a_cube(table: Table) -> None:
    table.reserves[1] -= 1


SHELVED = OnTheShelf(
    without_screens(RATTUS_KEEPING, COURSE),
    {
        "two": Options(2),
        "three, and the second begins": Options(3, first=1),
        "four": Options(4),
    },
    lose_a_cube,
)
