"""Checks whether a table from outside can be a valid one (section 12 of the rules page).

Examines what `writing.write` wrote before anything is built from it: every type, every range, every rat and
every card. A table that passes can be played without errors. Knows no files.
"""

from collections import Counter
from typing import Any

from .clans import CLANS
from .events import END_OF_GAME, EVENTS, FINAL, STARTING
from .food import FOOD_CARDS, boxes
from .setup import (
    CHEESE_AT_START,
    FEWEST_PLAYERS,
    FINAL_EVENTS_IN_PLAY,
    MOST_PLAYERS,
    RATS_AT_START,
)
from .table import rats_in_game
from .words import FEEDING, OPENING, PANTRY, Board, Food, Plan

PLACES = len(Plan._fields)
CHEESE_LIMIT = 10_000  # far more than a game can bring
TABLE = frozenset(
    {
        "options", "sewers", "pile", "events", "foods", "active", "round",
        "phase", "event", "food", "final", "boards_known", "ended", "records",
    }
)  # fmt: skip
OPTIONS = frozenset({"players", "clans", "board", "food", "first"})
SEWER = frozenset({"places", "cheese", "poisoned", "lost", "buried", "dealt", "clan", "aggressive"})
RECORD = frozenset({"event", "food", "active", "plans", "living", "buried", "cheese"})


class Doubt(Exception):
    """Why a table cannot be one of ours; for reports, not for players."""


def doubt_about(written: object) -> str | None:
    """What is wrong with a written table at a round's start, or None."""
    try:
        check_table(written)
    except Doubt as doubt:
        return str(doubt)
    return None


def check_table(written: object) -> None:
    table = entries(written, TABLE, "table")
    options = check_options(table["options"])
    players = options["players"]
    sewers = rows(table["sewers"], players, "sewers")
    for sewer in sewers:
        check_sewer(sewer, players)
    past = [check_record(record, players) for record in rows(table["records"], None, "records")]
    check_rats(table, sewers, players)
    check_events(table, past)
    check_foods(table, options, past)
    check_turns(table, options, past)
    check_clans(options, sewers, len(past))
    check_boards(table, options, sewers, len(past))
    if past:
        check_last_record(past[-1], sewers)
    else:
        check_beginning(sewers)


# --- shapes


def need(so: bool, what: str) -> None:
    if not so:
        raise Doubt(what)


def entries(value: object, names: frozenset[str], what: str) -> dict[str, Any]:
    if not isinstance(value, dict) or value.keys() != names:
        raise Doubt(f"{what}: other entries")
    return value


def rows(value: object, length: int | None, what: str) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise Doubt(f"{what}: not a list of {length}")
    return value


