"""Writes every SVG in assets/art from the drawings in scripts/art. Run it after changing a drawing.

Drawings in scripts/art/<game> become pictures in assets/art/<game>, all others in assets/art/common.

python scripts/make_art.py            writes what has changed, deletes what is no longer drawn
python scripts/make_art.py --check    only says whether the files are up to date
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
ART = HERE.parent / "assets" / "art"
DRAWINGS = HERE / "art"
COMMON = "common"


@cache
def games() -> tuple[str, ...]:
    """The games that have drawings of their own."""
    return tuple(sorted(room.parent.name for room in DRAWINGS.glob("*/__init__.py")))


def rooms() -> Iterator[tuple[str, str]]:
    """Every module with drawings, and what the names of its pictures begin with."""
    for file in sorted(DRAWINGS.rglob("*.py")):
        game = "" if file.parent == DRAWINGS else file.parent.name
        name = ".".join(filter(None, ("art", game, file.stem)))
        if file.stem != "__init__" and hasattr(importlib.import_module(name), "pictures"):
            yield name, f"{game}/" if game else ""


def all_pictures() -> dict[str, str]:
    """Name -> SVG text, from every drawing module; a name drawn twice is an error."""
    made: dict[str, str] = {}
    for room, beginning in rooms():
        drawn: dict[str, str] = importlib.import_module(room).pictures()
        named = {beginning + name: svg for name, svg in drawn.items()}
        twice = made.keys() & named.keys()
        if twice:
            raise ValueError(f"drawn twice: {sorted(twice)}")
        made |= named
    return made


def file_of(name: str) -> Path:
    """Where a picture is: those of a game in its folder, all others in the common one."""
    is_own = name.partition("/")[0] in games()
    return ART / ("" if is_own else COMMON) / f"{name}.svg"


def wanted() -> dict[Path, str]:
    return {file_of(name): svg for name, svg in all_pictures().items()}


def stale() -> list[str]:
    """Files that differ from what the drawings say, or that no drawing makes."""
    made = wanted()
    wrong = [file for file, svg in made.items() if not file.is_file() or file.read_text("utf-8") != svg]
    return [file.relative_to(ART).as_posix() for file in wrong + sorted({*ART.rglob("*.svg")} - made.keys())]


def write() -> list[str]:
    made, wrong = wanted(), stale()
    for file in (ART / name for name in wrong):
        if file in made:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(made[file], encoding="utf-8", newline="\n")
        else:
            file.unlink()
    return wrong


if __name__ == "__main__":
    if "--check" in sys.argv:
        late = stale()
        print("\n".join(late) or "all pictures are up to date")
        sys.exit(bool(late))
    print("\n".join(write()) or "nothing changed")
