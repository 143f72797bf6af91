"""The end (section 6 of the rules page): everybody's cards once more, then the plague is everywhere."""

from ....tabletop.dialogue import NO_WAY_BACK, Script, Tell
from . import offers
from .cards import KNIGHT, PEASANT
from .happenings import GameEnded, LastChance, LastPlague, LastRoundBegan, Placed, Spared
from .plague import go, let_knight_count, turn_up, why_spared
from .powers import POWERS, Do, look_further, put_down
from .questions import LastAct
from .scoring import final_places
from .table import Board, Table, last_player, points
from .words import OVER


def begin_last_round(table: Table, tell: Tell) -> None:
    """The seat to the last player's right has its chance first."""
    tell(LastRoundBegan(table.active, last_order(table)))
    next_chance(table, tell)


def last_order(board: Board) -> tuple[int, ...]:
    """All but the last player, counter-clockwise from the last player's right."""
    last, players = last_player(board), board.players
    return tuple([(last - number) % players for number in range(1, players)])


def last_round(table: Table, tell: Tell) -> Script:
    """Each uses each of the own cards once more, in any order (R26); then comes the last plague."""
    while table.active != last_player(table):
        if table.looked:
            yield from look_further(table, tell)
        elif question := offers.last_act(table):
            answer = yield question
            if answer is None:
                tell(LastChance(table.active, cards_left(question), passed=True))
                next_chance(table, tell)
            else:
                kind, *choices = answer
                LAST_ACTS[kind](table, tell, *choices)
        else:
            next_chance(table, tell)
    last_plague(table, tell)


def next_chance(table: Table, tell: Tell) -> None:
    """One seat on, counter-clockwise; who has no card that can do anything is not asked."""
    table.active = (table.active - 1) % table.players
    table.used = ()
    if table.active != last_player(table):
        cards = cards_left(offers.last_act(table))
        tell(LastChance(table.active, cards, passed=not cards))


def cards_left(question: LastAct | None) -> tuple[str, ...]:
    """The cards that could still do something."""
    return tuple([offer.act for offer in question.offers]) if question else ()


# --- the two changed powers


def place_anywhere(table: Table, tell: Tell, region: str) -> None:
    """The Peasant: one own cube into any region."""
    cubes = PEASANT.places_more
    table.used += (PEASANT.id,)
    put_down(table, region, cubes)
    tell(Placed(table.active, region, cubes, len(table.rats[region]), helped=cubes, short=False))


def ride(table: Table, tell: Tell, to: str) -> None:
    """The Knight: up to two steps, or none; from now on the piece counts as two cubes (R21)."""
    go(table, tell, to)
    let_knight_count(table, tell)


LAST_ACTS: dict[str, Do] = {**POWERS, PEASANT.id: place_anywhere, KNIGHT.id: ride}


# --- the last plague


def last_plague(table: Table, tell: Tell) -> None:
    """All tokens are turned up where somebody lives, nothing spreads (R23). That ends the game."""
    tell(NO_WAY_BACK)
    order, deserted = plague_order(table)
    tell(LastPlague(order, deserted))
    for region in order:
        if because := why_spared(table, region):
            tell(Spared(region, because))
        else:
            turn_up(table, tell, region)
    table.begin_fresh()
    table.stage = OVER
    end_game(table, tell)


def plague_order(board: Board) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The regions from the fewest cubes to the most, and apart from them those where nobody lives (R23)."""
    people = {region: sum(cubes) for region, cubes in board.cubes.items()}
    order = sorted((region for region in people if people[region]), key=people.__getitem__)
    return tuple(order), tuple([region for region in people if not people[region]])


def end_game(table: Table, tell: Tell) -> None:
    """Most cubes on the board, castle included (R22)."""
    total, places = points(table), final_places(table)
    tied = tuple([seat for seat, own in enumerate(total) if own == max(total)])
    in_regions = tuple([whole - saved for whole, saved in zip(total, table.castle, strict=True)])
    winner = places.index(1)
    tell(GameEnded(in_regions, tuple(table.castle), places, winner, tied if len(tied) > 1 else ()))
