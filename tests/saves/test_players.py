"""The book of players: what it remembers, and that no file can harm it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.saves.players import FILE, LARGEST_FILE, MOST_KNOWN, LastTable, PlayerBook
from ratland_desktop.tabletop.seats import Seat

MIA = Seat("Mia", "teal", "scarf")
OMA = Seat("Oma 🧀 Ilse", "red", "bow")
ROBOT = Seat("Krümel", "blue", "crown", "solid")
CHOICES: dict[str, str | int | bool | None] = {"first": 1, "clans": True, "board": "secret", "nobody": None}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE


def written(path: Path, content: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def page(**changed: Any) -> dict[str, Any]:
    seat = {"name": "Mia", "colour": "teal", "badge": "scarf", "player": "human"}
    return {"format": 1, "known": [seat], "last": {"seats": [seat, seat], "choices": {}}, **changed}


def test_people_and_the_last_table_come_back(path: Path) -> None:
    book = PlayerBook(path)
    book.remember([MIA, ROBOT, OMA], CHOICES)
    assert book.save()
    again = PlayerBook(path)
    assert again.known == (MIA, OMA)
    assert again.last == LastTable((MIA, ROBOT, OMA), CHOICES)
    assert again.take_notices() == []


def test_whoever_played_last_comes_first_and_in_the_newest_colours(path: Path) -> None:
    book = PlayerBook(path)
    book.remember([MIA, OMA], {})
    book.remember([Seat("mia", "lime", "beret")], {})
    assert book.known == (Seat("mia", "lime", "beret"), OMA)


def test_the_book_has_an_end(path: Path) -> None:
    book = PlayerBook(path)
    for number in range(MOST_KNOWN + 5):
        book.remember([Seat(f"Gast {number}", "teal", "scarf")], {})
    assert len(book.known) == MOST_KNOWN
    assert book.known[0].name == f"Gast {MOST_KNOWN + 4}"


def test_a_forgotten_player_is_not_offered_again(path: Path) -> None:
    book = PlayerBook(path)
    book.remember([MIA, OMA], {})
    book.forget("Mia")
    assert book.known == (OMA,)


def test_who_sat_down_at_another_window_stays_and_who_was_forgotten_here_does_not_return(path: Path) -> None:
    first = PlayerBook(path)
    first.remember([MIA], {})
    first.save()
    one, other = PlayerBook(path), PlayerBook(path)
    other.remember([OMA], {})
    assert other.save()
    one.forget("Mia")
    one.remember([Seat("Ben", "lime", "beret")], {})
    assert one.save()
    assert [seat.name for seat in PlayerBook(path).known] == ["Ben", OMA.name]


def test_a_file_that_was_spoilt_while_the_book_was_open_is_set_aside(path: Path) -> None:
    book = PlayerBook(path)
    book.remember([MIA], {})
    assert book.save()
    written(path, "half a fi")
    assert book.save()
    (notice,) = book.take_notices()
    assert path.with_name(str(notice.params["file"])).read_text() == "half a fi"
    assert PlayerBook(path).known == (MIA,)


def test_a_file_of_a_later_version_that_came_meanwhile_is_left_alone(path: Path) -> None:
    book = PlayerBook(path)
    book.remember([MIA], {})
    before = written(path, {"format": 2}).read_bytes()
    assert not book.save()
    assert path.read_bytes() == before


def test_who_was_forgotten_by_mistake_comes_back_to_the_same_place() -> None:
    book = PlayerBook(None)
    book.remember([MIA, OMA], {})
    book.forget("Mia")
    book.bring_back(MIA, 0)
    assert book.known == (MIA, OMA)


def test_no_file_is_no_trouble(path: Path) -> None:
    book = PlayerBook(path)
    assert (book.known, book.last, book.take_notices()) == ((), None, [])


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
    book.remember([MIA], {})
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
    before = written(path, {"format": 2, "known": "in another way"}).read_bytes()
    book = PlayerBook(path)
    assert [notice.code for notice in book.take_notices()] == ["hall.message.players_newer"]
    book.remember([MIA], {})
    assert not book.save()
    assert path.read_bytes() == before


def test_a_new_name_is_remembered_everywhere(path: Path) -> None:
    book = PlayerBook(path)
    book.remember([MIA, OMA], {})
    book.change("Mia", Seat("Mia-Sophie", "lime", "beret", language="fr"))
    book.change("Mia-Sophie", Seat("Sophie", "lime", "beret", language="fr"))
    assert book.save()
    again = PlayerBook(path)
    assert again.known == (Seat("Sophie", "lime", "beret", language="fr"), OMA)
    assert again.last is not None
    assert [seat.name for seat in again.last.seats] == ["Sophie", OMA.name]
    assert [again.name_now(name) for name in ("Mia", "Mia-Sophie", "Sophie")] == ["Sophie"] * 3


def test_another_child_may_take_a_name_that_became_free(path: Path) -> None:
    book = PlayerBook(path)
    book.remember([MIA], {})
    book.change("Mia", Seat("Sophie", "teal", "scarf"))
    book.remember([MIA], {})
    assert book.name_now("Mia") == "Mia"


def test_a_name_given_back_leads_nowhere_else(path: Path) -> None:
    book = PlayerBook(path)
    book.remember([MIA], {})
    book.change("Mia", Seat("Sophie", "teal", "scarf"))
    book.change("Sophie", MIA)
    assert (book.name_now("Mia"), book.name_now("Sophie")) == ("Mia", "Mia")


@pytest.mark.parametrize(
    "last",
    [
        None,
        3,
        {},
        {"seats": [], "choices": {}},
        {"seats": [None], "choices": {}},
        {"seats": page()["known"] * 99, "choices": {}},
        {"seats": page()["known"], "choices": []},
        {"seats": page()["known"], "choices": {"clans": [1]}},
        {"seats": page()["known"], "choices": {str(n): n for n in range(99)}},
    ],
)
def test_an_odd_last_table_is_no_table(path: Path, last: object) -> None:
    book = PlayerBook(written(path, page(last=last)))
    assert book.last is None
    assert book.known == (MIA,)


def test_a_locked_folder_is_told_and_stops_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    book = PlayerBook(blocked / FILE)
    book.take_notices()
    book.remember([MIA], {})
    assert not book.save()
    assert [notice.code for notice in book.take_notices()] == ["setup.message.players_not_saved"]
    assert book.known == (MIA,)


def test_a_book_without_a_path_remembers_for_this_evening() -> None:
    book = PlayerBook(None)
    book.remember([MIA], CHOICES)
    assert book.save()
    assert book.known == (MIA,)
