"""Hands with one input device alone, for screens whose widgets have names."""

from __future__ import annotations

import pygame

from ratland_desktop.shell.widgets.buttons import HoldButton
from tests.pilot import Pilot


class MouseHand:
    """The mouse alone."""

    def press(self, pilot: Pilot, name: str) -> None:
        pilot.raw_click(name)

    def say_its_me(self, pilot: Pilot) -> None:
        asking = pilot.scene
        self.press(pilot, "me")
        if pilot.scene is asking:
            self.press(pilot, "me")


class KeysHand:
    """The keyboard alone: Tab to get there, the shorter way round, Enter to press."""

    def press(self, pilot: Pilot, name: str) -> None:
        names = [widget.name for widget in pilot.scene.form.widgets if widget.focusable]
        back = 0
        if name in names and pilot.focus in names:
            way = (names.index(name) - names.index(pilot.focus)) % len(names)
            back = pygame.KMOD_SHIFT if way > len(names) / 2 else 0
        for _ in range(len(pilot.scene.form.widgets) + 1):
            if pilot.focus == name:
                break
            pilot.key(pygame.K_TAB, back)
        assert pilot.focus == name, f"Tab never reaches {name!r}; there are {pilot.names()}"
        pilot.key(pygame.K_RETURN)

    def say_its_me(self, pilot: Pilot) -> None:
        pilot.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        pilot.wait(HoldButton.SECONDS + 0.1)
        pilot.events(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))


Hand = MouseHand | KeysHand
