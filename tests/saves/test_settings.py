"""Settings survive whatever happens to their file."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from ratland_desktop.saves.settings import (
    Motion,
    Settings,
    SettingsStore,
    Speed,
    TextSize,
    settings_from,
    to_json,
)
from tests.saves.pipes import pipe_at

NAMES = [field.name for field in fields(Settings)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def put(path: Path, content: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


def codes(store: SettingsStore) -> list[str]:
    return [notice.code for notice in store.take_notices()]


def test_the_first_start_has_defaults_and_nothing_to_tell(path: Path) -> None:
    store = SettingsStore(path)
    assert store.settings == Settings()
    assert codes(store) == []
    assert not path.exists()


def test_what_was_changed_is_there_next_time(path: Path) -> None:
    store = SettingsStore(path)
    store.change(language="fr", text_size=TextSize.LARGER, speed=Speed.INSTANT, music_volume=0, muted=True)
    assert store.save()
    assert SettingsStore(path).settings == store.settings
    assert [child.name for child in path.parent.iterdir()] == ["settings.json"]


def test_a_change_that_is_not_allowed_is_our_mistake_and_changes_nothing(path: Path) -> None:
    store = SettingsStore(path)
    with pytest.raises(ValueError, match="sound_volume"):
        store.change(sound_volume=101)
    assert store.settings == Settings()


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[1, 2]", b"null", b"\xff\xfe\x00", b"[" * 60_000, b" " * 100_000]
)
def test_a_damaged_file_is_set_aside_and_the_game_starts_fresh(path: Path, damage: bytes) -> None:
    store = SettingsStore(put(path, damage))
    assert store.settings == Settings()
    (notice,) = store.take_notices()
    assert notice.code == "shell.message.settings_damaged"
    aside = path.with_name(str(notice.params["file"]))
    assert aside.name.startswith("settings.damaged-")
    assert aside.read_bytes() == damage
    assert not path.exists()
    assert store.take_notices() == []


def test_a_bad_value_falls_back_alone(path: Path) -> None:
    good = {"language": "de", "speed": "4", "music_volume": 10}
    bad = {"sound_volume": 1000, "text_size": "gigantic", "muted": "yes", "window_width": 12.5, "hints": None}
    store = SettingsStore(put(path, good | bad))
    assert store.settings == settings_from(good)
    assert store.settings.speed is Speed.FOURFOLD
    assert codes(store) == []


def test_half_a_character_is_no_language(path: Path) -> None:
    store = SettingsStore(put(path, rb'{"language": "\ud800", "motion": "reduced"}'))
    assert store.settings == Settings(motion=Motion.REDUCED)
    store.change(muted=True)
    assert store.save()


def test_settings_of_a_newer_version_stay_in_the_file(path: Path) -> None:
    store = SettingsStore(put(path, {"language": "es", "cheese_brightness": [1, 2]}))
    store.change(language="de")
    assert store.save()
    assert json.loads(path.read_bytes())["cheese_brightness"] == [1, 2]


def test_settings_of_a_newer_version_that_are_too_deep_to_be_written_stay_as_they_are(path: Path) -> None:
    """Python may read deeper lists than it can write from where it is just then."""
    store = SettingsStore(put(path, b'{"newer": ' + b"[" * 150 + b"]" * 150 + b"}"))
    store.change(muted=True)
    assert store.save()
    before, limit = path.read_bytes(), sys.getrecursionlimit()
    store.change(muted=False)
    sys.setrecursionlimit(len(inspect.stack()) + 130)
    try:
        assert not store.save()
    finally:
        sys.setrecursionlimit(limit)
    assert path.read_bytes() == before
    assert codes(store) == ["shell.message.settings_not_saved"]


def test_a_folder_that_cannot_be_written_is_told_once_and_settings_hold(path: Path) -> None:
    path.parent.write_text("a file stands where the folder should be")
    store = SettingsStore(path)
    store.take_notices()
    for language in ("de", "fr"):
        store.change(language=language)
        assert not store.save()
    assert store.settings.language == "fr"
    assert codes(store) == ["shell.message.settings_not_saved"]


def test_a_file_that_cannot_be_read_is_told_and_left_alone(path: Path) -> None:
    path.mkdir(parents=True)
    store = SettingsStore(path)
    assert store.settings == Settings()
    assert codes(store) == ["shell.message.settings_unreadable"]
    assert path.is_dir()


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_a_pipe_in_place_of_the_file_does_not_keep_us_waiting(path: Path) -> None:
    path.parent.mkdir()
    with pipe_at(path):
        assert codes(SettingsStore(path)) == ["shell.message.settings_unreadable"]


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
@pytest.mark.parametrize("target", ["settings.json", "/dev/zero"])
def test_a_link_that_leads_to_no_file_is_told_and_left_alone(path: Path, target: str) -> None:
    path.parent.mkdir()
    path.symlink_to(target)
    assert codes(SettingsStore(path)) == ["shell.message.settings_unreadable"]
    assert path.is_symlink()


def test_an_interrupted_write_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SettingsStore(path)
    store.change(language="de")
    store.save()
    before = path.read_bytes()

    def no_room(*_: object) -> None:
        raise OSError("no room left on the disk")

    monkeypatch.setattr("os.fsync", no_room)
    store.change(language="fr")
    assert not store.save()
    assert path.read_bytes() == before
    assert [child.name for child in path.parent.iterdir()] == ["settings.json"]


def test_nothing_is_written_when_nothing_changed(path: Path) -> None:
    store = SettingsStore(path)
    store.change(language="de")
    store.change(language="")
    assert store.save()
    assert not path.exists()


anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 20_000),
    st.floats(allow_nan=False),
    st.text(max_size=20),
    st.sampled_from(["", "de", "normal", "large", "full", "reduced", "1", "instant", "hold", "click_twice"]),
    st.lists(st.integers(), max_size=2),
)


@given(name=st.sampled_from(NAMES), value=anything)
def test_the_quick_reader_and_pydantic_allow_the_same_values(name: str, value: Any) -> None:
    defaults = json.loads(json.dumps(asdict(Settings())))
    wanted = json.dumps(defaults | {name: value})
    quick = settings_from(json.loads(wanted))
    try:
        thorough = TypeAdapter(Settings).validate_json(wanted, strict=True)
    except ValidationError:
        assert quick == Settings()
    else:
        assert quick == thorough


def test_pydantic_checks_what_is_written() -> None:
    with pytest.raises(ValidationError):
        to_json(Settings(window_width=3))


def test_reading_the_settings_does_not_wait_for_pydantic(tmp_path: Path) -> None:
    program = (
        "import sys, pathlib; from ratland_desktop.saves.settings import SettingsStore; "
        "SettingsStore(pathlib.Path(sys.argv[1])); print('pydantic' in sys.modules)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "settings.json")],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).resolve().parents[2],
    )
    assert ran.stdout.strip() == "False"
