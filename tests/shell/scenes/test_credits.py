"""The credits name every game on the shelf, however many there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.scenes.credits import CreditsScene
from ratland_desktop.text import Texts
from tests.games.crumbs.words import LANGUAGES, crumbs_texts
from tests.pilot import Heard, Pilot

EN = "RatLand is a game by Eduardo García, published by Eclipse Editorial."


def credits_of(texts: Texts, *games: str, **look: str) -> Pilot:
    return Pilot(lambda: CreditsScene(games), desk=Desk(texts, sound=Heard()), **look)  # type: ignore[arg-type]


def test_a_single_game_is_named_in_one_paragraph(tmp_path: Path) -> None:
    words = credits_of(crumbs_texts(tmp_path), "ratland").words()
    assert f"{EN} If you like it here, you’ll love it in the box." in words
    assert "The board game" in words


def test_several_games_are_all_named(tmp_path: Path) -> None:
    words = credits_of(crumbs_texts(tmp_path), "ratland", "crumbs").words()
    assert {EN, "The board games", "If you like them here, you’ll love them in the box."} <= {*words}
    assert "Crumbs is our own little game, made up to try the house." in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("games", [1, 2, 4])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_every_word_fits(tmp_path: Path, language: str, games: int, text_size: str) -> None:
    names = ("ratland", "crumbs", "ratland", "ratland")[:games]
    pilot = credits_of(crumbs_texts(tmp_path, language), *names, text_size=text_size)
    assert pilot.bad_texts() == []
