"""How likely a seat wins the game, given everybody's points at the start of a round.

An estimate: each round gives its points to one seat, all seats equally likely. It gives one point or two. Two
are frequent with two players, where a knock-out always brings two (R4), and rarer with more players.
"""

from functools import cache

from ..rules.words import POINTS_TO_WIN

DOUBLE = {2: 0.4, 3: 0.2, 4: 0.15}
"""By the number of players: how often a round gives two points."""


@cache
def win_chances(points: tuple[int, ...]) -> tuple[float, ...]:
    """For each seat, with these points. Seats that have enough share the victory (R1)."""
    players = len(points)
    winners = [seat for seat in range(players) if points[seat] >= POINTS_TO_WIN]
    if winners:
        return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(players)])
    chances = [0.0] * players
    for seat in range(players):
        for gain, how_often in ((1, 1 - DOUBLE[players]), (2, DOUBLE[players])):
            after = (*points[:seat], points[seat] + gain, *points[seat + 1 :])
            for whose, chance in enumerate(win_chances(after)):
                chances[whose] += chance * how_often / players
    return tuple(chances)


@cache
def prizes(points: tuple[int, ...], seat: int) -> tuple[float, ...]:
    """How likely `seat` wins the game if the round is won by each of the seats."""
    players = len(points)
    double = DOUBLE[players]
    found = []
    for winner in range(players):
        one, two = (
            win_chances((*points[:winner], points[winner] + gain, *points[winner + 1 :]))[seat]
            for gain in (1, 2)
        )
        found.append(one * (1 - double) + two * double)
    return tuple(found)
