"""When a scene fails: writes a report to disk, and shows a friendly page instead of a vanished window.

The report contains the error and where it happened, never values: they could be a player's secrets.
"""

from __future__ import annotations

import platform
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame

from ratland_desktop import __version__
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go, Quit, Reset
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets.buttons import Button, Kind
from ratland_desktop.shell.widgets.form import Form


def write_report(error: BaseException, folder: Path | None) -> Path | None:
    """The error's kind and its places in the code; None when the folder cannot be written."""
    if folder is None:
        return None
    places = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))
    words = (
        f"RatLand Desktop {__version__}, Python {platform.python_version()}, pygame-ce {pygame.ver}, "
        f"{platform.system()}\n{datetime.now():%Y-%m-%d %H:%M:%S}\n\n{places}{type(error).__name__}\n"
    )
    path = folder / f"report-{datetime.now():%Y%m%d-%H%M%S}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(words, encoding="utf-8")
    except OSError:
        return None
    return path


class FailurePage(Scene[None]):
    """What happened, what was saved, where the report is, and two buttons."""

    def __init__(
        self,
        report: Path | None,
        saved: str,
        home: Callable[[], Scene[Any]] | None,
        leaving: Callable[[Callable[[], Go]], Go] = lambda go: go(),
    ) -> None:
        """`leaving` takes the way home; it asks first if a game would be lost."""
        super().__init__()
        self.leaving = leaving
        self.report = report
        self.saved = saved
        self.home = home

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        left, right = Box(420, 820, 1080, 96).columns(2, 32)
        quit_button = Button("quit", left, say("shell.failure.quit"), Quit)
        title = Button("to_title", right, say("shell.failure.to_title"), self.to_title, kind=Kind.PRIMARY)
        self.form = Form(quit_button, title, first="to_title") if self.home else Form(quit_button)

    def to_title(self) -> Go:
        home = self.home
        return Quit() if home is None else self.leaving(lambda: Reset(home()))

    def back(self) -> Go | None:
        return self.to_title()

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.gradient(canvas.bounds, theme.DEEP, theme.SEWER)
        page = Box(330, 150, 1260, 800)
        canvas.rounded(page, theme.PAPER, radius=44, shadow=24)
        canvas.icon("warning", Box(900, 190, 120, 120), theme.PAPER_HEADING)
        canvas.text(
            say("shell.failure.title"), Box(390, 320, 1140, 90), theme.TITLE, theme.INK, align="centre"
        )
        rows = [say("shell.failure.text"), self.saved or say("shell.failure.nothing_lost")]
        for i, row in enumerate(rows):
            at = Box(430, 420 + i * 110, 1060, 100)
            canvas.text(row, at, theme.BODY, theme.SOFT_INK, align="centre", lines=2)
        where = (
            say("shell.failure.report", file=str(self.report))
            if self.report
            else say("shell.failure.no_report")
        )
        canvas.text(where, Box(430, 650, 1060, 130), theme.SMALL, theme.SOFT_INK, align="centre", lines=3)
        self.form.draw(canvas)
