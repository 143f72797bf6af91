"""A shelf with up to four games: RatLand, and three that exist only as boxes and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.hotseat.box import Box as Game
from ratland_desktop.screens.shelf_page import ShelfScene
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.scenes.title import Door
from ratland_desktop.text import Texts
from tests.pilot import Heard, Pilot
from tests.words_beside import texts_beside

GAMES = (
    BOX,
    replace(BOX, name="crumbs", fewest=2, most=3, minutes=(20, 20)),
    replace(BOX, name="bread", fewest=4, most=4, minutes=(30, 45)),
    replace(BOX, name="acorns", fewest=1, most=4, minutes=(100, 120)),
)
WORDS = {
    "crumbs": ("Krümel", "Sammelt Krümel auf genau einem Teller, und lasst die Nachbarn hungrig sitzen."),
    "bread": (
        "Comme des Pains",
        "Ein sehr langer Satz über Brot, Würste, Türen, Keller, Katzen, Fallen.",
    ),
    "acorns": ("Eicheln", "Was im Herbst liegen bleibt, gehört im Winter allen, die es finden."),
}
LANGUAGES = ("en", "de", "fr", "es")
KEYS = ("new_game", "quick_game", "how_to_play", "rules", "hall")
ICONS = ("", "play", "lamp", "book", "trophy")
WITHOUT_LESSON = "crumbs"


def shelf_texts(folder: Path, language: str = "en") -> Texts:
    """All words of the house, and those of the other games."""
    for game, (name, about) in WORDS.items():
        words = f'name = "{name}"\n[box]\nabout = "{about}"\n'
        texts = texts_beside(folder, game, dict.fromkeys(LANGUAGES, words), language)
    return texts


class Visitor(Pilot):
    """A pilot in front of the shelf. `opened` tells which doors of which boxes were taken."""

    def __init__(
        self,
        folder: Path,
        *,
        games: Sequence[Game] = GAMES,
        front: Game = BOX,
        language: str = "en",
        asks: bool = False,
        **look: Any,
    ) -> None:
        self.opened: list[tuple[str, str]] = []
        doors = self.one_door if asks else self.doors
        heading = "shell.shelf.rules" if asks else "shell.shelf.title"
        desk = Desk(shelf_texts(folder, language), sound=Heard())
        super().__init__(lambda: ShelfScene(games, front, doors, heading), desk=desk, **look)

    def doors(self, game: Game) -> list[Door]:
        return [
            Door(key, self._opener(game, key), icon)
            for key, icon in zip(KEYS, ICONS, strict=True)
            if key != "how_to_play" or game.name != WITHOUT_LESSON
        ]

    def one_door(self, game: Game) -> list[Door]:
        return [Door("rules", self._opener(game, "rules"))]

    def _opener(self, game: Game, key: str) -> Callable[[], Go | None]:
        return lambda: self.opened.append((game.name, key))

    @property
    def shelf(self) -> ShelfScene:
        assert isinstance(self.scene, ShelfScene)
        return self.scene

    @property
    def in_front(self) -> str:
        return self.shelf.chosen.name
