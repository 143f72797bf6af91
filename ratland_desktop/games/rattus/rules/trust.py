"""Whether a table that comes from outside can be one of ours (section 13 of the rules page).

Looks at what `writing.write` wrote down, before anything is built from it: every type, every range, every
cube and every token. A table that passes can be played by the rules without surprises. Knows no file.
"""

from collections.abc import Iterable
from typing import Any

from .cards import CARDS, KING, WITCH
from .regions import FEWEST_PLAYERS, MAPS, MOST_PLAYERS
from .settling import PAIR
from .setup import TAKEN_OUT
from .table import CUBES
from .tokens import FACES, MOST_IN_A_REGION, STARTING
from .words import LAST_ROUND, RESERVE, SETTLING, SUPPLY, TURNS

TABLE = frozenset(
    {
        "options", "first", "plague", "cubes", "rats", "supply", "out", "reserves",
        "castle", "cards", "turned", "stage", "turns", "active", "ending",
    }
)  # fmt: skip
OPTIONS = frozenset({"players", "first"})
MOST_TURNS = 1000  # far more than a game can have
Entries = dict[str, Any]


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
    options = entries(table["options"], OPTIONS, "options")
    players = number(options["players"], FEWEST_PLAYERS, MOST_PLAYERS, "players")
    regions = MAPS[players].regions
    check_cubes(table, regions, players)
    check_rats(table, regions, players)
    check_cards(table, players)
    need(isinstance(table["plague"], str) and table["plague"] in regions, "plague: nowhere")
    check_turns(table, options, players)
    if table["stage"] == SETTLING:
        check_before_settling(table, regions)
    elif not table["turns"]:
        check_after_settling(table, regions)
    else:
        check_after_plague(table)


# --- shapes


def need(so: bool, what: str) -> None:
    if not so:
        raise Doubt(what)


def entries(value: object, names: Iterable[str], what: str) -> Entries:
    if not isinstance(value, dict) or value.keys() != {*names}:
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


def numbers(value: object, length: int | None, low: int, high: int, what: str) -> list[int]:
    return [number(entry, low, high, what) for entry in rows(value, length, what)]


# --- pieces


def check_cubes(table: Entries, regions: tuple[str, ...], players: int) -> None:
    """Everybody's cubes are in the reserve, in regions and in the castle."""
    sums = [0] * players
    in_regions = entries(table["cubes"], regions, "cubes").values()
    for each in (*in_regions, table["reserves"], table["castle"]):
        for seat, cubes in enumerate(numbers(each, players, 0, CUBES, "cubes")):
            sums[seat] += cubes
    need(sums == [CUBES] * players, f"cubes: {sums} instead of {CUBES} each")


def check_rats(table: Entries, regions: tuple[str, ...], players: int) -> None:
    """Each of the 49 tokens is in one place; those laid in the set-up are starting ones, one a region."""
    on_board = [
        rat
        for row in entries(table["rats"], regions, "rats").values()
        for rat in check_row(row, MOST_IN_A_REGION, players)
    ]
    seen = [*on_board, *check_row(table["turned"], len(FACES), players)]
    hidden = [*faces(table["supply"]), *faces(table["out"])]
    need(sorted([*(face for face, _ in seen), *hidden]) == [*FACES], "tokens: not each once")
    laid = [face for face, was_laid in seen if was_laid]
    need(len(laid) == len(regions) and {*laid} <= {*STARTING}, "tokens: others were laid in the set-up")
    need(len(table["out"]) == TAKEN_OUT[players], "tokens: more or fewer taken out")


def check_row(row: object, most: int, players: int) -> list[tuple[int, bool]]:
    """Tokens on the board or turned up: face, whether it was laid in the set-up, and who has looked."""
    found = rows(row, None, "tokens")
    need(len(found) <= most, "tokens: too many in a row")
    checked = []
    for rat in found:
        face, laid, seen = rows(rat, 3, "token")
        need(isinstance(laid, bool), "token: laid or not")
        seats = numbers(seen, None, 0, players - 1, "token: seen")
        need(seats == sorted({*seats}), "token: seen by nobody we know")
        checked.append((number(face, 1, len(FACES), "face"), laid))
    return checked


def faces(written: object) -> list[int]:
    return numbers(written, None, 1, len(FACES), "face")


def check_cards(table: Entries, players: int) -> None:
    """What a card has done, somebody did who took it; and a card never goes back."""
    owners = entries(table["cards"], CARDS, "cards")
    for owner in owners.values():
        need(owner is None or (type(owner) is int and 0 <= owner < players), "cards: an unknown owner")
    taken = sum(owner is not None for owner in owners.values())
    need(type(table["turns"]) is int and taken <= table["turns"], "cards: taken too early")
    need(owners[KING.id] is not None or not any(table["castle"]), "castle: nobody has had the King")
    looked = any(rat[2] for row in (*table["rats"].values(), table["turned"]) for rat in row)
    need(owners[WITCH.id] is not None or not looked, "token: nobody has had the Witch")


# --- when


def check_turns(table: Entries, options: Entries, players: int) -> None:
    """Whose turn it is, and whether the game is about to end."""
    first = number(table["first"], 0, players - 1, "first")
    need(options["first"] is None or options["first"] == first, "first: somebody else begins")
    need(type(options["first"]) is not bool, "first: not a seat")
    stage = number(table["stage"], SETTLING, LAST_ROUND, "stage")
    turns = number(table["turns"], 0, MOST_TURNS, "turns")
    active = number(table["active"], 0, players - 1, "active")
    need(active == (first + turns - (stage == LAST_ROUND)) % players, "active: not in turn")
    ending = table["ending"]
    if stage == LAST_ROUND:
        need(turns > 0, "turns: the end came before the first")
        need(ending == RESERVE or (ending == SUPPLY and not table["supply"]), "ending: no reason")
    else:
        need(ending == "", "ending: the game goes on")
        need(bool(table["supply"]) and all(table["reserves"]), "ending: missing")
        need(stage == TURNS or turns == 0, "turns: before the settling")


def check_before_settling(table: Entries, regions: tuple[str, ...]) -> None:
    """A fresh table: all cubes in hand, one token a region."""
    need(all(cubes == CUBES for cubes in table["reserves"]), "cubes: on the board before the settling")
    check_fresh_tokens(table, regions)


def check_after_settling(table: Entries, regions: tuple[str, ...]) -> None:
    """Two pairs of each player have been put down, and nothing else has happened."""
    need(all(cubes == CUBES - 2 * PAIR for cubes in table["reserves"]), "cubes: not those of the settling")
    pairs = all(cubes % PAIR == 0 for row in table["cubes"].values() for cubes in row)
    need(pairs, "cubes: not in pairs")
    check_fresh_tokens(table, regions)


def check_fresh_tokens(table: Entries, regions: tuple[str, ...]) -> None:
    need(all(len(table["rats"][region]) == 1 for region in regions), "tokens: not one in each region")
    need(not table["turned"], "tokens: turned up before the first turn")


def check_after_plague(table: Entries) -> None:
    """After a turn the infected region has no tokens or no cubes; at most two tokens came in each turn."""
    region = table["plague"]
    need(not table["rats"][region] or not any(table["cubes"][region]), "plague: it has not struck")
    came = len(FACES) - len(table["out"]) - len(table["supply"]) - len(table["rats"])
    need(came <= 2 * table["turns"], "tokens: too many came from the supply")
