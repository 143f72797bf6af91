"""Every screen of every game on the shelf, in every language: all texts are there, and none is cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from _game_screens import screens_of
from _studio import Studio

from ratland_desktop.games.shelf import GAMES, SHELF
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.text import Texts
from tests.games.crumbs.box import BOX as CRUMBS
from tests.screens.crumbs_kit import crumbs_desk

LOCALES = Path(__file__).resolve().parents[3] / "locales"
LANGUAGES = ("de", "en", "es", "fr")
USUAL = 4


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_screen_of_a_game_can_be_read(game: str, language: str, tmp_path: Path) -> None:
    """With few and many players; the front game has many screens, which take a while."""
    box = SHELF[game]
    for players in sorted({box.fewest, min(USUAL, box.most), box.most}):
        studio = Studio(None, language=language, players=players, folder=tmp_path / str(players))
        for name, play in screens_of(box, players).items():
            play(studio, name)
        assert studio.taken > 10
        assert studio.bad == {}
        assert studio.desk.texts.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_story_of_a_game_has_words_for_every_turn_and_every_deed(game: str, language: str) -> None:
    """Most games have only a few of them, so that a missing one would hardly be seen."""
    screens = SHELF[game].screens()
    assert isinstance(screens, GameScreens)
    deeds = screens.hall.deeds
    keys = [f"{deeds.story.words}.{turn}" for turn in ("opening", *deeds.story.scale.turns)]
    keys += [f"{deed.words}.{part}" for deed in deeds.keepsakes for part in ("title", "text", "none")]
    say = Texts(LOCALES, language)
    assert [key for key in keys if key not in say] == []


def test_the_screens_of_a_game_are_found_by_playing(tmp_path: Path) -> None:
    """All that Crumbs asks, tells and whispers, with the curtain before what is private."""
    studio = Studio(tmp_path, folder=tmp_path / "home")
    studio.desk = crumbs_desk(tmp_path)
    found = screens_of(CRUMBS, 3)
    assert {
        "crumbs-private-lay", "crumbs-private-keep", "crumbs-decision-aim", "crumbs-decision-look",
        "crumbs-only_you", "crumbs-table-breath", "crumbs-table-looked", "crumbs-glance", "crumbs-results",
    } <= {*found}  # fmt: skip
    for name in ("crumbs-private-lay", "crumbs-only_you", "crumbs-glance", "crumbs-table-looked"):
        found[name](studio, name)
    assert {path.stem for path in tmp_path.glob("*.png")} == {
        "crumbs-private-lay-curtain", "crumbs-private-lay", "crumbs-only_you-curtain", "crumbs-only_you",
        "crumbs-glance", "crumbs-table-looked",
    }  # fmt: skip
