"""The hall of fame on disk: every game once, and no damage takes more than its own line."""

from __future__ import annotations

import json
import os
import threading
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.saves import hall as halls
from ratland_desktop.saves import hall_lines
from ratland_desktop.saves.hall import FILE, Hall
from ratland_desktop.saves.hall_lines import FinishedGame, finished_game, from_line, id_of, to_line
from ratland_desktop.saves.layout import BadSave
from ratland_desktop.saves.store import Store
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import Seat
from tests.saves.playing import SHELF, match_after, seats_of

NOON = datetime(2026, 3, 14, 12, tzinfo=UTC)
SEATS = (Seat("Mia", "teal", "scarf"), Seat("Oma 🧀", "red", "bow"), Seat("Krümel", "blue", "crown", "solid"))
OUTCOME = Outcome((Standing(0, 2, 9, 1), Standing(1, 1, 12, 0), Standing(2, 3, -4, 2)))


def game(number: int = 1, **changed: Any) -> FinishedGame:
    base = FinishedGame(
        f"{number:016x}", "ratland", NOON + timedelta(days=number), SEATS, OUTCOME,
        {"clans": True, "board": "off"}, {"rats": [[7, 8], [7, 9], [7, 3]]},
    )  # fmt: skip
    return replace(base, **changed)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE


def fill(path: Path, *games: FinishedGame) -> None:
    hall = Hall(path)
    for one in games:
        hall.add(one)
    hall.close()


def test_finished_games_come_back_the_latest_first(path: Path) -> None:
    fill(path, game(1), game(3), game(2))
    again = Hall(path)
    assert again.games == (game(3), game(2), game(1))
    assert again.take_notices() == []


def test_no_file_is_an_empty_hall(path: Path) -> None:
    hall = Hall(path)
    assert (hall.games, hall.take_notices()) == ((), [])
    assert not path.exists()


def test_a_game_counts_once_however_often_it_ends(path: Path) -> None:
    fill(path, game(1))
    hall = Hall(path)
    assert not hall.add(game(1, when=NOON + timedelta(days=90)))
    hall.close()
    assert len(path.read_bytes().splitlines()) == 1
    assert hall.find(game(1).id) == game(1)


def test_a_game_that_two_windows_wrote_counts_once_as_it_was_first(path: Path) -> None:
    one, other = Hall(path), Hall(path)
    one.add(game(1))
    one.close()
    other.add(game(1, when=NOON + timedelta(days=9)))
    other.close()
    assert Hall(path).games == (game(1),)


def test_copies_of_a_game_are_the_same_game_and_other_games_are_not(tmp_path: Path) -> None:
    store = Store(tmp_path, SHELF)
    match = match_after(20)
    keeper = store.start(match, seats_of(3))
    keeper.close()
    copy = store.open(store.duplicate(keeper.id, "again").id)
    copy.keeper.close()
    assert id_of(copy.match) == id_of(match)
    assert id_of(match_after(20, seed=8)) != id_of(match)
    assert id_of(match_after(0, Options(4), seed=7)) != id_of(match)


def test_the_line_of_a_game_does_not_tell_its_seed() -> None:
    match = match_after(None, seed=123456789)
    line = to_line(finished_game(match, seats_of(3), {}, {}))
    assert b"123456789" not in line


# --- damage


@pytest.mark.parametrize("spoilt", [b"", b"x", b"{}", b"\x00\xff", b"0" * 16 + b" {}", b"[" * 9000])
def test_a_damaged_line_takes_no_other_with_it_and_stays(path: Path, spoilt: bytes) -> None:
    path.parent.mkdir()
    before = to_line(game(1)) + spoilt + b"\n" + to_line(game(2))
    path.write_bytes(before)
    hall = Hall(path)
    assert hall.games == (game(2), game(1))
    notices = hall.take_notices()
    assert [(one.code, one.params.get("n")) for one in notices] == (
        [("hall.message.damaged", 1)] if spoilt else []
    )
    hall.add(game(3))
    hall.close()
    assert path.read_bytes() == before + to_line(game(3))


def test_every_flipped_bit_is_noticed() -> None:
    line = to_line(game(1)).rstrip(b"\n")
    for place in range(len(line)):
        spoilt = bytearray(line)
        spoilt[place] ^= 1 << (place % 8)
        with pytest.raises(ValueError):
            from_line(bytes(spoilt))


