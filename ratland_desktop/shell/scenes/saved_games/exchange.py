"""Choosing a file to import: from the usual folders, or by typing a path."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from ratland_desktop.paths import at_home
from ratland_desktop.saves.replays import SUFFIX
from ratland_desktop.saves.sharing import exported_files
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import Done, Go, Push
from ratland_desktop.shell.intents import Hand
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.scenes.saved_games.prompt import Prompt
from ratland_desktop.shell.widgets import Button, Form, Kind, ScrollList
from ratland_desktop.shell.widgets.base import Look

LIST = Box(260, 260, 1400, 540)
FOOT = Box(260, 836, 1400, 88)  # above the place where messages come up
ROW = 92.0
LONGEST_PATH = 400


class ImportScene(Scene[Path | None]):
    """The result is the file that was chosen; reading it is not done here."""

    def __init__(self, folders: Sequence[Path]) -> None:
        super().__init__()
        self.folders = list(folders)
        self.files = exported_files(self.folders)

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        back, typed, chosen = FOOT.columns(3, 24)
        self.rows = ScrollList("files", LIST, len(self.files), ROW, self.paint_row, self.pick)
        self.form = Form(
            self.rows,
            Button("back", back, say("shell.common.back"), self.back),
            Button("type", typed, say("saves.import.type"), self.ask_path, icon="pencil"),
            Button(
                "take", chosen, say("saves.import.take"), self.take,
                kind=Kind.PRIMARY, icon="import", enabled=bool(self.files),
            ),
            first="files" if self.files else "type",
        )  # fmt: skip

    def pick(self, index: int) -> Go | None:
        return None if self.desk.hand is Hand.MOUSE else self.take()

    def take(self) -> Go:
        return Done(self.files[self.rows.selected])

    def back(self) -> Go:
        return Done(None)

    def ask_path(self) -> Go:
        say = self.desk.texts
        prompt = Prompt(
            say("saves.import.path_title"), say("saves.import.path_words"), "", say("saves.import.take"),
            limit=LONGEST_PATH, icon="import",
        )  # fmt: skip
        return Push(prompt, then=lambda typed: Done(at_home(Path(typed.strip()))) if typed else None)

    def paint_row(self, canvas: Canvas, index: int, box: Box, look: Look) -> None:
        path = self.files[index]
        fill = theme.RAISED if look.focused else theme.PANEL
        canvas.rounded(box, fill, radius=theme.SMALL_RADIUS, rim=theme.LAMP if look.focused else None)
        inner = box.inset(28, 8)
        sign = "eye" if path.suffix == SUFFIX else "save"
        canvas.icon(sign, Box(inner.x, inner.centre[1] - 20, 40, 40), theme.LAMP)
        inner = inner.beside(62)
        name, place = inner.shares([3, 2], 24)
        canvas.text(path.stem, name, theme.LABEL, theme.TEXT, fit=Fit.SHORTEN)
        soft = theme.PAPER_DIM if look.focused else theme.SOFT_TEXT
        upper, lower = place.rows(2)
        canvas.text(path.parent.name, upper, theme.NOTE, soft, align="right", fit=Fit.SHORTEN)
        canvas.text(self._when(path), lower, theme.NOTE, soft, align="right", fit=Fit.SHORTEN)

    def _when(self, path: Path) -> str:
        try:
            return self.desk.texts.when(datetime.fromtimestamp(path.lstat().st_mtime))
        except (OSError, OverflowError, ValueError):
            return ""

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("import", lambda c: paint_wall(c, darkness=0.6))
        canvas.text(say("saves.import.title"), Box(260, 60, 1400, 90), theme.TITLE, theme.LAMP)
        about = say(
            "saves.import.words" if self.files else "saves.import.nothing", folder=str(self.folders[0])
        )
        canvas.text(about, Box(260, 156, 1400, 84), theme.BODY, theme.TEXT, lines=2)
        if not self.files:
            canvas.dashed(LIST, theme.RIM)
            canvas.icon("folder", Box.around(LIST.centre, 180), theme.RIM)
        self.form.draw(canvas)
