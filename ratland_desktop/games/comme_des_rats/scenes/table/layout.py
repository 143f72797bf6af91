"""Where everything is on the open table: what the house has, with the sentence above the doors.

So the doors stay where they are, whether somebody decides or everybody watches.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ratland_desktop.screens.table.decision import HEAD_HIGH
from ratland_desktop.screens.table.layout import RIM, Layout, PanelBox, lay_out
from ratland_desktop.shell.box import Box

from ..pieces.seats import eye_panel

COLUMN = 347.0
"""The column at the left: this turn, and the middle of the table."""


@cache
def layout_of(players: int) -> Layout:
    usual = lay_out(players, COLUMN)
    stage = usual.stage
    room = stage.inset(RIM)
    return replace(usual, caption=room.top_part(HEAD_HIGH), picture=room.below(HEAD_HIGH))


@cache
def glance_layout(players: int) -> Layout:
    """The same, with panels in whose corner the eye stands where the panels have room for it."""
    layout = layout_of(players)
    panels = tuple(PanelBox(panel.seat, eye_panel(panel.box)) for panel in layout.panels)
    return replace(layout, panels=panels)


def foot_of(layout: Layout, seat: int) -> tuple[float, float]:
    """Where something leaves the stage on its way to a seat."""
    picture: Box = layout.picture
    x = layout.panels[seat].box.centre[0]
    return (min(max(x, picture.x + 60), picture.right - 60), picture.bottom + 70)
