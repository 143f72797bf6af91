"""Every limit of the files holds on both ways: as much as it allows is written and read again, and what goes
beyond it is refused or cut when it is written, never when it is read.

`LIMITS` has a trial for each constant that limits a file; a new one without a trial fails the last test.
"""

from __future__ import annotations

import json
import pkgutil
import re
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ratland_desktop import saves
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.saves import (
    clock,
    folder,
    hall,
    layout,
    listing,
    model,
    order,
    players,
    sealing,
    settings,
    strict_json,
)
from ratland_desktop.saves import keeper as keeping
from ratland_desktop.saves.hall import FinishedGame, Hall, from_line, to_line
from ratland_desktop.saves.keeper import Keeper
from ratland_desktop.saves.layout import BadSave
from ratland_desktop.saves.players import LastTable, PlayerBook
from ratland_desktop.saves.sealing import seal, unseal
from ratland_desktop.saves.settings import SettingsStore
from ratland_desktop.saves.snapshot import Snapshot, take_snapshot
from ratland_desktop.saves.store import Store
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import Seat
from tests.saves.playing import match_after, seats_of, store_in

Trial = Callable[[Path], None]
WIDE = "𝕏"  # four bytes in UTF-8, and twelve where JSON escapes it


# --- a saved game


def kept(tmp_path: Path, **changed: Any) -> Store:
    """A saved game with these entries of its snapshot. Raises BadSave, and then the old file is there."""
    store = store_in(tmp_path)
    match = match_after(40)
    snapshot: Snapshot = take_snapshot(RATLAND_KEEPING, match, seats_of(3))
    keeper = Keeper(store.folder, "0" * 16, RATLAND_KEEPING, seats_of(3))
    try:
        keeper._save(replace(snapshot, **changed))
    finally:
        keeper.close()
    return store


def is_listed(store: Store) -> bool:
    (line,) = store.games()
    return line.trouble is None


def both_ways(tmp_path: Path, good: dict[str, Any], beyond: dict[str, Any]) -> None:
    """What is allowed can be listed; what is not is not written, and what was there stays."""
    assert is_listed(kept(tmp_path, **good))
    before = (tmp_path / "saves" / f"{'0' * 16}.json").read_bytes()
    with pytest.raises(BadSave):
        kept(tmp_path, **beyond)
    assert (tmp_path / "saves" / f"{'0' * 16}.json").read_bytes() == before


def rounds(tmp_path: Path) -> None:
    journal = match_after(40).past[0]
    most = model.MOST_ROUNDS
    both_ways(tmp_path, {"past": (journal,) * most}, {"past": (journal,) * (most + 1)})


def answers(tmp_path: Path) -> None:
    journal = match_after(40).past[0]
    much, more = ((journal.answers[0],) * number for number in (model.MOST_ANSWERS, model.MOST_ANSWERS + 1))
    both_ways(
        tmp_path,
        {"past": (replace(journal, answers=much),)},
        {"past": (replace(journal, answers=more),)},
    )


def throws(tmp_path: Path) -> None:
    journal = match_after(40).past[0]
    both_ways(
        tmp_path,
        {"past": (replace(journal, thrown=model.MOST_THROWS),)},
        {"past": (replace(journal, thrown=model.MOST_THROWS + 1),)},
    )


def seats(tmp_path: Path) -> None:
    both_ways(tmp_path, {"seats": seats_of(listing.MOST_SEATS)}, {"seats": seats_of(listing.MOST_SEATS + 1)})


def summary(tmp_path: Path) -> None:
    much = {f"n{number}": number for number in range(model.MOST_SUMMED_UP)}
    both_ways(tmp_path, {"summary": much}, {"summary": {**much, "more": 1}})
    long = "x" * listing.NAME_LENGTH
    both_ways(tmp_path, {"summary": {"word": long}}, {"summary": {"word": long + "x"}})
    both_ways(tmp_path, {"summary": {long: 1}}, {"summary": {long + "x": 1}})


def mark(tmp_path: Path) -> None:
    much = "m" * model.LONGEST_MARK
    both_ways(tmp_path, {"mark": much}, {"mark": much + "m"})


