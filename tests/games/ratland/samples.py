"""RatLand as the contract plays it."""

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.table import Options, Table
from ratland_desktop.games.ratland.rules.words import Board, Food
from tests.games.contract.shelved import OnTheShelf


def lose_a_rat(table: Table) -> None:
    table.pile -= 1


SHELVED = OnTheShelf(
    BOX,
    {
        "two plain": Options(2),
        "four for the first time": Options(4, food=Food.SORTED, first=2),
        "five with clans": Options(5, clans=True),
        "six aggressive": Options(6, board=Board.EVERYONE),
        "eight with everything": Options(8, clans=True, board=Board.SECRET),
    },
    lose_a_rat,
)
