"""What every scene finds on its desk: the player's comfort, sound, messages, the hand used last.

Plain values and small protocols, so that settings, sound and window can be anything that fits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from ratland_desktop.shell.intents import Hand
from ratland_desktop.shell.motion import Tempo
from ratland_desktop.shell.theme import TEXT_SIZES
from ratland_desktop.shell.toasts import Toasts
from ratland_desktop.text import Texts


class Plays(Protocol):
    """Something that can make a sound by its name."""

    def play(self, name: str) -> None: ...


class Silence:
    """Plays nothing, for tests and before the sound is ready."""

    def play(self, name: str) -> None:
        return None


@dataclass(slots=True)
class Desk:
    """Set up once by the program, handed to every scene by the stage."""

    texts: Texts
    tempo: Tempo = field(default_factory=Tempo)
    sound: Plays = field(default_factory=Silence)
    toasts: Toasts = field(default_factory=Toasts)
    hand: Hand = Hand.MOUSE
    text_size: str = "normal"
    hold_to_confirm: bool = True
    full_screen: bool = False
    shows_hints: bool = True
    """Whether the line of keys is drawn."""
    reports: Path | None = None
    toggle_full_screen: Callable[[], None] = lambda: None
    toggle_mute: Callable[[], None] = lambda: None
    refresh: Callable[[], None] = lambda: None
    """Call after a change of language or text size: every scene arranges itself anew."""

    @property
    def text_scale(self) -> float:
        return TEXT_SIZES[self.text_size]

    @property
    def rings_shown(self) -> bool:
        """The focus ring is shown while keys or a pad are used."""
        return self.hand is not Hand.MOUSE

    def toast(self, words: str, icon: str = "info") -> None:
        """A short message that goes away by itself."""
        self.toasts.show(words, icon)
