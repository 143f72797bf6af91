"""The table between two rounds, written down as plain data and read again.

That is where a journal starts, and little is kept there (section 7 of the rules page). Who reads data from
outside checks it first (`trust.py`); here a wrong value ends in an ordinary Python error.
"""

from typing import Any

from .table import Options, Table, bare_table
from .words import Deck


def write(table: Table) -> dict[str, Any]:
    """The table at a round's start as numbers, words, lists and dictionaries."""
    options = table.options
    return {
        "options": {
            "players": options.players,
            "deck": options.deck.value if options.deck else None,
            "first": options.first,
        },
        "sets": table.sets.value,
        "points": [*table.points],
        "starter": table.starter,
        "round": table.round,
        "last_point": [*table.last_point],
    }


def read(written: dict[str, Any]) -> Table:
    """The table that was written down."""
    options = written["options"]
    return bare_table(
        Options(options["players"], Deck(options["deck"]) if options["deck"] else None, options["first"]),
        Deck(written["sets"]),
        [*written["points"]],
        written["starter"],
        written["round"],
        tuple(written["last_point"]),
    )