def number(value: object, low: int, high: int, what: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Doubt(f"{what}: not a number from {low} to {high}")
    return value


def numbers(value: object, length: int | None, high: int, what: str) -> list[int]:
    return [number(entry, 0, high, what) for entry in rows(value, length, what)]


def words(value: object, known: object, what: str) -> list[str]:
    found = rows(value, None, what)
    need(all(isinstance(word, str) and word in known for word in found), f"{what}: unknown")  # type: ignore[operator]
    return found


def truth(value: object, what: str) -> bool:
    if not isinstance(value, bool):
        raise Doubt(f"{what}: neither true nor false")
    return value


# --- parts


def check_options(written: object) -> dict[str, Any]:
    options = entries(written, OPTIONS, "options")
    players = number(options["players"], FEWEST_PLAYERS, MOST_PLAYERS, "players")
    truth(options["clans"], "clans")
    need(options["board"] in [board.value for board in Board], "board: unknown")
    need(options["food"] in [food.value for food in Food], "food: unknown")
    if options["first"] is not None:
        number(options["first"], 0, players - 1, "first")
    return options


def check_sewer(written: object, players: int) -> None:
    sewer = entries(written, SEWER, "sewer")
    most = rats_in_game(players)
    places = numbers(sewer["places"], PLACES, most, "places")
    need(sum(places) == places[PANTRY], "places: rats are out between rounds")
    number(sewer["cheese"], 0, CHEESE_LIMIT, "cheese")
    for where in ("poisoned", "lost", "buried"):
        number(sewer[where], 0, most, where)
    words(sewer["dealt"], CLANS, "dealt")
    if sewer["clan"] is not None:
        words([sewer["clan"]], CLANS, "clan")
    truth(sewer["aggressive"], "aggressive")


def check_record(written: object, players: int) -> dict[str, Any]:
    record = entries(written, RECORD, "record")
    need(isinstance(record["event"], str) and record["event"] in EVENTS, "record: unknown event")
    most = rats_in_game(players)
    numbers(record["food"], boxes(players), max(FOOD_CARDS), "record: food")
    number(record["active"], 0, players - 1, "record: active")
    for plan in rows(record["plans"], players, "record: plans"):
        need(sum(numbers(plan, PLACES, most, "record: plan")) <= most, "record: too many rats")
    numbers(record["living"], players, most, "record: living")
    numbers(record["buried"], players, most, "record: buried")
    numbers(record["cheese"], players, CHEESE_LIMIT, "record: cheese")
    return record


def check_last_record(record: dict[str, Any], sewers: list[dict[str, Any]]) -> None:
    """Nothing happens between the end of a round and the start of the next."""
    for seat, sewer in enumerate(sewers):
        living = sum(sewer["places"]) + sewer["poisoned"] + sewer["lost"]
        now = (living, sewer["buried"], sewer["cheese"])
        then = (record["living"][seat], record["buried"][seat], record["cheese"][seat])
        need(now == then, "record: something happened between rounds")


def check_beginning(sewers: list[dict[str, Any]]) -> None:
    """Before the first round everybody has the same."""
    for sewer in sewers:
        need(sewer["places"][PANTRY] == RATS_AT_START, "rats: not what a game begins with")
        need(sewer["cheese"] == CHEESE_AT_START, "cheese: not what a game begins with")
        need(not sewer["poisoned"] + sewer["lost"] + sewer["buried"], "rats: harmed before the first round")


# --- what must hold between them


def check_rats(table: dict[str, Any], sewers: list[dict[str, Any]], players: int) -> None:
    """No rat comes from nowhere and none goes nowhere."""
    box = rats_in_game(players)
    rats = number(table["pile"], 0, box, "pile")
    for sewer in sewers:
        rats += sum(sewer["places"]) + sewer["poisoned"] + sewer["lost"] + sewer["buried"]
    need(rats == box, f"rats: {rats} instead of {box}")


def check_events(table: dict[str, Any], past: list[dict[str, Any]]) -> None:
    """Turned up and still to come are one deck: all starting events, then four final ones and the end."""
    turned = [record["event"] for record in past]
    deck = turned + words(table["events"], EVENTS, "events")[::-1]
    top, below = deck[: len(STARTING)], deck[len(STARTING) :]
    need(sorted(top) == sorted(event.id for event in STARTING), "events: not the starting ones on top")
    need(END_OF_GAME.id in below and END_OF_GAME.id not in turned, "events: no end of the game")
    final = {event.id for event in FINAL}.intersection(below)
    need(len(final) == FINAL_EVENTS_IN_PLAY == len(below) - 1, "events: not four final ones")
    need(table["event"] == (turned[-1] if turned else None), "event: not the last one turned up")
    final_turned = any(EVENTS[event].final for event in turned)
    need(truth(table["final"], "final") == final_turned, "final: too early or late")


def check_foods(table: dict[str, Any], options: dict[str, Any], past: list[dict[str, Any]]) -> None:
    """Turned up and still to come are all food cards of the box or boxes."""
    cards = numbers(table["foods"], None, max(FOOD_CARDS), "foods")
    turned = [card for record in past for card in record["food"]]
    whole = Counter([*FOOD_CARDS] * boxes(options["players"]))
    need(Counter(turned) + Counter(cards) == whole, "foods: not all cards")
    if options["food"] == Food.SORTED.value:
        need(turned + cards[::-1] == sorted(whole.elements()), "foods: not in order")
    need(table["food"] == (past[-1]["food"] if past else []), "food: not the last one turned up")


def check_turns(table: dict[str, Any], options: dict[str, Any], past: list[dict[str, Any]]) -> None:
    """The active player changed every round; the table stands between two rounds."""
    players = options["players"]
    active = number(table["active"], 0, players - 1, "active")
    need(number(table["round"], 0, len(EVENTS), "round") == len(past), "round: not as many as played")
    number(table["phase"], OPENING, FEEDING, "phase")
    need(table["phase"] == (FEEDING if past else OPENING), "phase: not between rounds")
    need(not truth(table["ended"], "ended"), "ended: nothing left to play")
    first = past[0]["active"] if past else active
    need(options["first"] in (None, first), "active: somebody else starts")
    for turn, record in enumerate(past):
        need(record["active"] == (first + turn) % players, "active: not in turn")
    need(not past or active == past[-1]["active"], "active: not in turn")


def check_clans(options: dict[str, Any], sewers: list[dict[str, Any]], played: int) -> None:
    """Two cards in hand before the first round, one on the table after it, none without clans."""
    in_hand = 2 if options["clans"] and not played else 0
    for sewer in sewers:
        dealt, kept = len(set(sewer["dealt"])), sewer["clan"] is not None
        need(len(sewer["dealt"]) == dealt == in_hand, "dealt: wrong cards")
        need(kept == bool(options["clans"] and played), "clan: too early or missing")
    cards = Counter(clan for sewer in sewers for clan in (*sewer["dealt"], sewer["clan"]) if clan)
    copies = boxes(options["players"])
    need(all(found <= copies for found in cards.values()), "clans: more cards than there are")


def check_boards(
    table: dict[str, Any], options: dict[str, Any], sewers: list[dict[str, Any]], played: int
) -> None:
    secret = options["board"] == Board.SECRET.value
    known = truth(table["boards_known"], "boards_known")
    need(known == (played > 0 or not secret), "boards_known: too early or late")
    if not secret or not played:
        everyone = options["board"] == Board.EVERYONE.value
        need(all(sewer["aggressive"] == everyone for sewer in sewers), "aggressive: not this variant")
