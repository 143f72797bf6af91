"""The settling (section 2 of the rules page, step 6): two cubes forth, two cubes back."""

from ....tabletop.dialogue import Script, Tell
from .happenings import Settled, TableLaid
from .powers import put_down
from .questions import Settle
from .table import Board, Table, map_of
from .words import TURNS

PAIR = 2  # cubes that go into one region (R6)


def begin_settling(table: Table, tell: Tell) -> None:
    tell(
        TableLaid(
            table.players,
            map_of(table).regions,
            table.plague,
            table.first,
            len(table.out),
            len(table.supply),
        )
    )


def settling(table: Table, tell: Tell) -> Script:
    """Each puts two cubes into a region, from the first player on clockwise, then all the way back."""
    order = settlers(table)
    regions = map_of(table).regions
    while table.settled < len(order):
        table.active = order[table.settled]
        region = yield Settle(table.active, regions)
        put_down(table, region, PAIR)
        table.settled += 1
        tell(Settled(table.active, region, PAIR))
    table.settled = 0
    table.stage = TURNS


def settlers(board: Board) -> list[int]:
    """Who settles, in order: with players 1 2 3 4 it is 1 2 3 4 4 3 2 1."""
    forth = [(board.first + number) % board.players for number in range(board.players)]
    return forth + forth[::-1]
