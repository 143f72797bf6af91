"""Looks whether the house is tidy: no endless file, no copies, nothing that nothing uses.

    python scripts/check_house.py

Says what is wrong, one line each, and ends with 1 when something is. Texts have a check of their own
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
