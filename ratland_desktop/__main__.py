"""The command line: opens the room that was asked for and owns nothing.

Parts are imported when they are needed, so that `ratland simulate` opens no window and loads no picture.
The minds of computer players import this file in a process of their own: no pygame here.
"""

import multiprocessing
import sys


def main(argv: list[str] | None = None) -> int:
    """Run the command; the exit code."""
    multiprocessing.freeze_support()
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == ["simulate"]:
        from ratland_desktop.games.ratland import simulation

        return simulation.main(arguments[1:])
    if arguments[:1] == ["tournament"]:
        from ratland_desktop.games.ratland import tournament

        return tournament.main(arguments[1:])
    from ratland_desktop.command import read_wishes

    wishes = read_wishes(arguments)
    from ratland_desktop import start

    return start.main(wishes)


if __name__ == "__main__":
    sys.exit(main())
