"""Rewrites the recorded figures of trials: .venv/bin/python scripts/make_trial_figures.py

Each entry is a command and what it printed, without times and memory. `tests/hotseat/test_trial_figures.py`
runs the commands again and compares: the same seed must give the same figures. Rewrite them only if rules,
bots or dice were meant to change, and read the difference before you commit it.
"""

from __future__ import annotations

import json
import re
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from ratland_desktop.__main__ import main as run

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "tests" / "hotseat" / "trial_figures.json"
COMMANDS = (
    "simulate --json --games 60",
    "simulate --json --games 40 --players 6 --clans --board secret --food sorted --seed 7",
    "simulate --json --games 120 --players 2 --board everyone --seed 3 --jobs 2",
    "simulate --games 20 --players 3 --clans",
    "tournament --json --games 4 --players 3 --levels random,beginner,solid --clans --seed 5",
    "tournament --json --games 5 --seats solid,random,beginner,solid --clans --board secret --seed 9",
    "tournament --json --games 2 --players 2 --pairs cunning:solid,cunning-1:solid,beginner:random",
    "tournament --games 2 --players 2 --pairs solid:random",
)
OF_THE_CLOCK = {
    "games_per_second", "decisions_per_second", "microseconds_per_decision", "yardstick_ratio",
    "peak_memory_mb", "decision_ms_p95",
}  # fmt: skip
LINES_OF_THE_CLOCK = (
    "games a second", "decisions a second", "µs a decision", "yardstick ratio", "peak memory",
)  # fmt: skip


def printed(command: str) -> Any:
    """What a command prints, without the clock's figures: JSON as data, text as lines."""
    page = StringIO()
    with redirect_stdout(page):
        code = run(command.split())
    if code:
        raise RuntimeError(f"{command} ended with {code}")
    if "--json" in command.split():
        return without_clock(json.loads(page.getvalue()))
    lines = [line for line in page.getvalue().splitlines() if not line.strip().startswith(LINES_OF_THE_CLOCK)]
    return [re.sub(r" +[\d.]+ ms$", "", line) for line in lines]


def without_clock(found: Any) -> Any:
    if isinstance(found, list):
        return [without_clock(each) for each in found]
    if isinstance(found, dict):
        return {key: without_clock(value) for key, value in found.items() if key not in OF_THE_CLOCK}
    return found


def main() -> int:
    figures = {command: printed(command) for command in COMMANDS}
    FIGURES.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
