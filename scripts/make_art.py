"""Writes every SVG in assets/art from the drawings in scripts/art. Run it after changing a drawing.

python scripts/make_art.py            writes what has changed, deletes what is no longer drawn
python scripts/make_art.py --check    only says whether the files are up to date
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ART = HERE.parent / "assets" / "art"
ROOMS = (
    "rats",
    "bodies",
    "badges",
    "cheese",
    "places",
    "rooms",
    "icons",
    "signs",
    "clans",
    "events",
    "final_events",
    "last_events",
    "cards",
    "sewer",
    "light",
    "title",
    "logo",
    "boxes",
)


def all_pictures() -> dict[str, str]:
    """Name -> SVG text, from every drawing module; a name drawn twice is an error."""
    made: dict[str, str] = {}
    for room in ROOMS:
        drawn: dict[str, str] = importlib.import_module(f"art.{room}").pictures()
        twice = made.keys() & drawn.keys()
        if twice:
            raise ValueError(f"drawn twice: {sorted(twice)}")
        made |= drawn
    return made


def stale() -> list[str]:
    """Files that differ from what the drawings say, or that no drawing makes."""
    made = all_pictures()
    here = {str(f.relative_to(ART).with_suffix("")).replace("\\", "/"): f for f in ART.rglob("*.svg")}
    wrong = [n for n, svg in made.items() if n not in here or here[n].read_text(encoding="utf-8") != svg]
    return wrong + sorted(here.keys() - made.keys())


def write() -> list[str]:
    made = all_pictures()
    wrong = stale()
    for name in wrong:
        target = ART / f"{name}.svg"
        if name in made:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(made[name], encoding="utf-8", newline="\n")
        else:
            target.unlink()
    return wrong


if __name__ == "__main__":
    if "--check" in sys.argv:
        late = stale()
        print("\n".join(late) or "all pictures are up to date")
        sys.exit(bool(late))
    print("\n".join(write()) or "nothing changed")
