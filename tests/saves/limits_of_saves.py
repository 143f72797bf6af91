"""Trials of the limits of a saved game: as much as may be, and more than that."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.saves import folder, layout, listing, model, order, sealing, strict_json
from ratland_desktop.saves import seats as seating
from ratland_desktop.saves.keeper import Keeper
from ratland_desktop.saves.layout import BadSave
from ratland_desktop.saves.sealing import seal, unseal
from ratland_desktop.saves.snapshot import Snapshot, take_snapshot
from ratland_desktop.saves.store import Store
from ratland_desktop.tabletop.names import LONGEST_NAME, LONGEST_WORD
from ratland_desktop.tabletop.seats import Seat
from tests.saves.playing import match_after, seats_of, store_in

WIDE = "𝕏"  # four bytes in UTF-8, and twelve where JSON escapes it


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
    both_ways(tmp_path, {"seats": seats_of(seating.MOST_SEATS)}, {"seats": seats_of(seating.MOST_SEATS + 1)})


def summary(tmp_path: Path) -> None:
    much = {f"n{number}": number for number in range(model.MOST_SUMMED_UP)}
    both_ways(tmp_path, {"summary": much}, {"summary": {**much, "more": 1}})
    long = "x" * LONGEST_WORD
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
    long = WIDE * (LONGEST_NAME + 5)
    keeper = store.start(match_after(5), (Seat(long, "teal", "bow"), *seats_of(2)))
    assert keeper.close()
    opened = store.open(keeper.id)
    assert opened.seats[0].name == long[:LONGEST_NAME]
    assert opened.keeper.close()


def words(tmp_path: Path) -> None:
    """Of a seat: its colour is one."""
    good, beyond = (
        (Seat("Mia", "c" * length, "bow"), *seats_of(2)) for length in (LONGEST_WORD, LONGEST_WORD + 1)
    )
    both_ways(tmp_path, {"seats": good}, {"seats": beyond})


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
