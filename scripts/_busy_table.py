"""The busiest possible table, for measurements: twelve players in the middle of a round, at normal speed.

The game is fast-forwarded to the attack and to the search of a round; from there every frame is measured.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from statistics import median, quantiles

import pygame
from _sessions import play_on, session

from ratland_desktop.games.ratland.rules.words import ATTACK, SEARCH, Board, Phase
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.shell.app import App
from ratland_desktop.shell.go import STAY
from ratland_desktop.tabletop.dice import Dice

FRAME = 1 / 60
PLAYERS, ROUND, SEED = 12, 3, 7
STRETCHES = (ATTACK, SEARCH)


@dataclass(slots=True)
class Frames:
    """Milliseconds of frames: on the clock from the inputs to the screen, and of the processor."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)
    """Milliseconds of the processor in frames that drew nothing."""

    @property
    def figures(self) -> dict[str, float]:
        return {
            "frame_ms_median": median(self.wall),
            "frame_ms_p95": quantiles(self.wall, n=20)[-1],
            "frames": len(self.wall),
            "frame_cpu_ms_median": median(self.cpu),
            "frame_cpu_ms_p95": quantiles(self.cpu, n=20)[-1],
            "frame_cpu_ms_slowest": max(self.cpu),
            "still_cpu_ms_p95": quantiles(self.ahead, n=20)[-1],
            "still_cpu_ms_slowest": max(self.ahead),
        }


def session_at(phase: Phase, players: int = PLAYERS, board: Board = Board.EVERYONE) -> Session:
    """A session of computers in which this phase of a later round begins."""
    told = session(players, SEED, board=board, player="random")
    if not play_on(told, Dice(SEED), lambda e: e.shown.round >= ROUND and e.shown.phase is phase):
        raise ValueError("the game ended before")
    return told


def watch(app: App, phase: Phase, seconds: float, frames: Frames, players: int = PLAYERS) -> None:
    """Show the table and play this many seconds of the story, frame by frame."""
    app.stage.show(TableScene(LOOK, session_at(phase, players), lambda: STAY, Pace()))
    count(app, seconds, frames)


def count(app: App, seconds: float, frames: Frames) -> None:
    """Let this many seconds pass, frame by frame."""
    for _ in range(round(seconds / FRAME)):
        drawn = app.frames
        began, busy = time.perf_counter(), time.process_time()
        app.loop_once(FRAME, pygame.event.get())
        took, busy = time.perf_counter() - began, time.process_time() - busy
        if app.stage.failures:
            raise app.stage.failures[0]
        if app.frames == drawn:
            frames.ahead.append(busy * 1000)
        else:
            frames.wall.append(took * 1000)
            frames.cpu.append(busy * 1000)
