"""The nine food cards, the pieces in the box, and what goes into the bag.

Data from section 1 of the rules page. Knows nothing of players' rats.
"""

from collections import Counter

from .words import AREAS, BLACK, BLUE, ORANGE, PURPLE, WHITE, YELLOW, Colour, Place

Pieces = dict[Colour, int]

BOX: Pieces = {YELLOW: 44, ORANGE: 11, WHITE: 11, BLACK: 4, PURPLE: 4, BLUE: 6}

FOOD_CARDS: dict[int, tuple[Pieces, Pieces, Pieces]] = {
    #   dump                     city                                           field
    1: ({YELLOW: 6, WHITE: 6}, {YELLOW: 3, ORANGE: 3, WHITE: 4, PURPLE: 2}, {YELLOW: 6, WHITE: 3, BLUE: 3}),
    2: ({YELLOW: 7, WHITE: 5}, {YELLOW: 2, ORANGE: 3, WHITE: 5, BLACK: 2}, {YELLOW: 5, ORANGE: 2, BLUE: 5}),
    3: ({YELLOW: 5, WHITE: 7}, {ORANGE: 5, WHITE: 2, BLACK: 2, PURPLE: 3}, {YELLOW: 7, BLACK: 3, BLUE: 2}),
    4: ({YELLOW: 9, BLACK: 3}, {YELLOW: 2, ORANGE: 3, WHITE: 5, PURPLE: 2}, {YELLOW: 5, WHITE: 2, BLUE: 5}),
    5: ({YELLOW: 6, WHITE: 6}, {ORANGE: 6, WHITE: 2, BLACK: 2, PURPLE: 2}, {YELLOW: 5, ORANGE: 2, BLUE: 5}),
    6: ({YELLOW: 7, WHITE: 5}, {YELLOW: 3, ORANGE: 4, WHITE: 2, PURPLE: 3}, {YELLOW: 7, WHITE: 3, BLUE: 2}),
    7: ({YELLOW: 5, WHITE: 7}, {YELLOW: 1, ORANGE: 6, BLACK: 2, PURPLE: 3}, {YELLOW: 6, WHITE: 5, BLACK: 1}),
    8: ({YELLOW: 8, WHITE: 4}, {YELLOW: 6, ORANGE: 2, BLACK: 3, PURPLE: 1}, {ORANGE: 6, WHITE: 4, BLACK: 2}),
    9: ({YELLOW: 4, WHITE: 8}, {YELLOW: 2, ORANGE: 4, WHITE: 4, BLACK: 2}, {YELLOW: 8, BLACK: 2, BLUE: 2}),
}


def boxes(players: int) -> int:
    """2 to 6 players need one box, 7 to 12 two."""
    return 1 if players <= 6 else 2


def extra_of_each_colour(players: int) -> int:
    """Phase 6.1: with 5, 6, 11 or 12 players one more of each colour shown goes in, for each card (R26)."""
    return 1 if players in (5, 6, 11, 12) else 0


def bag_contents(cards: tuple[int, ...], area: Place, players: int) -> tuple[Colour, ...]:
    """The pieces that fill the bag for `area` when `cards` lie open."""
    extra = extra_of_each_colour(players)
    pieces: list[Colour] = []
    for card in cards:
        for colour, shown in FOOD_CARDS[card][AREAS.index(area)].items():
            pieces += [colour] * (shown + extra)
    return tuple(sorted(pieces))


def outside_the_bag(bag: list[Colour], players: int) -> tuple[Colour, ...]:
    """The colours of which the box still has a piece; yellow never runs out (R15)."""
    inside = Counter(bag)
    boxful = boxes(players)
    return tuple(c for c in Colour if c is YELLOW or inside[c] < BOX[c] * boxful)
