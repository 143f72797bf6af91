"""A player who leaves the own screen open: a curtain covers it and says whose screen it is.

It comes when the window is left, after a while without input, and when somebody comes back from the menu.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from ratland_desktop.screens.private_page import PrivatePage
from ratland_desktop.shell.go import Go, Push
from ratland_desktop.shell.intents import Intent
from ratland_desktop.shell.scenes.curtain import CurtainScene, Row, Waiting
from ratland_desktop.tabletop.seats import Seat

R = TypeVar("R")

PATIENCE = 90.0
"""Seconds without any input before a page is covered."""


class Away:
    """Counts the seconds since the last key, press or move; never where one person plays alone."""

    def __init__(self, alone: bool) -> None:
        self._alone = alone
        self._waited = 0.0

    def here(self) -> None:
        """Somebody has just done something."""
        self._waited = 0.0

    def wait(self, seconds: float) -> bool:
        """True when the page must be covered now."""
        self._waited += seconds
        if self._alone or self._waited < PATIENCE:
            return False
        self._waited = 0.0
        return True


def cover(number: int, seat: Seat, menu: Callable[[], Go]) -> Go:
    """The curtain in front of the page, which stays as it is behind it."""
    curtain = CurtainScene([Row(number, seat, Waiting.NOW)], number, explain=False, menu=menu, sealed=False)
    return Push(curtain, then=lambda _: None)


def covering(number: int, seat: Seat, menu: Callable[[], Go]) -> Callable[[], Go]:
    """The menu of a page that others must not see. Whoever comes back from it, or from a page that it leads
    to, may be somebody else: the curtain is in front of the page then."""

    def after(go: Go | None) -> Go:
        if isinstance(go, Push):
            then = go.then
            return Push(go.scene, lambda result: after(then(result) if then is not None else None))
        return go or cover(number, seat, menu)

    return lambda: after(menu())


def plays_alone(seats: Sequence[Seat]) -> bool:
    """One person among computers: nobody else could look at the screen."""
    return sum(seat.is_human for seat in seats) < 2


class CoveredPage(PrivatePage[R]):
    """A secret page of the seat `owner` that covers itself, unless that player is alone."""

    def __init__(self, menu: Callable[[], Go], seats: Sequence[Seat], owner: int) -> None:
        self.alone = plays_alone(seats)
        super().__init__(menu if self.alone else covering(owner, seats[owner], menu), alone=self.alone)
        self.away = Away(alone=self.alone)
        self._cover = partial(cover, owner, seats[owner], menu)

    def handle(self, intent: Intent) -> Go | None:
        self.away.here()
        return super().handle(intent)

    def look_away(self) -> Go | None:
        return None if self.alone else self._cover()

    def update(self, seconds: float) -> Go | None:
        return self._cover() if self.away.wait(seconds) else super().update(seconds)
