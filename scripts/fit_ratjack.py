"""Fits what Ratjack's computers think a table is worth (games/ratjack/bots/weights.py) to played games.

    python scripts/fit_ratjack.py --games 1200      for each number of players; plays, fits, writes the file
    python scripts/fit_ratjack.py --games 1200 430 800      with two, three and four players
    python scripts/fit_ratjack.py --from-thumb      players that know rules of thumb, not the last fit

A conditional logit: who gets the point that ends the round, explained by what each player has when a turn
begins. Fitted by stochastic gradient descent with a small ridge penalty, in an order that depends on nothing
but the seed. The players think like the cunning level in a single imagined world, and now and then answer by
chance, so that all kinds of tables come up. The shipped weights come from games by rules of thumb: 1200
with two players, 430 with three and 800 with four.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import exp
from pathlib import Path

from ratland_desktop.games.ratjack.bots.tempers import RULES_OF_THUMB, Temper, best_of, think
from ratland_desktop.games.ratjack.bots.weights import FITTED
from ratland_desktop.games.ratjack.bots.worth import (
    LAST_TURN,
    LATE,
    MOST_CARDS,
    MOST_HIDDEN,
    Marks,
    marks_of,
    worth,
)
from ratland_desktop.games.ratjack.rules.cards import EFFECTS
from ratland_desktop.games.ratjack.rules.game import RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.questions import DrawChoice, Pick
from ratland_desktop.games.ratjack.rules.table import FEWEST_PLAYERS, MOST_PLAYERS, Options
from ratland_desktop.games.ratjack.rules.words import MOST_TOTAL, Deck
from ratland_desktop.tabletop.dice import Dice

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS_FILE = ROOT / "ratland_desktop" / "games" / "ratjack" / "bots" / "weights.py"
COUNTS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
EPOCHS = 12
RATE = 0.06
RIDGE = 0.0002
A_LINE = 13  # weights
A_WHIM = 20  # answers, of which one is given by chance

HEAD = '''"""Weights of strength, fitted to {samples} turns of played games by `scripts/fit_ratjack.py`."""

from .worth import Weights

FITTED = Weights(
'''

Keys = tuple[tuple[object, ...], ...]  # the weights that a player's marks use
Sample = tuple[list[Keys], list[float]]  # of everybody in the round, and each one's share of the point


# --- playing


def player(from_thumb: bool) -> Temper:
    weights = RULES_OF_THUMB if from_thumb else FITTED
    return Temper(1, partial(worth, weights=weights), after_draw=1)


def gather(games: Sequence[int], temper: Temper) -> Iterator[Sample]:
    """The turns of so many games with two, three and four players."""
    for players, many in zip(COUNTS, games, strict=True):
        for game in range(many):
            deck = [*Deck][game % len(Deck)]
            match = new_match(Options(players, deck), players * 100_000 + game)
            yield from watched(match, Dice(game), temper)


def watched(match: RatjackMatch, dice: Dice, temper: Temper) -> Iterator[Sample]:
    """The turns of one game, each with who got the point at the end of its round."""
    turns: list[list[tuple[int, Marks]]] = []
    round_now = 0
    while not match.over:
        for question in match.open_questions:
            table = match._table
            if isinstance(question, DrawChoice) and not question.because:
                turns.append(marks_of(table))
            assert isinstance(question, Pick)
            if dice.below(A_WHIM) == 0:
                answer = question.any_answer(dice)
            else:
                answer = best_of(think(match.view(question.seat), question, dice, temper), dice, temper)
            match.answer(question.seat, answer)
            if table.round != round_now:
                yield from labelled(turns, table.last_point)
                turns, round_now = [], table.round


def labelled(turns: list[list[tuple[int, Marks]]], winners: tuple[int, ...]) -> Iterator[Sample]:
    for marks in turns:
        inside = [seat for seat, _ in marks if seat in winners]
        if inside:
            shares = [1 / len(inside) if seat in inside else 0.0 for seat, _ in marks]
            yield [keys_of(each) for _, each in marks], shares


# --- fitting


def keys_of(marks: Marks) -> Keys:
    inside, total, lead, turn, ready, sure, risks, pair, hidden, held = marks
    keys: list[tuple[object, ...]] = [
        ("totals", inside, total),
        ("leads", inside, lead),
        ("ready", inside, turn, ready),
        ("risks", inside, turn, risks),
        ("hidden", inside, hidden),
    ]
    if sure:
        keys.append(("sure", inside, turn))
    if pair:
        keys.append(("pairs", inside))
    keys += [("held", card.face.effect.id) for card in held]
    return tuple(keys)


def fitted(samples: list[Sample]) -> dict[tuple[object, ...], float]:
    weights: dict[tuple[object, ...], float] = {}
    dice = Dice(1)
    for epoch in range(EPOCHS):
        rate = RATE / (1 + epoch)
        dice.shuffle(samples)
        lost = 0.0
        for players, shares in samples:
            raw = [exp(sum([weights.get(key, 0.0) for key in keys])) for keys in players]
            whole = sum(raw)
            for keys, share, strength in zip(players, shares, raw, strict=True):
                slope = rate * (share - strength / whole)
                lost += (share - strength / whole) ** 2
                for key in keys:
                    before = weights.get(key, 0.0)
                    weights[key] = before + slope - rate * RIDGE * before
        print(f"epoch {epoch + 1}: mean square {lost / len(samples):.4f}", flush=True)
    return weights


# --- writing


def written(weights: dict[tuple[object, ...], float], samples: int) -> str:
    def w(*key: object) -> str:
        return f"{weights.get(key, 0.0):.2f}"

    def row(*key: object, length: int) -> str:
        numbers = [w(*key, n) for n in range(length)]
        lines = [", ".join(numbers[start : start + A_LINE]) for start in range(0, length, A_LINE)]
        return f"({(',' + chr(10) + ' ' * 12).join(lines)})"

    def by_turn(name: str, inside: int) -> str:
        return f"({', '.join(row(name, inside, n, length=MOST_CARDS + 1) for n in range(LAST_TURN + 1))})"

    tables: dict[str, Callable[[int], str]] = {
        "totals": lambda inside: row("totals", inside, length=MOST_TOTAL + 1),
        "leads": lambda inside: row("leads", inside, length=len(LATE) + 1),
        "ready": partial(by_turn, "ready"),
        "sure": lambda inside: row("sure", inside, length=LAST_TURN + 1),
        "risks": partial(by_turn, "risks"),
        "pairs": lambda inside: w("pairs", inside),
        "hidden": lambda inside: row("hidden", inside, length=MOST_HIDDEN + 1),
    }
    parts = [HEAD.format(samples=samples)]
    for name, each in tables.items():
        lines = "".join(f"        {inside}: {each(inside)},\n" for inside in COUNTS)
        parts.append(f"    {name}={{\n{lines}    }},\n")
    held = "".join(f'        "{effect}": {w("held", effect)},\n' for effect in EFFECTS)
    parts.append(f"    held={{\n{held}    }},\n)  # fmt: skip\n")
    return "".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games", type=int, nargs="+", default=[1200],
        help="games for each number of players (1200), or one number each for two, three and four players",
    )  # fmt: skip
    parser.add_argument("--from-thumb", action="store_true", help="players that know rules of thumb only")
    asked = parser.parse_args()
    games = asked.games * len(COUNTS) if len(asked.games) == 1 else asked.games
    if len(games) != len(COUNTS):
        parser.error(f"--games takes one number, or {len(COUNTS)}")
    samples = list(gather(games, player(asked.from_thumb)))
    print(f"{len(samples)} turns")
    WEIGHTS_FILE.write_text(written(fitted(samples), len(samples)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
