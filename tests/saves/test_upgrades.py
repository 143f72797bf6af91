"""Saves of every format that was ever released open; an upgrade works on a copy, one step at a time."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import make_save_fixture
import pytest

from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.saves import resuming
from ratland_desktop.saves.layout import FORMAT, BadSave, from_bytes
from ratland_desktop.saves.model import SaveEntries
from ratland_desktop.saves.resuming import resume
from ratland_desktop.saves.upgrades import UPGRADES, upgraded
from ratland_desktop.tabletop.dice import Dice
from tests.saves.playing import SHELF, file_of, match_after, play_on

FIXTURES = Path(__file__).parent / "fixtures"
RELEASED = sorted(FIXTURES.glob("format-*[0-9].json"))


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: path.stem)
def test_a_save_of_every_released_format_opens_as_it_was(path: Path) -> None:
    raw = path.read_bytes()
    resumed = resume("", raw, SHELF)
    expected = json.loads(path.with_suffix(".expected.json").read_text(encoding="utf-8"))
    found = json.loads(json.dumps(make_save_fixture.what_it_looks_like(resumed.match)))
    if from_bytes(raw)["rules"] == RATLAND_KEEPING.rules:
        assert found == expected and resumed.notices == ()
    else:  # a rule changed since: the round may begin again, but nothing before it is lost
        assert [found["rounds"], found["answers"]] == [expected["rounds"], expected["answers"]]
    assert resumed.line.title == "Pi day"
    assert [seat.name for seat in resumed.seats] == ["Ada", "Oma Ilse", "Zoë", "Käsefuß"]
    assert resumed.seats[3].player == "solid"
    assert play_on(resumed.match, Dice(2)).over


def test_every_format_up_to_todays_has_its_save_and_its_upgrade() -> None:
    assert [path.stem for path in RELEASED] == [f"format-{number}" for number in range(1, FORMAT + 1)]
    assert set(UPGRADES) == set(range(1, FORMAT))
    assert SaveEntries.model_json_schema()["properties"]["format"]["const"] == FORMAT


def test_todays_fixture_is_what_the_script_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_save_fixture, "FOLDER", tmp_path)
    make_save_fixture.main()
    name = f"format-{FORMAT}.json"
    written, kept = (from_bytes((folder / name).read_bytes()) for folder in (tmp_path, FIXTURES))
    assert written.keys() == kept.keys()


# An older format that never was: seats had no badge, and the title was called name.


def from_0_to_1(entries: dict[str, Any]) -> dict[str, Any]:
    for seat in entries["seats"]:
        seat["badge"] = "bow"
    entries["title"] = entries.pop("name")
    return entries


def as_format_0(entries: dict[str, Any]) -> dict[str, Any]:
    old = copy.deepcopy(entries)
    for seat in old["seats"]:
        del seat["badge"]
    old["name"] = old.pop("title")
    del old["order"]
    return {**old, "format": 0}


def test_an_older_save_is_upgraded_on_a_copy_and_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = file_of(match_after(20), "Sunday")
    old = as_format_0(from_bytes(raw))
    before = copy.deepcopy(old)
    steps = {**UPGRADES, 0: from_0_to_1}
    assert upgraded(old, steps) == {**from_bytes(raw), "order": 0}
    assert old == before
    monkeypatch.setattr(resuming, "from_bytes", lambda raw: old)
    monkeypatch.setattr(resuming, "upgraded", lambda entries: upgraded(entries, steps))
    resumed = resume("", raw, SHELF)
    assert resumed.line.title == "Sunday" and resumed.match.journal == match_after(20).journal


def test_several_formats_are_upgraded_one_after_the_other() -> None:
    steps = {
        number: lambda entries, number=number: {**entries, "way": [*entries["way"], number]}
        for number in range(3)
    }
    assert upgraded({"format": 0, "way": []}, steps, to=3) == {"format": 3, "way": [0, 1, 2]}


@pytest.mark.parametrize(
    "entries", [{"format": 0}, {"format": 0, "seats": 7}, {"format": 0, "seats": [None]}]
)
def test_a_damaged_older_save_is_refused_by_its_upgrade(entries: dict[str, Any]) -> None:
    with pytest.raises(BadSave) as refused:
        upgraded(entries, {0: from_0_to_1})
    assert refused.value.code == "saves.error.damaged"


def test_a_format_that_never_was_is_refused() -> None:
    with pytest.raises(BadSave):
        upgraded({"format": 0})
