"""Rattus in simulations: all keys of the report, and wins by the class cards that seats hold at the end."""

from __future__ import annotations

import pytest

from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.trials import TRIALS
from ratland_desktop.hotseat.simulation import play_chunk
from ratland_desktop.hotseat.simulation_report import RunCost, as_text, figures

GAMES = 8
KEYS = {
    "games_per_second", "decisions_per_second", "microseconds_per_decision", "yardstick_ratio",
    "peak_memory_mb", "rounds", "scores", "wins_by_seat", "classes",
}  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_simulation_reports_wins_by_class(players: int) -> None:
    totals = play_chunk(TRIALS, TRIALS.options(players, {}, None), 1, range(GAMES))
    cost = RunCost(seconds=1.0, ratio=1.0, memory_mb=None)
    found = figures(totals, cost)
    assert found.keys() == KEYS
    assert found["classes"].keys() <= CARDS.keys() and len(found["classes"]) > 3
    for share in found["classes"].values():
        assert 0 <= share["wins"] <= share["games"] <= GAMES
    assert sum(share["games"] for share in found["classes"].values()) <= GAMES * len(CARDS)
    assert len(found["wins_by_seat"]) == players
    assert "wins by class" in as_text(totals, cost, players)
