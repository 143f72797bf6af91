"""Whether a table that comes from outside can be one of ours (sections 6, 7 and 16 of the rules page).

Looks at what `writing.write` wrote down, before anything is built from it: every type, every range, every
card and every point of earlier rounds. A table that passes can be played by the rules without surprises.
"""

from collections import Counter
from typing import Any

from .cards import CARDS_BEHIND_A_DOOR, CLOVERS, DOOR_CARDS, TRAP, TRAPS, deck, sorted_cards, traps_in
from .ending import EMPTY_DOORS_TO_END
from .roles import ROLES, TRAP_KEEPING
from .scoring import MOST_ROUNDS, best_seats, gains, why_over, worth_of
from .setup import FEWEST_FOR_FOUR_DICE, FEWEST_FOR_ROLES
from .table import FEWEST_PLAYERS, MOST_PLAYERS, Options
from .words import Harm
from .writing import RECORD

TABLE = ("options", "points", "active", "round", "records", "one_more", "ended")
OPTIONS = ("players", "four_dice", "roles", "first")
MOST_TURNS = 10_000  # far more than a round can last
MOST_POINTS = 1_000


class Doubt(Exception):
    """Why a table cannot be one of ours; for reports, not for players."""


def doubt_about(written: object) -> str | None:
    """What is wrong with a written table at a round's start, or None."""
    try:
        check(written)
    except Doubt as doubt:
        return str(doubt)
    return None


def check(written: object) -> None:
    table = entries(written, TABLE, "table")
    options = options_of(table["options"])
    points = [whole(each, MOST_POINTS, "points") for each in items(table["points"], options.seats, "points")]
    records = items(table["records"], None, "records")
    believe(len(records) < MOST_ROUNDS, "records: too many")
    for record in records:
        check_record(entries(record, RECORD, "record"), options)
    believe(whole(table["round"], MOST_ROUNDS, "round") == len(records), "round: not as many as played")
    believe(table["ended"] is False, "ended: nothing left to play")
    check_turns(whole(table["active"], options.players - 1, "active"), records, options)
    check_course(points, records, table["one_more"])


# --- shapes


def believe(so: bool, doubt: str) -> None:
    if not so:
        raise Doubt(doubt)


def entries(value: Any, names: tuple[str, ...], what: str) -> dict[str, Any]:
    believe(isinstance(value, dict) and value.keys() == {*names}, f"{what}: other entries")
    found: dict[str, Any] = value
    return found


def items(value: Any, number: int | None, what: str) -> list[Any]:
    believe(isinstance(value, list) and number in (None, len(value)), f"{what}: not a list of {number}")
    found: list[Any] = value
    return found


def whole(value: Any, most: int, what: str) -> int:
    believe(type(value) is int and 0 <= value <= most, f"{what}: not a number up to {most}")
    found: int = value
    return found


def cards(value: Any, what: str) -> list[str]:
    found = items(value, None, what)
    believe(all(isinstance(card, str) and card in DOOR_CARDS for card in found), f"{what}: unknown card")
    return found


def options_of(written: Any) -> Options:
    """The set-up, if a game can be set up like this (R2)."""
    found = entries(written, OPTIONS, "options")
    players, first = whole(found["players"], MOST_PLAYERS, "players"), found["first"]
    believe(players >= FEWEST_PLAYERS, "players: too few")
    believe(isinstance(found["four_dice"], bool) and isinstance(found["roles"], bool), "variants: unknown")
    believe(not found["four_dice"] or players >= FEWEST_FOR_FOUR_DICE, "four_dice: too few players")
    believe(not found["roles"] or players >= FEWEST_FOR_ROLES, "roles: too few players")
    if first is not None:
        whole(first, players - 1, "first")
    return Options(players, found["four_dice"], found["roles"], first)


# --- one round


