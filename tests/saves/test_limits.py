"""What is written can be read: no limit lets something pass on its way out that it refuses on its way in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.games.ratland import chronicle
from ratland_desktop.games.ratland.chronicle import chronicle_of
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.trust import CHEESE_LIMIT
from ratland_desktop.hotseat import diary
from ratland_desktop.hotseat.course import Tally
from ratland_desktop.hotseat.diary import Diary, HandsChanged, Thought
from ratland_desktop.hotseat.reasons import Reason
from ratland_desktop.saves import clock, layout, model, sealing
from ratland_desktop.saves import hall as halls
from ratland_desktop.saves import keeper as keeping
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import MOST_POINTS, FinishedGame, finished_game, from_line, to_line
from ratland_desktop.saves.players import MOST_KNOWN, MOST_RENAMED, PlayerBook
from ratland_desktop.saves.seats import MOST_SEATS
from ratland_desktop.saves.snapshot import Snapshot, take_snapshot
from ratland_desktop.saves.store import Store
from ratland_desktop.tabletop.names import LONGEST_NAME, LONGEST_WORD
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import Seat
from tests.saves.playing import match_after, seats_of, store_in


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setattr(keeping, "RETRY_SECONDS", (0.01,))
    return store_in(tmp_path)


# --- a game


TOO_MUCH: dict[str, Callable[[pytest.MonkeyPatch], object]] = {
    "a file too long": lambda patch: patch.setattr(layout, "LARGEST_FILE", 2000),
    "a sealed word too long": lambda patch: patch.setattr(sealing, "LARGEST_CONTENT", 1000),
    "a summary that is not plain": lambda patch: patch.setattr(
        RATLAND_KEEPING, "summary", lambda view: {"round": 1, "Not A Word": 1}, raising=False
    ),
    "a fraction": lambda patch: patch.setattr(
        RATLAND_KEEPING, "summary", lambda view: {"round": 1.5}, raising=False
    ),
    "a table that nobody would believe": lambda patch: patch.setattr(
        RATLAND_KEEPING, "doubt", lambda written: "no", raising=False
    ),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_what_could_not_be_read_again_is_not_written_and_the_old_file_stays(
    store: Store, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    match = match_after(12)
    keeper = store.start(match, seats_of(3))
    assert keeper.flush()
    before = store.folder.save(keeper.id).read_bytes()
    TOO_MUCH[what](monkeypatch)
    later = match_after(40)
    keeper.note(later)
    assert not keeper.flush()
    assert keeper.trouble is not None and keeper.trouble.code == "saves.trouble.other"
    assert store.folder.save(keeper.id).read_bytes() == before
    monkeypatch.undo()
    keeper.note(later)
    assert keeper.flush() or keeper.flush()
    keeper.close()
    assert store.open(keeper.id).match.journal == later.journal


@pytest.mark.parametrize(
    "notes",
    [{"half": 0.5}, {"large": 2**63}, float("nan"), ["x" * (sealing.LARGEST_CONTENT + 1)]],
    ids=("a fraction", "a large number", "no number", "a long word"),
)
def test_notes_that_could_not_be_read_again_are_not_written(store: Store, notes: Any) -> None:
    match = match_after(5)
    keeper = store.start(match, seats_of(3))
    assert keeper.flush()
    keeper.note(match, None, notes)
    assert not keeper.flush()
    keeper.note(match, None, {"fine": [1, "two", None, True]})
    assert keeper.flush() or keeper.flush()
    keeper.close()
    assert store.open(keeper.id).notes == {"fine": [1, "two", None, True]}


def test_a_game_of_hundreds_of_rounds_can_be_kept(store: Store) -> None:
    """None of RatLand's; another game may be longer."""
    match = match_after(40)
    (first, *_) = match.past
    keeper = store.start(match, seats_of(3))
    snapshot: Snapshot = take_snapshot(RATLAND_KEEPING, match, seats_of(3))
    keeper._save(replace(snapshot, past=(first,) * model.MOST_ROUNDS))
    with pytest.raises(layout.BadSave):
        keeper._save(replace(snapshot, past=(first,) * (model.MOST_ROUNDS + 1)))
    keeper.close()
    assert store.line(keeper.id).trouble is None


def test_the_largest_game_uses_a_small_part_of_what_may_be_kept(store: Store) -> None:
    match = match_after(None, Options(12, clans=True))
    keeper = store.start(match, seats_of(12))
    keeper.note(match, None, full_diary(12).write())
    assert keeper.close()
    assert store.folder.save(keeper.id).stat().st_size < layout.LARGEST_FILE / 4


# --- what the game notes


