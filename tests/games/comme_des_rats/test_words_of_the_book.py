"""Rule book, lesson, tips and manual of Comme des Rats in words: complete, linked, and honest."""

from __future__ import annotations

import re

import pytest

from ratland_desktop.games.comme_des_rats.rules.cards import DOOR_CARDS
from ratland_desktop.games.comme_des_rats.rules.faces import FACES
from ratland_desktop.games.comme_des_rats.rules.roles import ROLES
from ratland_desktop.screens.rulebook.markup import links, plain
from tests.games.comme_des_rats.telling_kit import LANGUAGES, ROOT, badly_written, speak

KINDS = {"title", "text", "head", "point", "example", "picture", "term"}
LESSON = ("doors", "roll", "partner", "sharing", "draw", "theft", "stash", "cat", "out", "end")
CHAPTERS_OF_THE_HOUSE = {"play_hall"}
BUTTONS = (
    "new_game", "next", "look_again", "skip", "play", "menu", "why", "rematch", "chronicle",
    "as_picture", "to_print", "hall", "start", "curtain_player",
)  # fmt: skip
"""What the manual is told by name."""


def said(language: str, topic: str) -> dict[str, str]:
    say = speak(language)
    keys = list(say._catalogue.topic("en", f"comme_des_rats/{topic}"))
    labels = dict.fromkeys(BUTTONS, "X")
    words = {key.removeprefix(f"comme_des_rats.{topic}."): say(key, name="Mira", **labels) for key in keys}
    assert say.missing == set()
    return words


def topics() -> set[str]:
    """What a link may lead to."""
    book = said("en", "rulebook")
    pages = {key.split(".")[1] for key in book if key.startswith("page.")}
    rulings = {key.removeprefix("ruling.") for key in book if key.startswith("ruling.")}
    return {*pages, *rulings, *DOOR_CARDS, *FACES, *ROLES}


@pytest.mark.parametrize("topic", ["rulebook", "lesson", "coach", "manual"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_well_written_and_linked_as_in_english(language: str, topic: str) -> None:
    english, known = said("en", topic), topics() | CHAPTERS_OF_THE_HOUSE
    for key, text in said(language, topic).items():
        assert not badly_written(plain(text)), text
        assert {*links(text)} <= known, key
        assert sorted(links(text)) == sorted(links(english[key])), key
        assert text.count("**") == english[key].count("**"), key


def test_every_part_is_of_a_kind_that_the_book_can_show() -> None:
    parts = [key.split(".")[2].partition("_")[0] for key in said("en", "rulebook") if key.startswith("page.")]
    assert {*parts} == KINDS


def test_every_ruling_of_the_rules_page_is_told() -> None:
    page = (ROOT / "docs" / "rules" / "comme_des_rats.md").read_text(encoding="utf-8")
    ruled = {f"ruling.r{number}" for number in re.findall(r"^\| R(\d+) \|", page, re.MULTILINE)}
    assert ruled == {key for key in said("en", "rulebook") if key.startswith("ruling.")} != set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_says_how_many_cards_we_put_in_and_that_it_was_us(language: str) -> None:
    book = said(language, "rulebook")
    numbers = [int(number) for number in re.findall(r"\d+", book["page.honest.text_2"])]
    copies = [
        number for kind in ("trap", "clover", "cheese1", "cheese2") for number in DOOR_CARDS[kind].copies
    ]
    told = iter(numbers)
    assert all(number in told for number in copies)  # in this order
    filled_in = {"en": "filled in", "de": "ergänzt", "fr": "complété", "es": "completado"}[language]
    assert filled_in in book["page.honest.point_2"].lower()
    assert filled_in in said(language, "manual")["small_print"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_begin_with_their_word(language: str) -> None:
    terms = [text for key, text in said(language, "rulebook").items() if ".term_" in key]
    assert terms and all(text.startswith("**") for text in terms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_lesson_has_its_texts(language: str) -> None:
    assert [*said(language, "lesson")] == [f"{page}.{part}" for page in LESSON for part in ("title", "text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_fit_into_a_bubble(language: str) -> None:
    assert not [text for text in said(language, "coach").values() if len(text) > 115]
