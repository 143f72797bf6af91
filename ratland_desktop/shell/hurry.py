"""Ignores "go on" presses of players who are skipping and have not seen the new screen yet."""

from __future__ import annotations

from ratland_desktop.shell.intents import Confirm, Hot, Intent, Move, Press, Shortcut, Tab

GLANCE = 0.6
"""Seconds after the last "go on" press during which further ones are ignored."""


class Hurry:
    """`begin` starts or renews the waiting time, `swallows` says whether to ignore an intent."""

    def __init__(self) -> None:
        self._left = 0.0

    def begin(self) -> None:
        """Call it after a "go on" press, and when a screen appears that somebody may be skipping into."""
        self._left = GLANCE

    def wait(self, seconds: float) -> None:
        self._left -= seconds

    @property
    def active(self) -> bool:
        """Whether "go on" presses are ignored now."""
        return self._left > 0

    def swallows(self, intent: Intent) -> bool:
        """Whether to ignore this intent. Moving the focus or clicking ends the waiting time."""
        if isinstance(intent, Move | Tab | Press):
            self._left = 0.0
        goes_on = isinstance(intent, Hot) and intent.shortcut is Shortcut.NEXT
        if not self.active or not (goes_on or isinstance(intent, Confirm)):
            return False
        self.begin()
        return True
