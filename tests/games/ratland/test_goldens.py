"""Whole games, word for word as they were: nobody changes the rules or the dice without noticing."""

from __future__ import annotations

import difflib

import make_goldens
import pytest

from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.rules.happenings import PhaseBegan, RoundBegan
from ratland_desktop.games.ratland.rules.retelling import HEAR
from tests.games.ratland.kit import QUESTIONS

HOW = "If that was meant: .venv/bin/python scripts/make_goldens.py, and read the difference."


@pytest.mark.parametrize("name", make_goldens.GAMES)
def test_a_whole_game_goes_as_it_is_written_down(name: str) -> None:
    path = make_goldens.GOLDENS / f"{name}.txt"
    assert path.exists(), f"{path.name} is missing. {HOW}"
    golden = path.read_text(encoding="utf-8").splitlines()
    now = make_goldens.playthrough(name).splitlines()
    change = [*difflib.unified_diff(golden, now, "written down", "played now", lineterm="", n=2)]
    assert not change, "\n".join([f"{name} goes another way. {HOW}", *change[:30]])


def test_no_golden_lies_about_that_no_game_makes() -> None:
    assert {path.stem for path in make_goldens.GOLDENS.iterdir()} == set(make_goldens.GAMES)


def test_between_them_the_goldens_show_every_happening_event_and_question() -> None:
    shown = set[str]().union(
        *[make_goldens.shown_in(make_goldens.playthrough(name)) for name in make_goldens.GAMES]
    )
    happenings = {kind.__name__ for kind in HEAR} - {PhaseBegan.__name__, RoundBegan.__name__}
    wanted = happenings | set(EVENTS) | {question.kind for question in QUESTIONS}
    assert wanted <= shown, "scripts/make_goldens.py --search finds seeds that do"
