"""A player who leaves the own screen open: after a while a curtain covers it and says whose screen it is."""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.shell.go import Go, Push
from ratland_desktop.shell.scenes.curtain import CurtainScene, Row, Waiting
from ratland_desktop.tabletop.seats import Seat

PATIENCE = 90.0
"""Seconds without any input before the cards are covered."""


class Away:
    """Counts the seconds since the last key, press or move; never where one person plays alone."""

    def __init__(self, alone: bool) -> None:
        self._alone = alone
        self._waited = 0.0

    def here(self) -> None:
        """Somebody has just done something."""
        self._waited = 0.0

    def wait(self, seconds: float) -> bool:
        """True when the cards must be covered now."""
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
