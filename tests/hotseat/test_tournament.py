"""The tournament counts honestly, can be repeated, and shows that the levels are in order."""

from __future__ import annotations

import json
from io import StringIO

import pytest

from ratland_desktop.__main__ import main
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.games.ratland.trials import TRIALS
from ratland_desktop.hotseat import tournament
from ratland_desktop.hotseat.brains import brain_at
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.tournament import Pairing, Played, hold, matrix, summed_up
from ratland_desktop.hotseat.trials import Trials
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch

PROMISED = {
    "challenger", "opponents", "players", "games", "win_share", "low", "high", "decision_ms_p95",
}  # fmt: skip


def pairing(challenger: Level, opponent: Level, players: int = 4, clans: bool = False) -> Pairing:
    return Pairing(TRIALS, challenger, (opponent,) * (players - 1), Options(players, clans))


def test_shared_victories_count_in_parts() -> None:
    games = [Played(1.0, 10, 5.0, (1.0,)), Played(0.5, 8, 8.0, (3.0,)), Played(0.0, 3, 9.0, ())]
    result = summed_up(pairing(Level.SOLID, Level.RANDOM), games)
    assert result.win_share == pytest.approx(0.5) and result.games == 3
    assert result.points == pytest.approx(7) and result.decision_ms_p95 == 3.0


def test_every_deal_is_played_once_from_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []
    new_match = Trials.new_match

    def noted(trials: Trials, options: Options, seed: int) -> AnyMatch:
        dealt.append(seed)
        return new_match(trials, options, seed)

    monkeypatch.setattr(Trials, "new_match", noted)
    list(hold([pairing(Level.RANDOM, Level.RANDOM, 3)], 6, 40, 1, None))
    assert dealt == [40, 40, 40, 41, 41, 41]


def test_levels_against_themselves_win_their_fair_share() -> None:
    result = next(hold([pairing(Level.RANDOM, Level.RANDOM)], 200, 1, 1, None))
    assert result.low < 0.25 < result.high


def without_time(results: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{key: value for key, value in match.items() if key != "decision_ms_p95"} for match in results]


def test_the_number_of_jobs_changes_no_result() -> None:
    pairings = [pairing(Level.SOLID, Level.BEGINNER, clans=True)]
    alone = [result.written() for result in hold(pairings, 8, 5, 1, None)]
    shared = [result.written() for result in hold(pairings, 8, 5, 2, None)]
    assert without_time(alone) == without_time(shared)


def test_the_json_has_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["tournament", "--games", "2", "--levels", "random,beginner", "--players", "3", "--json"]) == 0
    )
    matches = json.loads(capsys.readouterr().out)["matches"]
    assert len(matches) == 4
    assert all(set(match) >= PROMISED for match in matches)
    assert {(match["challenger"], match["opponents"]) for match in matches} == {
        (one, other) for one in ("random", "beginner") for other in ("random", "beginner")
    }


def test_a_mixed_table_is_named_by_its_seats(capsys: pytest.CaptureFixture[str]) -> None:
    main(["tournament", "--games", "2", "--seats", "solid,random,beginner", "--json"])
    match = json.loads(capsys.readouterr().out)["matches"][0]
    assert (match["challenger"], match["opponents"], match["players"]) == ("solid", "random+beginner", 3)


@pytest.mark.parametrize(
    "wrong", ["--players 13", "--games 0", "--levels clever", "--pairs solid", "--seats solid"]
)
def test_a_wrong_command_is_refused_in_one_line(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["tournament", *wrong.split()])
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == "" and said.err.count("\n") == 1
    assert said.err.startswith(f"ratland tournament: argument {wrong.split()[0]}: ")


def test_the_bar_fills_up() -> None:
    bar = StringIO()
    list(hold([pairing(Level.RANDOM, Level.RANDOM, 2)], 3, 1, 1, bar))
    assert "3/3" in bar.getvalue() and "#" * tournament.BAR in bar.getvalue()


def test_the_matrix_sets_every_level_against_every_level() -> None:
    assert len({*matrix(tuple(Level))}) == len(Level) ** 2


def test_solid_beats_beginners_and_naive_players() -> None:
    pairings = [pairing(Level.SOLID, Level.BEGINNER), pairing(Level.SOLID, Level.NAIVE)]
    for result in hold(pairings, 32, 11, 1, None):
        assert result.low > 0.25, result


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "wins"), [(Level.BEGINNER, 0.45), (Level.STEADY, 0.30), (Level.SOLID, 0.15)]
)
def test_a_naive_player_meets_soft_steps(level: Level, wins: float) -> None:
    result = next(hold([pairing(Level.NAIVE, level)], 400, 2026, 1, None))
    assert result.win_share == pytest.approx(wins, abs=0.08)


def test_the_youngest_feed_their_clans_better_than_chance_does() -> None:
    def buried(level: Level) -> int:
        graves = 0
        for game in range(12):
            match, dice = TRIALS.new_match(Options(4), game), Dice(game)
            while not match.over:
                for question in match.open_questions:
                    seen = match.view(question.seat)
                    match.answer(
                        question.seat, brain_at(TRIALS.brain).choose(seen, question, dice, level).answer
                    )
            graves += sum(sewer.buried for sewer in match.view(None).sewers)
        return graves

    assert buried(Level.BEGINNER) < buried(Level.RANDOM)


def test_a_level_may_have_a_character(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "--games", "2", "--pairs", "solid/raider:solid"]) == 0
    assert "solid/raider : solid" in capsys.readouterr().out
    for odd in ("solid/poet:solid", "solid/:solid", "poet/raider:solid"):
        with pytest.raises(SystemExit):
            main(["tournament", "--games", "2", "--pairs", odd])
        assert "does not play this game" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [Options(4), Options(2), Options(6), Options(4, clans=True), Options(4, board=Board.EVERYONE)],
    ids=["four", "two", "six", "clans", "aggressive"],
)
def test_cunning_beats_solid(options: Options) -> None:
    opponents = (Level.SOLID,) * (options.players - 1)
    result = next(hold([Pairing(TRIALS, Level.CUNNING, opponents, options)], 16, 3, 1, None))
    assert result.low > 1 / options.players, result
