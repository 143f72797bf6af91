"""Saves of several games in one folder: each says which game it is and how far, in its own words.

A game that is not on this shelf is listed, too, and nothing of it is lost.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.notices import Notice
from ratland_desktop.saves import layout, model
from ratland_desktop.saves.hall import Hall
from ratland_desktop.saves.hall_lines import finished_game
from ratland_desktop.saves.shelf import Keepable, Shelf
from ratland_desktop.saves.store import CannotOpen, Store
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.names import is_word
from ratland_desktop.tabletop.seats import Seat
from tests.games.contract import shelf as contract
from tests.saves.playing import (
    BOTH,
    answer_once,
    crumbs_after,
    match_after,
    play_on,
    seats_of,
    start_crumbs,
    store_in,
)


def start(store: Store, title: str = "") -> str:
    """A saved game of RatLand; its id."""
    keeper = store.start(match_after(20), seats_of(3), title)
    assert keeper.close()
    return keeper.id


# --- a game that counts turns


def test_a_game_without_rounds_is_saved_listed_and_opened(tmp_path: Path) -> None:
    store = store_in(tmp_path, BOTH)
    match = crumbs_after(5)
    id = start_crumbs(store, 5)
    line = store.line(id)
    assert line.trouble is None and "round" not in line.summary
    turn = 1 + sum(map(len, match.view(None).open))
    assert line.progress == {"game": "crumbs", "turn": turn} and turn > 1
    opened = store.open(id)
    assert opened.match.journal == match.journal and opened.notices == ()
    assert play_on(opened.match, Dice(3)).over
    opened.keeper.note(opened.match)
    assert opened.keeper.close()
    upto, laid = opened.keeper.saved_up_to, sum(map(len, opened.match.view(None).open))
    assert upto is not None and upto.progress == {"game": "crumbs", "turn": laid + 1}


def test_a_seat_that_nobody_plays_is_kept_but_not_named(tmp_path: Path) -> None:
    store = store_in(tmp_path, BOTH)
    line = store.line(start_crumbs(store, 5))
    assert [seat.name for seat in line.seats] == ["Oma 0", "Oma 1", "the Mouse"]
    assert line.names == ("Oma 0", "Oma 1")


def test_an_earlier_copy_tells_how_far_it_is_in_the_words_of_its_game(tmp_path: Path) -> None:
    store = store_in(tmp_path, BOTH)
    id = start_crumbs(store, 5)
    path = store.folder.save(id)
    shutil.copy(path, store.folder.save(id, 1))
    path.write_bytes(b"half a fi")
    opened = store.open(id, 1)
    assert opened.notices == (Notice("saves.notice.backup_opened", store.line(id).progress),)
    assert opened.notices[0].params["turn"] > 1  # type: ignore[operator]
    assert opened.keeper.close()


def test_rules_that_changed_tell_how_far_back_in_the_words_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_in(tmp_path, BOTH)
    id = start_crumbs(store, 5)
    monkeypatch.setattr(BOTH["crumbs"], "mark", lambda view: ["elsewhere"], raising=False)
    opened = store.open(id)
    assert opened.notices == (Notice("saves.notice.round_again", {"game": "crumbs", "turn": 1}),)
    assert opened.keeper.close()


# --- a game that is not on the shelf


@pytest.fixture
def elsewhere(tmp_path: Path) -> tuple[Store, str, dict[str, bytes]]:
    """A folder with a save of Crumbs, and a shelf without that game."""
    shelf_with_crumbs = store_in(tmp_path, BOTH)
    start(shelf_with_crumbs, "Before")
    id = start_crumbs(shelf_with_crumbs, 5, "Crumbs")
    shelf_with_crumbs.folder.picture(id).write_bytes(b"a picture")
    return store_in(tmp_path), id, contents(tmp_path)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "saves").iterdir() if path.is_file()}


def test_a_save_of_a_game_that_is_not_on_the_shelf_is_listed_with_all_that_is_known(
    tmp_path: Path, elsewhere: tuple[Store, str, dict[str, bytes]]
) -> None:
    store, id, before = elsewhere
    line, other = store.games()
    assert (line.id, line.title, line.names) == (id, "Crumbs", ("Oma 0", "Oma 1"))
    assert not line.on_shelf and line.trouble == Notice("saves.error.wrong_game")
    assert line.game == "crumbs" and line.updated > other.created
    assert store.picture(id) == b"a picture"
    assert store.latest() == other, "nobody can continue it here"
    assert contents(tmp_path) == before


def test_a_game_that_is_not_on_the_shelf_is_refused_and_its_file_stays_as_it_is(
    tmp_path: Path, elsewhere: tuple[Store, str, dict[str, bytes]]
) -> None:
    store, id, before = elsewhere
    with pytest.raises(CannotOpen) as refused:
        store.open(id)
    assert (refused.value.code, refused.value.backups) == ("saves.error.wrong_game", ())
    store.sweep()
    assert contents(tmp_path) == before


def test_a_game_that_is_not_on_the_shelf_can_be_renamed_copied_handed_on_and_deleted(
    tmp_path: Path, elsewhere: tuple[Store, str, dict[str, bytes]]
) -> None:
    store, id, _ = elsewhere
    assert store.rename(id, "For Grandma").title == "For Grandma"
    copied = store.duplicate(id, "A copy").id
    handed_on = store.export(id, tmp_path / "crumbs")
    store.delete(id)
    assert [line.title for line in store.games()] == ["A copy", "Before"]
    assert store.restore(id).title == "For Grandma"
    whole = store_in(tmp_path, BOTH)
    brought = whole.import_from(handed_on).id
    for again in (id, copied, brought):
        opened = whole.open(again)
        assert opened.match.journal == crumbs_after(5).journal
        assert opened.keeper.close()


def test_a_damaged_save_of_another_game_is_called_damaged(
    elsewhere: tuple[Store, str, dict[str, bytes]],
) -> None:
    store, id, _ = elsewhere
    path = store.folder.save(id)
    shutil.copy(path, store.folder.save(id, 1))
    path.write_bytes(b"half a fi")
    line = store.line(id)
    assert line.trouble is not None and line.trouble.code == "saves.error.not_a_save"
    assert (line.title, line.on_shelf) == ("Crumbs", False)


# --- a shelf from which boxes are fetched


class Closed(Mapping[str, Keepable]):
    """A shelf whose boxes stay closed: one can see which there are."""

    def __getitem__(self, name: str) -> Keepable:
        raise AssertionError(f"somebody opened {name}")

    def __contains__(self, name: object) -> bool:
        return name in BOTH

    def __iter__(self) -> Iterator[str]:
        return iter(BOTH)

    def __len__(self) -> int:
        return len(BOTH)


def test_listing_and_managing_saves_opens_no_box(tmp_path: Path) -> None:
    ids = [start(store_in(tmp_path)), start_crumbs(store_in(tmp_path, BOTH), 5)]
    store = store_in(tmp_path, Closed())
    assert {line.game for line in store.games()} == {"ratland", "crumbs"}
    latest = store.latest()
    assert latest is not None and latest.id == ids[1]
    store.rename(ids[0], "New")
    store.duplicate(ids[1], "Another")
    store.delete(ids[0])


# --- every game that has rules

KEEPINGS: dict[str, Keepable] = {name: shelved.box.keeping for name, shelved in contract.SHELF.items()}
SAMPLES = [(game, sample) for game, there in contract.SHELF.items() for sample in there.samples]


def seats_for(match: AnyMatch) -> tuple[Seat, ...]:
    unplayed = match.game.unplayed(match.starts[0])
    everybody = seats_of(match.game.seats(match.starts[0]))
    return tuple(
        Seat(seat.name, seat.colour, seat.badge, "nobody") if number in unplayed else seat
        for number, seat in enumerate(everybody)
    )


@pytest.mark.parametrize(("game", "sample"), SAMPLES)
def test_a_game_is_saved_and_resumed_on_its_way_and_counted_at_its_end(
    tmp_path: Path, game: str, sample: str
) -> None:
    shelf: Shelf = KEEPINGS
    store, dice = store_in(tmp_path, shelf), Dice(11)
    match: AnyMatch = Match.new(contract.SHELF[game].game, contract.SHELF[game].samples[sample], 5)
    seats = seats_for(match)
    keeper = store.start(match, seats)
    asked = 0
    while not match.over:
        answer_once(match, dice)
        asked += 1
        if asked % 23 == 0 or match.over:
            keeper.note(match)
            assert keeper.close()
            opened = store.open(keeper.id)
            assert (opened.notices, opened.seats) == ((), seats)
            assert opened.match.journal == match.journal
            match, keeper = opened.match, opened.keeper
    assert all(is_word(name) for name in store.line(keeper.id).summary)
    hall = Hall(tmp_path / "hall.txt")
    keeper.note(match)
    hall.add(finished_game(match, seats, {}, {}), keeper.finish)
    hall.close()
    assert keeper.close()
    assert store.line(keeper.id).over
    (counted,) = Hall(tmp_path / "hall.txt").games
    assert (counted.game, counted.seats, counted.outcome) == (game, seats, match.outcome())


@pytest.mark.parametrize(("game", "sample"), SAMPLES)
def test_a_whole_game_uses_a_small_part_of_what_may_be_kept(tmp_path: Path, game: str, sample: str) -> None:
    """A game by chance is longer than most; there is room for one that is four times as long."""
    match: AnyMatch = Match.new(contract.SHELF[game].game, contract.SHELF[game].samples[sample], 6)
    play_on(match, Dice(6))
    store = store_in(tmp_path, KEEPINGS)
    keeper = store.start(match, seats_for(match))
    assert keeper.close()
    journals: list[Any] = [*match.past, match.journal]
    assert store.folder.save(keeper.id).stat().st_size < layout.LARGEST_FILE / 4
    assert len(journals) < model.MOST_ROUNDS / 4
    assert max(len(journal.answers) for journal in journals) < model.MOST_ANSWERS / 4
    assert max(journal.thrown for journal in journals) < model.MOST_THROWS / 4


def test_the_hall_keeps_games_of_every_name_in_their_order(tmp_path: Path) -> None:
    """Also of games that are not on this shelf: it is not the hall that throws them away."""
    hall = Hall(tmp_path / "hall.txt")
    for minute, match in enumerate((match_after(None), crumbs_after(None), match_after(None, seed=8))):
        when = datetime(2026, 3, 14, 18, minute, tzinfo=UTC)
        hall.add(finished_game(match, seats_for(match), {}, {}, when))
        hall.close()
    again = Hall(tmp_path / "hall.txt")
    assert [game.game for game in again.games] == ["ratland", "crumbs", "ratland"]
    assert again.take_notices() == []
