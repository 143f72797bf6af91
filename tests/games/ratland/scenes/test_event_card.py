"""An event card: its words grow with the chosen letters, and its picture is never a sliver."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.scenes.pieces import cards
from ratland_desktop.games.ratland.scenes.pieces.cards import FLATTEST, draw_event_card
from ratland_desktop.games.ratland.scenes.table.cards_column import card_boxes
from ratland_desktop.games.ratland.scenes.table.panels import lay_out
from ratland_desktop.paths import find_places
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas, TextLog
from ratland_desktop.shell.theme import TEXT_SIZES
from ratland_desktop.text import Texts

LANGUAGES = ("en", "de", "fr", "es")
BOXES = {players: card_boxes(lay_out(players).cards)[0] for players in (2, 6, 12)}


def letters_of(canvas: Canvas, box: Box, say: Texts, event: str, text_size: str) -> float:
    """How high the words of a card are set; nothing may be cut."""
    canvas.text_scale = TEXT_SIZES[text_size]
    canvas.log = TextLog()
    draw_event_card(canvas, box, say, event)
    assert canvas.log.misfits() == [] and canvas.log.overlaps() == []
    (words,) = [drawn for drawn in canvas.log.drawn if drawn.words == say(f"ratland.event.{event}.text")]
    canvas.log = None
    return words.letters


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    return Canvas(pygame.display.set_mode((1280, 720)), art=find_places().assets / "art")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", BOXES)
def test_larger_letters_reach_every_event_on_the_table(canvas: Canvas, language: str, players: int) -> None:
    say = Texts(find_places().locales, language)
    grown = []
    for event in EVENTS:
        normal, larger = (letters_of(canvas, BOXES[players], say, event, s) for s in ("normal", "larger"))
        assert normal >= 0.97 * cards.WORDS.size, f"{event} is set small even in normal letters"
        grown.append(larger / normal)
    least = 1.0 if players == 12 else 1.08  # the longest text beside twelve panels has no room to grow
    assert min(grown) >= least, f"{min(grown):.2f}"
    assert sum(grown) / len(grown) > 1.18


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("players", BOXES)
def test_a_picture_is_never_a_sliver(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, players: int, text_size: str
) -> None:
    say = Texts(find_places().locales, "de")
    drawn: list[Box] = []
    monkeypatch.setattr(cards, "draw_covering", lambda canvas, name, box, **_: drawn.append(box))
    for event in EVENTS:
        letters_of(canvas, BOXES[players], say, event, text_size)
    assert all(1 / FLATTEST <= box.w / box.h <= FLATTEST for box in drawn)
    assert drawn or (players, text_size) == (12, "larger")


def test_a_tall_card_has_its_picture_above_and_a_low_one_beside_the_name(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = Texts(find_places().locales, "de")
    drawn: list[Box] = []
    monkeypatch.setattr(cards, "draw_covering", lambda canvas, name, box, **_: drawn.append(box))
    for box in (Box(100, 100, 344, 360), Box(100, 100, 344, 190), Box(100, 100, 344, 130)):
        letters_of(canvas, box, say, "massive_attacks", "normal")
    above, beside = drawn
    assert above.w > 300 and beside.w < 160
