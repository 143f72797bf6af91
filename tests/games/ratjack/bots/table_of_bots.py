"""Bots at a table, for tests: mixed levels, and every moment of their games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ratland_desktop.games.ratjack.bots.choosing import choose
from ratland_desktop.games.ratjack.rules.game import RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice

Bot = Callable[[View, Question, Dice], Choice]
QUICK = (Level.RANDOM, Level.BEGINNER, Level.SOLID)


def bot(level: Level) -> Bot:
    return partial(choose, level=level)


def moments(
    options: Options, seed: int, levels: Sequence[Level] = OFFERED
) -> Iterator[tuple[RatjackMatch, Question]]:
    """A whole game between bots: the match each time a question is about to be answered."""
    match = new_match(options, seed)
    dice = [Dice(seed + 1000 + seat) for seat in range(options.players)]
    while not match.over:
        for question in match.open_questions:
            yield match, question
            seat = question.seat
            choice = choose(match.view(seat), question, dice[seat], levels[seat % len(levels)])
            match.answer(seat, choice.answer)
