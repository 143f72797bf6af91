"""`ratland simulate`: its figures, its independence of the number of jobs, and how it refuses nonsense."""

import gc
import json

import pytest

from ratland_desktop.__main__ import main
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.games.ratland.trials import TRIALS
from ratland_desktop.hotseat import simulation
from ratland_desktop.hotseat.simulation_report import peak_memory_mb

KEYS = {
    "games_per_second", "decisions_per_second", "microseconds_per_decision", "yardstick_ratio",
    "peak_memory_mb", "rounds", "scores", "wins_by_seat", "wins_by_clan",
}  # fmt: skip
OF_THE_CLOCK = {
    "games_per_second", "decisions_per_second", "microseconds_per_decision", "yardstick_ratio",
    "peak_memory_mb",
}  # fmt: skip


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock's figures do not matter here."""
    monkeypatch.setattr(simulation, "YARDSTICK_REPEATS", 1)
    monkeypatch.setattr(simulation, "GAMES_IN_A_REPEAT", 1)


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, dict[str, float]]:
    assert main(["simulate", "--json", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def results(figures: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    return {key: value for key, value in figures.items() if key not in OF_THE_CLOCK}


@pytest.mark.usefixtures("brief")
def test_the_figures_have_the_names_that_others_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate(capsys, "--games", "20")
    assert set(found) == KEYS
    assert all(found[key] > 0 for key in OF_THE_CLOCK)  # type: ignore[operator]
    assert list(found["wins_by_seat"]) == ["1", "2", "3", "4"]
    assert found["wins_by_clan"] == {}
    assert 5 <= found["rounds"]["lowest"] <= found["rounds"]["highest"] <= 9


@pytest.mark.usefixtures("brief")
def test_every_game_has_a_winner_among_seats_and_among_clans(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate(capsys, "--games", "30", "--players", "6", "--clans", "--board", "secret")
    for key in ("wins_by_seat", "wins_by_clan"):
        shares: list[dict[str, float]] = list(found[key].values())  # type: ignore[arg-type]
        assert sum(share["wins"] for share in shares) >= 30
        assert all(share["low"] <= share["share"] <= share["high"] for share in shares)


@pytest.mark.usefixtures("brief")
def test_the_same_seed_gives_the_same_results_with_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "GAMES_IN_A_CHUNK", 7)
    command = ("--games", "30", "--players", "3", "--clans", "--seed", "5")
    alone = results(simulate(capsys, *command))
    assert results(simulate(capsys, *command, "--jobs", "2")) == alone
    assert results(simulate(capsys, *command[:-1], "6")) != alone


@pytest.mark.usefixtures("brief")
def test_a_lost_rat_is_reported_as_an_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratland_desktop.games.ratland.trials.rats_in_game", lambda players: 116)
    assert main(["simulate", "--games", "1"]) == 1
    assert "115 rats" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ["--players", "1"],
        ["--players", "13"],
        ["--games", "0"],
        ["--games", "many"],
        ["--jobs", "0"],
        ["--board", "square"],
        ["--food", "raw"],
        ["--nonsense"],
    ],
)
def test_odd_options_get_one_sentence_and_exit_code_2(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", *wrong])
    said = capsys.readouterr()
    assert left.value.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert wrong[0] in said.err


@pytest.mark.usefixtures("brief")
def test_people_get_the_same_figures_as_text_and_no_bar_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "10", "--players", "2", "--clans", "--food", "sorted"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    for words in ("10 games, 2 players", "yardstick ratio", "rounds:", "wins by seat", "wins by clan"):
        assert words in said.out


@pytest.mark.usefixtures("brief")
def test_a_terminal_gets_a_bar_that_is_wiped_at_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["simulate", "--games", "60"]) == 0
    drawn = capsys.readouterr().err
    assert "50 of 60 games" in drawn
    assert drawn.endswith(" \r")


def test_players_throw_dice_of_their_own_in_every_game() -> None:
    seeds = set()
    for seed in range(3):
        for game in range(50):
            match, dice = simulation.deal(TRIALS, Options(2), seed, game)
            assert match.question(0) is not None
            seeds |= {match.seed, dice.below(10**15)}
    assert len(seeds) == 2 * 3 * 50


def test_a_match_goes_whole_when_it_is_over_without_the_garbage_collector() -> None:
    with simulation.uncollected():
        gc.collect()
        for players in (2, 4, 12):
            simulation.play_chunk(TRIALS, Options(players, clans=True, board=Board.SECRET), 1, range(3))
        assert not gc.isenabled()
        assert gc.collect() == 0
    assert gc.isenabled()


@pytest.mark.alone
def test_a_game_for_four_takes_a_twentieth_of_the_yardstick_or_little_more() -> None:
    with simulation.uncollected():
        simulation.play_chunk(TRIALS, Options(4, first=0), 1, range(300))  # what is shared has been made
        best = max(simulation.yardstick_ratio(TRIALS, Options(4, first=0), seed) for seed in range(5))
    assert best >= 20 / 1.3  # less than 1.3 times is a tie on a shared machine


@pytest.mark.alone
def test_cost_grows_no_faster_than_the_number_of_players() -> None:
    with simulation.uncollected():
        two, twelve = (
            max(simulation.yardstick_ratio(TRIALS, Options(players, first=0), seed) for seed in range(3))
            for players in (2, 12)
        )
    assert two / twelve <= 6


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 6, 12])
def test_with_clans_and_secret_boards_no_rat_is_lost(players: int) -> None:
    options = Options(players, clans=True, board=Board.SECRET)
    assert simulation.play_chunk(TRIALS, options, 1, range(200)).games == 200


@pytest.mark.alone
def test_ten_thousand_games_stay_below_80_mb(capsys: pytest.CaptureFixture[str]) -> None:
    before = peak_memory_mb(1)
    simulation.play_chunk(TRIALS, Options(4), 1, range(10_000))
    after = peak_memory_mb(1)
    assert before is not None and after is not None
    assert after - before < 60  # Python and our rules themselves need less than 20
