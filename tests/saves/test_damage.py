"""Thousands of damaged saves: each is refused with a code that we know, or opens as a game to play on.

Damage by accident (bytes), and damage with care: other entries with a right checksum, other rounds properly
sealed. Nothing else may come out, nothing may take a second, nothing may fill the memory.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.saves.layout import LARGEST_FILE, BadSave, from_bytes, to_bytes
from ratland_desktop.saves.listing import listed
from ratland_desktop.saves.resuming import Resumed, resume
from ratland_desktop.saves.sealing import seal, unseal
from ratland_desktop.tabletop.dice import Dice
from tests.saves.playing import SHELF, file_of, match_after, play_on
from tests.saves.test_bad_files import KNOWN

FILES = [
    file_of(match_after(0)),
    file_of(match_after(2)),
    file_of(match_after(33)),
    file_of(match_after(47, Options(7, clans=True))),
    file_of(match_after(30, Options(2, board=Board.EVERYONE, food=Food.SORTED))),
    file_of(match_after(None)),
]
ODD: list[Any] = [
    None, True, False, 0, 1, 2, 7, -1, 115, 10**6, 2**62, -(2**62), "", "x", "ninja", "end_of_game",
    "abundance", "off", "secret", "\u202e", "é" * 500, [], [0], [[]], [None] * 99, {}, {"a": 1},
    [0, 0, 0, 0, 0, 7, 0],
]  # fmt: skip
odd_values = st.one_of(
    st.sampled_from(ODD),
    st.integers(-(2**63) + 1, 2**63 - 1),
    st.text(max_size=20),
    st.recursive(st.none() | st.booleans() | st.integers(-5, 300), st.lists, max_leaves=8),
)


def opened_or_refused(raw: bytes) -> bool:
    """True if the file opened, and could then be played to the end."""
    start = time.process_time()  # its own, however busy the machine is
    resumed = resumed_or_refused(raw)
    assert time.process_time() - start < 1
    if resumed is None:
        return False
    for notice in resumed.notices:
        assert notice.code == "saves.notice.round_again"
    assert play_on(resumed.match, Dice(1)).over
    return True


def resumed_or_refused(raw: bytes) -> Resumed | None:
    try:
        return resume("", raw, SHELF)
    except BadSave as bad:
        assert bad.code in KNOWN
        return None


def listed_or_refused(raw: bytes) -> None:
    try:
        listed("", from_bytes(raw))
    except BadSave as bad:
        assert bad.code in KNOWN


# --- by accident


def by_accident(raw: bytes, chance: Random) -> bytes:
    damaged = bytearray(raw)
    at, length = chance.randrange(len(raw)), chance.randint(1, 400)
    match chance.randrange(7):
        case 0:
            damaged[at] ^= 1 << chance.randrange(8)
        case 1:
            del damaged[at:]
        case 2:
            del damaged[at : at + length]
        case 3:
            damaged[at : at + length] = bytes(length)
        case 4:
            damaged[at:at] = chance.randbytes(length)
        case 5:
            damaged[at : at + length] = damaged[:length]
        case _:
            other = chance.choice(FILES)
            damaged[at:] = other[at:]
    return bytes(damaged)


def accidents(times: int) -> None:
    chance = Random(2026)
    for _ in range(times):
        raw = chance.choice(FILES)
        damaged = by_accident(raw, chance)
        listed_or_refused(damaged)
        assert opened_or_refused(damaged) == (damaged in FILES)


# --- with care


def places_in(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container with every key or index, deep down."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in list(keys):
        yield value, key
        yield from places_in(value[key])


def with_care(raw: bytes, part: int, place: int, value: Any, drop: bool) -> bytes:
    """One thing changed in the file (part 0), in the current round (1) or an earlier one; checksums right."""
    entries = from_bytes(raw)
    rounds = entries["rounds"]
    inside = (
        entries
        if part == 0
        else unseal(rounds[part % len(rounds)] if part > 1 and rounds else entries["now"])
    )
    places = list(places_in(inside))
    container, key = places[place % len(places)]
    if drop:
        del container[key]
    else:
        container[key] = value
    if part > 1 and rounds:
        rounds[part % len(rounds)] = seal(inside)
    elif part:
        entries["now"] = seal(inside)
    return to_bytes(entries)


def careful(raw: bytes, part: int, place: int, value: Any, drop: bool) -> None:
    try:
        damaged = with_care(raw, part, place, value, drop)
    except (UnicodeEncodeError, ValueError):
        return  # nobody could write that
    listed_or_refused(damaged)
    opened_or_refused(damaged)


any_damage = given(
    raw=st.sampled_from(FILES),
    part=st.sampled_from([0, 1, 1, 1, 2, 3]),
    place=st.integers(0, 10_000),
    value=odd_values,
    drop=st.sampled_from([False] * 7 + [True]),
)


@any_damage
@settings(max_examples=150)
def test_a_file_changed_with_care_is_refused_or_opens_as_a_game(
    raw: bytes, part: int, place: int, value: Any, drop: bool
) -> None:
    careful(raw, part, place, value, drop)


@pytest.mark.slow
@any_damage
@settings(max_examples=4000)
def test_four_thousand_files_changed_with_care_are_refused_or_open_as_games(
    raw: bytes, part: int, place: int, value: Any, drop: bool
) -> None:
    careful(raw, part, place, value, drop)


def test_files_damaged_by_accident_are_refused() -> None:
    accidents(300)


@pytest.mark.slow
def test_six_thousand_files_damaged_by_accident_are_refused() -> None:
    accidents(6000)


def is_telling(value: Any, so_far: bool = True) -> Iterator[bool]:
    """Of `places_in`, which differ from others: of a list's entries the first two and the last."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in list(keys):
        telling = so_far and (isinstance(value, dict) or key in (0, 1, len(value) - 1))
        yield telling
        yield from is_telling(value[key], telling)


@pytest.mark.slow
def test_every_kind_of_place_of_a_save_set_to_every_odd_value_is_refused_or_opens() -> None:
    raw = FILES[3]
    entries = from_bytes(raw)
    for part, inside in ((0, entries), (1, unseal(entries["now"]))):
        assert len([*is_telling(inside)]) == len([*places_in(inside)])
        for place in (at for at, telling in enumerate(is_telling(inside)) if telling):
            for value in ODD:
                careful(raw, part, place, value, drop=False)


@given(
    raw=st.one_of(
        st.binary(max_size=300), st.text(max_size=300).map(lambda text: text.encode("utf-8", "replace"))
    )
)
def test_anything_at_all_is_refused(raw: bytes) -> None:
    assert not opened_or_refused(raw)


@pytest.mark.slow
@pytest.mark.parametrize(
    "part", [b"[", b'{"a":', b"[[],", b"\\u0000", b"[],", b"0,", b"{},"], ids=lambda part: part.decode()
)
def test_the_largest_file_that_is_read_does_not_fill_the_memory(part: bytes) -> None:
    around = {b"\\u0000": (b'"', b'"'), b"[],": (b"[", b"0]"), b"0,": (b"[", b"0]"), b"{},": (b"[", b"0]")}
    start, end = around.get(part, (b"", b""))
    raw = start + part * ((LARGEST_FILE - 8) // len(part)) + end
    tracemalloc.start()
    try:
        assert resumed_or_refused(raw) is None  # not timed: tracing makes it slow
        assert tracemalloc.get_traced_memory()[1] < 64 * 1024 * 1024
    finally:
        tracemalloc.stop()
