"""The six class cards (sections 1 and 5 of the rules page), as data: a symbol, and the numbers of the power.

What a power does is in `powers.py`, `plague.py` and `last_round.py`; an act is called by its card's id.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card:
    """A class card. There is one object for each, so cards compare by identity."""

    id: str
    symbol: str
    places_more: int = 0  # so many cubes more when placing
    moves_cubes: int = 0  # up to so many own cubes to a neighbour
    steps: int = 1  # so far the plague may go
    counts_as: int = 0  # so many cubes more for the limits


PEASANT = Card(id="peasant", symbol="P", places_more=1)
MERCHANT = Card(id="merchant", symbol="B", moves_cubes=3)
MONK = Card(id="monk", symbol="C")
KNIGHT = Card(id="knight", symbol="K", steps=2, counts_as=2)
WITCH = Card(id="witch", symbol="W")
KING = Card(id="king", symbol="R")

CARDS: dict[str, Card] = {card.id: card for card in (PEASANT, MERCHANT, MONK, KNIGHT, WITCH, KING)}
CARD_OF: dict[str, Card] = {card.symbol: card for card in CARDS.values()}
