"""Traps counted one by one: every deal that fits what lies open. Slow, and plain to see.

Independent of the rules' own arithmetic. For tables of three doors: 1,365 ways to place the four traps.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

from ratland_desktop.games.comme_des_rats.rules.view import View

ALL_TRAPS = {3: 4, 4: 5, 5: 6}
PLACES = 5
Deal = frozenset[tuple[int, int]]  # (door, place from the top) of every trap


def deals(doors: int) -> Iterator[Deal]:
    """Every way to deal the traps so that each door has one. Section 3 makes all of them equally likely:
    the extra trap is in any of the doors, and the places in a door are shuffled."""
    spots = [(door, place) for door in range(doors) for place in range(PLACES)]
    for traps in combinations(spots, ALL_TRAPS[doors]):
        if len({door for door, _ in traps}) == doors:
            yield frozenset(traps)


def fits(view: View, deal: Deal, fool: int | None) -> bool:
    """Could the open story have happened with this deal, if this seat is or was the Fool?"""
    pocketed = 0
    for number, door in enumerate(view.doors):
        for place, taken in enumerate(door.taken):
            is_trap = (number, place) in deal
            if taken.sprung != is_trap and not (is_trap and taken.seat == fool):
                return False
            if taken.sprung and taken.seat == fool and view.rats[fool].role_closed:
                return False  # a Fool's trap never springs
            pocketed += is_trap and not taken.sprung
    if fool is None:
        return pocketed == 0
    rat = view.rats[fool]
    if not rat.role_closed:
        return pocketed == view.middle.count("trap")
    return pocketed <= rat.cards + rat.cards_lost


def fools(view: View) -> dict[int | None, Fraction]:
    """Who may be the Fool by the open roles alone."""
    if not view.options.roles:
        return {None: Fraction(1)}
    shown = {rat.role: rat.seat for rat in view.rats if rat.role and not rat.role_closed}
    if "fool" in shown:
        return {shown["fool"]: Fraction(1)}
    closed = [rat.seat for rat in view.rats if rat.role_closed]
    unseen = 5 - len(shown) - ("manipulator" not in shown)
    chances: dict[int | None, Fraction] = {seat: Fraction(1, unseen) for seat in closed}
    return chances | {None: Fraction(unseen - len(closed), unseen)}


def counted_odds(view: View, keys: int = 1) -> list[Fraction]:
    """For each door the chance of a trap among its next cards, by counting every deal."""
    total, hits = Fraction(0), [Fraction(0)] * len(view.doors)
    for fool, prior in fools(view).items():
        for deal in deals(len(view.doors)):
            if prior and fits(view, deal, fool):
                total += prior
                for number, door in enumerate(view.doors):
                    top = len(door.taken)
                    next_cards = {(number, place) for place in range(top, min(top + keys, PLACES))}
                    hits[number] += prior * bool(next_cards & deal)
    return [hit / total for hit in hits]


def page_odds(view: View) -> list[Fraction]:
    """The formula of the rules page, word for word: basic rules and Third Rat."""
    left = [door.left for door in view.doors]
    found = [door.sprung for door in view.doors]
    weights = [Fraction(h - 1, 4) if x == 0 else Fraction(h, 2) for h, x in zip(left, found, strict=True)]
    extra_found = any(x == 2 for x in found)
    odds = []
    for h, x, w in zip(left, found, weights, strict=True):
        q = Fraction(0) if extra_found else w / sum(weights)
        traps = 1 + q if x == 0 else q
        odds.append(traps / h if h else Fraction(0))
    return odds
