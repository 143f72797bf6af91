"""What the title menu opens: saved games, games and pages, each built on first use.

Nothing of them is imported before the first frame. `start` decides how to get from one to another.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratland_desktop.notices import Notice
from ratland_desktop.paths import Places
from ratland_desktop.shell.comfort import Comfort
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.scene import Scene

if TYPE_CHECKING:
    from ratland_desktop.hotseat.box import Shelf
    from ratland_desktop.saves.keeper import Keeper
    from ratland_desktop.saves.store import Opened, Store
    from ratland_desktop.screens.host import Host

AnyScene = Scene[Any]


class Rooms:
    """`title` returns to the title screen; `seen` lists the scenes on the stage; `shelf` has the games."""

    def __init__(
        self,
        places: Places,
        comfort: Comfort,
        title: Callable[[], AnyScene],
        seen: Callable[[], list[AnyScene]],
        shelf: Shelf | None = None,
    ) -> None:
        self._places, self._comfort, self._title, self._seen = places, comfort, title, seen
        self._store: Store | None = None
        self._host: Host | None = None
        self._shelf = shelf

    # --- saved games and the game itself

    @property
    def shelf(self) -> Shelf:
        if self._shelf is None:
            from ratland_desktop.games.shelf import SHELF

            self._shelf = SHELF
        return self._shelf

    @property
    def store(self) -> Store:
        if self._store is None:
            from ratland_desktop.saves.store import Store

            self._store = Store(self._places.saves, self.shelf.keepings)
        return self._store

    @property
    def host(self) -> Host:
        if self._host is None:
            from ratland_desktop.saves.hall import FILE as HALL
            from ratland_desktop.saves.hall import Hall
            from ratland_desktop.saves.players import FILE, PlayerBook
            from ratland_desktop.screens.host import Host, WaysOut

            beside = self._places.saves.parent
            ways_out = WaysOut(self._title, self.settings, self.rules)
            self._host = Host(
                self.shelf, self.store, PlayerBook(beside / FILE), ways_out, Hall(beside / HALL),
                self._places.prints,
            )  # fmt: skip
        return self._host

    @property
    def keeper(self) -> Keeper | None:
        """The keeper of the running game, if there is one."""
        return self._host.keeper if self._host is not None else None

    @property
    def never_played(self) -> bool:
        """Whether nobody has played here before; then the title offers a quick game first."""
        from ratland_desktop.saves.players import FILE

        return not (self._places.saves.parent / FILE).exists() and not self.any_games

    @property
    def any_games(self) -> bool:
        """Whether there are saved games, without opening them."""
        return any_games_in(self._places.saves)

    def sweep(self, settings: Path) -> None:
        """Remove half-written settings and player files of earlier runs; the store does so for games."""
        from ratland_desktop.saves.players import FILE
        from ratland_desktop.saves.sweeping import sweep_beside

        sweep_beside(settings)
        sweep_beside(self._places.saves.parent / FILE)

    def put_away(self) -> None:
        """Close the running game, if there is one."""
        if self._host is not None:
            self._host.put_away()

    def unsaved(self) -> AnyScene | None:
        """The page for a game that is not safe on the disk; None: nothing would be lost."""
        return self._host.unsaved() if self._host is not None else None

    def leaving(self, go: Callable[[], Go]) -> Go:
        """The way out of a game; if it is not safe on the disk, its players are asked first."""
        return self._host.leaving(go) if self._host is not None else go()

    def close(self) -> Notice | None:
        """Save everything and end the bots' process. Returns why the game could not be saved, or None."""
        return self._host.close() if self._host is not None else None

    # --- pages

    def settings(self) -> AnyScene:
        from ratland_desktop.shell.scenes.settings import SettingsScene

        return SettingsScene(self._comfort)

    def rules(self) -> AnyScene:
        """The rule book of the game that is played, open at what is on the screen now."""
        from ratland_desktop.screens.play import PlayScene
        from ratland_desktop.screens.rulebook.doors import open_book

        stage = self._seen()
        played = (scene.session.box for scene in stage if isinstance(scene, PlayScene))
        screens = next(played, self.shelf.front).screens()
        return open_book(screens.book, screens.topic_of, stage)

    def hall(self, play: Callable[[], Go | None]) -> AnyScene:
        """The hall of fame: wins, records, and the chronicles of all games."""
        from ratland_desktop.screens.hall import HallScene

        pages = [box.screens().hall for box in self.shelf.values()]
        return HallScene(self.host.hall, self.host.book, pages, play, self.host.prints)

    def saved_games(self, play: Callable[[Opened], Go]) -> AnyScene:
        from ratland_desktop.shell.scenes.saved_games import SavedGamesScene

        return SavedGamesScene(self.store, play)

    def credits(self) -> AnyScene:
        from ratland_desktop.shell.scenes.credits import CreditsScene

        return CreditsScene()


def any_games_in(folder: Path) -> bool:
    """Games, or earlier copies of games whose file is gone."""
    return any(folder.glob("*.json")) or any(folder.glob("*.json.[12]"))


def fetch(shelf: Shelf) -> None:
    """Import what a game needs, in a thread while the title is shown."""
    import ratland_desktop.saves.model
    import ratland_desktop.saves.store
    import ratland_desktop.screens.host  # noqa: F401

    shelf.front.screens()
