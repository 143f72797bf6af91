"""The chronicle on the screen: the page as it will be printed, and what can be done with it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ratland_desktop.saves.sharing import pictures_folder
from ratland_desktop.screens.chronicle.paper import Part, paint_page, parts, rehearse
from ratland_desktop.screens.chronicle.pen import SHEET, Pen
from ratland_desktop.screens.chronicle.printing import FileForm, PrintJob
from ratland_desktop.screens.chronicle.words import Page
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, ScrollPane, draw_hints
from ratland_desktop.shell.widgets.status import ProgressBar
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import says

SHAPE = SHEET.h / SHEET.w
WHOLE = Box(40, 32, 1418, 1418 * SHAPE)
CLOSE = Box(30, 24, 1860, 920)
SIDE = Box(1490, 32, 390, 1003)
FOOT = Box.around((960, 1006), 520, 84)
BAR = Box(SIDE.x, 780, SIDE.w, 30)
FORGOTTEN = Box(SIDE.x, 760, SIDE.w, 190)
FRAME_SECONDS = 0.007


class PaintedSheet:
    """The page on a screen: its pictures are got ready in small steps, then it is painted once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._goal: object = None
        self._waiting: list[Part] = []

    def is_ready(self, canvas: Canvas, say: Texts) -> bool:
        return self._goal == (say.language, canvas.view) and not self._waiting

    def get_ready(self, canvas: Canvas, say: Texts, box: Box) -> bool:
        """True when it can be shown now and could not before."""
        if self.is_ready(canvas, say):
            return False
        goal = (say.language, canvas.view)
        if self._goal != goal:
            self._goal, self._waiting = goal, parts(say, self.page)
        until = time.perf_counter() + FRAME_SECONDS
        while self._waiting and (left := until - time.perf_counter()) > 0:
            if rehearse(canvas, self._waiting[0], box, left):
                del self._waiting[0]
        return not self._waiting

    def draw(self, canvas: Canvas, say: Texts, box: Box) -> None:
        """The paper; blank until its pictures are there."""
        if not self.is_ready(canvas, say):
            canvas.fill(box, theme.PAPER)
            middle = Box(box.x, box.y + 300, box.w, 80)
            words = say("chronicle.scene.painting")
            canvas.text(words, middle, theme.HEADING, theme.SOFT_INK, align="centre")
            return
        key = ("chronicle", self.page.chronicle, self.page.seats, self.page.when)
        canvas.layer(key, box, lambda c: paint_page(Pen(c, box), say, self.page))


