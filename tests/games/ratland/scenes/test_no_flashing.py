"""Nothing large flashes, however busy the table is; and with little motion people see the same facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from _busy_table import session_at
from _screens import MOMENTS, coming, sessions
from _sessions import play_on, session

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import ATTACK, FEEDING, SEARCH, Phase
from ratland_desktop.games.ratland.scenes.results import RESULTS
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.hotseat.session import Over, Session
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.scene import Scene
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from tests.flicker import LARGE, Flicker
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

FRAME = 1 / 30
SMALL = (640, 360)
FINAL = (h.CheeseHidden, h.GraveOpened, h.TributePaid, h.WhitesTraded, h.GameEnded)
BUSY = (h.Attacked, h.Stole, h.Drew, h.Fed, h.BoardsRevealed)


def watched(scene: Callable[[], Scene[Any]], seconds: float, speed: float = 1.0) -> Flicker:
    """The scene in full motion, frame by frame."""
    pilot = Pilot(scene, size=SMALL, reduced=False)
    pilot.desk.tempo.speed = speed
    flicker = Flicker()
    for _ in range(round(seconds / FRAME)):
        pilot.app.loop_once(FRAME)
        flicker.look(pilot.app.canvas.surface, FRAME)
    assert pilot.stage.failures == []
    return flicker


class Strobe(Scene[None]):
    """A part of the screen that turns white and black so many times a second."""

    def __init__(self, turns: float, share: float) -> None:
        super().__init__()
        self.turns, self.share, self.clock = turns, share, 0.0

    def update(self, seconds: float) -> Go | None:
        self.clock += seconds
        self.touch()
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, theme.SEWER)
        lit = int(self.clock * self.turns) % 2
        canvas.fill(Box(0, 0, 1920, 1080 * self.share), theme.WHITE if lit else theme.BLACK)


@pytest.mark.parametrize(("turns", "share", "flashes"), [(8, 0.5, True), (8, 0.1, False), (2, 0.5, False)])
def test_the_watch_sees_what_flashes_and_only_that(turns: float, share: float, flashes: bool) -> None:
    assert (watched(lambda: Strobe(turns, share), 2.0).share > LARGE) is flashes


@pytest.mark.parametrize("phase", [ATTACK, SEARCH, FEEDING])
def test_the_busiest_table_at_four_times_the_speed_does_not_flash(phase: Phase) -> None:
    flicker = watched(lambda: TableScene(LOOK, session_at(phase), lambda: STAY, Pace()), 4.0, speed=4.0)
    assert flicker.moved > 10
    assert flicker.share <= LARGE


def test_the_results_do_not_flash() -> None:
    over = session(6, 4)
    play_on(over, Dice(4), lambda e: isinstance(e.step(), Over))
    flicker = watched(lambda: ResultsScene(RESULTS, over, lambda: STAY), 2.0)
    assert flicker.moved > 10
    assert flicker.share <= LARGE


def moment(kind: type[Happening]) -> Session:
    """A session in which this comes next; some moments only come between two players."""
    for players in (4, 2):
        for seed, game in enumerate(sessions(players)):
            if play_on(game, Dice(seed), coming(kind)):
                return game
    raise AssertionError(f"{kind.__name__} never came")


@pytest.mark.parametrize("kind", MOMENTS)
def test_no_moment_of_the_story_flashes(kind: type[Happening]) -> None:
    game = moment(kind)
    assert watched(lambda: TableScene(LOOK, game, lambda: STAY, Pace()), 5.0).share <= LARGE


def said(kind: type[Happening], reduced: bool) -> list[str]:
    """What the table says when the moment has had its time."""
    game = moment(kind)
    pilot = Pilot(lambda: TableScene(LOOK, game, lambda: STAY, Pace(auto=False)), size=SMALL, reduced=reduced)
    pilot.wait(0.3 if reduced else 9.0)
    return sorted(pilot.words())


@pytest.mark.parametrize("kind", BUSY)
def test_with_little_motion_the_table_says_the_same_at_once(kind: type[Happening]) -> None:
    assert said(kind, reduced=True) == said(kind, reduced=False)


@pytest.mark.parametrize("kind", FINAL)
def test_with_little_motion_the_end_of_the_game_says_the_same(kind: type[Happening]) -> None:
    assert said(kind, reduced=True) == said(kind, reduced=False)
