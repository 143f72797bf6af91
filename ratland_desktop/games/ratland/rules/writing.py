"""Writes a table as plain data, and reads it back.

Covers only tables between two rounds, because that is where a journal starts. Callers check data from outside
first (`trust.py`); here a wrong value ends in an ordinary Python error.
"""

from typing import Any

from .clans import CLANS, PLAIN
from .events import EVENTS
from .table import Options, RoundRecord, Sewer, Table
from .words import Board, Food, Phase, Plan


def write(table: Table) -> dict[str, Any]:
    """The table at a round's start as numbers, words, lists and dictionaries."""
    options = table.options
    return {
        "options": {
            "players": options.players,
            "clans": options.clans,
            "board": options.board.value,
            "food": options.food.value,
            "first": options.first,
        },
        "sewers": [write_sewer(sewer) for sewer in table.sewers],
        "pile": table.pile,
        "events": [event.id for event in table.events],
        "foods": list(table.foods),
        "active": table.active,
        "round": table.round,
        "phase": int(table.phase),
        "event": table.event.id if table.event else None,
        "food": list(table.food),
        "final": table.final,
        "boards_known": table.boards_known,
        "ended": table.ended,
        "records": [write_record(record) for record in table.records],
    }


def write_sewer(sewer: Sewer) -> dict[str, Any]:
    return {
        "places": list(sewer.places),
        "cheese": sewer.cheese,
        "poisoned": sewer.poisoned,
        "lost": sewer.lost,
        "buried": sewer.buried,
        "dealt": [clan.id for clan in sewer.dealt],
        "clan": sewer.clan.id if sewer.clan else None,
        "aggressive": sewer.aggressive,
    }


def write_record(record: RoundRecord) -> dict[str, Any]:
    return {
        "event": record.event,
        "food": list(record.food),
        "active": record.active,
        "plans": [list(plan) for plan in record.plans],
        "living": list(record.living),
        "buried": list(record.buried),
        "cheese": list(record.cheese),
    }


def read(written: dict[str, Any]) -> Table:
    """The table that was written down."""
    options = written["options"]
    final = written["final"]
    return Table(
        options=Options(
            options["players"],
            options["clans"],
            Board(options["board"]),
            Food(options["food"]),
            options["first"],
        ),
        sewers=[read_sewer(sewer, final) for sewer in written["sewers"]],
        pile=written["pile"],
        events=[EVENTS[event] for event in written["events"]],
        foods=list(written["foods"]),
        active=written["active"],
        round=written["round"],
        phase=Phase(written["phase"]),
        event=EVENTS[written["event"]] if written["event"] else None,
        food=tuple(written["food"]),
        final=final,
        boards_known=written["boards_known"],
        ended=written["ended"],
        records=[read_record(record) for record in written["records"]],
    )


def read_sewer(written: dict[str, Any], final: bool) -> Sewer:
    clan = CLANS[written["clan"]] if written["clan"] else None
    return Sewer(
        places=list(written["places"]),
        cheese=written["cheese"],
        poisoned=written["poisoned"],
        lost=written["lost"],
        buried=written["buried"],
        dealt=tuple(CLANS[clan] for clan in written["dealt"]),
        clan=clan,
        power=PLAIN if clan is None else clan.open if final else clan.closed,
        aggressive=written["aggressive"],
    )


def read_record(written: dict[str, Any]) -> RoundRecord:
    return RoundRecord(
        written["event"],
        tuple(written["food"]),
        written["active"],
        tuple(Plan(*plan) for plan in written["plans"]),
        tuple(written["living"]),
        tuple(written["buried"]),
        tuple(written["cheese"]),
    )
