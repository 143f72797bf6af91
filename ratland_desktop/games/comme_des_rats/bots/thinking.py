"""The levels: how each of them weighs the answers to a question, and how often it errs.

The beginner and the solid level judge at a glance, on one imagined table; the beginner answers most questions
by chance. The cunning one tries the answers by the real rules on many imagined tables. Quiet questions
are answered at a glance by everybody: how long a computer thinks must not tell whether it has a clover or a
role that counts. The effort is a number of tries, never a time limit.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from ratland_desktop.hotseat.racing import Race

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.questions import AnotherRound, LookPiles, Order
from ..rules.reimagining import reimagine
from ..rules.table import Table
from ..rules.view import View
from .habits import Scores, scores
from .tempers import Temper, liking
from .trying import try_out
from .weights import FITTED
from .worth import worth

AT_A_GLANCE = (LookPiles, Order, AnotherRound)
A_VICTORY = 12.0  # points of cheese that are worth as much as a victory
A_HUNCH = 0.02  # how much the glance counts beside trials: it decides where they show no difference
PARTS = 1000  # how finely chance is divided
SEEDS = 1 << 30


@dataclass(frozen=True, slots=True)
class Mind:
    """How a level thinks."""

    stages: tuple[int, ...] = ()  # worlds added in each stage, each for the better half of the answers
    whims: float = 0.0  # how often it answers by chance
    wavers: float = 0.0  # how far it may misjudge an answer, in points of cheese
    moods: float = 1.0  # how much its temper counts


BEGINNER = Mind(whims=0.75, wavers=2.5)
SOLID = Mind(whims=0.05, wavers=1.1)
CUNNING = Mind(stages=(32, 96), moods=0.15)


@dataclass(frozen=True, slots=True)
class Thought:
    """What the answers are worth, and how much the temper likes each of them beyond that."""

    table: Table  # an imagined one
    worth: Scores
    liked: Scores

    def best(self) -> Any:
        return max(self.worth, key=lambda answer: self.worth[answer] + self.liked[answer])

    def sober(self) -> Any:
        """The best answer without any temper."""
        return max(self.worth, key=lambda answer: self.worth[answer])


def think(view: View, question: Question, dice: Dice, mind: Mind, temper: Temper) -> Thought:
    """Every answer worth a thought."""
    world = reimagine(view, dice)
    found = scores(world, question)
    if mind.stages and not question.quiet and not isinstance(question, AT_A_GLANCE):
        trials = tried(view, question, dice, mind.stages)
        found = {answer: much + A_HUNCH * found[answer] for answer, much in trials.items()}
    if mind.wavers:
        found = {answer: much + mind.wavers * by_chance(dice) for answer, much in found.items()}
    likes = liking(view, world, question, temper)
    return Thought(world, found, {answer: mind.moods * likes(answer) for answer in found})


def tried(view: View, question: Any, dice: Dice, stages: Sequence[int]) -> Scores:
    """The answers that were tried in all stages, by their mean over all worlds."""
    worlds: list[tuple[Table, int]] = []

    def attempt(answer: Any, number: int) -> float:
        if number == len(worlds):
            worlds.append((reimagine(view, dice), dice.below(SEEDS)))
        world, seed = worlds[number]
        return worth(try_out(world, question, answer, Dice(seed)), question.seat, FITTED)

    race: Race[Any] = Race(attempt)
    last = race.narrow(question.options, [*accumulate(stages)], least=2)
    return {answer: A_VICTORY * race.worth(answer) for answer in last}


def by_chance(dice: Dice) -> float:
    """A number from 0 to 1."""
    return dice.below(PARTS) / PARTS


def has_whim(dice: Dice, mind: Mind) -> bool:
    return mind.whims > 0 and by_chance(dice) < mind.whims
