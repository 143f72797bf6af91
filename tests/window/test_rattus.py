"""Whole games of Rattus in a real window, from title to results: by mouse alone, and by keys alone."""

from __future__ import annotations

import json
from pathlib import Path

import play_rattus
import pytest

from ratland_desktop.games.rattus.rules.keeping import RATTUS_KEEPING
from ratland_desktop.saves.store import Store

pytestmark = [pytest.mark.window, pytest.mark.slow]


@pytest.mark.parametrize(("people", "device"), [(4, ()), (2, ("--keys",))])
def test_people_play_from_the_title_to_the_results(
    people: int, device: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--people", str(people), *device, "--data-dir", str(tmp_path)]
    assert play_rattus.main(words) == 0
    done = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert done["results"] == 1
    assert done["decision"] > 20 * people  # everybody settled, placed and moved the plague several times
    (game,) = Store(tmp_path / "saves", {"rattus": RATTUS_KEEPING}).games()
    assert game.over and len(game.names) == people
    assert not list(tmp_path.rglob("report-*"))
