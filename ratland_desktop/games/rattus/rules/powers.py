"""Actions 1 and 2 and the powers of the class cards (sections 3 and 5 of the rules page).

An act has been checked by its question; here it is done, and told. Powers act at once (R11).
"""

from collections.abc import Callable

from ....tabletop.dialogue import Script, Tell, Whisper
from .cards import KING, MERCHANT, MONK, PEASANT, WITCH
from .happenings import (
    CardTaken,
    CubeSaved,
    CubesMoved,
    EndInSight,
    FaceSeen,
    LeftAlone,
    Looked,
    Placed,
    RatMoved,
    Swapped,
)
from .questions import SecondLook, Swap
from .table import Rat, Table
from .words import RESERVE, Spot

Do = Callable[..., None]  # (table, tell, and the choices of the act)


def take(table: Table, tell: Tell, card: str) -> None:
    """Action 1: from beside the board or from another player."""
    tell(CardTaken(table.active, card, table.cards[card]))
    table.cards[card] = table.active
    table.took = True


def place(table: Table, tell: Tell, region: str, cubes: int) -> None:
    """Action 2: as many cubes as rats; one more is the Peasant's (R8, R9)."""
    rats, reserve = len(table.rats[region]), table.reserves[table.active]
    helped = max(0, cubes - rats)
    if helped:
        table.used += (PEASANT.id,)
    table.placed = True
    put_down(table, region, cubes)
    tell(Placed(table.active, region, cubes, rats, helped, short=reserve < rats))
    if not table.reserves[table.active]:
        end_in_sight(table, tell, RESERVE)


def put_down(table: Table, region: str, cubes: int) -> None:
    """The player in turn puts cubes into a region."""
    table.reserves[table.active] -= cubes
    table.cubes[region][table.active] += cubes


def end_in_sight(table: Table, tell: Tell, because: str) -> None:
    """This turn is the last one. If both reasons come in one turn, the first is told (R20)."""
    if not table.ending:
        table.ending = because
        tell(EndInSight(table.active, because))


# --- powers


def save(table: Table, tell: Tell, region: str) -> None:
    """The King brings an own cube into the castle: safe to the end, and it counts."""
    table.used += (KING.id,)
    table.cubes[region][table.active] -= 1
    table.castle[table.active] += 1
    tell(CubeSaved(table.active, region))


def move_rat(table: Table, tell: Tell, region: str, place: int, to: str) -> None:
    """The Monk moves a token, unseen, to the end of another row (R16)."""
    table.used += (MONK.id,)
    table.rats[to].append(table.rats[region].pop(place))
    tell(RatMoved(table.active, Spot(region, place), to))


def move_cubes(table: Table, tell: Tell, region: str, to: str, cubes: int) -> None:
    """The Merchant moves own cubes to a neighbour."""
    table.used += (MERCHANT.id,)
    table.cubes[region][table.active] -= cubes
    table.cubes[to][table.active] += cubes
    tell(CubesMoved(table.active, region, to, cubes))


# --- the Witch


def first_look(table: Table, tell: Tell, region: str, place: int) -> None:
    """The Witch begins to look; `look_further` goes on."""
    table.used += (WITCH.id,)
    look(table, tell, Spot(region, place))


def look(table: Table, tell: Tell, spot: Spot) -> None:
    """Everybody sees which token she looks at, she alone sees its face, and there is no way back (R27)."""
    seat = table.active
    row = table.rats[spot.region]
    rat = row[spot.place]
    if seat not in rat.seen:
        row[spot.place] = Rat(rat.face, rat.laid, tuple(sorted((*rat.seen, seat))))  # R24
    table.looked += (spot,)
    tell(Looked(seat, spot))
    tell(Whisper((seat,), FaceSeen(spot, rat.face)))


def look_further(table: Table, tell: Tell) -> Script:
    """After the first look: a second one, if wanted, then swap the two, if wanted (R15)."""
    if len(table.looked) == 1:
        others = other_tokens(table, table.looked[0])
        if others:
            second = yield SecondLook(table.active, (None, *others), table.looked[0])
            if second is not None:
                look(table, tell, second)
    if len(table.looked) == 2:
        one, other = table.looked
        if one.region != other.region:
            if (yield Swap(table.active, (True, False), one, other)):
                swap(table, one, other)
                tell(Swapped(table.active, one, other))
            else:
                tell(LeftAlone(table.active, one, other))
    table.looked = ()


def other_tokens(table: Table, first: Spot) -> list[Spot]:
    """All tokens on the board but this one."""
    spots = [Spot(region, place) for region, rats in table.rats.items() for place in range(len(rats))]
    spots.remove(first)
    return spots


def swap(table: Table, one: Spot, other: Spot) -> None:
    """The two take each other's place in the row (R16)."""
    rows = table.rats
    rat = rows[one.region][one.place]
    rows[one.region][one.place] = rows[other.region][other.place]
    rows[other.region][other.place] = rat


POWERS: dict[str, Do] = {KING.id: save, MONK.id: move_rat, MERCHANT.id: move_cubes, WITCH.id: first_look}
