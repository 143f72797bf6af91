"""Games in which only computers play, through the screens: nobody has to press anything."""

from __future__ import annotations

import itertools

import pytest
from _computer_screens import SolidMinds

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.hotseat.session import Over, QuickMinds, Session
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table.playback import Speed
from tests.games.ratland.scenes.family import family_seats
from tests.opener import Blank
from tests.pilot import Pilot

VARIANTS = [*itertools.product((False, True), Board, Food)]
LONGEST = 600.0  # seconds of the table's own time


def watch(players: int, variant: tuple[bool, Board, Food], *, thoughtful: bool = False) -> Session:
    """A whole game, as it is shown at once."""
    clans, board, food = variant
    match = new_match(Options(players, clans, board, food), seed=players * 7 + 1)
    minds = SolidMinds() if thoughtful else QuickMinds(players)
    session = Session(BOX, match, family_seats(players, humans=()), minds)
    hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank)
    pilot = Pilot(lambda: PlayScene(session, hosting, explain=False), size=(1024, 640))
    pilot.desk.tempo.speed = float(Speed.INSTANT.value)
    pilot.desk.refresh()
    pilot.until(lambda: bool(pilot.stage.failures) or isinstance(pilot.scene, ResultsScene), LONGEST)
    assert pilot.stage.failures == []
    return session


@pytest.mark.parametrize(
    ("players", "variant"),
    [(2, VARIANTS[-1]), (5, VARIANTS[7]), (12, VARIANTS[0])],
    ids=["two", "five", "twelve"],
)
def test_computers_alone_play_to_the_results(players: int, variant: tuple[bool, Board, Food]) -> None:
    session = watch(players, variant)
    assert isinstance(session.step(), Over)


def test_what_they_thought_is_known_afterwards() -> None:
    assert watch(3, VARIANTS[-1], thoughtful=True).diary.thoughts


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: "-".join(map(str, v)))
@pytest.mark.parametrize("players", range(2, 13))
def test_computers_alone_play_every_table(players: int, variant: tuple[bool, Board, Food]) -> None:
    assert isinstance(watch(players, variant).step(), Over)
