"""Presses to go on that come too early: whoever keeps pressing has not seen what the screen asks now."""

from __future__ import annotations

from ratland_desktop.shell.intents import Confirm, Hot, Intent, Move, Press, Shortcut, Tab

GLANCE = 0.6
"""For so many seconds after the last press such presses do not answer."""


class Hurry:
    """Tell it of presses that go on and of time; `swallows` says which intents must not count."""

    def __init__(self) -> None:
        self._left = 0.0

    def begin(self) -> None:
        """Somebody pressed to go on, or may still be pressing."""
        self._left = GLANCE

    def wait(self, seconds: float) -> None:
        self._left -= seconds

    def swallows(self, intent: Intent) -> bool:
        """Is this one more press to go on? Who moves about or clicks has seen the screen."""
        if isinstance(intent, Move | Tab | Press):
            self._left = 0.0
        goes_on = isinstance(intent, Hot) and intent.shortcut is Shortcut.NEXT
        if self._left <= 0 or not (goes_on or isinstance(intent, Confirm)):
            return False
        self.begin()
        return True
