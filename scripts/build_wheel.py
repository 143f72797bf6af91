"""Makes the source archive and the wheel: python3 scripts/build_wheel.py [--out DIR] [--try SECONDS]

The work is in _build_wheel.py: even Python 2 must be able to read this file.
"""

import sys

import _enough_python  # noqa: F401  (stops an old Python with one sentence; must come first)

from _build_wheel import main

if __name__ == "__main__":
    sys.exit(main())
