"""Hands that help: people do a step by themselves, press by press. Which presses count, how long the table
waits for whom, and the buttons.

A press counts when it goes down; held down, it goes on by itself. Mouse, keys and pad do the same. Knows no
happening and no rules: what a press does comes from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ratland_desktop.hotseat.session import Breath, Session
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.widgets import Button, Kind, Look

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

HELD_AFTER, HELD_EVERY = 0.5, 0.3
"""Seconds: who holds it so long wants all of them, and so often comes the next."""


BEAT = 0.5
"""Seconds of the story that the picture of one press takes."""
SETTLE = 0.4
"""Seconds without a press before presses count for the next player who draws."""
BREATH = 2.5
"""Seconds in which people who are asked quietly may say that they want to decide in person."""
PATIENCE = 10.0
"""Seconds after which auto-play draws for a player who does not press. Whatever the speed: people find the
button no sooner because the story is told faster."""


class Presses:
    """The presses of the hands that are wanted at one place of the story."""

    def __init__(self) -> None:
        self.number = 0
        self._at: object = None
        self._stood = 0.0  # seconds since the last press, or since hands are wanted
        self._waited = 0.0  # seconds in which somebody could have pressed and nobody did
        self._alone = False  # nobody came, so it goes on by itself

    def call(self, at: object) -> None:
        """From now on somebody may press, at this place."""
        self._at, self.number, self._stood = at, 0, 0.0
        self.start_waiting()

    def start_waiting(self) -> None:
        """From here on they get all the time again before auto-play presses for them."""
        self._waited, self._alone = 0.0, False

    def wanted(self, at: object) -> bool:
        return self._at == at

    def wait(self, seconds: float) -> None:
        self._stood += seconds

    def too_soon(self) -> bool:
        """Somebody presses. Whether that follows so closely on the last press that it was meant for it."""
        early, self._stood = self._stood < SETTLE, 0.0
        return early

    def take(self, most: int) -> bool:
        """Somebody presses. False when that does not count."""
        early = self.too_soon() and not self.number
        if early or self.number >= most:
            return False
        self.start_waiting()
        self.number += 1
        return True

    def go_on_alone(self, seconds: float, passed: float) -> bool:
        """Whether auto-play presses now. To be asked while somebody could press.

        `seconds`: since it was asked last. `passed`: how long the picture of the last press has been shown.
        """
        self._waited += seconds
        due = passed >= BEAT if self._alone else self._waited >= PATIENCE
        if not due:
            return False
        self._alone = True
        self.number += 1
        return True


class Pause:
    """The breath that the table takes where people are asked quietly."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._begun_for: object = None

    @property
    def _asked(self) -> object:
        return self._session.mark, self._session.match.open_questions

    def begin(self) -> None:
        self._begun_for = self._asked

    @property
    def seats(self) -> tuple[int, ...]:
        """Who is asked, once the pause has begun."""
        step = self._session.step()
        return step.seats if isinstance(step, Breath) and self._begun_for == self._asked else ()


class PullButton(Button):
    """Presses at once, and again and again while it is held."""

    def __init__(
        self, name: str, box: Box, words: str, pull: Callable[[], Go | None], *, tooltip: str, hint: str = ""
    ) -> None:
        """`hint` is the key of what Space does now."""
        icon = "hand" if words else ""
        super().__init__(name, box, words, pull, kind=Kind.PRIMARY, icon=icon, tooltip=tooltip)
        self.hint = hint
        self._held: float | None = None

    def press(self, spot: Spot) -> Go | None:
        return self._begin()

    def release(self, spot: Spot, inside: bool) -> Go | None:
        self._held = None
        return STAY

    def confirm(self, down: bool) -> Go | None:
        if down:
            return self._begin()
        self._held = None
        return STAY

    def lose_focus(self) -> Go | None:
        self._held = None
        return None

    def _begin(self) -> Go | None:
        self._held = 0.0
        return self.on_press() or STAY

    def update(self, seconds: float) -> Go | None:
        if self._held is None:
            return None
        self._held += seconds
        if self._held < HELD_AFTER:
            return None
        self._held -= HELD_EVERY
        return self.on_press()


class PullSpot(PullButton):
    """The same, over something that is drawn elsewhere: a lamp-lit rim says that it can be pressed."""

    @property
    def ring_radius(self) -> float:
        return 26.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        if look.hovered and not look.ring:
            canvas.rounded(self.box, None, radius=self.ring_radius, rim=theme.LAMP, rim_width=5)
