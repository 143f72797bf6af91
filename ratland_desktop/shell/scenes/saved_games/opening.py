"""Opens a saved game, for the list and for "Continue": the game, or a page that explains what is wrong.

The page offers older versions that can be opened. A game that is open elsewhere gets its own message.
"""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.saves.listing import Listed
from ratland_desktop.saves.locks import InUse
from ratland_desktop.saves.store import Backup, CannotOpen, Opened, Store
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Done, Go, Push
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.scenes.saved_games.words import name_of, standing
from ratland_desktop.shell.widgets import Button, Form, Kind
from ratland_desktop.shell.widgets.dialog import Answer, Dialog, says

Play = Callable[[Opened], Go]
PAPER = Box.around((960, 540), 1240, 860)


def open_or_explain(store: Store, id: str, desk: Desk, play: Play, version: int = 0) -> Go:
    """Play the game, or say why not. What the players should know about it is shown as messages."""
    try:
        opened = store.open(id, version)
    except InUse as refusal:
        return Push(explain(refusal.code))
    except CannotOpen as refusal:
        if refusal.code == "saves.error.wrong_game":  # nothing is wrong with it, and no copy would open
            return Push(explain(refusal.code))
        rescue = RescueScene(store.line(id), refusal, str(store.folder.path))
        return Push(rescue, then=lambda chosen: _play_backup(store, id, desk, play, chosen))
    for notice in opened.notices:
        desk.tell(notice, "info")
    return play(opened)


def _play_backup(store: Store, id: str, desk: Desk, play: Play, version: int | None) -> Go | None:
    return None if version is None else open_or_explain(store, id, desk, play, version)


def explain(code: str, **params: str | int) -> Dialog[None]:
    """A refusal that has nothing to choose."""
    answers = [Answer("ok", says("shell.common.ok"), None, primary=True)]
    return Dialog(says("saves.rescue.not_now"), says(code, **params), answers, icon="info")


class RescueScene(Scene[int | None]):
    """A game that does not open: why, and its older versions. The result is the version to open."""

    def __init__(self, line: Listed, refusal: CannotOpen, folder: str) -> None:
        super().__init__()
        self.line, self.refusal, self.folder = line, refusal, folder
        self.backups: tuple[Backup, ...] = refusal.backups

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        inner = PAPER.inset(80, 0)
        rows = [inner.below(472 + number * 92).top_part(84) for number in range(len(self.backups))]
        offers = [
            Button(
                f"backup-{backup.version}", row,
                say("saves.rescue.open_older" if number else "saves.rescue.open_backup"),
                self._chooser(backup.version),
                kind=Kind.PAPER if number else Kind.PRIMARY, detail=standing(backup.line, say),
            )
            for number, (row, backup) in enumerate(zip(rows, self.backups, strict=True))
        ]  # fmt: skip
        back = Box.around((PAPER.centre[0], PAPER.bottom - 84), 420, 84)
        self.form = Form(*offers, Button("back", back, say("shell.common.back"), self.back))

    def _chooser(self, version: int) -> Callable[[], Go]:
        return lambda: Done(version)

    def back(self) -> Go:
        return Done(None)

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("rescue", lambda c: paint_wall(c, darkness=0.6))
        canvas.rounded(PAPER, theme.PAPER, radius=44, shadow=30)
        canvas.circle((PAPER.centre[0], PAPER.y), 64, theme.LAMP, rim=theme.LAMP_RIM, rim_width=6)
        canvas.icon("warning", Box.around((PAPER.centre[0], PAPER.y - 4), 66), theme.ON_LAMP)
        inner = PAPER.inset(80, 0)
        canvas.text(
            say("saves.rescue.title"), inner.below(84).top_part(72), theme.HEADING, theme.INK, align="centre"
        )
        name = inner.below(158).top_part(50)
        canvas.text(
            name_of(self.line, say), name, theme.LABEL, theme.PAPER_HEADING, align="centre", fit=Fit.SHORTEN
        )
        reason = say(self.refusal.code, **self.refusal.params)
        canvas.text(
            reason, inner.below(222).top_part(130), theme.BODY, theme.SOFT_INK, align="centre", lines=3
        )
        what_now = say("saves.rescue.choose" if self.backups else "saves.rescue.nothing_older")
        canvas.text(what_now, inner.below(366).top_part(90), theme.BODY, theme.INK, align="centre", lines=2)
        where = inner.below(656).top_part(72)
        words = say("saves.rescue.kept", folder=self.folder)
        canvas.text(words, where, theme.NOTE, theme.SOFT_INK, align="centre", lines=2)
        self.form.draw(canvas)
