"""The viewer of all cards: every card can be reached with every hand, and its words have their room."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from ratland_desktop.games.ratland.scenes.cards import CLAN_DECK, EVENT_DECK, FOOD_DECK
from ratland_desktop.games.ratland.scenes.rulebook import BOOK
from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.widgets import ScrollList
from tests.pilot import Pilot


class Viewer(Pilot):
    def __init__(self, card: str = "", **look: Any) -> None:
        super().__init__(lambda: CardsScene(BOOK, card), **look)

    @property
    def card(self) -> str:
        scene = self.scene
        assert isinstance(scene, CardsScene)
        return scene.card

    def show(self, card: str) -> None:
        scene = self.scene
        assert isinstance(scene, CardsScene)
        scene.card = card
        scene._rebuild()


def test_it_begins_with_the_card_that_was_asked_for_or_with_the_first() -> None:
    assert Viewer("ninja").card == "ninja"
    assert Viewer("pantry").card == EVENT_DECK.cards[0]


def test_an_event_is_not_told_as_if_it_had_happened() -> None:
    viewer = Viewer("we_did_it")
    words = " ".join(viewer.words())
    assert "Black pieces count as yellow" in words and "today" not in words


def test_the_mouse_goes_through_kinds_and_cards() -> None:
    viewer = Viewer()
    tabs = viewer.widget("kinds").box
    viewer.click((tabs.right - 40, tabs.centre[1]))
    assert viewer.card == CLAN_DECK.cards[0]
    viewer.click("next")
    assert viewer.card == CLAN_DECK.cards[1]
    viewer.click("previous")
    viewer.click("previous")
    assert viewer.card == CLAN_DECK.cards[-1]


def test_keys_show_a_card_as_soon_as_it_is_marked() -> None:
    viewer = Viewer()
    viewer.key(pygame.K_DOWN)
    assert viewer.card == EVENT_DECK.cards[1]
    viewer.key(pygame.K_PERIOD)
    assert viewer.card == EVENT_DECK.cards[2]
    viewer.key(pygame.K_ESCAPE)
    assert viewer.over


def test_a_pad_goes_through_the_cards_and_leaves() -> None:
    viewer = Viewer("recycler")
    viewer.pad_move(Direction.DOWN)
    assert viewer.card == "mutant"
    viewer.pad(1)
    assert viewer.over


def test_every_card_is_shown_whole() -> None:
    viewer = Viewer()
    for card in (*EVENT_DECK.cards, *FOOD_DECK.cards, *CLAN_DECK.cards):
        viewer.show(card)
        viewer.redraw()
        assert viewer.stage.failures == [], card


@pytest.mark.parametrize(
    ("language", "size", "card"),
    [
        ("de", "larger", "locked_and_loaded"),
        ("fr", "larger", "ninja"),
        ("xx", "larger", "scavenger"),
        ("es", "large", "food_8"),
    ],
)
def test_words_fit_on_cards(language: str, size: str, card: str) -> None:
    assert Viewer(card, language=language, text_size=size).bad_texts() == []


@pytest.mark.parametrize("card", ["end_of_game", "abundance", "food_9", "seer"])
def test_the_name_of_the_card_it_opens_at_is_in_sight(card: str) -> None:
    names = Viewer(card, text_size="larger").typed_widget(ScrollList, "cards")
    row = names.row_box(names.selected)
    assert names.box.inset(-1).union(row) == names.box.inset(-1)


@pytest.mark.slow
@pytest.mark.parametrize("size", ["normal", "large", "larger"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
def test_words_fit_on_every_card_in_every_language_and_size(language: str, size: str) -> None:
    viewer = Viewer(language=language, text_size=size)
    bad = []
    for card in (*EVENT_DECK.cards, *FOOD_DECK.cards, *CLAN_DECK.cards):
        viewer.show(card)
        bad += [(card, text) for text in viewer.bad_texts()]
    assert bad == []
