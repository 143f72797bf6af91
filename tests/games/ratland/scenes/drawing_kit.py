"""For tests of drawing by hand: a table at which somebody is about to draw, and presses of every hand."""

from __future__ import annotations

import pygame

from ratland_desktop.games.ratland.rules.happenings import BagFilled, Drew
from ratland_desktop.games.ratland.rules.words import SEARCH
from ratland_desktop.screens.table.hands import SETTLE
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.intents import Point, Press, Release
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.scenes.table_sessions import place_in_secret, scene_of, session, table_pilot
from tests.pilot import Pilot

HANDS = ["mouse", "bag", "space", "enter", "pad a", "pad x"]


def press(pilot: Pilot, hand: str) -> None:
    """One press with one hand."""
    match hand:
        case "mouse":
            pilot.raw_click("next")
        case "bag":
            pilot.raw_click("bag")
        case "space":
            pilot.key(pygame.K_SPACE)
        case "enter":
            pilot.key(pygame.K_RETURN)
        case "pad a":
            pilot.pad(0)
        case _:
            pilot.pad(2)


def hold(pilot: Pilot, hand: str, seconds: float) -> None:
    """Pressed and held."""
    spot = pilot.widget("bag").box.centre
    match hand:
        case "mouse":
            pilot.give(Point(spot), Press(spot))
            pilot.wait(seconds)
            pilot.give(Release(spot))
        case "space":
            pilot.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
            pilot.wait(seconds)
            pilot.events(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
        case _:
            pilot.events(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0))
            pilot.wait(seconds)
            pilot.events(pygame.event.Event(pygame.JOYBUTTONUP, instance_id=0, button=0))


def searching(*, humans: range | list[int] = range(3), least: int = 1, **look: object) -> Pilot:
    """A table at which a person is about to draw at least so many pieces."""
    for seed in range(30):
        found = session(4, seed, humans=humans, clans=False)
        while found.unseen():
            found.see()
        place_in_secret(found, Dice(seed))
        while not (isinstance(found.unseen()[0], BagFilled) and found.shown.phase is SEARCH):
            found.see()
        first = found.unseen()[1]
        if isinstance(first, Drew) and first.seat in humans and len(first.finds) >= least:
            pilot = table_pilot(found, auto=True, by_hand=True, **look)
            pilot.until(lambda pilot=pilot: scene_of(pilot).mode is Mode.HANDS)  # type: ignore[misc]
            pilot.wait(SETTLE + 0.1)
            return pilot
    raise AssertionError("nobody draws so much")


def drawing(pilot: Pilot) -> Drew:
    """What is being drawn."""
    step = scene_of(pilot).director.reel.coming
    assert step is not None and isinstance(step.shown[0], Drew)
    return step.shown[0]
