"""What a player's own screens remember of each other during a game: each seat's own things, for it alone.

The two hand cards stay where they are until the turn is over, a card that came by a swap is noticed, and a
doubtful turn is asked about once in a round. Nothing of it is written down; after a break it begins anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from ratland_desktop.games.ratjack.rules.view import View

Laid = tuple[str | None, str | None]


@dataclass(slots=True)
class Memory:
    """Of one seat. `pair`: the two cards that it held last; `own`: all its cards when it looked last."""

    pair: tuple[str, ...] = ()
    own: frozenset[str] = frozenset()
    doubted: set[int] = field(default_factory=set)
    """The rounds in which it was asked whether it really wants to be out."""

    def slot_of(self, card: str) -> int:
        """In which of the two places this card lay; the first, if nobody remembers."""
        return self.pair.index(card) if card in self.pair else 0

    def look(self, view: View) -> frozenset[str]:
        """Hidden cards that have come since this seat looked last; none when it looks for the first time."""
        assert view.seat is not None
        place = view.places[view.seat]
        hidden = frozenset(card.face for card in place.row if not card.up and card.face is not None)
        known, self.own = self.own, hidden | {card.face for card in place.hand if card.face is not None}
        return hidden - known if known else frozenset()


_KEPT: WeakKeyDictionary[Any, dict[int, Memory]] = WeakKeyDictionary()
"""By the coach, because each game that is being played has one of its own."""


def memory_of(coach: Any, seat: int) -> Memory:
    """Without a coach nothing is remembered."""
    return Memory() if coach is None else _KEPT.setdefault(coach, {}).setdefault(seat, Memory())


def lay_hand(hand: str | None, acting: str | None, slot: int) -> Laid:
    """The card that is left, and the one whose effect asks beside it."""
    return (hand, acting) if slot == 0 else (acting, hand)
