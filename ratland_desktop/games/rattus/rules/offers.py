"""What is possible: the tables of acts that a question offers (section 10 of the rules page).

Everything here looks at what lies open, on the table or in a view, and at no face. Why something else is not
possible is told by `reasons.py`.
"""

from collections.abc import Callable

from .cards import KING, KNIGHT, MERCHANT, MONK, PEASANT, WITCH
from .questions import Act, LastAct, Offer, Row
from .table import Board, can_use, map_of, neighbours, room
from .words import MOVE, PLACE, TAKE

Rows = tuple[Row, ...]


# --- actions 1 to 3


def takings(board: Board) -> Rows:
    """Any card but one's own, once a turn (R7)."""
    active = board.active
    found = () if board.took else tuple([card for card, owner in board.cards.items() if owner != active])
    return ((found,),) if found else ()


def placings(board: Board) -> Rows:
    """As many cubes as rats, all that are left if the reserve is short (R8); more with the Peasant (R9)."""
    if board.placed:
        return ()
    reserve = board.reserves[board.active]
    more = PEASANT.places_more if can_use(board, PEASANT.id) else 0
    found = []
    for region, rats in board.rats.items():
        exact = len(rats)
        most = exact + more if exact + more < reserve else reserve
        if most:
            fewest = exact if 0 < exact < most else most
            found.append(((region,), tuple(range(fewest, most + 1))))
    return tuple(found)


def movings(board: Board) -> Rows:
    """The plague goes one step, with the Knight one or two, and may not stay (R12)."""
    ways = map_of(board)
    return (((ways.within_two if can_use(board, KNIGHT.id) else ways.neighbours)[board.plague],),)


# --- powers


def savings(board: Board) -> Rows:
    """The King: regions with an own cube and without rats."""
    active, rats = board.active, board.rats
    found = tuple([region for region, cubes in board.cubes.items() if cubes[active] and not rats[region]])
    return ((found,),) if found else ()


def rat_moves(board: Board) -> Rows:
    """The Monk: any token, to a neighbour that is not full."""
    found = []
    for region, rats in board.rats.items():
        if rats:
            to = tuple([near for near in neighbours(board, region) if room(board, near)])
            if to:
                found.append(((region,), tuple(range(len(rats))), to))
    return tuple(found)


def cube_moves(board: Board) -> Rows:
    """The Merchant: up to three own cubes to a neighbour."""
    found = []
    for region, cubes in board.cubes.items():
        if own := cubes[board.active]:
            most = min(own, MERCHANT.moves_cubes)
            found.append(((region,), neighbours(board, region), tuple(range(1, most + 1))))
    return tuple(found)


def looks(board: Board) -> Rows:
    """The Witch: any token on the board (R15)."""
    return tuple([((region,), tuple(range(len(rats)))) for region, rats in board.rats.items() if rats])


def last_placings(board: Board) -> Rows:
    """The Peasant in the last round: a cube into any region."""
    return ((map_of(board).regions,),) if board.reserves[board.active] else ()


def last_movings(board: Board) -> Rows:
    """The Knight in the last round: up to two steps, or none (R21)."""
    return (((board.plague, *map_of(board).within_two[board.plague]),),)


Powers = dict[str, Callable[[Board], Rows]]
POWERS: Powers = {KING.id: savings, MONK.id: rat_moves, MERCHANT.id: cube_moves, WITCH.id: looks}
LAST_POWERS: Powers = {PEASANT.id: last_placings, KNIGHT.id: last_movings, **POWERS}


def power_offers(board: Board, powers: Powers) -> list[Offer]:
    """What the cards can do that the player in turn holds and has not used."""
    active, used = board.active, board.used
    return [
        Offer(card, rows)
        for card, owner in board.cards.items()
        if owner == active and card in powers and card not in used and (rows := powers[card](board))
    ]


# --- the questions


def act(board: Board) -> Act:
    """Acts of a turn. The plague waits until cubes are placed, or there is nowhere to place any (R8)."""
    offers = []
    if taken := takings(board):
        offers.append(Offer(TAKE, taken))
    if places := placings(board):
        offers.append(Offer(PLACE, places))
    offers += power_offers(board, POWERS)
    if not places:
        offers.append(Offer(MOVE, movings(board)))
    return Act(board.active, tuple(offers))


def last_act(board: Board) -> LastAct | None:
    """Acts of the last round; None if no card can do anything (R26)."""
    offers = power_offers(board, LAST_POWERS)
    return LastAct(board.active, tuple(offers)) if offers else None
