"""Every game that can be simulated: its commands, variants and pieces, and what is said about mistakes."""

from __future__ import annotations

import gc
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from ratland_desktop.__main__ import main
from ratland_desktop.games import shelf
from ratland_desktop.hotseat import simulation, tournament
from ratland_desktop.hotseat.brains import brain_at
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.trials import Chosen, Counted, Flag, Trials
from ratland_desktop.tabletop.dialogue import Happening, IllegalSetup
from tests.games.contract.shelf import SHELF
from tests.games.crumbs.rules import CRUMBS, Drew, View

pytestmark = pytest.mark.slow

ALL = shelf.trials()
for_every_game = pytest.mark.parametrize("name", ALL)


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock's figures do not matter here."""
    monkeypatch.setattr(simulation, "YARDSTICK_REPEATS", 1)
    monkeypatch.setattr(simulation, "GAMES_IN_A_REPEAT", 1)


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence that a wrong command gets."""
    with pytest.raises(SystemExit) as left:
        main([*words])
    said = capsys.readouterr()
    assert left.value.code == 2 and said.out == "" and said.err.count("\n") == 1
    return said.err


def set_ups(trials: Trials) -> Iterator[Any]:
    """Every combination of variants with the fewest, the usual and the most players that the rules allow."""
    values: list[tuple[str | bool, ...]] = [flag.choices or (False, True) for flag in trials.flags]
    for players in {trials.fewest, trials.usual_players, trials.most}:
        for each in product(*values):
            chosen = dict(zip([flag.name for flag in trials.flags], each, strict=True))
            options = trials.options(players, chosen, 0)
            try:
                trials.new_match(options, 1)
            except IllegalSetup:
                continue
            yield options


# --- every game on the shelf


@for_every_game
def test_every_game_is_on_the_shelf_under_its_own_name(name: str) -> None:
    assert ALL[name]().game.name == name


def test_the_contract_plays_every_game_on_the_shelf_and_crumbs() -> None:
    assert {*SHELF} == {*ALL, "crumbs"}, "a game has samples in tests/games/<name>/samples.py"
    assert [shelved.game.name for shelved in SHELF.values()] == [*SHELF]


def test_the_trials_of_a_game_are_beside_its_box() -> None:
    """A line in GAMES is all that a new game needs; those in the making can be simulated before."""
    assert {*shelf.TRIALS} == {*shelf.GAMES, *shelf.IN_THE_MAKING}
    assert [*shelf.TRIALS][: len(shelf.GAMES)] == [*shelf.GAMES]


@for_every_game
def test_every_game_can_be_simulated_and_its_figures_do_not_depend_on_jobs(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "GAMES_IN_A_CHUNK", 3)
    words = ("simulate", "--game", name, "--games", "8", "--seed", "3")
    alone, shared = (figures(capsys, *words, "--jobs", jobs) for jobs in ("1", "2"))
    trials = ALL[name]()
    counted = ["rounds", "scores", "wins_by_seat", *(by.figure for by in trials.wins_by)]
    counted += [each.name for each in trials.counted]
    assert {key: alone[key] for key in counted} == {key: shared[key] for key in counted}
    assert sum(share["wins"] for share in alone["wins_by_seat"].values()) >= 8
    assert alone["microseconds_per_decision"] > 0


@for_every_game
def test_what_a_game_counts_is_of_a_kind_that_its_set_up_can_have(name: str) -> None:
    trials = ALL[name]()
    for options in set_ups(trials):
        totals = simulation.play_chunk(trials, options, 1, range(2))
        for each in trials.counted:
            assert {*totals.counted[each.name]} == {*each.kinds(options)}
            assert totals.counted[each.name].total() > 0


@for_every_game
def test_no_piece_is_lost_in_any_variant_of_any_game(name: str) -> None:
    trials = ALL[name]()
    found = [*set_ups(trials)]
    assert len(found) >= 2
    for options in found:
        assert simulation.play_chunk(trials, options, 1, range(4)).games == 4


@pytest.mark.parametrize("name", SHELF)
def test_a_game_that_ends_with_a_piece_less_is_noticed(name: str) -> None:
    trials = ALL[name]() if name in ALL else CRUMBS_TRIALS
    options = trials.options(trials.usual_players, trials.usual, 0)
    match, dice = simulation.deal(trials, options, 1, 0)
    simulation.play_out(match, dice)
    assert trials.lost(match.view(None)) == ""
    SHELF[name].lose_a_piece(match._table)
    assert trials.lost(match.view(None)) != ""


@for_every_game
def test_matches_go_whole_without_the_garbage_collector(name: str) -> None:
    """Simulations switch it off."""
    trials = ALL[name]()
    options = trials.options(trials.usual_players, trials.usual, 0)
    with simulation.uncollected():
        simulation.play_chunk(trials, options, 1, range(1))
        gc.collect()
        simulation.play_chunk(trials, options, 1, range(1, 4))
        assert gc.collect() == 0


@for_every_game
def test_everything_about_a_game_reaches_other_processes(name: str) -> None:
    trials = ALL[name]()
    again = pickle.loads(pickle.dumps(trials))
    assert again.game.name == name and again.flags == trials.flags and again.lost is trials.lost


@for_every_game
def test_the_brain_of_every_game_plays_all_its_levels_to_the_end(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    trials = ALL[name]()
    playing = brain_at(trials.brain).LEVELS
    assert Level.RANDOM in playing and brain_at(trials.brain).FALLBACK in playing
    pairs = ",".join(f"{level.value}:random" for level in playing)
    words = ("--game", name, "--games", "1", "--players", str(trials.fewest), "--pairs", pairs)
    matches = figures(capsys, "tournament", *words)["matches"]
    assert [match["challenger"] for match in matches] == [level.value for level in playing]
    shown = {flag.name for flag in trials.flags if flag.in_tournaments}
    assert all(shown <= set(match) for match in matches)


def test_without_a_name_it_is_the_first_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert next(iter(ALL)) == "ratland"
    found = [
        figures(capsys, "simulate", "--games", "5", *more)["scores"] for more in ((), ("--game=ratland",))
    ]
    assert found[0] == found[1]


def test_a_seat_that_nobody_plays_is_counted_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--game", "comme_des_rats", "--players", "2", "--games", "4")
    assert [*figures(capsys, "simulate", *words)["wins_by_seat"]] == ["1", "2", "3"]
    match = figures(capsys, "tournament", *words, "--seats", "random,random")["matches"][0]
    assert match["players"] == 2


# --- wrong commands


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_an_unknown_game_gets_a_sentence_with_those_there_are(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refusal(capsys, command, "--game", "rats")
    assert said.startswith(f"ratland {command}: there is no game 'rats', only {', '.join(ALL)}. ")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("simulate --game", "--game: expected one argument"),
        ("simulate --game rattus --clans", "--clans"),
        ("simulate --game rattus --players 5", "5 is not a whole number from 2 to 4"),
        ("simulate --game ratjack --decks cats", "--decks: invalid choice"),
        ("simulate --game comme_des_rats --players 3 --four-dice", "setup.four_dice (players 3, fewest 4)"),
        ("tournament --game comme_des_rats --players 2 --roles", "setup.roles (players 2, fewest 3)"),
        ("tournament --game rattus --levels clever", "'clever' does not play this game, only random, "),
        ("tournament --game rattus --seats random", "--seats: 2 to 4 levels"),
        ("tournament --food sorted", "--food"),
    ],
)
def test_what_a_game_cannot_do_is_refused_in_one_sentence(
    words: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reason in refusal(capsys, *words.split())


# --- any game


def crumbs_options(players: int, chosen: Chosen, first: int | None) -> int:
    return players


def crumbs_rounds(view: View) -> int:
    return view.round


def crumbs_lost(view: View) -> str:
    there = view.deck + len(view.gone) + sum(map(len, (*view.open, *view.hands)))
    return "" if there == 25 else f"{there} cards"


def crumbs_kinds(options: int) -> tuple[str, ...]:
    return ("drew", "flew")


def crumbs_found(story: Sequence[Happening]) -> list[str]:
    return ["drew" for each in story if isinstance(each, Drew)]


CRUMBS_TRIALS = Trials(
    CRUMBS,
    2,
    3,
    crumbs_options,
    crumbs_rounds,
    crumbs_lost,
    (Flag("tiny_crumbs", "a flag"),),
    counted=(Counted("deeds", crumbs_kinds, crumbs_found),),
    brain="tests.games.crumbs.brain",
)


def test_a_game_of_its_own_needs_nothing_but_its_trials(capsys: pytest.CaptureFixture[str]) -> None:
    only_crumbs = {"crumbs": lambda: CRUMBS_TRIALS}
    assert simulation.main(["--games", "6", "--tiny-crumbs", "--json"], only_crumbs) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rounds"]["mean"] == 2 and [*found["wins_by_seat"]] == ["1", "2", "3", "4"]
    command = ["--pairs", "solid:beginner", "--games", "6", "--json", "--jobs", "2"]
    assert tournament.main(command, only_crumbs) == 0
    (match,) = json.loads(capsys.readouterr().out)["matches"]
    assert match["tiny_crumbs"] is False and match["players"] == 3


def test_what_a_game_counts_is_reported_even_if_it_never_happens(capsys: pytest.CaptureFixture[str]) -> None:
    only_crumbs = {"crumbs": lambda: CRUMBS_TRIALS}
    told = {}
    for games in ("2", "4"):
        assert simulation.main(["--games", games, "--json"], only_crumbs) == 0
        told[games] = json.loads(capsys.readouterr().out)["deeds"]
        assert told[games]["flew"] == 0
    assert 0 < told["2"]["drew"] < told["4"]["drew"]
    assert simulation.main(["--games", "2"], only_crumbs) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    drew = str(told["2"]["drew"])
    assert lines[-3:] == [["deeds:", drew], ["drew", drew], ["flew", "0"]]


def test_the_commands_import_no_game_but_the_one_that_is_asked_for() -> None:
    code = (
        "import sys; from ratland_desktop.__main__ import main; main(sys.argv[1:]);"
        "games = [name.split('.') for name in sys.modules if name.startswith('ratland_desktop.games.')];"
        "print(sorted({parts[2] for parts in games}))"
    )
    words = ["tournament", "--game", "rattus", "--games", "1"]
    said = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] == "['rattus', 'shelf']"
