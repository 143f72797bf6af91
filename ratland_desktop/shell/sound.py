"""Sound: plays if it can, is silent if it cannot, and never stops the game.

Owns the mixer, the loaded effects and the ambience. Knows no settings file and no game: it is given volumes
and names; a name is a file in `assets/sounds`. Every requested name is recorded in `played`, in order, even
without a sound device, so that tests can check what a secret page lets the room hear.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

AMBIENCE = "ambience"

# The volume of each effect by its importance; the files themselves are equally loud.
HUSHED, TOUCH, MOMENT, GREAT = 0.28, 0.5, 0.85, 1.0

# Every effect there is. scripts/make_sounds.py makes the files.
EFFECTS: Mapping[str, float] = {
    **dict.fromkeys(("hover", "tick"), HUSHED),
    **dict.fromkeys(("click", "back", "confirm", "error", "pick_up_rat", "place_rat"), TOUCH),
    **dict.fromkeys(("event", "attack", "steal", "birth", "homecoming", "curtain"), MOMENT),
    **dict.fromkeys(("bag", "piece_yellow", "piece_orange", "piece_white"), MOMENT),
    **dict.fromkeys(("thud", "poison", "lost", "feed", "grave"), MOMENT),
    **dict.fromkeys(("reveal", "manhole", "win"), GREAT),
}

RATE = 22050
BUFFER = 1024
VOICES = 12
REMEMBERED = 2000


class Sound:
    """Silent until `wake`, which the app calls once its first picture is on the screen."""

    def __init__(self, folder: Path) -> None:
        self.played: deque[str] = deque(maxlen=REMEMBERED)
        self._folder = folder
        self._awake = False
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._wants_ambience = False
        self._humming = False
        self._effects = 0.8
        self._music = 0.4
        self._muted = False

    def wake(self) -> None:
        """Opens the device. Without one everything goes on in silence; calling it again is free."""
        if self._awake:
            return
        try:
            import pygame

            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
            pygame.mixer.set_reserved(1)  # the ambience is never pushed off its channel
        except (ImportError, NotImplementedError, RuntimeError):  # pygame.error is a RuntimeError
            return
        self._awake = True
        if self._wants_ambience:
            self.start_ambience()

    def sleep(self) -> None:
        """Closes the device; `wake` opens it again."""
        if self._awake:
            import pygame

            self._awake = self._humming = False
            self._loaded.clear()
            pygame.mixer.quit()

    def set_volumes(self, *, effects: int, music: int, muted: bool) -> None:
        """Volumes from 0 to 100, as the settings have them. Heard at once."""
        self._effects, self._music, self._muted = effects / 100, music / 100, muted
        self._apply_music_volume()

    def play(self, name: str) -> None:
        """Plays one effect. An unknown name is silence in a release; the tests know all the names."""
        self.played.append(name)
        if not self._awake or self._muted or self._effects <= 0:
            return
        effect = self._load(name)
        if effect is None:
            return
        try:
            effect.set_volume(_heard(self._effects) * EFFECTS.get(name, 0.5))
            effect.play()
        except RuntimeError:
            self._loaded[name] = None

    def start_ambience(self) -> None:
        """Loops water drops and a low hum. If called before `wake`, it starts then."""
        self._wants_ambience = True
        if not self._awake or self._humming:
            return
        hum = self._load(AMBIENCE)
        if hum is None:
            return
        try:
            import pygame

            self._apply_music_volume()
            pygame.mixer.Channel(0).play(hum, loops=-1, fade_ms=1500)
            self._humming = True
        except RuntimeError:
            self._loaded[AMBIENCE] = None

    def _apply_music_volume(self) -> None:
        hum = self._loaded.get(AMBIENCE)
        if self._awake and hum is not None:
            hum.set_volume(0.0 if self._muted else _heard(self._music))

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        """Each file is read when it is first heard; one that cannot be read stays silent."""
        if name not in self._loaded:
            import pygame

            try:
                self._loaded[name] = pygame.mixer.Sound(str(self._folder / f"{name}.wav"))
            except (OSError, RuntimeError):
                self._loaded[name] = None
        return self._loaded[name]


def _heard(volume: float) -> float:
    """Ears are not linear: half way on the slider should sound like half."""
    return volume * volume
