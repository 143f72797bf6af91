"""Measures the game in a real window: python scripts/bench_app.py [--game NAME] [--json] [--repeats N]

Without --game the busiest table is measured, RatLand's with twelve players; with it, a minute of that game's
demo, in which computers play with everything that moves. First picture and waiting are measured in any case.

Software rendering at 1920 × 1080 under Xvfb (its own, unless DISPLAY is set), each part in a separate
process. `first_frame_ratio` compares with an empty pygame-ce window, alternating between the two and taking
medians.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from _displays import display_server

from ratland_desktop.games.shelf import SHELF

CHECKOUT = Path(__file__).resolve().parent.parent
SIZE = (1920, 1080)
OTHER_SIZE = (1600, 900)
FRAME = 1 / 60
IDLE_SECONDS = 10.0
SECONDS, TITLE_SECONDS = 45.0, 5.0
DEMO_SECONDS = 60.0
LIMITS = {
    "first_frame_ratio": 2.5,
    "frame_ms_median": 8.0,
    "frame_ms_p95": 12.0,
    "idle_cpu_percent": 1.0,
    "memory_mb": 120.0,
    "title_memory_mb": 120.0,
    "demo_memory_mb": 150.0,
    "language_switch_ms": 300.0,
    "resize_ms": 300.0,
}

EMPTY_WINDOW = f"""
import os
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
pygame.display.init()
pygame.display.set_mode({SIZE}, pygame.RESIZABLE)
pygame.display.flip()
print("there", flush=True)
os._exit(0)
"""

FIRST_PICTURE = f"""
import os, sys, tempfile
from pathlib import Path
from ratland_desktop.command import Wishes
from ratland_desktop.paths import find_places
from ratland_desktop.start import Program
wishes = Wishes(size={SIZE}, data_dir=Path(sys.argv[1]))
program = Program(wishes, find_places(wishes.data_dir))
def there():
    print("there", flush=True)
    os._exit(0)
program.app.after_first_picture.insert(0, there)
program.run()
"""


# --- in the processes that are measured


def measure_table(folder: Path) -> dict[str, float]:
    """Every frame that is drawn while the busiest parts of a round of twelve are told, with all motion."""
    from _busy_table import STRETCHES, Frames, watch

    from ratland_desktop.command import Wishes
    from ratland_desktop.paths import find_places
    from ratland_desktop.start import Program

    program = Program(Wishes(language="de", size=SIZE, data_dir=folder), find_places(folder))
    program.app.start()
    program.desk.play_tune(False)  # as every game begins
    frames = Frames()
    for phase in STRETCHES:
        watch(program.app, phase, SECONDS, frames)
    found = frames.figures
    found |= _timed("language_switch", lambda: _switch_language(program))
    found |= _timed("resize", lambda: _resize(program.app))
    return found | {"memory_mb": _memory()}


def _memory() -> float:
    """The most that this process has held so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def measure_title(folder: Path, game: str) -> dict[str, float]:
    """What the title takes with this game's box in front."""
    from _busy_table import Frames, count

    from ratland_desktop.command import Wishes
    from ratland_desktop.paths import find_places
    from ratland_desktop.start import Program

    program = Program(Wishes(language="de", size=SIZE, data_dir=folder, game=game), find_places(folder))
    program.app.start()
    count(program.app, TITLE_SECONDS, Frames())
    return {"title_memory_mb": _memory()}


def measure_demo(folder: Path, game: str) -> dict[str, float]:
    """Every frame of this game's demo, as fast as it is watched: computers think in another process."""
    from _busy_table import Frames, count

    from ratland_desktop.command import Wishes
    from ratland_desktop.paths import find_places
    from ratland_desktop.start import Program

    wishes = Wishes(language="de", size=SIZE, data_dir=folder, game=game, demo=True)
    program = Program(wishes, find_places(folder))
    program.app.start()
    program.desk.play_tune(False)
    frames, end = Frames(), time.monotonic() + DEMO_SECONDS
    while time.monotonic() < end:
        began = time.monotonic()
        count(program.app, FRAME, frames)
        time.sleep(max(0.0, FRAME - (time.monotonic() - began)))
    program.close()
    return frames.figures | {"demo_memory_mb": _memory()}


def _timed(name: str, act: Callable[[], None], repeats: int = 5) -> dict[str, float]:
    took, worked = [], []
    for _ in range(repeats):
        began, busy = time.perf_counter(), time.process_time()
        act()
        took.append((time.perf_counter() - began) * 1000)
        worked.append((time.process_time() - busy) * 1000)
    return {f"{name}_ms": median(took), f"{name}_cpu_ms": median(worked)}


def _switch_language(program: Any) -> None:
    other = {"de": "fr", "fr": "es", "es": "de"}[program.desk.texts.language]
    program.comfort.change(language=other)
    program.app.loop_once(FRAME)


