"""The steps of a turn as a chain: what is done, what is on, what is to come. For the top of the table."""

from enum import StrEnum

from ....tabletop.facts import fact
from .possible import clockwise
from .steps import Act, CarryOut, ListenForForce, NameOtherPartner, NamePartner, PickDie, RollAgain, Share
from .view import View
from .words import BLACK, Colour


class Part(StrEnum):
    ROLL = "roll"
    PARTNER = "partner"
    SHARE = "share"
    ACT = "act"


class Progress(StrEnum):
    DONE = "done"
    NOW = "now"
    TO_COME = "to_come"


PARTS_OF = {
    RollAgain: Part.ROLL,
    ListenForForce: Part.PARTNER,
    NamePartner: Part.PARTNER,
    NameOtherPartner: Part.PARTNER,
    Share: Part.SHARE,
    CarryOut: Part.SHARE,
}


@fact
class Link:
    """A step; actions have a player and, once the dice are shared, a die."""

    part: Part
    progress: Progress
    seat: int | None = None
    die: str | None = None


def turn_chain(view: View) -> tuple[Link, ...]:
    """Roll, partner, share, then one link for each action. Between rounds there is none."""
    if view.turn is None:
        return ()
    waiting = [PARTS_OF[type(step)] for step in view.agenda if type(step) in PARTS_OF]
    order = [Part.ROLL, Part.PARTNER, Part.SHARE]
    now = min([order.index(part) for part in waiting], default=len(order))
    links = [Link(part, progress_of(place, now)) for place, part in enumerate(order)]
    actors = acting(view)
    pending = sum([isinstance(step, Act | PickDie) for step in view.agenda])
    if now < len(order):
        on = -1
    else:
        on = len(actors) - pending - (0 if view.agenda and isinstance(view.agenda[-1], PickDie) else 1)
    for place, seat in enumerate(actors):
        progress = Progress.TO_COME if on < 0 else progress_of(place, on)
        links.append(Link(Part.ACT, progress, seat, die_of(view, seat)))
    return tuple(links)


def progress_of(place: int, now: int) -> Progress:
    if place == now:
        return Progress.NOW
    return Progress.DONE if place < now else Progress.TO_COME


def acting(view: View) -> tuple[int, ...]:
    """Who acts, in order: the partners clockwise, then the active player."""
    assert view.turn
    partners = [seat for seat in clockwise(view.seats, view.turn.active) if seat in view.turn.partners]
    return (*partners, view.turn.active) if partners else ()


def die_of(view: View, seat: int) -> str | None:
    """The die with which this seat acts, as far as that is settled."""
    turn = view.turn
    assert turn
    if seat in turn.partners:
        colour = Colour(turn.partners.index(seat))
        return None if turn.kept[colour] is None else turn.kept_die(colour)
    settled = BLACK if len(turn.pairs) == 1 else turn.picked
    if settled is None or turn.kept[settled] is None:
        return None
    return turn.returned_die(Colour(settled))
