"""Comme des Rats in simulations: its variants, and how rounds and games end."""

from __future__ import annotations

import json

import pytest

from ratland_desktop.__main__ import main
from ratland_desktop.hotseat import simulation


@pytest.mark.parametrize(
    ("players", "flags"),
    [(2, ()), (3, ("--roles",)), (4, ("--four-dice",)), (5, ("--four-dice", "--roles"))],
)
def test_every_round_and_every_game_ends_for_a_reason(
    players: int, flags: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "YARDSTICK_REPEATS", 1)
    monkeypatch.setattr(simulation, "GAMES_IN_A_REPEAT", 1)
    asked = ("--game", "comme_des_rats", "--games", "12", "--players", str(players), *flags)
    assert main(["simulate", "--json", *asked]) == 0
    found = json.loads(capsys.readouterr().out)
    endings = found["endings"]
    rounds = sum(count for kind, count in endings.items() if kind.startswith("round_"))
    assert rounds == round(12 * found["rounds"]["mean"])
    for kinds in ("game_", "won_by_"):
        assert sum(count for kind, count in endings.items() if kind.startswith(kinds)) == 12
    assert bool(found["wins_by_role"]) is ("--roles" in flags)
    assert [*found["wins_by_seat"]] == [str(seat + 1) for seat in range(max(3, players))]
