"""Applies the settings immediately to what they change: texts, desk, sound and window.

Knows which setting goes where, but no scene and no file: the settings store saves what was chosen.
"""

from __future__ import annotations

from typing import Protocol

from ratland_desktop.saves.settings import (
    LARGEST_WINDOW,
    SMALLEST_WINDOW,
    Confirm,
    Motion,
    Settings,
    SettingsStore,
    Speed,
    Tips,
)
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.window import WindowState
from ratland_desktop.text.spoken import says

SPEEDS: dict[Speed, float] = {Speed.NORMAL: 1, Speed.DOUBLE: 2, Speed.FOURFOLD: 4, Speed.INSTANT: 8}
SEEN_AT_ONCE = ("language", "text_size", "motion", "hints")
"""Settings that change the settings page itself. Scenes underneath are arranged again when it is left."""
KEPT_ON_RESET = ("language", "fullscreen", "window_width", "window_height")


class HasVolumes(Protocol):
    """Something that can be made louder and quieter."""

    def set_volumes(self, *, effects: int, music: int, tune: int, muted: bool) -> None: ...


class Comfort:
    """Made once. `change` takes effect at once; `save` writes what changed."""

    def __init__(self, store: SettingsStore, desk: Desk, sound: HasVolumes | None = None) -> None:
        self.store = store
        self.desk = desk
        self.sound = sound
        self.apply()
        desk.toggle_mute = self.toggle_mute
        desk.keep_speed = self.keep_speed
        desk.end_tips = self.end_tips

    @property
    def settings(self) -> Settings:
        return self.store.settings

    def change(self, **values: object) -> None:
        """Take new values; what is on the screen follows where it must."""
        before = self.settings
        now = self.store.change(**values)
        self.apply()
        if now.language != before.language and now.language:
            self.desk.speak(now.language)
        if any(getattr(now, name) != getattr(before, name) for name in SEEN_AT_ONCE):
            self.desk.refresh()

    def apply(self) -> None:
        """Everything but the language and the window, which the start has seen to."""
        now, desk = self.settings, self.desk
        desk.text_size = now.text_size.value
        desk.tempo.reduced = now.motion is Motion.REDUCED
        desk.tempo.speed = SPEEDS[now.speed]
        desk.hold_to_confirm = now.confirm is Confirm.HOLD
        desk.shows_hints = now.hints
        desk.by_hand = now.draw_by_hand
        desk.tips = now.tips
        desk.shows_points = now.points
        if self.sound is not None:
            self.sound.set_volumes(
                effects=now.sound_volume, music=now.music_volume, tune=now.tune_volume, muted=now.muted
            )

    def reset(self) -> None:
        """As it was on the first day; only the language and the window stay."""
        fresh = Settings()
        names = set(Settings.__dataclass_fields__) - set(KEPT_ON_RESET)
        self.change(**{name: getattr(fresh, name) for name in names})

    def toggle_mute(self) -> None:
        self.change(muted=not self.settings.muted)
        said = "shell.message.muted" if self.settings.muted else "shell.message.unmuted"
        self.desk.toast(says(said), "sound_off" if self.settings.muted else "sound_on")
        self.desk.refresh()

    def keep_speed(self, speed: float) -> None:
        """The speed that somebody chose at the table is the one that the settings show and keep."""
        chosen = next((choice for choice, factor in SPEEDS.items() if factor == speed), None)
        if chosen is not None:
            self.store.change(speed=chosen)

    def end_tips(self) -> None:
        """Called for "no more tips". The settings page shows it and can turn tips on again."""
        self.change(tips=Tips.NEVER)

    def note_window(self, state: WindowState) -> None:
        """Remember how large the window is, and whether it fills the screen."""
        wide = min(LARGEST_WINDOW, max(SMALLEST_WINDOW[0], state.size[0]))
        high = min(LARGEST_WINDOW, max(SMALLEST_WINDOW[1], state.size[1]))
        self.store.change(window_width=wide, window_height=high, fullscreen=state.full_screen)

    def save(self) -> None:
        """Save what has changed. Failures are shown as a message."""
        self.store.save()
        for notice in self.store.take_notices():
            self.desk.tell(notice)
