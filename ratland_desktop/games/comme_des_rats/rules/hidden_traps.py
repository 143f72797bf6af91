"""Where the traps that a view does not show can lie, and how likely each way is (section 13).

Every door got one trap, and those left over were dealt with the other cards. So a way to place all traps is
as likely as the product of the traps that each door got; no way leaves a door without one. A trap that was
drawn lies open, unless the Fool has stored it, and who is the Fool may be hidden, too. Nobody's choices are
read.
"""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from ....tabletop.facts import fact
from .cards import deck, traps_in
from .roles import ROLES, SHOWN_AT_ONCE, TRAP_KEEPING
from .steps import Unmask
from .view import RatView, View


class Spots(NamedTuple):
    """A door: so many cards hidden behind it, so many that the imagined Fool stored, so many traps known."""

    behind: int
    pocket: int
    found: int


@fact
class Layout:
    """How many hidden traps lie behind each door, and how many the imagined Fool stored from each."""

    behind: tuple[int, ...]
    pocket: tuple[int, ...]
    weight: int


@fact
class Suspicion:
    """Somebody who may be the Fool (None: nobody), and all layouts that fit, with their weight together."""

    fool: int | None
    prior: int  # how many deals of the roles make it so
    layouts: tuple[Layout, ...]
    weight: int


@lru_cache(maxsize=4096)
def layouts(doors: tuple[Spots, ...], traps: int, fewest: int, most: int) -> tuple[Layout, ...]:
    """Every way to place the traps, `fewest` to `most` of them among the cards that the Fool stored."""
    if not doors:
        return (Layout((), (), 1),) if traps == 0 and fewest <= 0 <= most else ()
    here, *others = doors
    found = []
    for behind in range(min(here.behind, traps) + 1):
        for pocket in range(min(here.pocket, traps - behind, most) + 1):
            weight = comb(here.behind, behind) * comb(here.pocket, pocket) * (here.found + behind + pocket)
            if weight:
                rest = layouts(tuple(others), traps - behind - pocket, fewest - pocket, most - pocket)
                found += [
                    Layout((behind, *each.behind), (pocket, *each.pocket), weight * each.weight)
                    for each in rest
                ]
    return tuple(found)


def suspicions(view: View) -> list[Suspicion]:
    """Who may be the Fool, with all layouts for each; what fits nothing that the view shows is left out."""
    found = []
    for fool, prior in suspects(view).items():
        ways = layouts_with(view, fool)
        weight = prior * sum([way.weight for way in ways])
        if weight:
            found.append(Suspicion(fool, prior, ways, weight))
    return found


def suspects(view: View) -> dict[int | None, int]:
    """How many of the deals of the hidden roles make each seat the Fool; None: the role was not dealt."""
    known = [rat.seat for rat in view.rats if rat.role in TRAP_KEEPING or traps_in(rat.known)]
    if known:
        return {known[0]: 1}
    closed = closed_to(view)
    roles = hidden_roles(view)
    if not TRAP_KEEPING.intersection(roles):
        return {None: 1}
    careless = {taken.seat for door in view.doors for taken in door.taken if taken.sprung}
    undealt = {None: len(roles) - len(closed)} if len(roles) > len(closed) else {}
    return undealt | {rat.seat: 1 for rat in closed if rat.seat not in careless}


def closed_to(view: View) -> list[RatView]:
    """Whose role this view does not show."""
    return [rat for rat in view.rats if rat.role_closed and rat.role is None]


def hidden_roles(view: View) -> list[str]:
    """The roles that a closed seat may have: who has to show the own one has done so."""
    if not view.options.roles:
        return []
    seen = {rat.role for rat in view.rats} | SHOWN_AT_ONCE
    return [role for role in ROLES if role not in seen]


def layouts_with(view: View, fool: int | None) -> tuple[Layout, ...]:
    """The layouts if this seat is the Fool."""
    spots = tuple([spots_of(view, door, fool) for door in range(len(view.doors))])
    traps = traps_in(deck(len(view.doors))) - sum([each.found for each in spots])
    if fool is None or fool == view.seat:
        return layouts(spots, traps, 0, 0)
    rat = view.rats[fool]
    unknown = rat.cards + rat.cards_lost - len(rat.known)
    if rat.role_closed:
        return layouts(spots, traps, 0, unknown)
    shown = traps_in(view.middle) - len(seen_pocketed(view, fool))
    if Unmask in map(type, view.agenda):  # more may come to light, when the thief has taken the bandage
        shown += traps_in(rat.known)
        return layouts(spots, traps, max(0, shown), shown + unknown)
    return layouts(spots, traps, shown, shown)


def spots_of(view: View, door: int, fool: int | None) -> Spots:
    """A door as this view's seat knows it; the Manipulator knows all cards of the doors it has arranged."""
    looked, seen = view.looked, view.doors[door]
    if looked is not None and door in looked.doors:
        return Spots(0, 0, traps_in(looked.now[looked.doors.index(door)]))
    pocket = 0 if fool is None or fool == view.seat else seen.stored_by(fool)
    return Spots(seen.left, pocket, seen.sprung + view.pocketed.count(door))


def seen_pocketed(view: View, fool: int) -> list[int]:
    """The doors of the traps that the Manipulator knows this seat to have stored."""
    looked = view.looked
    if looked is None:
        return []
    return [
        door
        for door, cards in zip(looked.doors, looked.now, strict=True)
        for card, taken in zip(cards, view.doors[door].taken, strict=False)
        if taken.seat == fool and not taken.sprung and traps_in((card,))
    ]
