"""Plays each sound of a step once, when its time has come."""

from __future__ import annotations

from ratland_desktop.shell.desk import Plays

from .playback import Playback
from .show import Sounds


class Hearing:
    """Begins anew with every step, and with every press of hands that help."""

    def __init__(self) -> None:
        self._played = 0

    def begin(self, past: float = 0.0, sounds: Sounds = ()) -> None:
        """Of these sounds those before `past` have been heard already."""
        self._played = sum(at < past for at, _ in sounds)

    def listen(self, sounds: Sounds, playback: Playback, sound: Plays) -> None:
        """Play what is due. A step that is shown as it ends makes its last sound only."""
        if playback.over and self._played < len(sounds):
            self._played = len(sounds)
            sound.play(sounds[-1][1])
        while self._played < len(sounds) and sounds[self._played][0] <= playback.passed:
            sound.play(sounds[self._played][1])
            self._played += 1
