"""Starts the game window: connects settings, texts, sound, saves, shell and games.

Defines the entries of the title menu and where each leads. Before the first frame it imports only what that
frame needs; games, saves and sound come right after it (`rooms`).
"""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "ratland")  # pygame would take the file's name on import

import pygame

from ratland_desktop.boxes import Boxes
from ratland_desktop.ending import Ending
from ratland_desktop.notices import Notice
from ratland_desktop.paths import NoHome, Places, find_places, shipped
from ratland_desktop.rooms import AnyScene, Rooms, fetch
from ratland_desktop.saves.settings import SettingsStore
from ratland_desktop.shell.app import App
from ratland_desktop.shell.comfort import Comfort
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go, Push, Quit, Reset
from ratland_desktop.shell.intents import CloseWindow, Intent, Point, Release, Shortcut
from ratland_desktop.shell.scenes.title import Door, Doors, TitleScene, waiting_game
from ratland_desktop.shell.sound import Sound
from ratland_desktop.shell.window import WindowState
from ratland_desktop.text import Texts, choose_language

if TYPE_CHECKING:
    from ratland_desktop.command import Wishes
    from ratland_desktop.hotseat.box import Shelf
    from ratland_desktop.saves.listing import Listed
    from ratland_desktop.saves.store import Opened

CANNOT_PLAY = 2


