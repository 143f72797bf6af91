"""Checks that the project is tidy: no overlong files, no copied code, nothing unused.

    python scripts/check_house.py

Prints one line per problem and exits with 1 if there are any. Texts have their own check
(check_texts.py --unused).
"""

from __future__ import annotations

import sys
from pathlib import Path

from house.copies import copies
from house.idle_assets import idle_assets
from house.lengths import too_long
from house.sources import Untidy, sources_in
from house.unused import unused

ROOT = Path(__file__).resolve().parent.parent


def untidy(root: Path = ROOT) -> list[Untidy]:
    sources = sources_in(root)
    return [
        *too_long(sources),
        *copies(sources),
        *unused(sources),
        *idle_assets(sources, root / "assets"),
    ]


def main() -> int:
    found = untidy()
    for each in found:
        print(each)
    print(f"{len(found)} things to tidy up" if found else "The house is tidy.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
