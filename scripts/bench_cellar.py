"""Measures what makes a computer of Comme des Rats strong: kinds of answers, and how far trials look ahead.

    python scripts/bench_cellar.py answers --games 800        one kind of answer weighed, the rest by chance
    python scripts/bench_cellar.py decisions --decisions 500  how often answers win that are found like this

For `decisions` every answer to a question is played to the end of the round in many imagined worlds, by
habit. What an answer found in some way wins more often than an answer by chance says how good that way is.
This needs far fewer games than a tournament. It takes about half a second of one core for each decision.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import Any

from ratland_desktop.games.comme_des_rats.bots.habits import scores
from ratland_desktop.games.comme_des_rats.bots.tempers import EVEN
from ratland_desktop.games.comme_des_rats.bots.thinking import AT_A_GLANCE, SEEDS, Mind, think
from ratland_desktop.games.comme_des_rats.bots.trying import try_out
from ratland_desktop.games.comme_des_rats.bots.weights import FITTED
from ratland_desktop.games.comme_des_rats.bots.worth import worth
from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.games.comme_des_rats.rules.questions import (
    Keep,
    Partner,
    Pile,
    React,
    Reroll,
    Target,
    Victim,
)
from ratland_desktop.games.comme_des_rats.rules.reimagining import reimagine
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice

PLAYERS = 4
KINDS: tuple[type[Question], ...] = (Reroll, Partner, Keep, Pile, Victim, Target, React)
GLANCE = Mind(moods=0.0)
WATCHED = Mind(wavers=0.3)  # who plays the games from which decisions are taken
ONE_IN = 8  # so many questions, of which one is looked at
TO_THE_END = 99  # turns: more than any round has
WORLDS = 48  # for trials, as many as the cunning level has
FIRST_SEED = 20_000

Decision = tuple[View, Any, dict[Any, float]]  # how often each answer wins
Way = Callable[[View, Any, Dice], Any]  # to find an answer


def answers(games: int) -> None:
    for kind in KINDS:
        won = sum([share_won(kind, game) for game in range(games)])
        print(f"{kind.kind:10} {won / games:6.1%}", flush=True)


def share_won(weighed: type[Question], game: int) -> float:
    """One game against players by chance of a seat that weighs one kind of question and answers the others by
    chance, too. The seat changes from game to game."""
    match = new_match(Options(PLAYERS), FIRST_SEED + game // PLAYERS)
    own, dice = game % PLAYERS, Dice(game)
    while not match.over:
        for question in match.open_questions:
            answer = question.any_answer(dice)
            if question.seat == own and isinstance(question, weighed):
                answer = think(match.view(own), question, dice, GLANCE, EVEN).best()
            match.answer(question.seat, answer)
    outcome = match.outcome()
    assert outcome
    return (own in outcome.winners) / len(outcome.winners)


def decisions(number: int, worlds: int) -> None:
    found = [decision for decision, _ in zip(gathered(worlds), range(number), strict=False)]
    ways: dict[str, Way] = {"at a glance": glance}
    ways |= {f"{turns} turns of trials": trials(turns) for turns in (1, 2, 3)}
    for name, way in ways.items():
        more = [
            wins[way(view, question, Dice(place))] - sum(wins.values()) / len(wins)
            for place, (view, question, wins) in enumerate(found)
        ]
        print(f"{name:20} {sum(more) / len(more):+.2%}", flush=True)


def gathered(worlds: int) -> Iterator[Decision]:
    dice, seed = Dice(1), FIRST_SEED
    while True:
        match = new_match(Options(PLAYERS), seed)
        while not match.over:
            for question in match.open_questions:
                view = match.view(question.seat)
                looked_at = not question.quiet and not isinstance(question, AT_A_GLANCE)
                if looked_at and not dice.below(ONE_IN):
                    yield view, question, wins_of(view, question, dice, worlds, TO_THE_END)
                match.answer(question.seat, think(view, question, dice, WATCHED, EVEN).best())
        seed += 1


def wins_of(view: View, question: Any, dice: Dice, worlds: int, turns: int) -> dict[Any, float]:
    """How often each answer wins: its mean over imagined worlds, so many turns later."""
    sums = dict.fromkeys(question.options, 0.0)
    for _ in range(worlds):
        world, seed = reimagine(view, dice), dice.below(SEEDS)
        for answer in sums:
            sums[answer] += worth(try_out(world, question, answer, Dice(seed), turns), view.seat or 0, FITTED)
    return {answer: much / worlds for answer, much in sums.items()}


def glance(view: View, question: Any, dice: Dice) -> Any:
    found = scores(reimagine(view, dice), question)
    return max(found, key=found.__getitem__)


def trials(turns: int) -> Way:
    def way(view: View, question: Any, dice: Dice) -> Any:
        found = wins_of(view, question, dice, WORLDS, turns)
        return max(found, key=found.__getitem__)

    return way


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("answers", "decisions"))
    parser.add_argument("--games", type=int, default=800, help="for each kind of answer (800)")
    parser.add_argument("--decisions", type=int, default=500, help="to look at (500)")
    parser.add_argument("--worlds", type=int, default=100, help="for each decision (100)")
    asked = parser.parse_args()
    if asked.what == "answers":
        answers(asked.games)
    else:
        decisions(asked.decisions, asked.worlds)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
