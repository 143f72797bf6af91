"""Ideas for any game: each reads as the game says, and what is taken is the answer itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from ratland_desktop.hotseat.reasons import Choice, because
from ratland_desktop.screens.ideas import HintsScene, Line
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text.spoken import says
from tests.adviser import Wise
from tests.games.crumbs.rules import Lay
from tests.opener import Opener
from tests.pilot import Pilot
from tests.screens.small_game import small_desk

SEATS = tuple(Seat(name, SEAT_COLOURS[n].name, BADGES[n]) for n, name in enumerate(("Mia", "Jonas", "Ida")))
WHY = because("ratland.reason.wound", seat=2)
TWO = (Choice({"lay": 5, "aim": "Ida"}, WHY), Choice({"lay": 2}, WHY))


def lines(answer: dict[str, Any]) -> list[Line]:
    laid = Line("cards", says("plate.bread.old"), str(answer["lay"]))
    return [laid, Line("flag", f"Aim at {answer['aim']}")] if "aim" in answer else [laid]


class Asker(Pilot):
    def __init__(
        self, ideas: tuple[Choice, ...] | None, folder: Path, language: str = "en", **look: Any
    ) -> None:
        self.adviser = Wise(ideas)
        self.outside = Opener(lambda: HintsScene(self.adviser, "my view", Lay(1, (0, 1)), SEATS, lines))
        super().__init__(lambda: self.outside, desk=small_desk(folder, language), **look)
        self.until_scene(HintsScene)


def test_the_adviser_gets_the_view_and_the_question_of_the_seat(tmp_path: Path) -> None:
    pilot = Asker(TWO, tmp_path)
    assert pilot.adviser.asked == [("my view", Lay(1, (0, 1)))]
    scene = pilot.scene
    assert isinstance(scene, HintsScene)
    assert scene.private and scene.seat == SEATS[1]


def test_ideas_read_as_the_game_says(tmp_path: Path) -> None:
    words = Asker(TWO, tmp_path).words()
    assert words.count("Old") == 2
    assert {"5", "2", "Aim at Ida"} <= {*words}
    assert sum(said.startswith("Ida is strong") for said in words) == 2


@pytest.mark.parametrize(("key", "taken"), [(pygame.K_1, TWO[0]), (pygame.K_2, TWO[1])])
def test_a_number_takes_an_idea(key: int, taken: Choice, tmp_path: Path) -> None:
    pilot = Asker(TWO, tmp_path)
    pilot.key(key)
    pilot.frames(2)
    assert pilot.outside.results == [taken]


def test_to_do_nothing_can_be_an_idea_too(tmp_path: Path) -> None:
    adviser, taken = Wise((Choice(None, WHY),)), list[object]()
    page = HintsScene(adviser, None, Lay(0, (0,)), SEATS, lambda answer: ())
    go = page.opened(lambda answer: taken.append(answer))
    assert go.then is not None
    go.then(adviser.ideas and adviser.ideas[0])
    go.then(None)
    assert taken == [None]


def test_an_idea_without_a_line_is_still_an_idea(tmp_path: Path) -> None:
    adviser = Wise((Choice((), WHY),))
    pilot = Pilot(lambda: HintsScene(adviser, None, Lay(0, (0,)), SEATS, lambda answer: ()))
    pilot.frames(2)
    assert pilot.stage.failures == [] and "take-0" in pilot.names()


def test_who_goes_back_takes_nothing_and_nobody_thinks_on(tmp_path: Path) -> None:
    pilot = Asker(None, tmp_path)
    pilot.key(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.outside.results == [None] and pilot.adviser.forgotten


@pytest.mark.parametrize("ideas", [TWO, (*TWO, TWO[0]), (), None], ids=["two", "three", "none", "thinking"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_has_room(ideas: tuple[Choice, ...] | None, language: str, tmp_path: Path) -> None:
    assert Asker(ideas, tmp_path, language, text_size="larger").bad_texts() == []
