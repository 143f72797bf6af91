"""`ratland simulate` and `ratland tournament` give the recorded figures for the same seed."""

from __future__ import annotations

import json

import pytest
from make_trial_figures import COMMANDS, FIGURES, printed

from ratland_desktop.hotseat import simulation

RECORDED = json.loads(FIGURES.read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock's figures do not matter here."""
    monkeypatch.setattr(simulation, "YARDSTICK_REPEATS", 1)
    monkeypatch.setattr(simulation, "GAMES_IN_A_REPEAT", 1)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_prints_what_was_recorded(command: str) -> None:
    found, recorded = printed(command), RECORDED[command]
    assert found == recorded
    assert json.dumps(found) == json.dumps(recorded)  # in the same order


def test_nothing_is_recorded_that_no_command_prints() -> None:
    assert [*RECORDED] == [*COMMANDS]
