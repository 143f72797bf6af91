"""Comme des Rats as the contract plays it."""

from dataclasses import replace

from ratland_desktop.games.comme_des_rats.box import BOX
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from tests.games.contract.shelved import OnTheShelf


def lose_a_card_of_a_round(table: Table) -> None:
    stashes = table.records[0].stashes
    largest = max(range(len(stashes)), key=lambda seat: len(stashes[seat]))
    fewer = tuple(stash[1:] if seat == largest else stash for seat, stash in enumerate(stashes))
    table.records[0] = replace(table.records[0], stashes=fewer)


SHELVED = OnTheShelf(
    BOX,
    {
        "two and the third rat": Options(2),
        "three plain": Options(3, first=1),
        "four with four dice": Options(4, four_dice=True),
        "four with roles": Options(4, roles=True),
        "five with everything": Options(5, four_dice=True, roles=True),
    },
    lose_a_card_of_a_round,
)
