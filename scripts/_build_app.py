"""Makes a folder with RatLand that needs no Python: python3 scripts/build_app.py [--out DIR] [--try SECONDS]

The folder (dist/RatLand) can be moved, packed and given away; see docs/packages.md, also for Windows and
macOS, which must build their own. --try then runs it in a real window on its own X display (Linux),
moved elsewhere and from an empty folder. The build tools are installed in .venv.build; see _environment.py.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from _children import call
from _environment import BUILD_FOLDER, CHECKOUT, clean_environ, prepare, told

SCRIPTS = Path(__file__).resolve().parent


def build(out: Path, seconds: float | None) -> int:
    """0 when the folder is there and, if it was tried, plays."""
    python = prepare("build", BUILD_FOLDER)
    steps = [["_freeze.py", str(out), str(CHECKOUT / "build" / "app")]]
    if seconds is not None:
        steps.append(["_trial.py", "app", str(out), "--seconds", str(seconds)])
    for script, *arguments in steps:
        code = call([str(python), str(SCRIPTS / script), *arguments], env=clean_environ())
        if code:
            return code
    return 0


def make(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="build_app.py", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("--out", type=Path, default=CHECKOUT / "dist" / "RatLand", metavar="DIR",
                        help="the folder to make; an older one is replaced")  # fmt: skip
    parser.add_argument("--try", dest="seconds", type=float, metavar="SECONDS",
                        help="then play each game's demo for so long, save a game and load it")  # fmt: skip
    asked = parser.parse_args(arguments)
    return build(asked.out.absolute(), asked.seconds)


def main() -> int:
    return told(make)
