"""The settings page: every setting can be changed with any hand, counts at once, and is remembered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from ratland_desktop.paths import find_places
from ratland_desktop.saves.settings import Confirm, Motion, SettingsStore, Speed, TextSize
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.comfort import Comfort
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.scenes.settings import SettingsScene
from ratland_desktop.shell.scenes.settings.rows import COLUMNS
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.shell.window import WindowState
from ratland_desktop.text import Texts
from tests.pilot import Heard, Pilot

FIELDS = (
    "language", "text_size", "motion", "hints", "speed", "draw_by_hand", "confirm", "tips",
    "sound_volume", "tune_volume", "music_volume", "muted", "fullscreen", "points",
)  # fmt: skip


class Loudness:
    """Remembers the last volumes."""

    def __init__(self) -> None:
        self.heard: dict[str, Any] = {}

    def set_volumes(self, *, effects: int, music: int, tune: int, muted: bool) -> None:
        self.heard = {"effects": effects, "music": music, "tune": tune, "muted": muted}


class Home:
    """A settings page over a file in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "settings.json"
        self.store = SettingsStore(self.path)
        self.desk = Desk(Texts(find_places().locales, "en"), sound=Heard())
        self.loudness = Loudness()
        self.comfort = Comfort(self.store, self.desk, self.loudness)
        self.pilot = Pilot(lambda: SettingsScene(self.comfort), desk=self.desk, reduced=False)
        self.pilot.app.on_window_change = self.comfort.note_window

    def value(self, name: str) -> object:
        return self.desk.texts.language if name == "language" else getattr(self.store.settings, name)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_these_are_all_the_settings() -> None:
    assert tuple(row.name for column in COLUMNS for card in column for row in card.rows) == FIELDS


@pytest.mark.parametrize("name", FIELDS)
def test_keys_alone_change_every_setting(home: Home, name: str) -> None:
    before = home.value(name)
    for _ in range(20):
        if home.pilot.focus == name:
            break
        home.pilot.key(pygame.K_TAB)
    home.pilot.key(pygame.K_RETURN)
    if home.value(name) == before:  # sliders
        home.pilot.key(pygame.K_RIGHT)
    assert home.value(name) != before
    assert home.pilot.focus == name


def _towards(pilot: Pilot, name: str) -> Direction:
    """Down to the buttons at the foot, along them to the right column, and up. Sideways changes a choice."""
    assert pilot.focus is not None
    here, there = pilot.widget(pilot.focus).box, pilot.widget(name).box
    if here.meets(Box(there.x, 0, there.w, 1080)):
        return Direction.DOWN if there.y > here.y else Direction.UP
    if pilot.focus in ("reset", "done"):
        return Direction.RIGHT if there.x > here.right else Direction.UP
    return Direction.DOWN


@pytest.mark.parametrize("name", FIELDS)
def test_a_pad_alone_reaches_and_changes_every_setting(home: Home, name: str) -> None:
    before = home.value(name)
    for _ in range(len(FIELDS) + 2):  # down the columns, and up again in the next one
        if home.pilot.focus == name:
            break
        home.pilot.pad_move(_towards(home.pilot, name))
    assert home.pilot.focus == name
    home.pilot.pad(0)
    if home.value(name) == before:  # sliders
        home.pilot.pad_move(Direction.RIGHT)
    assert home.value(name) != before


def test_the_mouse_drags_the_volume_and_it_is_heard(home: Home) -> None:
    box = home.pilot.widget("sound_volume").box
    home.pilot.click((box.x + 30, box.centre[1]))
    assert home.store.settings.sound_volume < 20
    assert home.loudness.heard["effects"] == home.store.settings.sound_volume


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_largest_letters_are_named_so_that_nobody_takes_them_for_large_ones(language: str) -> None:
    """Side by side, "Large" and "Larger" left open which was which."""
    say = Texts(find_places().locales, language)
    normal, large, larger = (say(f"shell.settings.text_size.choice.{size}") for size in TextSize)
    assert normal not in (large, larger)
    very, _, same = larger.partition(" ")
    assert very and same.casefold() == large.casefold()


def test_everything_counts_at_once(home: Home) -> None:
    home.comfort.change(
        text_size=TextSize.LARGER, motion=Motion.REDUCED, speed=Speed.FOURFOLD, confirm=Confirm.HOLD,
        hints=False, muted=True, language="de", draw_by_hand=False, points=False,
    )  # fmt: skip
    assert home.pilot.app.canvas.text_scale == home.desk.text_scale > 1.2
    assert home.desk.tempo.reduced and home.desk.tempo.speed == 4
    assert home.desk.hold_to_confirm
    assert not home.desk.by_hand and not home.desk.shows_points
    assert home.loudness.heard["muted"] is True
    words = home.pilot.words()
    assert "Einstellungen" in words
    assert not any(word in words for word in ("bewegen", "ändern"))


def test_leaving_writes_and_the_next_start_finds_it(home: Home) -> None:
    home.pilot.focus_on("text_size")
    home.pilot.key(pygame.K_RIGHT)
    home.pilot.key(pygame.K_ESCAPE)
    assert home.pilot.over  # it was the only scene
    assert SettingsStore(home.path).settings.text_size is TextSize.LARGE
    assert json.loads(home.path.read_text())["text_size"] == "large"


def test_the_speed_chosen_at_the_table_is_remembered_too(home: Home) -> None:
    home.desk.choose_speed(8.0)
    assert home.comfort.settings.speed is Speed.INSTANT, "the settings show it at once"
    home.comfort.change(text_size=TextSize.LARGE)
    assert home.desk.tempo.speed == 8.0, "another setting leaves it alone"
    home.comfort.save()
    assert SettingsStore(home.path).settings.speed is Speed.INSTANT


def test_reset_asks_and_keeps_language_and_window(home: Home) -> None:
    home.comfort.change(language="fr", text_size=TextSize.LARGER, sound_volume=0)
    home.comfort.note_window(WindowState((1600, 900), False))
    home.pilot.click("reset")
    home.pilot.until_scene(Dialog)
    home.pilot.click("no")
    home.pilot.settle()
    assert home.store.settings.sound_volume == 0
    home.pilot.click("reset")
    home.pilot.until_scene(Dialog)
    home.pilot.click("yes")
    now = home.store.settings
    assert (now.language, now.text_size, now.sound_volume) == ("fr", TextSize.NORMAL, 80)
    assert (now.window_width, now.window_height) == (1600, 900)


def test_m_mutes_and_the_switch_shows_it(home: Home) -> None:
    home.pilot.key(pygame.K_m)
    assert home.store.settings.muted
    assert any("Sound off" in words for words in home.pilot.desk.toasts.all_words)
    home.pilot.key(pygame.K_m)
    assert not home.store.settings.muted


def test_a_folder_that_takes_nothing_is_said_and_the_settings_still_count(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    home = Home(tmp_path / "file")
    home.comfort.change(sound_volume=10)
    home.comfort.save()
    assert home.store.settings.sound_volume == 10
    assert any(str(tmp_path / "file") in words for words in home.desk.toasts.all_words)
