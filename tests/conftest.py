"""What every test stands on: no window, no sound, the same luck each time.

Set before pygame is imported. Tests that open a real window start the game as a process of its own, with its
own display, and are marked `window`.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# Whoever starts the tests in the background may have had signals ignored, and children would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

# No deadlines: a shared machine is sometimes slow. Derandomised: a run that failed fails again.
_CALM = {"deadline": None, "derandomize": True, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("quick", max_examples=25, **_CALM)  # type: ignore[arg-type]
settings.register_profile("thorough", max_examples=50, **_CALM)  # type: ignore[arg-type]
settings.load_profile(os.environ.get("RATLAND_HYPOTHESIS", "quick"))

from tests.sharing import share  # noqa: E402  (pygame reads what is set above)

WINDOW_TOOLS = ("Xvfb", "xdotool")


GAMES = Path(__file__).parent / "games"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="NAME", help="only the tests of this game (scripts/test.py --game)")


def belongs_to(item: pytest.Item, game: str) -> bool:
    """Is this one of the game's own tests, or a test of several games with this one as its case?"""
    if item.path.is_relative_to(GAMES / game):
        return True
    case = item.callspec.id if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ""
    return re.split("[-:]", case)[0] == game


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--game")
    if game:
        others = [item for item in items if not belongs_to(item, game)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if belongs_to(item, game)]
    items.sort(key=lambda item: item.get_closest_marker("window") is None)  # the longest waits begin first
    missing = [tool for tool in WINDOW_TOOLS if shutil.which(tool) is None]
    if not missing and sys.platform.startswith("linux"):
        return
    why = f"a real window needs {' and '.join(missing)}" if missing else "real windows are tested on Linux"
    for item in items:
        if item.get_closest_marker("window"):
            item.add_marker(pytest.mark.skip(reason=why))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    share(item.get_closest_marker("alone") is None)
