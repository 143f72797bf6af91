"""Bots at a table, for tests: mixed levels, and every moment of their games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ratland_desktop.games.comme_des_rats.bots.choosing import choose
from ratland_desktop.games.comme_des_rats.bots.habits import scores
from ratland_desktop.games.comme_des_rats.rules.game import CommeDesRatsMatch, new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.games.comme_des_rats.rules.view import view
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice

QUICK = (Level.RANDOM, Level.BEGINNER, Level.SOLID)


def moments(
    options: Options, seed: int, levels: Sequence[Level] = QUICK
) -> Iterator[tuple[CommeDesRatsMatch, Question]]:
    """A whole game between bots: the match each time a question is about to be answered."""
    match = new_match(options, seed)
    dice = [Dice(seed + 1000 + seat) for seat in range(options.players)]
    while not match.over:
        for question in match.open_questions:
            yield match, question
            seat = question.seat
            choice = choose(match.view(seat), question, dice[seat], levels[seat % len(levels)])
            match.answer(seat, choice.answer)


def choices(table: Table, question: Question, level: Level, times: int = 6) -> list[Choice]:
    """What a bot answers to this question, with several dice."""
    seen = view(table, question.seat)
    return [choose(seen, question, Dice(number), level) for number in range(times)]


def habit(table: Table, question: Question) -> Any:
    """The answer at a glance."""
    found = scores(table, question)
    return max(found, key=found.__getitem__)