def check_record(record: dict[str, Any], options: Options) -> None:
    seats = options.seats
    first = whole(record["first"], options.players - 1, "first player")
    turns = whole(record["turns"], MOST_TURNS, "turns")
    last = whole(record["last"], options.players - 1, "last player")
    believe(turns > 0 and last == (first + turns - 1) % options.players, "turns: not one after the other")
    out = [whole(seat, seats - 1, "out") for seat in items(record["out"], None, "out")]
    believe(out == sorted(set(out)), "out: not in order")
    stashes = [cards(stash, "stash") for stash in items(record["stashes"], seats, "stashes")]
    lost = [cards(each, "lost") for each in items(record["lost"], seats, "lost")]
    for seat in range(seats):
        believe(not (stashes if seat in out else lost)[seat], "out: keeps or loses cards wrongly")
    roles = items(record["roles"], seats if options.roles else 0, "roles")
    believe(all(isinstance(role, str) and role in ROLES for role in roles), "roles: unknown")
    believe(len(set(roles)) == len(roles), "roles: dealt twice")
    check_cards(record, stashes, lost, roles)
    held = zip(stashes, roles or [None] * seats, strict=True)
    worth = [None if seat in out else worth_of(*each) for seat, each in enumerate(held)]
    gained = [whole(points, MOST_POINTS, "gained") for points in items(record["gained"], seats, "gained")]
    believe(gained == [*gains(worth)], "gained: not what the stashes hold")
    for wrong in items(record["wrongs"], None, "wrongs"):
        by, to, harm = items(wrong, 3, "wrongs")
        believe(whole(by, seats - 1, "wrongs") != whole(to, seats - 1, "wrongs"), "wrongs: to the own seat")
        believe(harm in [*Harm], "wrongs: unknown")
    empty = sum(not door for door in record["doors"])
    believe(bool(out) or empty >= EMPTY_DOORS_TO_END, "round: not over")


def check_cards(record: dict[str, Any], stashes: list[Any], lost: list[Any], roles: list[str]) -> None:
    """No card comes from nowhere and none goes nowhere; traps lie where they can."""
    seats = len(stashes)
    doors = [cards(door, "door") for door in items(record["doors"], seats, "doors")]
    sprung = [whole(each, CARDS_BEHIND_A_DOOR, "sprung") for each in items(record["sprung"], seats, "sprung")]
    middle = cards(record["middle"], "middle")
    everything = [card for pile in (*doors, *stashes, *lost, middle) for card in pile] + [TRAP] * sum(sprung)
    believe(Counter(everything) == Counter(deck(seats)), "cards: not those of the box")
    for pile in (*stashes, *lost, middle):
        believe(pile == [*sorted_cards(pile)], "cards: not sorted")
    believe(set(middle) <= CLOVERS | TRAPS, "middle: only clovers and traps are discarded")
    for door, found in zip(doors, sprung, strict=True):
        believe(len(door) + found <= CARDS_BEHIND_A_DOOR, "door: too many cards")
    pocketed = traps_in(middle)
    for seat, stash in enumerate(stashes):
        traps = traps_in(stash) + traps_in(lost[seat])
        believe(not traps or (bool(roles) and roles[seat] in TRAP_KEEPING), "stash: a trap")
        pocketed += traps
    believe(not pocketed or bool(TRAP_KEEPING.intersection(roles)), "middle: a trap without the Fool")
    bare = sum(not found and not traps_in(door) for door, found in zip(doors, sprung, strict=True))
    believe(bare <= pocketed, "door: never had a trap")


# --- one round after the other


def check_turns(active: int, records: list[dict[str, Any]], options: Options) -> None:
    """The first player is the one of the set-up; then it is always the player to the left (R10)."""
    begins = [record["first"] for record in records] + [active]
    believe(options.first in (None, begins[0]), "first: somebody else began")
    for record, following in zip(records, begins[1:], strict=True):
        believe(following == (record["last"] + 1) % options.players, "active: not in turn")


def check_course(points: list[int], records: list[dict[str, Any]], one_more: object) -> None:
    """Points are those of all rounds, and after a round that ended the game there was a full tie (R12)."""
    totals = [0] * len(points)
    over = False
    for played, record in enumerate(records, 1):
        totals = [total + gained for total, gained in zip(totals, record["gained"], strict=True)]
        over = why_over(played, totals) is not None
        tied = best_seats(totals, [len(stash) for stash in record["stashes"]])
        believe(not over or len(tied) > 1, "records: the game was over")
    believe(points == totals, "points: not those of the rounds")
    believe(one_more is over, "one_more: nobody or everybody wanted it")
