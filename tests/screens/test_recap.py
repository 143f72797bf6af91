"""The recap of any game: what was counted, and every round with what the computer did and why."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ratland_desktop.hotseat.reasons import because
from ratland_desktop.screens.recap import Had, Missed, MissedRound, RecapScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text.spoken import says
from tests.opener import Opener
from tests.pilot import Pilot
from tests.screens.small_game import small_desk

SEATS = tuple(Seat(name, SEAT_COLOURS[n].name, BADGES[n]) for n, name in enumerate(("Mia", "Jonas", "Ida")))


def draw_deed(canvas: Canvas, box: Box) -> None:
    canvas.text("laid a 5", box, theme.SMALL_LABEL, theme.TEXT)


def round_(number: int, after: tuple[int, ...]) -> MissedRound:
    return MissedRound(
        says("computers.recap.round", n=number), says("plate.bread.old"), after, draw_deed,
        because("ratland.reason.wound", seat=2),
    )  # fmt: skip


ONE = Missed(1, True, (Had(says("plate.bread.label"), "cheese/yellow", 4, 11),), (round_(3, (11,)),))
FOUR = replace(
    ONE,
    counts=tuple(
        Had(f"thing {n}", sign, n, 20 + n) for n, sign in enumerate(("rat/token", "grave", "book", "star"))
    ),
    rounds=tuple(round_(n, (n, n + 1, n + 2, n + 3)) for n in range(1, 5)),
)


class Reader(Pilot):
    def __init__(self, missed: Missed, folder: Path, language: str = "en", **look: str) -> None:
        self.outside = Opener(lambda: RecapScene(missed, SEATS, self.outside.menu))
        super().__init__(lambda: self.outside, desk=small_desk(folder, language), **look)  # type: ignore[arg-type]
        self.until_scene(RecapScene)


def test_counts_and_rounds_are_those_of_the_game(tmp_path: Path) -> None:
    pilot = Reader(ONE, tmp_path)
    words = pilot.words()
    for said in ("Welcome back, Jonas!", "Bread", "4", "11", "Round 3", "Old", "laid a 5"):
        assert said in words
    assert any("Ida" in said for said in words)
    say = pilot.desk.texts
    assert not {say(f"ratland.recap.{thing}") for thing in ("rats", "cheese", "graves")} & {*words}


def test_nobody_is_welcomed_back_who_was_not_there(tmp_path: Path) -> None:
    words = Reader(replace(ONE, returning=False), tmp_path).words()
    assert "Good to have you here, Jonas!" in words and "at the start" in words


def test_it_is_private_and_ends_when_it_was_read(tmp_path: Path) -> None:
    pilot = Reader(ONE, tmp_path)
    assert pilot.scene.private
    pilot.key(pygame.K_ESCAPE)
    assert pilot.outside.menus == 1
    pilot.key(pygame.K_RETURN)
    pilot.frames(2)
    assert pilot.outside.results == [None]


@pytest.mark.parametrize("missed", [ONE, FOUR, replace(ONE, rounds=())], ids=["one", "four", "no round"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_has_room(missed: Missed, language: str, tmp_path: Path) -> None:
    assert Reader(missed, tmp_path, language, text_size="larger").bad_texts() == []
