"""What the title menu opens: saved games, games and pages, each built on first use.

Nothing of them is imported before the first frame. `start` decides how to get from one to another.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratland_desktop.notices import Notice
from ratland_desktop.paths import Places
from ratland_desktop.shell.comfort import Comfort
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.scene import Scene

if TYPE_CHECKING:
    from ratland_desktop.hotseat.box import Box, Shelf
    from ratland_desktop.saves.keeper import Keeper
    from ratland_desktop.saves.players import PlayerBook
    from ratland_desktop.saves.resuming import Resumed
    from ratland_desktop.saves.store import Opened, Store
    from ratland_desktop.screens.host import Host
    from ratland_desktop.shell.desk import Desk
    from ratland_desktop.shell.scenes.title import Door

AnyScene = Scene[Any]


class Rooms:
    """`title` returns to the title screen; `seen` lists the scenes on the stage; `shelf` has the games.

    `asked` names the game that is in front until another one is played.
    """

    def __init__(
        self,
        places: Places,
        comfort: Comfort,
        title: Callable[[], AnyScene],
        seen: Callable[[], list[AnyScene]],
        shelf: Shelf | None = None,
        asked: str = "",
    ) -> None:
        self._places, self._comfort, self._title, self._seen = places, comfort, title, seen
        self._store: Store | None = None
        self._host: Host | None = None
        self._book: PlayerBook | None = None
        self._shelf = shelf
        self._asked = asked

    # --- saved games and the game itself

    @property
    def shelf(self) -> Shelf:
        if self._shelf is None:
            from ratland_desktop.games.shelf import SHELF

            self._shelf = SHELF
        return self._shelf

    @property
    def has_several(self) -> bool:
        """Whether there is more than one game, so that players choose."""
        return len(self.shelf) > 1

    @property
    def name_in_front(self) -> str:
        """The name of the game that was played last, or of the first on the shelf. Fetches no box."""
        first = next(iter(self.shelf))
        if not self.has_several:
            return first
        wanted = (self.book.played_here, self._asked, self.book.last_game)
        return next((name for name in wanted if name in self.shelf), None) or first

    @property
    def game_in_front(self) -> Box:
        """The game of that name: its box is in front."""
        return self.shelf[self.name_in_front]

    @property
    def on_stage(self) -> Box | None:
        """The game that is played, set up or chosen just now."""
        names = (scene.game_name for scene in reversed(self._seen()))
        name = next(filter(None, names), None)
        return self.shelf[name] if name is not None else None

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
            from ratland_desktop.saves.replays import FOLDER as REPLAYS
            from ratland_desktop.saves.replays import Replays
            from ratland_desktop.screens.host import Host, WaysOut

            hall = Hall(self._places.saves.parent / HALL)
            ways_out = WaysOut(self._title, self.settings, self.rules)
            replays = Replays(self._places.saves.parent / REPLAYS)
            prints = self._places.prints
            self._host = Host(self.shelf, self.store, self.book, ways_out, hall, prints, replays)
        return self._host

    @property
    def book(self) -> PlayerBook:
        """Who has played here, and what."""
        if self._book is None:
            from ratland_desktop.saves.players import FILE, PlayerBook

            self._book = PlayerBook(self._places.saves.parent / FILE)
        return self._book

    @property
    def keeper(self) -> Keeper | None:
        """The keeper of the running game, if there is one."""
        return self._host.keeper if self._host is not None else None

    @property
    def never_played(self) -> bool:
        """Whether nobody has played here before; then the title offers a quick game first."""
        from ratland_desktop.saves.players import FILE

        return not os.path.lexists(self._places.saves.parent / FILE) and not self.any_games

    @property
    def any_games(self) -> bool:
        """Whether there are saved games, without opening them."""
        return any_games_in(self._places.saves)

    def sweep(self, settings: Path) -> None:
        """Remove half-written settings, players and replays of earlier runs; the store does so for games."""
        from ratland_desktop.saves.players import FILE
        from ratland_desktop.saves.replays import FOLDER, SUFFIX
        from ratland_desktop.saves.sweeping import sweep_beside

        data = self._places.saves.parent
        sweep_beside(settings.parent, settings.name)
        sweep_beside(data, FILE)
        sweep_beside(data / FOLDER, f"*{SUFFIX}")

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

    def shelf_page(self, doors: Callable[[Box], list[Door]], heading: str = "title") -> AnyScene:
        """The boxes of all games, the one played last in front; `heading` is a word of `shell.shelf`."""
        from ratland_desktop.screens.shelf_page import ShelfScene

        return ShelfScene([*self.shelf.values()], self.game_in_front, doors, f"shell.shelf.{heading}")

    def rules(self) -> AnyScene:
        """The rule book of the game on the stage, open at what is on the screen now."""
        return self.rules_of(self.on_stage or self.game_in_front)

    def rules_of(self, box: Box) -> AnyScene:
        from ratland_desktop.screens.rulebook.doors import open_book

        screens = box.screens()
        return open_book(screens.book, screens.topic_of, self._seen())

    def hall(self, play: Callable[[], Go | None], game: Box | None = None) -> AnyScene:
        """The hall of fame: wins, records, and the chronicles of all games. `game`: whose page is shown."""
        from ratland_desktop.screens.hall import HallScene

        pages = {name: box.screens().hall for name, box in self.shelf.items()}
        shown = pages[game.name] if game is not None else None
        host = self.host
        watch = host.watching.in_hall
        return HallScene(host.hall, host.book, [*pages.values()], play, host.prints, shown, watch)

    def saved_games(self, play: Callable[[Opened], Go]) -> AnyScene:
        from ratland_desktop.shell.scenes.saved_games import SavedGamesScene

        def watch(resumed: Resumed, desk: Desk) -> Go | None:
            return self.host.watching.resumed(resumed, desk)

        return SavedGamesScene(self.store, play, watch=watch)

    def credits(self) -> AnyScene:
        from ratland_desktop.shell.scenes.credits import CreditsScene

        return CreditsScene([*self.shelf])


def any_games_in(folder: Path) -> bool:
    """Whether there are saved games or earlier copies of them. False if the folder cannot be read."""
    try:
        return any(folder.glob("*.json")) or any(folder.glob("*.json.[12]"))
    except OSError:
        return False


def fetch(shelf: Shelf) -> None:
    """Import what a game needs, in a thread while the title is shown."""
    import ratland_desktop.saves.model
    import ratland_desktop.saves.store
    import ratland_desktop.screens.host  # noqa: F401

    for box in shelf.values():  # the first one is the one that newcomers play
        box.screens()
