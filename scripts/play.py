"""Plays RatLand from a checkout: python3 scripts/play.py [arguments for the game]

The work is in _play.py: even Python 2 must be able to read this file.
"""

import sys

import _enough_python  # noqa: F401  (stops an old Python with one sentence; must come first)

from _play import main

if __name__ == "__main__":
    sys.exit(main())
