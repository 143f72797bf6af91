"""Whole games, word for word as they were: nobody changes the rules or the dice without noticing."""

from __future__ import annotations

import difflib
from pathlib import Path

import _goldens
import make_goldens
import pytest
from _goldens import folder_of, playthrough, playthroughs_of

HOW = "If that was meant: .venv/bin/python scripts/make_goldens.py --game {}, and read the difference."
WITH_GOLDENS = make_goldens.with_goldens()
EVERY = [(game, name) for game in WITH_GOLDENS for name in playthroughs_of(game).games]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_whole_game_goes_as_it_is_written_down(game: str, name: str) -> None:
    path = folder_of(game) / f"{name}.txt"
    assert path.exists(), f"{path.name} is missing. {HOW.format(game)}"
    golden = path.read_text(encoding="utf-8").splitlines()
    now = playthrough(playthroughs_of(game), name).splitlines()
    change = [*difflib.unified_diff(golden, now, "written down", "played now", lineterm="", n=2)]
    assert not change, "\n".join([f"{name} goes another way. {HOW.format(game)}", *change[:30]])


@pytest.mark.parametrize("game", WITH_GOLDENS)
def test_no_golden_lies_about_that_no_game_makes(game: str) -> None:
    assert {path.stem for path in folder_of(game).iterdir()} == {*playthroughs_of(game).games}


def test_a_game_gets_its_first_goldens_from_its_samples(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(make_goldens, "folder_of", lambda game: tmp_path / game)
    assert make_goldens.main(["--game", "crumbs"]) == 0
    assert capsys.readouterr().out.split() == [
        "new", "crumbs/two_and_the_mouse.txt", "new", "crumbs/three_and_the_mouse.txt",
    ]  # fmt: skip
    told = (tmp_path / "crumbs" / "two_and_the_mouse.txt").read_text("utf-8").splitlines()
    assert told[1] == f"options 2, seed {_goldens.SEED}, answers by chance with seed {_goldens.SEED + 1}"
    assert told[2] == "   RoundBegan: number 1" and told[3] == "   Drew: seat 0"
    assert any(line.startswith("   > seat 1, aim: ") for line in told)
    make_goldens.main(["--game", "crumbs"])
    assert capsys.readouterr().out.count("as it was") == 2
