"""The command line: opens the room that was asked for and owns nothing.

Parts are imported when they are needed, so that `ratland simulate` opens no window and loads no picture.
The minds of computer players import this file in a process of their own: no pygame here.
"""

import multiprocessing
import os
import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
NOBODY_LISTENS = 141  # what a shell says of a program whose reader has gone
INTERRUPTED = 130  # and of one that Ctrl-C has ended


def main(argv: list[str] | None = None) -> int:
    """Run the command; the exit code. Ctrl-C ends it without a word."""
    multiprocessing.freeze_support()
    try:
        return run(argv)
    except KeyboardInterrupt:
        return INTERRUPTED


def run(argv: list[str] | None) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == ["simulate"]:
        from ratland_desktop.games.ratland import simulation

        return printing(lambda: simulation.main(arguments[1:]))
    if arguments[:1] == ["tournament"]:
        from ratland_desktop.games.ratland import tournament

        return printing(lambda: tournament.main(arguments[1:]))
    from ratland_desktop.command import read_wishes

    wishes = printing(lambda: read_wishes(arguments))
    from ratland_desktop import start

    return start.main(wishes)


def printing(work: Callable[[], T]) -> T:
    """Work that writes to the terminal. When whoever reads it has gone (`| head`), it ends without a word."""
    try:
        try:
            return work()
        finally:
            if sys.stdout is not None:  # a program without a terminal has none
                sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # where the rest goes
        sys.exit(NOBODY_LISTENS)


if __name__ == "__main__":
    sys.exit(main())
