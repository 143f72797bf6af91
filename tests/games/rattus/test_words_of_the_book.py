"""The rule book of Rattus in words: pages, links and rulings are complete, and what we made anew is told."""

from __future__ import annotations

import pytest

from ratland_desktop.games.rattus.book import CHAPTERS, PICTURES, RULED, RULINGS
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.screens.rulebook.book import PartKind
from ratland_desktop.screens.rulebook.markup import links, plain
from tests.games.rattus.telling_kit import badly_written
from tests.listening import LANGUAGES, speak

PAGES = {page for pages in CHAPTERS.values() for page in pages}
TOPICS = PAGES | {*CARDS} | {f"r{number}" for number in range(1, RULINGS + 1)}
KINDS = {"title", *PartKind} - {PartKind.RULING}
MADE_ANEW = {"en": "Made up", "de": "neu gemacht", "fr": "Refait", "es": "Inventado por nosotros"}


def said(language: str, topic: str = "rulebook") -> dict[str, str]:
    say = speak(language)
    keys = list(say._catalogue.topic("en", f"rattus/{topic}"))
    words = {
        key.removeprefix(f"rattus.{topic}."): say(key, name="Mira", other="Max", region="Gallia")
        for key in keys
    }
    assert say.missing == set()
    return words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_written_and_every_written_page_is_in_the_book(language: str) -> None:
    words = said(language)
    assert {key.split(".")[1] for key in words if key.startswith("page.")} == PAGES
    assert {key.split(".")[1] for key in words if key.startswith("chapter.")} == {*CHAPTERS}
    assert not [text for text in words.values() if badly_written(plain(text))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere_and_no_language_has_lost_one(language: str) -> None:
    english = said("en")
    for key, text in said(language).items():
        assert {*links(text)} <= TOPICS, key
        assert sorted(links(text)) == sorted(links(english[key])), key
        assert text.count("**") == english[key].count("**"), key


def test_every_part_is_of_a_kind_that_the_book_can_show() -> None:
    parts = [key.split(".")[2].partition("_") for key in said("en") if key.startswith("page.")]
    assert {kind for kind, _, _ in parts} <= KINDS
    assert {about for kind, _, about in parts if kind == "picture"} == {*PICTURES}


def test_every_ruling_of_the_rules_page_is_told(law: str) -> None:
    numbers = range(1, RULINGS + 1)
    assert all(f"| R{number} |" in law for number in numbers)
    assert f"| R{RULINGS + 1} |" not in law
    assert {key for key in said("en") if key.startswith("ruling.")} == {f"ruling.r{n}" for n in numbers}
    assert sorted(number for ruled in RULED.values() for number in ruled) == [*numbers]
    assert {*RULED} <= TOPICS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_says_what_is_known_and_what_is_ours(language: str) -> None:
    known, ours = (said(language)[f"page.honest.point_{number}"] for number in (1, 2))
    assert "12" in known and "49" in ours and MADE_ANEW[language] in ours


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_begin_with_their_word(language: str) -> None:
    terms = [text for key, text in said(language).items() if ".term_" in key]
    assert terms and all(text.startswith("**") for text in terms)


@pytest.mark.parametrize("topic", ["lesson", "coach"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_lesson_and_tips_are_well_written(language: str, topic: str) -> None:
    words = said(language, topic)
    assert not [text for text in words.values() if badly_written(text)]
    for key, text in words.items():
        if key.endswith("text_pad"):
            assert "tick" in text and " A" in text, text
