"""Drawing code that the cues share: the card it is about, trails from cause to target, things that fly."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ratland_desktop.games.ratjack.rules.chips import LETTERS
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import DECK, SETS
from ratland_desktop.screens.table.brushes import between
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.motion import ease_in_out, overshoot
from ratland_desktop.shell.names import fitting
from ratland_desktop.shell.portraits import HEAD_SHAPE
from ratland_desktop.shell.theme import Colour, Face, Style

from ..pieces.animals import draw_animal
from ..pieces.cards import SHAPE, draw_back, draw_card, draw_large_card
from ..pieces.chips import draw_chip
from ..pieces.felt import Felt
from ..pieces.piles import chip_spots
from ..pieces.places import lay_place

BIG = Style(Face.ROUND, 64, grows=False)
WORDS = Style(Face.ROUND, 38)
DOTS = 24
FLIGHT = 0.45


@dataclass(frozen=True, slots=True)
class Stage:
    """The felt, and the spots on it at the moment that is shown."""

    felt: Felt

    # --- where

    @property
    def flat(self) -> bool:
        """From one chair the middle is wide and low."""
        return self.felt.middle.w > self.felt.middle.h

    @property
    def big(self) -> Box:
        """The card it is about."""
        middle = self.felt.middle
        if self.flat:
            high = middle.h - 56
            return Box.around((middle.x + middle.w * 0.2, middle.centre[1]), high / SHAPE, high)
        return Box.around((middle.centre[0], middle.y + 226), 212, 212 * SHAPE)

    @property
    def words(self) -> Box:
        """What is said in large letters."""
        middle = self.felt.middle
        if self.flat:
            return Box(middle.x + middle.w * 0.4, middle.y + 30, middle.w * 0.58, middle.h - 60)
        return Box(middle.x + 6, middle.y + 392, middle.w - 12, 180)

    def pile(self, pile: str) -> Box:
        return self.felt.deck if pile == DECK else self.felt.discard

    def chip(self, letter: str) -> Box:
        return chip_spots(self.felt)[LETTERS.index(letter)]

    def card(self, view: View, seat: int, slot: int) -> Box:
        """Where this card lies now; the place itself if the row is shorter by then."""
        spots = lay_place(self.felt.place(seat), view.places[seat])
        return spots.cards.get(slot, Box.around(self.felt.place(seat).box.centre, 100, 140))

    def hand(self, view: View, seat: int) -> Box:
        spots = lay_place(self.felt.place(seat), view.places[seat])
        if spots.hand:
            return spots.hand[-1]
        box = self.felt.place(seat).box
        return Box(box.right - 100, box.bottom - 124, 72, 101)

    # --- what flies

    def fly_back(self, show: Show, start: Box, goal: Box, at: float = 0.0) -> None:
        """A card nobody sees slides from one place to another; once there, the table itself shows it."""
        part = show.part(at, FLIGHT, ease_in_out)
        if 0 < part < 1:
            centre = between(start.centre, goal.centre, part, arc=40)
            draw_back(show.canvas, Box.around(centre, goal.w, goal.w * SHAPE))

    def fly_card(self, show: Show, face: str, start: Box, goal: Box, at: float = 0.0) -> None:
        part = show.part(at, FLIGHT, ease_in_out)
        if 0 < part < 1:
            centre = between(start.centre, goal.centre, part, arc=40)
            draw_card(show.canvas, Box.around(centre, goal.w, goal.w * SHAPE), face)

    def fly_chip(self, show: Show, side: str, start: Spot, goal: Spot, at: float = 0.0) -> None:
        part = show.part(at, FLIGHT, ease_in_out)
        if part < 1:
            draw_chip(show.canvas, Box.around(between(start, goal, part, arc=90), 72), side)

    # --- what stands in the light

    def light(self, show: Show) -> None:
        """The pool of light in which the card lies."""
        pool = Box.around(self.big.centre, self.big.w * 2.3, self.big.h * 1.7)
        show.canvas.picture("ratjack/table/pool", pool)

    def guest(self, show: Show, mood: str) -> None:
        """An animal of the deck looks on, in this mood."""
        sets = SETS[show.told.sets]
        big = self.big
        wide = big.w * 0.86
        hop = (1 - show.part(0.0, 0.4, overshoot)) * 30
        box = Box.around((big.centre[0], big.centre[1] - hop), wide, wide * HEAD_SHAPE)
        self.light(show)
        draw_animal(show.canvas, box, sets[(show.told.round + 1) % len(sets)], mood)

    def show_card(self, show: Show, face: str, at: float = 0.0, *, large: bool = True) -> None:
        """The card it is about, in the light of the lamp."""
        if not show.since(at):
            return
        drop = (1 - show.part(at, 0.3, overshoot)) * 46
        self.light(show)
        box = self.big.moved(0, -drop)
        if large:
            draw_large_card(show.canvas, box, show.say, face, rim=theme.LAMP)
        else:
            draw_card(show.canvas, box, face, rim=theme.LAMP)

    def show_back(self, show: Show, at: float = 0.0) -> None:
        if show.since(at):
            drop = (1 - show.part(at, 0.3, overshoot)) * 46
            draw_back(show.canvas, self.big.moved(0, -drop), theme.LAMP)

    def say(
        self,
        show: Show,
        words: str,
        colour: Colour = theme.TEXT,
        *,
        upper: str = "",
        tone: Colour = theme.LAMP,
    ) -> None:
        """A line in the middle, and above it a sum or a sign in larger letters."""
        box = self.words
        first = box.top_part(box.h * 0.5) if upper else Box(box.x, box.y, 0, 0)
        canvas = show.canvas
        if upper:
            _outlined(show, upper, first, BIG, tone)
        rest = box.below(first.h) if upper else box
        lines = 2 if upper else 3
        canvas.text(
            words, rest, WORDS, colour, align="centre", lines=lines,
            valign="top" if upper or not self.flat else "middle", outline=theme.NIGHT, outline_width=6,
        )  # fmt: skip

    def trail(self, show: Show, start: Spot, goal: Spot, at: float = 0.0) -> None:
        """Dots that grow from a cause to its target."""
        part = show.part(at, 0.35)
        bend = ((start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2 - 60)
        for dot in range(int(DOTS * part)):
            spot = _curve(start, bend, goal, dot / DOTS)
            show.canvas.circle(spot, 5, theme.LAMP)
        if part >= 1:
            turn = math.atan2(goal[1] - bend[1], goal[0] - bend[0])
            tips = [
                (goal[0] + 20 * math.cos(turn + k), goal[1] + 20 * math.sin(turn + k)) for k in (0, 2.4, -2.4)
            ]
            show.canvas.polygon(tips, theme.LAMP)

    def ring(self, show: Show, box: Box, colour: Colour = theme.LAMP) -> None:
        """A rim of light around a card on the table."""
        show.canvas.rounded(box.inset(-6), None, radius=box.w * 0.14, rim=colour, rim_width=7)


Paint = Callable[[Stage, Show, Any], None]
"""How a cue paints a happening, or several, on a stage."""


def _curve(a: Spot, b: Spot, c: Spot, t: float) -> Spot:
    return (
        (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
        (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
    )


def _outlined(show: Show, words: str, box: Box, style: Style, colour: Colour) -> None:
    fit = fitting(show.canvas, words, box, style)
    show.canvas.text(words, box, fit, colour, align="centre", outline=theme.NIGHT, outline_width=7)
