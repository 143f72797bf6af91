"""A round at the open table takes no longer than a family likes, by the table's own clock."""

from __future__ import annotations

import json

import bench_pace
import pytest
from bench_pace import TABLES, Table, watch_rounds


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.players} players")
@pytest.mark.parametrize("by_hand", [True, False], ids=["by hand", "watched"])
def test_a_round_does_not_take_long(table: Table, by_hand: bool) -> None:
    """In German, the longest language. No real time passes, so a busy machine changes nothing."""
    rounds = watch_rounds(table, 3, "de", by_hand=by_hand)
    assert 0 < rounds.figures["seconds_median"] <= table.most_seconds
    assert len(rounds.seconds) >= 15


@pytest.mark.slow
def test_the_script_prints_medians_by_number_of_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench_pace.py", "--games", "1", "--json"])
    bench_pace.main()
    printed = json.loads(capsys.readouterr().out)
    for way in ("pace", "watched"):
        assert [*printed[way]] == ["2", "4", "12"]
        for figures in printed[way].values():
            assert figures["seconds_median"] > 0 and figures["steps_median"] > 0
