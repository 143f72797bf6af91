"""Plays a whole game of Rattus in a real window: python scripts/play_rattus.py [--people 4] [--keys]

From the title to the results, with the mouse alone or with keys alone, on an X display of its own (Xvfb,
xdotool). It knows where regions, cards and buttons are from the boxes of the screens, and recognises a screen
by what is lit. The game does not help it.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the way in; the game itself has a window
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from _hands import Hands, KeyHands, MouseHands, WayIn, way_in
from _real_window import Colour, Glance, RealWindow
from _watching import Screen
from _whole_games import add_options, play_whole_game
from play_by_mouse import lit

from ratland_desktop.games.rattus.rules.regions import MAPS
from ratland_desktop.games.rattus.scenes.chart.lands import ANCHORS
from ratland_desktop.games.rattus.scenes.chart.painting import on_map
from ratland_desktop.games.rattus.scenes.chart.shapes import RINGS
from ratland_desktop.games.rattus.scenes.kettle import NO, STEAM, YES
from ratland_desktop.games.rattus.scenes.pieces.people import NAME_HIGH, PILL_HIGH, TOKEN_R, TOKEN_STEP
from ratland_desktop.games.rattus.scenes.table.buttons import NEXT
from ratland_desktop.games.rattus.scenes.table.lands import SAFE
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
GLOWING, RING = 0.75, 0.8
"""So much of a region's outline, or of the ring around a token, is in the light if it can be pressed."""
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


def is_light(colour: Colour) -> bool:
    """The yellow of lights and chips; land can be nearly as yellow, but never as deep."""
    red, green, blue = colour
    return red > 235 and 180 < green < 240 and blue < 115


def is_safe(colour: Colour) -> bool:
    """The green of a chip that says that nothing can happen."""
    return all(abs(part - safe) < 8 for part, safe in zip(colour, SAFE, strict=True))


def outline(region: str) -> list[Spot]:
    """Spots on a region's coast and borders, as far as they are in the picture."""
    spots = [on_map(MAP, point) for ring in RINGS[region] for point in ring[::2]]
    return [spot for spot in spots if MAP.inset(12).holds(spot)]


def token_places(region: str) -> list[Spot]:
    """Where the middle of a token of a region may be, however many there are and whoever lives there."""
    x, y = on_map(MAP, ANCHORS[region])
    rows = [y + NAME_HIGH / 2 - living * (PILL_HIGH + 4) / 2 for living in range(3)]
    steps = [at - (count - 1) / 2 for count in range(1, 4) for at in range(count)]
    return [(x + step * TOKEN_STEP, row) for row in rows for step in sorted({*steps})]


def ring_around(spot: Spot) -> list[Spot]:
    turns = [step * math.tau / 12 for step in range(12)]
    return [
        (spot[0] + (TOKEN_R + 3) * math.cos(turn), spot[1] + (TOKEN_R + 3) * math.sin(turn)) for turn in turns
    ]


def share_lit(glance: Glance, spots: Sequence[Spot]) -> float:
    return sum(is_light(glance.pixel(spot)) for spot in spots) / len(spots)


class Playing(Hands):
    """What there is to see in Rattus."""

    pause = 0.12

    def __init__(self, window: RealWindow, way: WayIn, chance: random.Random, people: int) -> None:
        super().__init__(window, way, chance)
        self.people = people
        self.outlines = {region: outline(region) for region in MAPS[people].regions}
        self.rings = {
            spot: ring_around(spot) for region in MAPS[people].regions for spot in token_places(region)
        }

    def own_screens(self) -> list[Screen]:
        return [
            ("kettle", lambda g: steams(g) and lit(g, NO), self.look_again),
            ("swap", steams, self.swap),
            ("only you", lambda g: lit(g, SEEN), self.go_on_from_page),
            ("table", lambda g: lit(g, NEXT), self.go_on),
            ("decision", sees_map, self.decide),
            ("elsewhere", lambda g: True, self.come_back),
        ]

    def lit_regions(self, glance: Glance) -> list[Spot]:
        """Those with a chip above them, or with their whole outline in the light."""
        found = []
        for region, spots in self.outlines.items():
            x, y = on_map(MAP, ANCHORS[region])
            chip = [glance.pixel((x + 20, y - up)) for up in CHIP_ABOVE]
            if any(is_light(seen) or is_safe(seen) for seen in chip) or share_lit(glance, spots) > GLOWING:
                found.append((x, y))
        return found

    def lit_tokens(self, glance: Glance) -> list[Spot]:
        """Those with a ring around them: the Monk or the Witch is at work."""
        return [spot for spot, ring in self.rings.items() if share_lit(glance, ring) > RING]

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
        """At another rat, or that is enough."""
        tokens = self.lit_tokens(self.window.look())
        self.click(self.chance.choice([*tokens, NO.centre]))

    def swap(self) -> None:
        self.click(self.chance.choice([YES, NO]).centre)

    def go_on_from_page(self) -> None:
        self.click(SEEN.centre)

    def go_on(self) -> None:
        self.click(NEXT.centre)

    def decide(self) -> None:
        """A card now and then, else a token or a region in the light; without any the card is put down."""
        if self.chance.random() < A_CARD:
            self.click(self.chance.choice(CARDS))
            return
        glance = self.window.look()
        lights = self.lit_tokens(glance) or self.lit_regions(glance)
        self.click(self.chance.choice(lights) if lights else NEXT.centre)


class Keys(KeyHands, Playing):
    card = ""
    """The number of the card that was tried last; pressed again it is put down."""

    def come_back(self) -> None:
        """The focus may have been on the rule book, on the menu or on ideas."""
        self.press("Escape")

    def look_again(self) -> None:
        self.press(*["Tab"] * self.chance.randrange(1, 4), "Return")

    def swap(self) -> None:
        self.press(*["Tab"] * self.chance.randrange(1, 3), "Return")

    def go_on_from_page(self) -> None:
        self.press("Return")

    def go_on(self) -> None:
        self.press("space")

    def decide(self) -> None:
        """An arrow or Tab over the map and Enter, or a number for a card; at last it is put down."""
        way = self.chance.random()
        if self.card and way < A_CARD / 2:
            self.press(self.card)
            self.card = ""
        elif way < A_CARD:
            self.card = str(self.chance.randrange(1, 7))
            self.press(self.card)
        else:
            ways = [[arrow] for arrow in ARROWS] + [["Tab"] * times for times in range(1, 5)]
            self.press(*self.chance.choice(ways), "Return")


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
