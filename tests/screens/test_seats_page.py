"""The page on which seats change hands, for a table with a seat that nobody plays."""

from __future__ import annotations

import pytest

from ratland_desktop.hotseat.levels import USUAL_COMPANY
from ratland_desktop.screens.seats_page import SeatsScene
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat
from tests.opener import Opener
from tests.pilot import Pilot


def seats(*players: str) -> list[Seat]:
    return [
        Seat(f"Kind {number}", SEAT_COLOURS[number].name, BADGES[number], player)
        for number, player in enumerate(players)
    ]


@pytest.mark.parametrize("nobody", [0, 1, 2])
def test_a_seat_that_nobody_plays_has_no_row_and_stays_as_it_is(nobody: int) -> None:
    players = [HUMAN, HUMAN, HUMAN]
    players[nobody] = NOBODY
    outside = Opener(lambda: SeatsScene(seats(*players), USUAL_COMPANY))
    pilot = Pilot(lambda: outside)
    pilot.until_scene(SeatsScene)
    played = [number for number in range(3) if number != nobody]
    assert pilot.names() == [*(f"seat-{number}" for number in played), "cancel", "done"]
    assert f"Kind {nobody}" not in pilot.words()
    pilot.click(f"seat-{played[1]}")
    pilot.focus_on(f"seat-{played[1]}")
    pilot.press()
    scene = pilot.scene
    assert isinstance(scene, SeatsScene)
    changed = scene.players[played[1]]
    pilot.click("done")
    pilot.frames(2)
    players[played[1]] = changed
    assert changed != HUMAN and outside.results == [tuple(players)]
