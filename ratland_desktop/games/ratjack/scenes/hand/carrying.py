"""Dragging on a player's own screen: cards to the row or onto the pile, chips to cards. Nobody has to drag.

Whatever is dropped where it may lie does what a press would do; dropped elsewhere it is back where it was.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ratland_desktop.games.ratjack.rules.questions import DrawChoice, EffectChoice, OpeningChoice, PlayChoice
from ratland_desktop.games.ratjack.rules.words import DECK, DISCARD, HIDE, OPEN, UNCOVER
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Intent, Point, Press, Release
from ratland_desktop.shell.names import draw_fitting

from ..pieces.cards import SHAPE, draw_back, draw_card, draw_large_card
from ..pieces.chips import draw_chip, side_of
from ..pieces.piles import chip_places
from ..pieces.places import lay_place
from .board import SLOTS
from .choosing import (
    WAYS,
    card_name,
    chip_name,
    hand_name,
    lay_name,
    pile_name,
    top_name,
    way_name,
)  # fmt: skip

if TYPE_CHECKING:
    from .scene import MyTurnScene

FAR = 16.0
"""So many units the mouse moves before a press becomes a drag."""
CARRIED_WIDE, CHIP_WIDE, GOAL_WIDE = 176.0, 96.0, 220.0


@dataclass(frozen=True, slots=True)
class Thing:
    """What can be dragged: its place, and the places where it can be dropped with what that picks."""

    name: str
    box: Box
    drops: tuple[tuple[Box, tuple[str, ...]], ...]


def things_on(page: MyTurnScene) -> list[Thing]:
    """Everything on this page that can be dragged somewhere."""
    question = page.question
    row, hidden, whole, pile = *_rows(page), page.felt.place(page.me).box, page.felt.discard.inset(-20)
    match question:
        case OpeningChoice():
            return [_card(place, (whole, hand_name(place))) for place in (0, 1)]
        case PlayChoice():
            ways = ((row, OPEN), (hidden, HIDE), (pile, UNCOVER))
            return [_card(n, *((box, way_name(way, n)) for box, way in ways)) for n in (0, 1)]
        case DrawChoice():
            piles = ((DECK, page.felt.deck), (DISCARD, page.felt.discard))
            return [
                Thing(name, box, ((page.felt.middle, (name,)),))
                for name, box in ((pile_name(each), box) for each, box in piles)
                if name in page.choosing.names
            ]
        case EffectChoice(verb="discard_hand"):
            return [_card(place, (pile, hand_name(place))) for place in (0, 1)]
        case EffectChoice(verb="discard_deck"):
            return [_card(place, (pile, top_name(place)), name=top_name(place)) for place in (0, 1)]
        case EffectChoice(verb="lay_hand"):
            return [_card(page.hand_slot, (row, lay_name(OPEN)), (hidden, lay_name(HIDE)))]
    return _chips(page)


def _card(slot: int, *drops: tuple[Box, str], name: str = "") -> Thing:
    """One of the two large cards; each place where it can go picks one part."""
    return Thing(name or hand_name(slot), SLOTS[slot], tuple((box, (part,)) for box, part in drops))


def _rows(page: MyTurnScene) -> tuple[Box, Box]:
    """The own place: above, where open cards lie, and below, where hidden ones do."""
    place = page.felt.place(page.me).box
    upper = place.top_part(place.h * 0.58)
    return upper, place.below(upper.h)


def _chips(page: MyTurnScene) -> list[Thing]:
    """A chip can be dropped on any card that can be chosen together with it."""
    found = []
    for letter, box in chip_places(page.felt, page.view):
        name = chip_name(letter)
        goals = []
        for card, spot in _card_spots(page):
            if any({name, card} <= {*parts} for _, parts in page.choosing.offers):
                goals.append((spot, (name, card)))
        if goals:
            found.append(Thing(name, box, tuple(goals)))
    return found


def _card_spots(page: MyTurnScene) -> list[tuple[str, Box]]:
    """All cards on the table that have a name, as far as they can be seen."""
    found = []
    for spot in page.felt.places:
        spots = lay_place(spot, page.view.places[spot.seat])
        found += [(card_name((spot.seat, slot)), spots.seen(slot)) for slot in spots.cards]
    return found


class Carrying:
    """At most one thing is on its way; `spot` is where, None before it has really moved."""

    def __init__(self, page: MyTurnScene) -> None:
        self._page = page
        self._held: tuple[Thing, Spot] | None = None
        self.spot: Spot | None = None

    @property
    def thing(self) -> Thing | None:
        """What is on its way."""
        return self._held[0] if self._held is not None and self.spot is not None else None

    def take(self, intent: Intent) -> Go | None:
        """None when this is an ordinary press or move."""
        match intent:
            case Press(spot, 1):
                self._held, self.spot = self._grip(spot), None
            case Point(spot) if self._held is not None:
                if self.spot is None and math.dist(self._held[1], spot) < FAR:
                    return None
                self._page.form.held = None
                self.spot = spot
                self._page.touch()
                return STAY
            case Release(spot, 1):
                thing, self._held, self.spot = self.thing, None, None
                if thing is not None:
                    self._page.touch()
                    return self._drop(thing, spot)
        return None

    def _grip(self, spot: Spot) -> tuple[Thing, Spot] | None:
        """What lies there, unless something else is in front of it."""
        thing = next((each for each in things_on(self._page) if each.box.holds(spot)), None)
        under = self._page.form.under(spot)
        if thing is None or (under is not None and not under.name.startswith(thing.name)):
            return None
        return (thing, spot)

    def _drop(self, thing: Thing, spot: Spot) -> Go:
        parts = next((parts for box, parts in thing.drops if box.holds(spot)), ())
        return self._page.drop(parts) if parts else STAY

    # --- how it looks

    def draw(self, canvas: Canvas) -> None:
        """The places where it can go, and the thing itself under the mouse."""
        thing, spot = self.thing, self.spot
        if thing is None or spot is None:
            return
        with canvas.above():
            for box, parts in thing.drops:
                over = box.holds(spot)
                fill = theme.see_through(theme.LAMP, 0.22 if over else 0.08)
                canvas.rounded(box, fill, radius=22, rim=theme.LAMP, rim_width=7 if over else 4)
                _draw_goal(canvas, self._page, box, parts[0])
            _draw_thing(canvas, self._page, thing.name, spot)


def _draw_goal(canvas: Canvas, page: MyTurnScene, box: Box, part: str) -> None:
    """What dropping a card there means, where there is room to say it."""
    ways = {name: way for way in WAYS for name in (way_name(way, 0), way_name(way, 1), lay_name(way))}
    if part not in ways or box.w < GOAL_WIDE:
        return
    words = page.desk.texts(f"ratjack.way.{ways[part]}.name")
    pill = Box(box.right - GOAL_WIDE, box.bottom - 58, GOAL_WIDE - 16, 44)
    canvas.pill(pill, theme.LAMP, rim=theme.LAMP_RIM)
    draw_fitting(canvas, words, pill.inset(16, 2), theme.SMALL_LABEL, theme.ON_LAMP, align="centre")


def _draw_thing(canvas: Canvas, page: MyTurnScene, name: str, spot: Spot) -> None:
    kind, _, which = name.partition("-")
    card = Box.around(spot, CARRIED_WIDE, CARRIED_WIDE * SHAPE)
    if kind == "chip":
        draw_chip(canvas, Box.around(spot, CHIP_WIDE), side_of(page.view, which))
    elif kind in ("hand", "top"):
        face = page.large[int(which)]
        if face is not None:
            draw_large_card(canvas, card, page.desk.texts, face, rim=theme.LAMP)
    elif which == DECK:
        draw_back(canvas, card, theme.LAMP)
    else:
        draw_card(canvas, card, page.view.discard[-1], rim=theme.LAMP)
