"""Action 3, the plague: it moves, it spreads, it strikes (section 3 of the rules page)."""

from collections.abc import Iterator, Sequence

from ....tabletop.dialogue import NO_WAY_BACK, Script, Tell
from ....tabletop.facts import fact
from .cards import CARD_OF, KNIGHT
from .happenings import (
    Bite,
    KnightCounts,
    NoSpread,
    NothingToPlace,
    PlagueMoved,
    PlagueOver,
    PlagueSpread,
    RatTurned,
    Spared,
    Struck,
)
from .powers import end_in_sight
from .questions import Spread, TurnUp
from .table import Board, Rat, Table, can_use, map_of, neighbours, room
from .tokens import ALL, FACES, MAJORITY, Face
from .words import (
    COUNT_TWO,
    FINISHING,
    LOST,
    NO_RATS,
    NOBODY,
    NONE_LEFT,
    NOT_THERE,
    ROOM,
    SPREADING,
    STRIKING,
    SUPPLY,
    TURN_UP,
    UNHELD,
)

NEW_TOKENS = (0, 1, 2, 2)  # by the rats in the infected region when the piece arrives


# --- it moves


def move(table: Table, tell: Tell, to: str) -> None:
    """The piece goes to the region that is infected now."""
    if not table.placed:
        tell(NothingToPlace(table.active))  # R8
    go(table, tell, to)
    table.step = SPREADING


def go(table: Table, tell: Tell, to: str) -> None:
    """A second step is the Knight's (R12)."""
    start = table.plague
    steps = map_of(table).steps(start, to)
    assert steps is not None
    if steps > 1:
        table.used += (KNIGHT.id,)
    table.plague = to
    tell(PlagueMoved(table.active, start, to, steps))


# --- it spreads


@fact
class NewTokens:
    """What the plague brings to a region's neighbours (R17).

    `due` by the rats there; so many `tokens` are laid, for `short` of SUPPLY or ROOM. `room` is that of the
    neighbours which are not full.
    """

    due: int
    tokens: int
    short: str
    room: tuple[tuple[str, int], ...]


def new_tokens(board: Board, region: str) -> NewTokens:
    due = NEW_TOKENS[len(board.rats[region])]
    free = tuple([(near, left) for near in neighbours(board, region) if (left := room(board, near))])
    supply, places = len(board.supply), sum([left for _, left in free])
    tokens = min(due, supply, places)
    return NewTokens(due, tokens, "" if tokens == due else SUPPLY if supply < places else ROOM, free)


def spread(table: Table, tell: Tell) -> Script:
    """New tokens from the supply come into neighbouring regions; who is in turn says where."""
    region = table.plague
    new = new_tokens(table, region)
    if new.tokens:
        question = Spread(table.active, new.tokens, new.room)
        ways = question.ways()
        where = (yield question) if len(ways) > 1 else ways[0]
        for near in where:
            table.rats[near].append(Rat(table.supply.pop()))
        tell(PlagueSpread(table.active, region, len(table.rats[region]), new.due, where, new.short))
        if not table.supply:
            end_in_sight(table, tell, SUPPLY)
    else:
        tell(NoSpread(region, new.short or NO_RATS))
    table.step = STRIKING


# --- it strikes


def strike(table: Table, tell: Tell) -> Script:
    """The player in turn turns the tokens up, if there is somebody to strike."""
    region = table.plague
    because = why_spared(table, region)
    if because:
        tell(Spared(region, because))
    else:
        options = (TURN_UP, COUNT_TWO) if table.cards[KNIGHT.id] == table.active else (TURN_UP,)
        answer = yield TurnUp(table.active, options, region)
        tell(NO_WAY_BACK)  # R27
        if answer == COUNT_TWO:
            let_knight_count(table, tell)
        turn_up(table, tell, region)
        table.turned_up = True
    table.step = FINISHING


def why_spared(board: Board, region: str) -> str:
    """Why nothing is turned up in a region; "" if something is."""
    if not board.rats[region]:
        return NO_RATS
    return "" if any(board.cubes[region]) else NOBODY


def let_knight_count(table: Table, tell: Tell) -> None:
    """The piece counts as two cubes of no colour for the limits (R14)."""
    if can_use(table, KNIGHT.id):
        table.used += (KNIGHT.id,)
    table.counts_as = KNIGHT.counts_as
    tell(KnightCounts(table.active, table.plague, table.counts_as))


def turn_up(table: Table, tell: Tell, region: str) -> None:
    """The tokens of a region are turned up one after the other, until no cube or no token is left (R16)."""
    rats, cubes = table.rats[region], table.cubes[region]
    neutral = table.counts_as if region == table.plague else 0
    tokens = len(rats)
    while rats and (people := sum(cubes)):
        rat = rats.pop(0)
        table.turned.append(rat)
        face = FACES[rat.face]
        breaks_out = people + neutral >= face.limit
        tell(RatTurned(region, tokens - len(rats), tokens, face.id, people, neutral, breaks_out))
        if breaks_out:
            bites = tuple(bite(table, region, face))
            tell(Struck(region, face.id, bites, tuple(cubes)))
    tell(PlagueOver(region, len(rats), sum(cubes)))


def bite(table: Table, region: str, face: Face) -> Iterator[Bite]:
    """Each symbol as printed takes a cube of each player it looks for, while there is one left (R18)."""
    cubes = table.cubes[region]
    living = [seat for seat, own in enumerate(cubes) if own]
    most = max(cubes)
    victims: dict[str, Sequence[int | None]] = {
        MAJORITY: [seat for seat in living if cubes[seat] == most],  # before anything takes effect
        ALL: living,
    }
    for symbol in face.symbols:
        for seat in victims.get(symbol) or (table.cards[CARD_OF[symbol].id],):
            if seat is None:
                result = UNHELD
            elif cubes[seat]:
                cubes[seat] -= 1
                table.reserves[seat] += 1
                result = LOST
            else:
                result = NONE_LEFT if seat in living else NOT_THERE
            yield Bite(symbol, seat, result)
