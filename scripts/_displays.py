"""Displays that nobody sees, each with one owner.

Owns starting Xvfb. A server that looks for a free number itself takes no lock, and two that start at the same
moment can end up with the same one. So we choose the number; then X's own lock makes sure that it is ours.
"""

from __future__ import annotations

import random
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOCKS = Path("/tmp")  # where every X server keeps them
NUMBERS = range(1000, 30_000)  # far from those that people and other programs count up from
MOST_TRIES = 50
PATIENCE = 120.0  # seconds in which a server has to answer, however busy the computer is
PAUSE = 0.02


class NoDisplay(RuntimeError):
    """No server could be started."""


@contextmanager
def display_server(width: int, height: int, *options: str) -> Iterator[str]:
    """The name of a display of our own (":1234"); the server ends with the block. Raises NoDisplay."""
    chance = random.SystemRandom()
    for _ in range(MOST_TRIES):
        number = chance.choice(NUMBERS)
        server = start(number, width, height, *options)
        if server is not None:
            break
    else:
        raise NoDisplay("Xvfb does not start")
    try:
        yield f":{number}"
    finally:
        end(server)


def start(number: int, width: int, height: int, *options: str) -> subprocess.Popen[bytes] | None:
    """A server that answers under this number; None where somebody else has it."""
    screen = f"{width}x{height}x24"
    # Without -noreset the server starts over when its last client leaves, and turns away who comes meanwhile.
    command = ["Xvfb", f":{number}", "-screen", "0", screen, "-nolisten", "tcp", "-noreset", *options]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < until:
        if owner_of(number) == server.pid and answers(number):
            return server
        time.sleep(PAUSE)
    end(server)
    return None


def owner_of(number: int) -> int | None:
    """The process that has this display."""
    try:
        return int((LOCKS / f".X{number}-lock").read_text())
    except (OSError, ValueError):
        return None


def answers(number: int) -> bool:
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(str(LOCKS / ".X11-unix" / f"X{number}"))
        except OSError:
            return False
    return True


def end(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
