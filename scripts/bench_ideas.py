"""Judges the ideas of RatLand in fresh worlds: python scripts/bench_ideas.py [--positions 300] [--seed 1]

Positions come from games of solid players, in several variants. The judge's worlds have never been seen by
the search, with new guesses at what the others place. It tries every idea, the solid level's plans and plans
of its own search in the same worlds. Printed:

- how often the first idea is clearly bad: under 70 % of the best plan's worth, by more than chance;
- how many ideas are worse than what the solid level would do on average: by more than chance (two standard
  errors of the difference), and by more than half a point of a hundred of winning. Of some 500 ideas a few
  look worse by chance alone, so each of them is tried again in four times as many new worlds, beside four
  times as many of the solid level's plans;
- how many ideas the game itself would warn against, how many ideas there are, and how long they take.

The exit code is 1 if the first is clearly bad in more than 2 %, or if an idea is worse or warned against.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ratland_desktop.games.ratland.bots.cunning import KING, foreseen_end, plans_race
from ratland_desktop.games.ratland.bots.hints import hints
from ratland_desktop.games.ratland.bots.racing import PlanRace
from ratland_desktop.games.ratland.bots.rivals import expected_plans
from ratland_desktop.games.ratland.bots.searching import Trial, forecasts, imagined
from ratland_desktop.games.ratland.bots.solid import solid
from ratland_desktop.games.ratland.doubts import doubt_about
from ratland_desktop.games.ratland.forecast import forecast
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.hotseat.measures import percentile
from ratland_desktop.hotseat.racing import gap_between, mean
from ratland_desktop.tabletop.dice import Dice

VARIANTS = (
    Options(4), Options(3), Options(2), Options(6), Options(4, clans=True),
    Options(5, clans=True, board=Board.SECRET),
)  # fmt: skip
EVERY = 7  # of the placements in a game, every seventh is judged, so that rounds and seats take turns
WORLDS = 240
GUESSES = 4
SECOND_LOOK = 4  # times as many worlds, guesses and solid plans for an idea that looks worse
SOLID_PLANS = 5
CLEARLY_BAD = 0.7
MOST_BAD = 0.02
CHANCE = 2.0  # standard errors
TRIFLE = 0.005


@dataclass
class Verdicts:
    """What was found so far."""

    positions: int = 0
    ideas: int = 0
    bad: list[str] = field(default_factory=list)
    worse: list[str] = field(default_factory=list)
    suspected: int = 0  # ideas that looked worse at first
    lower: int = 0  # ideas below the solid level's mean, by chance or not
    warned: list[str] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    counts: Counter[int] = field(default_factory=Counter)
    took: list[float] = field(default_factory=list)


def placements(seed: int) -> Iterator[tuple[View, Placement]]:
    """Placements of solid players, from one game after another."""
    game = asked = 0
    while True:
        dice = Dice(seed + game)
        match = new_match(VARIANTS[game % len(VARIANTS)], seed + game)
        while not match.over:
            for question in match.open_questions:
                view = match.view(question.seat)
                if isinstance(question, Placement):
                    asked += 1
                    if asked % EVERY == 0:
                        yield view, question
                match.answer(question.seat, solid(view, question, dice).answer)
        game += 1


def judge(view: View, question: Placement, number: int, found: Verdicts) -> None:
    """Ask for ideas, and try them in worlds that nobody has seen."""
    began = time.process_time()
    ideas = hints(view, question, Dice(number))
    found.took.append((time.process_time() - began) * 1000)
    dice = Dice(1_000_000 + number)
    search, _, _ = plans_race(view, question, dice, KING)
    plain = [solid(view, question, dice).answer for _ in range(SOLID_PLANS)]
    race = fresh_race(view, question, dice)
    race.run_all([choice.answer for choice in ideas] + plain + search.best(5), WORLDS)
    best = race.worth(race.best(1)[0])
    found.positions += 1
    found.counts[len(ideas)] += 1
    for place, choice in enumerate(ideas, 1):
        plan, found.ideas = choice.answer, found.ideas + 1
        told = f"position {number}, round {view.round}, idea {place}: {tuple(plan)}"
        share = race.worth(plan) / best if best else 1.0
        if place == 1:
            found.shares.append(share)
            gap, spread = race.gap(race.best(1)[0], plan)
            if share < CLEARLY_BAD and gap > CHANCE * spread:
                found.bad.append(f"{told} is worth {share:.0%} of the best, {best:.3f}")
        gap, spread = lead(race, plain, plan)
        found.lower += gap > 0
        if gap > max(TRIFLE, CHANCE * spread):
            found.suspected += 1
            gap, spread = looked_at_again(view, question, plan, dice)
            if gap > max(TRIFLE, CHANCE * spread):
                found.worse.append(f"{told} is worse than the solid level by {gap:.3f}")
        if doubt_about(view, plan, forecast(view, plan)) is not None:
            found.warned.append(told)


def looked_at_again(view: View, question: Placement, plan: Plan, dice: Dice) -> tuple[float, float]:
    """The solid level's lead over a plan in more worlds, with more of the solid level's plans."""
    plain = [solid(view, question, dice).answer for _ in range(SOLID_PLANS * SECOND_LOOK)]
    race = fresh_race(view, question, dice, SECOND_LOOK)
    race.run_all([plan, *plain], WORLDS * SECOND_LOOK)
    return lead(race, plain, plan)


def lead(race: PlanRace, plain: Sequence[Plan], plan: Plan) -> tuple[float, float]:
    """How much more the solid level's plans are worth on average, and the standard error of that."""
    usual = [mean(values) for values in zip(*[race.results[each] for each in plain], strict=True)]
    return gap_between(usual, race.results[plan])


def fresh_race(view: View, question: Placement, dice: Dice, times: int = 1) -> PlanRace:
    """A race through worlds from several guesses at what the others place."""
    worlds: list[Trial] = []
    foreseen = forecasts(view)
    for _ in range(GUESSES * times):
        mixtures = expected_plans(view, question.seat, foreseen, question.home_limit, dice, KING.others)
        worlds += imagined(view, mixtures, dice, WORLDS // GUESSES)
    return PlanRace(question.seat, worlds, KING.own, KING.weights, foreseen_end(view))


def report(found: Verdicts) -> int:
    """Print the figures; 1 if a promise is broken."""
    for line in [*found.bad, *found.worse, *found.warned]:
        print(line)
    bad = len(found.bad) / found.positions
    how_many = ", ".join(f"{count} in {times}" for count, times in sorted(found.counts.items()))
    print(f"{found.positions} positions, {found.ideas} ideas ({how_many})")
    share = mean(found.shares)
    print(f"first idea clearly bad: {len(found.bad)} ({bad:.1%}); mean share of the best {share:.1%}")
    print(f"ideas worse than the solid level: {len(found.worse)}; at first sight: {found.suspected}; "
          f"measured lower at all: {found.lower}")  # fmt: skip
    print(f"ideas that the game warns against: {len(found.warned)}")
    print(f"time: median {percentile(found.took, 0.5):.0f} ms, p95 {percentile(found.took, 0.95):.0f} ms")
    return int(bad > MOST_BAD or bool(found.worse) or bool(found.warned))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    found = Verdicts()
    for number, (view, question) in enumerate(placements(asked.seed * 10_000), asked.seed * 10_000):
        judge(view, question, number, found)
        if found.positions == asked.positions:
            return report(found)
    raise AssertionError("games never end")


if __name__ == "__main__":
    sys.exit(main())
