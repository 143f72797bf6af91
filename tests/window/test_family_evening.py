"""A whole game in a real window, from the title to the results, by mouse alone."""

from __future__ import annotations

import json
from pathlib import Path

import play_by_mouse
import pytest

from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.saves.store import Store

pytestmark = [pytest.mark.window, pytest.mark.slow]


def test_two_people_play_from_the_title_to_the_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play_by_mouse.main(["--people", "2", "--data-dir", str(tmp_path)]) == 0
    done = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert done["results"] == 1 and done["curtain"] >= 8  # at least four rounds for each of the two
    (game,) = Store(tmp_path / "saves", {"ratland": RATLAND_KEEPING}).games()
    assert game.over and len(game.names) == 2
    assert not list(tmp_path.rglob("report-*"))
