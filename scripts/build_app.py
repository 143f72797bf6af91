"""Makes a folder with RatLand that needs no Python: python3 scripts/build_app.py [--out DIR] [--try SECONDS]

The work is in _build_app.py: even Python 2 must be able to read this file.
"""

import sys

import _enough_python  # noqa: F401  (stops an old Python with one sentence; must come first)

from _build_app import main

if __name__ == "__main__":
    sys.exit(main())
