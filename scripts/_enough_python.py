"""Stops with one clear sentence if this Python is too old for the game.

Written so that an old Python can still parse it; the scripts import it before anything else.
"""

import sys

OLDEST = (3, 11)

if sys.version_info[:2] < OLDEST:
    sys.stderr.write(
        "RatLand needs Python %d.%d or newer and this is Python %d.%d: please install a newer Python "  # noqa: UP031
        "and start this script with it.\n" % (OLDEST + tuple(sys.version_info[:2]))
    )
    sys.exit(2)
