"""Hands that play through the screens by what the system sends: mouse, keyboard or gamepad events.

`MouseHand`, `KeysHand` and `PadHand` know buttons and places, no rules; who decides what is for others.
"""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from ratland_desktop.games.ratland.rules.words import PANTRY, Place
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sewer.spots import PlaceSpot
from ratland_desktop.shell.box import Spot
from ratland_desktop.shell.widgets.buttons import HoldButton
from tests.pilot import Pilot

HELD = HoldButton.SECONDS + 0.1
A_BUTTON, X_BUTTON, RIGHT_SHOULDER = 0, 2, 5


class Hand(Protocol):
    """What a hand can do with whatever is on the screen."""

    def press(self, pilot: Pilot, name: str) -> None: ...
    def say_its_me(self, pilot: Pilot) -> None: ...
    def put(self, pilot: Pilot, place: Place, rats: int) -> None: ...
    def go_on(self, pilot: Pilot) -> None: ...


def event(kind: int, **about: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, **about)


class MouseHand:
    """The mouse alone: clicks, and a drag now and then."""

    def at(self, pilot: Pilot, spot: Spot) -> tuple[int, int]:
        bounds, scale = pilot.app.canvas.bounds, pilot.app.canvas.scale
        return (round((spot[0] - bounds.x) * scale), round((spot[1] - bounds.y) * scale))

    def click(self, pilot: Pilot, spot: Spot, times: int = 1) -> None:
        pos = self.at(pilot, spot)
        pilot.events(event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        both = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        pilot.events(*[event(kind, pos=pos, button=1) for _ in range(times) for kind in both])

    def press(self, pilot: Pilot, name: str) -> None:
        self.click(pilot, pilot.widget(name).box.centre)

    def say_its_me(self, pilot: Pilot) -> None:
        curtain = pilot.scene
        self.press(pilot, "me")
        if pilot.scene is curtain:
            self.press(pilot, "me")

    def put(self, pilot: Pilot, place: Place, rats: int) -> None:
        """Into the pantry by its button when it is the rest; else by clicks on the place and on its plus."""
        scene = pilot.scene
        assert isinstance(scene, MySewerScene)
        if place is PANTRY and rats == scene.editor.left:
            self.press(pilot, "rest")
            return
        ground = pilot.typed_widget(PlaceSpot, place.name.lower()).ground
        self.click(pilot, ground.rats.centre)
        if rats > 1:
            self.click(pilot, ground.plus.centre, times=rats - 1)

    def drag(self, pilot: Pilot, start: Spot, goal: Spot) -> None:
        one, other = self.at(pilot, start), self.at(pilot, goal)
        half = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
        pilot.events(event(pygame.MOUSEBUTTONDOWN, pos=one, button=1))
        for pos in (half, other):
            pilot.events(event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
        pilot.events(event(pygame.MOUSEBUTTONUP, pos=other, button=1))

    def go_on(self, pilot: Pilot) -> None:
        self.press(pilot, "next")


class KeysHand:
    """The keyboard alone: Tab to get there, Enter to press, digits for rats, Space at the table."""

    def reach(self, pilot: Pilot, name: str) -> None:
        for _ in range(len(pilot.scene.form.widgets) + 1):
            if pilot.focus == name:
                return
            pilot.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {name!r}; there are {pilot.names()}")

    def press(self, pilot: Pilot, name: str) -> None:
        self.reach(pilot, name)
        pilot.key(pygame.K_RETURN)

    def say_its_me(self, pilot: Pilot) -> None:
        self.reach(pilot, "me")
        pilot.events(event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        pilot.wait(HELD)
        pilot.events(event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))

    def put(self, pilot: Pilot, place: Place, rats: int) -> None:
        self.reach(pilot, place.name.lower())
        for digit in str(rats):
            pilot.key(pygame.K_0 + int(digit))

    def go_on(self, pilot: Pilot) -> None:
        pilot.key(pygame.K_SPACE)


class PadHand:
    """A gamepad alone: the shoulder button to get there, A to press, X at the table."""

    def reach(self, pilot: Pilot, name: str) -> None:
        for _ in range(len(pilot.scene.form.widgets) + 1):
            if pilot.focus == name:
                return
            pilot.pad(RIGHT_SHOULDER)
        raise AssertionError(f"the shoulder button never reaches {name!r}; there are {pilot.names()}")

    def press(self, pilot: Pilot, name: str) -> None:
        self.reach(pilot, name)
        pilot.pad(A_BUTTON)

    def say_its_me(self, pilot: Pilot) -> None:
        self.reach(pilot, "me")
        pilot.events(event(pygame.JOYBUTTONDOWN, instance_id=0, button=A_BUTTON))
        pilot.wait(HELD)
        pilot.events(event(pygame.JOYBUTTONUP, instance_id=0, button=A_BUTTON))

    def put(self, pilot: Pilot, place: Place, rats: int) -> None:
        self.reach(pilot, place.name.lower())
        for _ in range(rats):
            pilot.pad(A_BUTTON)

    def go_on(self, pilot: Pilot) -> None:
        pilot.pad(X_BUTTON)
