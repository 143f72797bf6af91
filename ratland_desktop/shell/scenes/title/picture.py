"""The picture of the title: sky, city and wall painted once; water, a passing rat and moving faces on top.

`Life` computes where everything is at a given time; drawing changes nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import BADGES, HEAD_SHAPE
from ratland_desktop.shell.theme import SEAT_COLOURS, SeatColour

STREET = 412.0
WATER = 952.0
WAVE = (480.0, 120.0)
LOGO = Box(470, 60, 980, 251)
PIPES: tuple[tuple[Spot, float], ...] = (
    ((212, 640), 230),
    ((1716, 610), 230),
    ((1500, 808), 170),
    ((424, 838), 150),
)
"""Round pipe mouths in the wall: centre and width."""
RUNNER = Box(0, WATER - 74, 168, 116)
RUN_SPEED = 330.0
STEP_SECONDS = 0.11
WATER_SPEEDS = (-22.0, 34.0)
FRAME = 1 / 30
"""Water flows well enough at this pace."""


@dataclass(slots=True)
class Face:
    """A rat that comes out of a pipe, looks around, blinks and disappears again."""

    colour: SeatColour
    badge: str
    up: float
    blink: float = 0.0
    wait: float = 0.0


@dataclass(slots=True)
class Life:
    """Everything that moves, and when. `still` is the picture for people who like it calm."""

    still: bool
    chance: Random = field(default_factory=lambda: Random(7))
    clock: float = 0.0
    due: float = 0.0
    runner_x: float = -400.0
    runner_colour: SeatColour = SEAT_COLOURS[0]
    rests: float = 3.0
    faces: list[Face] = field(default_factory=list)

    def __post_init__(self) -> None:
        for number in range(len(PIPES)):
            colour = SEAT_COLOURS[(1, 3, 4, 8)[number]]
            self.faces.append(Face(colour, BADGES[(1, 2, 6, 0)[number]], 1.0, 0.0, 2.0 + 1.7 * number))

    def pass_time(self, seconds: float, bounds: Box) -> list[Box]:
        """Let time pass; the parts that look different now."""
        if self.still:
            return []
        self.clock += seconds
        self.due += seconds
        if self.due < FRAME:
            return []
        seconds, self.due = self.due, 0.0
        stale = [Box(bounds.x, WATER - 6, bounds.w, bounds.bottom - WATER + 6)]
        stale += self._run(seconds, bounds)
        for number, face in enumerate(self.faces):
            if self._look(face, seconds):
                stale.append(pipe_box(number))
        return stale

    def _run(self, seconds: float, bounds: Box) -> list[Box]:
        if self.rests > 0:
            self.rests -= seconds
            if self.rests <= 0:
                self.runner_x = bounds.x - RUNNER.w - 120
                self.runner_colour = self.chance.choice(SEAT_COLOURS)
            return []
        before = self.runner_box
        self.runner_x += RUN_SPEED * seconds
        if self.runner_x > bounds.right + 40:
            self.rests = 4.0 + 8.0 * self.chance.random()
        return [before.union(self.runner_box).inset(-6)]

    def _look(self, face: Face, seconds: float) -> bool:
        """A blink now and then, and sometimes the pipe is empty for a while."""
        if face.blink > 0:
            face.blink -= seconds
            return face.blink <= 0
        goal = 0.0 if face.wait < 0 else 1.0
        if face.up != goal:
            step = 3.2 * seconds
            face.up = min(goal, face.up + step) if goal > face.up else max(goal, face.up - step)
            return True
        face.wait += seconds if face.wait < 0 else -seconds
        if abs(face.wait) < seconds:
            if face.up == 0:
                face.wait = 3.0 + 5.0 * self.chance.random()
            elif self.chance.random() < 0.3:
                face.wait = -1.2 - 2.0 * self.chance.random()
            else:
                face.blink, face.wait = 0.14, 2.0 + 3.0 * self.chance.random()
                return True
        return False

    @property
    def runner_box(self) -> Box:
        """The rat and the cheese it carries off."""
        return Box(self.runner_x - 10, RUNNER.y, RUNNER.w + 110, RUNNER.h)


def pipe_box(number: int) -> Box:
    centre, wide = PIPES[number]
    return Box.around(centre, wide * 1.06)


def paint_dusk(canvas: Canvas) -> None:
    """Only the shades of sky and wall: what is there a blink before the lights go on."""
    bounds = canvas.bounds
    canvas.gradient(Box(bounds.x, bounds.y, bounds.w, STREET - bounds.y), (14, 26, 54), (48, 62, 104))
    canvas.gradient(Box(bounds.x, STREET, bounds.w, bounds.bottom - STREET), theme.SEWER, theme.DEEP)


def paint_backdrop(canvas: Canvas) -> None:
    """Sky, moon, city and street above; wall, lamps and pipes below."""
    bounds = canvas.bounds
    paint_dusk(canvas)
    for x in _across(bounds, 1920):
        canvas.picture("title/stars", Box(x, bounds.y, 1920, 420))
    canvas.picture("title/moon_cheese", Box(1470, 20, 300, 300))
    for name in ("skyline_back", "skyline_front"):
        for x in _across(bounds, 1920):
            canvas.picture(f"title/{name}", Box(x, STREET - 400, 1920, 400))
    for x in _across(bounds, 240):
        for row in range(math.ceil((bounds.bottom - STREET) / 120)):
            with canvas.faded(0.5):
                canvas.picture("sewer/brick_wall", Box(x, STREET + 60 + 120 * row, 240, 120))
        canvas.picture("title/street", Box(x, STREET, 240, 60))
    for x in (90.0, 1690.0):
        canvas.picture("sewer/slime", Box(x, STREET + 52, 150, 105))
    for x in (500.0, 1420.0):
        canvas.picture("sewer/lamp", Box(x - 60, STREET + 54, 120, 126))


def _across(bounds: Box, wide: float) -> list[float]:
    """Where tiles of this width begin so that they cover the bounds, aligned with the middle."""
    first = math.floor(bounds.x / wide) * wide
    return [first + wide * number for number in range(math.ceil((bounds.right - first) / wide))]


def draw_life(canvas: Canvas, life: Life) -> None:
    """Faces in the pipes, the rat that runs by, and the water over its feet."""
    for number, face in enumerate(life.faces):
        _draw_pipe(canvas, number, face)
    bounds = canvas.bounds
    _draw_water(canvas, "water_back", life.clock * WATER_SPEEDS[0], WATER)
    if life.rests <= 0 and canvas.visible(life.runner_box):
        leg = 1 + int(life.clock / STEP_SECONDS) % 2
        rat = Box(life.runner_x, RUNNER.y, RUNNER.w, RUNNER.h)
        canvas.picture(f"rat/token_run{leg}", rat, tint=life.runner_colour)
        canvas.picture("cheese/yellow", Box(rat.right - 18, rat.y + 34, 72, 72))
    _draw_water(canvas, "water_front", life.clock * WATER_SPEEDS[1], WATER + 18)
    canvas.fill(Box(bounds.x, WATER + 18 + WAVE[1] - 2, bounds.w, bounds.bottom), theme.WATER_DEEP)


def _draw_pipe(canvas: Canvas, number: int, face: Face) -> None:
    centre, wide = PIPES[number]
    box = Box.around(centre, wide)
    if not canvas.visible(box):
        return
    canvas.picture("sewer/pipe_end", box)
    if face.up <= 0:
        return
    hole = Box.around(centre, wide * 0.62)
    size = wide * 0.5
    sunk = (1 - face.up) * size * 1.2
    head = Box.around((centre[0], centre[1] + sunk), size, size * HEAD_SHAPE)
    with canvas.clipped(hole):
        mood = "rat/head_sleepy" if face.blink > 0 else "rat/head"
        canvas.picture(mood, head, tint=face.colour)
        canvas.picture(f"badge/{face.badge}", head, tint=face.colour)


def _draw_water(canvas: Canvas, name: str, shift: float, y: float) -> None:
    wide, high = WAVE
    bounds = canvas.bounds
    start = math.floor(bounds.x / wide) * wide + shift % wide - wide
    x = start
    while x < bounds.right:
        canvas.picture(f"sewer/{name}", Box(x, y, wide, high))
        x += wide
