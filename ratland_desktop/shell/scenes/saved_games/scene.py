"""The list of saved games: who plays, how far it is, when, and a small picture of the table.

Open, rename, duplicate, delete (and undo), export, import. If there are saves of several games, the
list can show one of these alone. What happens with an opened game is decided by the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from ratland_desktop.saves.listing import TITLE_LENGTH, Listed
from ratland_desktop.saves.replays import SUFFIX
from ratland_desktop.saves.resuming import Resumed
from ratland_desktop.saves.sharing import free_path, share_folders
from ratland_desktop.saves.store import Store
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Done, Go, Push
from ratland_desktop.shell.intents import Hand, Hot, Intent, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.scenes.saved_games.exchange import ImportScene
from ratland_desktop.shell.scenes.saved_games.opening import Play, explain, open_or_explain
from ratland_desktop.shell.scenes.saved_games.painting import ROW, draw_card, draw_nothing, draw_row
from ratland_desktop.shell.scenes.saved_games.prompt import Prompt
from ratland_desktop.shell.scenes.saved_games.words import game_of, game_words, games_in, name_of
from ratland_desktop.shell.thumbnails import read_thumbnail
from ratland_desktop.shell.widgets import Button, Form, Kind, ScrollList, Tabs
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.tabletop.dialogue import Refused
from ratland_desktop.text.spoken import says

SMALL = theme.SMALL_LABEL
LIST = Box(60, 140, 1120, 800)
WHICH = LIST.top_part(60)
LIST_BELOW = LIST.below(78)
NOTHING = Box(360, 240, 1200, 600)
CARD = Box(1220, 140, 640, 800)
TITLE = Box(60, 36, 680, 90)
BRING = Box(760, 44, 420, 74)
UNDO = Box(1220, 44, 640, 74)  # not at the foot: that is where messages come up
BACK = Box(60, 972, 260, 76)


class SavedGamesScene(Scene[None]):
    """`play` says what happens with a game that was opened; `folders` where files come from and go to."""

    def __init__(
        self,
        store: Store,
        play: Play,
        folders: Sequence[Path] | None = None,
        watch: Callable[[Resumed, Desk], Go | None] | None = None,
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
        self._pictures: dict[tuple[str, object], pygame.Surface | None] = {}
        self._look()

    def _look(self) -> None:
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

    # --- the form

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        say = self.desk.texts
        place = LIST_BELOW if self.several else LIST
        self.rows = ScrollList(
            "games", place, len(self.lines), ROW, self.paint_row, self.pick, on_select=self.choose, gap=14
        )
        self.form = Form(
            *self._which(),
            self.rows,
            *self._deeds(),
            Button("back", BACK, say("shell.common.back"), self.back),
            Button("import", BRING, say("saves.list.import"), self.ask_import, icon="import", style=SMALL),
            Button(
                "undo", UNDO, say("saves.list.undo"), self.undo,
                icon="undo", style=SMALL, shown=self.deleted is not None,
            ),
            first="games" if self.lines else "back",
        )  # fmt: skip

    def _which(self) -> list[Tabs[str | None]]:
        """All games, or one of them alone; nothing where there is only one."""
        if not self.several:
            return []
        say = self.desk.texts
        every: tuple[str | None, str] = (None, say("saves.list.all_games"))
        options = [every, *((game, game_words(game, say)) for game in self.games)]
        return [Tabs("which", WHICH, options, self.only, self.show_only)]

    def show_only(self, game: str | None) -> None:
        """Saves of this game, or all. The chosen one stays chosen, if it is still in the list."""
        chosen, self.only = self.chosen, game
        self.selected = 0
        self.renew(chosen.id if chosen is not None and game in (None, game_of(chosen)) else "")

    def _deeds(self) -> list[Button]:
        """What can be done with the chosen game."""
        if not self.lines:
            return []
        say = self.desk.texts
        line = self.lines[min(self.selected, len(self.lines) - 1)]
        whole = line.trouble is None
        first = ("open" if not line.over else "look") if whole else "rescue"
        inner = CARD.inset(24)
        row = inner.bottom_part(248).top_part(84)
        watches = self.watch_game is not None
        open_box, watch_box = row.shares([1.7, 1], 14) if watches else (row, Box(0, 0, 0, 0))
        grid = inner.bottom_part(146).grid(2, 2, 14)
        deeds: tuple[tuple[str, str, Callable[[], Go | None]], ...] = (
            ("rename", "pencil", self.ask_title),
            ("duplicate", "copy", self.duplicate),
            ("export", "export", self.export),
            ("delete", "trash", self.delete),
        )
        return [
            Button(
                "open",
                open_box,
                say(f"saves.list.{first}"),
                self.open,
                kind=Kind.PRIMARY,
                icon="play" if whole else "question",
                style=SMALL if watches else theme.LABEL,
            ),
            Button(
                "watch",
                watch_box,
                say("replay.watch"),
                self.watch,
                icon="eye",
                style=SMALL,
                enabled=whole,
                shown=watches,
            ),
            *(
                Button(
                    name,
                    box,
                    say(f"saves.list.{name}"),
                    act,
                    icon=icon,
                    style=SMALL,
                    enabled=whole or not line.on_shelf or name == "delete",
                )
                for (name, icon, act), box in zip(deeds, grid, strict=True)
            ),
        ]

    def choose(self, index: int) -> None:
        """Another game is chosen: its card and what can be done with it."""
        self.selected = index
        self.settle_in(self.desk, self._canvas)

    def renew(self, select: str = "") -> None:
        """Something in the folder changed: look again. The save to select is shown, whichever game it is."""
        self._look()
        if select and select not in [line.id for line in self.lines]:
            self.only = None
            self._look()
        ids = [line.id for line in self.lines]
        if select in ids:
            self.selected = ids.index(select)
        self.selected = max(0, min(self.selected, len(ids) - 1))
        self.settle_in(self.desk, self._canvas)
        if ids:
            self.rows.select(self.selected)

    # --- hands

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.UNDO and self.deleted is not None:
            return self.undo()
        return super().handle(intent)

    def pick(self, index: int) -> Go | None:
        """A click only chooses; Enter and A open."""
        return None if self.desk.hand is Hand.MOUSE else self.open()

    def back(self) -> Go:
        return Done(None)

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

    # --- drawing

    def picture_of(self, line: Listed) -> pygame.Surface | None:
        key = (line.id, line.updated)
        if key not in self._pictures:
            self._pictures[key] = read_thumbnail(self.store.picture(line.id))
        return self._pictures[key]

    def paint_row(self, canvas: Canvas, index: int, box: Box, look: Look) -> None:
        line = self.lines[index]
        draw_row(canvas, box, line, self.picture_of(line), look, self.desk.texts, which=self.several)

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("saved-games", lambda c: paint_wall(c, darkness=0.6))
        canvas.text(say("saves.list.title"), TITLE, theme.TITLE, theme.LAMP)
        if self.chosen is None:
            draw_nothing(canvas, NOTHING, say)
        else:
            draw_card(canvas, CARD, self.chosen, self.picture_of(self.chosen), say, which=self.several)
        self.form.draw(canvas)
