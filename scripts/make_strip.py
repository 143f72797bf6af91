"""Plays one round and makes an animation of it for the README:

python scripts/make_strip.py [--out docs/pictures/round.png] [--language en] [--frames FOLDER]

The curtain, a secret plan, screens up, raids, babies, the bags and the meal. Always the same round. The file
is an APNG: programs that do not know animated PNGs show its first frame, the curtain.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402
from _pilot import Pilot  # noqa: E402
from _png import Frame, strip  # noqa: E402
from _sessions import people_of, play_on, session  # noqa: E402

from ratland_desktop.games.ratland.rules.words import Plan  # noqa: E402
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene  # noqa: E402
from ratland_desktop.hotseat.levels import Level  # noqa: E402
from ratland_desktop.hotseat.session import HandOver, Session  # noqa: E402
from ratland_desktop.screens.hosting import Hosting  # noqa: E402
from ratland_desktop.screens.play import PlayScene  # noqa: E402
from ratland_desktop.screens.table import TableScene  # noqa: E402
from ratland_desktop.screens.table.hands import SETTLE  # noqa: E402
from ratland_desktop.screens.table.mode import Mode  # noqa: E402
from ratland_desktop.shell.intents import Confirm, Hot, Shortcut  # noqa: E402
from ratland_desktop.shell.scenes.credits import CreditsScene  # noqa: E402
from ratland_desktop.shell.scenes.curtain import CurtainScene  # noqa: E402
from ratland_desktop.tabletop.dice import Dice  # noqa: E402
from ratland_desktop.text import Texts  # noqa: E402

SEED = 54
PLAYED, SHOWN = (1280, 720), (880, 495)
PEOPLE = 2
"""Of four; the others are computers."""
PLANS = (Plan(dump=1, city=2, field=1, left=0, right=2, pantry=0, nursery=1),
         Plan(dump=1, city=1, field=0, left=3, right=0, pantry=1, nursery=1))  # fmt: skip
MOST_DRAWS = 2
"""So often somebody is seen drawing piece by piece."""
STILLS = (0.4, 0.6, 1.2)
"""A step is looked at after so many seconds each time."""


class Film:
    """Collects the frames while the pilot plays."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.frames: list[Frame] = []

    def shoot(self, seconds: float) -> None:
        """Add the current picture as a frame of this duration."""
        self.pilot.redraw()
        surface = pygame.transform.smoothscale(self.pilot.app.canvas.surface, SHOWN)
        self.frames.append(Frame(surface, seconds))

    def run(self, times: tuple[float, ...] = STILLS) -> None:
        """Time passes; a look every now and then."""
        for seconds in times:
            self.pilot.wait(seconds)
            self.shoot(seconds + 0.15)


def begin(language: str) -> tuple[Session, Pilot]:
    """Four clans at the table, before the first secret plan."""
    game = session(4, SEED, clans=False, names=people_of(Texts(ROOT / "locales", language)))
    for seat in range(PEOPLE, 4):
        game.change_player(seat, Level.SOLID)
    play_on(game, Dice(SEED), lambda e: isinstance(e.step(), HandOver))
    nowhere = partial(CreditsScene, ["ratland"])
    hosting = Hosting(nowhere, nowhere, None, nowhere)
    return game, Pilot(lambda: PlayScene(game, hosting, explain=False), size=PLAYED, language=language)


def plan_in_secret(film: Film, plan: Plan, shown: bool) -> None:
    """One person's turn, from the curtain to the sealed plan."""
    pilot = film.pilot
    pilot.until_scene(CurtainScene)
    film.shoot(1.3)
    pilot.click("me")
    pilot.click("me")
    pilot.until_scene(MySewerScene)
    if shown:
        film.shoot(0.8)
    for place, rats in plan._asdict().items():
        pilot.focus_on(place)
        for _ in range(rats):
            pilot.give(Hot(Shortcut.MORE))
            if shown:
                film.shoot(0.3)
    if shown:
        film.shoot(1.2)
    pilot.give(Hot(Shortcut.DONE))


def draw(film: Film, scene: TableScene, shown: bool) -> None:
    """Somebody's own pieces, one by one."""
    pilot = film.pilot
    while scene.mode is Mode.HANDS:
        pilot.wait(SETTLE + 0.1)
        pilot.give(Hot(Shortcut.NEXT), Confirm(down=False))
        if shown:
            film.run((0.2, 0.35))


def look(film: Film, scene: TableScene) -> None:
    """A step from its heading to its end; a heading by itself is passed over."""
    playing = scene.staging.playing
    if playing is None or not playing.step.shown or scene.mode is Mode.HANDS:
        return
    if playing.openings:
        film.run((0.5,))
        film.pilot.wait(max(0.0, playing.begins - scene.staging.passed))
    film.run()


def watch(film: Film, game: Session) -> None:
    """The open table: screens up, and then the moments that are worth a look."""
    pilot = film.pilot
    scene = pilot.until_scene(TableScene)
    film.shoot(1.2)
    pilot.desk.tempo.reduced = False
    pilot.click("next")
    film.run((0.3, 0.3, 0.3, 0.5, 0.9))
    draws = 0
    while isinstance(pilot.scene, TableScene) and game.mark.story == 0:
        if scene.mode is Mode.HANDS:
            draws += 1
            draw(film, scene, shown=draws <= MOST_DRAWS)
        else:
            pilot.give(Hot(Shortcut.NEXT), Confirm(down=False))
            look(film, scene)
    film.frames[-1] = replace(film.frames[-1], seconds=2.5)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures" / "round.png")
    parser.add_argument("--language", default="en", metavar="CODE")
    parser.add_argument("--frames", type=Path, metavar="FOLDER", help="also save every frame by itself")
    asked = parser.parse_args(arguments)
    game, pilot = begin(asked.language)
    film = Film(pilot)
    for person in range(PEOPLE):
        plan_in_secret(film, PLANS[person], shown=person == 0)
    watch(film, game)
    moving = strip(film.frames)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_bytes(moving)
    if asked.frames:
        asked.frames.mkdir(parents=True, exist_ok=True)
        for number, frame in enumerate(film.frames):
            pygame.image.save(frame.surface, str(asked.frames / f"{number:03}.png"))
    seconds = sum(frame.seconds for frame in film.frames)
    print(f"{len(film.frames)} frames, {seconds:.0f} seconds, {len(moving) // 1024} KB in {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
