"""Who knows which cards in whose stash: what a seat has learned stays in its view as long as it holds.

The thief and the victim know a stolen card; everybody knows it if the Third Rat is one of them; the
Manipulator knows what others draw from the doors it has arranged. `table.notes[who, holder]` are cards that
surely lie there. When a stash loses a card unseen, what was sure of one of its cards is sure no longer.
Nobody keeps notes on the own stash, nor on the Third Rat's, which lies open.
"""

from collections.abc import Iterable

from .cards import TRAPS, left_of, sorted_cards
from .table import EVERYBODY, Table

Cards = tuple[str, ...]


def learn_drawn(table: Table, door: int, seat: int, card: str) -> None:
    """A card from this door has been stored."""
    looked = table.looked
    if looked is not None and door in looked.doors:
        note(table, (looked.seat,), seat, card)


def learn_shown(table: Table, holder: int, card: str) -> None:
    """A card of this stash has been laid open in the middle."""
    for who, cards in notes_on(table, holder):
        write(table, who, holder, left_of(cards, (card,)))


def learn_stolen(table: Table, thief: int, victim: int, card: str, is_open: bool) -> None:
    """A card has just left the victim's stash; the two know which, or everybody does."""
    cards_before = len(table.rats[victim].stash) + 1
    witnesses = {EVERYBODY, *range(table.seats)} if is_open else {thief, victim}
    for who, cards in notes_on(table, victim):
        if who in witnesses:
            write(table, who, victim, left_of(cards, (card,)))
        elif len(cards) == cards_before and len(set(cards) - TRAPS) == 1:  # there was nothing else to steal
            write(table, who, victim, left_of(cards, (card,)))
            witnesses.add(who)
        else:
            write(table, who, victim, left_of(cards, set(cards) - TRAPS))
    if card not in TRAPS:
        note(table, witnesses, thief, card)


# --- writing notes


def notes_on(table: Table, holder: int) -> list[tuple[int, Cards]]:
    return [(who, cards) for (who, whose), cards in table.notes.items() if whose == holder]


def note(table: Table, witnesses: Iterable[int], holder: int, card: str) -> None:
    if holder == table.third_rat:
        return
    for who in witnesses:
        if who not in (holder, table.third_rat):
            write(table, who, holder, (*table.notes.get((who, holder), ()), card))


def write(table: Table, who: int, holder: int, cards: Iterable[str]) -> None:
    table.notes[who, holder] = sorted_cards(cards)
    if not table.notes[who, holder]:
        del table.notes[who, holder]
