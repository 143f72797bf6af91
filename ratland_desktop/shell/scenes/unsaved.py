"""Before a game is left that is not safe on the disk: a copy elsewhere, another try, or leaving all the same.

Knows no game. It covers everything: whoever was planning in secret shows nothing here. What it is about comes
from outside (`saves/lifeboats.py`).
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Protocol

from ratland_desktop.notices import Notice
from ratland_desktop.paths import at_home
from ratland_desktop.saves.keeper import SavedUpTo
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.intents import CloseWindow, Hand, Intent
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.scenes.saved_games.prompt import Prompt
from ratland_desktop.shell.widgets import Button, Form, Kind, ScrollList
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.tabletop.dialogue import Refused
from ratland_desktop.text import Texts

PAPER = Box(200, 96, 1520, 900)
TITLE = Box(280, 168, 1360, 76)
REASON = Box(280, 250, 1360, 116)
STAKE = Box(280, 372, 1360, 80)
LIST = Box(280, 466, 1360, 270)
DEEDS = Box(280, 756, 1360, 88)
WAYS = Box(280, 868, 1360, 84)
ROW = 78.0
LONGEST_PATH = 400


class Unsaved(Protocol):
    """A game that could not be saved."""

    @property
    def trouble(self) -> Notice: ...
    @property
    def saved_up_to(self) -> SavedUpTo | None: ...
    def places(self) -> list[Path]: ...
    def try_again(self) -> bool: ...
    def save_in(self, folder: Path) -> Path: ...


class UnsavedScene(Scene[bool]):
    """The result: may the game be left now? Then it is saved, or its players want to leave all the same."""

    settle = 0.5

    def __init__(self, game: Unsaved) -> None:
        super().__init__()
        self.game = game
        self.places = game.places()
        self.trouble = game.trouble
        self.tries = 0

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        say = self.desk.texts
        type_, save = DEEDS.shares([2, 3], 24)
        leave, again, stay = WAYS.columns(3, 24)
        self.rows = ScrollList(
            "places", LIST, len(self.places), ROW, self.paint_row, self.pick, on_paper=True
        )
        self.form = Form(
            self.rows,
            Button("type", type_, say("saves.unsaved.type"), self.ask_place, icon="pencil", kind=Kind.PAPER),
            Button(
                "save", save, say("saves.unsaved.save"), self.save,
                kind=Kind.PRIMARY, icon="export", enabled=bool(self.places),
            ),
            Button("leave", leave, say("saves.unsaved.leave"), lambda: Done(True), kind=Kind.PAPER),
            Button("again", again, say("saves.unsaved.again"), self.try_again, icon="reset", kind=Kind.PAPER),
            Button("stay", stay, say("saves.unsaved.stay"), self.back, icon="play", kind=Kind.PAPER),
            first="save" if self.places else "again",
        )  # fmt: skip

    # --- deeds

    def pick(self, index: int) -> Go | None:
        return None if self.desk.hand is Hand.MOUSE else self.save()

    def save(self) -> Go | None:
        return self.save_in(self.places[self.rows.selected])

    def save_in(self, folder: Path) -> Go | None:
        try:
            path = self.game.save_in(folder)
        except Refused as refused:
            return self._still_not(Notice(refused.code, refused.spoken))
        where = {"file": path.name, "folder": str(path.parent)}
        self.desk.toast(partial(_told, where), "export", private=False)
        return Done(True)

    def ask_place(self) -> Go:
        say = self.desk.texts
        prompt = Prompt(
            say("saves.unsaved.type_title"), say("saves.unsaved.type_words"), "", say("saves.unsaved.save"),
            limit=LONGEST_PATH, icon="folder",
        )  # fmt: skip
        return Push(prompt, then=self.take_place)

    def take_place(self, typed: str | None) -> Go | None:
        """A relative path would end up wherever the game was started: nobody would find it again."""
        if not typed or not typed.strip():
            return None
        folder = at_home(Path(typed.strip()))
        if not folder.is_absolute():
            return self._still_not(Notice("saves.unsaved.whole_path"))
        return self.save_in(folder)

    def try_again(self) -> Go | None:
        return Done(True) if self.game.try_again() else self._still_not(self.game.trouble)

    def _still_not(self, trouble: Notice) -> Go:
        """It did not work, and the page says why; places may have come or gone."""
        self.trouble = trouble
        self.tries += 1
        self.places = self.game.places()
        self.settle_in(self.desk, self._canvas)
        return STAY

    def back(self) -> Go:
        return Done(False)

    def handle(self, intent: Intent) -> Go | None:
        return STAY if isinstance(intent, CloseWindow) else super().handle(intent)

    # --- looks

    def paint_row(self, canvas: Canvas, index: int, box: Box, look: Look) -> None:
        chosen = index == self.rows.selected
        fill = theme.LAMP if chosen else theme.PAPER_DIM
        canvas.rounded(box, fill, radius=theme.SMALL_RADIUS, rim=theme.LAMP_RIM if look.focused else None)
        canvas.icon("folder", Box(box.x + 20, box.y + 14, box.h - 28, box.h - 28), theme.INK)
        words = Box(box.x + box.h + 10, box.y + 8, box.w - box.h - 34, box.h - 16)
        canvas.text(str(self.places[index]), words, theme.SMALL, theme.INK, fit=Fit.SHORTEN)

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("unsaved", lambda c: paint_wall(c, darkness=0.6))
        canvas.rounded(PAPER, theme.PAPER, radius=44, shadow=30)
        canvas.circle((PAPER.centre[0], PAPER.y), 64, theme.LAMP, rim=theme.LAMP_RIM, rim_width=6)
        canvas.icon("warning", Box.around((PAPER.centre[0], PAPER.y - 4), 66), theme.ON_LAMP)
        title = "saves.unsaved.still_not" if self.tries else "saves.unsaved.title"
        canvas.text(say(title), TITLE, theme.HEADING, theme.INK, align="centre")
        reason = say(self.trouble.code, **self.trouble.params)
        canvas.text(reason, REASON, theme.BODY, theme.SOFT_INK, align="centre", lines=3)
        canvas.text(self._stake(), STAKE, theme.BODY, theme.INK, align="centre", lines=2)
        if not self.places:
            canvas.dashed(LIST, theme.SOFT_INK)
            nothing = say("saves.unsaved.nowhere")
            canvas.text(nothing, LIST.inset(60, 20), theme.BODY, theme.SOFT_INK, align="centre", lines=2)
        self.form.draw(canvas)

    def _stake(self) -> str:
        """What would be lost."""
        say, saved = self.desk.texts, self.game.saved_up_to
        if saved is None:
            return say("saves.unsaved.all_lost")
        return say("saves.unsaved.some_lost", **saved.progress)


def _told(where: dict[str, str], say: Texts) -> str:
    """Where the copy is, and how it comes back."""
    ways = {"list": say("shell.title.load"), "bring": say("saves.list.import")}
    return say("saves.unsaved.saved", **where, **ways)
