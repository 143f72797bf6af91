"""The focus ring at the table: where it was, nothing of it stays."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.hotseat.session import HandOver
from ratland_desktop.screens.table.playback import Speed
from ratland_desktop.shell.intents import Hand, Hot, Shortcut
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.scenes.table_sessions import place_in_secret, scene_of, session, table_pilot
from tests.pilot import Pilot


def above(pilot: Pilot, name: str) -> bytes:
    """The wall above a button, which nothing else covers."""
    canvas, box = pilot.app.canvas, pilot.widget(name).box
    wall = canvas.view.pixels(box.inset(-16).top_part(16))
    return pygame.image.tobytes(canvas.surface.subsurface(wall), "RGB")


@pytest.mark.parametrize("seed", [2, 4])
def test_nothing_of_the_ring_stays_above_the_button_when_somebody_is_asked(seed: int) -> None:
    found = session(2, seed, humans=range(2), clans=False)  # nobody sits above the button
    pilot = table_pilot(found, auto=True, size=(1920, 1080), reduced=False)
    pilot.desk.tempo.speed = float(Speed.INSTANT.value)
    pilot.focus_on("next", Hand.KEYS)
    for _ in range(5000):
        if scene_of(pilot).decision is not None:
            break
        pilot.frames()
        if isinstance(found.step(), HandOver):
            place_in_secret(found, Dice(seed))
            pilot.give(Hot(Shortcut.NEXT))
    assert scene_of(pilot).decision is not None
    pilot.frames(2)
    assert pilot.focus != "next"
    seen = above(pilot, "next")
    pilot.redraw()
    assert seen == above(pilot, "next")
