"""Bots at a table, for tests: small efforts, mixed levels, and every moment of their games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ratland_desktop.games.ratland.bots.cunning import CUNNING_1, KING, cunning
from ratland_desktop.games.ratland.bots.racing import Effort
from ratland_desktop.games.ratland.bots.solid import beginner, sewer_rat, solid, steady
from ratland_desktop.games.ratland.company import Character
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice

Bot = Callable[[View, Question, Dice], Choice]

TINY = Effort(ideas=4, changes=(3,), keep=2, first_worlds=2, worlds=4)
TINY_KING = replace(
    KING,
    own=TINY,
    others=replace(KING.others, plain=2, search=replace(TINY, ideas=1), thinkers=1),
    moves=(2, 4),
    tries=(2, 4),
)
TINY_CUNNING_1 = replace(CUNNING_1, own=TINY, others=replace(CUNNING_1.others, plain=2), moves=(2,))


def quick_king(view: View, question: Question, dice: Dice, *, character: Character | None = None) -> Choice:
    return cunning(view, question, dice, TINY_KING, character=character)


def quick_cunning_1(view: View, question: Question, dice: Dice) -> Choice:
    return cunning(view, question, dice, TINY_CUNNING_1)


LEVELS: tuple[Bot, ...] = (beginner, steady, sewer_rat, solid, quick_king, quick_cunning_1)


def moments(
    options: Options, seed: int, bots: tuple[Bot, ...] = LEVELS
) -> Iterator[tuple[RatLandMatch, Question]]:
    """A whole game between bots: the match each time a question is about to be answered."""
    match = new_match(options, seed)
    dice = [Dice(seed + 1000 + seat) for seat in range(options.players)]
    while not match.over:
        for question in match.open_questions:
            yield match, question
            seat = question.seat
            match.answer(seat, bots[seat % len(bots)](match.view(seat), question, dice[seat]).answer)
