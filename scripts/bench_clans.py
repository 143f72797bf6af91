"""Measures which clans and boards win among computers of one level, and writes the ranks that bots choose by.

    python scripts/bench_clans.py --games 2000                 prints the shares; 1 is a fair one
    python scripts/bench_clans.py --games 2000 --write         and writes bots/clan_ranks.py
    python scripts/bench_clans.py --level solid-1 --board secret

Clans, and boards where they can be chosen, are taken by chance, so that every clan meets every other. Tables
have 3 to 6 players. Everything follows from the seed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ratland_desktop.games.ratland.bots.choosing import LEVELS, choose
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.questions import OpeningChoice
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.tabletop.dice import Dice

ROOT = Path(__file__).resolve().parent.parent
RANKS_FILE = ROOT / "ratland_desktop" / "games" / "ratland" / "bots" / "clan_ranks.py"
TABLES = (3, 4, 5, 6)

Shares = dict[str, list[float]]  # by clan or board: for each seat that had it, its victory times the players


def played(level: Level, board: Board, seed: int, shares: Shares) -> None:
    """One game, added to the shares."""
    players = TABLES[seed % len(TABLES)]
    match = new_match(Options(players, clans=True, board=board), seed)
    dice = Dice(seed + 1)
    while not match.over:
        for question in match.open_questions:
            if isinstance(question, OpeningChoice):
                answer = question.any_answer(dice)
            else:
                answer = choose(match.view(question.seat), question, dice, level).answer
            match.answer(question.seat, answer)
    outcome = match.outcome()
    assert outcome
    for sewer in match.view(None).sewers:
        won = players / len(outcome.winners) if sewer.seat in outcome.winners else 0.0
        shares.setdefault(sewer.clan or "", []).append(won)
        if board is Board.SECRET:
            shares.setdefault("aggressive board" if sewer.aggressive else "calm board", []).append(won)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def told(name: str, won: Sequence[float]) -> str:
    """One line, with the 95 % interval of the mean."""
    share = mean(won)
    off = 1.96 * (mean([(value - share) ** 2 for value in won]) / len(won)) ** 0.5
    return f"{name:>18} {share:5.2f}  ({share - off:.2f} to {share + off:.2f}, {len(won)} seats)"


def written(ranks: Mapping[str, float]) -> str:
    lines = [f'    "{clan}": {rank:.2f},' for clan, rank in ranks.items()]
    return "\n".join(
        [
            '"""How often each clan wins; 1 is a fair share. Written by `scripts/bench_clans.py`."""',
            "",
            "CLAN_RANK: dict[str, float] = {",
            *lines,
            "}",
            "",
        ]
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--level", type=Level, choices=LEVELS, default=Level.SOLID)
    parser.add_argument("--board", type=Board, choices=[*Board], default=Board.OFF)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args(arguments)
    shares: Shares = {}
    for game in range(asked.games):
        played(asked.level, asked.board, asked.seed + game, shares)
    ranked = sorted(shares, key=lambda name: -mean(shares[name]))
    for name in ranked:
        print(told(name, shares[name]))
    if asked.write:
        ranks = {name: mean(shares[name]) for name in ranked if not name.endswith(" board")}
        RANKS_FILE.write_text(written(ranks), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
