"""Where files are: our assets and locales (read only), the player's settings, saves and reports (written).

Covers the three ways the game is started (a checkout, an installed wheel, a frozen app) and the `--data-dir`
override. Creates no folder and reads no file: whoever writes creates the folder and handles errors.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

APP_NAME = "RatLand"
PACKAGE = Path(__file__).resolve().parent


class NoHome(Exception):
    """This computer knows no home folder of whoever plays."""


@dataclass(frozen=True, slots=True)
class Places:
    """Every place on disk that the game knows."""

    assets: Path
    locales: Path
    settings: Path
    saves: Path
    reports: Path
    prints: Path | None = None
    """Where pages to print go; None: where this system keeps pictures."""


def find_places(data_dir: Path | None = None) -> Places:
    """The places of this installation; with `data_dir` everything that is written stays inside it.

    Raises NoHome.
    """
    assets, locales = shipped("assets"), shipped("locales")
    if data_dir is not None:
        home = at_home(data_dir).absolute()
        written = (home / name for name in ("settings.json", "saves", "reports", "prints"))
        return Places(assets, locales, *written)
    import platformdirs  # imported here, because it is slow and not needed for the first frame

    try:
        config = platformdirs.user_config_path(APP_NAME, appauthor=False)
        data = platformdirs.user_data_path(APP_NAME, appauthor=False)
    except RuntimeError as error:
        raise NoHome from error
    return Places(assets, locales, config / "settings.json", data / "saves", data / "reports")


def at_home(path: Path) -> Path:
    """With `~` written out; as it is where nobody knows whose home that should be."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def shipped(name: str) -> Path:
    """The folder of this name that comes with the game: "assets" or "locales".

    The first that exists; the checkout's place when none does, so that a message can name it.
    """
    candidates = list(_candidates(name))
    return next((folder for folder in candidates if folder.is_dir()), candidates[-1])


def _candidates(name: str) -> Iterator[Path]:
    frozen = getattr(sys, "_MEIPASS", None)  # set by PyInstaller
    if frozen is not None:
        yield Path(frozen) / name
    yield PACKAGE / f"_{name}"  # a wheel carries them inside the package
    yield PACKAGE.parent / name  # a checkout
