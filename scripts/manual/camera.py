"""Takes the pictures of a manual: screens of the game in every language, and drawings of its rule book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
from _all_screens import every_screen
from _pilot import Pilot
from _png import picture
from _sessions import people_of
from _studio import Studio

from ratland_desktop.screens.rulebook.book import Illustration
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.scene import Scene
from ratland_desktop.text import Texts

from .games import manual_of, screens_of
from .guide import sections
from .pictures import illustration, screen, taken

SIZE = (1280, 720)
SHOWN = (960, 540)
PLAYERS = 4
COLOURS = 112
DRAWING_WIDTH = 1180.0
"""How wide a page of the rule book is, in logical units."""


def take_all(folder: Path, game: str, languages: list[str]) -> None:
    """Every PNG of a manual; their paths start in this folder. Plays to the screens in every language."""
    for file, surface in _all(game, languages):
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(picture(surface, COLOURS))


def _all(game: str, languages: list[str]) -> Iterator[tuple[str, pygame.Surface]]:
    about, drawn = manual_of(game), screens_of(game).book.illustrations
    for language in languages:
        yield from _screens(game, language)
        yield from drawings(game, language, about.worded)
    wordless = [name for name in drawn if name not in (*about.worded, *about.same_as)]
    yield from drawings(game, languages[0], wordless)


def studio_for(language: str, home: Path, out: Path | None = None) -> Studio:
    """A table of four, with the names that families know who speak this language."""
    studio = Studio(out, SIZE, language, PLAYERS, "normal", home)
    studio.names = people_of(studio.desk.texts)
    return studio


def shown(say: Texts, game: str) -> list[str]:
    """The screens whose pictures a manual has."""
    parts = [part for _, key in sections(say, game) for part in say.names(key)]
    return [part.removeprefix("picture_") for part in parts if part.startswith("picture_")]


def _screens(game: str, language: str) -> Iterator[tuple[str, pygame.Surface]]:
    played = every_screen(game, PLAYERS)
    with TemporaryDirectory() as out, TemporaryDirectory() as home:
        studio = studio_for(language, Path(home), Path(out))
        for name in shown(studio.desk.texts, game):
            play, file = taken(game, name)
            played[play](studio, play)
            whole = pygame.image.load(Path(out) / f"{file}.png")
            yield screen(game, name, language), pygame.transform.smoothscale(whole, SHOWN)


class _Drawing(Scene[None]):
    """One drawing of a rule book on an empty sheet."""

    def __init__(self, drawing: Illustration) -> None:
        super().__init__()
        self.drawing = drawing
        self.box = Box(40, 40, DRAWING_WIDTH, drawing.height)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, theme.PAPER)
        self.drawing.paint(canvas, self.box, self.desk.texts)


def drawings(game: str, language: str, names: Iterable[str]) -> Iterator[tuple[str, pygame.Surface]]:
    """These drawings of a rule book, and where they belong."""
    for name in names:
        scene = _Drawing(screens_of(game).book.illustrations[name])
        pilot = Pilot(lambda scene=scene: scene, size=SIZE, language=language)  # type: ignore[misc]
        pilot.redraw()
        scale = pilot.app.canvas.scale
        area = [round(side * scale) for side in (scene.box.x, scene.box.y, scene.box.w, scene.box.h)]
        yield illustration(game, name, language), pilot.app.canvas.surface.subsurface(area).copy()
