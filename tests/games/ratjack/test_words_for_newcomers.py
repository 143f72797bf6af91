"""Lesson, tips and manual of Ratjack in words: complete in every language, with the right buttons named."""

from __future__ import annotations

import re

import pytest

from ratland_desktop.games.ratjack.scenes.rulebook import BOOK
from ratland_desktop.screens.rulebook.markup import links
from tests.games.ratjack.telling_kit import badly_written
from tests.listening import LANGUAGES, speak

ACTS = ("opening", "draw", "impossible", "open", "chip", "uncover")
"""What the newcomer does in the lesson: told for mouse, keys and gamepad."""
SHOWN = ("goal", "other", "out", "ratjack", "end")
CHAPTERS_OF_THE_HOUSE = {"play_hall"}
BUTTONS = (
    "new_game", "ideas", "next", "look_again", "skip", "play", "menu", "why", "rematch", "chronicle",
    "as_picture", "to_print", "hall", "start", "done", "back", "curtain",
)  # fmt: skip
"""What the manual is told by name; `tests/scripts/test_manual.py` makes it with the real ones."""


def said(language: str, topic: str) -> dict[str, str]:
    say = speak(language)
    keys = list(say._catalogue.topic("en", f"ratjack/{topic}"))
    labels = dict.fromkeys(BUTTONS, "X")
    words = {key.removeprefix(f"ratjack.{topic}."): say(key, name="Mira", **labels) for key in keys}
    assert say.missing == set()
    return words


@pytest.mark.parametrize("topic", ["lesson", "coach", "manual"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_well_written(language: str, topic: str) -> None:
    assert not [text for text in said(language, topic).values() if badly_written(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_lesson_has_its_texts(language: str) -> None:
    words = said(language, "lesson")
    wanted = {f"{page}.{part}" for page in (*SHOWN, *ACTS) for part in ("title", "text")}
    wanted |= {f"{page}.{part}" for page in ACTS for part in ("text_keys", "text_pad")}
    assert {key for key in words if not key.startswith("answer.")} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_for_the_pad_name_its_stick_and_its_button(language: str) -> None:
    for key, text in said(language, "lesson").items():
        if key.endswith("text_pad"):
            assert re.search(r"\b[Ss]tick\b", text) and re.search(r"\bA\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_of_the_lesson_are_those_of_the_game(language: str) -> None:
    words = {key: text.replace("\N{NO-BREAK SPACE}", " ") for key, text in said(language, "lesson").items()}
    assert "10 + 7 = 17" in words["goal.text"]
    assert "17 + 9 = 26" in words["out.text"]
    assert "13 + 12 = 25" in words["ratjack.text"]
    assert "13" in words["chip.text"] and "+5" in words["chip.text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_of_the_manual_lead_to_the_book_or_to_a_chapter(language: str) -> None:
    topics = {*BOOK.topics} | CHAPTERS_OF_THE_HOUSE
    english = said("en", "manual")
    for key, text in said(language, "manual").items():
        assert {*links(text)} <= topics, key
        assert sorted(links(text)) == sorted(links(english[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_small_print_says_that_cards_were_filled_in(language: str) -> None:
    filled_in = {"en": "filled in", "de": "ergänzt", "fr": "complété", "es": "completado"}[language]
    assert filled_in in said(language, "manual")["small_print"]
