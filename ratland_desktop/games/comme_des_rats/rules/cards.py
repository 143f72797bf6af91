"""The Door cards: which kinds there are, how many of each, and what they do (section 1 of the rules page).

Only the totals of 15, 20 and 25 cards are printed. How they divide into kinds is reconstructed, and every row
says so; true figures can be typed in here without touching a rule.
"""

from collections.abc import Iterable

from ....tabletop.facts import fact

FEWEST_DOORS, MOST_DOORS = 3, 5
CARDS_BEHIND_A_DOOR = 5


@fact
class DoorCard:
    """One kind of Door card. `copies` are those for 3, 4 and 5 doors."""

    id: str
    copies: tuple[int, int, int]
    worth: int = 0  # points at the end of a round
    snaps: bool = False  # it is laid open when drawn, and the drawer is due a bandage
    saves: bool = False  # it can be shown instead of taking a bandage
    reconstructed: bool = True  # how many copies there are


DOOR_CARDS: dict[str, DoorCard] = {
    card.id: card
    for card in (
        DoorCard("trap", (4, 5, 6), snaps=True),
        DoorCard("clover", (2, 3, 4), saves=True),
        DoorCard("cheese1", (6, 8, 10), worth=1),
        DoorCard("cheese2", (3, 4, 5), worth=2),
    )
}
KINDS = tuple(DOOR_CARDS)
TRAPS = frozenset(card.id for card in DOOR_CARDS.values() if card.snaps)
TRAP = next(iter(TRAPS))
CLOVERS = frozenset(card.id for card in DOOR_CARDS.values() if card.saves)


def deck(doors: int) -> list[str]:
    """All Door cards of a game with so many doors."""
    return [card.id for card in DOOR_CARDS.values() for _ in range(card.copies[doors - FEWEST_DOORS])]


def traps_in(cards: Iterable[str]) -> int:
    return sum(card in TRAPS for card in cards)


def left_of(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """These cards without those that are gone, as far as they are there."""
    left = [*cards]
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def sorted_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """In the order of the kinds, so that nobody can tell which of them was drawn first."""
    return tuple(sorted(cards, key=KINDS.index))
