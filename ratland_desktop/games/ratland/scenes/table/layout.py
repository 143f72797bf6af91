"""Where RatLand's parts are on the table: the usual layout with a column for cards, and where pipes lead."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.words import LEFT, Place
from ratland_desktop.screens.table import layout
from ratland_desktop.screens.table.layout import Layout, PanelBox

CARDS_WIDE = 344.0


def lay_out(players: int) -> Layout:
    return layout.lay_out(players, CARDS_WIDE)


def leads_left(panel: PanelBox, pipe: Place) -> bool:
    """Does this pipe lead to the left on the screen?"""
    return (pipe is LEFT) is not panel.mirrored
