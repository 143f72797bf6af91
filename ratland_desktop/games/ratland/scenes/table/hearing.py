"""Plays each sound of a moment once, when its time has come."""

from __future__ import annotations

from ratland_desktop.shell.desk import Plays
from ratland_desktop.tabletop.dialogue import Happening

from .cues import CUES
from .playback import Playback


class Hearing:
    """Begins anew with every moment."""

    def __init__(self) -> None:
        self._played = 0

    def begin(self) -> None:
        self._played = 0

    def listen(self, happening: Happening, playback: Playback, sound: Plays) -> None:
        """Play what is due. A moment that is shown as it ends makes its last sound only."""
        sounds = CUES[type(happening)].sounds(happening)
        if playback.over and self._played < len(sounds):
            self._played = len(sounds)
            sound.play(sounds[-1][1])
        while self._played < len(sounds) and sounds[self._played][0] <= playback.passed:
            sound.play(sounds[self._played][1])
            self._played += 1
