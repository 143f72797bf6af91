"""The last table of each game in the list of players, and the one table of version 0.1."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.saves.last_tables import LastTable
from ratland_desktop.saves.players import FILE, MOST_TABLES, PlayerBook
from ratland_desktop.saves.upgrades import ONLY_GAME_OF_0_1
from ratland_desktop.tabletop.seats import Seat
from tests.saves.players_file import CHOICES, GAME, MIA, OMA, OTHER, ROBOT, SEAT, page, written


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / FILE


def test_every_game_has_its_own_last_table_and_the_one_set_up_last_is_known(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA, ROBOT], CHOICES)
    book.remember(OTHER, [OMA, MIA], {})
    assert book.save()
    again = PlayerBook(path)
    assert again.last_game == OTHER
    assert again.last_table(GAME) == LastTable((MIA, ROBOT), CHOICES)
    assert again.last_table(OTHER) == LastTable((OMA, MIA), {})
    assert again.last_table("a third one") is None
    again.remember(GAME, [OMA], {})
    assert again.save()
    last = PlayerBook(path)
    assert last.last_game == GAME
    assert last.last_table(GAME) == LastTable((OMA,), {})
    assert last.last_table(OTHER) == LastTable((OMA, MIA), {})


def test_a_game_that_is_played_again_comes_first_with_its_table_as_it_was(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA, ROBOT], CHOICES)
    book.remember(OTHER, [OMA, MIA], {})
    assert book.put_first(GAME)
    assert not book.put_first(GAME) and not book.put_first("never set up")
    assert book.save()
    again = PlayerBook(path)
    assert [*again.tables] == [GAME, OTHER] and again.known == (OMA, MIA)
    assert again.last_table(GAME) == LastTable((MIA, ROBOT), CHOICES)


def test_a_new_name_reaches_the_tables_of_all_games(path: Path) -> None:
    book = PlayerBook(path)
    book.remember(GAME, [MIA, OMA], {})
    book.remember(OTHER, [Seat("Mia", "blue", "crown", "solid"), MIA], {})
    book.change("Mia", Seat("Sophie", "lime", "beret"))
    assert book.save()
    tables = PlayerBook(path).tables
    assert [seat.name for seat in tables[GAME].seats] == ["Sophie", OMA.name]
    assert [seat.name for seat in tables[OTHER].seats] == ["Mia", "Sophie"], "a computer keeps its name"


def test_games_set_up_at_two_windows_are_both_remembered(path: Path) -> None:
    first = PlayerBook(path)
    first.remember(GAME, [MIA], {"round": 1})
    first.remember(OTHER, [MIA], {"round": 1})
    first.save()
    one, other = PlayerBook(path), PlayerBook(path)
    other.remember(OTHER, [OMA], {"round": 2})
    other.remember("third", [MIA, OMA], {"round": 2})
    assert other.save()
    one.remember(GAME, [OMA], {"round": 3})
    one.change("Mia", Seat("Sophie", "teal", "scarf"))
    assert one.save()
    again = PlayerBook(path)
    assert again.last_game == GAME
    assert {game: table.choices["round"] for game, table in again.tables.items()} == {
        GAME: 3, OTHER: 2, "third": 2,
    }  # fmt: skip
    assert [seat.name for seat in again.tables["third"].seats] == ["Sophie", OMA.name]


def test_the_game_that_is_played_here_comes_first_whatever_another_window_plays(path: Path) -> None:
    first = PlayerBook(path)
    first.remember(GAME, [MIA], {})
    first.remember(OTHER, [MIA], {})
    first.save()
    one, other = PlayerBook(path), PlayerBook(path)
    other.remember("third", [OMA], {})
    assert other.save()
    assert one.put_first(GAME)
    assert one.save()
    assert [*PlayerBook(path).tables] == [GAME, "third", OTHER]


def test_of_more_games_than_fit_those_played_last_stay(path: Path) -> None:
    book = PlayerBook(path)
    for number in range(MOST_TABLES + 3):
        book.remember(f"game{number}", [MIA], {})
    assert book.save()
    again = PlayerBook(path)
    assert [*again.tables] == [f"game{number}" for number in range(MOST_TABLES + 2, 2, -1)]
    assert again.take_notices() == []


def test_a_game_that_stands_there_twice_has_the_later_table(path: Path) -> None:
    older = {"game": GAME, "seats": [SEAT], "choices": {"old": True}}
    book = PlayerBook(written(path, page(tables=[*page()["tables"], older])))
    assert book.tables == {GAME: LastTable((MIA, MIA), {})}


# --- version 0.1


def old_page(**changed: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "known": [SEAT],
        "last": {"seats": [SEAT, SEAT], "choices": {"clans": True}},
        **changed,
    }


def test_the_one_table_of_version_0_1_belongs_to_its_only_game(path: Path) -> None:
    before = written(path, old_page()).read_bytes()
    book = PlayerBook(path)
    assert book.take_notices() == []
    assert path.read_bytes() == before, "reading changes nothing"
    assert book.last_game == ONLY_GAME_OF_0_1
    assert book.tables == {ONLY_GAME_OF_0_1: LastTable((MIA, MIA), {"clans": True})}
    book.remember(GAME, [OMA], {})
    assert book.save()
    again = PlayerBook(path)
    assert [*again.tables] == [GAME, ONLY_GAME_OF_0_1]
    assert again.take_notices() == []


@pytest.mark.parametrize("last", [3, [], {}, {"seats": [], "choices": {}}, {"seats": [SEAT]}])
def test_an_odd_table_of_version_0_1_is_no_table_and_the_file_is_kept(path: Path, last: object) -> None:
    before = written(path, old_page(last=last)).read_bytes()
    book = PlayerBook(path)
    assert (book.tables, book.known) == ({}, (MIA,))
    (notice,) = book.take_notices()
    assert path.with_name(str(notice.params["file"])).read_bytes() == before


def test_version_0_1_without_any_table_is_no_trouble(path: Path) -> None:
    written(path, {"format": 1, "known": [SEAT]})
    book = PlayerBook(path)
    assert (book.tables, book.known, book.take_notices()) == ({}, (MIA,), [])
