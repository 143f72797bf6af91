"""Replays as files: kept for the newest games, read as strictly as saves, and never the end of anything."""

from __future__ import annotations

import tomllib
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.replay import Answers, ReplaySession, before
from ratland_desktop.saves import replays
from ratland_desktop.saves.folder import read_file
from ratland_desktop.saves.layout import BadSave, from_bytes, to_bytes
from ratland_desktop.saves.replays import FOLDER, SUFFIX, Replays, read_replay, read_replay_file
from ratland_desktop.saves.resuming import Resumed
from ratland_desktop.screens.replay import replay_in
from tests.replaying import GAMES, WHEN, file_of, played
from tests.saves.test_bad_files import KNOWN
from tests.saves.test_damage import ODD, by_accident, with_care

ENGLISH = Path(__file__).resolve().parents[2] / "locales" / "en" / "replay.toml"
OWN = {f"replay.error.{name}" for name in tomllib.loads(ENGLISH.read_text(encoding="utf-8"))["error"]}
for_every_game = pytest.mark.parametrize("name", GAMES)


def opened(raw: bytes) -> Resumed | None:
    """The game, or None where it was refused with a code that we know."""
    try:
        return read_replay(raw, SHELF.keepings)
    except BadSave as bad:
        assert bad.code in KNOWN | OWN
        return None


def watch(resumed: Resumed) -> None:
    """All of it can be looked at, whatever was changed in the file."""
    box = SHELF[resumed.match.game.name]
    replay = replay_in(resumed, box)
    session = ReplaySession(replay)
    while session.unseen():
        session.see()
    if replay.finished:
        answers = Answers(box, replay.match, replay.diary)
        for story in range(len(replay.match.stories)):
            for one in answers.of(story)[:1]:
                before(replay.match, one)


# --- damage


def accidents(name: str, times: int) -> None:
    raw, chance = file_of(name, played(name, 3)), Random(2026)
    for _ in range(times):
        damaged = by_accident(raw, chance)
        resumed = opened(damaged)
        assert (resumed is not None) == (damaged == raw)


def with_right_checksums(name: str, times: int) -> None:
    raw, chance = file_of(name, played(name, 3)), Random(7)
    for _ in range(times):
        part, value = chance.choice((0, 1, 2, 3)), chance.choice(ODD)
        try:
            damaged = with_care(raw, part, chance.randrange(10_000), value, chance.random() < 0.2)
        except (UnicodeEncodeError, ValueError):
            continue  # nobody could write that
        resumed = opened(damaged)
        if resumed is not None:
            watch(resumed)


@for_every_game
def test_a_replay_that_is_cut_or_changed_is_refused(name: str) -> None:
    accidents(name, 60)


@for_every_game
def test_a_replay_changed_with_care_is_refused_or_can_be_watched(name: str) -> None:
    with_right_checksums(name, 60)


@pytest.mark.slow
@for_every_game
def test_a_thousand_replays_that_are_cut_or_changed_are_refused(name: str) -> None:
    accidents(name, 1000)


@pytest.mark.slow
@for_every_game
def test_a_thousand_replays_changed_with_care_are_refused_or_can_be_watched(name: str) -> None:
    with_right_checksums(name, 1000)


def test_a_running_game_is_no_replay(tmp_path: Path) -> None:
    entries = from_bytes(file_of("rattus", played("rattus", 1)))
    path = tmp_path / f"running{SUFFIX}"
    path.write_bytes(to_bytes(_without_the_end(entries)))
    with pytest.raises(BadSave) as refused:
        read_replay_file(path, SHELF.keepings)
    assert refused.value.code == "replay.error.running"


def _without_the_end(entries: dict[str, Any]) -> dict[str, Any]:
    """The game as it stood at the beginning of its last round."""
    from ratland_desktop.saves.sealing import seal, unseal

    now = unseal(entries["now"])
    return {**entries, "over": False, "now": seal({**now, "answers": [], "sealed": []})}


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadSave) as refused:
        read_replay_file(Path("nowhere.ratreplay"), SHELF.keepings)
    assert refused.value.code == "saves.error.no_file" and refused.value.params == {
        "file": "nowhere.ratreplay"
    }


