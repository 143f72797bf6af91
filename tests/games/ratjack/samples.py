"""Ratjack as the contract plays it."""

from ratland_desktop.games.ratjack.box import BOX
from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.words import Deck
from tests.games.contract.shelved import OnTheShelf


def lose_a_discarded_card(table: Table) -> None:
    table.discard = table.discard[1:]


SHELVED = OnTheShelf(
    BOX,
    {
        "two with rats": Options(2, first=1),
        "three with weasels": Options(3, Deck.RATS_WEASELS),
        "four with raccoons": Options(4, Deck.RATS_RACCOONS, first=3),
        "two without rats": Options(2, Deck.WEASELS_RACCOONS),
        "four surprised": Options(4, None),
    },
    lose_a_discarded_card,
)
