"""No word of the shell's own screens is cut or runs into another, in any language and text size."""

from __future__ import annotations

from pathlib import Path

import _computer_screens  # noqa: F401  more screens of the same list
import _hall_screens  # noqa: F401
import _learning_screens  # noqa: F401
import _saving_screens  # noqa: F401
import pytest
from _screens import SCREENS
from _studio import Studio

LANGUAGES = ("de", "en", "es", "fr", "xx")
TEXT_SIZES = ("normal", "large", "larger")
OWN = ("title", "shelf", "settings", "credits", "gallery", "failure", "unsaved")


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OWN)
def test_every_word_fits(name: str, language: str, text_size: str, tmp_path: Path) -> None:
    studio = Studio(None, (1280, 720), language, 4, text_size, tmp_path)
    SCREENS[name](studio, name)
    assert studio.bad == {}
    assert not [gap for gap in studio.desk.texts.missing if gap[0] == language]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (2560, 1080)], ids=str)
@pytest.mark.parametrize("name", OWN)
def test_every_word_fits_in_every_shape_of_window(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    studio = Studio(None, size, "de", 12, "larger", tmp_path)
    SCREENS[name](studio, name)
    assert studio.bad == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "language", "text_size", "size"),
    [
        (12, "de", "large", (1280, 720)),
        (6, "fr", "larger", (1280, 720)),
        (2, "xx", "normal", (1280, 720)),
        (12, "xx", "larger", (1280, 720)),
        (6, "xx", "larger", (1920, 1080)),
    ],
)
def test_every_screen_there_is_can_be_reached_and_read(
    players: int, language: str, text_size: str, size: tuple[int, int], tmp_path: Path
) -> None:
    studio = Studio(None, size, language, players, text_size, tmp_path)
    for name, play in SCREENS.items():
        play(studio, name)
    assert studio.bad == {}
    assert studio.taken > 50
