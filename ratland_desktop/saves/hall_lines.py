"""A line of the hall of fame: one finished game, with a checksum.

Writes and reads it; a line that could not be read again is not written. Knows no game: its facts are plain
data that the game itself reads back.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from ratland_desktop.tabletop.match import AnyMatch
from ratland_desktop.tabletop.names import is_word, name_for_file
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import Seat

from . import clock
from .seats import MOST_SEATS, read_seat
from .shelf import Plain
from .strict_json import NotPlain, newer_than, read_plain_json

FORMAT = 1
LINE = re.compile(rb"([0-9a-f]{16}) (\{.+\})")
ID = re.compile(r"[0-9a-f]{16}")
MOST_POINTS = 100_000
SEAT = ("name", "colour", "badge", "player")  # what a line says of a seat, in this order


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over. `id` is the same for all copies of a game."""

    id: str
    game: str
    when: datetime
    seats: tuple[Seat, ...]
    outcome: Outcome
    variant: Mapping[str, Plain] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)


def id_of(match: AnyMatch) -> str:
    """By its seed and its table: copies of a game have the same. The seed cannot be read from it."""
    told = f"{match.game.name} {match.seed} {match.game.seats(match.starts[0])}"
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def finished_game(
    match: AnyMatch, seats: tuple[Seat, ...], variant: Mapping[str, Plain], facts: Mapping[str, Any],
    when: datetime | None = None,
) -> FinishedGame:  # fmt: skip
    """The line of a match that is over."""
    outcome = match.outcome()
    assert outcome
    return FinishedGame(id_of(match), match.game.name, when or clock.now(), seats, outcome, variant, facts)


# --- as bytes


class Newer(ValueError):
    """A line of a later version, which it will read again."""


def to_line(game: FinishedGame) -> bytes:
    """The line, if it can be read again; else it raises ValueError."""
    entries = {
        "format": FORMAT,
        "id": game.id,
        "game": game.game,
        "when": clock.written(game.when),
        "seats": [[name_for_file(s.name), s.colour, s.badge, s.player] for s in game.seats],
        "standings": [[x.place, x.points, x.tiebreak] for x in game.outcome.standings],
        "variant": dict(game.variant),
        "facts": dict(game.facts),
    }
    body = json.dumps(entries, separators=(",", ":")).encode()
    line = b"%s %s\n" % (_sum(body), body)
    from_line(line.rstrip(b"\n"))
    return line


def from_line(line: bytes) -> FinishedGame:
    """Raises ValueError: Newer, or because the line is damaged."""
    found = LINE.fullmatch(line.strip(b"\r"))
    if found is None or _sum(found[2]) != found[1]:
        raise ValueError("not a line of ours")
    try:
        entries = read_plain_json(found[2])
    except NotPlain as error:
        if newer_than(found[2], FORMAT):
            raise Newer(str(error)) from error
        raise ValueError("not plain") from error
    if type(entries.get("format")) is not int or entries["format"] < 1:
        raise ValueError("no format")
    if entries["format"] > FORMAT:
        raise Newer(entries["format"])
    try:
        return _game(entries)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError("an odd line") from error


def _sum(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest()[:16].encode()


def _game(entries: Mapping[str, Any]) -> FinishedGame:
    seats = tuple(read_seat(dict(zip(SEAT, entry, strict=True))) for entry in entries["seats"])
    each = [[_number(value) for value in entry] for entry in entries["standings"]]
    standings = tuple(Standing(seat, *entry) for seat, entry in enumerate(each))
    places = [standing.place for standing in standings]
    if not 0 < len(seats) == len(standings) <= MOST_SEATS or min(places) != 1 or max(places) > len(seats):
        raise ValueError("nobody won")
    variant, facts = entries["variant"], entries["facts"]
    plain = all(isinstance(value, str | int | bool | None) for value in variant.values())
    if ID.fullmatch(entries["id"]) is None or not is_word(entries["game"]) or not plain:
        raise ValueError("not a game of ours")
    if not isinstance(facts, dict):
        raise ValueError("no facts")
    when = clock.read(entries["when"])
    return FinishedGame(entries["id"], entries["game"], when, seats, Outcome(standings), variant, facts)


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > MOST_POINTS:
        raise ValueError("not a number")
    return value
