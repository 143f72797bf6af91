"""The table between two rounds as plain data, and read again.

That is where a journal starts: all cards are in the box, so there are only points, records and who is next.
Who reads data from outside checks it first (`trust.py`); here a wrong value ends in an ordinary Python error.
"""

from dataclasses import fields
from typing import Any

from .table import Options, Rat, RoundRecord, Table

RECORD = tuple(entry.name for entry in fields(RoundRecord))


def write(table: Table) -> dict[str, Any]:
    """The table at a round's start as numbers, words, lists and dictionaries."""
    options = table.options
    return {
        "options": {
            "players": options.players,
            "four_dice": options.four_dice,
            "roles": options.roles,
            "first": options.first,
        },
        "points": [rat.points for rat in table.rats],
        "active": table.active,
        "round": table.round,
        "records": [write_record(record) for record in table.records],
        "one_more": table.one_more,
        "ended": table.ended,
    }


def write_record(record: RoundRecord) -> dict[str, Any]:
    return {name: as_lists(getattr(record, name)) for name in RECORD}


def as_lists(value: Any) -> Any:
    return [as_lists(entry) for entry in value] if isinstance(value, tuple) else value


def read(written: dict[str, Any]) -> Table:
    """The table that was written down."""
    options = written["options"]
    return Table(
        options=Options(options["players"], options["four_dice"], options["roles"], options["first"]),
        rats=[Rat(points) for points in written["points"]],
        active=written["active"],
        round=written["round"],
        records=[read_record(record) for record in written["records"]],
        one_more=written["one_more"],
        ended=written["ended"],
    )


def read_record(written: dict[str, Any]) -> RoundRecord:
    return RoundRecord(**{name: as_tuples(written[name]) for name in RECORD})


def as_tuples(value: Any) -> Any:
    return tuple([as_tuples(entry) for entry in value]) if isinstance(value, list) else value
