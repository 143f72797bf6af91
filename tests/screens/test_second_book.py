"""The rule book and the viewer of cards serve a second game: one deck, its own entries and pictures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.screens.rulebook.book import Book, Topic
from ratland_desktop.screens.rulebook.doors import open_book
from ratland_desktop.screens.rulebook.scene import RuleBookScene
from ratland_desktop.screens.rulebook.search import Index
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.scene import Scene
from tests.games.crumbs.pages import BOOK, FACES
from tests.games.crumbs.words import LANGUAGES, crumbs_texts
from tests.opener import Blank
from tests.pilot import Pilot
from tests.screens.crumbs_kit import crumbs_desk


def reader(folder: Path, topic: str | None = None, *, book: Book = BOOK, language: str = "en") -> Pilot:
    return Pilot(lambda: RuleBookScene(book, topic), desk=crumbs_desk(folder, language))


def book_of(pilot: Pilot) -> RuleBookScene:
    scene = pilot.scene
    assert isinstance(scene, RuleBookScene)
    return scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["normal", "larger"])
def test_every_page_is_drawn_and_every_word_has_its_room(tmp_path: Path, language: str, size: str) -> None:
    pilot = reader(tmp_path, language=language)
    pilot.desk.text_size = size
    pilot.stage.refresh()
    for page in BOOK.pages:
        book_of(pilot).turn_to(Topic(page))
        assert pilot.bad_texts() == [], page
    assert pilot.stage.failures == []
    assert pilot.desk.texts.missing == set()


def test_the_pictures_of_the_game_are_on_the_page(tmp_path: Path) -> None:
    drawn: list[str] = []

    def paint(canvas: Canvas, *_: object) -> None:
        drawn.append("fan")

    fan = replace(BOOK.illustrations["fan"], paint=paint)
    reader(tmp_path, "aim", book=replace(BOOK, illustrations={"fan": fan}))
    assert drawn


def test_cards_stand_on_their_page_with_words_and_rulings(tmp_path: Path) -> None:
    pilot = reader(tmp_path, "face_5")
    assert book_of(pilot).topic == Topic("faces", "face_5")
    words = " ".join(pilot.words())
    assert "The 5" in words
    assert "A five may always stay hidden." in words  # its ruling, instead of the note
    assert [part.words for part in BOOK.notes(pilot.desk.texts, "face", "face_1")] == ["Nothing special."]


def test_links_contents_and_search_know_its_topics(tmp_path: Path) -> None:
    say = crumbs_texts(tmp_path)
    assert {*FACES, "r1", *BOOK.pages} == set(BOOK.topics)
    assert Index(BOOK, say).find("shows five")[0].topic == Topic("aim")
    assert Index(BOOK, say).find("the 4")[0].topic == Topic("faces", "face_4")
    assert [part.name for part in BOOK.parts(say, "words")] == ["crumb", "mouse"]  # sorted by their words


def test_a_card_opens_large_and_leads_back_to_its_rules(tmp_path: Path) -> None:
    pilot = reader(tmp_path, "faces")
    book = book_of(pilot)
    link = next(link for link in book.pane.page.links if link.topic == "card:face_2")
    pilot.click(book.pane._shown_box(link.boxes[0]).centre)
    cards = pilot.until_scene(CardsScene)
    assert cards.card == "face_2"
    pilot.key(pygame.K_PERIOD)
    assert cards.card == "face_3"
    pilot.click("rules")
    pilot.until_scene(RuleBookScene)
    assert book.topic == Topic("faces", "face_3")


@pytest.mark.parametrize("face", FACES)
def test_one_deck_needs_no_tabs_and_every_card_is_drawn(tmp_path: Path, face: str) -> None:
    pilot = Pilot(lambda: CardsScene(BOOK, face), desk=crumbs_desk(tmp_path, "de"))
    assert "kinds" not in pilot.names()
    assert "Von jeder gibt es fünf." in pilot.words()
    assert pilot.bad_texts() == []
    assert pilot.stage.failures == []


def test_a_game_without_a_viewer_has_no_way_to_it(tmp_path: Path) -> None:
    pilot = reader(tmp_path, "face_2", book=replace(BOOK, cards=None))
    assert "cards" not in pilot.names()
    assert not [link for link in book_of(pilot).pane.page.links if link.topic.startswith("card:")]
    assert pilot.bad_texts() == []


def test_the_game_says_where_the_book_opens() -> None:
    class Aiming(Blank):
        pass

    def topic_of(scene: Scene[object]) -> str | None:
        return "face_3" if isinstance(scene, Aiming) else None

    assert open_book(BOOK, topic_of, [Aiming(), Blank()]).topic == Topic("faces", "face_3")
    assert open_book(BOOK, topic_of, [Blank()]).topic == Topic("aim")
