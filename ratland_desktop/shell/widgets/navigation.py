"""Where the focus goes: the nearest widget in a direction, or the next in order."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.widgets.base import Widget

_ASIDE = 2.5
"""How much more a step to the side weighs than a step ahead."""


def nearest(widgets: Sequence[Widget], focus: Widget | None, direction: Direction) -> Widget | None:
    """The widget one would point at; None when there is nothing that way."""
    others = [widget for widget in widgets if widget.focusable and widget is not focus]
    if focus is None:
        return others[0] if others else None
    found = [(d, w) for w in others if (d := _distance(focus.box, w.box, direction)) is not None]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _distance(origin: Box, goal: Box, direction: Direction) -> float | None:
    """The perceived distance; None if the target is not in that direction."""
    (ox, oy), (gx, gy) = origin.centre, goal.centre
    if direction.dx:
        ahead = (gx - ox) * direction.dx
        gap = (goal.x - origin.right) if direction.dx > 0 else (origin.x - goal.right)
        aside = max(0.0, goal.y - origin.bottom, origin.y - goal.bottom)
        slant = abs(gy - oy)
    else:
        ahead = (gy - oy) * direction.dy
        gap = (goal.y - origin.bottom) if direction.dy > 0 else (origin.y - goal.bottom)
        aside = max(0.0, goal.x - origin.right, origin.x - goal.right)
        slant = abs(gx - ox)
    if ahead <= 1 or gap < -min(origin.w, origin.h, goal.w, goal.h) / 2:
        return None
    return max(0.0, gap) + _ASIDE * aside + slant * 0.2


def in_order(widgets: Sequence[Widget], focus: Widget | None, backwards: bool) -> Widget | None:
    """The next one in Tab order, round and round."""
    order = [widget for widget in widgets if widget.focusable]
    if not order:
        return None
    if focus not in order:
        return order[-1] if backwards else order[0]
    return order[(order.index(focus) + (-1 if backwards else 1)) % len(order)]
