"""Which parts of the table must be redrawn as time passes: a new step, or an animated picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.rules.happenings import Revealed
from ratland_desktop.games.ratland.scenes.table.cues.reveal import LIFT_FROM, LIFT_SECONDS
from ratland_desktop.shell.box import Box

from .director import BEAT, Director, Mode
from .playing import Playing
from .stage import motion_box

if TYPE_CHECKING:
    from .scene import TableScene

AFTER_CUE, GATE_SECONDS = 0.1, 2.0
"""A picture is drawn a little beyond its end; the screens before the reveal move for so long."""


def state_of(director: Director) -> tuple[object, ...]:
    """What the form depends on. The first is the step on the stage."""
    reel, playback = director.reel, director.playback
    hands = director.hands
    return (
        id(reel.present), reel.at, reel.newest, director.mode, director.question, playback.pace.auto,
        playback.speed, director.by_hand, hands.seat if hands is not None else None,
    )  # fmt: skip


def moving_parts(scene: TableScene, before: float) -> list[Box]:
    """What the present picture moves, `before` seconds after it began."""
    playing = scene.staging.playing
    if scene.decision is not None:
        return [scene.layout.stage] if scene.decision.in_motion else []
    if scene.desk.tempo.reduced:
        return []
    stage = motion_box(scene.layout)
    if scene.mode is Mode.HANDS:
        moves = scene.director.pressed and before < BEAT + AFTER_CUE
        opens = playing is not None and not playing.step.shown and before < scene.director.playback.length
        return [stage] if moves or opens else []
    if scene.mode is Mode.GATE:
        return [stage] if before < GATE_SECONDS else []
    if playing is None or before >= playing.motion + AFTER_CUE:
        return []
    return [stage, *_beside(scene, playing, before)]


def _beside(scene: TableScene, playing: Playing, before: float) -> list[Box]:
    """The caption when a heading gives way; the panels while the screens lift."""
    now = scene.director.playback.passed
    boxes = []
    if playing.opening_at(before) is not playing.opening_at(now):
        boxes.append(scene.layout.caption)
    since = before - playing.begins
    if isinstance(playing.subject, Revealed) and LIFT_FROM < since < LIFT_FROM + LIFT_SECONDS + 0.4:
        boxes.append(scene.layout.panel_area)
    return boxes
