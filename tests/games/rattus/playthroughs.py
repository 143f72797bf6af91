"""Rattus' golden playthroughs: together they contain every happening, question, act, reason and bite."""

from __future__ import annotations

import re

from _goldens import Playthroughs, in_words

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.game import RATTUS
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.rules.words import Spot
from ratland_desktop.tabletop.dialogue import Happening


def words(value: object) -> str | None:
    if isinstance(value, Spot):
        return f"{value.region} {value.place}"
    if isinstance(value, h.Bite):
        return f"{value.symbol} {'nobody' if value.seat is None else f'seat {value.seat}'} {value.result}"
    if isinstance(value, tuple) and value and isinstance(value[0], h.Bite):
        return " | ".join(in_words(one, words) for one in value)
    return None


def heading(happening: Happening) -> str | None:
    match happening:
        case h.TurnBegan(seat=seat, round=number):
            return f"\n== round {number}, seat {seat}"
        case h.LastRoundBegan(last=last, order=order):
            return f"\n== the last round: seat {last} was the last, then {in_words(order, words) or 'nobody'}"
        case h.RatTurned(face=face):
            rat = FACES[face]
            tokens = f"rat {happening.number} of {happening.tokens} in {happening.region}"
            cubes = f"{happening.cubes} cubes and {happening.neutral}"
            result = "breaks out" if happening.breaks_out else "nothing"
            return f"   RatTurned: {tokens}; {face}, limit {rat.limit} {rat.symbols}; {cubes}: {result}"
    return None


def set_up(options: Options) -> str:
    first = "by chance" if options.first is None else f"seat {options.first}"
    return f"{options.players} players, first {first}"


def reasons(text: str) -> set[str]:
    """Acts, why things happened, what limits did, and what symbols did to whom."""
    acts = re.findall(r"^   > seat \d, (?:act|last_act|finish): (\w+)", text, re.MULTILINE)
    answers = re.findall(r"^   > seat \d, (?:turn_up|swap): (\w+)", text, re.MULTILINE)
    reasons = re.findall(r"(\w+): .*because (\w+)", text)
    short = re.findall(r"PlagueSpread: .*short (\w+)", text)
    limits = re.findall(r"RatTurned: .*limit (\d) .*: (breaks out|nothing)", text)
    bites = re.findall(r"([A-Z]) (?:seat \d|nobody) (\w+)", text)
    return {
        *acts, *answers, *(" ".join(reason) for reason in reasons), *(f"short of {what}" for what in short),
        *(" ".join(limit) for limit in limits), *(" ".join(bite) for bite in bites),
    }  # fmt: skip


PLAYTHROUGHS = Playthroughs(
    RATTUS,
    {
        "two": (Options(2), 293),
        "two_and_the_second_begins": (Options(2, first=1), 175),
        "three": (Options(3), 30),
        "four": (Options(4), 60),
    },
    words,
    heading,
    set_up,
    silent=("short", "tied", "deserted", "helped", "neutral"),
    signs=reasons,
    tiebreak="for the order of play",
)