class Program:
    """One run of the game window."""

    def __init__(self, wishes: Wishes, places: Places, shelf: Shelf | None = None) -> None:
        """`shelf`: the games; all there are, if nobody says. Raises pygame.error if there is no display."""
        self.wishes = wishes
        self.places = places
        store = SettingsStore(places.settings)
        asked = wishes.language or store.settings.language
        texts = Texts(places.locales)
        language, unknown = choose_language(asked, [spoken.code for spoken in texts.available()])
        texts.use(language)
        self.notices = store.take_notices() + ([unknown] if unknown else [])
        self.sound = Sound(places.assets / "sounds")
        self.desk = Desk(texts, sound=self.sound, reports=places.reports, play_tune=self.sound.play_tune)
        self.comfort = Comfort(store, self.desk, self.sound)
        self._settled = False
        self._leaves_anyway = False
        self.app = App(
            self.desk,
            self.home,
            art=places.assets / "art",
            state=self._window_state(),
            title=texts("shell.title.name"),
            icon=_icon(places),
        )
        self.rooms = Rooms(places, self.comfort, self.title, self.app.stage.scenes, shelf, wishes.game)
        self.boxes = Boxes(self.rooms, self.desk)
        self.app.on_window_change = self.comfort.note_window
        self.app.stage.what_was_saved = self.what_was_saved
        self.app.stage.before_quit = self.before_quit
        self.app.stage.leaving = self.rooms.leaving
        self.app.stage.hot_keys[Shortcut.RULES] = self.boxes.read_rules
        self.app.after_first_picture.append(self.after_first_picture)

    def _window_state(self) -> WindowState:
        now = self.comfort.settings
        size = self.wishes.size or (now.window_width, now.window_height)
        return WindowState(size, self.wishes.full_screen or now.fullscreen)

    # --- the first scene, and the way back to it

    def home(self) -> AnyScene:
        if self.wishes.gallery:
            from ratland_desktop.shell.scenes.gallery import GalleryScene

            return GalleryScene()
        return self.title()

    def title(self) -> AnyScene:
        """The title scene; a running game is closed first."""
        self.rooms.put_away()
        languages = [(language.code, language.name) for language in self.desk.texts.available()]
        return TitleScene(self.doors, languages, self.speak, dusk=not self._settled)

    def speak(self, language: str) -> None:
        self.comfort.change(language=language)

    def doors(self) -> Doors:
        """The current entries of the title menu."""
        small = [
            Door("rules", self.boxes.read_rules, "book"),
            Door("hall", self.open_hall, "trophy"),
            Door("settings", self.open_settings, "gear"),
            Door("credits", self.open_credits, "star"),
        ]
        lesson = Door("how_to_play", self.boxes.learn, "play")
        new_game = Door("new_game", self.boxes.new_game)
        if self.rooms.never_played:
            about = self.desk.texts("shell.title.quick_game_detail")
            quick_game = Door("quick_game", self.boxes.quick_game, detail=lambda: about)
            return Doors(quick_game, [new_game, lesson], small)
        small.insert(0, Door("quick_game", self.boxes.quick_game, "play", tooltip=self._quick_game_of()))
        if self.rooms.any_games:
            small.insert(1, Door("load", self.open_saved_games, "save"))
            line = self.rooms.store.latest() if self._settled else None
            if line is not None or not self._settled:  # before the first picture nobody has looked inside
                go_on = Door("continue", self.go_on, detail=lambda: self._words(line))
                return Doors(go_on, [new_game, lesson], small)
        return Doors(new_game, [lesson], small)

    def _quick_game_of(self) -> str:
        """Which game a quick game would be, if there are several."""
        if not self._settled or not self.rooms.has_several:
            return ""
        return self.desk.texts("shell.title.quick_game_of", game=self.rooms.name_in_front)

    def _words(self, line: Listed | None) -> str:
        """The text for "Continue": who plays, how far it is, since when; which game, if there are several."""
        if line is None:
            return " "
        which = self.rooms.has_several
        return waiting_game(self.desk.texts, line.names, line.progress, line.updated, which=which)

    # --- after the first picture

    def after_first_picture(self) -> None:
        """Start sound, saves and messages; import the games while people look at the title."""
        self.sound.wake()
        self.sound.start_ambience()
        if self.wishes.game and self.wishes.game not in self.rooms.shelf:
            names = {"game": self.wishes.game, "games": ", ".join(self.rooms.shelf)}
            self.notices.append(Notice("shell.message.no_such_game", names))
        if not _takes_files(self.places.settings.parent):
            folder = {"folder": str(self.places.settings.parent)}
            self.notices.append(Notice("shell.message.settings_not_saved", folder))
        for notice in self.notices:
            self.desk.tell(notice)
        if self.wishes.demo:
            self.app.stage.sees_first = self.end_demo
            self.app.stage.show(self.demo())
            return
        self._settle()
        threading.Thread(target=fetch, args=[self.rooms.shelf], name="fetch", daemon=True).start()

    def _settle(self) -> None:
        """List the saved games and see what was played last, after the first frame."""
        self._settled = True
        self.rooms.sweep(self.places.settings)
        if self.rooms.any_games:
            self.rooms.store.sweep()
        if self.rooms.any_games or self.rooms.has_several:
            self.app.stage.refresh()

    # --- doors

    def open_settings(self) -> Go:
        return Push(self.rooms.settings())

    def open_hall(self) -> Go:
        return Push(self.rooms.hall(self.boxes.new_game))

    def open_credits(self) -> Go:
        return Push(self.rooms.credits())

    def open_saved_games(self) -> Go:
        return Push(self.rooms.saved_games(self.take_up))

    def go_on(self) -> Go | None:
        """Continue the newest game; if it does not open, show why and what helps."""
        from ratland_desktop.shell.scenes.saved_games import open_or_explain

        store = self.rooms.store
        line = store.latest()
        return open_or_explain(store, line.id, self.desk, self.take_up) if line is not None else None

    def take_up(self, opened: Opened) -> Go:
        return Reset(self.rooms.host.take_up(opened))

    # --- the shop window

    def demo(self) -> AnyScene:
        """Of the game that was played last, or that was named on the command line."""
        return self.rooms.host.demo(self.rooms.game_in_front, self.desk)

    def end_demo(self, intent: Intent) -> Go | None:
        """Any key or click ends the demo and shows the title."""
        if isinstance(intent, Point | Release | CloseWindow):
            return None
        self.app.stage.sees_first = None
        self._settle()
        return Reset(self.title())

    # --- the end

    def what_was_saved(self) -> str:
        """For the page after an error."""
        keeper = self.rooms.keeper
        if keeper is None:
            return ""
        keeper.flush()
        if keeper.saved_up_to is None:
            return self.desk.texts(keeper.trouble.code, **keeper.trouble.params) if keeper.trouble else ""
        names = [seat.name for seat in keeper.seats]
        saved = keeper.saved_up_to
        game = waiting_game(self.desk.texts, names, saved.progress, saved.when)
        return self.desk.texts("shell.failure.saved", game=game)

    def before_quit(self) -> Go | None:
        """A game that is not safe is not left unasked."""
        unsaved = None if self._leaves_anyway else self.rooms.unsaved()
        return None if unsaved is None else Push(unsaved, then=self._after_unsaved)

    def _after_unsaved(self, leave: bool) -> Go | None:
        self._leaves_anyway = leave
        return Quit() if leave else None

    def run(self, ending: Ending | None = None) -> int:
        """Until the players have had enough or somebody outside ends it; the exit code."""
        ending = ending or Ending()
        self.app.ends = lambda: ending.asked
        try:
            self.app.run()
        finally:
            unsaved = self.close()
        if unsaved is not None and ending.asked:  # nobody could be asked
            print(self.desk.texts(unsaved.code, **unsaved.params), file=sys.stderr)
        return ending.code or 0

    def close(self) -> Notice | None:
        """Save everything and end the bots' process. Returns why the game could not be saved, or None."""
        unsaved = self.rooms.close()
        self.comfort.save()
        self.app.close()
        return unsaved


def main(wishes: Wishes) -> int:
    """Play until the window is closed; the exit code."""
    try:
        places = find_places(wishes.data_dir)
    except NoHome:
        return _give_up(wishes, "shell.message.no_home")
    ending = Ending()
    ending.listen()
    try:
        program = Program(wishes, places)
    except pygame.error:
        return _give_up(wishes, "shell.message.no_display")
    return program.run(ending)


def _give_up(wishes: Wishes, key: str) -> int:
    """One sentence in the terminal, in the language of whoever reads it; the exit code."""
    texts = Texts(shipped("locales"))
    language, _ = choose_language(wishes.language, [spoken.code for spoken in texts.available()])
    texts.use(language)
    print(texts(key), file=sys.stderr)
    return CANNOT_PLAY


def _icon(places: Places) -> pygame.Surface | None:
    try:
        return pygame.image.load(places.assets / "icon" / "ratland-64.png")
    except (OSError, pygame.error):
        return None


def _takes_files(folder: Path) -> bool:
    """Whether the folder is writable."""
    trial = folder / f".trial-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.touch()
        trial.unlink()
    except OSError:
        return False
    return True
