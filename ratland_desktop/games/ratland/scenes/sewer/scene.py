"""One player places rats, in private.

Made from one seat's view; everything the player tries out is gone when the scene ends. Every action makes the
same click, so nobody can hear what is placed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from ratland_desktop.games.ratland.doubts import doubt_about
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import PANTRY, Place, Plan
from ratland_desktop.games.ratland.scenes.peek import PeekScene
from ratland_desktop.games.ratland.scenes.pieces.cards import plan_lines
from ratland_desktop.games.ratland.scenes.sewer.board import paint_backdrop
from ratland_desktop.games.ratland.scenes.sewer.controls import about, build_form, draw_hint_line
from ratland_desktop.games.ratland.scenes.sewer.pool import draw_pool, pool_rats
from ratland_desktop.games.ratland.scenes.sewer.side_panel import draw_side_panel
from ratland_desktop.games.ratland.scenes.sewer.signs import draw_signs
from ratland_desktop.games.ratland.scenes.sewer.spots import PlaceSpot
from ratland_desktop.games.ratland.scenes.sewer.workbench import Workbench
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go, Push
from ratland_desktop.shell.intents import Digit, Hand, Hot, Intent, Point, Press, Release, Shortcut
from ratland_desktop.shell.widgets import Form
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

DIGITS_TOGETHER = 1.0
"""Two digits within so many seconds are one number."""


class MySewerScene(Workbench):
    """`draft` is a plan that was begun before a break, or that its player thinks over."""

    buttons: ClassVar[Mapping[Shortcut, str]] = {
        Shortcut.UNDO: "undo", Shortcut.REDO: "redo", Shortcut.RESET: "reset", Shortcut.REST: "rest",
        Shortcut.LAST_ROUND: "last", Shortcut.HINT: "idea", Shortcut.DONE: "done",
    }  # fmt: skip

    def __init__(
        self,
        view: View,
        question: Placement,
        seats: Sequence[Seat],
        menu: Callable[[], Go],
        draft: Plan | None = None,
    ) -> None:
        super().__init__(view, question, seats, menu, draft)
        self.asked_again = draft is not None  # a player who thinks again has been asked before
        self._typed: tuple[Place, int, float] | None = None

    @property
    def draft(self) -> Plan | None:
        """The rats that are placed so far; None: none."""
        return self.plan if self.editor.placed else None

    # --- what the player sees

    def build_form(self, canvas: Canvas) -> Form:
        self.lifted = None
        return build_form(canvas, self)

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("my sewer", paint_backdrop)
        draw_signs(canvas, self)
        draw_pool(canvas, self)
        draw_side_panel(canvas, self)
        draw_hint_line(canvas, self)
        self.form.draw(canvas)
        if self.lifted is not None:
            name = "rat/token_run1" if int(self.lifted.at[0] // 36) % 2 else "rat/token_run2"
            canvas.picture(name, self.lifted.box, tint=self.colour, angle=6)

    # --- what the buttons do

    def refresh_buttons(self) -> None:
        """Which of the buttons mean something now."""
        can = {
            "undo": self.editor.can_undo,
            "redo": self.editor.can_redo,
            "reset": self.editor.placed > 0,
            "rest": self.editor.room(PANTRY) > 0,
            "last": self.last_plan is not None,
            "done": self.editor.complete,
        }
        for widget in self.form.widgets:
            if widget.name in can:
                widget.enabled = can[widget.name]
            elif isinstance(widget, PlaceSpot):
                widget.tooltip = about(self, widget.place)

    def rest_stays_home(self) -> None:
        self.change(lambda: self.editor.rest_to(PANTRY), click=False)

    def as_last_round(self) -> None:
        earlier = self.last_plan
        if earlier is not None:
            self.change(lambda: self.editor.like(earlier), click=False)

    def ask_for_ideas(self) -> Go | None:
        if self.adviser is None:
            return None
        ideas = HintsScene(self.adviser, self.view, self.question, self.seats, plan_lines)
        return ideas.opened(self.take_idea)

    def take_idea(self, plan: Plan) -> None:
        self.change(lambda: self.editor.like(plan), click=False)

    def undo(self) -> None:
        self.change(self.editor.undo, click=False)

    def redo(self) -> None:
        self.change(self.editor.redo, click=False)

    def reset(self) -> None:
        self.change(self.editor.clear, click=False)

    def peek(self) -> Go | None:
        """The Seer looks at the next cards."""
        seen = self.view.foresight
        return Push(PeekScene(self.seat, seen, self.view.players, face_down=False)) if seen else None

    # --- hands

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(self.form.focus, PlaceSpot) and self.hurry.swallows(intent):
            return STAY
        own = self.by_mouse(intent) or self.by_keys(intent)
        return own or super().handle(intent)

    def by_mouse(self, intent: Intent) -> Go | None:
        """The pool and the right button; everything else the places see to."""
        if isinstance(intent, Press) and self.lifted is not None:
            self.let_go()  # it was let go outside of the window
        if isinstance(intent, Press) and self.coaching is not None and self.coaching.covers(intent.spot):
            return None
        match intent:
            case Press(spot, 3) if (place := self.place_at(spot)) is not None:
                self.take(place)
            case Press(spot, 1) if self.waiting and pool_rats(self).holds(spot):
                self.lift(None, spot)
            case Point(spot) if self.lifted is not None and self.lifted.source is None:
                self.carry(spot)
            case Release(spot, 1) if self.lifted is not None and self.lifted.source is None:
                self.drop(spot)
            case _:
                return None
        return STAY

    def by_keys(self, intent: Intent) -> Go | None:
        """Keys for the place that has the focus."""
        focus = self.form.focus
        place = focus.place if isinstance(focus, PlaceSpot) else None
        match intent:
            case Hot(Shortcut.MORE) if place is not None:
                self.put(place)
            case Hot(Shortcut.LESS) | Hot(Shortcut.NEXT, Hand.PAD) if place is not None:
                self.take(place)
            case Digit(number) if place is not None:
                self.type_digit(place, number)
            case _:
                return None
        return STAY

    def type_digit(self, place: Place, digit: int) -> None:
        """A second digit soon after the first makes a number of two."""
        if self._typed is not None and self._typed[0] is place:
            digit += 10 * self._typed[1]
        self._typed = (place, digit % 10, DIGITS_TOGETHER)
        self.set_count(place, digit)

    def update(self, seconds: float) -> Go | None:
        if self._typed is not None:
            place, digit, left = self._typed
            self._typed = (place, digit, left - seconds) if left > seconds else None
        return super().update(seconds)

    # --- handing in

    def done(self) -> Go | None:
        return self.hand_in(self.plan, self.doubts, "ratland.sewer.warn")

    def doubts(self, say: Texts) -> str | None:
        """What asks again about a plan that looks like a mistake, or None when nothing looks wrong."""
        doubt = doubt_about(self.view, self.plan, self.foreseen)
        if doubt is None:
            return None
        return say(f"ratland.sewer.warn.{doubt.worry.value}", cost=doubt.cost, cheese=doubt.cheese)