def test_after_a_power_cut_in_the_middle_of_a_line_the_next_game_has_its_own(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(to_line(game(1)) + to_line(game(2))[:70])
    fill(path, game(3))
    assert Hall(path).games == (game(3), game(1))


def test_the_game_of_a_later_version_is_left_alone_and_told(path: Path) -> None:
    body = json.dumps({"format": 2, "everything": "else"}).encode()
    line = b"%s %s\n" % (hall_lines._sum(body), body)
    path.parent.mkdir()
    path.write_bytes(line + to_line(game(1)))
    hall = Hall(path)
    assert hall.games == (game(1),)
    assert [notice.code for notice in hall.take_notices()] == ["hall.message.newer"]
    fill(path, game(2))
    assert path.read_bytes().startswith(line)


def _entries(**changed: Any) -> bytes:
    entries = json.loads(to_line(game(1)).split(b" ", 1)[1])
    body = json.dumps({**entries, **changed}).encode()
    return b"%s %s" % (hall_lines._sum(body), body)


@pytest.mark.parametrize(
    "changed",
    [
        {"format": 0}, {"format": True}, {"format": None},
        {"id": "../../evil"}, {"id": 3}, {"game": "Rat Land"}, {"game": None},
        {"when": "yesterday"}, {"when": "1850-02-30T00:00:00.000+00:00"}, {"when": 3},
        {"seats": []}, {"seats": [["Mia", "teal", "scarf"]]}, {"seats": [["x" * 99, "a", "b", "c"]] * 3},
        {"seats": [["a\nb", "teal", "scarf", "human"]] * 3}, {"seats": None},
        {"standings": [[1, 2, 3]]}, {"standings": [[2, 0, 0]] * 3}, {"standings": [[1, 10**9, 0]] * 3},
        {"standings": [[1, 0, 0], [9, 0, 0], [2, 0, 0]]}, {"standings": [[1, 0]] * 3},
        {"variant": {"clans": [1]}}, {"variant": None}, {"facts": []},
    ],
    ids=str,
)  # fmt: skip
def test_a_line_that_cannot_be_is_damaged_even_with_a_right_checksum(changed: dict[str, Any]) -> None:
    assert from_line(_entries()) == game(1)
    with pytest.raises(ValueError):
        from_line(_entries(**changed))


def test_a_link_is_not_followed(path: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_bytes(to_line(game(1)))
    path.parent.mkdir()
    path.symlink_to(elsewhere)
    hall = Hall(path)
    assert hall.games == ()
    assert [notice.code for notice in hall.take_notices()] == ["hall.message.unreadable"]
    hall.add(game(2))
    hall.close()
    assert [notice.code for notice in hall.take_notices()] == ["hall.message.not_saved"]
    assert elsewhere.read_bytes() == to_line(game(1))


def test_what_could_not_be_written_is_written_with_the_next_game(path: Path) -> None:
    path.parent.write_text("not a folder")
    hall = Hall(path)
    assert not hall.games
    hall.take_notices()
    hall.add(game(1))
    hall.close()
    assert [notice.code for notice in hall.take_notices()] == ["hall.message.not_saved"]
    assert hall.games == (game(1),)
    path.parent.unlink()
    hall.add(game(2))
    hall.close()
    assert Hall(path).games == (game(2), game(1))


def test_a_full_disk_leaves_no_half_line(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(path, game(1))
    hall = Hall(path)
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, lines: write(handle, lines[:40]))
    hall.add(game(2))
    hall.close()
    assert [notice.code for notice in hall.take_notices()] == ["hall.message.not_saved"]
    assert path.read_bytes() == to_line(game(1))
    monkeypatch.undo()
    hall.add(game(3))
    hall.close()
    assert path.read_bytes() == to_line(game(1)) + to_line(game(2)) + to_line(game(3))


def test_asking_for_messages_does_not_wait_for_a_slow_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(path, game(1))
    turning = threading.Event()

    def slow(*_: object) -> bytes:
        turning.wait(20)
        raise BadSave("saves.error.unreadable")

    monkeypatch.setattr(halls, "read_file", slow)
    hall = Hall(path)
    assert hall.take_notices() == []
    turning.set()
    assert hall.games == ()
    assert [notice.code for notice in hall.take_notices()] == ["hall.message.unreadable"]


def test_a_hall_without_a_path_remembers_for_this_evening() -> None:
    hall = Hall(None)
    assert hall.add(game(1))
    hall.close()
    assert hall.games == (game(1),)


def test_a_name_that_turns_the_line_around_is_written_decently() -> None:
    seats = (replace(SEATS[0], name="\u202eaiM"), replace(SEATS[1], name="\u200b"), SEATS[2])
    found = from_line(to_line(game(1, seats=seats)).rstrip(b"\n"))
    assert [seat.name for seat in found.seats] == ["aiM", "?", "Krümel"]


@pytest.mark.slow
def test_two_thousand_games_are_read_again(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"".join(to_line(game(number)) for number in range(2000)))
    assert len(Hall(path).games) == 2000
