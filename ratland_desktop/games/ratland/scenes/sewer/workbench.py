"""The state of the placing page: the plan being edited, and the rats being dragged.

Made from one seat's view. Every action makes the same click, so nobody can hear what is placed. Knows
places, not buttons: the scene decides which buttons are enabled after an action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ratland_desktop.games.ratland.forecast import Forecast, forecast
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import Place, Plan
from ratland_desktop.games.ratland.scenes.sewer.plan_editor import PlanEditor
from ratland_desktop.games.ratland.scenes.sewer.pool import LARGEST, SHAPE
from ratland_desktop.games.ratland.scenes.sewer.spots import PlaceSpot
from ratland_desktop.screens.private_page import PrivatePage
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.motion import Tween, overshoot
from ratland_desktop.shell.portraits import seat_colour
from ratland_desktop.tabletop.seats import Seat

POP_SECONDS = 0.28
CLICK = "click"


@dataclass(slots=True)
class Lifted:
    """A rat in the player's hand; `source` is None when it comes from the pool."""

    source: Place | None
    at: Spot

    @property
    def box(self) -> Box:
        return Box.around(self.at, LARGEST * 1.15, LARGEST * 1.15 / SHAPE)


class Workbench(PrivatePage[Plan]):
    """What the places of the sewer ask for and do (see `spots.Workshop`)."""

    def __init__(
        self,
        view: View,
        question: Placement,
        seats: Sequence[Seat],
        menu: Callable[[], Go],
        draft: Plan | None,
    ) -> None:
        super().__init__(menu, alone=sum(seat.is_human for seat in seats) < 2)
        assert view.seat is not None
        self.view = view
        self.question = question
        self.seats = tuple(seats)
        self.seat = self.seats[view.seat]
        self.me = view.sewers[view.seat]
        self.colour = seat_colour(self.seat)
        self.editor = PlanEditor(question, draft)
        self.lifted: Lifted | None = None
        self._fresh: dict[Place, tuple[int, Tween]] = {}
        self._foreseen: tuple[Plan, Forecast] | None = None

    def refresh_buttons(self) -> None:
        """Something was placed or taken."""

    # --- what there is

    @property
    def plan(self) -> Plan:
        return self.editor.plan

    @property
    def foreseen(self) -> Forecast:
        """What can come of the plan as it is now."""
        if self._foreseen is None or self._foreseen[0] != self.plan:
            self._foreseen = (self.plan, forecast(self.view, self.plan))
        return self._foreseen[1]

    @property
    def last_plan(self) -> Plan | None:
        """What this player placed in the round before."""
        assert self.view.seat is not None
        return self.view.records[-1].plans[self.view.seat] if self.view.records else None

    @property
    def duel(self) -> bool:
        """Two players: pipe against pipe (R1)."""
        return self.view.players == 2

    def neighbour(self, side: Place) -> int:
        """The seat that this pipe leads to: the left neighbour is the next seat."""
        assert self.view.seat is not None
        return (self.view.seat + (1 if side is Place.LEFT else -1)) % self.view.players

    # --- what a place can ask (see spots.Workshop)

    def rats_in(self, place: Place) -> int:
        """Without the one that is in the player's hand."""
        lifted = self.lifted is not None and self.lifted.source is place
        return self.plan[place] - lifted

    @property
    def waiting(self) -> int:
        """Rats in the pool, without the one in the player's hand."""
        return self.editor.left - (self.lifted is not None and self.lifted.source is None)

    def room_in(self, place: Place) -> int:
        return self.editor.room(place)

    def just_came(self, place: Place) -> tuple[int, float]:
        count, tween = self._fresh.get(place, (0, None))
        return (count, tween.value) if tween is not None else (0, 1.0)

    def is_goal(self, place: Place) -> bool:
        return self.lifted is not None and self.place_at(self.lifted.at) is place

    def place_at(self, spot: Spot) -> Place | None:
        under = next((w for w in self.spots() if w.box.holds(spot)), None)
        return under.place if under is not None else None

    def spots(self) -> list[PlaceSpot]:
        return [widget for widget in self.form.widgets if isinstance(widget, PlaceSpot)]

    # --- deeds: every one clicks alike, whatever it does

    def put(self, place: Place) -> None:
        self.change(lambda: self.editor.put(place))

    def take(self, place: Place) -> None:
        self.change(lambda: self.editor.take(place))

    def set_count(self, place: Place, rats: int) -> None:
        self.change(lambda: self.editor.set_count(place, rats))

    def change(self, act: Callable[[], bool], *, click: bool = True) -> None:
        """Do it; rats that have come somewhere pop up there."""
        if click:
            self.desk.sound.play(CLICK)
        before = self.plan
        if not act():
            return
        for widget in self.spots():
            place = widget.place
            more = self.plan[place] - before[place]
            if more > 0:
                tween = self.motions.go(0.3, 1.0, POP_SECONDS, overshoot, box=widget.paint_box())
                self._fresh[place] = (more, tween)
        self.refresh_buttons()
        self.touch()

    # --- dragging

    def lift(self, place: Place | None, at: Spot) -> None:
        self.lifted = Lifted(place, at)
        self.touch()

    def carry(self, at: Spot) -> None:
        assert self.lifted is not None
        goal_before = self.place_at(self.lifted.at)
        self.touch(self.lifted.box.inset(-24))
        self.lifted.at = at
        self.touch(self.lifted.box.inset(-24))
        goal = self.place_at(at)
        if goal is not goal_before:
            for widget in self.spots():
                if widget.place in (goal, goal_before):
                    self.touch(widget.paint_box())

    def drop(self, at: Spot) -> None:
        """On a place it stays there; anywhere else it goes back to the pool."""
        assert self.lifted is not None
        source, self.lifted = self.lifted.source, None
        goal = self.place_at(at)
        if source is None:
            self.change(lambda: goal is not None and self.editor.put(goal))
        elif goal is None:
            self.change(lambda: self.editor.take(source))
        else:
            self.change(lambda: self.editor.move(source, goal))
        self.touch()

    def let_go(self) -> None:
        """The lifted rat is where it was."""
        self.lifted = None
        for widget in self.spots():
            widget.forget_press()
