"""A witness sits beside the laptop and notes all that others than one seat can see and hear, frame by frame.

What the secret's owner does on a private screen is hidden, but not that time passes, and not its sounds. Two
sessions that differ only in that secret must leave the same notes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, NamedTuple

import pygame

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import RATLAND, RatLandMatch
from ratland_desktop.games.ratland.rules.table import Options, Table
from ratland_desktop.games.ratland.rules.words import Place, Plan
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.peek import PeekScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sewer.spots import PlaceSpot
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.intents import Intent
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from tests.family import COACH
from tests.games.ratland.scenes.family import family_seats
from tests.games.ratland.scenes.player_hands import MouseHand
from tests.opener import Blank
from tests.pilot import Heard, Pilot

OWNER = 0
SMALL = (1024, 640)
OTHERS = Plan(dump=2, city=1, pantry=4)
"""What everybody else places."""


class Note(NamedTuple):
    """One frame: what is on the screen (None while it is hidden), and what was heard."""

    screens: tuple[str, ...] | None
    picture: str
    message: str
    heard: tuple[str, ...]


def prepared(options: Options, seed: int, change: Any = lambda table: None) -> RatLandMatch:
    """A new match, with the table changed before anybody sits down."""
    dice = Dice(seed)
    table: Table = RATLAND.lay_table(options, dice)
    change(table)
    return Match(RATLAND, table, seed, dice)


class Witness(Pilot):
    """Three people and a computer, up to the first curtain; from there on everything is noted."""

    def __init__(self, match: RatLandMatch, *, explain: bool = False, **look: Any) -> None:
        players = match.view(None).players
        self.session = Session(BOX, match, family_seats(players, range(players - 1)), QuickMinds(seed=3))
        self.owner = self.session.seats[OWNER]
        self.mouse = MouseHand()
        hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank)
        look.setdefault("size", SMALL)
        super().__init__(lambda: PlayScene(self.session, hosting, explain=explain), **look)
        self.notes: list[Note] = []
        self._drawn, self._picture, self._heard = -1, "", 0
        self._loop = self.app.loop_once
        self.app.loop_once = self.watched_loop  # type: ignore[method-assign]

    # --- noting

    def watched_loop(
        self, seconds: float, events: Iterable[pygame.event.Event] = (), intents: Iterable[Intent] = ()
    ) -> bool:
        goes_on = self._loop(seconds, events, intents)
        self.notes.append(self.note())
        return goes_on

    def note(self) -> Note:
        assert isinstance(self.desk.sound, Heard)
        heard = tuple(self.desk.sound.played[self._heard :])
        self._heard += len(heard)
        if self.hidden:
            self._drawn = -1
            return Note(None, "", "", heard)
        if self.app.frames != self._drawn:
            self._drawn = self.app.frames
            pixels = self.app.canvas.surface.get_buffer().raw
            self._picture = hashlib.blake2b(pixels, digest_size=16).hexdigest()
        return Note(tuple(self.where()), self._picture, self.desk.toasts.words, heard)

    @property
    def hidden(self) -> bool:
        """Only the owner sits in front of the screen."""
        scenes = self.stage.scenes()
        return any(scene.private and getattr(scene, "seat", None) == self.owner for scene in scenes)

    # --- playing

    def watch_to_curtain(self) -> None:
        """The table first, if it has something to tell."""
        for _ in range(4000):
            if isinstance(self.scene, CurtainScene):
                self.settle()
                return
            if isinstance(self.scene, TableScene) and self.scene.mode is Mode.LEAVE:
                self.settle()
                self.mouse.go_on(self)
            self.frames()
        raise AssertionError(f"no curtain; on stage: {self.where()}")

    def come_in(self) -> int:
        """Whoever's turn it is sits down; the number of the seat."""
        curtain = self.until_scene(CurtainScene)
        self.mouse.say_its_me(self)
        self.settle()
        assert self.scene.private, self.where()
        while COACH in self.names():
            self.mouse.press(self, COACH)
        return curtain.now

    def choose(self, *cards: int) -> None:
        """A card on every page of the opening."""
        self.come_in()
        assert isinstance(self.scene, OpeningScene)
        for card in cards:
            self.mouse.press(self, f"card-{card}")
            self.mouse.press(self, "done")

    def place(self, plan: Plan, *, peeks: bool = False) -> None:
        """A click for each rat, and done: the same number of clicks for each plan."""
        self.come_in()
        assert isinstance(self.scene, MySewerScene)
        if peeks:
            self.mouse.press(self, "peek")
            self.until_scene(PeekScene)
            self.mouse.press(self, "close")
            self.until_scene(MySewerScene)
        for place in Place:
            spot = self.typed_widget(PlaceSpot, place.name.lower()).ground.plus.centre
            for _ in range(plan[place]):
                self.mouse.click(self, spot)
        self.mouse.press(self, "done")

    def wait_at_gate(self, seconds: float = 1.5) -> None:
        """All have placed; the screens stand, and everybody looks at the table."""
        table = self.until_scene(TableScene)
        self.until(lambda: table.mode is Mode.GATE)
        self.wait(seconds)
        assert table.mode is Mode.GATE
