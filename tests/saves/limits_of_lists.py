"""Trials of the limits of the hall of fame, the replays, the list of players and the settings."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.saves import clock, hall, hall_lines, players, replays, seats, settings, strict_json
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import FinishedGame, from_line, to_line
from ratland_desktop.saves.last_tables import MOST_CHOICES, LastTable
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.replays import Replays
from ratland_desktop.saves.settings import SettingsStore
from ratland_desktop.tabletop import names
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import Seat
from tests.saves.limits_of_saves import WIDE
from tests.saves.playing import seats_of

# --- the hall of fame


def finished(id: str = "0" * 16, **changed: Any) -> FinishedGame:
    outcome = Outcome((Standing(0, 1, 5, 0), Standing(1, 2, 3, 0)))
    return replace(FinishedGame(id, "mice", clock.now(), seats_of(2), outcome), **changed)


def points(tmp_path: Path) -> None:
    def worth(amount: int) -> FinishedGame:
        return finished(outcome=Outcome((Standing(0, 1, amount, 0), Standing(1, 2, -amount, 0))))

    good = worth(hall_lines.MOST_POINTS)
    assert from_line(to_line(good).rstrip()).outcome == good.outcome
    with pytest.raises(ValueError, match="number"):
        to_line(worth(hall_lines.MOST_POINTS + 1))


def whole_hall(tmp_path: Path) -> None:
    """A hall that is full keeps what it has."""
    path = tmp_path / hall.FILE
    line = to_line(finished())
    path.write_bytes(line + b" " * (hall.LARGEST_FILE - 2 * len(line) - 2) + b"\n")
    full = Hall(path)
    full.add(finished("1" * 16))
    full.close()
    assert full.take_notices() == [] and path.stat().st_size < hall.LARGEST_FILE
    full.add(finished("2" * 16))
    full.close()
    assert [notice.code for notice in full.take_notices()] == ["hall.message.not_saved"]
    again = Hall(path)
    assert {game.id for game in again.games} == {"0" * 16, "1" * 16}
    assert again.take_notices() == []


# --- the list of players


def person(number: int) -> Seat:
    """With all that a seat may say, each as long as it may be."""
    name = f"{number:04}" + WIDE * (names.LONGEST_NAME - 4)
    word = "w" * names.LONGEST_WORD
    return Seat(name, word, word, language=word, text_size=word, character=word)


def book_with(tmp_path: Path, **changed: Any) -> PlayerBook:
    """What is read after this was written."""
    book = PlayerBook(tmp_path / players.FILE)
    for name, value in changed.items():
        setattr(book, name, value)
    assert book.save()
    again = PlayerBook(tmp_path / players.FILE)
    assert again.take_notices() == []
    return again


def whole_book(tmp_path: Path) -> None:
    """As much of everything as may be fits into half of the file."""
    people = [person(number) for number in range(seats.MOST_SEATS)]
    choices = {f"{n:02}" + "c" * (names.LONGEST_WORD - 2): "v" * names.LONGEST_WORD for n in range(32)}
    full: dict[str, Any] = {
        "known": tuple(person(number) for number in range(players.MOST_KNOWN)),
        "renamed": {person(n).name: person(n + 500).name for n in range(players.MOST_RENAMED)},
        "tables": {f"game{n}": LastTable(tuple(people), choices) for n in range(players.MOST_TABLES)},
    }
    assert len(choices) == MOST_CHOICES
    again = book_with(tmp_path, **full)
    assert {name: getattr(again, name) for name in full} == full
    assert (tmp_path / players.FILE).stat().st_size < players.LARGEST_FILE / 2


def known(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / players.FILE)
    for number in range(players.MOST_KNOWN + 1):
        book.remember("mice", [person(number)], {})
    assert len(book_with(tmp_path, known=book.known).known) == players.MOST_KNOWN


def renamed(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / players.FILE)
    for number in range(players.MOST_RENAMED + 1):
        book.change(person(number).name, person(number + 500))
    assert len(book_with(tmp_path, renamed=book.renamed).renamed) == players.MOST_RENAMED


def tables(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / players.FILE)
    for number in range(players.MOST_TABLES + 1):
        book.remember(f"game{number}", [person(0)], {})
    assert len(book_with(tmp_path, tables=book.tables).tables) == players.MOST_TABLES


def table_seats(tmp_path: Path) -> None:
    """A table with more seats than there can be is left out, and only that."""
    much = tuple(person(number) for number in range(seats.MOST_SEATS))
    found = book_with(tmp_path, tables={"good": LastTable(much), "bad": LastTable((*much, person(99)))})
    assert found.tables == {"good": LastTable(much)}


def choices(tmp_path: Path) -> None:
    """A table with more choices, or with one that could not be read, is left out, and only that."""
    much: dict[str, Any] = {f"c{number}": number for number in range(MOST_CHOICES)}
    edge = strict_json.LARGEST_NUMBER
    bad: list[dict[str, Any]] = [
        {**much, "more": 1},
        {"large": edge},
        {"large": -edge},
        {"word": "x" * (names.LONGEST_WORD + 1)},
        {"x" * (names.LONGEST_WORD + 1): 1},
        {"half": 0.5},
        {"list": [1]},
    ]
    good = {"good": much, "large": {"a": edge - 1, "b": 1 - edge}, "word": {"a": "x" * names.LONGEST_WORD}}
    every = {**good, **{f"bad{number}": entry for number, entry in enumerate(bad)}}
    found = book_with(tmp_path, tables={name: LastTable((person(0),), e) for name, e in every.items()})
    assert {name: table.choices for name, table in found.tables.items()} == good


def player_names(tmp_path: Path) -> None:
    much = person(0)
    found = book_with(tmp_path, known=(replace(much, name=much.name + "x"), much))
    assert found.known == (much,)


def player_words(tmp_path: Path) -> None:
    much = person(0)
    found = book_with(tmp_path, known=(replace(person(1), colour=much.colour + "x"), much))
    assert found.known == (much,)


# --- the settings


def whole_settings(tmp_path: Path) -> None:
    """Settings of a later version that leave no room are not thrown away: then nothing is written."""
    path = tmp_path / "settings.json"
    fresh = len(json.dumps(settings.to_json(settings.Settings()), indent=2))
    room = settings.LARGEST_FILE - fresh - len(',\n  "later": ""') - 50
    for letters, fits in ((room, True), (room + 200, False)):
        before = json.dumps({"later": "x" * letters}).encode()
        assert len(before) <= settings.LARGEST_FILE
        path.write_bytes(before)
        store = SettingsStore(path)
        store.change(muted=True)
        assert store.save() is fits
        assert (path.read_bytes() != before) is fits
        again = SettingsStore(path)
        assert again.settings.muted is fits and again.take_notices() == []


def window(tmp_path: Path) -> None:
    """A window may be so large and no larger; in a file that says otherwise, only that size falls back."""
    store = SettingsStore(tmp_path / "settings.json")
    store.change(window_width=settings.LARGEST_WINDOW, window_height=settings.LARGEST_WINDOW)
    assert store.save()
    assert SettingsStore(store.path).settings == store.settings
    with pytest.raises(ValueError, match="window_width"):
        store.change(window_width=settings.LARGEST_WINDOW + 1)
    found = settings.settings_from({"window_width": settings.LARGEST_WINDOW + 1, "window_height": 900})
    assert (found.window_width, found.window_height) == (settings.Settings().window_width, 900)


# --- replays


def whole_replay(tmp_path: Path) -> None:
    """As large as it may be it is kept; one that is larger is not, and nothing else is lost."""
    kept = Replays(tmp_path / replays.FOLDER)
    kept.keep("1" * 16, clock.now(), lambda: b"x" * replays.LARGEST_KEPT)
    kept.keep("2" * 16, clock.now(), lambda: b"x" * (replays.LARGEST_KEPT + 1))
    kept.close()
    again = Replays(tmp_path / replays.FOLDER)
    assert again.has("1" * 16) and not again.has("2" * 16)
