"""A table as it might be: everything a view shows, and the hidden rest by chance (section 13).

Dealing at random until the cards fit would give the same tables; here the traps are placed by their weight
first, so that the first deal fits. What is imagined comes from the view and the dice handed in only, and
shows the same view again.
"""

from collections.abc import Sequence
from typing import TypeVar

from ....tabletop.dice import Dice
from .cards import TRAP, TRAPS, deck, left_of
from .hidden_traps import Layout, Suspicion, closed_to, hidden_roles, seen_pocketed, suspicions
from .roles import SHOWN_AT_ONCE, TRAP_KEEPING
from .steps import Rearrange
from .table import Door, Looked, Rat, Table
from .third_rat import RAT_CARDS
from .view import RatView, View, note_taker

Way = TypeVar("Way", Layout, Suspicion)


def reimagine(view: View, dice: Dice) -> Table:
    """A table that looks like this to the view's seat."""
    table = Table(
        options=view.options,
        rats=[Rat(rat.points, rat.bandages) for rat in view.rats],
        active=view.active,
        round=view.round,
        turn=view.turn,
        middle=[*view.middle],
        rat_cards_turned=[*view.rat_cards_turned],
        agenda=[*view.agenda],
        records=[*view.records],
        wrongs=[*view.wrongs],
        one_more=view.one_more,
        ended=view.ended,
    )
    if view.doors:
        suspicion = weighted(suspicions(view), dice)
        layout = weighted(suspicion.layouts, dice)
        imagine_roles(table, view, suspicion.fool, dice)
        imagine_cards(table, view, suspicion.fool, layout, dice)
        table.looked = view.looked or imagine_look(table, view, dice)
        if view.rat_cards_left:
            table.rat_cards = [card for card in RAT_CARDS if card not in view.rat_cards_turned]
            dice.shuffle(table.rat_cards)
    return table


def weighted(ways: Sequence[Way], dice: Dice) -> Way:
    """One of these, by weight."""
    left = dice.below(sum([way.weight for way in ways]))
    for way in ways:
        left -= way.weight
        if left < 0:
            return way
    raise AssertionError("nothing fits")


def imagine_roles(table: Table, view: View, fool: int | None, dice: Dice) -> None:
    """Closed roles at random among the closed seats, but the Fool is who it is."""
    roles = [role for role in hidden_roles(view) if role not in TRAP_KEEPING]
    dice.shuffle(roles)
    hidden = {rat.seat for rat in closed_to(view)}
    for seen, rat in zip(view.rats, table.rats, strict=True):
        rat.role_shown = seen.role is not None and not seen.role_closed
        if seen.seat not in hidden:
            rat.role = seen.role
        else:
            rat.role = next(iter(TRAP_KEEPING)) if seen.seat == fool else roles.pop()


def imagine_cards(table: Table, view: View, fool: int | None, layout: Layout, dice: Dice) -> None:
    """All cards that this seat cannot see go to the places that it cannot see."""
    unseen = left_of(deck(len(view.doors)), seen_cards(view))
    traps = [card for card in unseen if card in TRAPS]
    others = [card for card in unseen if card not in TRAPS]
    dice.shuffle(others)
    known = dict(zip(view.looked.doors, view.looked.now, strict=True)) if view.looked else {}
    for number, door in enumerate(view.doors):
        if number in known:
            pile = [*reversed(known[number][len(door.taken) :])]
        else:
            snares = layout.behind[number]
            pile = take(traps, snares) + take(others, door.left - snares)
            dice.shuffle(pile)
        table.doors.append(Door(pile, [*door.taken]))
    if fool is not None and fool != view.seat:
        stored = [door for door, pocket in enumerate(layout.pocket) for _ in range(pocket)]
        table.rats[fool].pocketed = stored + seen_pocketed(view, fool)
    for seen, rat in zip(view.rats, table.rats, strict=True):
        imagine_stash(table, view, seen, rat, traps if seen.seat == fool else [], others)
    assert not traps and not others  # every card has its place


def imagine_stash(
    table: Table, view: View, seen: RatView, rat: Rat, traps: list[str], others: list[str]
) -> None:
    """The own cards, or as many as there are: those that are known, the Fool's traps, and any others."""
    if seen.stash is not None and seen.lost is not None:
        rat.stash, rat.lost = [*seen.stash], [*seen.lost]
        if seen.seat == view.seat:
            rat.pocketed = [*view.pocketed]
        return
    cards = [*seen.known, *take(traps, len(traps))]
    cards += take(others, seen.cards + seen.cards_lost - len(cards))
    rat.stash, rat.lost = ([], cards) if seen.out else (cards, [])
    if seen.known:
        table.notes[note_taker(view.options, view.seat), seen.seat] = seen.known


def seen_cards(view: View) -> list[str]:
    """Every card that this seat can see, or knows the place of."""
    seen = [*view.middle]
    for door in view.doors:
        seen += [TRAP] * door.sprung
    for rat in view.rats:
        seen += (*(rat.stash or ()), *(rat.lost or ()), *rat.known)
    if view.looked:
        for number, cards in zip(view.looked.doors, view.looked.now, strict=True):
            seen += cards[len(view.doors[number].taken) :]
    return seen


def take(cards: list[str], number: int) -> list[str]:
    """The last so many of these cards, taken away from them."""
    taken = cards[len(cards) - number :]
    del cards[len(cards) - number :]
    return taken


def imagine_look(table: Table, view: View, dice: Dice) -> Looked | None:
    """What somebody else, the Manipulator, may have seen behind the doors that it has arranged."""
    if not view.arranged:
        return None
    seat = next(rat.seat for rat in view.rats if rat.role in SHOWN_AT_ONCE)
    behind = [card for door in table.doors for card in door.cards]
    gone = [card for card in left_of(deck(len(view.doors)), behind) if card not in TRAPS]
    dice.shuffle(gone)
    piles = []
    for number in view.arranged:
        door = table.doors[number]
        left = [rat.pocketed.count(number) for rat in table.rats]
        drawn: list[bool] = []  # whether each was a trap
        for taken in door.taken:
            kept = not taken.sprung and left[taken.seat] > 0
            left[taken.seat] -= kept
            drawn.append(taken.sprung or kept)
        piles.append((*[TRAP if is_trap else gone.pop() for is_trap in drawn], *reversed(door.cards)))
    for holder, rat in enumerate(table.rats):  # it knows the traps that the Fool stored from these doors
        stored = sum([door in view.arranged for door in rat.pocketed])
        if stored and rat.role_closed:
            table.notes[seat, holder] = (TRAP,) * stored
    waiting = any(isinstance(step, Rearrange) for step in view.agenda)
    return Looked(seat, view.arranged, tuple(piles), None if waiting else tuple(piles))
