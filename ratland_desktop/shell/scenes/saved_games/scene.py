"""The list of saved games: who plays, how far it is, when, and a small picture of the table.

What can be done with them is in `deeds.py`. If there are saves of several games, the list can show one of
these alone. What happens with an opened game is decided by the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from ratland_desktop.saves.listing import Listed
from ratland_desktop.saves.store import Store
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.intents import Hand, Hot, Intent, Shortcut
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.scenes.saved_games.deeds import SavedGameDeeds, Watch
from ratland_desktop.shell.scenes.saved_games.opening import Play
from ratland_desktop.shell.scenes.saved_games.painting import ROW, draw_card, draw_nothing, draw_row
from ratland_desktop.shell.scenes.saved_games.words import game_of, game_words
from ratland_desktop.shell.thumbnails import read_thumbnail
from ratland_desktop.shell.widgets import Button, Form, Kind, ScrollList, Tabs
from ratland_desktop.shell.widgets.base import Look

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


class SavedGamesScene(SavedGameDeeds):
    """The list, the card of the chosen game, and what can be done with it."""

    def __init__(
        self, store: Store, play: Play, folders: Sequence[Path] | None = None, watch: Watch | None = None
    ) -> None:
        super().__init__(store, play, folders, watch)
        self._pictures: dict[tuple[str, object], pygame.Surface | None] = {}

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
            *self._buttons(),
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

    def _buttons(self) -> list[Button]:
        """What can be done with the chosen game."""
        line, say = self.chosen, self.desk.texts
        if line is None:
            return []
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
        self.look_again()
        if select and select not in [line.id for line in self.lines]:
            self.only = None
            self.look_again()
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
