"""Dice: the same on every Python version and platform, and taken up again from two numbers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratland_desktop.tabletop.dice import Dice

CHECKOUT = Path(__file__).resolve().parents[2]


def test_the_same_seed_throws_the_same() -> None:
    one, other = Dice(42), Dice(42)
    assert [one.below(6) for _ in range(50)] == [other.below(6) for _ in range(50)]


def test_known_throws_so_that_a_change_of_generator_is_noticed() -> None:
    dice = Dice(42)
    assert [dice.below(6) for _ in range(12)] == [3, 0, 1, 1, 4, 4, 5, 0, 2, 0, 1, 3]
    cards = list(range(10))
    Dice(7).shuffle(cards)
    assert cards == [2, 7, 4, 6, 8, 9, 0, 5, 1, 3]


@given(st.integers(0, 2**64), st.integers(1, 500))
def test_throws_stay_below_the_limit(seed: int, limit: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(limit) < limit for _ in range(20))


@given(st.integers(0, 2**32), st.lists(st.integers(), max_size=30))
def test_shuffling_keeps_every_card(seed: int, cards: list[int]) -> None:
    shuffled = list(cards)
    Dice(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(cards)


@given(st.integers(0, 2**32), st.lists(st.integers(0, 5), max_size=30), st.integers(0, 40))
def test_drawing_takes_pieces_out_of_the_bag_until_it_is_empty(
    seed: int, bag: list[int], pieces: int
) -> None:
    left = list(bag)
    drawn = Dice(seed).draw(left, pieces)
    assert len(drawn) == min(pieces, len(bag))
    assert Counter(drawn) + Counter(left) == Counter(bag)


@pytest.mark.parametrize("place", range(4))
def test_every_piece_is_as_likely_in_every_place(place: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4000):
        seen[Dice(seed).draw(list("abcd"), 4)[place]] += 1
    assert all(850 < times < 1150 for times in seen.values()) and len(seen) == 4


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6000):
        cards = list("abc")
        Dice(seed).shuffle(cards)
        seen["".join(cards)] += 1
    assert len(seen) == 6 and all(850 < times < 1150 for times in seen.values())


def test_choosing_reaches_every_option() -> None:
    dice = Dice(1)
    assert {dice.choose("abc") for _ in range(60)} == set("abc")


@given(st.integers(0, 2**32), st.lists(st.sampled_from(["below", "choose", "shuffle", "draw"]), max_size=20))
def test_dice_are_taken_up_again_from_seed_and_number_of_throws(seed: int, throws: list[str]) -> None:
    dice = Dice(seed)
    for throw in throws:
        if throw == "below":
            dice.below(7)
        elif throw == "choose":
            dice.choose("xyz")
        elif throw == "shuffle":
            dice.shuffle(list(range(5)))
        else:
            dice.draw(list(range(5)), 9)
    again = Dice(seed, dice.thrown)
    assert again.thrown == dice.thrown
    assert [again.below(1000) for _ in range(5)] == [dice.below(1000) for _ in range(5)]


def test_nothing_to_shuffle_or_draw_throws_nothing() -> None:
    dice = Dice(1)
    dice.shuffle([])
    dice.shuffle(["one"])
    assert dice.draw(["one"], 0) == () and dice.draw([], 3) == ()
    assert dice.thrown == 0


def test_dice_do_not_depend_on_how_python_hashes() -> None:
    program = (
        "import json; from ratland_desktop.tabletop.dice import Dice; d = Dice(5); c = list('abcdef'); "
        "d.shuffle(c); print(json.dumps([c, d.draw(c, 3), d.below(9)]))"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", program], cwd=CHECKOUT, env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert said[0] == said[1] and len(json.loads(said[0])) == 3
