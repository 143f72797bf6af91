"""A whole game as text: every answer, then what happened, one line each. Knows no game.

A game may say in `tests/games/<name>/playthroughs.py` which games are played and how its values are written;
otherwise they are the samples of its `samples.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Game, Match

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"
SEED = 20

# --- words for values


def in_words(value: object, own: Callable[[object], str | None]) -> str:
    """A value of a happening, an answer or a set-up as a person reads it. `own`: the game's words, if any."""
    found = own(value)
    if found is not None:
        return found
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, bool) or value is None:
        return {None: "none", False: "no", True: "yes"}[value]
    if is_dataclass(value) and not isinstance(value, type):
        told = [f"{part.name} {in_words(getattr(value, part.name), own)}" for part in fields(value)]
        return ", ".join(told)
    if isinstance(value, tuple | list):
        return ", ".join(in_words(one, own) for one in value) or "none"
    return str(value)


def no_words(value: object) -> str | None:
    return None


def no_heading(happening: Happening) -> str | None:
    return None


def no_sign(text: str) -> set[str]:
    return set()


# --- the games of a game


@dataclass(frozen=True, slots=True)
class Playthroughs:
    """`games`: by the name of a file, how the game is set up, and its seed.

    `words` are the game's own for a value, and `heading` for a happening that begins a part of the story.
    `set_up`: a line about the options. `silent` are fields that are left out while they are empty.
    `signs`: what a text shows besides happenings and questions. `tiebreak`: what decides among equals.
    """

    game: Game[Any, Any, Any]
    games: Mapping[str, tuple[Any, int]]
    words: Callable[[object], str | None] = no_words
    heading: Callable[[Happening], str | None] = no_heading
    set_up: Callable[[Any], str] = lambda options: f"options {in_words(options, no_words)}"
    silent: tuple[str, ...] = ()
    signs: Callable[[str], set[str]] = no_sign
    tiebreak: str = "tiebreak"


def playthroughs_of(game: str) -> Playthroughs:
    if (GAMES / game / "playthroughs.py").is_file():
        found = import_module(f"tests.games.{game}.playthroughs").PLAYTHROUGHS
        assert isinstance(found, Playthroughs)
        return found
    shelved = import_module(f"tests.games.{game}.samples").SHELVED
    games = {re.sub(r"\W+", "_", sample): (options, SEED) for sample, options in shelved.samples.items()}
    return Playthroughs(shelved.game, games)


def folder_of(game: str) -> Path:
    return GAMES / game / "goldens"


# --- a game as text


class Telling:
    """Writes a match down while it is played."""

    def __init__(self, about: Playthroughs, match: Match[Any, Any, Any]) -> None:
        self.about, self.match = about, match
        self.rounds = 0
        self.heard = 0

    def news(self) -> Iterator[str]:
        """What happened since the last time."""
        while True:
            story = self.match.stories[self.rounds]
            for happening in story[self.heard :]:
                heading = self.about.heading(happening)
                yield f"   {self.line(happening)}" if heading is None else heading
            self.heard = len(story)
            if self.rounds + 1 == len(self.match.stories):
                return
            self.rounds, self.heard = self.rounds + 1, 0

    def line(self, happening: Happening) -> str:
        """What happened, then its facts."""
        told = []
        for part in fields(happening):
            value = getattr(happening, part.name)
            if value or part.name not in self.about.silent:
                told.append(f"{part.name} {in_words(value, self.about.words)}")
        return f"{type(happening).__name__}: {'; '.join(told)}"


def playthrough(about: Playthroughs, name: str, seed: int | None = None) -> str:
    """One whole game as text, with its own seed or another."""
    options, own_seed = about.games[name]
    seed = own_seed if seed is None else seed
    match: Match[Any, Any, Any] = Match.new(about.game, options, seed)
    dice, telling = Dice(seed + 1), Telling(about, match)
    set_up = f"{about.set_up(options)}, seed {seed}, answers by chance with seed {seed + 1}"
    lines = [f"{name}\n{set_up}", *telling.news()]
    while questions := match.open_questions:
        for question in questions:
            answer = question.any_answer(dice)
            lines.append(f"   > seat {question.seat}, {question.kind}: {in_words(answer, about.words)}")
            match.answer(question.seat, answer)
        lines += telling.news()
    outcome = match.outcome()
    assert outcome
    lines.append("\n== standings")
    for one in sorted(outcome.standings, key=lambda standing: (standing.place, standing.seat)):
        points = f"{one.points} points, {one.tiebreak} {about.tiebreak}"
        lines.append(f"   {one.place}. seat {one.seat}: {points}")
    return "\n".join(lines) + "\n"


def shown_in(about: Playthroughs, text: str) -> set[str]:
    """The kinds of happening and of question in a playthrough, and what else the game looks for."""
    happenings = re.findall(r"^   (\w+): ", text, re.MULTILINE)
    questions = re.findall(r"^   > seat \d+, (\w+): ", text, re.MULTILINE)
    return {*happenings, *questions, *about.signs(text)}
