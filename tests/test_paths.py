"""Everything is found in a checkout, a wheel and a frozen app; `--data-dir` keeps all writing together."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ratland_desktop import paths
from ratland_desktop.paths import find_places

ROOT = Path(__file__).resolve().parents[1]


def test_a_checkout_reads_its_own_folders() -> None:
    places = find_places()
    assert (places.assets, places.locales) == (ROOT / "assets", ROOT / "locales")


def test_a_wheel_carries_them_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "ratland_desktop"
    for name in ("_assets", "_locales"):
        (package / name).mkdir(parents=True)
    monkeypatch.setattr(paths, "PACKAGE", package)
    places = find_places()
    assert (places.assets, places.locales) == (package / "_assets", package / "_locales")


def test_a_frozen_app_finds_them_where_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("assets", "locales"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    places = find_places()
    assert (places.assets, places.locales) == (tmp_path / "assets", tmp_path / "locales")


def test_a_data_dir_keeps_everything_that_is_written(tmp_path: Path) -> None:
    places = find_places(tmp_path / "here")
    for written in (places.settings, places.saves, places.reports):
        assert tmp_path / "here" in written.parents
    assert not (tmp_path / "here").exists()


def test_without_one_the_platforms_folders_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("the variables below are Linux's")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    places = find_places()
    assert places.settings == tmp_path / "config" / "RatLand" / "settings.json"
    assert places.saves == tmp_path / "data" / "RatLand" / "saves"
