"""How likely a door is to hold a trap: open arithmetic for previews, tips and bots (section 13)."""

from dataclasses import replace
from math import comb

from .cards import traps_in
from .hidden_traps import suspicions
from .roles import TRAP_KEEPING
from .view import View


def open_trap_odds(view: View, keys: int = 1) -> tuple[float | None, ...]:
    """For each door the chance that one of its next cards is a trap, by what lies open alone.

    None where that cannot be reckoned in the open: behind doors that the Manipulator has touched, and behind
    those from which somebody who may be the Fool, or was, has stored a card.
    """
    seen = opened(view)
    odds = trap_odds(seen, keys)
    return tuple([chance if is_open(seen, door) else None for door, chance in enumerate(odds)])


def trap_odds(view: View, keys: int = 1) -> tuple[float, ...]:
    """The same for each door by all that the view's seat knows; the Manipulator is sure of its two doors."""
    total = 0
    hits = [0] * len(view.doors)
    ways = [comb(door.left, min(keys, door.left)) for door in view.doors]
    for suspicion in suspicions(view):
        total += suspicion.weight
        for layout in suspicion.layouts:
            for number, (door, traps) in enumerate(zip(view.doors, layout.behind, strict=True)):
                safe = comb(door.left - traps, min(keys, door.left))
                hits[number] += suspicion.prior * layout.weight * (ways[number] - safe)
    odds = [hit / (total * each) for hit, each in zip(hits, ways, strict=True)]
    if view.looked:
        for number, cards in zip(view.looked.doors, view.looked.now, strict=True):
            top = len(view.doors[number].taken)
            odds[number] = float(traps_in(cards[top : top + keys]) > 0)
    return tuple(odds)


def is_open(view: View, door: int) -> bool:
    """Can everybody reckon with this door?"""
    doubtful = [rat.seat for rat in view.rats if rat.role_closed or rat.role in TRAP_KEEPING]
    return door not in view.arranged and not any(view.doors[door].stored_by(seat) for seat in doubtful)


def opened(view: View) -> View:
    """What a view shows to everybody."""
    rats = [
        replace(
            rat,
            role=None if rat.role_closed else rat.role,
            stash=rat.stash if rat.seat == view.options.third_rat else None,
            lost=rat.lost if rat.seat == view.options.third_rat else None,
            known=(),
        )
        for rat in view.rats
    ]
    return replace(view, seat=None, rats=tuple(rats), looked=None, pocketed=())
