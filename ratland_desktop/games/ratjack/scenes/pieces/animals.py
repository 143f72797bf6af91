"""The heads of the animals on the cards."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.words import Set
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

from .sets import LOOKS


def draw_animal(canvas: Canvas, box: Box, set_: Set, mood: str = "") -> None:
    """The head of a set's animal; a mood is that of a rat."""
    look, head = LOOKS[set_], f"head_{mood}" if mood else "head"
    if look.animal == "rat":
        canvas.picture(f"rat/{head}", box, tint=look.fur)
    else:
        canvas.picture(f"ratjack/{look.animal}/{head}", box)
