"""Plays a whole game of Ratjack in a real window: python scripts/play_ratjack.py [--keys] [--language de]

Two people and one computer, from the title to the results, with the mouse alone or with keys alone, on an X
display of its own (Xvfb, xdotool). It knows where things are from the same boxes that the screens use for
their layout, and recognises a screen by its large yellow button. The game does not help it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the boxes of the title; the game itself has a window
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from _doors import doors, shelf_doors
from _real_window import Glance, RealWindow, display
from play_by_mouse import ONLY_SET_UP, REMATCH, is_lamp, is_paper, lit

from ratland_desktop.games.ratjack.scenes.hand.board import DONE, way_box
from ratland_desktop.games.ratjack.scenes.pieces.felt import TELLING, open_felt, own_felt
from ratland_desktop.games.ratjack.scenes.pieces.piles import chip_spots
from ratland_desktop.games.ratjack.scenes.sheet import SHEET
from ratland_desktop.games.ratjack.scenes.table.layout import layout_of
from ratland_desktop.games.ratjack.scenes.table.plate import plate_box
from ratland_desktop.screens.only_you import SEEN
from ratland_desktop.screens.setup.scene import START
from ratland_desktop.screens.table.controls import next_box
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.scenes.curtain import ME

PLAYERS = len(SHEET.fresh)
OPEN, OWN = open_felt(PLAYERS), own_felt(PLAYERS, 0)
NEXT, PLATE = next_box(layout_of(OPEN)), plate_box(OPEN)
LONGEST_GAME, STUCK = 3000.0, 240.0
HANDED_OVER = "handed over"
"""How often somebody said "it's me", at the curtain or at the table."""
PAUSE, PATIENT = 0.3, 4
"""Seconds between two looks; so many looks without a change are a question to somebody."""
WOOD = [(x, TELLING.bottom - 8) for x in (400.0, 960.0, 1500.0)]
"""Below a player's own screen; at the open table the story is told there."""


def is_wood(colour: tuple[int, int, int]) -> bool:
    red, green, blue = colour
    return red > 60 and red > green + 15 > blue + 15


def shows_felt(glance: Glance) -> bool:
    """Between the places there is nothing but green cloth."""
    red, green, blue = glance.pixel((690, 500))
    return green > red + 30 and green > blue


