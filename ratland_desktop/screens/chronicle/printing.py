"""Paints the page in print size and writes it to a folder without blocking the game.

The parts are painted for a few milliseconds per frame; then a thread compresses the picture and writes
the file. Disk errors are reported as notices.
"""

from __future__ import annotations

import threading
import time
from enum import Enum
from pathlib import Path

import pygame

from ratland_desktop.notices import Notice
from ratland_desktop.saves.sharing import write_new
from ratland_desktop.saves.troubles import trouble_of
from ratland_desktop.screens.chronicle.paper import parts, rehearse
from ratland_desktop.screens.chronicle.pen import Pen
from ratland_desktop.screens.chronicle.web_page import web_page
from ratland_desktop.screens.chronicle.words import Page, file_title
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.prints import to_png
from ratland_desktop.text import Texts

PIXELS = (2480, 1754)
A4_WIDE = 297.0
KEPT = 64 * 1024 * 1024  # far more than one part needs


class FileForm(Enum):
    """What the page becomes; the value is the file's ending."""

    PNG = ".png"
    HTML = ".html"


class PrintJob:
    """One page on its way into a folder. Ask `step` in every frame until it is `over`."""

    def __init__(self, art: Path | None, say: Texts, page: Page, folder: Path, form: FileForm) -> None:
        self.say = say.speaking(say.language)  # whatever language is chosen meanwhile
        self.page, self.folder, self.form = page, folder, form
        self.surface = pygame.Surface(PIXELS)
        self._canvas = Canvas(self.surface, art=art, cache_limit=KEPT)
        self._pen = Pen(self._canvas, self._canvas.bounds)
        self._waiting = parts(self.say, page)
        self._all = len(self._waiting)
        self._worker: threading.Thread | None = None
        self.saved: Path | None = None
        self.trouble: Notice | None = None

    @property
    def share(self) -> float:
        """How much is painted."""
        return 1 - len(self._waiting) / self._all

    @property
    def painted(self) -> bool:
        return not self._waiting

    @property
    def over(self) -> bool:
        return self.saved is not None or self.trouble is not None

    def step(self, seconds: float) -> None:
        """Paint on for about so long; when all is painted, have it written."""
        until = time.perf_counter() + seconds
        while self._waiting and (left := until - time.perf_counter()) > 0:
            if rehearse(self._canvas, self._waiting[0], self._pen.sheet, left):
                self._waiting.pop(0)(self._pen)
                self._canvas.cache.forget()
        if self.painted and self._worker is None:
            # not a daemon: the file is completed even if the window is closed now
            self._worker = threading.Thread(target=self._write, name="chronicle")
            self._worker.start()

    def _write(self) -> None:
        try:
            png = to_png(self.surface, A4_WIDE)
            content = png if self.form is FileForm.PNG else web_page(self.say, self.page, png)
            self.saved = write_new(self.folder, file_title(self.say, self.page), self.form.value, content)
        except Exception as error:  # any error is reported to the scene that waits for the page
            found = trouble_of(error, self.folder)
            reason = found.code.rpartition(".")[2]
            self.trouble = Notice(f"chronicle.trouble.{reason}", found.params)