def sealed_content(tmp_path: Path) -> None:
    """A list of ones packs well, so that only the unpacked size counts."""
    most = (sealing.LARGEST_CONTENT - 2) // 2
    both_ways(tmp_path, {"notes": [1] * most}, {"notes": [1] * (most + 2)})


def noise(letters: int) -> str:
    """Letters without a pattern, which can hardly be packed."""
    signs = [chr(sign) for sign in range(35, 127) if chr(sign) != "\\"]
    return "".join(Random(letters).choices(signs, k=letters))


def sealed_word(tmp_path: Path) -> None:
    """What cannot be packed gets longer when it is sealed: the word is too long before its content is."""
    good, beyond = noise(sealing.LARGEST_CONTENT * 9 // 10), noise(sealing.LARGEST_CONTENT - 2)
    assert len(json.dumps(beyond)) == sealing.LARGEST_CONTENT and unseal(seal(beyond)) == beyond
    assert len(seal(good)) <= model.LONGEST_SEALED < len(seal(beyond))
    both_ways(tmp_path, {"notes": good}, {"notes": beyond})


def whole_file(tmp_path: Path) -> None:
    """Two long sealed words are more than a file may have."""
    store = kept(tmp_path)
    whole = (store.folder.save("0" * 16)).stat().st_size
    assert whole < layout.LARGEST_FILE
    journal = match_after(40).past[0]
    long = replace(journal, answers=((noise(600_000),),))
    both_ways(tmp_path, {"past": (long,)}, {"past": (long,) * 4})


def names(tmp_path: Path) -> None:
    """Cut when it is written."""
    store = store_in(tmp_path)
    long = WIDE * (listing.NAME_LENGTH + 5)
    keeper = store.start(match_after(5), (Seat(long, "teal", "bow"), *seats_of(2)))
    assert keeper.close()
    opened = store.open(keeper.id)
    assert opened.seats[0].name == long[: listing.NAME_LENGTH]
    assert opened.keeper.close()


def title(tmp_path: Path) -> None:
    """Cut when it is written. The number of the order comes after the longest title, and is found there."""
    store = store_in(tmp_path)
    keeper = store.start(match_after(5), seats_of(3), WIDE * (listing.TITLE_LENGTH + 5))
    assert keeper.close()
    line = store.line(keeper.id)
    assert line.title == WIDE * listing.TITLE_LENGTH
    assert order.next_order(store.folder) == line.order + 1


def last_number(tmp_path: Path) -> None:
    """After the last number there is no other, and games are still kept."""
    store = store_in(tmp_path)
    keeper = store.start(match_after(5), seats_of(3))
    assert keeper.close()
    raw = layout.from_bytes(store.folder.save(keeper.id).read_bytes())
    store.folder.save(keeper.id).write_bytes(layout.to_bytes({**raw, "order": listing.LATEST_ORDER}))
    other = store.start(match_after(9), seats_of(3))
    assert other.close()
    assert [line.order for line in store.games()] == [listing.LATEST_ORDER] * 2


def numbers(tmp_path: Path) -> None:
    both_ways(tmp_path, {"notes": strict_json.LARGEST_NUMBER - 1}, {"notes": strict_json.LARGEST_NUMBER})


def picture(tmp_path: Path) -> None:
    """A larger one is not kept; the one before stays."""
    store = store_in(tmp_path)
    keeper = store.start(match_after(5), seats_of(3))
    most = b"x" * folder.LARGEST_PICTURE
    for png in (most, most + b"x"):
        keeper.note_picture(png)
        keeper.note(match_after(5))
        assert keeper.flush()
        assert store.picture(keeper.id) == most
    keeper.close()


# --- the hall of fame


def finished(id: str = "0" * 16, **changed: Any) -> FinishedGame:
    outcome = Outcome((Standing(0, 1, 5, 0), Standing(1, 2, 3, 0)))
    return replace(FinishedGame(id, "mice", clock.now(), seats_of(2), outcome), **changed)


def points(tmp_path: Path) -> None:
    def worth(amount: int) -> FinishedGame:
        return finished(outcome=Outcome((Standing(0, 1, amount, 0), Standing(1, 2, -amount, 0))))

    good = worth(hall.MOST_POINTS)
    assert from_line(to_line(good).rstrip()).outcome == good.outcome
    with pytest.raises(ValueError, match="number"):
        to_line(worth(hall.MOST_POINTS + 1))


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
    name = f"{number:04}" + WIDE * (players.LONGEST_NAME - 4)
    word = "w" * players.LONGEST_WORD
    return Seat(name, word, word, language=word, text_size=word)


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
    people = [person(number) for number in range(players.MOST_SEATS)]
    choices = {f"{n:02}" + "c" * (players.LONGEST_WORD - 2): "v" * players.LONGEST_WORD for n in range(32)}
    full: dict[str, Any] = {
        "known": tuple(person(number) for number in range(players.MOST_KNOWN)),
        "renamed": {person(n).name: person(n + 500).name for n in range(players.MOST_RENAMED)},
        "tables": {f"game{n}": LastTable(tuple(people), choices) for n in range(players.MOST_TABLES)},
    }
    assert len(choices) == players.MOST_CHOICES
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
    much = tuple(person(number) for number in range(players.MOST_SEATS))
    found = book_with(tmp_path, tables={"good": LastTable(much), "bad": LastTable((*much, person(99)))})
    assert found.tables == {"good": LastTable(much)}


def choices(tmp_path: Path) -> None:
    """A table with more choices, or with one that could not be read, is left out, and only that."""
    much: dict[str, Any] = {f"c{number}": number for number in range(players.MOST_CHOICES)}
    edge = strict_json.LARGEST_NUMBER
    bad: list[dict[str, Any]] = [
        {**much, "more": 1},
        {"large": edge},
        {"large": -edge},
        {"word": "x" * (players.LONGEST_WORD + 1)},
        {"x" * (players.LONGEST_WORD + 1): 1},
        {"half": 0.5},
        {"list": [1]},
    ]
    good = {"good": much, "large": {"a": edge - 1, "b": 1 - edge}, "word": {"a": "x" * players.LONGEST_WORD}}
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


LIMITS: dict[str, Trial] = {
    "model.MOST_ROUNDS": rounds,
    "model.MOST_ANSWERS": answers,
    "model.MOST_THROWS": throws,
    "model.MOST_SUMMED_UP": summary,
    "model.LONGEST_MARK": mark,
    "model.LONGEST_SEALED": sealed_word,
    "sealing.LARGEST_CONTENT": sealed_content,
    "layout.LARGEST_FILE": whole_file,
    "listing.MOST_SEATS": seats,
    "listing.NAME_LENGTH": names,
    "listing.TITLE_LENGTH": title,
    "listing.LATEST_ORDER": last_number,
    "strict_json.LARGEST_NUMBER": numbers,
    "folder.LARGEST_PICTURE": picture,
    "hall.MOST_POINTS": points,
    "hall.LARGEST_FILE": whole_hall,
    "players.LARGEST_FILE": whole_book,
    "players.MOST_KNOWN": known,
    "players.MOST_RENAMED": renamed,
    "players.MOST_TABLES": tables,
    "players.MOST_SEATS": table_seats,
    "players.MOST_CHOICES": choices,
    "players.LONGEST_NAME": player_names,
    "players.LONGEST_WORD": player_words,
    "settings.LARGEST_FILE": whole_settings,
}
NOT_IN_FILES = {
    "lifeboats.MOST_PLACES": "folders that are offered",
    "locks.MOST_TRIES": "how often a lock is tried",
    "sharing.MOST_FILES": "exported files that are listed",
    "sharing.NAME_LENGTH": "the name of an exported file; nothing reads it",
}
LIMIT = re.compile(r"(MOST|LARGEST|LONGEST|LATEST)_[A-Z_]+|[A-Z]+_LENGTH")


@pytest.mark.parametrize("limit", LIMITS)
def test_a_limit_holds_on_both_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(keeping, "RETRY_SECONDS", (0.01,))
    LIMITS[limit](tmp_path)


def test_every_limit_has_a_trial() -> None:
    found = set()
    for module in pkgutil.iter_modules(saves.__path__):
        there = import_module(f"{saves.__name__}.{module.name}")
        text = Path(str(there.__file__)).read_text(encoding="utf-8")
        own = {name for name in vars(there) if LIMIT.fullmatch(name) and re.search(rf"(?m)^{name} =", text)}
        found |= {f"{module.name}.{name}" for name in own}
    assert found == {*LIMITS, *NOT_IN_FILES}
