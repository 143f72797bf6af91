"""The command line: puts the parts together and owns nothing.

Parts are imported when they are needed, so that `ratland simulate` opens no window and loads no picture.
"""

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec

from . import __version__

WINDOW = "ratland_desktop.shell.start"


def main(argv: list[str] | None = None) -> int:
    """Run the command; the exit code."""
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == ["simulate"]:
        from .games.ratland import simulation

        return simulation.main(arguments[1:])
    parser = argparse.ArgumentParser(
        prog="ratland",
        description="RatLand for one computer and a whole table of players.",
        epilog="ratland simulate plays many games by chance; see ratland simulate --help.",
    )
    parser.add_argument("--version", action="version", version=f"RatLand Desktop {__version__}")
    parser.parse_args(arguments)
    if find_spec(WINDOW) is None:
        parser.exit(1, "ratland: this version has no window yet. Try ratland simulate.\n")
    return int(import_module(WINDOW).main())


if __name__ == "__main__":
    sys.exit(main())
