"""Sets the game up if need be, and becomes it: the work of play.py.

The first start sets everything up in this folder; see _environment.py.
"""

from __future__ import annotations

import os
import subprocess
import sys

from _children import ENDS_WITH_STDIN, call
from _environment import Trouble, clean_environ, prepare, told

# Answered in the terminal, so they need no screen.
WITHOUT_WINDOW = ("-h", "--help", "--version", "simulate", "tournament")
A_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def check_screen(arguments: list[str]) -> None:
    """On Linux a terminal may have no screen behind it (over ssh, in a container); better said at once."""
    if not sys.platform.startswith("linux") or any(word in WITHOUT_WINDOW for word in arguments):
        return
    if not any(os.environ.get(name) for name in A_SCREEN):
        raise Trouble(
            "RatLand opens a window and there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set), "
            "so please start it from a terminal on the desktop."
        )


def play(arguments: list[str]) -> int:
    check_screen(arguments)
    # -P: the game's modules are not looked for in the folder that it is started from.
    command = [str(prepare("run")), "-P", "-m", "ratland_desktop", *arguments]
    if os.name == "nt":
        return stand_by(command)
    sys.stdout.flush()
    os.execve(command[0], command, clean_environ())  # whatever ends this script now ends the game


def stand_by(command: list[str]) -> int:
    """Windows cannot become another program. There the game ends when our end of its input does."""
    return call(command, stdin=subprocess.PIPE, env={**clean_environ(), ENDS_WITH_STDIN: "1"})


def main() -> int:
    return told(play)
