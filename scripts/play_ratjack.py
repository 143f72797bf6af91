"""Plays a whole game of Ratjack in a real window: python scripts/play_ratjack.py [--keys] [--language de]

Two people and one computer, from the title to the results, with the mouse alone or with keys alone, on an X
display of its own (Xvfb, xdotool). The player sees the window's picture and nothing else
(`_ratjack_hands.py`): the game does not help it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the boxes of the title; the game itself has a window
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from _ratjack_hands import HANDED_OVER, NEXT, OPEN, OWN, PAUSE, Hands
from _real_window import Glance
from _whole_games import add_options, play_whole_game
from play_by_mouse import is_lamp

from ratland_desktop.games.ratjack.scenes.hand.board import DONE, way_box
from ratland_desktop.games.ratjack.scenes.pieces.piles import chip_spots
from ratland_desktop.screens.only_you import SEEN
from ratland_desktop.screens.setup.scene import START
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.widgets import HoldButton

ASLEEP = 0.6
"""Seconds for which the button "it's me" is left alone, after the picture stands still."""


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
        time.sleep(ASLEEP)
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
        """Mostly what shines: a pile, a chip, a card. Now and then a way to play a card, or a place: a golden
        chip looks like a rim of light, and cannot always be chosen."""
        glance = self.window.look()
        shining = [*self.shining_things(glance), *self.shining_cards(glance)]
        others = [(place.box.x + 300, place.box.y + 40) for place in OWN.places[1:]]
        ways = [way_box(place, at).centre for place in (0, 1) for at in range(3)]
        if not shining or self.chance.random() < 0.3:
            shining = [*ways, *ways, *others]
        self.window.click(self.chance.choice(shining))

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
            time.sleep(0.06)

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
        """Held for as long as the button asks."""
        time.sleep(ASLEEP)
        self.window.tool("keydown", "--window", self.window.id, "Return")
        time.sleep(HoldButton.SECONDS + 2 * PAUSE)
        self.window.tool("keyup", "--window", self.window.id, "Return")
        self.done[HANDED_OVER] += self.gone(box)

    def go_on(self) -> None:
        self.press("space")

    def go_on_from_page(self) -> None:
        self.press("Return")

    def hand_in(self) -> None:
        self.press("f")

    def choose(self) -> None:
        """The keys that the foot of the page names; now and then an arrow and Enter."""
        number = self.chance.randrange(9)
        if number < 6:  # the ways to play a card, or the first things that can be chosen
            self.press(*self.chance.sample("123456", 2))
        elif number < 8:
            self.press(self.chance.choice("789d"))
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
    add_options(parser)
    asked = parser.parse_args(arguments)
    settings = {"speed": "instant", "motion": "reduced", "tips": "never"}
    return play_whole_game(asked, settings, Keys if asked.keys else Mouse)


if __name__ == "__main__":
    sys.exit(main())
