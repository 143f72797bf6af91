"""Fits what Ratjack's computers think a table is worth (games/ratjack/bots/weights.py) to played games.

    python scripts/fit_ratjack.py --games 1200    for each number of players; plays, fits and writes the file

A conditional logit: who gets the point that ends the round, explained by what each player has when a turn
begins. Fitted by stochastic gradient descent with a small ridge penalty, in an order that depends on nothing
but the seed. The players search one turn in a single imagined world, and now and then answer by chance, so that
all kinds of tables come up.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp
from pathlib import Path

from ratland_desktop.games.ratjack.bots.searching import Search, imagined, mean
from ratland_desktop.games.ratjack.bots.worth import LATE, LAST_TURN, MOST, MOST_HIDDEN, Marks, marks_of
from ratland_desktop.games.ratjack.rules.cards import EFFECTS
from ratland_desktop.games.ratjack.rules.game import RatjackMatch, new_match
from ratland_desktop.games.ratjack.rules.questions import DrawChoice, Pick
from ratland_desktop.games.ratjack.rules.table import FEWEST_PLAYERS, MOST_PLAYERS, Options
from ratland_desktop.games.ratjack.rules.words import MOST_TOTAL, Deck
from ratland_desktop.tabletop.dice import Dice

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS_FILE = ROOT / "ratland_desktop" / "games" / "ratjack" / "bots" / "weights.py"
COUNTS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
WHIMS = 0.05  # how often a player answers by chance
EPOCHS = 12
RATE = 0.06
RIDGE = 0.0002

Keys = tuple[tuple[object, ...], ...]  # the weights that a player's marks use
Sample = tuple[list[Keys], list[float]]  # of everybody in the round, and each one's share of the point


# --- playing


def gather(games: int) -> Iterator[Sample]:
    for players in COUNTS:
        for game in range(games):
            deck = [*Deck][game % len(Deck)]
            yield from watched(new_match(Options(players, deck), players * 100_000 + game), game)


def watched(match: RatjackMatch, seed: int) -> Iterator[Sample]:
    """The turns of one game, each with who got the point at the end of its round."""
    dice = Dice(seed)
    turns: list[list[tuple[int, Marks]]] = []
    round_now = 0
    while not match.over:
        for question in match.open_questions:
            table = match._table
            if isinstance(question, DrawChoice) and not question.because:
                turns.append(marks_of(table))
            match.answer(question.seat, answer(match, question, dice))
            if table.round != round_now:
                yield from labelled(turns, table.last_point)
                turns, round_now = [], table.round


def labelled(turns: list[list[tuple[int, Marks]]], winners: tuple[int, ...]) -> Iterator[Sample]:
    for marks in turns:
        inside = [seat for seat, _ in marks if seat in winners]
        if inside:
            shares = [1 / len(inside) if seat in inside else 0.0 for seat, _ in marks]
            yield [keys_of(each) for _, each in marks], shares


def answer(match: RatjackMatch, question: object, dice: Dice) -> object:
    assert isinstance(question, Pick)
    dice.thrown += 1
    if dice.chance() < WHIMS:
        return question.any_answer(dice)
    worlds = imagined(match.view(question.seat), dice, 1)
    found = Search(question.seat, dice, after_draw=1).weigh(worlds, question)
    return max(found, key=lambda each: mean(found[each]))


# --- fitting


def keys_of(marks: Marks) -> Keys:
    inside, total, lead, turn, ready, risks, pair, hidden, held = marks
    keys: list[tuple[object, ...]] = [
        ("TOTALS", inside, total),
        ("LEADS", inside, lead),
        ("READY", inside, turn, ready),
        ("RISKS", inside, turn, risks),
        ("HIDDEN", inside, hidden),
    ]
    if pair:
        keys.append(("PAIRS", inside))
    keys += [("HELD", card.face.effect.id) for card in held]
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

    def row(name: str, inside: int, length: int, *more: int) -> str:
        return f"({', '.join(w(name, inside, *more, n) for n in range(length))})"

    def rows(name: str, inside: int) -> str:
        return f"({', '.join(row(name, inside, MOST + 1, turn) for turn in range(LAST_TURN + 1))})"

    tables = {
        "TOTALS": lambda n: row("TOTALS", n, MOST_TOTAL + 1),
        "LEADS": lambda n: row("LEADS", n, len(LATE) + 1),
        "READY": lambda n: rows("READY", n),
        "RISKS": lambda n: rows("RISKS", n),
        "PAIRS": lambda n: w("PAIRS", n),
        "HIDDEN": lambda n: row("HIDDEN", n, MOST_HIDDEN + 1),
    }
    parts = [
        f'"""Weights of strength, fitted to {samples} turns of played games by `scripts/fit_ratjack.py`.\n\n'
        "By how many players are in the round; `worth.py` says what each of them counts.\n"
        '"""\n'
    ]
    for name, each in tables.items():
        lines = "".join(f"    {n}: {each(n)},\n" for n in COUNTS)
        parts.append(f"{name} = {{\n{lines}}}\n")
    held = "".join(f'    "{effect}": {w("HELD", effect)},\n' for effect in EFFECTS)
    parts.append(f"HELD = {{\n{held}}}\n")
    return "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1200, help="games for each number of players (1200)")
    asked = parser.parse_args()
    samples = list(gather(asked.games))
    print(f"{len(samples)} turns")
    count = len(samples)
    WEIGHTS_FILE.write_text(written(fitted(samples), count), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
