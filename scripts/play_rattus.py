"""Plays a whole game of Rattus in a real window: python scripts/play_rattus.py [--people 4] [--keys]

From the title to the results, with the mouse alone or with keys alone, on an X display of its own (Xvfb,
xdotool). It knows where regions, cards and buttons are from the boxes of the screens, and recognises a screen
by what is lit. The game does not help it.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the way in; the game itself has a window
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from _hands import Hands, KeyHands, MouseHands, Screen, WayIn, way_in
from _real_window import Glance, RealWindow
from _whole_games import add_options, play_whole_game
from play_by_mouse import is_lamp, lit

from ratland_desktop.games.rattus.rules.regions import MAPS
from ratland_desktop.games.rattus.scenes.chart.lands import ANCHORS
from ratland_desktop.games.rattus.scenes.chart.painting import on_map
from ratland_desktop.games.rattus.scenes.kettle import NO, STEAM, YES
from ratland_desktop.games.rattus.scenes.table.buttons import NEXT
from ratland_desktop.games.rattus.scenes.table.layout import CARDS_BOX, MAP, card_boxes
from ratland_desktop.screens.only_you import SEEN
from ratland_desktop.shell.box import Spot

CARDS = [box.centre for box in card_boxes(CARDS_BOX).values()]
RIM = (MAP.x - 3, MAP.centre[1])
"""Steam is there only around the kettle."""
SEA = (60.0, 560.0)
"""Where the map has nothing but water."""
CHIP_ABOVE = range(30, 130, 4)
"""So far above the middle of a region its chip may stand."""
ARROWS = ("Left", "Right", "Up", "Down")
A_CARD = 0.2
"""How often a card is tried before a region."""


def steams(glance: Glance) -> bool:
    seen = glance.pixel(RIM)
    return all(abs(part - steam) < 40 for part, steam in zip(seen, STEAM, strict=True))


def sees_map(glance: Glance) -> bool:
    """The sea is there, and no page lies over it."""
    red, green, blue = glance.pixel(SEA)
    return red < 80 < green < blue + 20


class Playing(Hands):
    """What there is to see in Rattus."""

    def __init__(self, window: RealWindow, way: WayIn, chance: random.Random, people: int) -> None:
        super().__init__(window, way, chance)
        self.people = people

    def own_screens(self) -> list[Screen]:
        return [
            ("kettle", lambda g: steams(g) and lit(g, NO), self.look_again),
            ("swap", steams, self.swap),
            ("only you", lambda g: lit(g, SEEN), self.go_on_from_page),
            ("table", lambda g: lit(g, NEXT), self.go_on),
            ("decision", sees_map, self.decide),
            ("elsewhere", lambda g: True, self.come_back),
        ]

    def regions(self) -> list[Spot]:
        return [on_map(MAP, ANCHORS[region]) for region in MAPS[self.people].regions]

    def lit_regions(self) -> list[Spot]:
        """Those with a yellow chip above them: beside its words it is lamp all over."""
        glance = self.window.look()
        return [
            (x, y)
            for x, y in self.regions()
            if any(is_lamp(glance.pixel((x + 20, y - up))) for up in CHIP_ABOVE)
        ]

    def come_back(self) -> None:
        """Whoever has come to another page leaves it again."""
        raise NotImplementedError

    def look_again(self) -> None:
        raise NotImplementedError

    def swap(self) -> None:
        raise NotImplementedError

    def go_on_from_page(self) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        raise NotImplementedError

    def decide(self) -> None:
        raise NotImplementedError


class Mouse(MouseHands, Playing):
    def come_back(self) -> None:
        """It presses on nothing that leads elsewhere: the picture is about to change."""

    def look_again(self) -> None:
        """At another rat, if one is hit; else that is enough."""
        self.click(self.somewhere() if self.chance.random() < 0.6 else NO.centre)

    def swap(self) -> None:
        self.click(self.chance.choice([YES, NO]).centre)

    def go_on_from_page(self) -> None:
        self.click(SEEN.centre)

    def go_on(self) -> None:
        self.click(NEXT.centre)

    def somewhere(self) -> Spot:
        """Where a rat or a name of some region is."""
        x, y = self.chance.choice(self.regions())
        return (x + self.chance.choice((-26, 0, 26)), y + self.chance.choice((-16, -4, 8)))

    def decide(self) -> None:
        """A card, a lit region, or what a card in the hand may want; at last it is put down."""
        glows = self.lit_regions()
        if self.chance.random() < A_CARD:
            self.click(self.chance.choice(CARDS))
        elif glows and self.chance.random() < 0.8:
            self.click(self.chance.choice(glows))
        elif self.chance.random() < 0.8:
            self.click(self.somewhere())
        else:
            self.click(NEXT.centre)


class Keys(KeyHands, Playing):
    card = ""
    """The number of the card that was tried last; pressed again it is put down."""

    def come_back(self) -> None:
        """Arrows may lead to the rule book, to the menu or to ideas."""
        self.press("Escape")

    def look_again(self) -> None:
        self.press(*["Tab"] * self.chance.randrange(4), "Return")

    def swap(self) -> None:
        self.press(*["Tab"] * self.chance.randrange(2), "Return")

    def go_on_from_page(self) -> None:
        self.press("Return")

    def go_on(self) -> None:
        self.press("space")

    def decide(self) -> None:
        """Arrows over the map and Enter, or a number for a card; at last it is put down."""
        way = self.chance.random()
        if self.card and way < 0.1:
            self.press(self.card)
            self.card = ""
        elif way < A_CARD:
            self.card = str(self.chance.randrange(1, 7))
            self.press(self.card)
        else:
            steps = [self.chance.choice(ARROWS) for _ in range(self.chance.randrange(4))]
            self.press(*steps, "Return")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play a whole game of Rattus in a real window.")
    parser.add_argument("--people", type=int, default=2, choices=range(2, 5))
    parser.add_argument("--keys", action="store_true", help="with keys alone; else with the mouse alone")
    add_options(parser)
    asked = parser.parse_args(arguments)

    def sit_down(window: RealWindow, folder: Path, chance: random.Random) -> Playing:
        device = Keys if asked.keys else Mouse
        return device(window, way_in(folder, "rattus", asked.people), chance, asked.people)

    return play_whole_game(asked, {"speed": "instant", "motion": "reduced", "tips": "never"}, sit_down)


if __name__ == "__main__":
    sys.exit(main())
