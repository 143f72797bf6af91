"""Where the hand cards lie on a player's own screen: they stay where they are until the turn is over.

A card that was played leaves its place to the card whose effect asks; the other one does not move. What is
remembered is what this seat's own screen showed, and it is used for that seat alone.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

Laid = tuple[str | None, str | None]
_SEEN: WeakKeyDictionary[Any, dict[int, tuple[str, ...]]] = WeakKeyDictionary()
"""By the coach, of whom every game has its own: the two cards that each seat held last."""


def remember(coach: Any, seat: int, hand: tuple[str, ...]) -> None:
    """This seat has two cards to play one of."""
    if coach is not None:
        _SEEN.setdefault(coach, {})[seat] = hand


def slot_of(coach: Any, seat: int, card: str) -> int:
    """In which of the two places this card lay; the first, if nobody remembers."""
    before = _SEEN.get(coach, {}).get(seat, ()) if coach is not None else ()
    return before.index(card) if card in before else 0


def lay_hand(hand: str | None, acting: str | None, slot: int) -> Laid:
    """The card that is left, and the one whose effect asks beside it."""
    return (hand, acting) if slot == 0 else (acting, hand)