def full_diary(seats: int) -> Diary:
    """As long as a diary gets, each entry as long as it may be."""
    params = tuple((f"a_parameter_{number}", 999.99) for number in range(diary.MOST_PARAMS))
    names = [f"{number}".rjust(diary.LONGEST_COUNT, "n") for number in range(diary.MOST_COUNTS)]
    had = Tally(tuple((name, 999) for name in names))
    reason = Reason("c" * LONGEST_WORD, params)
    thought = Thought(9, seats - 1, "k" * LONGEST_WORD, reason, had)
    change = HandsChanged(9, 99, seats - 1, "human", "cunning", had)
    return Diary(changes=[change] * diary.MOST_CHANGES, thoughts=[thought] * diary.MOST_THOUGHTS)


def test_a_diary_that_grew_too_long_keeps_its_newest_entries() -> None:
    long = full_diary(4)
    last = replace(long.changes[0], round=7)
    thought = replace(long.thoughts[0], round=7)
    long.changes += [last] * 3
    long.thoughts += [thought] * 3
    again = Diary.read(long.write(), 4)
    assert again.changes == long.changes[-diary.MOST_CHANGES :]
    assert again.thoughts == long.thoughts[-diary.MOST_THOUGHTS :]


# --- the hall


def game_of(points: int, facts: dict[str, Any]) -> FinishedGame:
    outcome = Outcome((Standing(0, 1, points, 0), Standing(1, 2, 3, 0)))
    return FinishedGame("0" * 16, "ratland", clock.now(), seats_of(2), outcome, {}, facts)


@pytest.mark.parametrize("facts", [{"half": 0.5}, {"large": 2**63}, {"not": float("nan")}], ids=repr)
def test_a_line_that_could_not_be_read_again_is_not_written(tmp_path: Path, facts: dict[str, Any]) -> None:
    hall = Hall(tmp_path / "hall.txt")
    hall.add(game_of(5, facts))
    hall.close()
    assert [notice.code for notice in hall.take_notices()] == ["hall.message.not_saved"]
    assert Hall(tmp_path / "hall.txt").games == ()
    hall.add(replace(game_of(5, {}), id="1" * 16))  # it does not keep the others out
    hall.close()
    assert [game.id for game in Hall(tmp_path / "hall.txt").games] == ["1" * 16]


def test_points_have_the_same_limit_on_both_ways() -> None:
    assert from_line(to_line(game_of(MOST_POINTS, {})).rstrip()).outcome.standings[0].points
    with pytest.raises(ValueError, match="number"):
        to_line(game_of(MOST_POINTS + 1, {}))


def test_a_hall_that_has_grown_too_long_keeps_all_it_has_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall(tmp_path / "hall.txt")
    hall.add(game_of(5, {}))
    hall.close()
    whole = (tmp_path / "hall.txt").read_bytes()
    monkeypatch.setattr(halls, "LARGEST_FILE", len(whole) + 10)
    later = Hall(tmp_path / "hall.txt")
    later.add(replace(game_of(6, {}), id="1" * 16))
    later.close()
    assert [notice.code for notice in later.take_notices()] == ["hall.message.not_saved"]
    assert (tmp_path / "hall.txt").read_bytes() == whole
    assert len(Hall(tmp_path / "hall.txt").games) == 1


def test_the_chronicle_of_a_rich_clan_is_read_again() -> None:
    match = match_after(None)
    told = replace(chronicle_of(match), cheese=(CHEESE_LIMIT,) * 3)
    assert chronicle.read(chronicle.write(told), 3) == told
    assert finished_game(match, seats_of(3), {}, chronicle.write(told)).facts


# --- the players


def test_a_full_book_of_long_names_is_read_again(tmp_path: Path) -> None:
    names = [f"{number:03}" + "𝕏" * (LONGEST_NAME - 3) for number in range(MOST_RENAMED * 2)]
    book = PlayerBook(tmp_path / "players.json")
    people = [Seat(name, "teal", "bow", language="de", text_size="larger") for name in names]
    book.remember("mice", people[:MOST_SEATS], {"clans": True})
    book.known = tuple(people[:MOST_KNOWN])
    book.renamed = dict(zip(names[:MOST_RENAMED], names[MOST_RENAMED:], strict=True))
    assert book.save()
    again = PlayerBook(tmp_path / "players.json")
    assert again.take_notices() == []
    assert (again.known, again.renamed, again.tables) == (book.known, book.renamed, book.tables)


@pytest.mark.parametrize(
    "name", ["", "x" * (LONGEST_NAME + 1), "up\nside", "half \ud800", "right \u202e left"]
)
def test_a_name_that_could_not_be_read_again_is_left_out(tmp_path: Path, name: str) -> None:
    book = PlayerBook(tmp_path / "players.json")
    good = Seat("Mia", "teal", "bow")
    book.remember("mice", [good, Seat(name, "teal", "bow")], {})
    book.renamed = {"Mio": "Mia", "Tom": name}
    assert book.save()
    again = PlayerBook(tmp_path / "players.json")
    assert again.take_notices() == []
    assert again.known == (good,) and again.renamed == {"Mio": "Mia"}
