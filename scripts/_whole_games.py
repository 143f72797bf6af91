"""Plays a whole game in a real window: the options, the window and the pictures that such scripts share."""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from _real_window import Glance, RealWindow, display


class Player(Protocol):
    """Plays to the results. `done` counts what was seen; pictures of it go to the folder `pictures`."""

    pictures: Path | None

    @property
    def done(self) -> Mapping[str, int]: ...

    def play(self) -> None: ...


def add_options(parser: argparse.ArgumentParser) -> None:
    """What every such script can be asked for."""
    parser.add_argument("--language", default="en")
    parser.add_argument("--data-dir", type=Path, help="a fresh folder; without it one for this run")
    parser.add_argument("--pictures", type=Path, help="a few pictures of each kind of screen go there")
    parser.add_argument("--seed", type=int, default=1, help="of what the player does, not of the game")


def play_whole_game(
    asked: argparse.Namespace,
    settings: Mapping[str, str],
    sit_down: Callable[[RealWindow, Path, random.Random], Player],
) -> int:
    """Play one game with these settings and print what was seen. Returns the exit code."""
    with tempfile.TemporaryDirectory(prefix="whole-game-") as made, display() as screen:
        folder = asked.data_dir or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.json").write_text(json.dumps(settings))
        window = RealWindow(screen, folder, asked.language)
        player = sit_down(window, folder, random.Random(asked.seed))
        if asked.pictures is not None:
            asked.pictures.mkdir(parents=True, exist_ok=True)
            player.pictures = asked.pictures
        try:
            player.play()
        except (TimeoutError, RuntimeError) as trouble:
            print(trouble, file=sys.stderr)
            return 1
        finally:
            window.close()
    print(json.dumps(player.done))
    return 0


def save_picture(glance: Glance, folder: Path | None, what: str) -> None:
    """Without a folder, nothing is saved."""
    if folder is None:
        return
    import pygame

    picture = pygame.image.frombytes(glance.pixels(), glance.size, "RGB")
    pygame.image.save(picture, folder / f"{what.replace(' ', '-')}.png")
