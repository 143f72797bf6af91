"""The book of players: what it remembers, and that no file can harm it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.saves.last_tables import LastTable
from ratland_desktop.saves.players import (
    FILE,
    FORMAT,
    LARGEST_FILE,
    MOST_KNOWN,
    PlayerBook,
)
from ratland_desktop.tabletop.names import LONGEST_NAME
from ratland_desktop.tabletop.seats import Seat
from tests.saves.pipes import pipe_at
from tests.saves.players_file import CHOICES, GAME, MIA, OMA, OTHER, ROBOT, SEAT, page, written


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE


def test_people_and_the_last_table_come_back(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA, ROBOT, OMA], CHOICES)
    assert book.save()
    again = PlayerBook(path)
    assert again.known == (MIA, OMA)
    assert again.last_table(GAME) == LastTable((MIA, ROBOT, OMA), CHOICES)
    assert again.take_notices() == []


def test_whoever_played_last_comes_first_and_in_the_newest_colours(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA, OMA], {})
    book.remember(GAME, [Seat("mia", "lime", "beret")], {})
    assert book.known == (Seat("mia", "lime", "beret"), OMA)


def test_the_book_has_an_end(path: Path) -> None:
    book = PlayerBook(path)
    for number in range(MOST_KNOWN + 5):
        book.remember(GAME, [Seat(f"Gast {number}", "teal", "scarf")], {})
    assert len(book.known) == MOST_KNOWN
    assert book.known[0].name == f"Gast {MOST_KNOWN + 4}"


def test_a_forgotten_player_is_not_offered_again(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA, OMA], {})
    book.forget("Mia")
    assert book.known == (OMA,)


def test_who_sat_down_at_another_window_stays_and_who_was_forgotten_here_does_not_return(path: Path) -> None:
    first = PlayerBook(path)
    first.remember(GAME, [MIA], {})
    first.save()
    one, other = PlayerBook(path), PlayerBook(path)
    other.remember(GAME, [OMA], {})
    assert other.save()
    one.forget("Mia")
    one.remember(GAME, [Seat("Ben", "lime", "beret")], {})
    assert one.save()
    assert [seat.name for seat in PlayerBook(path).known] == ["Ben", OMA.name]


def test_a_file_that_was_spoilt_while_the_book_was_open_is_set_aside(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA], {})
    assert book.save()
    written(path, "half a fi")
    assert book.save()
    (notice,) = book.take_notices()
    assert path.with_name(str(notice.params["file"])).read_text() == "half a fi"
    assert PlayerBook(path).known == (MIA,)


def test_a_file_of_a_later_version_that_came_meanwhile_is_left_alone(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA], {})
    before = written(path, {"format": FORMAT + 1}).read_bytes()
    assert not book.save()
    assert path.read_bytes() == before


def test_who_was_forgotten_by_mistake_comes_back_to_the_same_place() -> None:
    book = PlayerBook(None)
    book.remember(GAME, [MIA, OMA], {})
    book.forget("Mia")
    book.bring_back(MIA, 0)
    assert book.known == (MIA, OMA)


def test_no_file_is_no_trouble(path: Path) -> None:
    book = PlayerBook(path)
    assert (book.known, book.tables, book.last_game, book.take_notices()) == ((), {}, None, [])


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "null",
        "\x00",
        '{"format": 0}',
        '{"format": true}',
        "{}",
        "[" * 5000,
        " " * (LARGEST_FILE + 1),
    ],
)
def test_a_damaged_file_is_set_aside_and_told(path: Path, content: str) -> None:
    written(path, content)
    book = PlayerBook(path)
    notices = book.take_notices()
    assert [notice.code for notice in notices] == ["setup.message.players_damaged"]
    kept = path.with_name(str(notices[0].params["file"]))
    assert kept.read_text(encoding="utf-8") == content
    assert not path.exists()
    book.remember(GAME, [MIA], {})
    assert book.save()


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        {},
        {"name": 3, "colour": "teal", "badge": "scarf"},
        {"name": "", "colour": "teal", "badge": "scarf"},
        {"name": "x" * 500, "colour": "teal", "badge": "scarf"},
        {"name": "a\nb", "colour": "teal", "badge": "scarf"},
        {"name": "\ud800", "colour": "teal", "badge": "scarf"},
        {**SEAT, "name": "\u200fMia"},
        {**SEAT, "name": "x" * (LONGEST_NAME + 1)},
        {**SEAT, "colour": "Teal"},
        {**SEAT, "language": None},
        {"name": "Mia", "colour": None, "badge": "scarf"},
        {"name": "Mia", "colour": "teal", "badge": "s" * 99},
        {"name": "Krümel", "colour": "teal", "badge": "scarf", "player": "solid"},
    ],
)
def test_an_odd_entry_is_left_out_alone_and_the_file_is_kept_as_it_was(path: Path, entry: object) -> None:
    good = page()["known"][0]
    before = written(path, page(known=[entry, good])).read_bytes()
    book = PlayerBook(path)
    assert book.known == (MIA,)
    (notice,) = book.take_notices()
    assert notice.code == "hall.message.players_partly"
    assert book.save()
    assert book.take_notices() == []
    assert path.with_name(str(notice.params["file"])).read_bytes() == before


def test_a_name_that_stands_there_twice_is_one_player(path: Path) -> None:
    entry = page()["known"][0]
    book = PlayerBook(written(path, page(known=[entry, {**entry, "name": "MIA", "colour": "red"}])))
    assert book.known == (MIA,)


def test_the_file_of_a_later_version_is_left_alone(path: Path) -> None:
    before = written(path, {"format": FORMAT + 1, "known": "in another way"}).read_bytes()
    book = PlayerBook(path)
    assert [notice.code for notice in book.take_notices()] == ["hall.message.players_newer"]
    book.remember(GAME, [MIA], {})
    assert not book.save()
    assert path.read_bytes() == before


def test_a_new_name_is_remembered_everywhere(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA, OMA], {})
    book.change("Mia", Seat("Mia-Sophie", "lime", "beret", language="fr"))
    book.change("Mia-Sophie", Seat("Sophie", "lime", "beret", language="fr"))
    assert book.save()
    again = PlayerBook(path)
    assert again.known == (Seat("Sophie", "lime", "beret", language="fr"), OMA)
    last = again.last_table(GAME)
    assert last is not None
    assert [seat.name for seat in last.seats] == ["Sophie", OMA.name]
    assert [again.name_now(name) for name in ("Mia", "Mia-Sophie", "Sophie")] == ["Sophie"] * 3


def test_another_child_may_take_a_name_that_became_free(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA], {})
    book.change("Mia", Seat("Sophie", "teal", "scarf"))
    book.remember(GAME, [MIA], {})
    assert book.name_now("Mia") == "Mia"


def test_a_name_given_back_leads_nowhere_else(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA], {})
    book.change("Mia", Seat("Sophie", "teal", "scarf"))
    book.change("Sophie", MIA)
    assert (book.name_now("Mia"), book.name_now("Sophie")) == ("Mia", "Mia")


ODD_TABLES: list[Any] = [
    None,
    3,
    {},
    {"seats": [SEAT], "choices": {}},
    {"game": 3, "seats": [SEAT], "choices": {}},
    {"game": "no word", "seats": [SEAT], "choices": {}},
    {"game": OTHER, "seats": [], "choices": {}},
    {"game": OTHER, "seats": [None], "choices": {}},
    {"game": OTHER, "seats": [SEAT] * 99, "choices": {}},
    {"game": OTHER, "seats": [SEAT], "choices": []},
    {"game": OTHER, "seats": [SEAT], "choices": {"clans": [1]}},
    {"game": OTHER, "seats": [SEAT], "choices": {"clans": "x" * 99}},
    {"game": OTHER, "seats": [SEAT], "choices": {"x" * 99: 1}},
    {"game": OTHER, "seats": [SEAT], "choices": {str(n): n for n in range(99)}},
]


@pytest.mark.parametrize("table", ODD_TABLES)
def test_an_odd_table_is_left_out_alone_and_the_file_is_kept_as_it_was(path: Path, table: object) -> None:
    before = written(path, page(tables=[table, *page()["tables"]])).read_bytes()
    book = PlayerBook(path)
    assert [*book.tables] == [GAME]
    assert book.known == (MIA,)
    (notice,) = book.take_notices()
    assert notice.code == "hall.message.players_partly"
    assert path.with_name(str(notice.params["file"])).read_bytes() == before


def test_tables_that_are_no_list_are_no_tables(path: Path) -> None:
    book = PlayerBook(written(path, page(tables={"game": GAME})))
    assert (book.tables, book.known) == ({}, (MIA,))
    assert [notice.code for notice in book.take_notices()] == ["hall.message.players_partly"]


# --- trouble


def test_a_locked_folder_is_told_and_stops_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    book = PlayerBook(blocked / FILE)
    book.take_notices()
    book.remember(GAME, [MIA], {})
    assert not book.save()
    assert [notice.code for notice in book.take_notices()] == ["setup.message.players_not_saved"]
    assert book.known == (MIA,)


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_a_pipe_in_place_of_the_file_does_not_keep_us_waiting(path: Path) -> None:
    path.parent.mkdir()
    with pipe_at(path):
        book = PlayerBook(path)
        book.remember(GAME, [MIA], {})
        assert not book.save()
        assert [notice.code for notice in book.take_notices()] == ["setup.message.players_unreadable"]
        assert path.is_fifo() and book.known == (MIA,)


def test_a_book_without_a_path_remembers_for_this_evening() -> None:
    book = PlayerBook(None)
    book.remember(GAME, [MIA], CHOICES)
    assert book.save()
    assert book.known == (MIA,)