def _resize(app: Any) -> None:
    """The window gets another size, and the first picture at that size is there."""
    import pygame

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        behind = pygame.Window.from_display_module()
    before = app.window.surface.get_size()
    behind.size = OTHER_SIZE if before != OTHER_SIZE else (1440, 810)
    while app.canvas.surface.get_size() == before:
        app.loop_once(FRAME, pygame.event.get())
    app.loop_once(FRAME, pygame.event.get())


def measure_idle(folder: Path) -> dict[str, float]:
    """The settings page, where nothing moves: the share of a core that waiting takes."""
    import pygame

    from ratland_desktop.command import Wishes
    from ratland_desktop.paths import find_places
    from ratland_desktop.start import Program

    program = Program(Wishes(size=SIZE, data_dir=folder), find_places(folder))
    app = program.app
    app.start()
    app.stage.show(program.rooms.settings())
    clock = pygame.time.Clock()

    def wait(seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            app.wait(clock)

    wait(3.0)
    began, worked = time.monotonic(), time.process_time()
    wait(IDLE_SECONDS)
    share = (time.process_time() - worked) / (time.monotonic() - began)
    return {"idle_cpu_percent": share * 100}


PARTS: dict[str, Callable[[Path], dict[str, float]]] = {"table": measure_table, "idle": measure_idle}
GAME_PARTS: dict[str, Callable[[Path, str], dict[str, float]]] = {
    "title": measure_title,
    "demo": measure_demo,
}


# --- the measuring process


@contextmanager
def display() -> Iterator[str]:
    """The display there is, or an Xvfb of our own."""
    if os.environ.get("DISPLAY"):
        yield os.environ["DISPLAY"]
        return
    with display_server(*SIZE) as name:
        yield name


def environment(screen: str, compiled: str = "") -> dict[str, str]:
    """`compiled`: a folder for bytecode, so that starts are measured as on a player's computer."""
    plain = {
        "DISPLAY": screen,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": os.pathsep.join([str(CHECKOUT), str(CHECKOUT / "scripts")]),
    }
    if compiled:
        plain["PYTHONPYCACHEPREFIX"] = compiled
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, **plain} if compiled else {**os.environ, **plain}


def seconds_to_picture(code: str, screen: str, folder: str) -> float:
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", code, folder],
        stdout=subprocess.PIPE,
        text=True,
        env=environment(screen, f"{folder}/compiled"),
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        took = time.perf_counter() - began
    if said.strip() != "there":
        raise RuntimeError("no picture came")
    return took


def measure_first_frame(screen: str, repeats: int) -> dict[str, float]:
    """By turns, so that a busy machine is unfair to both alike; the first of each only warms up."""
    empty: list[float] = []
    ours: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(repeats + 1):
            for code, times in ((EMPTY_WINDOW, empty), (FIRST_PICTURE, ours)):
                took = seconds_to_picture(code, screen, folder)
                if number:
                    times.append(took)
    return {
        "first_frame_ratio": median(ours) / median(empty),
        "first_frame_ms": median(ours) * 1000,
        "empty_window_ms": median(empty) * 1000,
    }


def measure_part(name: str, screen: str, game: str | None = None) -> dict[str, float]:
    of_game = [] if game is None else ["--game", game]
    command = [sys.executable, str(Path(__file__)), "--part", name, *of_game]
    done = subprocess.run(command, env=environment(screen), stdout=subprocess.PIPE, check=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.add_argument("--repeats", type=int, default=7, help="starts of each window (default 7)")
    parser.add_argument("--game", choices=[*SHELF], help="this game's title and demo")
    parser.add_argument("--part", choices=[*PARTS, *GAME_PARTS], help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.part:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(measured(asked.part, Path(folder), asked.game)))
        return 0
    with display() as screen:
        found = measure_first_frame(screen, asked.repeats)
        for part in PARTS if asked.game is None else (*GAME_PARTS, "idle"):
            found |= measure_part(part, screen, asked.game)
    figures = {name: round(value, 2) for name, value in found.items()}
    if asked.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, value in figures.items():
            limit = LIMITS.get(name)
            verdict = (
                "" if limit is None else f"at most {limit:g}: {'good' if value <= limit else 'TOO MUCH'}"
            )
            print(f"{name:22}{value:10.2f}  {verdict}")
    return 0 if all(value <= LIMITS.get(name, value) for name, value in figures.items()) else 1


def measured(part: str, folder: Path, game: str | None) -> dict[str, float]:
    """The figures of one part, in its own process."""
    if part in GAME_PARTS:
        assert game is not None
        return GAME_PARTS[part](folder, game)
    return PARTS[part](folder)


if __name__ == "__main__":
    sys.exit(main())
