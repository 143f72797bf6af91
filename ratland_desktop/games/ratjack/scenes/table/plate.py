"""Passing the laptop on at the open table: it shows no secret, so it needs no curtain. Whoever is called says
"it's me" in the middle of the felt, and only then the own screen is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from ratland_desktop.hotseat.session import HandOver, Session
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.voice import voice_of
from ratland_desktop.shell.widgets import HoldButton

from ..pieces.felt import Felt

ME = "me"
CALM = 0.8
"""Seconds without a press before one counts, so that nobody who skips through the story opens this screen."""
WIDE, HIGH, DEEP = 500.0, 88.0, 652.0


def called(session: Session, mode: Mode) -> int | None:
    """The seat whose player takes the laptop now; None where nothing is hidden, or the curtain comes."""
    step = session.step()
    if mode is not Mode.LEAVE or not isinstance(step, HandOver) or not session.needs_curtain:
        return None
    return None if session.rethinking is not None or session.behind == step.seat else step.seat


def plate_box(felt: Felt) -> Box:
    """In the middle of the felt, far from the button with which the story goes on."""
    return Box.around((felt.middle.centre[0], DEEP), WIDE, HIGH)


class ItsMeButton(HoldButton):
    """Held, or pressed twice. It sleeps until nobody has pressed anything for a moment."""

    def __init__(self, box: Box, desk: Desk, session: Session, seat: int, come_in: Callable[[], Go]) -> None:
        whose = session.seats[seat]
        voice = voice_of(whose)
        say, name = desk.words_for(voice), whose.name
        super().__init__(ME, box, say("curtain.me", name=name), say("curtain.again", name=name), come_in)
        self.style = theme.SUBHEADING
        self.seat = seat
        self.lettering = (desk.scale_for(voice), voice)
        self._sleeps = CALM

    def sleep(self) -> bool:
        """Somebody presses. True: that does not count yet, and the wait begins anew."""
        asleep = self._sleeps > 0
        if asleep:
            self._sleeps = CALM
        return asleep

    def press(self, spot: Spot) -> Go | None:
        return STAY if self.sleep() else super().press(spot)

    def confirm(self, down: bool) -> Go | None:
        return STAY if down and self.sleep() else super().confirm(down)

    def update(self, seconds: float) -> Go | None:
        self._sleeps -= seconds
        return super().update(seconds)

    def take_over(self, old: Self) -> None:
        """The table is laid out anew while it waits, or is held."""
        if old.seat == self.seat:
            self._sleeps, self.held_for, self.armed_for = old._sleeps, old.held_for, old.armed_for
            self.words = self.again if self.armed_for > 0 else self.plain_words
