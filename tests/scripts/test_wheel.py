"""The package a stranger installs carries the art and the words, even when made from the source archive."""

from __future__ import annotations

import sys
import tarfile
import zipfile
from pathlib import Path

import _build_wheel
import pytest
from _environment import Trouble

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, Path]:
    """The source archive, the wheel, and the wheel made from the archive."""
    return _build_wheel.packages(Path(sys.executable), tmp_path_factory.mktemp("packages"))


def shipped(folder: str) -> set[str]:
    """The files of a top-level folder, as the wheel should name them."""
    files = (file for file in (CHECKOUT / folder).rglob("*") if file.is_file())
    return {f"ratland_desktop/_{file.relative_to(CHECKOUT).as_posix()}" for file in files}


@pytest.mark.slow
def test_the_wheel_holds_the_code_the_art_the_words_and_the_licence(
    packages: tuple[Path, Path, Path],
) -> None:
    names = set(zipfile.ZipFile(packages[1]).namelist())
    assert "ratland_desktop/__main__.py" in names
    assert shipped("assets") and shipped("assets") <= names
    assert shipped("locales") and shipped("locales") <= names
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "scripts/", "docs/"))]


@pytest.mark.slow
def test_the_source_archive_holds_all_that_a_package_is_made_from(packages: tuple[Path, Path, Path]) -> None:
    with tarfile.open(packages[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"LICENSE", "README.md", "pyproject.toml", "requirements/build.txt"} <= names
    assert {"scripts/build_app.py", "scripts/bundle/ratland.spec", "scripts/bundle/READ_ME.txt"} <= names
    assert {
        f"scripts/bundle/licences/{text.name}" for text in CHECKOUT.glob("scripts/bundle/licences/*")
    } <= names


@pytest.mark.slow
def test_the_source_archive_makes_the_same_wheel(packages: tuple[Path, Path, Path]) -> None:
    assert _build_wheel.differences(packages[1], packages[2]) == []


def test_a_file_that_only_one_wheel_has_is_a_difference_and_so_is_another_content(tmp_path: Path) -> None:
    held = {"one": {"same": "1", "changed": "1", "lost": "1"}, "two": {"same": "1", "changed": "2"}}
    for name, files in held.items():
        with zipfile.ZipFile(tmp_path / name, "w") as wheel:
            for file, content in files.items():
                wheel.writestr(file, content)
    odd = _build_wheel.differences(tmp_path / "one", tmp_path / "two")
    assert set(odd) == {"changed", "lost"}


def test_what_cannot_be_built_is_said(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="wheel could not be made"):
        _build_wheel.make(Path(sys.executable), "wheel", tmp_path, tmp_path / "out")
