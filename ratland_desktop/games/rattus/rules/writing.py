"""The table written down as plain data, and read again.

Only what the table holds between rounds is written: that is where a journal starts. Who reads data from
outside checks it first (`trust.py`); here a wrong value ends in an ordinary Python error.
"""

from typing import Any

from .cards import CARDS
from .regions import MAPS
from .table import Options, Rat, Table
from .words import Stage


def write(table: Table) -> dict[str, Any]:
    """The table at a round's start as numbers, words, lists and dictionaries."""
    return {
        "options": {"players": table.options.players, "first": table.options.first},
        "first": table.first,
        "plague": table.plague,
        "cubes": {region: [*cubes] for region, cubes in table.cubes.items()},
        "rats": {region: [write_rat(rat) for rat in rats] for region, rats in table.rats.items()},
        "supply": [*table.supply],
        "out": [*table.out],
        "reserves": [*table.reserves],
        "castle": [*table.castle],
        "cards": table.cards.copy(),
        "turned": [write_rat(rat) for rat in table.turned],
        "stage": int(table.stage),
        "turns": table.turns,
        "active": table.active,
        "ending": table.ending,
    }


def write_rat(rat: Rat) -> list[Any]:
    return [rat.face, rat.laid, [*rat.seen]]


def read(written: dict[str, Any]) -> Table:
    """The table that was written down."""
    options = written["options"]
    regions = MAPS[options["players"]].regions  # in the order of the board, whatever the file's is
    return Table(
        options=Options(options["players"], options["first"]),
        first=written["first"],
        plague=written["plague"],
        cubes={region: [*written["cubes"][region]] for region in regions},
        rats={region: [read_rat(rat) for rat in written["rats"][region]] for region in regions},
        supply=[*written["supply"]],
        out=[*written["out"]],
        reserves=[*written["reserves"]],
        castle=[*written["castle"]],
        cards={card: written["cards"][card] for card in CARDS},
        turned=[read_rat(rat) for rat in written["turned"]],
        stage=Stage(written["stage"]),
        turns=written["turns"],
        active=written["active"],
        ending=written["ending"],
    )


def read_rat(written: list[Any]) -> Rat:
    face, laid, seen = written
    return Rat(face, laid, tuple(seen))