class Hands:
    """A player who sees the screen, and only acts with one device. `done` counts what was seen."""

    def __init__(self, window: RealWindow, folder: Path, chance: random.Random) -> None:
        self.window, self.chance = window, chance
        self.done: Counter[str] = Counter()
        self.pictures: Path | None = None
        self._last, self._waited = "", 0
        title, self.shelf = doors(folder), shelf_doors(folder, "ratjack")
        self.title = title
        # In this order: a later one is looked for only if the earlier ones are not there.
        self.screens: list[tuple[str, Callable[[Glance], bool], Callable[[], None]]] = [
            ("title", lambda g: lit(g, title["quick_game"]), self.leave_title),
            ("set-up", lambda g: lit(g, START) and is_paper(g.pixel(ONLY_SET_UP)), self.set_up),
            ("shelf", lambda g: lit(g, self.shelf["new_game"]), self.leave_shelf),
            ("results", lambda g: lit(g, REMATCH), lambda: None),
            ("curtain", lambda g: lit(g, ME), lambda: self.say_its_me(ME)),
            ("plate", lambda g: lit(g, PLATE) and not self.on_own_screen(g), lambda: self.say_its_me(PLATE)),
            ("only you", lambda g: lit(g, SEEN) and not self.on_own_screen(g), self.go_on_from_page),
            ("turn made", lambda g: lit(g, DONE) and self.on_own_screen(g), self.hand_in),
            ("table", lambda g: lit(g, NEXT) and not self.on_own_screen(g), self.go_on),
            ("own screen", self.on_own_screen, self.choose),
            ("a choice at the table", self.at_table, self.decide_or_wait),
            ("a question", lambda g: True, self.answer_dialog),
        ]

    # --- what it sees

    def on_own_screen(self, glance: Glance) -> bool:
        return all(is_wood(glance.pixel(spot)) for spot in WOOD)

    def at_table(self, glance: Glance) -> bool:
        """The plate of the telling is there, and nothing lies over it."""
        return all(sum(glance.pixel(spot)) < 90 for spot in WOOD) and shows_felt(glance)

    def play(self) -> None:
        """Until the results; raises TimeoutError where nothing helps any more."""
        begun = moved = time.monotonic()
        last = b""
        while time.monotonic() - begun < LONGEST_GAME:
            glance = self.stands_still()
            name, _, act = next(screen for screen in self.screens if screen[1](glance))
            if glance.pixels() != last:
                last, moved = glance.pixels(), time.monotonic()
            self.note(name)
            if name == "results":
                return
            act()
            if time.monotonic() - moved > STUCK:
                self.take_picture("stuck")
                raise TimeoutError(f"nothing helps here; so far: {dict(self.done)}")
        raise TimeoutError(f"the game never ended: {dict(self.done)}")

    def stands_still(self) -> Glance:
        """Nobody presses while the picture still changes."""
        before = self.window.look()
        while True:
            time.sleep(PAUSE)
            now = self.window.look()
            if now.pixels() == before.pixels():
                return now
            before = now

    def decide_or_wait(self) -> None:
        """The computer may be thinking: only what stays so is a question to somebody."""
        if self._waited < PATIENT:
            time.sleep(PAUSE)
        else:
            self.decide()

    def note(self, what: str) -> None:
        self._waited = self._waited + 1 if what == self._last else 0
        self._last = what
        self.done[what] += 1
        if self.done[what] <= 3:
            self.take_picture(f"{what}-{self.done[what]}")

    def take_picture(self, what: str) -> None:
        if self.pictures is None:
            return
        import pygame

        glance = self.window.look()
        picture = pygame.image.frombytes(glance.pixels(), glance.size, "RGB")
        pygame.image.save(picture, self.pictures / f"{what.replace(' ', '-')}.png")

    def gone(self, box: Box) -> bool:
        """Wait a moment until this button is not there any more."""
        end = time.monotonic() + 3
        while lit(self.window.look(), box):
            if time.monotonic() > end:
                return False
            time.sleep(0.1)
        return True

    # --- what it does with its device

    def leave_title(self) -> None:
        raise NotImplementedError

    def leave_shelf(self) -> None:
        raise NotImplementedError

    def set_up(self) -> None:
        raise NotImplementedError

    def say_its_me(self, box: Box) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        raise NotImplementedError

    def go_on_from_page(self) -> None:
        raise NotImplementedError

    def hand_in(self) -> None:
        raise NotImplementedError

    def choose(self) -> None:
        raise NotImplementedError

    def decide(self) -> None:
        raise NotImplementedError

    def answer_dialog(self) -> None:
        raise NotImplementedError


