"""Which cards on the table a step may mean, in table order: from the acting player clockwise.

Only open things decide it: whose the cards are, which side is up, and the chips on them.
"""

from .cards import Face
from .steps import Cards
from .table import Table
from .words import Spot


def spots(table: Table, cards: Cards, source: Face, even_shielded: bool = False) -> list[Spot]:
    """The cards that `cards` speaks of in the effect of `source`.

    Another player's shielded card is left out (R12), except where its chip is the target.
    """
    whose, is_up, but_itself = cards.whose, cards.is_up, cards.but_itself
    own = table.turn
    found = []
    for seat in (own,) if whose == "own" else table.opponents() if whose == "foe" else table.inside():
        for slot, card in enumerate(table.rows[seat]):
            if is_up is not None and card.up is not is_up:
                continue
            if but_itself and card.face is source:
                continue
            if seat != own and not even_shielded and card.shielded:
                continue
            found.append((seat, slot))
    return found


def unlocked(table: Table, found: list[Spot]) -> list[Spot]:
    """Those that may be turned up or discarded (R13)."""
    return [at for at in found if not table.card(at).locked]


def revealable(table: Table, seat: int) -> tuple[int, ...]:
    """The slots of an opponent who must turn up a card: hidden, not locked, not shielded (R12, R13)."""
    return tuple(
        [
            slot
            for slot, card in enumerate(table.rows[seat])
            if not card.up and not card.locked and not card.shielded
        ]
    )
