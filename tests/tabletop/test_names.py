"""Names that people give, and our own words: what is one, and what becomes of everything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratland_desktop.tabletop.names import (
    LONGEST_NAME,
    LONGEST_WORD,
    decent,
    is_decent,
    is_empty,
    is_name,
    is_too_long,
    is_word,
    letters,
    likeness,
    name_for_file,
    shown_name,
)

UNSEEN = "\u200b\u202e\u2060\u00ad\ufeff"
AWKWARD = st.text(
    st.sampled_from(f"aé\u0301\u200d\u200c \u3000\t{UNSEEN}👨👩\U0001f3fd\ufe0f나"), max_size=80
)


# --- names


@given(st.text(max_size=80) | AWKWARD)
def test_whatever_is_typed_a_shown_name_can_be_saved_and_stays_as_it_is(typed: str) -> None:
    name = shown_name(typed)
    assert is_decent(name) and len(name) <= LONGEST_NAME
    assert shown_name(name) == decent(name, LONGEST_NAME) == name
    assert is_name(name) or is_empty(typed)
    assert is_name(name_for_file(typed))


@given(st.text(max_size=20) | AWKWARD)
def test_what_is_not_seen_makes_no_other_name(typed: str) -> None:
    hidden = UNSEEN.join(["", *typed, ""])
    assert shown_name(hidden) == shown_name(typed)
    assert likeness(hidden) == likeness(typed)
    assert (is_empty(hidden), is_too_long(hidden)) == (is_empty(typed), is_too_long(typed))


@pytest.mark.parametrize("sign", ["\ufe00", "\ufe0d", "\ufe0e", "\ufe0f"])
def test_signs_that_only_lean_on_others_make_no_other_name(sign: str) -> None:
    assert likeness(f"Mi{sign}a{sign}") == likeness("Mia")
    assert len(letters(f"Mi{sign}a{sign}")) == 3 and is_empty(sign)


def test_a_word_between_unseen_signs_leaves_one_space() -> None:
    assert shown_name("Oma \u200b Ilse") == decent("Oma \u200b Ilse", 40) == "Oma Ilse"
    assert decent("Oma\nIlse", 40) == "Oma Ilse"


def test_no_letter_is_torn() -> None:
    assert letters("Zoe\u0308👨‍👩‍👧👍🏽") == ["Z", "o", "e\u0308", "👨‍👩‍👧", "👍🏽"]


# --- in files


@pytest.mark.parametrize("name", ["Mia", "Oma 🧀 Ilse", "👨‍👩‍👧", "משה", "x" * LONGEST_NAME])
def test_names_are_names(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name", [None, 3, "", "x" * (LONGEST_NAME + 1), "a\nb", "\ud800", "\u202eaiM", "\u200fMia"]
)
def test_what_is_no_name_in_a_file(name: object) -> None:
    assert not is_name(name)


@pytest.mark.parametrize(
    "word", ["teal", "text_size", "solid-1", "ratland.reason.raid", "7", "x" * LONGEST_WORD]
)
def test_words_are_words(word: str) -> None:
    assert is_word(word)


@pytest.mark.parametrize(
    "word", [None, 3, "", "x" * (LONGEST_WORD + 1), "../x", "Teal", "two words", "é", "x\n"]
)
def test_what_is_no_word(word: object) -> None:
    assert not is_word(word)


def test_a_word_may_have_a_closer_limit() -> None:
    assert is_word("rats", 4) and not is_word("cheese", 4)
