"""Fits what the computers of Comme des Rats think a table is worth (games/comme_des_rats/bots/weights.py).

    python scripts/fit_comme_des_rats.py --games 1500      plays, fits, and writes the file

A conditional logit: how likely everybody is to win the game after this round (`bots/standing.py`), explained
by what each player has when a turn begins. That tells more than who won, which later rounds decide.
Fitted by stochastic gradient descent with a small ridge penalty, in an order that depends on the seed alone;
marks that are seen often take smaller steps (AdaGrad), so that rare ones are learned as well.
The players judge at a glance and err now and then, so that all kinds of tables come up.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log, sqrt
from pathlib import Path

from ratland_desktop.games.comme_des_rats.bots.standing import chances
from ratland_desktop.games.comme_des_rats.bots.tempers import temper_of
from ratland_desktop.games.comme_des_rats.bots.thinking import Mind, has_whim, think
from ratland_desktop.games.comme_des_rats.bots.worth import Mark, Marks, marks_of, strength
from ratland_desktop.games.comme_des_rats.rules.game import CommeDesRatsMatch, new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS_FILE = ROOT / "ratland_desktop" / "games" / "comme_des_rats" / "bots" / "weights.py"
TABLES = (
    Options(4),
    Options(3),
    Options(5),
    Options(4),
    Options(2),
    Options(4, four_dice=True),
    Options(4, roles=True),
    Options(5, four_dice=True, roles=True),
)
PLAYER = Mind(whims=0.03, wavers=0.5, moods=0.5)
EPOCHS = 8
RATE = 0.3
RIDGE = 0.001
TRIED = 0.85  # this part of the samples is fitted, the rest shows how good the fit is
FIRST_SEED = 1000

HEAD = '''"""How much each mark counts, fitted to {samples} turns by `scripts/fit_comme_des_rats.py`."""

from .worth import Mark

FITTED: dict[Mark, float] = {{
'''

Sample = tuple[list[Marks], list[float]]  # of everybody, and each one's share of the victory


# --- playing


def gather(games: int) -> Iterator[Sample]:
    for game in range(games):
        match = new_match(TABLES[game % len(TABLES)], FIRST_SEED + game)
        yield from watched(match, Dice(game))


def watched(match: CommeDesRatsMatch, dice: Dice) -> Iterator[Sample]:
    """The turns of one game, each with everybody's chances after its round."""
    begun: list[tuple[int, list[Marks]]] = []
    last = None
    while not match.over:
        for question in match.open_questions:
            table = match._table
            now = (table.round, table.turn.number) if table.turn else None
            if now is not None and now != last:
                begun.append((table.round, marks_of(table)))
                last = now
            match.answer(question.seat, answer(match.view(question.seat), question, dice))
    after = {round: shares_after(match, round) for round, _ in begun}
    for round, marks in begun:
        yield marks, after[round]


def shares_after(match: CommeDesRatsMatch, round: int) -> list[float]:
    """Everybody's share of the victory once this round is over: for the last one as it was, else a guess."""
    records, seats = match._table.records, range(match._table.seats)
    if round < len(records):
        return chances([sum([record.gained[seat] for record in records[:round]]) for seat in seats], round)
    outcome = match.outcome()
    assert outcome
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats]


def answer(view: View, question: Question, dice: Dice) -> object:
    if has_whim(dice, PLAYER):
        return question.any_answer(dice)
    return think(view, question, dice, PLAYER, temper_of(view, question.seat)).best()


# --- fitting


def guessed(players: list[Marks], weights: dict[Mark, float]) -> list[float]:
    raw = [exp(strength(marks, weights)) for marks in players]
    whole = sum(raw)
    return [each / whole for each in raw]


def fitted(samples: list[Sample]) -> dict[Mark, float]:
    weights: dict[Mark, float] = {}
    steepness: dict[Mark, float] = {}  # the squares of all slopes so far
    dice = Dice(1)
    for _ in range(EPOCHS):
        dice.shuffle(samples)
        for players, shares in samples:
            slopes: dict[Mark, float] = {}
            for marks, share, chance in zip(players, shares, guessed(players, weights), strict=True):
                for mark, much in marks:
                    slopes[mark] = slopes.get(mark, 0.0) + (share - chance) * much
            for mark, slope in slopes.items():
                before = weights.get(mark, 0.0)
                slope -= RIDGE * before
                steepness[mark] = steepness.get(mark, 1.0) + slope * slope
                weights[mark] = before + RATE * slope / sqrt(steepness[mark])
    return weights


def surprise(samples: list[Sample], weights: dict[Mark, float]) -> float:
    """The mean logarithmic loss: smaller is better."""
    lost = 0.0
    for players, shares in samples:
        told = zip(shares, guessed(players, weights), strict=True)
        lost -= sum([share * log(chance) for share, chance in told if share])
    return lost / len(samples)


def written(weights: dict[Mark, float], samples: int) -> str:
    def key(mark: Mark) -> tuple[str, ...]:
        return tuple([f"{part:02d}" if isinstance(part, int) else part for part in mark])

    lines = [f"    {mark_text(mark)}: {weights[mark]:.2f},\n" for mark in sorted(weights, key=key)]
    return HEAD.format(samples=samples) + "".join(lines) + "}\n"


def mark_text(mark: Mark) -> str:
    parts = ", ".join([f'"{part}"' if isinstance(part, str) else str(int(part)) for part in mark])
    return f"({parts},)" if len(mark) == 1 else f"({parts})"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1500, help="games to play (1500)")
    asked = parser.parse_args()
    samples = list(gather(asked.games))
    known = int(TRIED * len(samples))
    tried, rest = samples[:known], samples[known:]
    weights = fitted(tried)
    print(
        f"{len(samples)} turns; loss {surprise(rest, {}):.4f} by chance, {surprise(rest, weights):.4f} fitted"
    )
    WEIGHTS_FILE.write_text(written(fitted(samples), len(samples)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
