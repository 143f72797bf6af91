"""Rewrites the golden playthroughs: .venv/bin/python scripts/make_goldens.py [--game NAME] [--search]

Each is one whole game between random players, as text, in tests/games/<name>/goldens; the contract tests
compare them. Without --game: those of every game that has some; with it, a game gets its first ones. Rewrite
them only if the rules or the dice were meant to change, and read the difference before you commit it.
--search finds seeds whose games show as much as possible.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from _goldens import GAMES, folder_of, playthrough, playthroughs_of, shown_in

SEEDS_TO_TRY = 300


def with_samples() -> list[str]:
    """The games that can have goldens."""
    return sorted(path.parent.name for path in GAMES.glob("*/samples.py"))


def with_goldens() -> list[str]:
    return [game for game in with_samples() if folder_of(game).is_dir()]


def search_for_seeds(game: str) -> None:
    """Print a seed for each playthrough, the richest game first; of equal ones the shortest."""
    about = playthroughs_of(game)
    shown: set[str] = set()
    for name in reversed([*about.games]):
        texts = {seed: playthrough(about, name, seed) for seed in range(SEEDS_TO_TRY)}
        seed = max(texts, key=lambda seed: (len(shown_in(about, texts[seed]) - shown), -len(texts[seed])))
        shown |= shown_in(about, texts[seed])
        print(f"{game}, {name}: {seed}")


def write(game: str) -> None:
    folder, about = folder_of(game), playthroughs_of(game)
    folder.mkdir(exist_ok=True)
    for name in about.games:
        path, text = folder / f"{name}.txt", playthrough(about, name)
        same = path.exists() and path.read_text(encoding="utf-8") == text
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'as it was' if same else 'new':<10} {game}/{path.name}")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=with_samples(), help="only this game")
    parser.add_argument("--search", action="store_true", help="look for seeds; writes nothing")
    asked = parser.parse_args(arguments)
    for game in [asked.game] if asked.game else with_goldens():
        (search_for_seeds if asked.search else write)(game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
