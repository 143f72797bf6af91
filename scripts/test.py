"""Checks RatLand from a checkout: test.py [--all] [--tests-only] [--game NAME] [arguments for pytest]

The work is in _test_run.py: even Python 2 must be able to read this file.
"""

import sys

import _enough_python  # noqa: F401  (stops an old Python with one sentence; must come first)

from _test_run import main

if __name__ == "__main__":
    sys.exit(main())
