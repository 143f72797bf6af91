"""Takes the pictures of the manual: screens of the game in every language, and drawings of the rule book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import _hall_screens  # noqa: F401  more screens of the same list
import pygame
from _pilot import Pilot
from _png import picture
from _screens import SCREENS as PLAYED
from _sessions import people_of
from _studio import Studio

from ratland_desktop.screens.rulebook.book import Illustration
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.scene import Scene

from .games import MANUALS
from .pictures import SAME_AS, SCREENS, WORDED, illustration, screen

SIZE = (1280, 720)
SHOWN = (960, 540)
COLOURS = 112
DRAWING_WIDTH = 1180.0
"""How wide a page of the rule book is, in logical units."""


def take_all(folder: Path, languages: list[str]) -> None:
    """Every PNG of the manual; their paths start in this folder. Plays to the screens in every language."""
    for file, surface in _all(languages):
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(picture(surface, COLOURS))


def _all(languages: list[str]) -> Iterator[tuple[str, pygame.Surface]]:
    for language in languages:
        yield from _screens(language)
        for game in MANUALS:
            yield from _drawings(game, language, WORDED[game])
    for game, told in MANUALS.items():
        others = {*WORDED[game], *SAME_AS.get(game, ())}
        yield from _drawings(game, languages[0], [x for x in told.book.book.illustrations if x not in others])


def studio_for(language: str, home: Path, out: Path | None = None) -> Studio:
    """A table of four, with the names that families know who speak this language."""
    studio = Studio(out, SIZE, language, 4, "normal", home)
    studio.names = people_of(studio.desk.texts)
    return studio


def _screens(language: str) -> Iterator[tuple[str, pygame.Surface]]:
    with TemporaryDirectory() as out, TemporaryDirectory() as home:
        studio = studio_for(language, Path(home), Path(out))
        for name, (play, taken) in SCREENS.items():
            PLAYED[play](studio, play)
            whole = pygame.image.load(Path(out) / f"{taken}.png")
            yield screen(name, language), pygame.transform.smoothscale(whole, SHOWN)


class _Drawing(Scene[None]):
    """One drawing of the rule book on an empty sheet."""

    def __init__(self, drawing: Illustration) -> None:
        super().__init__()
        self.drawing = drawing
        self.box = Box(40, 40, DRAWING_WIDTH, self.drawing.height)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, theme.PAPER)
        self.drawing.paint(canvas, self.box, self.desk.texts)


def _drawings(game: str, language: str, names: Iterable[str]) -> Iterator[tuple[str, pygame.Surface]]:
    for name in names:
        scene = _Drawing(MANUALS[game].book.book.illustrations[name])
        pilot = Pilot(lambda scene=scene: scene, size=SIZE, language=language)  # type: ignore[misc]
        pilot.redraw()
        scale = pilot.app.canvas.scale
        area = [round(side * scale) for side in (scene.box.x, scene.box.y, scene.box.w, scene.box.h)]
        yield illustration(game, name, language), pilot.app.canvas.surface.subsurface(area).copy()
