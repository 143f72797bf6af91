"""Runs the game in a real window on its own X display, and looks and clicks as a person would.

Needs Xvfb and xdotool; uses openbox for a window frame if it is installed. Reads the display's own picture
(Xvfb keeps it in a file), so it needs no help from the game.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from _displays import PATIENCE, display_server

CHECKOUT = Path(__file__).resolve().parent.parent
DESIGN = (1920, 1080)
STILL = 1.0
PRESSED_AGAIN = 15.0
TOOLS = ("Xvfb", "xdotool")

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Display:
    """A virtual X display, and the file with its picture (an X window dump)."""

    name: str
    picture: Path


@contextmanager
def display(width: int = 1400, height: int = 900) -> Iterator[Display]:
    """An Xvfb of its own, with a window manager where there is one."""
    with (
        tempfile.TemporaryDirectory(prefix="ratland-display-") as folder,
        display_server(width, height, "-fbdir", folder) as name,
        window_manager(name),
    ):
        yield Display(name, Path(folder) / "Xvfb_screen0")


@contextmanager
def window_manager(name: str) -> Iterator[None]:
    """It gives windows their frames: one that opens before would be moved later."""
    if not shutil.which("openbox"):
        yield
        return
    environment = {**os.environ, "DISPLAY": name}
    quiet = subprocess.DEVNULL
    end, manager = time.monotonic() + PATIENCE, None
    try:
        while manager is None or not manages(environment):
            if time.monotonic() > end:
                raise RuntimeError("the window manager does not answer")
            if manager is None or manager.poll() is not None:  # not there yet, or gone again
                manager = subprocess.Popen(["openbox"], env=environment, stdout=quiet, stderr=quiet)
            time.sleep(0.05)
        yield
    finally:
        if manager is not None:
            manager.terminate()
            manager.wait(PATIENCE)


def manages(environment: Mapping[str, str]) -> bool:
    ask = ["xdotool", "get_num_desktops"]
    return subprocess.run(ask, env=environment, capture_output=True, timeout=PATIENCE).returncode == 0


class Glance:
    """What the window shows at one moment."""

    def __init__(self, dump: bytes, origin: tuple[int, int], size: tuple[int, int]) -> None:
        head = struct.unpack(">25I", dump[:100])
        self._line = head[12]
        self._start = head[0] + head[19] * 12  # after the header and its colours
        self._dump, self._origin, self.size = dump, origin, size
        self._pixels = b""

    def pixel(self, spot: tuple[float, float]) -> Colour:
        """The colour at a spot in logical units."""
        x = self._origin[0] + round(spot[0] * self.size[0] / DESIGN[0])
        y = self._origin[1] + round(spot[1] * self.size[1] / DESIGN[1])
        at = self._start + y * self._line + x * 4
        blue, green, red = self._dump[at : at + 3]
        return (red, green, blue)

    def pixels(self) -> bytes:
        """All of the window, as red, green, blue, row by row."""
        self._pixels = self._pixels or self._mixed()
        return self._pixels

    def _mixed(self) -> bytes:
        wide, high = self.size
        rows = []
        for y in range(self._origin[1], self._origin[1] + high):
            at = self._start + y * self._line + self._origin[0] * 4
            row = self._dump[at : at + wide * 4]
            mixed = bytearray(wide * 3)
            mixed[0::3], mixed[1::3], mixed[2::3] = row[2::4], row[1::4], row[0::4]
            rows.append(bytes(mixed))
        return b"".join(rows)


@dataclass(frozen=True, slots=True)
class Program:
    """How the game is started, and what it finds around it."""

    command: tuple[str, ...] = (sys.executable, "-m", "ratland_desktop")
    folder: Path = CHECKOUT
    environment: Mapping[str, str] = field(
        default_factory=lambda: {**os.environ, "PYTHONPATH": str(CHECKOUT)}
    )


class RealWindow:
    """One run of the game, worked by the mouse alone."""

    def __init__(
        self,
        on: Display,
        folder: Path | None,
        language: str,
        *further: str,
        size: tuple[int, int] = (1280, 720),
        program: Program | None = None,
    ) -> None:
        """Without `folder` settings and saves lie where the system has them."""
        self.display, self.size = on, size
        program = program or Program()
        self.environment = {
            **program.environment, "DISPLAY": on.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy",
        }  # fmt: skip
        arguments = ["--language", language, "--size", f"{size[0]}x{size[1]}", *further]
        if folder is not None:
            arguments += ["--data-dir", str(folder)]
        self.words = on.picture.with_name("words")
        with self.words.open("w") as words:
            self.game = subprocess.Popen(
                [*program.command, *arguments], env=self.environment, cwd=program.folder, stderr=words
            )
        found = self.tool("search", "--sync", "--onlyvisible", "--class", "ratland")
        self.id = found.split()[0]
        self.origin = self._find_origin()

    def said(self) -> str:
        """What it has said to the terminal as trouble."""
        return self.words.read_text(encoding="utf-8", errors="replace")

    def tool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True,
            timeout=PATIENCE, check=True,
        )  # fmt: skip
        return done.stdout

    def _find_origin(self) -> tuple[int, int]:
        """Where the window's own corner is on the display, inside the frame."""
        self.tool("mousemove", "0", "0")  # from elsewhere: it waits for a mouse that stays where it is
        self.tool("mousemove", "--sync", "--window", self.id, "1", "1")
        found = dict(line.split("=") for line in self.tool("getmouselocation", "--shell").split())
        return (int(found["X"]) - 1, int(found["Y"]) - 1)

    def look(self) -> Glance:
        if self.game.poll() is not None:
            raise RuntimeError(f"the game has ended by itself: {self.said()}")
        return Glance(self.display.picture.read_bytes(), self.origin, self.size)

    def point(self, spot: tuple[float, float]) -> None:
        """Move the mouse to a spot in logical units."""
        x, y = (round(spot[axis] * self.size[axis] / DESIGN[axis]) for axis in (0, 1))
        self.tool("mousemove", "--window", self.id, str(x), str(y))

    def click(self, spot: tuple[float, float], times: int = 1) -> None:
        """At a spot in logical units; several clicks as fast as a hurried person."""
        self.point(spot)
        time.sleep(0.05)
        self.tool("click", "--repeat", str(times), "--delay", "90", "1")

    def settle(self) -> None:
        """Until the picture has stood still for a while: then a new screen takes presses.

        Only where little moves by itself (`motion` is "reduced" in the settings).
        """
        end = time.monotonic() + PATIENCE
        seen, since = self.look().pixels(), time.monotonic()
        while time.monotonic() - since < STILL:
            time.sleep(STILL / 5)
            now = self.look().pixels()
            if now != seen:
                seen, since = now, time.monotonic()
            if time.monotonic() > end:
                raise RuntimeError("the picture never stands still")

    def key(self, *names: str) -> None:
        """One after the other, each when the one before has changed the picture. Waits for the last, too."""
        for name in names:
            self.settle()
            self._press_key(name)

    def _press_key(self, name: str) -> None:
        """A screen that has just come may take no presses: then it is pressed again, as people do."""
        before, end = self.look().pixels(), time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.tool("key", "--window", self.id, name)
            again = time.monotonic() + PRESSED_AGAIN
            while time.monotonic() < again:
                if self.game.poll() is not None or self.look().pixels() != before:
                    return
                time.sleep(0.1)
        raise RuntimeError(f"{name} changes nothing")

    def ends(self) -> int:
        """The exit code of a game that ends by itself."""
        return self.game.wait(PATIENCE)

    def close(self) -> None:
        if self.game.poll() is None:
            self.game.terminate()
            self.game.wait(PATIENCE)

    def press_close_button(self) -> int:
        """Press the window's close button; returns the game's exit code."""
        command = ["wmctrl", "-i", "-c", self.id]
        subprocess.run(command, env=self.environment, timeout=PATIENCE, check=True)
        return self.game.wait(PATIENCE)
