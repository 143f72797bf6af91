"""Tables that differ only in cards that a seat does not know, for tests of secrets."""

from __future__ import annotations

from typing import Any

from ratland_desktop.games.ratjack.rules.cards import Face
from ratland_desktop.games.ratjack.rules.table import Aside, Card, Table
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.kit import all_faces


def dealt_anew(table: Table, looker: int | None, dice: Dice) -> Table:
    """The same table with all cards that this seat does not know dealt anew among their places.

    Without a seat: all cards but those that everybody knows.
    """
    other = table.copy()
    hidden: list[Face] = []
    lookers = {*range(table.players)} if looker is None else {looker}

    def each_place(change: Any) -> None:
        other.deck = change(other.deck)
        for whose in range(other.players):
            other.hands[whose], other.rows[whose] = change(other.hands[whose]), change(other.rows[whose])
            if aside := other.aside[whose]:
                other.aside[whose] = Aside(change(aside.hand), change(aside.row), aside.total)

    def collect(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        hidden.extend(card.face for card in cards if not lookers <= card.known)
        return cards

    def deal(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(
            card if lookers <= card.known else Card(hidden.pop(), card.known, card.up, card.chip)
            for card in cards
        )

    each_place(collect)
    dice.shuffle(hidden)
    each_place(deal)
    assert not hidden and {*all_faces(other)} == {*all_faces(table)}
    return other
