"""Moving a seat to another place on the set-up, with the mouse or with keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ratland_desktop.screens.setup import rows
from ratland_desktop.screens.setup.model import Draft
from ratland_desktop.screens.setup.seats import draw_carried
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Back, Intent, Move, Point, Release


class Laid(Protocol):
    """The table that is being laid, as far as carrying needs it."""

    desk: Desk

    @property
    def draft(self) -> Draft: ...
    def change(self, draft: Draft, focus: str | None = None) -> Go: ...
    def touch(self, box: Box | None = None) -> None: ...


@dataclass(slots=True)
class _Carried:
    """A seat on its way: its number now, the table before, and the mouse (None: with keys)."""

    at: int
    before: Draft
    spot: Spot | None = None


class Carrying:
    """At most one seat is on its way; the table is laid anew at every step."""

    def __init__(self, table: Laid, most: int) -> None:
        """`most`: how many can sit there."""
        self._table = table
        self._most = most
        self._held: _Carried | None = None

    def holds(self, at: int) -> bool:
        """Is this seat on its way?"""
        return self._held is not None and self._held.at == at

    def in_hand(self, at: int) -> bool:
        """Does the mouse hold this seat, so that its place is empty?"""
        return self._held is not None and self._held.at == at and self._held.spot is not None

    def grab(self, at: int, spot: Spot) -> Go:
        """With the mouse."""
        self._held = _Carried(at, self._table.draft, spot)
        return self._table.change(self._table.draft)

    def carry(self, at: int) -> Go:
        """With keys: pick up, and put down."""
        self._held = None if self._held is not None else _Carried(at, self._table.draft)
        return self._table.change(self._table.draft, f"grip-{at}")

    def take(self, intent: Intent) -> Go | None:
        """Go on with what is carried; None when this is about something else."""
        held, count = self._held, len(self._table.draft.seats)
        if held is None:
            return None
        match intent:
            case Point(spot) if held.spot is not None:
                self._table.touch()
                return self._to(held, rows.slot_at(count, self._most, *spot), spot)
            case Release() if held.spot is not None:
                self._held = None
                self._table.desk.sound.play("click")
                return self._table.change(self._table.draft)
            case Move(direction) if held.spot is None:
                step = direction.dy
                if direction.dx and count > rows.IN_ONE_COLUMN:
                    step = direction.dx * rows.down(self._most)
                return self._to(held, max(0, min(count - 1, held.at + step)), None)
            case Back():
                self._held = None
                return self._table.change(held.before)
            case _:
                return None

    def _to(self, held: _Carried, to: int, spot: Spot | None) -> Go:
        if to == held.at:
            held.spot = spot
            return STAY
        self._held = _Carried(to, held.before, spot)
        self._table.desk.sound.play("tick")
        moved = self._table.draft.moved(held.at, to)
        return self._table.change(moved, f"grip-{to}" if spot is None else None)

    def draw(self, canvas: Canvas, plans: list[rows.RowPlan]) -> None:
        """The seat in the mouse's hand, above everything."""
        held = self._held
        if held is None or held.spot is None:
            return
        row = plans[held.at].box
        with canvas.above():
            box = Box(held.spot[0] - 38, held.spot[1] - row.h / 2, row.w, row.h)
            draw_carried(canvas, box, self._table.draft.seats[held.at])
