"""Rewrites the golden playthroughs: .venv/bin/python scripts/make_goldens.py [--search]

Each is one whole game of RatLand between random players, as text: every answer, then what
happened, one line each, by round and phase. `tests/games/ratland/test_goldens.py` compares them. Rewrite them
only if the rules or the dice were meant to change, and read the difference before you commit it.
Together they contain every happening, event and question; if they no longer do, --search finds seeds.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from pathlib import Path

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.questions import Opening
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Colour, Food, Plan
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice

GOLDENS = Path(__file__).resolve().parent.parent / "tests" / "games" / "ratland" / "goldens"

SEEDS_TO_TRY = 300

GAMES: dict[str, tuple[Options, int]] = {
    "two_plain": (Options(2, food=Food.SORTED, first=0), 193),
    "four_plain": (Options(4), 187),
    "five_with_clans": (Options(5, clans=True), 11),
    "six_aggressive": (Options(6, board=Board.EVERYONE), 13),
    "eight_with_clans_and_secret_boards": (Options(8, clans=True, board=Board.SECRET), 162),
}


# --- words for values


def in_words(value: object) -> str:
    """A value of a happening or an answer as a person reads it."""
    if isinstance(value, Plan):
        return " ".join(f"{place} {rats}" for place, rats in value._asdict().items() if rats) or "nobody"
    if isinstance(value, Opening):
        board = {None: "", False: "plain board", True: "aggressive board"}[value.aggressive]
        return ", ".join(filter(None, (value.clan, board)))
    if isinstance(value, h.Find):
        return in_words(value.colour) + (f" ({value.because})" if value.because else "")
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, bool) or value is None:
        return {None: "none", False: "no", True: "yes"}[value]
    if isinstance(value, tuple):
        return several(value)
    return str(value)


def several(values: tuple[object, ...]) -> str:
    """A list; pieces of cheese are counted."""
    if values and all(isinstance(value, Colour) for value in values):
        return " ".join(f"{values.count(colour)} {in_words(colour)}" for colour in Colour if colour in values)
    between = " | " if any(isinstance(value, Plan) for value in values) else ", "
    return between.join(in_words(value) for value in values) or "none"


def in_a_line(happening: Happening) -> str:
    """What happened, then its facts. An empty `because` is the plain rule and says nothing."""
    told = []
    for part in fields(happening):
        value = getattr(happening, part.name)
        if not (part.name in ("because", "elsewhere") and not value):
            told.append(f"{part.name} {in_words(value)}")
    return f"{type(happening).__name__}: {'; '.join(told)}"


# --- a game as text


def set_up(name: str, options: Options, seed: int) -> str:
    first = "by chance" if options.first is None else f"seat {options.first}"
    return (
        f"{name}\n{options.players} players, clans {in_words(options.clans)}, "
        f"board {in_words(options.board)}, food {in_words(options.food)}, "
        f"first {first}, seed {seed}, answers by chance with seed {seed + 1}"
    )


class Telling:
    """Writes a match down while it is played."""

    def __init__(self, match: RatLandMatch) -> None:
        self.match = match
        self.rounds = 0
        self.heard = 0

    def news(self) -> Iterator[str]:
        """What happened since the last time."""
        while True:
            story = self.match.stories[self.rounds]
            for happening in story[self.heard :]:
                yield from self.line(happening)
            self.heard = len(story)
            if self.rounds + 1 == len(self.match.stories):
                return
            self.rounds, self.heard = self.rounds + 1, 0

    def line(self, happening: Happening) -> Iterator[str]:
        if isinstance(happening, h.RoundBegan):
            yield f"\n== round {happening.round}, seat {happening.active} is active"
        elif isinstance(happening, h.PhaseBegan):
            yield f"-- {in_words(happening.phase)}"
        else:
            yield f"   {in_a_line(happening)}"


def playthrough(name: str, seed: int | None = None) -> str:
    """One whole game as text, with its own seed or another."""
    options, own_seed = GAMES[name]
    seed = own_seed if seed is None else seed
    match, dice = new_match(options, seed), Dice(seed + 1)
    telling = Telling(match)
    lines = [set_up(name, options, seed), *telling.news()]
    while questions := match.open_questions:
        for question in questions:
            answer = question.any_answer(dice)
            lines.append(f"   > seat {question.seat}, {question.kind}: {in_words(answer)}")
            match.answer(question.seat, answer)
        lines += telling.news()
    outcome = match.outcome()
    assert outcome
    lines.append("\n== standings")
    for standing in sorted(outcome.standings, key=lambda standing: (standing.place, standing.seat)):
        lines.append(
            f"   {standing.place}. seat {standing.seat}: {standing.points} points, {standing.tiebreak} cheese"
        )
    return "\n".join(lines) + "\n"


def shown_in(text: str) -> set[str]:
    """The kinds of happening, the events and the kinds of question in a playthrough."""
    happenings = re.findall(r"^   (\w+): ", text, re.MULTILINE)
    events = re.findall(r"EventTurned: event (\w+);", text)
    questions = re.findall(r"^   > seat \d+, (\w+): ", text, re.MULTILINE)
    return {*happenings, *events, *questions}


def search_for_seeds() -> None:
    """Print a seed for each game, the richest game first; of equal ones the shortest."""
    shown: set[str] = set()
    for name in reversed(GAMES):
        texts = {seed: playthrough(name, seed) for seed in range(SEEDS_TO_TRY)}
        seed = max(texts, key=lambda seed: (len(shown_in(texts[seed]) - shown), -len(texts[seed])))
        shown |= shown_in(texts[seed])
        print(f"{name}: {seed}")


def main(arguments: list[str]) -> int:
    if arguments == ["--search"]:
        search_for_seeds()
        return 0
    GOLDENS.mkdir(exist_ok=True)
    for name in GAMES:
        path = GOLDENS / f"{name}.txt"
        text = playthrough(name)
        same = path.exists() and path.read_text(encoding="utf-8") == text
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'as it was' if same else 'new':<10} {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
