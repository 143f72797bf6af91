"""Whether a table that comes from outside can be one of ours.

Looks at what `writing.write` wrote down, before anything is built from it. A table that passes can be played
by the rules without surprises. Knows no file. The doubts are for reports, not for players.
"""

from collections.abc import Callable, Iterator
from typing import Any

from .table import FEWEST_PLAYERS, MOST_PLAYERS
from .words import POINTS_TO_WIN, Deck

SHAPE = {"options": dict, "sets": str, "points": list, "starter": int, "round": int, "last_point": list}
OPTIONS = {"players", "deck", "first"}
DECKS = {deck.value for deck in Deck}


def doubt_about(written: object) -> str | None:
    """What is wrong with a written table at a round's start, or None."""
    looks: tuple[Callable[[Any], Iterator[str]], ...] = (
        doubts_about_shape,
        doubts_about_options,
        doubts_about_points,
        doubts_about_beginning,
    )
    for look in looks:  # each trusts what the one before has seen
        for doubt in look(written):
            return doubt
    return None


def is_number(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def doubts_about_shape(written: object) -> Iterator[str]:
    if not isinstance(written, dict) or written.keys() != SHAPE.keys():
        yield "table: other entries"
    else:
        yield from (f"{name}: not of its kind" for name in SHAPE if type(written[name]) is not SHAPE[name])
        if written["options"].keys() != OPTIONS:
            yield "options: other entries"


def doubts_about_options(table: dict[str, Any]) -> Iterator[str]:
    """How many play with which sets, and who begins the first round."""
    players, deck, first = (table["options"][name] for name in ("players", "deck", "first"))
    if not is_number(players, FEWEST_PLAYERS, MOST_PLAYERS):
        yield "players: too few or too many"
    elif first is not None and not is_number(first, 0, players - 1):
        yield "first: no seat"
    if table["sets"] not in DECKS:
        yield "sets: unknown"
    elif deck not in (None, table["sets"]):
        yield "sets: not those that were chosen"


def doubts_about_points(table: dict[str, Any]) -> Iterator[str]:
    """Every round gives a point at least, and one for each player at most; nobody has won yet."""
    players, points, rounds = table["options"]["players"], table["points"], table["round"]
    if len(points) != players or not all(is_number(each, 0, POINTS_TO_WIN - 1) for each in points):
        yield "points: not those of a game that goes on"
    elif not rounds <= sum(points) <= rounds * players:
        yield "round: not as many as the points tell"


def doubts_about_beginning(table: dict[str, Any]) -> Iterator[str]:
    """Who got the last point begins (R28); before the first round nobody has one."""
    players, points, last = table["options"]["players"], table["points"], table["last_point"]
    starter, first = table["starter"], table["options"]["first"]
    if not is_number(starter, 0, players - 1):
        yield "starter: no seat"
    if not all(is_number(seat, 0, players - 1) for seat in last) or len({*last}) != len(last):
        yield "last point: no seats"
    elif table["round"] == 0:
        if last or first not in (None, starter):
            yield "starter: not who begins the game"
    elif starter != (last or [None])[0] or not all(points[seat] for seat in last):
        yield "starter: not who got the last point"
    elif len(last) > sum(points) - table["round"] + 1:
        yield "last point: more than there can be"