# --- those that the hall keeps


def test_a_replay_is_kept_and_found_by_another_run(tmp_path: Path) -> None:
    match = played("ratjack", 2)
    kept = Replays(tmp_path / FOLDER)
    kept.keep("a" * 16, WHEN, lambda: file_of("ratjack", match))
    kept.close()
    again = Replays(tmp_path / FOLDER)
    assert again.has("a" * 16) and not again.has("b" * 16)
    assert again.open("a" * 16, SHELF.keepings).match.outcome() == match.outcome()
    with pytest.raises(BadSave) as refused:
        again.open("b" * 16, SHELF.keepings)
    assert refused.value.code == "replay.error.none_kept"


def test_the_replays_that_were_kept_first_go_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where an old game was opened once more, and kept after newer ones."""
    monkeypatch.setattr(replays, "MOST_KEPT", 3)
    kept = Replays(tmp_path)
    for day in (2, 3, 4, 1, 5):
        kept.keep(f"{day:016x}", WHEN + timedelta(days=day), lambda: b"a game")
    kept.close()
    assert [day for day in range(1, 6) if Replays(tmp_path).has(f"{day:016x}")] == [1, 4, 5]


@pytest.mark.parametrize("year", [1970, 2005, 2250])
def test_the_games_just_played_are_kept_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    monkeypatch.setattr(replays, "MOST_KEPT", 2)
    kept = Replays(tmp_path)
    moments = [WHEN + timedelta(days=day) for day in range(3)]
    moments += [WHEN.replace(year=year, month=1, day=day) for day in (3, 2, 1)]
    for number, when in enumerate(moments):
        kept.keep(f"{number:016x}", when, lambda: b"a game")
        kept.close()
        there = [at for at in range(len(moments)) if Replays(tmp_path).has(f"{at:016x}")]
        assert there == [*range(max(0, number - 1), number + 1)]


def test_after_the_latest_moment_that_a_name_can_say_replays_are_still_kept(tmp_path: Path) -> None:
    (tmp_path / f"{replays.LATEST_ORDER}-{'0' * 16}{SUFFIX}").write_bytes(b"a game")
    kept = Replays(tmp_path)
    kept.keep("1" * 16, WHEN, lambda: b"a game")
    kept.close()
    assert Replays(tmp_path).has("1" * 16) and Replays(tmp_path).has("0" * 16)


def test_other_files_in_the_folder_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_KEPT", 1)
    (tmp_path / "holiday.jpg").write_bytes(b"sun")
    (tmp_path / f"mine{SUFFIX}").write_bytes(b"own")
    kept = Replays(tmp_path)
    for day in range(3):
        kept.keep(f"{day:016x}", WHEN + timedelta(days=day), lambda: b"a game")
    kept.close()
    assert {path.name for path in tmp_path.iterdir()} >= {"holiday.jpg", f"mine{SUFFIX}"}
    assert len([*tmp_path.iterdir()]) == 3


def test_a_damaged_replay_is_refused_and_the_others_open(tmp_path: Path) -> None:
    kept = Replays(tmp_path)
    for number in (1, 2):
        kept.keep(f"{number:016x}", WHEN, lambda: file_of("rattus", played("rattus", 1)))
    kept.close()
    damaged = next(tmp_path.glob(f"*{1:016x}*"))
    damaged.write_bytes(read_file(damaged)[:-40])
    again = Replays(tmp_path)
    with pytest.raises(BadSave) as refused:
        again.open(f"{1:016x}", SHELF.keepings)
    assert refused.value.code == "saves.error.damaged"
    assert again.open(f"{2:016x}", SHELF.keepings).match.over


def test_a_folder_that_cannot_be_written_loses_nothing_else(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("a file where the folder should be", encoding="utf-8")
    kept = Replays(tmp_path / FOLDER)
    kept.keep("a" * 16, WHEN, lambda: file_of("rattus", played("rattus", 1)))
    kept.close()
    assert kept.open("a" * 16, SHELF.keepings).match.over  # it can still be watched tonight
    assert not Replays(tmp_path / FOLDER).has("a" * 16)
