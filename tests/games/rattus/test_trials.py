"""Rattus in simulations: all keys of the report, and wins by the class cards that seats hold at the end."""

from __future__ import annotations

import json

import pytest

from ratland_desktop.__main__ import main
from ratland_desktop.games.rattus.rules.cards import CARDS

KEYS = {
    "games_per_second", "decisions_per_second", "microseconds_per_decision", "yardstick_ratio",
    "peak_memory_mb", "rounds", "scores", "wins_by_seat", "classes",
}  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_simulation_reports_wins_by_class(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--game", "rattus", "--games", "8", "--players", str(players), "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == KEYS
    assert found["classes"].keys() <= CARDS.keys() and len(found["classes"]) > 3
    for share in found["classes"].values():
        assert 0 <= share["wins"] <= share["games"] <= 8
    assert len(found["wins_by_seat"]) == players
