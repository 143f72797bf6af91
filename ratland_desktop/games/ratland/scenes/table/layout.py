"""Where RatLand's parts are on the table: the usual layout with a column for cards, where pipes lead, and the
phases in the bar."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.words import LEFT, OPENING, Phase, Place
from ratland_desktop.screens.table import layout
from ratland_desktop.screens.table.bar import pill_box
from ratland_desktop.screens.table.layout import Layout, PanelBox
from ratland_desktop.shell.box import Box

CARDS_WIDE = 344.0
SHOWN = tuple(phase for phase in Phase if phase is not OPENING)
"""The phases in the bar."""


def lay_out(players: int) -> Layout:
    return layout.lay_out(players, CARDS_WIDE)


def leads_left(panel: PanelBox, pipe: Place) -> bool:
    """Does this pipe lead to the left on the screen?"""
    return (pipe is LEFT) is not panel.mirrored


def pill_of(phase: Phase) -> Box:
    """Where a phase stands in the bar; before the first round that is the first one."""
    return pill_box(len(SHOWN), phase - 1)