class CloseUpScene(Scene[None]):
    """The page as wide as the screen, to read it from the sofa."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.sheet = PaintedSheet(page)

    def arrange(self, canvas: Canvas) -> None:
        words = self.desk.texts("chronicle.scene.whole")
        self.pane = ScrollPane("page", CLOSE, (CLOSE.w - 24) * SHAPE, self._paint)
        self.form = Form(self.pane, Button("whole", FOOT, words, self.back, icon="undo"), first="page")

    def back(self) -> Go:
        return Done(None)

    def get_ready(self, canvas: Canvas) -> None:
        if self.sheet.get_ready(
            canvas, self.desk.texts, Box(CLOSE.x, CLOSE.y, CLOSE.w - 24, self.pane.whole)
        ):
            self.touch()

    def _paint(self, canvas: Canvas, box: Box) -> None:
        with canvas.above():  # the paper lies on the wall, and behind the pane's edge
            self.sheet.draw(canvas, self.desk.texts, box)

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("chronicle", lambda c: paint_wall(c, darkness=0.6))
        self.form.draw(canvas)


class ChronicleScene(Scene[None]):
    """Done when its readers go back. `folder`: where pages are saved; None: among the pictures.

    `watch` shows the game again; `forgotten` says that there is no replay of it any more.
    """

    def __init__(
        self,
        page: Page,
        folder: Path | None = None,
        watch: Callable[[Desk], Go | None] | None = None,
        *,
        forgotten: bool = False,
    ) -> None:
        super().__init__()
        self.watch, self.forgotten = watch, forgotten
        self.page = page
        self.folder = folder
        self.sheet = PaintedSheet(page)
        self.job: PrintJob | None = None

    # --- the form

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        say, idle = self.desk.texts, self.job is None
        rows = SIDE.below(280).top_part(420).rows(4 if self.watch is None else 5, 16)
        self.form = Form(
            Button(
                "png", rows[0], say("chronicle.scene.picture"), lambda: self.save(FileForm.PNG),
                kind=Kind.PRIMARY, icon="save", enabled=idle, style=theme.SMALL_LABEL,
            ),
            Button(
                "html", rows[1], say("chronicle.scene.print"), lambda: self.save(FileForm.HTML),
                icon="export", enabled=idle, style=theme.SMALL_LABEL,
            ),
            Button(
                "closer", rows[2], say("chronicle.scene.closer"), self.look_closer,
                icon="search", enabled=idle, style=theme.SMALL_LABEL,
            ),
            *self._watching(rows[3], idle),
            Button("back", rows[-1], say("shell.common.back"), self.back, kind=Kind.QUIET, enabled=idle),
            first="png",
        )  # fmt: skip
        self.bar = ProgressBar("bar", BAR)
        self.bar.shown = not idle
        self.form.add(self.bar)

    def _watching(self, box: Box, idle: bool) -> list[Button]:
        if self.watch is None:
            return []
        words, see = self.desk.texts("replay.button"), partial(self.watch, self.desk)
        return [Button("watch", box, words, see, icon="play", enabled=idle, style=theme.SMALL_LABEL)]

    def look_closer(self) -> Go:
        return Push(CloseUpScene(self.page))

    # --- saving

    def save(self, form: FileForm) -> Go | None:
        art = self._canvas.pictures.folder
        folder = self.folder or pictures_folder()
        self.job = PrintJob(art, self.desk.texts, self.page, folder, form)
        self.settle_in(self.desk, self._canvas)
        return None

    def update(self, seconds: float) -> Go | None:
        job = self.job
        if job is None:
            return None
        job.step(FRAME_SECONDS)
        self.bar.share = job.share
        self.touch(Box(BAR.x, BAR.y - 60, BAR.w, BAR.h + 70))
        if job.over:
            self.job = None
            self._tell(job)
            self.settle_in(self.desk, self._canvas)
        return None

    def _tell(self, job: PrintJob) -> None:
        if job.trouble is not None:
            self.desk.sound.play("error")
            self.desk.tell(job.trouble)
        elif job.saved is not None:
            words = says("chronicle.scene.saved", file=job.saved.name, folder=str(job.saved.parent))
            self.desk.toast(words, "check")

    # --- hands

    def back(self) -> Go:
        """The page is finished first; that takes a blink."""
        return STAY if self.job is not None else Done(None)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.choose")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.back")),
        ]

    # --- looks

    def get_ready(self, canvas: Canvas) -> None:
        if self.sheet.get_ready(canvas, self.desk.texts, WHOLE):
            self.touch()

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("chronicle", lambda c: paint_wall(c, darkness=0.6))
        canvas.rounded(WHOLE, theme.PAPER, radius=4, shadow=18)
        self.sheet.draw(canvas, say, WHOLE)
        about = SIDE.top_part(256)
        canvas.text(say("chronicle.title"), about.top_part(70), theme.SUBHEADING, theme.LAMP)
        canvas.text(say("chronicle.scene.about"), about.below(74), theme.SMALL, lines=0, valign="top")
        if self.job is not None:
            key = "chronicle.scene.writing" if self.job.painted else "chronicle.scene.painting"
            canvas.text(say(key), Box(BAR.x, BAR.y - 50, BAR.w, 44), theme.NOTE, theme.LAMP)
        elif self.forgotten:
            words = say("replay.error.none_kept")
            canvas.text(words, FORGOTTEN, theme.NOTE, theme.SOFT_TEXT, lines=0, valign="top")
        draw_hints(canvas, SIDE.bottom_part(34), self.hints(), self.desk.hand)
        self.form.draw(canvas)
