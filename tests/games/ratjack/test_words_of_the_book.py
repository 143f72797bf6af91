"""The rule book of Ratjack in words: pages, links and rulings are complete, and what we filled in is told."""

from __future__ import annotations

import re

import pytest

from ratland_desktop.games.ratjack.rules.cards import EFFECTS
from ratland_desktop.games.ratjack.rules.chips import SIDES
from ratland_desktop.games.ratjack.rules.words import Status
from ratland_desktop.games.ratjack.scenes.cards import CARD, CHIP
from ratland_desktop.games.ratjack.scenes.rulebook import BOOK
from ratland_desktop.hotseat.telling import word
from ratland_desktop.screens.rulebook.book import PartKind
from ratland_desktop.screens.rulebook.markup import links, plain
from tests.games.ratjack.telling_kit import badly_written
from tests.listening import LANGUAGES, speak

PAGES = BOOK.pages
KINDS = {"title", *PartKind} - {PartKind.RULING}


def texts_of(language: str) -> dict[str, str]:
    say = speak(language)
    keys = list(say._catalogue.topic("en", "ratjack/rulebook"))
    said = {key.removeprefix("ratjack.rulebook."): say(key) for key in keys}
    assert say.missing == set()
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_written_and_every_written_page_is_in_the_book(language: str) -> None:
    said = texts_of(language)
    assert {key.split(".")[1] for key in said if key.startswith("page.")} == {*PAGES}
    assert {key.split(".")[1] for key in said if key.startswith("chapter.")} == {*BOOK.chapters}
    assert not [text for text in said.values() if badly_written(plain(text))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere_and_no_language_has_lost_one(language: str) -> None:
    english = texts_of("en")
    for key, text in texts_of(language).items():
        assert {*links(text)} <= {*BOOK.topics}, key
        assert sorted(links(text)) == sorted(links(english[key])), key
        assert text.count("**") == english[key].count("**"), key


def test_every_part_is_of_a_kind_that_the_book_can_show() -> None:
    parts = [key.split(".")[2].partition("_") for key in texts_of("en") if key.startswith("page.")]
    assert {kind for kind, _, _ in parts} <= KINDS
    assert {about for kind, _, about in parts if kind == "picture"} == {*BOOK.illustrations}


def test_every_ruling_of_the_rules_page_is_told(ratjack_page: str) -> None:
    numbers = range(1, BOOK.rulings + 1)
    assert all(f"| R{number} |" in ratjack_page for number in numbers)
    assert f"| R{BOOK.rulings + 1} |" not in ratjack_page
    assert {key for key in texts_of("en") if key.startswith("ruling.")} == {f"ruling.r{n}" for n in numbers}
    assert {number for ruled in BOOK.ruled.values() for number in ruled} <= {*numbers}
    assert {*BOOK.ruled} <= {*BOOK.topics}


def test_every_card_and_every_face_of_a_chip_is_on_a_page() -> None:
    shown = [name for _, names in BOOK.sections.values() for name in names]
    assert sorted(shown) == sorted((*EFFECTS, *SIDES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_says_what_is_known_and_what_is_ours(language: str) -> None:
    said = texts_of(language)
    assert {key.split(".")[1] for key in said if key.startswith("status.")} == {
        word(status) for status in Status
    }
    known, _, ours = (said[f"page.honest.point_{n}"] for n in (1, 2, 3))
    for value in (e.id.removeprefix("rat_") for e in EFFECTS.values() if e.status is Status.FACT):
        assert value in known
    signs = {side.face: speak("en")(f"ratjack.chip.{side.face}.name") for side in SIDES.values()}
    for side in (side for side in SIDES.values() if side.reconstructed):
        assert signs[side.face] in ours
        assert not re.search(rf"{re.escape(signs[side.face])}\b", known)
    chips = BOOK.entries[CHIP].card
    assert chips is not None
    assert {side for side in SIDES if chips.status(speak(language), side)} == {
        face for face, side in SIDES.items() if side.reconstructed
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_how_sure_we_are_whether_rulings_are_about_it_or_not(language: str) -> None:
    say = speak(language)
    for effect in EFFECTS.values():
        told = [part.words for part in BOOK.notes(say, CARD, effect.id)]
        assert say(f"ratjack.rulebook.status.{word(effect.status)}") in told, effect.id
        assert len(told) == 1 + len(BOOK.ruled.get(effect.id, ()))
    assert {*BOOK.ruled} & {*EFFECTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_begin_with_their_word(language: str) -> None:
    terms = [text for key, text in texts_of(language).items() if ".term_" in key]
    assert terms and all(text.startswith("**") for text in terms)
