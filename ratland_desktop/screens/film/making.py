"""Makes the film: paints it moment by moment, and puts it into a file without blocking the game.

Everything up to the finished bytes is done in small parts, a few milliseconds per frame; then a thread writes
the file. Pictures of motion are left out where the file would become too large. Disk errors are reported as
notices.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame

from ratland_desktop.notices import Notice
from ratland_desktop.saves.sharing import write_new
from ratland_desktop.saves.troubles import trouble_of
from ratland_desktop.screens.film.cut import Cut, Shot, Take
from ratland_desktop.screens.film.painting import Painter
from ratland_desktop.screens.results.podium import PARTY_SECONDS
from ratland_desktop.shell.gif import GifWriter, Palette, as_seen, choose_colours
from ratland_desktop.tabletop.outcome import Outcome

LARGEST = 5_000_000
FOR_THE_END, FOR_THE_LAST = 900_000, 250_000
"""Bytes, how many of them are for the podium, and of these for its last picture."""
SAMPLES = 12
"""So many steps say which colours the film needs."""
SHORTEST = 4
"""Hundredths of a second; shorter ones are shown as slow ones by many programs."""
PODIUM = (*(Shot(0.3 * at, 0.22) for at in range(1, 14)), Shot(PARTY_SECONDS, 6.0))
ROWS_AT_ONCE = 24
MASKS = (0xFF0000, 0xFF00, 0xFF, 0)
SUFFIX = ".gif"
FOR_COLOURS = 0.08
"""The share of the whole work that looks for colours."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What the film ends with, and the title of its file."""

    headline: str
    outcome: Outcome
    title: str


class FilmJob:
    """A film in the making. Ask `step` in every frame until it is `over`."""

    def __init__(self, cut: Cut, painter: Painter, ending: Ending, folder: Path) -> None:
        self.cut, self.painter, self.ending, self.folder = cut, painter, ending, folder
        self.share = 0.0
        """How much is done."""
        self.has_colours = False
        """Whether painting has begun."""
        self.painted = 0
        """How many steps have been painted."""
        self.preview: pygame.Surface | None = None
        """The last of them."""
        self.content: bytes | None = None
        self.saved: Path | None = None
        self.trouble: Notice | None = None
        self._known: dict[bytes, bytes] = {}  # the rows of the last picture, as colours and as indices
        self._work = self._make()
        self._worker: threading.Thread | None = None

    @property
    def over(self) -> bool:
        """It is saved, or could not be saved."""
        return self._worker is not None and (self.saved is not None or self.trouble is not None)

    def step(self, seconds: float) -> None:
        """Work on for about so long; when all is painted, have it written."""
        until = time.perf_counter() + seconds
        while self.content is None and time.perf_counter() < until:
            next(self._work, None)
        if self.content is not None and self._worker is None:
            self.save_in(self.folder)

    def save_in(self, folder: Path) -> None:
        """Write the finished film there."""
        assert self.content is not None
        self.folder, self.saved, self.trouble = folder, None, None
        # not a daemon: the file is completed even if the window is closed now
        self._worker = threading.Thread(target=self._write, args=(self.content,), name="film")
        self._worker.start()

    def _write(self, content: bytes) -> None:
        try:
            self.saved = write_new(self.folder, self.ending.title, SUFFIX, content)
        except Exception as error:  # any error is reported to the scene that waits for the film
            found = trouble_of(error, self.folder)
            self.trouble = Notice(f"film.trouble.{found.code.rpartition('.')[2]}", found.params)

    # --- painting

    def _make(self) -> Iterator[None]:
        palette = yield from self._choose()
        writer = GifWriter(self.painter.frame.get_size(), palette.colours)
        takes = self.cut.takes
        for number, take in enumerate(takes):
            left = LARGEST - FOR_THE_END - writer.bytes_so_far
            yield from self._film(writer, palette, take, left // (len(takes) - number))
            self._done(number + 1)
        for shot in PODIUM:
            yield from self._paint_podium(shot.passed)
            kept = 1 if shot is PODIUM[-1] else FOR_THE_LAST
            yield from self._add(writer, palette, shot, LARGEST - kept - writer.bytes_so_far)
        self.preview = self.painter.frame.copy()
        self.content, self.share = writer.content, 1.0

    def _film(self, writer: GifWriter, palette: Palette, take: Take, room: int) -> Iterator[None]:
        """One step. Half of its room is for its motion; as it ends, it may take what others have left."""
        motion = writer.bytes_so_far + room // 2
        for shot in take.shots:
            yield from self.painter.paint(self.cut.tableau(take, shot.passed))
            up_to = LARGEST - FOR_THE_END if shot is take.shots[-1] else motion
            yield from self._add(writer, palette, shot, up_to - writer.bytes_so_far)

    def _paint_podium(self, passed: float) -> Iterator[None]:
        ending, seats = self.ending, self.cut.session.seats
        yield from self.painter.paint_podium(ending.headline, seats, ending.outcome, passed)

    def _done(self, steps: int) -> None:
        self.painted, self.preview = steps, self.painter.frame.copy()
        self.share = FOR_COLOURS + (1 - FOR_COLOURS) * steps / (len(self.cut.takes) + 2)

    # --- colours

    def _choose(self) -> Generator[None, None, Palette]:
        """The colours of some steps as they end, and of the podium."""
        counts: Counter[int] = Counter()
        takes = self.cut.takes
        for take in takes[:: -max(1, len(takes) // SAMPLES)]:
            yield from self.painter.paint(self.cut.tableau(take, take.shots[-1].passed))
            yield from self._count(counts)
        yield from self._paint_podium(PODIUM[-1].passed)
        yield from self._count(counts)
        palette = yield from choose_colours(as_seen(counts))
        self.share, self.has_colours = FOR_COLOURS, True
        return palette

    def _count(self, counts: Counter[int]) -> Iterator[None]:
        for number, row in enumerate(self._rows()):
            counts.update(memoryview(row).cast("I"))
            if number % ROWS_AT_ONCE == 0:
                yield

    def _rows(self) -> list[bytes]:
        """The colours of the picture row by row, 0xRRGGBB in four bytes each."""
        frame = self.painter.frame
        plain = pygame.Surface(frame.get_size(), depth=32, masks=MASKS)
        plain.blit(frame, (0, 0))
        raw, wide = plain.get_buffer().raw, plain.get_pitch()
        return [raw[at : at + wide] for at in range(0, len(raw), wide)]

    def _add(self, writer: GifWriter, palette: Palette, shot: Shot, most: int) -> Iterator[None]:
        """The picture as it is now. Rows that were in the one before are known already."""
        known, self._known = self._known, {}
        rows = self._rows()
        for number, row in enumerate(rows):
            if row not in self._known:
                found = known.get(row) or bytes(map(palette.__getitem__, memoryview(row).cast("I")))
                self._known[row] = found
            if number % ROWS_AT_ONCE == 0:
                yield
        hundredths = max(SHORTEST, round(shot.seconds * 100))
        yield from writer.add(b"".join(map(self._known.__getitem__, rows)), hundredths, most)
