"""The line of keys at the foot of the sewer names every key, in every language and letter size."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from ratland_desktop.games.ratland.rules.words import Plan
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sewer.board import HINTS
from ratland_desktop.shell.intents import Direction, Hand
from ratland_desktop.shell.theme import TEXT_SIZES
from tests.games.ratland.kit import lay, seat
from tests.games.ratland.scenes.sewer_kit import neighbours, record, sit_down
from tests.pilot import Pilot

KEYS = ["+", "−", "0–9", "F", "U", "D", "L", "H", "Esc"]
PAD = ["A", "X", "RB", "Start"]


class Silent:
    """An adviser that is never asked."""

    def ask(self, *_: object) -> None:
        return None

    def take(self) -> None:
        return None

    def forget(self) -> None:
        return None


def player(others: int, **look: Any) -> Pilot:
    """In the second round, where one may ask for ideas: every key means something."""
    table = lay(seat(pantry=7, cheese=4), *neighbours(others))
    table.records.append(record(Plan(1, 2, 0, 1, 0, 2, 1), others + 1))
    pilot = sit_down(table, **look).pilot
    scene = pilot.until_scene(MySewerScene)
    scene.adviser = Silent()
    return pilot


def line(pilot: Pilot) -> list[str]:
    return [drawn.words for drawn in pilot.read().drawn if drawn.room.y >= HINTS.y - 1]


@pytest.mark.parametrize("others", [1, 3])
@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_every_key_is_named(language: str, text_size: str, others: int) -> None:
    pilot = player(others, language=language, text_size=text_size)
    pilot.key(pygame.K_RIGHT)
    words = line(pilot)
    escape = pilot.desk.texts("shell.key.escape")
    assert [key for key in (*KEYS[:-1], escape) if key not in words] == []
    assert pilot.bad_texts() == []


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_every_pad_button_is_named(text_size: str) -> None:
    pilot = player(2, language="en", text_size=text_size)
    pilot.pad_move(Direction.RIGHT)
    assert pilot.desk.hand is Hand.PAD
    assert [sign for sign in PAD if sign not in line(pilot)] == []


def test_a_key_that_means_nothing_now_is_not_named() -> None:
    pilot = sit_down().pilot  # the first round, and nobody to ask
    pilot.key(pygame.K_RIGHT)
    words = line(pilot)
    assert "F" in words and not {"L", "H"} & set(words)


def test_what_does_fit_keeps_its_full_size() -> None:
    pilot = sit_down(language="en").pilot
    pilot.key(pygame.K_RIGHT)
    sizes = {drawn.letters for drawn in pilot.read().drawn if drawn.words == "menu"}
    assert min(sizes) > 20
