"""Files that are not ours, not whole or not honest: each is refused with a code that we know."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.saves.layout import FORMAT, BadSave, from_bytes, to_bytes
from ratland_desktop.saves.model import MOST_ROUNDS
from ratland_desktop.saves.resuming import resume
from ratland_desktop.saves.sealing import Broken, seal, unseal
from ratland_desktop.saves.store import CannotOpen, Store
from ratland_desktop.tabletop.dialogue import Refused
from tests.saves.playing import SHELF, file_of, match_after, put, store_in

ENGLISH = Path(__file__).resolve().parents[2] / "locales" / "en" / "saves.toml"
KNOWN = {f"saves.error.{name}" for name in tomllib.loads(ENGLISH.read_text(encoding="utf-8"))["error"]}
GOOD = file_of(match_after(25), "Sunday")
FORMAT_ENTRY = b'"format": %d' % FORMAT


def code_of(raw: bytes) -> str:
    with pytest.raises(BadSave) as refused:
        resume("", raw, SHELF)
    assert refused.value.code in KNOWN
    return refused.value.code.removeprefix("saves.error.")


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    """The good file with other entries and a right checksum: made with care, not by accident."""
    entries = from_bytes(GOOD)
    change(entries)
    return to_bytes(entries)


def changed_round(change: Callable[[dict[str, Any]], object]) -> bytes:
    """The good file with another current round, properly sealed."""

    def reseal(entries: dict[str, Any]) -> None:
        now = unseal(entries["now"])
        change(now)
        entries["now"] = seal(now)

    return changed(reseal)


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"", "empty"),
        (b" \n\n", "empty"),
        (b"\x00" * 4096, "empty"),  # what some file systems leave after a power cut
        (b"Dear diary", "not_a_save"),
        (b"\x89PNG\r\n\x1a\n", "not_a_save"),
        (b"[1, 2, 3]", "not_a_save"),
        (b'{"kind": "another app"}', "not_a_save"),
        (b"[" * 200_000, "not_a_save"),
        (b'{"a":' * 200_000, "not_a_save"),
        (b"9" * 100_000, "not_a_save"),
        (b"\xff\xfe{}", "not_a_save"),
        (GOOD[:-1], "damaged"),
        (GOOD[: len(GOOD) // 2], "damaged"),
        (GOOD[:100], "damaged"),
        (GOOD + b" ", "damaged"),
        (GOOD.replace(b"Sunday", b"Monday"), "damaged"),
        (GOOD.replace(FORMAT_ENTRY, b'"format": 99'), "newer"),
        (GOOD.replace(FORMAT_ENTRY, b'"format": -1'), "damaged"),
        (GOOD.replace(FORMAT_ENTRY, b'"format": 1.0'), "damaged"),
        (GOOD.replace(FORMAT_ENTRY, b'"format": true'), "damaged"),
        (GOOD.replace(FORMAT_ENTRY, b'"format": 0'), "damaged"),
        (GOOD.replace(b'"back": 0', b'"back": NaN'), "damaged"),
        (GOOD.replace(b'"back": 0', b'"back": 1e999'), "damaged"),
        (GOOD.replace(b'"back": 0', b'"back": 0, "back": 0'), "damaged"),
        (b"\xef\xbb\xbf" + GOOD, "not_a_save"),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value[:24]),
)
def test_a_file_that_is_not_whole_or_not_ours_is_refused(raw: bytes, code: str) -> None:
    assert code_of(raw) == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda save: save.update(game="chess"), "wrong_game"),
        (lambda save: save.update(game="../ratland"), "damaged"),
        (lambda save: save.update(extra=1), "damaged"),
        (lambda save: save.pop("rounds"), "damaged"),
        (lambda save: save.update(title="x" * 81), "damaged"),
        (lambda save: save.update(title="up\u202eside down"), "damaged"),
        (lambda save: save.update(title="half a letter \ud800"), "damaged"),
        (lambda save: save.update(created="yesterday"), "damaged"),
        (lambda save: save.update(updated="2026-03-14T18:30:00.000+01:00"), "damaged"),
        (lambda save: save.update(updated="2026-13-14T18:30:00.000+00:00"), "damaged"),
        (lambda save: save.update(order=-1), "damaged"),
        (lambda save: save.update(order=True), "damaged"),
        (lambda save: save.pop("order"), "damaged"),
        (lambda save: save.update(over="yes"), "damaged"),
        (lambda save: save.update(seats=[]), "damaged"),
        (lambda save: save.update(seats=save["seats"][:-1]), "impossible"),
        (lambda save: save["seats"][0].update(name=""), "damaged"),
        (lambda save: save["seats"][0].update(name=None), "damaged"),
        (lambda save: save["seats"][0].update(colour="../../etc"), "damaged"),
        (lambda save: save["shown"].update(back=-1), "damaged"),
        (lambda save: save["shown"].update(happenings=2**62), "damaged"),
        (lambda save: save.update(rounds=save["rounds"] * (MOST_ROUNDS + 1)), "damaged"),
        (lambda save: save.update(now=""), "damaged"),
        (lambda save: save.update(now="00000000AAAA"), "damaged"),
        (lambda save: save.update(now=seal("just words")), "damaged"),
        (lambda save: save.update(now=save["now"][:-8]), "damaged"),
    ],
)
def test_entries_of_the_wrong_kind_are_refused_even_with_a_right_checksum(
    change: Callable[[dict[str, Any]], object], code: str
) -> None:
    assert code_of(changed(change)) == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda now: now.update(thrown=10**9), "damaged"),
        (lambda now: now.update(thrown=-1), "damaged"),
        (lambda now: now.update(seed="seven"), "damaged"),
        (lambda now: now.update(answers=[[0]] * 10_000), "damaged"),
        (lambda now: now.update(sealed=[{"seat": 99, "answer": 0}]), "damaged"),
        (lambda now: now["start"].update(pile=now["start"]["pile"] + 1), "impossible"),
        (lambda now: now["start"]["sewers"][0].update(lost=3), "impossible"),
        (lambda now: now["start"]["sewers"][0].update(cheese=-1), "impossible"),
        (lambda now: now["start"]["sewers"][0].update(cheese=10**12), "impossible"),
        (lambda now: now["start"]["sewers"][0].update(cheese=True), "impossible"),
        (lambda now: now["start"]["events"].remove("end_of_game"), "impossible"),
        (lambda now: now["start"]["events"].append("abundance"), "impossible"),
        (lambda now: now["start"]["foods"].pop(), "impossible"),
        (lambda now: now["start"].update(active=99), "impossible"),
        (lambda now: now["start"].update(ended=True), "impossible"),
        (lambda now: now["start"].pop("pile"), "impossible"),
    ],
)
def test_a_round_that_was_tampered_with_is_refused(
    change: Callable[[dict[str, Any]], object], code: str
) -> None:
    assert code_of(changed_round(change)) == code


def test_one_flipped_bit_anywhere_is_noticed() -> None:
    for spot in range(len(GOOD)):
        flipped = bytearray(GOOD)
        flipped[spot] ^= 1 << spot % 8
        with pytest.raises(BadSave) as refused:
            from_bytes(bytes(flipped))
        assert refused.value.code in KNOWN


def test_a_word_that_unpacks_to_far_too_much_is_refused_before_it_fills_the_memory() -> None:
    with pytest.raises(Broken):
        unseal(seal("a" * 50_000_000))


# --- in the folder


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return store_in(tmp_path)


def refused_code(store: Store, id: str) -> str:
    with pytest.raises(CannotOpen) as refused:
        store.open(id)
    line = store.line(id)
    assert line.trouble is not None and line.trouble.code == refused.value.code
    return refused.value.code.removeprefix("saves.error.")


def test_a_file_of_two_gigabytes_is_not_even_read(store: Store) -> None:
    id = put(store, b"{")
    os.truncate(store.folder.save(id), 2 * 1024**3)  # takes no room: nothing is written in it
    assert refused_code(store, id) == "too_big"


def test_a_link_to_elsewhere_is_neither_opened_nor_written_through(store: Store, tmp_path: Path) -> None:
    id = put(store, GOOD)
    elsewhere = tmp_path / "elsewhere.json"
    elsewhere.write_bytes(GOOD)
    path = store.folder.save(id)
    path.unlink()
    path.symlink_to(elsewhere)
    assert refused_code(store, id) == "link"
    put(store, GOOD, id, version=1)
    opened = store.open(id, 1)
    for _ in range(3):
        opened.keeper.note(opened.match)
        assert opened.keeper.flush()
    opened.keeper.close()
    assert elsewhere.read_bytes() == GOOD
    assert path.is_file() and not path.is_symlink()


def test_a_trash_that_leads_elsewhere_is_not_used(store: Store, tmp_path: Path) -> None:
    id = put(store, GOOD)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    store.folder.trash.path.symlink_to(elsewhere)
    with pytest.raises(Refused) as refused:
        store.delete(id)
    assert refused.value.code == "saves.error.link"
    assert list(elsewhere.iterdir()) == [] and len(store.games()) == 1


def test_a_pipe_or_a_folder_in_place_of_a_game_does_not_keep_us_waiting(store: Store) -> None:
    id = put(store, GOOD)
    path = store.folder.save(id)
    path.unlink()
    os.mkfifo(path)
    assert refused_code(store, id) == "not_a_save"
    path.unlink()
    path.mkdir()
    assert refused_code(store, id) in ("not_a_save", "unreadable")  # the second on Windows


def test_what_a_file_calls_itself_never_becomes_a_path(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "nice.ratland"
    file.write_bytes(changed(lambda save: save.update(id="a.." * 5)))
    before = set(tmp_path.rglob("*"))
    line = store.import_from(file)
    new = set(tmp_path.rglob("*")) - before
    assert new == {store.folder.path, store.folder.save(line.id)}
    for id in ("../../x", "", "A" * 16, "0" * 15, "0" * 16 + "\n"):
        with pytest.raises(ValueError, match="not an id"):
            store.open(id)


def test_every_code_has_a_text_and_every_text_a_code() -> None:
    folder = Path(__file__).resolve().parents[2] / "ratland_desktop"
    written = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    assert not [code for code in KNOWN if code not in written]
