"""Whatever happened to the files of a game: as long as one of its versions is good, it can be played on."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from ratland_desktop.rooms import any_games_in
from ratland_desktop.saves import hall_lines, players
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.layout import FORMAT, BadSave, from_bytes
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.store import CannotOpen, Store
from tests.saves.playing import file_of, match_after, put, store_in

ID = "0123456789abcdef"
ANSWERS = (12, 8, 4)  # of each version, the newest first
STATES = ("good", "damaged", "gone")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return store_in(tmp_path)


def lay(store: Store, states: tuple[str, ...]) -> None:
    for version, state in enumerate(states):
        raw = file_of(match_after(ANSWERS[version]))
        if state != "gone":
            put(store, raw if state == "good" else raw[: len(raw) // 2], ID, version)


@pytest.mark.parametrize("states", [s for s in product(STATES, repeat=3) if "good" in s], ids=" ".join)
def test_every_good_version_can_be_reached(store: Store, states: tuple[str, ...]) -> None:
    lay(store, states)
    newest = states.index("good")
    assert any_games_in(store.folder.path)
    (line,) = store.games()
    silently = states[0] == "good" or (
        states[0] == "gone" and states[1] == "good"
    )  # stopped between two names
    assert (line.trouble is None) is silently
    assert line.seats, "the line says who plays"
    if silently:
        opened = store.open(ID)
        assert opened.match.journal == match_after(ANSWERS[newest]).journal and opened.notices == ()
        return
    with pytest.raises(CannotOpen) as refused:
        store.open(ID)
    assert [backup.version for backup in refused.value.backups] == [
        version for version in (1, 2) if states[version] == "good"
    ]
    opened = store.open(ID, refused.value.backups[0].version)
    assert opened.match.journal == match_after(ANSWERS[newest]).journal
    assert [notice.code for notice in opened.notices] == ["saves.notice.backup_opened"]
    opened.keeper.note(opened.match)
    assert opened.keeper.close()
    assert store.line(ID).trouble is None


@pytest.mark.parametrize("states", [s for s in product(STATES[1:], repeat=3) if "damaged" in s], ids=" ".join)
def test_without_a_good_version_nothing_is_offered(store: Store, states: tuple[str, ...]) -> None:
    lay(store, states)
    with pytest.raises(CannotOpen) as refused:
        store.open(ID)
    assert refused.value.backups == ()


def test_an_earlier_copy_that_is_damaged_meanwhile_offers_the_other(store: Store) -> None:
    lay(store, ("damaged", "good", "good"))
    store.folder.save(ID, 1).write_bytes(b"{")
    with pytest.raises(CannotOpen) as refused:
        store.open(ID, 1)
    assert [backup.version for backup in refused.value.backups] == [2]


# --- newer versions


@pytest.mark.parametrize("entry", [b'"speed": 1.5', b'"speed": 1e9', b'"large": 99999999999999999999999'])
def test_a_newer_save_is_called_newer_whatever_is_in_it(store: Store, entry: bytes) -> None:
    good = file_of(match_after(8))
    newer = good.replace(b'"format": %d' % FORMAT, b'"format": %d, %s' % (FORMAT + 1, entry))
    with pytest.raises(BadSave) as bad:
        from_bytes(newer)
    assert bad.value.code == "saves.error.newer"
    put(store, newer, ID)
    put(store, good, ID, version=1)
    with pytest.raises(CannotOpen) as refused:
        store.open(ID)
    assert (refused.value.code, refused.value.backups) == ("saves.error.newer", ())
    assert store.folder.save(ID).read_bytes() == newer


@pytest.mark.parametrize("format", [b"-3", b"3.5", b"true", b'"9"', b"0"])
def test_an_odd_format_with_a_fraction_is_damaged_not_newer(format: bytes) -> None:
    odd = file_of(match_after(8)).replace(b'"format": %d' % FORMAT, b'"format": %s, "speed": 1.5' % format)
    with pytest.raises(BadSave) as bad:
        from_bytes(odd)
    assert bad.value.code == "saves.error.damaged"


def test_a_newer_line_of_the_hall_with_a_fraction_waits_for_its_version(tmp_path: Path) -> None:
    body = json.dumps({"format": hall_lines.FORMAT + 1, "speed": 1.5}).encode()
    (tmp_path / "hall.txt").write_bytes(b"%s %s\n" % (hall_lines._sum(body), body))
    hall = Hall(tmp_path / "hall.txt")
    assert hall.games == ()
    assert [notice.code for notice in hall.take_notices()] == ["hall.message.newer"]


def test_a_newer_list_of_players_with_a_fraction_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "players.json"
    path.write_text(json.dumps({"format": players.FORMAT + 1, "speed": 1.5}))
    before = path.read_bytes()
    book = PlayerBook(path)
    assert [notice.code for notice in book.take_notices()] == ["hall.message.players_newer"]
    book.save()
    assert path.read_bytes() == before and len([*tmp_path.iterdir()]) == 1
