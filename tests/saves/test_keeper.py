"""Saving off the frame's path: nothing stops the game, and everything is saved as soon as it can be."""

from __future__ import annotations

import errno
import shutil
import threading
from pathlib import Path

import pytest

from ratland_desktop.saves import keeper as keeping
from ratland_desktop.saves import writing
from ratland_desktop.saves.keeper import Keeper
from ratland_desktop.saves.locks import Lock
from ratland_desktop.saves.store import Store
from ratland_desktop.saves.writing import write_whole
from ratland_desktop.tabletop.dice import Dice
from tests.saves.playing import answer_once, match_after, seats_of, store_in


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setattr(keeping, "RETRY_SECONDS", (0.01,))
    return store_in(tmp_path)


class Disk:
    """A disk that fails as told, in the middle of writing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error: int | None = None
        self.gate = threading.Event()
        self.gate.set()
        self.flushed = 0
        flush = writing.flush_to_disk

        def failing(handle: int) -> None:
            self.gate.wait()
            if self.error is not None:
                raise OSError(self.error, "as told")
            self.flushed += 1
            flush(handle)

        monkeypatch.setattr(writing, "flush_to_disk", failing)


def round_on_disk(store: Store, keeper: Keeper) -> int:
    return int(store.line(keeper.id).progress["round"])


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (errno.ENOSPC, "saves.trouble.disk_full"),
        (errno.EROFS, "saves.trouble.read_only"),
        (errno.EACCES, "saves.trouble.read_only"),
        (errno.ENODEV, "saves.trouble.folder_gone"),
        (errno.EBUSY, "saves.trouble.locked"),
        (errno.EIO, "saves.trouble.other"),
    ],
)
def test_a_disk_that_fails_is_told_once_and_saving_goes_on_when_it_can(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: int, code: str
) -> None:
    disk = Disk(monkeypatch)
    match = match_after(5)
    keeper = store.start(match, seats_of(3))
    assert keeper.flush() and keeper.trouble is None
    safe = store.folder.save(keeper.id).read_bytes()
    disk.error = error
    for _ in range(3):
        answer_once(match, Dice(1))
        keeper.note(match)
        assert not keeper.flush()
    assert keeper.trouble is not None and keeper.trouble.code == code
    assert keeper.trouble.params["folder"] == str(store.folder.path)
    assert store.folder.save(keeper.id).read_bytes() == safe
    assert not [path for path in store.folder.path.iterdir() if path.name.endswith(".new")]
    disk.error = None
    assert keeper.flush(20) or keeper.flush(20)
    assert keeper.trouble is None
    assert [notice.code for notice in keeper.take_notices()] == [code, "saves.notice.saving_again"]
    assert keeper.take_notices() == []
    keeper.close()
    opened = store.open(keeper.id)
    assert opened.match.journal == match.journal
    opened.keeper.close()


def test_it_tries_again_by_itself(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    disk.error = errno.ENOSPC
    keeper = store.start(match_after(5), seats_of(3))
    assert not keeper.flush()
    disk.error = None
    with keeper._changed:
        assert keeper._changed.wait_for(lambda: keeper.trouble is None, 10)
    keeper.close()
    assert len(store.games()) == 1


def test_a_folder_that_is_gone_is_made_again(store: Store) -> None:
    match = match_after(5)
    keeper = store.start(match, seats_of(3))
    keeper.flush()
    shutil.rmtree(store.folder.path)
    keeper.note(match)
    assert keeper.flush()
    keeper.close()
    assert len(store.games()) == 1


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    store = store_in(tmp_path)
    keeper = store.start(match_after(5), seats_of(3))
    assert not keeper.flush()
    assert keeper.trouble is not None and keeper.trouble.code.startswith("saves.trouble.")
    assert not keeper.close(0.1)
    assert store.games() == []


def test_answers_that_come_while_the_disk_is_busy_are_written_as_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    match = match_after(5)
    keeper = store.start(match, seats_of(3))
    keeper.flush()
    written = disk.flushed
    disk.gate.clear()
    for _ in range(20):
        answer_once(match, Dice(1))
        keeper.note(match)
    disk.gate.set()
    assert keeper.flush()
    assert disk.flushed - written <= 2
    keeper.close()
    opened = store.open(keeper.id)
    assert opened.match.journal == match.journal
    opened.keeper.close()


def test_what_is_safe_on_disk_is_known(store: Store) -> None:
    match = match_after(21)
    keeper = store.start(match, seats_of(3))
    keeper.flush()
    upto = keeper.saved_up_to
    assert upto is not None
    assert upto.progress["round"] == match.view(None).round
    assert upto.answers == sum(map(len, match.journal.answers)) + len(match.journal.sealed)
    keeper.close()


def test_a_game_that_another_copy_took_meanwhile_is_not_written(store: Store) -> None:
    """The folder was away, another copy opened the game: we must not write over it."""
    match = match_after(5)
    keeper = store.start(match, seats_of(3))
    keeper.flush()
    store.folder.lock(keeper.id).unlink()
    other = Lock.take(store.folder.lock(keeper.id))
    before = store.folder.save(keeper.id).read_bytes()
    keeper.note(match)
    assert not keeper.flush()
    assert keeper.trouble is not None and keeper.trouble.code == "saves.error.in_use"
    assert store.folder.save(keeper.id).read_bytes() == before
    other.release()
    assert keeper.flush() or keeper.flush()
    keeper.close()


def test_a_mistake_of_ours_while_writing_does_not_stop_the_game(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(entries: object) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr(keeping, "to_bytes", broken)
    keeper = store.start(match_after(5), seats_of(3))
    assert not keeper.flush()
    assert keeper.trouble is not None and keeper.trouble.code == "saves.trouble.other"
    keeper.close(0.1)


def test_odd_names_are_kept_as_they_can_be_shown(store: Store) -> None:
    from dataclasses import replace

    odd = ["A\ud800nna", "x" * 300, "Zoë 👩‍👩‍👧"]
    seats = tuple(replace(seat, name=name) for seat, name in zip(seats_of(3), odd, strict=True))
    keeper = store.start(match_after(5), seats)
    assert keeper.close()
    assert store.games()[0].names == ("Anna", "x" * 40, "Zoë 👩‍👩‍👧")


@pytest.mark.parametrize("moment", ["flush_to_disk", "make_way", "replace"])
def test_a_write_that_stops_anywhere_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    path = tmp_path / "game"
    write_whole(path, b"old")

    def stop(*_: object) -> None:
        raise OSError(errno.EIO, "the plug was pulled")

    if moment == "flush_to_disk":
        monkeypatch.setattr(writing, "flush_to_disk", stop)
    if moment == "replace":
        monkeypatch.setattr(Path, "replace", stop)
    with pytest.raises(OSError, match="plug"):
        write_whole(path, b"new", stop if moment == "make_way" else None)
    assert path.read_bytes() == b"old"
    assert [found.name for found in tmp_path.iterdir()] == ["game"]


def test_a_drive_without_second_names_still_keeps_versions(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(self: Path, other: Path) -> None:
        raise OSError(errno.EPERM, "no second names here")

    monkeypatch.setattr(Path, "hardlink_to", cannot)
    match = match_after(5)
    keeper = store.start(match, seats_of(3))
    for _ in range(3):
        answer_once(match, Dice(1))
        keeper.note(match)
        assert keeper.flush()
    keeper.close()
    assert len(store.folder.files(keeper.id)) == 3
    assert len(store.backups(keeper.id)) == 2
