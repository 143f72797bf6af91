"""Draws the two maps in docs/architecture.md: the packages, and the way of one placement through them.

python scripts/make_map.py             docs/pictures/rooms.svg and docs/pictures/placement.svg
python scripts/make_map.py --check     writes nothing; exits with 1 if a map is out of date or wrong

The layers come from the import contract in pyproject.toml, so the map always agrees with it.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "ratland_desktop"
PICTURES = ROOT / "docs" / "pictures"
CONTRACT = "Imports point one way"

ABOUT = {
    "__main__": "the command line",
    "start": "one run of the window: connects all packages",
    "boxes": "what the boxes on the shelf lead to",
    "rooms": "what the title menu opens, built on first use",
    "games": "one folder a game: rules, computers, own screens; strangers to each other",
    "screens": "screens of any game; play.py goes from one to the next",
    "shell": "window, stage, input, canvas, widgets, sound, title, curtain",
    "command": "options in the player’s language",
    "hotseat": "one game around one laptop: session, diary, computers, trials",
    "saves": "settings, players, games on disk",
    "text": "locale files become sentences",
    "tabletop": "what any game shares: seats, dice, dialogue, match, steps",
}
"""One line for each package in the contract."""
PICTURES_FROM = ("start", "games", "screens", "shell")
PURE = ("tabletop",)
TONES = {"picture": "#ffd94a", "plain": "#f4ead2", "pure": "#8fd9a8"}

LANES = ("shell", "screens and scenes", "session", "rules and tabletop")


@dataclass(frozen=True, slots=True)
class Stop:
    """A step of the placement: its lane, what happens, and the file and name responsible."""

    lane: int
    words: str
    file: str
    name: str


_RATLAND = "games/ratland"
WAY = (
    Stop(0, "A mouse button goes down: Press", "shell/inputs.py", "Inputs"),
    Stop(0, "The stage gives it to the scene in front", "shell/stage.py", "Stage"),
    Stop(1, "A place is hit: one rat more", f"{_RATLAND}/scenes/sewer/spots.py", "PlaceSpot"),
    Stop(1, "The plan changes; the preview follows", f"{_RATLAND}/scenes/sewer/plan_editor.py", "PlanEditor"),
    Stop(1, "“Done!” ends the scene: Done(plan)", f"{_RATLAND}/scenes/sewer/scene.py", "MySewerScene"),
    Stop(1, "The game’s scene takes the answer", "screens/behind_curtain.py", "take_answer"),
    Stop(2, "One answer more; the keeper saves it", "hotseat/session.py", "answer"),
    Stop(3, "Checked by its question, and sealed", "tabletop/match.py", "Match"),
    Stop(3, "With the last answer the round goes on", f"{_RATLAND}/rules/round.py", "play_round"),
    Stop(3, "Facts, each with its reason", f"{_RATLAND}/rules/happenings/sewers.py", "Attacked"),
    Stop(2, "The table sees one more of them", "hotseat/session.py", "see"),
    Stop(1, "Which moment, and for how long", "screens/table/director.py", "Director"),
    Stop(1, "One sentence, in the table’s language", "hotseat/telling.py", "tell_step"),
    Stop(1, "Its picture, from open counts alone", "screens/table/scene.py", "TableScene"),
    Stop(0, "What has changed is redrawn", "shell/app.py", "loop_once"),
)  # fmt: skip


def floors(root: Path = ROOT) -> list[list[str]]:
    """The packages of the contract as paths, from the top layer down."""
    tools = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    contract = next(one for one in tools["importlinter"]["contracts"] if one["name"] == CONTRACT)
    return [
        [re.sub(rf"[() ]|{PACKAGE}\.", "", room).replace(".", "/") for room in re.split(r"[:|]", layer)]
        for layer in contract["layers"]
    ]


def troubles() -> Iterator[str]:
    """Packages, files and names that a map shows and the code lacks, or the other way round."""
    rooms = [room for floor in floors() for room in floor]
    for room in rooms:
        if room not in ABOUT:
            yield f"scripts/make_map.py has no line about the package {room}"
        if not (ROOT / PACKAGE / room).is_dir() and not (ROOT / PACKAGE / f"{room}.py").is_file():
            yield f"there is no package {room}"
    for stop in WAY:
        file = ROOT / PACKAGE / stop.file
        if not file.is_file():
            yield f"there is no file {stop.file}"
        elif not re.search(rf"^\s*(class|def) {stop.name}\b", file.read_text(encoding="utf-8"), re.MULTILINE):
            yield f"{stop.file} has no {stop.name}"


# --- drawing


WIDE, MARGIN = 960, 24
FONT = "font-family=\"'Source Sans Pro','Segoe UI',Helvetica,Arial,sans-serif\""


def words(x: float, y: float, said: str, size: int = 14, colour: str = "#2b2118", extra: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" {extra}>{escape(said)}</text>'


def box(x: float, y: float, wide: float, high: float, fill: str, extra: str = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="9" fill="{fill}" {extra}/>'


def sheet(high: float, drawn: list[str], title: str) -> str:
    body = "\n".join([box(0, 0, WIDE, high, "#12262c"), *drawn])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high:g}" width="{WIDE}" role="img" '
        f"{FONT}>\n<title>{escape(title)}</title>\n{body}\n</svg>\n"
    )


def tone(room: str) -> str:
    return "picture" if room in PICTURES_FROM else "pure" if room in PURE else "plain"


def rooms_map() -> str:
    """One row per layer; packages may import those below, never those above."""
    high, gap, top = 46, 8, 58
    drawn = [words(MARGIN, 34, "Imports go down only", 20, "#ffd94a", 'font-weight="bold"')]
    legend = (("picture", "knows pygame"), ("plain", "no pictures"), ("pure", "standard library only"))
    for place, (kind, said) in enumerate(legend):
        left = 430 + place * 170
        drawn += [box(left, 20, 18, 18, TONES[kind]), words(left + 26, 34, said, 14, "#f4ead2")]
    for number, floor in enumerate(floors()):
        y = top + number * (high + gap)
        wide = (WIDE - 2 * MARGIN - gap * (len(floor) - 1)) / len(floor)
        for place, room in enumerate(floor):
            x = MARGIN + place * (wide + gap)
            drawn += [
                box(x, y, wide, high, TONES[tone(room)]),
                words(x + 14, y + 19, room, 15, extra='font-weight="bold"'),
                words(x + 14, y + 37, ABOUT.get(room, ""), 13, "#4b3d2c"),
            ]
    return sheet(top + len(floors()) * (high + gap) + 12, drawn, "The packages, layer by layer")


def way_map() -> str:
    """Four lanes, with the steps of the placement from top to bottom."""
    lane = (WIDE - 2 * MARGIN) / len(LANES)
    high, gap, top = 58, 16, 64
    wide = lane * 1.36
    drawn = [
        words(_centre(n, lane), 38, name, 18, "#ffd94a", 'font-weight="bold" text-anchor="middle"')
        for n, name in enumerate(LANES)
    ]
    spots = [(_left(stop.lane, lane, wide), top + n * (high + gap)) for n, stop in enumerate(WAY)]
    for (x, y), (next_x, next_y) in pairwise(spots):
        drawn.append(arrow(x + wide / 2, y + high / 2, next_x + wide / 2, next_y))
    for number, (stop, (x, y)) in enumerate(zip(WAY, spots, strict=True), start=1):
        drawn += [
            box(x, y, wide, high, TONES[tone(_room_of(stop.file))]),
            words(x + 12, y + 24, f"{number}  {stop.words}", 15, extra='font-weight="bold"'),
            words(x + 12, y + 44, f"{stop.name} · {_short(stop.file)}", 13, "#4b3d2c"),
        ]
    return sheet(top + len(WAY) * (high + gap) + 8, drawn, "The way of one placement")


def arrow(x: float, y: float, next_x: float, top: float) -> str:
    """An arrow out of the side of one box and down to the top of the next."""
    tip = f"M{next_x - 7:g} {top - 9:g} L{next_x:g} {top - 1:g} L{next_x + 7:g} {top - 9:g}"
    way = f"M{x:g} {y:g} H{next_x:g} V{top - 2:g} {tip}"
    return f'<path d="{way}" stroke="#e9f2ec" stroke-width="3" fill="none" stroke-linecap="round"/>'


def _room_of(file: str) -> str:
    """The package of the contract that contains this file."""
    rooms = (room for floor in floors() for room in floor)
    return next(room for room in rooms if file == f"{room}.py" or file.startswith(f"{room}/"))


def _centre(number: int, lane: float) -> float:
    return MARGIN + (number + 0.5) * lane


def _left(number: int, lane: float, wide: float) -> float:
    return min(max(MARGIN, _centre(number, lane) - wide / 2), WIDE - MARGIN - wide)


def _short(file: str) -> str:
    return file.removeprefix(f"{_RATLAND}/")


MAPS = {"rooms.svg": rooms_map, "placement.svg": way_map}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="only say what is wrong")
    asked = parser.parse_args(arguments)
    wrong = list(troubles())
    for name, draw in MAPS.items():
        file = PICTURES / name
        if not asked.check:
            file.write_text(draw(), encoding="utf-8", newline="\n")
        elif not file.is_file() or file.read_text(encoding="utf-8") != draw():
            wrong.append(f"docs/pictures/{name} is out of date: run scripts/make_map.py")
    print("\n".join(wrong) or "The maps are up to date.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
