"""What every test stands on: no window, no sound, the same luck each time.

Set before pygame is imported. Tests that open a real window start the game as a process of its own, with its
own display, and are marked `window`.
"""

from __future__ import annotations

import os
import shutil
import sys

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# No deadlines: a shared machine is sometimes slow. Derandomised: a run that failed fails again.
_CALM = {"deadline": None, "derandomize": True, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("quick", max_examples=25, **_CALM)  # type: ignore[arg-type]
settings.register_profile("thorough", max_examples=50, **_CALM)  # type: ignore[arg-type]
settings.load_profile(os.environ.get("RATLAND_HYPOTHESIS", "quick"))

from tests.sharing import share  # noqa: E402  (pygame reads what is set above)

WINDOW_TOOLS = ("Xvfb", "xdotool")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
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
