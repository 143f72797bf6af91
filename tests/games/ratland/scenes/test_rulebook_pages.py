"""The rule book is whole: every phase, place, piece, event, clan and ruling is in it, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.rules.food import FOOD_CARDS
from ratland_desktop.games.ratland.rules.phases.feeding import price
from ratland_desktop.games.ratland.rules.words import Colour, Phase, Place
from ratland_desktop.games.ratland.scenes.rulebook import BOOK
from ratland_desktop.games.ratland.scenes.rulebook.book import (
    CARD_PHASES,
    CLAN,
    EVENT,
    PHASE_PAGES,
    RULED_CARDS,
    RULED_PAGES,
)
from ratland_desktop.games.ratland.scenes.rulebook.illustrations.places import FEEDING_TABLE
from ratland_desktop.paths import find_places
from ratland_desktop.screens.rulebook.book import Part, PartKind
from ratland_desktop.screens.rulebook.markup import fold, links, plain, spans
from ratland_desktop.screens.rulebook.search import Index
from ratland_desktop.text import Texts

LANGUAGES = ("en", "de", "fr", "es")
LOCALES = find_places().locales
RULES = Path(__file__).resolve().parents[4] / "docs" / "rules" / "ratland.md"


def texts(language: str) -> Texts:
    return Texts(LOCALES, language)


def all_parts(say: Texts) -> list[Part]:
    """Everything in the book, with what stands beside the cards."""
    found = [part for page in BOOK.pages for part in BOOK.parts(say, page)]
    cards = [part for part in found if part.kind in (EVENT, CLAN)]
    return found + [note for card in cards for note in BOOK.notes(say, card.kind, card.name)]


# --- what is in it


def test_every_phase_place_piece_event_and_clan_can_be_looked_up() -> None:
    wanted = {phase.name.lower() for phase in Phase if phase is not Phase.OPENING}
    wanted |= {place.name.lower() for place in Place} | {"infirmary", "lost", "graveyard", "pile"}
    wanted |= {colour.name.lower() for colour in Colour} | set(EVENTS) | set(CLANS)
    assert wanted - set(BOOK.topics) == set()


def test_no_two_topics_share_a_name() -> None:
    names = [*BOOK.pages, *EVENTS, *CLANS, *(colour.name.lower() for colour in Colour)]
    names += [place.name.lower() for place in Place] + ["infirmary", "lost", "graveyard", "pile"]
    assert len(names) == len(set(names))


def test_a_topic_with_a_section_has_that_section_on_its_page() -> None:
    say = texts("en")
    sections = {page: {BOOK.section_of(part) for part in BOOK.parts(say, page)} for page in BOOK.pages}
    lost = [
        name
        for name, topic in BOOK.topics.items()
        if topic.section and topic.section not in sections[topic.page]
    ]
    assert lost == []


def test_every_ruling_of_the_rules_page_is_in_the_book_and_stands_where_it_belongs() -> None:
    rulings = [int(number) for number in re.findall(r"^\| R(\d+) \|", RULES.read_text("utf-8"), re.MULTILINE)]
    parts = BOOK.parts(texts("en"), "rulings")
    on_its_page = [int(part.name) for part in parts if part.kind == PartKind.RULING]
    assert on_its_page == rulings
    placed = {number for numbers in (*RULED_PAGES.values(), *RULED_CARDS.values()) for number in numbers}
    assert placed == set(rulings)


def test_every_card_says_in_which_phase_it_speaks() -> None:
    assert set(CARD_PHASES) == set(EVENTS) | set(CLANS)
    assert set(PHASE_PAGES.values()) <= set(BOOK.pages)


def test_every_page_stands_in_one_chapter_and_every_written_page_is_shown() -> None:
    assert sorted(BOOK.pages) == sorted(texts("en").names("ratland.rulebook.page"))
    assert set(BOOK.chapters) == set(texts("en").names("ratland.rulebook.chapter"))


def test_every_picture_is_used_and_every_used_picture_is_drawn() -> None:
    used = {part.name for part in all_parts(texts("en")) if part.kind == PartKind.PICTURE}
    assert used == set(BOOK.illustrations)


def test_the_feeding_table_in_the_picture_is_the_one_of_the_rules() -> None:
    for rats, cheese in FEEDING_TABLE:
        first, last = (int(number) for number in rats.split("–"))
        assert [price(number) for number in range(first, last + 1)] == [cheese] * (last - first + 1)


# --- the four languages say the same


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
def test_every_link_leads_somewhere(language: str) -> None:
    say = texts(language)
    dead = [
        (part.name, link) for part in all_parts(say) for link in links(part.words) if link not in BOOK.topics
    ]
    assert dead == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_is_left_over_in_what_is_read(language: str) -> None:
    read = [plain(part.words) for part in all_parts(texts(language))]
    assert [words for words in read if re.search(r"\[\[|\]\]|\*\*|\|", words)] == []


@pytest.mark.parametrize("language", ["de", "fr", "es", "xx"])
def test_every_part_has_the_same_links_and_numbers_in_every_language(language: str) -> None:
    """The languages may turn a sentence round, but they name the same things."""
    for page in BOOK.pages:
        if page == "glossary":  # sorted anew in every language
            continue
        parts = (BOOK.parts(texts(code), page) for code in ("en", language))
        for english, other in zip(*parts, strict=True):
            if english.kind in (EVENT, CLAN):
                continue
            assert (other.kind, other.name) == (english.kind, english.name)
            assert sorted(links(other.words)) == sorted(links(english.words)), (page, english.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_worked_examples_have_the_numbers_of_the_rules_page(language: str) -> None:
    def numbers(page: str, *names: str) -> list[str]:
        parts = {f"{part.kind}_{part.name}": part.words for part in BOOK.parts(texts(language), page)}
        return sorted(re.findall(r"\d+", " ".join(parts[name] for name in names)))

    assert numbers("attack", "example_1") == sorted(["3", "2", "4", "5", "2", "3", "2", "1"])
    assert numbers("breeding", "example_1") == ["3", "3"]
    assert numbers("search", "example_1") == sorted(["3", "2", "6", "5", "12", "2", "3", "5", "6", "2"])
    assert numbers("feeding", "example_1", "example_2") == sorted(
        ["26", "9", "24", "2", "11", "11", "4", "2", "2"]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_goes_from_a_to_z(language: str) -> None:
    parts = BOOK.parts(texts(language), "glossary")
    terms = [fold(part.words.split("**")[1])[0] for part in parts]
    assert len(set(terms)) == len(terms) > 10
    assert terms == sorted(terms)


# --- markup and search


def test_markup_knows_links_and_strong_words() -> None:
    found = spans("In the **[[pantry|pantry]] there** is [[lost|one]].")
    assert [(span.words, span.link, span.strong) for span in found] == [
        ("In the ", "", False),
        ("pantry", "pantry", True),
        (" there", "", True),
        (" is ", "", False),
        ("one", "lost", False),
        (".", "", False),
    ]


@pytest.mark.parametrize(
    ("language", "typed", "page", "section"),
    [
        ("de", "mullkippe", "places", "dump"),
        ("de", "MÜLLKIPPE", "places", "dump"),
        ("de", "kase", "pieces", ""),
        ("de", "betrunken", "final_events", "drunk"),
        ("de", "weiss", "pieces", "white"),
        ("fr", "maternite", "places", "nursery"),
        ("fr", "evenement", "event", ""),
        ("es", "despensa", "places", "pantry"),
        ("es", "musicos", "clans", "musician"),
        ("en", "nurs", "places", "nursery"),
        ("en", "starve", "rulings", "r18"),
    ],
)
def test_search_finds_words_without_their_accents(language: str, typed: str, page: str, section: str) -> None:
    found = [(hit.topic.page, hit.topic.section) for hit in Index(BOOK, texts(language)).find(typed)]
    assert (page, section) in found


def test_what_is_named_so_comes_before_what_only_speaks_of_it() -> None:
    hits = Index(BOOK, texts("en")).find("ninja")
    assert hits[0].topic.section == "ninja"
    assert len(hits) > 1


def test_all_words_must_be_there_and_the_excerpt_shows_one() -> None:
    index = Index(BOOK, texts("en"))
    assert index.find("cheese zebra") == []
    assert index.find("   ") == []
    (hit, *_) = index.find("nibbled")
    assert "nibbled" in hit.excerpt


# --- cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_viewer_has_every_card_with_a_name(language: str) -> None:
    say = texts(language)
    assert BOOK.cards is not None
    events, food, clans = BOOK.cards.decks
    assert events.cards == tuple(EVENTS)
    assert clans.cards == tuple(CLANS)
    assert len(food.cards) == len(FOOD_CARDS)
    for deck in BOOK.cards.decks:
        assert say(deck.title)
        for card in deck.cards:
            assert BOOK.cards.name(say, card)
            assert BOOK.cards.topic_of(card) in BOOK.topics
    assert say.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_title_and_words(language: str) -> None:
    say = texts(language)
    for page in BOOK.pages:
        assert BOOK.title(say, page)
        assert BOOK.parts(say, page)
    assert say.missing == set()
