"""Plays RatLand from a checkout: python3 scripts/play.py [arguments for the game]

The first start sets everything up in this folder; see _environment.py.
"""

import _enough_python  # noqa: F401  (stops an old Python with one sentence; must come first)

import os
import subprocess
import sys

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
    python = prepare("run")
    return subprocess.call([str(python), "-m", "ratland_desktop", *arguments], env=clean_environ())


if __name__ == "__main__":
    sys.exit(told(play))
