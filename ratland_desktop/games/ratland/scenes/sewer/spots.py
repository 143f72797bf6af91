"""A place on the sewer board as a widget: click, wheel, plus and minus, drag and keys.

Knows what a player can do with a place, not what a valid plan is: that is checked by the `Workshop`.
"""

from __future__ import annotations

from typing import Protocol

from ratland_desktop.games.ratland.rules.words import LEFT, PIPES, Place
from ratland_desktop.games.ratland.scenes.sewer.board import Spot as Ground
from ratland_desktop.games.ratland.scenes.sewer.pool import draw_herd
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.theme import SeatColour
from ratland_desktop.shell.widgets.base import Look, Widget

FAR_ENOUGH = 14.0
"""So far the mouse must move before a press becomes a drag."""
HOLD, AGAIN = 0.45, 0.12
"""Seconds until a held plus or minus repeats, and then from rat to rat."""


class Workshop(Protocol):
    """What the scene does for its places."""

    colour: SeatColour

    def put(self, place: Place) -> None: ...
    def take(self, place: Place) -> None: ...
    def rats_in(self, place: Place) -> int: ...
    def room_in(self, place: Place) -> int: ...
    def just_came(self, place: Place) -> tuple[int, float]: ...
    def lift(self, place: Place, at: Spot) -> None: ...
    def carry(self, at: Spot) -> None: ...
    def drop(self, at: Spot) -> None: ...
    def is_goal(self, place: Place) -> bool: ...


class PlaceSpot(Widget):
    """One place. A click puts a rat there, dragging takes one elsewhere."""

    def __init__(self, place: Place, ground: Ground, workshop: Workshop, tooltip: str) -> None:
        super().__init__(place.name.lower(), ground.whole, tooltip=tooltip)
        self.place = place
        self.ground = ground
        self.workshop = workshop
        self.pressed_at: Spot | None = None
        self.lifted = False
        self.turned = 0.0
        self.repeats: int = 0  # 1: plus is held, -1: minus is held
        self.waits = 0.0

    @property
    def ring_radius(self) -> float:
        return 26.0

    @property
    def ring_box(self) -> Box:
        return self.box.inset(8)

    # --- what a player does

    def press(self, spot: Spot) -> Go | None:
        if self.ground.minus.holds(spot):
            self._repeat(-1)
        elif self.ground.plus.holds(spot):
            self._repeat(1)
        else:
            self.pressed_at = spot
        return STAY

    def _repeat(self, step: int) -> None:
        self.repeats, self.waits = step, HOLD
        self._step()

    def _step(self) -> None:
        if self.repeats > 0:
            self.workshop.put(self.place)
        else:
            self.workshop.take(self.place)

    def drag(self, spot: Spot) -> None:
        if self.pressed_at is None:
            return
        if self.lifted:
            self.workshop.carry(spot)
            return
        moved = max(abs(spot[0] - self.pressed_at[0]), abs(spot[1] - self.pressed_at[1]))
        if moved > FAR_ENOUGH and self.workshop.rats_in(self.place):
            self.lifted = True
            self.workshop.lift(self.place, spot)

    def release(self, spot: Spot, inside: bool) -> Go | None:
        pressed, lifted = self.pressed_at, self.lifted
        self.forget_press()
        if lifted:
            self.workshop.drop(spot)
        elif pressed is not None and inside:
            self.workshop.put(self.place)
        return STAY

    def forget_press(self) -> None:
        self.pressed_at, self.lifted, self.repeats = None, False, 0

    def confirm(self, down: bool) -> Go | None:
        if down:
            self.workshop.put(self.place)
        return STAY

    def wheel(self, steps: float) -> Go | None:
        """Up puts rats, down takes them; fine wheels tell parts of a step."""
        self.turned += steps
        while abs(self.turned) >= 1:
            if self.turned > 0:
                self.workshop.put(self.place)
            else:
                self.workshop.take(self.place)
            self.turned -= 1 if self.turned > 0 else -1
        return STAY

    def update(self, seconds: float) -> Go | None:
        if self.repeats:
            self.waits -= seconds
            if self.waits <= 0:
                self.waits += AGAIN
                self._step()
        return None

    # --- how it looks

    def paint_box(self) -> Box:
        return self.box.inset(-14)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.workshop.is_goal(self.place):
            canvas.rounded(
                self.box, theme.see_through(theme.LAMP, 0.14), radius=26, rim=theme.LAMP, rim_width=6
            )
        elif look.hovered:
            canvas.rounded(self.box, None, radius=26, rim=theme.see_through(theme.LAMP, 0.65), rim_width=4)
        rats = self.workshop.rats_in(self.place)
        fresh, pops = self.workshop.just_came(self.place)
        if not rats and self.place not in PIPES:
            with canvas.faded(0.2):
                canvas.icon("rat", Box.around(self.ground.rats.centre, 76), theme.RIM)
        draw_herd(
            canvas, self.ground.rats, rats, self.workshop.colour,
            flip=self.place is LEFT, pops=pops, fresh=fresh,
        )  # fmt: skip
        self._draw_stepper(canvas, rats)

    def _draw_stepper(self, canvas: Canvas, rats: int) -> None:
        """The plate without its number is painted once a place.

        Shared between places it would stand a hair aside, where the player before had put rats first.
        """
        ground, some, room = self.ground, rats > 0, self.workshop.room_in(self.place) > 0

        def plate(on: Canvas) -> None:
            on.pill(ground.stepper, theme.NIGHT, rim=theme.LAMP if some else theme.RIM, rim_width=3)
            self._sign(on, "minus", ground.minus, some)
            self._sign(on, "plus", ground.plus, room)

        canvas.layer(("stepper", self.place, some, room), ground.stepper, plate)
        colour = theme.LAMP if some else theme.FAINT_TEXT
        canvas.text(str(rats), ground.count, theme.NUMBER.fixed(), colour, align="centre")

    @staticmethod
    def _sign(canvas: Canvas, icon: str, box: Box, works: bool) -> None:
        disc = box.inset(7)
        canvas.circle(disc.centre, disc.w / 2, theme.RAISED if works else theme.PANEL)
        canvas.icon(icon, disc.inset(9), theme.TEXT if works else theme.FAINT_TEXT)
