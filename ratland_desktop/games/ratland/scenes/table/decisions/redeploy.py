"""The Sports clan moves rats on the open table: take one here, put it there, undo, done.

Seven places to press. With an empty hand a press takes a rat, otherwise it puts the rat down; the same
with mouse, keys and gamepad.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.questions import Redeploy, check_home
from ratland_desktop.games.ratland.rules.words import PIPES, Place, Plan
from ratland_desktop.screens.pieces.counts import draw_count
from ratland_desktop.screens.table.decision import Around, Decision
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Shortcut
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.portraits import seat_colour
from ratland_desktop.shell.widgets import Button, Kind, Look, Widget
from ratland_desktop.shell.widgets.buttons import Action, draw_plate
from ratland_desktop.tabletop.dialogue import IllegalAnswer
from ratland_desktop.tabletop.seats import Seat

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

HAND_WIDE = 240.0
"""For the rats that may still move, and the one in hand."""
ORDER = (Place.LEFT, Place.DUMP, Place.CITY, Place.FIELD, Place.PANTRY, Place.NURSERY, Place.RIGHT)


class PlaceCell(Button):
    """A place with its rats; `ready` shows that it can give or take one now."""

    def __init__(
        self,
        name: str,
        box: Box,
        words: str,
        place: Place,
        rats: int,
        change: int,
        seat: Seat,
        on_press: Action,
    ) -> None:
        super().__init__(name, box, words, on_press, kind=Kind.QUIET, sound="place_rat")
        self.place, self.rats, self.change, self.seat = place, rats, change, seat

    @property
    def ring_radius(self) -> float:
        return 18.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_plate(canvas, self.box, self.kind, look, enabled=self.enabled, radius=18)
        inner = self.box.inset(8, 10)
        sign = inner.top_part(inner.h * 0.28)
        icon = self.place.name.lower()
        if self.place in PIPES:
            icon = f"pipe_{icon}"
        canvas.icon(icon, Box.around(sign.centre, sign.h), theme.SOFT_TEXT)
        name = inner.below(sign.h).top_part(inner.h * 0.18)
        draw_fitting(canvas, self.words, name, theme.TINY_LABEL, theme.TEXT, align="centre")
        rats = inner.below(inner.h * 0.48)
        number = rats.top_part(rats.h * 0.5)
        canvas.text(
            str(self.rats),
            number,
            theme.HEADING,
            theme.TEXT if self.rats else theme.FAINT_TEXT,
            align="centre",
        )
        foot = rats.below(rats.h * 0.5)
        if self.change:
            colour = theme.GOOD if self.change > 0 else theme.BAD
            canvas.text(self.desk.texts.signed(self.change), foot, theme.LABEL, colour, align="centre")
        elif self.rats:
            canvas.picture("rat/token", foot.inset(4, 2), tint=seat_colour(self.seat))


class RedeployRats(Decision[Redeploy]):
    """`draft` holds the moves made so far (from, to), and the place a rat was taken from."""

    head_room = HAND_WIDE

    def __init__(self, question: Redeploy, around: Around) -> None:
        super().__init__(question, around)
        self.moves: list[tuple[Place, Place]] = around.draft.setdefault("moves", [])

    @property
    def in_hand(self) -> Place | None:
        found: Place | None = self.around.draft.get("in_hand")
        return found

    @property
    def plan(self) -> Plan:
        """Where the rats stand after the moves so far, the one in hand taken away."""
        counts = list(self.question.plan)
        for from_, into in self.moves:
            counts[from_] -= 1
            counts[into] += 1
        if self.in_hand is not None:
            counts[self.in_hand] -= 1
        return Plan(*counts)

    @property
    def left(self) -> int:
        return self.question.up_to - len(self.moves)

    @property
    def first(self) -> str:
        return "confirm"

    def may_press(self, place: Place) -> bool:
        if self.in_hand is None:
            return self.left > 0 and self.plan[place] > 0
        return place is self.in_hand or self._fits(place)

    def _fits(self, place: Place) -> bool:
        """Locked and Loaded's limit still holds (R22)."""
        counts = list(self.plan)
        counts[place] += 1
        try:
            check_home(Plan(*counts), self.question.home_limit)
        except IllegalAnswer:
            return False
        return True

    def press(self, place: Place) -> Go:
        if not self.may_press(place):
            return STAY
        draft = self.around.draft
        if self.in_hand is None:
            draft["in_hand"] = place
        else:
            if place is not self.in_hand:
                self.moves.append((self.in_hand, place))
            draft["in_hand"] = None
        self.around.rebuild()
        return STAY

    def undo(self) -> Go:
        if self.in_hand is not None:
            self.around.draft["in_hand"] = None
        elif self.moves:
            self.moves.pop()
        self.around.rebuild()
        return STAY

    def confirm(self) -> Go | None:
        self.around.draft["in_hand"] = None
        return self.around.answer(self.plan)

    def hot(self, shortcut: Shortcut) -> Go | None:
        return self.undo() if shortcut is Shortcut.UNDO else None

    def widgets(self) -> list[Widget]:
        say, seat = self.around.say, self.around.seats[self.question.seat]
        cells = self.body.top_part(self.body.h - 86).columns(len(ORDER), 10)
        made: list[Widget] = []
        for place, cell in zip(ORDER, cells, strict=True):
            words = say(f"ratland.place.{place.name.lower()}.short")
            change = self.plan[place] - self.question.plan[place]
            name, press = f"place-{place.name.lower()}", partial(self.press, place)
            button = PlaceCell(name, cell, words, place, self.plan[place], change, seat, press)
            button.enabled = self.may_press(place)
            made.append(button)
        foot = self.body.bottom_part(72)
        done = say("ratland.ask.redeploy.confirm" if self.moves else "ratland.ask.redeploy.none")
        undo = Button("undo", foot.left_part(280), say("ratland.sewer.undo"), self.undo, icon="undo")
        undo.enabled = bool(self.moves) or self.in_hand is not None
        confirm = Button(
            "confirm", foot.right_part(420), done, self.confirm, kind=Kind.PRIMARY, sound="confirm"
        )
        confirm.enabled = self.in_hand is None
        return [*made, undo, confirm]

    def draw(self, canvas: Canvas) -> None:
        self.draw_head(canvas)
        tint = seat_colour(self.around.seats[self.question.seat])
        hand = self.head.right_part(self.head_room).left_part(HAND_WIDE)
        still = self.left - (self.in_hand is not None)
        draw_count(canvas, Box(hand.x, hand.y + 20, 120, 52), "rat/token", still, theme.NUMBER, tint=tint)
        if self.in_hand is not None:
            canvas.picture("rat/token_run1", hand.right_part(110), tint=tint)
