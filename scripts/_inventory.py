"""What an environment really holds: its Python, its packages, and whether their files are all there.

Only reads. Standard library only, and quick: it is asked before every start of the game.
"""

from __future__ import annotations

import csv
import re
import sysconfig
from pathlib import Path

HOME = re.compile(r"^home\s*=\s*(.+?)\s*$", re.MULTILINE)


def site_packages(folder: Path) -> list[Path]:
    """Where packages lie in an environment of this Python; some systems have two such places."""
    base = {"base": str(folder), "platbase": str(folder)}
    return sorted({Path(sysconfig.get_path(name, "venv", base)) for name in ("purelib", "platlib")})


def is_environment(folder: Path) -> bool:
    """Without pyvenv.cfg, the interpreter inside belongs to the Python that it was made from."""
    try:
        found = HOME.search((folder / "pyvenv.cfg").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return found is not None and Path(found[1]).is_dir()


def packages_in(folder: Path, *, whole: bool = True) -> dict[str, str]:
    """The packages and their versions; `whole`: only those of which every file is there."""
    abouts = [about for place in site_packages(folder) for about in place.glob("*-*.dist-info")]
    found = {}
    for about in abouts:
        name, _, version = about.stem.rpartition("-")
        if not whole or _is_whole(about):
            found[name.lower()] = version
    return found


def _is_whole(about: Path) -> bool:
    """Whether every file that was installed is there in its size. Python's own leftovers have none."""
    try:
        with (about / "RECORD").open(encoding="utf-8", newline="") as file:
            rows = [*csv.reader(file)]
        return all((about.parent / row[0]).stat().st_size == int(row[2]) for row in rows if row[2])
    except (OSError, ValueError, IndexError):
        return False
