"""Which parts of the table must be redrawn as time passes: a new moment, or an animated picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.happenings import Revealed
from ratland_desktop.shell.box import Box

from .cues import CUES
from .cues.reveal import LIFT_FROM, LIFT_SECONDS
from .director import Director, Mode
from .stage import motion_box

if TYPE_CHECKING:
    from .scene import TableScene

AFTER_CUE, GATE_SECONDS = 0.1, 2.0
"""A picture is drawn a little beyond its end; the screens before the reveal move for so long."""


def state_of(director: Director) -> tuple[object, ...]:
    """What the form depends on. The first is the moment."""
    reel, playback = director.reel, director.playback
    return (reel.at, reel.newest, director.mode, director.question, playback.pace.auto)


def moving_parts(scene: TableScene, before: float) -> list[Box]:
    """What the present picture moves, `before` seconds after it began."""
    happening = scene.present
    if happening is None or scene.desk.tempo.reduced or scene.decision is not None:
        return []
    plays = before < CUES[type(happening)].seconds(happening) + AFTER_CUE
    if not plays and not (scene.mode is Mode.GATE and before < GATE_SECONDS):
        return []
    lifts = isinstance(happening, Revealed) and LIFT_FROM < before < LIFT_FROM + LIFT_SECONDS + 0.4
    return [motion_box(scene.layout), *([scene.layout.panel_area] if lifts else [])]
