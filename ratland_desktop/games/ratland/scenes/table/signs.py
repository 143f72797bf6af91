"""What the signs on the table stand for, told to whoever points at them.

They can only be pointed at: nothing happens when they are pressed, and keys pass over them.
"""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.words import PIPES
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.text import Texts

from .cards_column import deck_boxes
from .layout import Layout
from .panels import parts_of


class Sign(Widget):
    """Drawn elsewhere; here it only explains itself."""

    paints = False

    @property
    def focusable(self) -> bool:
        return False


def make_signs(say: Texts, layout: Layout, points: bool) -> list[Sign]:
    """Counts, places and (where they are shown) points on each panel, the decks and the common pile."""
    signs: list[Sign] = []
    for standing in layout.panels:
        parts = parts_of(standing, layout.compact)
        cells = {**parts.counts, **{place.name.lower(): box for place, box in parts.places.items()}}
        if points:
            cells["points"] = parts.points
        pipes = {place.name.lower() for place in PIPES}
        for what, box in cells.items():
            words = say(f"ratland.table.sign.{'pipe' if what in pipes else what}")
            signs.append(Sign(f"sign-{standing.seat}-{what}", box, tooltip=words))
    for what, box in deck_boxes(layout.cards).items():
        signs.append(Sign(f"sign-{what}", box, tooltip=say(f"ratland.table.sign.{what}")))
    return signs
