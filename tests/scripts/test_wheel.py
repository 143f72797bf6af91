"""The package a stranger installs carries the art and the words, even when made from the source archive."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]


def build(kind: str, source: Path, into: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (made,) = into.iterdir()
    return made


def shipped(folder: str) -> set[str]:
    """The files of a top-level folder, as the wheel should name them."""
    files = (file for file in (CHECKOUT / folder).rglob("*") if file.is_file())
    return {f"ratland_desktop/_{file.relative_to(CHECKOUT).as_posix()}" for file in files}


@pytest.mark.slow
def test_a_wheel_made_from_the_source_archive_holds_the_code_the_art_and_the_words(tmp_path: Path) -> None:
    archive = build("sdist", CHECKOUT, tmp_path / "sdist")
    with tarfile.open(archive) as tar:
        tar.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    wheel = build("wheel", source, tmp_path / "wheel")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "ratland_desktop/__main__.py" in names
    assert shipped("assets") and shipped("assets") <= names
    assert shipped("locales") and shipped("locales") <= names
    assert not [name for name in names if name.startswith(("tests/", "scripts/", "docs/"))]
