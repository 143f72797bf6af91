"""What a game keeps besides its match: seats that changed hands, and plain notes of its own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ratland_desktop.saves.layout import from_bytes, to_bytes
from ratland_desktop.saves.snapshot import Shown
from ratland_desktop.saves.store import CannotOpen
from tests.saves.playing import file_of, match_after, put, seats_of, store_in

NOTES = {"changes": [[2, 7, 1, "human", "solid", 9, 3, 0]], "hints": False}


def test_notes_and_new_hands_are_there_when_the_game_is_opened_again(tmp_path: Path) -> None:
    store, match, seats = store_in(tmp_path), match_after(9), seats_of(3)
    keeper = store.start(match, seats)
    asleep = (seats[0], replace(seats[1], player="solid"), seats[2])
    keeper.seat(asleep)
    keeper.note(match, Shown.everything(match), NOTES)
    assert keeper.close()
    opened = store.open(keeper.id)
    opened.keeper.close()
    assert opened.notes == NOTES
    assert opened.seats == asleep
    assert store.line(keeper.id).seats == asleep


def test_nobody_reads_notes_at_a_glance(tmp_path: Path) -> None:
    store, match = store_in(tmp_path), match_after(9)
    keeper = store.start(match, seats_of(3))
    keeper.note(match, None, {"reason": "raid"})
    assert keeper.close()
    assert b"raid" not in store.folder.save(keeper.id).read_bytes()


def test_a_game_that_was_kept_without_notes_opens(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    opened = store.open(put(store, file_of(match_after(9))))
    opened.keeper.close()
    assert opened.notes is None


@pytest.mark.parametrize("odd", ["", "00000000AAAA", 5, ["x"]])
def test_notes_that_are_not_ours_are_a_damaged_file(tmp_path: Path, odd: object) -> None:
    store = store_in(tmp_path)
    entries = from_bytes(file_of(match_after(9)))
    with pytest.raises(CannotOpen) as refused:
        store.open(put(store, to_bytes({**entries, "notes": odd})))
    assert refused.value.code == "saves.error.damaged"
