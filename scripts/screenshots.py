"""Plays to every screen and saves a PNG of each:

python scripts/screenshots.py OUT [--size 1280x720] [--language de] [--players 4] [--text-size normal]
                                  [--game NAME] [--only PART] [--strict] [--sight deuteranopia]

The screens of the house show RatLand; the other games follow. --game: only those of one game. Needs no
display. Texts that are cut or overlap are reported; with --strict that is a failure.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from _all_screens import screens_in
from _sight import SIGHTS
from _studio import Studio

from ratland_desktop.games.shelf import SHELF

TEXT_SIZES = ("normal", "large", "larger")


def size_from(words: str) -> tuple[int, int]:
    wide, _, high = words.partition("x")
    return (int(wide), int(high))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path, help="the folder for the pictures")
    parser.add_argument("--size", type=size_from, default=(1280, 720), metavar="WxH")
    parser.add_argument("--language", default="de", metavar="CODE")
    parser.add_argument("--players", type=int, default=4, choices=range(2, 13), metavar="2-12")
    parser.add_argument("--text-size", default="normal", choices=TEXT_SIZES)
    parser.add_argument("--game", default="", choices=[*SHELF], help="only the screens of this game")
    parser.add_argument("--only", default="", metavar="PART", help="screens whose name holds this")
    parser.add_argument("--sight", default="", choices=SIGHTS, help="as colour-blind eyes see it")
    parser.add_argument("--strict", action="store_true", help="exit 1 if a text does not fit")
    asked = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(
            asked.out, asked.size, asked.language, asked.players, asked.text_size, Path(folder),
            asked.sight,
        )  # fmt: skip
        for name, play in screens_in(asked.game, asked.players).items():
            if asked.only in name:
                play(studio, name)
        for name, troubles in studio.bad.items():
            bad += len(troubles)
            for trouble in troubles:
                print(f"{name}: {trouble}", file=sys.stderr)
    print(f"{studio.taken} pictures in {asked.out}" + (f", {bad} texts do not fit" if bad else ""))
    return 1 if bad and asked.strict else 0


if __name__ == "__main__":
    sys.exit(main())