class Mouse(Hands):
    """Clicks, and nothing else."""

    def leave_title(self) -> None:
        self.window.click(self.title["new_game"].centre)

    def leave_shelf(self) -> None:
        self.window.click(self.shelf["box-ratjack"].centre)
        self.window.settle()
        self.window.click(self.shelf["new_game"].centre)

    def set_up(self) -> None:
        """Two people and a computer sit there already."""
        self.window.click(START.centre)
        self.gone(START)

    def say_its_me(self, box: Box) -> None:
        """Twice, as the button asks; the plate sleeps for a moment at first."""
        time.sleep(1.0)
        self.window.click(box.centre)
        time.sleep(PAUSE)
        self.window.click(box.centre)
        self.done[HANDED_OVER] += self.gone(box)

    def go_on(self) -> None:
        self.window.click(NEXT.centre)

    def go_on_from_page(self) -> None:
        self.window.click(SEEN.centre)

    def hand_in(self) -> None:
        self.window.click(DONE.centre)

    def choose(self) -> None:
        """What shines: a pile, a chip, a card; or else a way to play a card, or a place."""
        glance = self.window.look()
        shining = [*self.shining_things(glance), *self.shining_cards(glance)]
        others = [(place.box.x + 300, place.box.y + 40) for place in OWN.places[1:]]
        ways = [way_box(place, at).centre for place in (0, 1) for at in range(3)]
        self.window.click(self.chance.choice(shining or [*ways, *ways, *others]))

    @staticmethod
    def shining_things(glance: Glance) -> list[Spot]:
        """Piles and chips with a rim of lamp light."""
        things = [OWN.deck, OWN.discard, *chip_spots(OWN)]
        return [box.centre for box in things if is_lamp(glance.pixel((box.x - 4, box.centre[1])))]

    @staticmethod
    def shining_cards(glance: Glance) -> list[Spot]:
        """Beside every edge of lamp light within a row of cards."""
        mine, theirs = OWN.places[0].box, [place.box for place in OWN.places[1:]]
        rows = [(mine, mine.y + 230), (mine, mine.bottom - 60), *((box, box.y + 225) for box in theirs)]
        found = []
        for box, y in rows:
            edges = [
                is_lamp(glance.pixel((box.x + 12 + step * 2, y))) for step in range(int(box.w - 140) // 2)
            ]
            begins = [at for at in range(1, len(edges)) if edges[at] and not edges[at - 1]]
            found += [(box.x + 36 + at * 2, y) for at in begins]
        return found

    def decide(self) -> None:
        """One of the own hidden cards: they lie in the lower row of a place."""
        place = self.chance.choice(OPEN.places).box
        self.window.click((place.x + 36 + self.chance.randrange(6) * 82, place.bottom - 90))

    def answer_dialog(self) -> None:
        """Think it over: the yellow answer of two, in the middle."""
        self.window.click((730, 640 + self.chance.randrange(8) * 12))


class Keys(Hands):
    """The keyboard alone: arrows and Tab, Enter, Space, numbers and the keys that the hints name."""

    def press(self, *names: str) -> None:
        for name in names:
            self.window.tool("key", "--window", self.window.id, name)
            time.sleep(0.12)

    def hold(self, name: str, seconds: float) -> None:
        self.window.tool("keydown", "--window", self.window.id, name)
        time.sleep(seconds)
        self.window.tool("keyup", "--window", self.window.id, name)

    def leave_title(self) -> None:
        """Each key when the one before has changed the picture: else another game would begin."""
        self.window.key(*["Tab"] * [*self.title].index("new_game"), "Return")

    def leave_shelf(self) -> None:
        """An arrow brings the box to the front, Enter opens it."""
        self.window.key("Right", "Return")

    def set_up(self) -> None:
        """The button to begin has the focus."""
        self.press("Return")
        self.gone(START)

    def say_its_me(self, box: Box) -> None:
        time.sleep(1.0)
        self.hold("Return", 1.2)
        self.done[HANDED_OVER] += self.gone(box)

    def go_on(self) -> None:
        self.press("space")

    def go_on_from_page(self) -> None:
        self.press("Return")

    def hand_in(self) -> None:
        self.press("f")

    def choose(self) -> None:
        """The keys that the foot of the page names; now and then an arrow and Enter."""
        number = self.chance.randrange(12)
        if number < 9:
            self.press(str(number + 1))
        elif number == 9:
            self.press("d")
        else:
            self.press(self.chance.choice(["Left", "Right", "Up", "Down"]), "Return")

    def decide(self) -> None:
        self.press(*["Right"] * self.chance.randrange(3), "Return")

    def answer_dialog(self) -> None:
        """Out of a question, or out of a menu that an arrow led to."""
        self.press("Escape")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play a whole game of Ratjack in a real window.")
    parser.add_argument("--keys", action="store_true", help="with keys alone; else with the mouse alone")
    parser.add_argument("--language", default="en")
    parser.add_argument("--data-dir", type=Path, help="a fresh folder; without it one for this run")
    parser.add_argument("--pictures", type=Path, help="a few pictures of each kind of screen go there")
    parser.add_argument("--seed", type=int, default=1, help="of what the player does, not of the game")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="ratjack-game-") as made, display() as screen:
        folder = asked.data_dir or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        settings = {"speed": "instant", "motion": "reduced", "tips": "never"}
        (folder / "settings.json").write_text(json.dumps(settings))
        window = RealWindow(screen, folder, asked.language)
        hands = (Keys if asked.keys else Mouse)(window, folder, random.Random(asked.seed))
        if asked.pictures is not None:
            asked.pictures.mkdir(parents=True, exist_ok=True)
            hands.pictures = asked.pictures
        try:
            hands.play()
        except (TimeoutError, RuntimeError) as trouble:
            print(trouble, file=sys.stderr)
            return 1
        finally:
            window.close()
    print(json.dumps(hands.done))
    return 0


if __name__ == "__main__":
    sys.exit(main())
