"""The heads of the animals on the cards."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.words import Set
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

from .sets import LOOKS

RATS_MOODS = {"sly": "proud", "startled": "lost"}
"""The rats that all games share lack these moods; this is what they show instead."""


def draw_animal(canvas: Canvas, box: Box, set_: Set, mood: str = "") -> None:
    """The head of a set's animal. `mood` is one of a rat's moods, or `sly` or `startled`."""
    look = LOOKS[set_]
    tint = look.fur if look.animal == "rat" else None
    canvas.picture(head_of(look.animal, mood), box, tint=tint)


def head_of(animal: str, mood: str = "") -> str:
    """The name of the picture of an animal's head."""
    if animal == "rat":
        mood = RATS_MOODS.get(mood, mood)
        return f"rat/head_{mood}" if mood else "rat/head"
    return f"ratjack/{animal}/head_{mood}" if mood else f"ratjack/{animal}/head"
