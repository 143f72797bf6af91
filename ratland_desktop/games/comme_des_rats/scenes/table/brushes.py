"""What the cues share: the cellar behind everything, people who step forward, cards and dice that move."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.games.comme_des_rats.rules.previews import bells
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.games.comme_des_rats.rules.words import Colour
from ratland_desktop.screens.table.brushes import between, name_plate, words
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.motion import ease_in_out, overshoot
from ratland_desktop.shell.portraits import HEAD_SHAPE

from ..pieces import pictures
from ..pieces.cards import card_at, draw_back, draw_card
from ..pieces.cellar import DoorBoxes, DoorMood, Note, door_boxes, draw_doors, draw_wall
from ..pieces.faces import draw_face
from ..pieces.pictures import CAT_SHAPE
from ..pieces.tokens import die_at, draw_die
from .layout import foot_of

FLIGHT = 0.5
VEIL = 0.62
CARD, DIE, HEAD = 96.0, 124.0, 150.0


@dataclass(frozen=True, slots=True)
class Stage:
    """The stage of one table."""

    layout: Layout

    # --- the cellar

    def cellar(self, show: Show, *, ajar: Sequence[int] = (), lit: int | None = None,
               labels: bool = True, lamp: bool = True) -> None:  # fmt: skip
        """The wall and the doors, as they stand after the step."""
        view = show.told
        assert isinstance(view, View)
        draw_wall(show.canvas, show.box, len(view.doors) if lamp else 0)
        ringing = bells(view).doors
        notes = tuple(Note(lit=lit == number, bell=number in ringing) for number in range(len(view.doors)))
        draw_doors(show.canvas, show.box, view.doors, show.say, DoorMood(frozenset(ajar), notes, labels))

    def dim(self, show: Show) -> None:
        """The cellar in the dark, so that what stands before it is seen."""
        self.cellar(show, labels=False, lamp=False)
        show.canvas.fill(show.box, theme.see_through(theme.NIGHT, VEIL))

    def door(self, show: Show, number: int) -> DoorBoxes:
        return door_boxes(show.box, len(show.told.doors))[number]

    # --- people

    def head(self, show: Show, seat: int, centre: Spot, size: float, mood: str = "", *,
             wear: str = "") -> None:  # fmt: skip
        """A player's head, with a mask or the mark of a role over it."""
        draw_face(show.canvas, Box.around(centre, size, size * HEAD_SHAPE), show.seats[seat], mood, wear=wear)

    def person(self, show: Show, seat: int, x: float, mood: str = "", *, hop: float = 0.0,
               y: float = 0.46, size: float = HEAD, wear: str = "") -> Spot:  # fmt: skip
        """A head on its name, as a share of the stage; gives back its centre."""
        spot = show.at(x, y)
        spot = (spot[0], spot[1] - hop * 40)
        self.head(show, seat, spot, size, mood, wear=wear)
        plate = Box.around((spot[0], show.at(x, y)[1] + size * 0.68), max(190.0, size * 1.4), 44)
        name_plate(show, seat, plate)
        return spot

    def from_left(self, seats: Iterable[int]) -> list[int]:
        """As their panels stand below the stage."""
        return sorted(seats, key=lambda seat: self.layout.panels[seat].box.x)

    def foot(self, seat: int) -> Spot:
        """Where something leaves the stage for this seat's panel."""
        return foot_of(self.layout, seat)

    # --- things that move

    def fly(self, show: Show, kind: str | None, start: Spot, goal: Spot, at: float = 0.0,
            wide: float = CARD, seconds: float = FLIGHT) -> None:  # fmt: skip
        """A card on its way: face up, or its back if nobody else may see it."""
        part = show.part(at, seconds, ease_in_out)
        if not 0 < part < 1:
            return
        box = card_at(between(start, goal, part, arc=70), wide)
        if kind is None:
            draw_back(show.canvas, box)
        else:
            draw_card(show.canvas, box, kind)

    def card(self, show: Show, kind: str | None, centre: Spot, wide: float = CARD * 1.7) -> None:
        """A card in the light."""
        drop = (1 - show.part(0.0, 0.3, overshoot)) * 40
        box = card_at((centre[0], centre[1] - drop), wide)
        if kind is None:
            draw_back(show.canvas, box, rim=theme.LAMP)
        else:
            draw_card(show.canvas, box, kind, rim=theme.LAMP)

    def die(self, show: Show, face: str, colour: Colour, centre: Spot, wide: float = DIE) -> None:
        draw_die(show.canvas, die_at(centre, wide), face, colour)

    def slide_die(self, show: Show, face: str, colour: Colour, start: Spot, goal: Spot,
                  at: float = 0.0, wide: float = DIE) -> None:  # fmt: skip
        part = show.part(at, FLIGHT, ease_in_out)
        self.die(show, face, colour, between(start, goal, part), wide)

    def tumble(self, show: Show, face: str, colour: Colour, goal: Spot, at: float) -> None:
        """A die rolls in from the left, turns over and settles."""
        part = show.part(at, 0.6)
        start = (show.box.x - 90, goal[1] + 60)
        spot = between(start, goal, part, arc=90)
        if part < 0.85:
            picture = pictures.tumbling(colour)
            show.canvas.picture(picture, die_at(spot, DIE), angle=-round(part * 4) * 45)
        else:
            self.die(show, face, colour, goal)

    def cat(self, show: Show, pose: str, centre: Spot, wide: float, *, flip: bool = False) -> None:
        box = Box.around(centre, wide, wide * CAT_SHAPE)
        show.canvas.picture(pictures.cat(pose), box, flip=flip)

    # --- words

    def say(self, show: Show, text: str, colour: theme.Colour = theme.LAMP, *, y: float = 0.13,
            size: float = 52.0) -> None:  # fmt: skip
        """A few large words over the stage."""
        box = Box.around(show.at(0.5, y), show.box.w - 60, size * 1.4)
        words(show, text, box, theme.HEADING.sized(size), colour)

    def flash(self, show: Show, picture: str, centre: Spot, size: float, at: float,
              seconds: float = 0.45) -> None:  # fmt: skip
        """Something that lights up and fades."""
        part = show.part(at, seconds)
        if 0 < part < 1:
            with show.canvas.faded(1 - part * part):
                show.canvas.picture(picture, Box.around(centre, size))

    def leaves(self, show: Show, centre: Spot, radius: float, at: float) -> None:
        """The four leaves of a clover fly off."""
        part = show.part(at, 0.7)
        if not 0 < part < 1:
            return
        with show.canvas.faded(1 - part * part):
            for leaf in range(4):
                turn = math.tau * (leaf + 0.5) / 4
                far = radius * (0.25 + 0.9 * part)
                spot = (centre[0] + far * math.cos(turn), centre[1] + far * math.sin(turn))
                show.canvas.picture(pictures.LEAF, Box.around(spot, 64), angle=-45.0 - 90 * leaf)


Paint = Callable[[Stage, Show, Any], None]
"""How a cue paints a happening, or several, on a stage."""
