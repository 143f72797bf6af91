"""What players do with their saved games; and two running copies of the app do nothing to each other."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.saves import writing
from ratland_desktop.saves.layout import FORMAT
from ratland_desktop.saves.locks import InUse, Lock
from ratland_desktop.saves.snapshot import Shown
from ratland_desktop.saves.store import CannotOpen, CannotWrite, Store
from ratland_desktop.tabletop.dialogue import Refused
from ratland_desktop.tabletop.dice import Dice
from tests.saves.playing import SHELF, answer_once, file_of, match_after, put, seats_of, store_in

PNG = b"\x89PNG\r\n\x1a\n and so on"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return store_in(tmp_path)


def saved(store: Store, title: str = "Sunday", answers: int = 20) -> str:
    """A game that was played and left."""
    match = match_after(answers)
    keeper = store.start(match, seats_of(3), title)
    assert keeper.flush()
    keeper.note_picture(PNG)
    keeper.note(match)
    assert keeper.close()
    return keeper.id


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.rglob("*") if path.is_file()}


def test_a_new_game_is_saved_at_once_and_found_again(store: Store) -> None:
    match = match_after(0, Options(3))
    keeper = store.start(match, seats_of(3))
    assert keeper.close()
    opened = store.open(keeper.id)
    assert opened.match.journal == match.journal
    assert opened.seats == seats_of(3)
    assert opened.keeper.id == keeper.id
    assert opened.shown == Shown(0, 0) != Shown.everything(opened.match)
    opened.keeper.close()


def test_the_list_says_who_plays_which_round_and_which_variants_the_newest_first(store: Store) -> None:
    old = saved(store, "Old")
    new = saved(store, "New")
    lines = store.games()
    assert [line.id for line in lines] == [new, old]
    line = lines[0]
    assert line.title == "New" and line.names == ("Oma 0", "Oma 1", "Oma 2")
    assert line.progress["game"] == "ratland"
    assert line.progress["round"] == match_after(20).view(None).round > 0
    assert line.summary["board"] == "secret" and line.summary["clans"] is True
    assert line.trouble is None and not line.over
    assert store.picture(new) == PNG
    latest = store.latest()
    assert latest is not None and latest.id == new


def test_continue_passes_over_finished_and_damaged_games(store: Store) -> None:
    assert store.latest() is None
    good = saved(store)
    put(store, file_of(match_after(None)), "1" * 16)
    put(store, b"{", "2" * 16)
    latest = store.latest()
    assert latest is not None and latest.id == good


def test_a_hundred_games_are_listed_without_pydantic_and_without_opening_one(tmp_path: Path) -> None:
    """The title does it: no rule is asked, nothing is unsealed. scripts/bench_saves.py measures it."""
    store = store_in(tmp_path)
    raw = file_of(match_after(None, Options(12, clans=True)))
    for number in range(100):
        put(store, raw, f"{number:016x}")
    code = (
        "import sys; from pathlib import Path\n"
        "from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING\n"
        "from ratland_desktop.saves import resuming, sealing, store as stores\n"
        "def never(*things): raise AssertionError('a game was opened')\n"
        "sealing.unseal = resuming.resume = stores.resume = never\n"
        "lines = stores.Store(Path(sys.argv[1]), {'ratland': RATLAND_KEEPING}).games()\n"
        "assert len(lines) == 100 and not any(line.trouble for line in lines)\n"
        "assert 'pydantic' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code, str(store.folder.path)], check=True)


def test_a_game_can_be_renamed_and_keeps_everything_else(store: Store) -> None:
    id = saved(store)
    before = store.open(id)
    before.keeper.close()
    line = store.rename(id, "  Rats \n and\u202e cheese  ")
    assert line.title == "Rats and cheese"
    after = store.open(id)
    assert after.match.journal == before.match.journal and after.keeper.title == "Rats and cheese"
    after.keeper.close()


def test_a_duplicate_is_a_game_of_its_own(store: Store) -> None:
    id = saved(store)
    copy = store.duplicate(id, "Sunday 2")
    assert copy.id != id and copy.title == "Sunday 2" and store.picture(copy.id) == PNG
    one, other = store.open(id), store.open(copy.id)  # both at the same time
    answer_once(other.match, Dice(3))
    other.keeper.note(other.match)
    one.keeper.close()
    other.keeper.close()
    again = store.open(id)
    assert again.match.journal == one.match.journal != other.match.journal
    again.keeper.close()


def test_deleting_can_be_taken_back(store: Store) -> None:
    id = saved(store)
    before = names_in(store.folder.path)
    store.delete(id)
    assert store.games() == [] and store.picture(id) is None
    line = store.restore(id)
    assert line.title == "Sunday" and [line.id for line in store.games()] == [id]
    assert store.picture(id) == PNG
    assert names_in(store.folder.path) == before


def test_what_is_long_in_the_trash_is_thrown_away_and_nothing_else(store: Store) -> None:
    old, new = saved(store), saved(store)
    for id in (old, new):
        store.delete(id)
    for path in store.folder.trash.files(old):
        os.utime(path, (time.time() - 31 * 24 * 3600,) * 2)
    store.sweep()
    assert store.folder.trash.ids() == [new]


def test_a_game_goes_to_another_computer_in_a_file(store: Store, tmp_path: Path) -> None:
    id = saved(store)
    file = store.export(id, tmp_path / "stick" / "our game")
    assert file.name == "our game.ratland"
    other = store_in(tmp_path / "elsewhere")
    line = other.import_from(file)
    assert line.title == "Sunday" and line.id != id
    opened = other.open(line.id)
    assert opened.match.journal == match_after(20).journal
    opened.keeper.close()


def test_exporting_never_writes_over_a_file(store: Store, tmp_path: Path) -> None:
    id = saved(store)
    there = tmp_path / "diary.ratland"
    there.write_text("dear diary")
    with pytest.raises(CannotWrite) as refused:
        store.export(id, there)
    assert refused.value.code == "saves.error.exists" and there.read_text() == "dear diary"
    free = store.export(id, tmp_path / "diary 2.ratland")
    assert free.read_bytes() == store.folder.save(id).read_bytes()


def test_a_damaged_file_is_not_imported(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "bad.ratland"
    file.write_bytes(file_of(match_after(5))[:-20])
    with pytest.raises(Refused) as refused:
        store.import_from(file)
    assert refused.value.code == "saves.error.damaged"
    assert store.games() == []


# --- older versions


def test_the_two_versions_before_are_kept(store: Store) -> None:
    match = match_after(10)
    keeper = store.start(match, seats_of(3))
    keeper.flush()
    for _ in range(4):
        answer_once(match, Dice(1))
        keeper.note(match)
        assert keeper.flush()
    keeper.close()
    told = [len(backup.line.names) for backup in store.backups(keeper.id)]
    assert told == [3, 3]
    assert len({path.read_bytes() for path in store.folder.files(keeper.id)}) == 3


def test_a_damaged_game_offers_its_older_versions_and_is_kept_beside(store: Store) -> None:
    id = saved(store)
    damaged = store.folder.save(id).read_bytes()[:-9]
    put(store, damaged, id)
    assert store.games()[0].trouble is not None and store.games()[0].names == ("Oma 0", "Oma 1", "Oma 2")
    with pytest.raises(CannotOpen) as refused:
        store.open(id)
    assert refused.value.code == "saves.error.damaged"
    assert [backup.version for backup in refused.value.backups] == [1]
    opened = store.open(id, 1)
    assert [notice.code for notice in opened.notices] == ["saves.notice.backup_opened"]
    answer_once(opened.match, Dice(1))
    opened.keeper.note(opened.match)
    opened.keeper.close()
    aside = [path for path in store.folder.path.iterdir() if "damaged" in path.name]
    assert [path.read_bytes() for path in aside] == [damaged]
    assert store.games()[0].trouble is None


def test_a_game_of_which_only_the_version_before_is_there_opens_without_a_word(store: Store) -> None:
    id = saved(store)
    store.folder.save(id).unlink()
    assert store.games()[0].trouble is None
    opened = store.open(id)
    assert opened.notices == ()
    opened.keeper.close()


def test_a_game_of_a_newer_version_is_left_alone(store: Store) -> None:
    raw = file_of(match_after(5)).replace(b'"format": %d' % FORMAT, b'"format": %d' % (FORMAT + 1))
    id = put(store, raw)
    put(store, file_of(match_after(4)), id, version=1)
    with pytest.raises(CannotOpen) as refused:
        store.open(id)
    assert refused.value.code == "saves.error.newer" and refused.value.backups == ()
    with pytest.raises(Refused, match="newer"):
        store.rename(id, "Mine")
    assert store.folder.save(id).read_bytes() == raw


# --- two copies of the app


def test_a_second_copy_gets_a_clear_word_and_changes_nothing(store: Store) -> None:
    id = saved(store)
    first = store.open(id)
    second = Store(store.folder.path, SHELF)
    for attempt in (
        lambda: second.open(id),
        lambda: second.rename(id, "Mine"),
        lambda: second.delete(id),
    ):
        with pytest.raises(InUse) as refused:
            attempt()
        assert refused.value.code == "saves.error.in_use"
    assert first.keeper.close()
    second.open(id).keeper.close()


HOLD = (
    "import sys; from pathlib import Path; from ratland_desktop.saves.locks import Lock\n"
    "lock = Lock.take(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
)


def test_the_lock_of_another_process_holds_until_that_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None and other.stdout.readline() == b"held\n"
        with pytest.raises(InUse):
            Lock.take(path)
        other.kill()
        other.wait()
    assert path.exists()
    Lock.take(path).release()
    assert not path.exists()


def test_the_sweep_leaves_files_alone_that_somebody_is_writing(store: Store) -> None:
    mine, stale = saved(store), saved(store)
    playing = store.open(mine)
    writing = store.folder.path / f".{mine}.json.4242.new"
    left = store.folder.path / f".{stale}.json.4242.new"
    strange = store.folder.path / ".letter.txt.4242.new"
    for path in (writing, left, strange):
        path.write_text("half of")
    store.sweep()
    assert writing.exists() and strange.exists() and not left.exists()
    playing.keeper.close()
    store.sweep()
    assert not writing.exists()


def test_a_window_that_opens_sweeps_no_game_that_another_one_copies_or_brings_in(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = saved(store)
    file = store.export(id, tmp_path / "sunday")
    flush, halves = writing.flush_to_disk, 0

    def flush_while_another_window_opens(handle: int) -> None:
        nonlocal halves
        halves += any(path.name.endswith(".new") for path in store.folder.path.iterdir())
        Store(store.folder.path, SHELF).sweep()
        flush(handle)

    monkeypatch.setattr(writing, "flush_to_disk", flush_while_another_window_opens)
    lines = [store.duplicate(id, "Sunday 2"), store.import_from(file)]
    assert [line.trouble for line in lines] == [None, None]
    assert halves == 3  # two games and a picture
    assert not [path for path in store.folder.path.iterdir() if path.suffix in (".new", ".lock")]
