"""A clock may say anything, and may jump: no game is lost by it, and the latest one stays the latest."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from ratland_desktop.paths import find_places
from ratland_desktop.saves import clock, sweeping
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import FinishedGame, from_line, to_line
from ratland_desktop.saves.store import Store
from ratland_desktop.screens.chronicle.words import LONG_AFTER, date
from ratland_desktop.shell.scenes.saved_games.words import standing
from ratland_desktop.shell.scenes.title.words import waiting_game
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.text import Texts
from tests.saves.playing import answer_once, match_after, seats_of, store_in

MOMENTS = {
    "an empty battery": datetime(1970, 1, 1, 0, 0, 7, tzinfo=UTC),
    "before the first clock": datetime(1, 1, 1, tzinfo=UTC),
    "2005": datetime(2005, 6, 1, 12, 30, tzinfo=UTC),
    "today": datetime(2026, 3, 14, 18, 30, tzinfo=UTC),
    "2250": datetime(2250, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC),
    "the last one": datetime.max.replace(tzinfo=UTC),
}


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[datetime], None]:
    def set_to(moment: datetime) -> None:
        monkeypatch.setattr(clock, "system_time", lambda: moment)

    return set_to


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return store_in(tmp_path)


def play_a_game(store: Store, answers: int = 5) -> str:
    match = match_after(answers)
    keeper = store.start(match, seats_of(3))
    for _ in range(3):
        answer_once(match, Dice(1))
        keeper.note(match)
        assert keeper.flush()
    assert keeper.close()
    return keeper.id


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_what_is_saved_at_any_hour_is_listed_and_opens(
    store: Store, set_clock: Callable[[datetime], None], moment: datetime
) -> None:
    set_clock(moment)
    id = play_a_game(store)
    (line,) = store.games()
    assert line.trouble is None and line == store.latest()
    opened = store.open(id)
    assert opened.notices == ()
    answer_once(opened.match, Dice(2))
    opened.keeper.note(opened.match)
    assert opened.keeper.close()
    assert store.open(id).match.journal == opened.match.journal
    assert len(store.backups(id)) == 2


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
@pytest.mark.parametrize("hours", [-12, 0, 14])
def test_every_hour_has_words_in_every_zone(
    store: Store, set_clock: Callable[[datetime], None], monkeypatch: pytest.MonkeyPatch,
    moment: datetime, hours: int,
) -> None:  # fmt: skip
    monkeypatch.setattr(clock, "zone", lambda: timezone(timedelta(hours=hours)))
    set_clock(moment)
    play_a_game(store)
    (line,) = store.games()
    say = Texts(find_places().locales)
    for language in ("en", "de", "fr", "es"):
        say.use(language)
        assert standing(line, say)
        assert waiting_game(say, line.names, line.progress, line.updated)
        assert date(say, line.updated)
    assert timedelta(0) < LONG_AFTER


def test_a_system_that_cannot_even_tell_the_time_is_no_reason_to_stop(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> datetime:
        raise ValueError("year 30828 is out of range")

    monkeypatch.setattr(clock, "system_time", broken)
    play_a_game(store)
    assert store.games()[0].trouble is None


@pytest.mark.parametrize("later", ["an empty battery", "2005", "2250"])
def test_continue_is_the_game_that_was_played_last_even_if_the_clock_jumped(
    store: Store, set_clock: Callable[[datetime], None], later: str
) -> None:
    set_clock(MOMENTS["today"])
    first = play_a_game(store)
    set_clock(MOMENTS[later])
    second = play_a_game(store)
    assert [line.id for line in store.games()] == [second, first]
    set_clock(MOMENTS["today"] + timedelta(days=1))
    assert [line.id for line in store.games()] == [second, first]
    opened = store.open(first)
    answer_once(opened.match, Dice(2))
    opened.keeper.note(opened.match)
    opened.keeper.close()
    assert [line.id for line in store.games()] == [first, second]
    latest = store.latest()
    assert latest is not None and latest.id == first


def test_a_clock_that_jumps_back_within_a_game_loses_nothing(
    store: Store, set_clock: Callable[[datetime], None]
) -> None:
    match = match_after(5)
    set_clock(MOMENTS["2250"])
    keeper = store.start(match, seats_of(3))
    for moment in MOMENTS.values():
        set_clock(moment)
        answer_once(match, Dice(1))
        keeper.note(match)
        assert keeper.flush()
        assert store.line(keeper.id).trouble is None
    keeper.close()
    opened = store.open(keeper.id)
    assert opened.match.journal == match.journal and opened.notices == ()


def test_a_copy_and_a_game_that_was_brought_in_come_first(
    store: Store, tmp_path: Path, set_clock: Callable[[datetime], None]
) -> None:
    set_clock(MOMENTS["2250"])
    first = play_a_game(store)
    file = store.export(first, tmp_path / "sunday")
    set_clock(MOMENTS["2005"])
    other = play_a_game(store)
    copy = store.duplicate(first, "a copy").id
    brought = store.import_from(file).id
    assert [line.id for line in store.games()] == [brought, copy, other, first]


# --- the hall


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_the_hall_reads_every_date_that_it_writes(tmp_path: Path, moment: datetime) -> None:
    outcome = Outcome((Standing(0, 1, 5, 0), Standing(1, 2, 3, 0)))
    game = FinishedGame("0" * 16, "ratland", moment, seats_of(2), outcome)
    line = to_line(game)
    assert from_line(line.rstrip(b"\n")).id == game.id
    (tmp_path / "hall.txt").write_bytes(line)
    hall = Hall(tmp_path / "hall.txt")
    assert len(hall.games) == 1 and hall.take_notices() == []


# --- the trash


def days_ago(path: Path, days: float) -> None:
    moment = sweeping.now() - days * 24 * 3600
    os.utime(path, (moment, moment))


@pytest.mark.parametrize(("days", "stays"), [(1, True), (31, False), (20_000, True), (-20_000, True)])
def test_only_what_has_lain_in_the_trash_for_weeks_by_a_believable_clock_goes(
    store: Store, days: float, stays: bool
) -> None:
    id = play_a_game(store)
    store.delete(id)
    for path in store.folder.trash.files(id):
        days_ago(path, days)
    store.sweep()
    assert bool(store.folder.trash.files(id)) is stays
    if stays:
        store.sweep()
        assert store.restore(id).trouble is None


def test_a_trash_of_another_age_counts_from_today(store: Store) -> None:
    id = play_a_game(store)
    store.delete(id)
    for path in store.folder.trash.files(id):
        days_ago(path, 20_000)
    store.sweep()
    for path in store.folder.trash.files(id):
        assert abs(path.stat().st_mtime - sweeping.now()) < 3600
        days_ago(path, 31)
    store.sweep()
    assert not store.folder.trash.files(id)
