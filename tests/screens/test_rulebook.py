"""The rule book on the stage: read with the mouse alone, keys alone, a pad alone; every word has its room."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.games.ratland.rules.words import Phase
from ratland_desktop.games.ratland.scenes.rulebook import BOOK
from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.screens.rulebook.book import Topic
from ratland_desktop.screens.rulebook.scene import READING, RuleBookScene
from ratland_desktop.shell.intents import Direction, Hand, Hot, Point, Shortcut, Wheel
from tests.opener import Opener
from tests.pilot import Pilot

A, B, NORTH, SELECT = 0, 1, 3, 6


class Reader(Pilot):
    def __init__(self, topic: str | None = None, **look: str) -> None:
        super().__init__(lambda: Opener(lambda: RuleBookScene(BOOK, topic)), **look)  # type: ignore[arg-type]
        self.until_scene(RuleBookScene)

    @property
    def book(self) -> RuleBookScene:
        scene = self.scene
        assert isinstance(scene, RuleBookScene), self.where()
        return scene

    @property
    def page(self) -> str:
        return self.book.topic.page

    def link(self, topic: str) -> tuple[float, float]:
        """The spot of a link, scrolled into view."""
        pane = self.book.pane
        link = next(link for link in pane.page.links if link.topic == topic)
        pane.scroll_to(link.boxes[0].y - 100)
        return pane._shown_box(link.boxes[0]).centre


# --- opening and closing


def test_it_opens_at_a_section_of_its_page() -> None:
    reader = Reader("sound_the_alarm")
    assert reader.book.topic == Topic("final_events", "sound_the_alarm")
    top = reader.book.pane.page.sections["sound_the_alarm"]
    assert abs(reader.book.pane.scrolled - top) < 10 or reader.book.pane.scrolled == reader.book.pane.furthest


@pytest.mark.parametrize("topic", [None, "nobody_knows_this"])
def test_without_a_known_topic_it_opens_at_the_first_page(topic: str | None) -> None:
    assert Reader(topic).page == BOOK.pages[0]


@pytest.mark.parametrize("way", ["escape", "r", "button", "pad", "pad again"])
def test_it_closes_with_every_hand(way: str) -> None:
    reader = Reader("attack")
    {
        "escape": lambda: reader.key(pygame.K_ESCAPE),
        "r": lambda: reader.key(pygame.K_r),
        "button": lambda: reader.raw_click("close"),
        "pad": lambda: reader.pad(B),
        "pad again": lambda: reader.pad(NORTH),
    }[way]()
    reader.until_scene(Opener)


# --- the mouse alone


def test_a_clicked_link_turns_the_page_and_back_returns() -> None:
    reader = Reader("attack")
    reader.click(reader.link("pantry"))
    assert reader.book.topic == Topic("places", "pantry")
    reader.click("back")
    assert reader.page == "attack"
    assert "back" not in reader.names()


def test_the_contents_and_the_buttons_turn_pages() -> None:
    reader = Reader()
    row = next(n for n, row in enumerate(reader.book.rows) if row.topic.page == "goal" and not row.heading)
    reader.click(reader.book.list.row_box(row).centre)
    assert reader.page == "goal"
    reader.click("next")
    assert reader.page == BOOK.pages[BOOK.pages.index("goal") + 1]
    reader.click("previous")
    assert reader.page == "goal"


def test_the_wheel_scrolls_the_page() -> None:
    reader = Reader("search")
    reader.give(Point(READING.centre), Wheel(-3, READING.centre))
    assert reader.book.pane.scrolled > 0


def test_a_card_in_the_book_opens_large_and_leads_back() -> None:
    reader = Reader("drunk")
    reader.click(reader.link("card:drunk"))
    cards = reader.until_scene(CardsScene)
    assert cards.card == "drunk"
    reader.click("rules")
    reader.until_scene(RuleBookScene)
    assert reader.book.topic.section == "drunk"


# --- keys alone


def test_keys_scroll_go_from_link_to_link_and_follow_one() -> None:
    reader = Reader("attack")
    assert reader.focus == "page"
    reader.key(pygame.K_DOWN)
    assert reader.book.pane.scrolled > 0
    reader.key(pygame.K_UP)
    reader.key(pygame.K_RIGHT)
    chosen = reader.book.pane.chosen
    assert chosen is not None and chosen.topic == "pantry"
    reader.key(pygame.K_RETURN)
    assert reader.book.topic == Topic("places", "pantry")
    reader.key(pygame.K_BACKSPACE)
    assert reader.page == "attack"


def test_left_leaves_the_page_for_the_contents() -> None:
    reader = Reader("attack")
    reader.key(pygame.K_RIGHT)
    reader.key(pygame.K_LEFT)
    assert reader.book.pane.chosen is None
    reader.key(pygame.K_LEFT)
    assert reader.focus == "contents"
    reader.key(pygame.K_DOWN)
    reader.key(pygame.K_RETURN)
    assert reader.page == "breeding"


def test_space_reads_on_to_the_next_page() -> None:
    reader = Reader("round")
    for _ in range(8):
        reader.key(pygame.K_SPACE)
        if reader.page != "round":
            break
    assert reader.page == "event"


def test_typing_searches_and_the_first_hit_opens() -> None:
    reader = Reader(language="de")
    reader.focus_on("search")
    reader.type("plunderer")
    assert reader.book.rows[0].title == "Plünderer"
    reader.focus_on("contents")
    reader.key(pygame.K_RETURN)
    assert reader.book.topic == Topic("clans", "scavenger")
    reader.focus_on("search")
    reader.type("ninja")  # what stood there was selected
    reader.key(pygame.K_RETURN)
    assert reader.book.topic == Topic("clans", "ninja")
    assert reader.focus == "page"
    reader.focus_on("search")
    for _ in "plunderer":
        reader.key(pygame.K_BACKSPACE)
    assert reader.book.rows[0].heading


def test_a_search_in_vain_says_so() -> None:
    reader = Reader()
    reader.focus_on("search")
    reader.type("zebra")
    assert reader.book.rows == []
    assert reader.desk.texts("rulebook.ui.nothing") in reader.words()
    assert reader.bad_texts() == []


# --- a pad alone


def test_a_pad_follows_links_and_goes_back() -> None:
    reader = Reader("return")
    reader.pad_move(Direction.RIGHT)
    reader.pad(A)
    assert reader.book.topic == Topic("places", "infirmary")
    reader.pad(SELECT)
    assert reader.page == "return"


def test_a_pad_reaches_the_buttons_by_its_shoulders() -> None:
    reader = Reader("return")
    reader.focus_on("next", Hand.PAD)
    reader.pad(A)
    assert reader.page == "search"


# --- a change in the middle


def test_another_language_in_the_middle_of_a_page_changes_everything_and_keeps_the_place() -> None:
    reader = Reader("search", language="en")
    reader.book.pane.scroll_to(200)
    reader.desk.texts.use("fr")
    reader.stage.refresh()
    reader.frames()
    assert reader.page == "search"
    assert reader.book.pane.scrolled > 0
    assert reader.desk.texts("ratland.rulebook.page.search.title") in reader.words()
    assert reader.book.rows[0].title == "Pour commencer"


def test_hot_keys_turn_pages() -> None:
    reader = Reader("event")
    reader.give(Hot(Shortcut.LATER))
    assert reader.page == Phase.RATS.name.lower()
    reader.give(Hot(Shortcut.EARLIER))
    assert reader.page == "event"


# --- every word has its room


def unreadable(reader: Reader, page: str) -> list[str]:
    """Texts that do not fit anywhere on a page, from its top to its end."""
    reader.book.turn_to(Topic(page))
    found = []
    while True:
        found += reader.bad_texts()
        pane = reader.book.pane
        if not pane.scroll_to(pane.scrolled + READING.h * 0.9):
            return found


@pytest.mark.parametrize(
    ("language", "size", "page"),
    [
        ("de", "larger", "clans"),
        ("fr", "normal", "search"),
        ("xx", "larger", "set_up"),
        ("es", "large", "rulings"),
    ],
)
def test_words_fit_on_pages(language: str, size: str, page: str) -> None:
    assert unreadable(Reader(language=language, text_size=size), page) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", ["normal", "large", "larger"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
def test_words_fit_on_every_page_in_every_language_and_size(language: str, size: str) -> None:
    reader = Reader(language=language, text_size=size)
    assert [bad for page in BOOK.pages for bad in unreadable(reader, page)] == []


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
def test_it_fits_every_window(size: tuple[int, int]) -> None:
    reader = Reader("clans", language="de", size=size)  # type: ignore[arg-type]
    assert reader.bad_texts() == []
