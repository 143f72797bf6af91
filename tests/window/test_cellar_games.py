"""Whole games of Comme des Rats in a real window, from the title to the results."""

from __future__ import annotations

import json
from pathlib import Path

import play_cellar
import pytest

from ratland_desktop.games.comme_des_rats.rules.keeping import COMME_DES_RATS_KEEPING
from ratland_desktop.saves.store import Store

pytestmark = [pytest.mark.window, pytest.mark.slow]


@pytest.mark.parametrize(
    ("people", "by"), [("4", ()), ("2", ("--keys",))], ids=["four by mouse", "two and the Third Rat by keys"]
)
def test_people_play_from_the_title_to_the_results(
    people: str, by: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play_cellar.main(["--people", people, *by, "--data-dir", str(tmp_path)]) == 0
    done = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert done["results"] == 1 and done["decision"] >= 10
    store = Store(tmp_path / "saves", {"comme_des_rats": COMME_DES_RATS_KEEPING})
    (game,) = store.games()
    opened = store.open(game.id)
    opened.keeper.close()
    assert game.over and sum(seat.is_human for seat in opened.seats) == int(people)
    third_rat = opened.match.view(None).options.third_rat
    assert len(opened.seats) == int(people) + (third_rat is not None) and (third_rat is not None) == (
        people == "2"
    )
    assert not list(tmp_path.rglob("report-*"))
