"""Crumbs as the contract plays it."""

from tests.games.contract.shelved import OnTheShelf
from tests.games.crumbs.box import BOX
from tests.games.crumbs.rules import Table


def lose_a_card(table: Table) -> None:
    table.deck.pop()


SHELVED = OnTheShelf(BOX, {"two and the mouse": 2, "three and the mouse": 3}, lose_a_card)
