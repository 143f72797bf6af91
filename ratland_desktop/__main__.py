"""The command line: starts the part of the program that was asked for.

Parts are imported when they are needed, so that `ratland simulate` opens no window and loads no graphics.
The bots' process imports this file too, so it must not import pygame.
"""

import multiprocessing
import os
import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
NOBODY_LISTENS = 141  # the exit code that shells report after a broken pipe
INTERRUPTED = 130  # and after Ctrl-C


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
        from ratland_desktop.games import shelf
        from ratland_desktop.hotseat import simulation

        return printing(lambda: simulation.main(arguments[1:], shelf.trials()))
    if arguments[:1] == ["tournament"]:
        from ratland_desktop.games import shelf
        from ratland_desktop.hotseat import tournament

        return printing(lambda: tournament.main(arguments[1:], shelf.trials()))
    from ratland_desktop.command import read_wishes

    wishes = printing(lambda: read_wishes(arguments))
    from ratland_desktop import start

    return start.main(wishes)


def printing(work: Callable[[], T]) -> T:
    """Runs work that prints. If the reader has gone (`| head`), it ends silently."""
    try:
        try:
            return work()
        finally:
            if sys.stdout is not None:  # there is none without a terminal
                sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # where the rest goes
        sys.exit(NOBODY_LISTENS)


if __name__ == "__main__":
    sys.exit(main())
