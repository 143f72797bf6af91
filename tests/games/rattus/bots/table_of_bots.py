"""Bots at a table, for tests: mixed levels, and every moment of their games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ratland_desktop.games.rattus.bots.choosing import choose
from ratland_desktop.games.rattus.rules.game import RattusMatch, new_match
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice

EVERY_TABLE = tuple(Options(players) for players in (2, 3, 4))


def moments(
    options: Options, seed: int, levels: Sequence[Level] = OFFERED
) -> Iterator[tuple[RattusMatch, Question]]:
    """A whole game between bots: the match each time a question is about to be answered."""
    match = new_match(options, seed)
    dice = [Dice(seed + 1000 + seat) for seat in range(options.players)]
    while not match.over:
        for question in match.open_questions:
            yield match, question
            seat = question.seat
            choice = choose(match.view(seat), question, dice[seat], levels[seat % len(levels)])
            match.answer(seat, choice.answer)
