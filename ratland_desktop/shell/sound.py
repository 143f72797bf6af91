"""Sound: plays if it can, is silent if it cannot, and never stops the game.

Owns the mixer, the loaded effects, the ambience and the tune. Knows no settings file and no game: it is given
volumes and names; a name is a file in `assets/sounds`. Every requested name is recorded in `played`, in
order, even without a sound device, so that tests can check what a secret page lets the room hear.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

AMBIENCE, TUNE = "ambience", "tune"
LOOPS = (AMBIENCE, TUNE)
"""Looped sounds. The index is the mixer channel of each."""

# The volume of each effect by its importance; the files themselves are equally loud.
HUSHED, TOUCH, MOMENT, GREAT = 0.28, 0.5, 0.85, 1.0

# Every effect there is. scripts/make_sounds.py makes the files.
EFFECTS: Mapping[str, float] = {
    **dict.fromkeys(("hover", "tick"), HUSHED),
    **dict.fromkeys(("click", "back", "confirm", "error", "pick_up_rat", "place_rat"), TOUCH),
    **dict.fromkeys(("event", "attack", "steal", "birth", "homecoming", "curtain"), MOMENT),
    **dict.fromkeys(("bag", "piece_yellow", "piece_orange", "piece_white"), MOMENT),
    **dict.fromkeys(("thud", "poison", "lost", "feed", "grave"), MOMENT),
    **dict.fromkeys(("card_slide", "card_flip", "card_tap", "chip", "peek", "count_up"), TOUCH),
    **dict.fromkeys(("chips_toss", "shuffle", "knocked_out", "point"), MOMENT),
    **dict.fromkeys(("dice", "creak", "clover"), MOMENT),
    **dict.fromkeys(("royal_call", "hand_bell", "cart", "kettle", "plague_bell", "outbreak"), MOMENT),
    **dict.fromkeys(("reveal", "manhole", "win", "fanfare", "snap", "meow", "last_bell"), GREAT),
}

RATE = 22050
BUFFER = 1024
VOICES = 12
REMEMBERED = 2000
FADE_MS = 1500


class Sound:
    """Silent until `wake`, which the app calls once its first picture is on the screen."""

    def __init__(self, folder: Path) -> None:
        self.played: deque[str] = deque(maxlen=REMEMBERED)
        self._folder = folder
        self._awake = False
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._wanted: set[str] = set()
        self._running: set[str] = set()
        self._effects = 0.8
        self._loops = {AMBIENCE: 0.4, TUNE: 0.3}
        self._muted = False

    def wake(self) -> None:
        """Opens the device. Without one everything goes on in silence; calling it again is free."""
        if self._awake:
            return
        try:
            import pygame

            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
            pygame.mixer.set_reserved(len(LOOPS))  # no effect pushes them off their channels
        except (ImportError, NotImplementedError, RuntimeError):  # pygame.error is a RuntimeError
            return
        self._awake = True
        for loop in sorted(self._wanted):
            self._start(loop)

    def sleep(self) -> None:
        """Closes the device; `wake` opens it again."""
        if self._awake:
            import pygame

            self._awake = False
            self._running.clear()
            self._loaded.clear()
            pygame.mixer.quit()

    def set_volumes(self, *, effects: int, music: int, tune: int, muted: bool) -> None:
        """Volumes from 0 to 100, as the settings have them. Heard at once. `music` is the ambience."""
        self._effects, self._muted = effects / 100, muted
        self._loops = {AMBIENCE: music / 100, TUNE: tune / 100}
        for loop in LOOPS:
            self._apply_volume(loop)

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
        self._start(AMBIENCE)

    def play_tune(self, on: bool) -> None:
        """Loops the tune of the title, or fades it out. If called before `wake`, it starts then."""
        if on:
            self._start(TUNE)
            return
        self._wanted.discard(TUNE)
        if TUNE in self._running:
            import pygame

            self._running.discard(TUNE)
            pygame.mixer.Channel(LOOPS.index(TUNE)).fadeout(FADE_MS)
            del self._loaded[TUNE]  # four megabytes that no game needs; it is read again for the next title

    def _start(self, loop: str) -> None:
        self._wanted.add(loop)
        if not self._awake or loop in self._running:
            return
        sound = self._load(loop)
        if sound is None:
            return
        try:
            import pygame

            self._apply_volume(loop)
            pygame.mixer.Channel(LOOPS.index(loop)).play(sound, loops=-1, fade_ms=FADE_MS)
            self._running.add(loop)
        except RuntimeError:
            self._loaded[loop] = None

    def _apply_volume(self, loop: str) -> None:
        sound = self._loaded.get(loop)
        if self._awake and sound is not None:
            sound.set_volume(0.0 if self._muted else _heard(self._loops[loop]))

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
