"""What can be done with saved games: open, watch, rename, duplicate, delete and undo that, export, import.

Knows the list and which game is chosen in it. How the page looks is in `scene.py`. What the store refuses is
explained in a dialog.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ratland_desktop.saves.listing import TITLE_LENGTH, Listed
from ratland_desktop.saves.replays import SUFFIX
from ratland_desktop.saves.resuming import Resumed
from ratland_desktop.saves.sharing import free_path, share_folders
from ratland_desktop.saves.store import Store
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go, Push
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.saved_games.exchange import ImportScene
from ratland_desktop.shell.scenes.saved_games.opening import Play, explain, open_or_explain
from ratland_desktop.shell.scenes.saved_games.prompt import Prompt
from ratland_desktop.shell.scenes.saved_games.words import game_of, games_in, name_of
from ratland_desktop.tabletop.dialogue import Refused
from ratland_desktop.text.spoken import says

Watch = Callable[[Resumed, Desk], Go | None]


class SavedGameDeeds(Scene[None]):
    """`play` says what happens with a game that was opened; `folders` where files come from and go to."""

    def __init__(
        self, store: Store, play: Play, folders: Sequence[Path] | None = None, watch: Watch | None = None
    ) -> None:
        """`watch` shows a game again, as far as everybody may see it."""
        super().__init__()
        self.watch_game = watch
        self.store = store
        self.play = play
        self.folders = list(folders) if folders is not None else share_folders()
        self.only: str | None = None  # the game whose saves are shown; None: all
        self.selected = 0
        self.deleted: Listed | None = None
        self.look_again()

    # --- the list

    def look_again(self) -> None:
        """What there is in the folder, and what is shown of it."""
        every = self.store.games()
        self.games = games_in(every)
        if self.only not in self.games or not self.several:
            self.only = None
        self.lines = [line for line in every if self.only is None or game_of(line) == self.only]

    @property
    def several(self) -> bool:
        """Whether there are saves of more than one game."""
        return len(self.games) > 1

    @property
    def chosen(self) -> Listed | None:
        return self.lines[min(self.selected, len(self.lines) - 1)] if self.lines else None

    def renew(self, select: str = "") -> None:
        """Something in the folder changed: look again. The save to select is shown, whichever game it is."""
        raise NotImplementedError

    # --- deeds

    def open(self) -> Go | None:
        line = self.chosen
        return None if line is None else open_or_explain(self.store, line.id, self.desk, self.play)

    def watch(self) -> Go | None:
        """The chosen game again, from its beginning."""
        line, watch = self.chosen, self.watch_game
        if line is None or watch is None:
            return None
        return self.attempt(lambda: watch(self.store.look(line.id), self.desk))

    def attempt(
        self, deed: Callable[[], Go | None], otherwise: Callable[[], Go | None] | None = None
    ) -> Go | None:
        """Do it, or say why it cannot be done; `otherwise` leads on from there."""
        try:
            return deed()
        except Refused as refusal:
            following = otherwise or self.renew
            return Push(explain(refusal.code, **refusal.spoken), then=lambda _: following())

    def ask_title(self) -> Go | None:
        line, say = self.chosen, self.desk.texts
        if line is None:
            return None
        prompt = Prompt(
            say("saves.rename.title"), say("saves.rename.words"), line.title, say("saves.rename.yes"),
            limit=TITLE_LENGTH, icon="pencil",
        )  # fmt: skip
        return Push(prompt, then=lambda title: self.attempt(lambda: self.rename(line, title)))

    def rename(self, line: Listed, title: str | None) -> None:
        if title is not None:
            self.store.rename(line.id, title)
            self.renew(line.id)

    def duplicate(self) -> Go | None:
        line, say = self.chosen, self.desk.texts
        if line is None:
            return None

        def copy() -> None:
            title = say("saves.list.copy_of", game=name_of(line, say))
            self.renew(self.store.duplicate(line.id, title).id)

        return self.attempt(copy)

    def delete(self) -> Go | None:
        line = self.chosen
        if line is None:
            return None

        def move() -> None:
            self.store.delete(line.id)
            self.deleted = line
            self.renew()
            self.desk.toast(lambda say: say("saves.list.deleted", game=name_of(line, say)), "trash")

        return self.attempt(move)

    def undo(self) -> Go | None:
        line = self.deleted
        if line is None:
            return None

        def bring_back() -> None:
            self.store.restore(line.id)
            self.deleted = None
            self.renew(line.id)

        return self.attempt(bring_back)

    def export(self) -> Go | None:
        line, say = self.chosen, self.desk.texts
        if line is None:
            return None

        def write() -> None:
            path = self.store.export(line.id, free_path(self.folders[0], name_of(line, say)))
            told = says("saves.list.exported", file=path.name, folder=str(path.parent))
            self.desk.toast(told, "export")

        return self.attempt(write)

    def ask_import(self) -> Go:
        """Who took a file that is none of ours may take another one."""

        def take(path: Path | None) -> Go | None:
            return self.attempt(lambda: self.bring(path), self.ask_import)

        return Push(ImportScene(self.folders), then=take)

    def bring(self, path: Path | None) -> Go | None:
        """A saved game joins the list; a replay is watched."""
        if path is not None and path.suffix == SUFFIX and self.watch_game is not None:
            return self.watch_game(self.store.look_at_replay(path), self.desk)
        if path is not None:
            line = self.store.import_from(path)
            self.renew(line.id)
            self.desk.toast(lambda say: say("saves.list.imported", game=name_of(line, say)), "import")
        return None
