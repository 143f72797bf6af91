"""What a choice would do: pure functions on views, for screens and bots.

Nothing here guesses: chances are those of the open reckoning, and everything else lies open or is the own.
"""

from enum import StrEnum

from ....tabletop.facts import fact
from .cards import KINDS, TRAP, deck, left_of
from .ending import EMPTY_DOORS_TO_END
from .faces import FACES
from .hidden_traps import suspicions
from .possible import open_doors, targets, victims, why_lapses
from .reckoning import open_trap_odds, opened
from .scoring import Worth, worth_of
from .table import BANDAGES_OUT
from .third_rat import RAT_CARDS, kept_by
from .view import View
from .words import Action, Lapsed

MOST_KEYS = max(face.keys for face in FACES.values())


# --- dice


@fact
class Sharing:
    """One way in which a pair of dice can be shared, and how likely the Third Rat is to share it so."""

    kept: str
    returned: str
    chance: float | None = None


def ways_to_share(pair: tuple[str, str]) -> tuple[Sharing, ...]:
    """What a partner could keep; nobody can know which."""
    one, other = pair
    both = Sharing(one, other), Sharing(other, one)
    return both[:1] if one == other else both


def ways_of_the_third_rat(view: View, pair: tuple[str, str]) -> tuple[Sharing, ...]:
    """The same for the Third Rat: which of its cards are still closed is known, their order is not."""
    assert view.options.third_rat is not None
    bandages = view.rats[view.options.third_rat].bandages
    closed = [card for card in RAT_CARDS.values() if card.id not in view.rat_cards_turned]
    kept = [pair[kept_by(card, pair, bandages)[0]] for card in closed]
    ways = [(way, kept.count(way.kept) / len(kept)) for way in ways_to_share(pair)]
    return tuple([Sharing(way.kept, way.returned, chance) for way, chance in ways if chance])


@fact
class Prospect:
    """What a player could do with a die now; all is empty if it would lapse."""

    lapses: Lapsed | None
    doors: tuple[int, ...] = ()
    victims: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()


def prospect(view: View, seat: int, die: str) -> Prospect:
    """A die that would lapse may be kept all the same (R4)."""
    lapses = why_lapses(view, seat, die)
    if lapses:
        return Prospect(lapses)
    action = FACES[die].action
    return Prospect(
        None,
        doors=open_doors(view) if action is Action.DRAW else (),
        victims=victims(view, seat, seat) if action is Action.STEAL else (),
        targets=targets(view, seat) if action is Action.SEND_CAT else (),
    )


# --- doors


class Omen(StrEnum):
    """What words can say about the traps behind a door."""

    EMPTY = "empty"
    WHO_KNOWS = "who_knows"  # the reckoning is not open
    SURELY = "surely"  # these keys find a trap
    ONE_IS_SURE = "one_is_sure"  # none was found yet, so at least one is there
    PERHAPS = "perhaps"
    SAFE = "safe"  # no trap can be left


@fact
class DoorOutlook:
    """The chance that so many keys find a trap, None where it is not open; and the words for it."""

    chance: float | None
    omen: Omen


def door_outlook(view: View, door: int, keys: int) -> DoorOutlook:
    chance = open_trap_odds(view, keys)[door]
    if not view.doors[door].left:
        return DoorOutlook(chance, Omen.EMPTY)
    if chance is None:
        return DoorOutlook(None, Omen.WHO_KNOWS)
    if chance in (0, 1):
        return DoorOutlook(chance, Omen.SURELY if chance else Omen.SAFE)
    ways = [layout for suspicion in suspicions(opened(view)) for layout in suspicion.layouts]
    sure = all(way.behind[door] for way in ways)
    return DoorOutlook(chance, Omen.ONE_IS_SURE if sure else Omen.PERHAPS)


def still_hidden(view: View) -> dict[str, int]:
    """How many cards of each kind nobody has seen openly yet."""
    shown = [TRAP for door in view.doors for _ in range(door.sprung)]
    for rat in opened(view).rats:
        shown += (*(rat.stash or ()), *(rat.lost or ()))
    hidden = left_of(deck(len(view.doors)), [*view.middle, *shown])
    return {kind: hidden.count(kind) for kind in KINDS}


# --- players


@fact
class Hit:
    """What one more bandage does to a player who shows no clover."""

    bandages: int
    out: bool
    cards_lost: int


def hit(view: View, seat: int) -> Hit:
    rat = view.rats[seat]
    out = rat.bandages + 1 >= BANDAGES_OUT
    return Hit(rat.bandages + 1, out, rat.cards if out else 0)


def worth_now(view: View) -> Worth | None:
    """What the own stash would bring if the round ended now."""
    own = view.own
    if own is None or own.stash is None:
        return None
    return worth_of(own.stash, own.role)


@fact
class Bells:
    """What may end the round soon: players with two bandages, and doors that the next keys can empty."""

    seats: tuple[int, ...]
    doors: tuple[int, ...]


def bells(view: View) -> Bells:
    empty = len(view.doors) - len(open_doors(view))
    last = empty + 1 >= EMPTY_DOORS_TO_END
    return Bells(
        tuple([rat.seat for rat in view.rats if rat.bandages == BANDAGES_OUT - 1]),
        tuple([number for number in open_doors(view) if last and view.doors[number].left <= MOST_KEYS]),
    )
