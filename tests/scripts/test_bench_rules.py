"""The measurement of the rules: all games in one run, compared with RatLand repeat by repeat."""

from __future__ import annotations

import json

import bench_rules
import pytest

from ratland_desktop.games import shelf


def test_every_game_with_rules_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench_rules.main(["--json", "--repeats", "1", "--decisions", "1"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]
    assert [*found] == [*shelf.TRIALS] and len(found) >= 4
    assert found["ratland"]["ratio_to_ratland"] == 1
    assert all(figure["microseconds_per_decision"] > 0 for figure in found.values())


def test_a_ratio_compares_games_in_the_same_repeat() -> None:
    """While the machine was slow, in the second repeat, both were slow: the ratio stays what it is."""
    found = bench_rules.figures({"ratland": [10.0, 40.0, 10.0], "other": [20.0, 80.0, 21.0]})
    assert found["other"] == {"microseconds_per_decision": 21.0, "ratio_to_ratland": 2.0}


def test_the_games_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def noted(trials: object, *more: object) -> float:
        order.append(trials.game.name)  # type: ignore[attr-defined]
        return 1.0

    monkeypatch.setattr(bench_rules, "microseconds", noted)
    assert {name: len(took) for name, took in bench_rules.measure(2, 5).items()} == dict.fromkeys(
        shelf.TRIALS, 2
    )
    assert order == [*shelf.TRIALS] * 3  # once to warm up


def test_people_get_a_line_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    bench_rules.main(["--repeats", "1", "--decisions", "1"])
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [*shelf.TRIALS]
