"""The page on which the film is made: how far it is, what is being painted, and where it was saved.

If it cannot be saved, the page says why and offers other places. The film is made in small parts, so the page
can be left at any time.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame

from ratland_desktop.hotseat.session import Session
from ratland_desktop.saves.clock import now
from ratland_desktop.saves.lifeboats import safe_places
from ratland_desktop.saves.sharing import pictures_folder
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.chronicle.words import game_title
from ratland_desktop.screens.film.cut import Cut, Wishes
from ratland_desktop.screens.film.making import Ending, FilmJob
from ratland_desktop.screens.film.painting import Painter
from ratland_desktop.screens.results.podium import headline, in_order
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.names import fitting
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import Button, Form, Kind, Widget
from ratland_desktop.shell.widgets.status import ProgressBar

TITLE = Box(120, 34, 1680, 84)
ABOUT = Box(120, 118, 1680, 48)
PREVIEW = Box(460, 186, 1000, 620)
BAR = Box(460, 826, 1000, 30)
WORDS = Box(260, 866, 1400, 84)
FOOT = Box.around((960, 1006), 560, 84)
TROUBLE = Box(360, 250, 1200, 170)
ELSEWHERE = Box(360, 440, 1200, 50)
PLACES = Box(360, 500, 1200, 380)
MOST_PLACES = 3
FRAME_SECONDS = 0.010


class FilmScene(Scene[None]):
    """Done when its readers go back. `folder`: where films are saved; None: among the pictures."""

    settle = 0.3

    def __init__(
        self, session: Session, screens: GameScreens, wishes: Wishes, folder: Path | None = None
    ) -> None:
        super().__init__()
        self.session, self.screens, self.wishes = session, screens, wishes
        self.folder = folder
        self.job: FilmJob | None = None
        self.places: list[Path] = []
        """Where a film could be saved that had no room in its folder."""
        self._told = False
        """Whether the page says how it ended."""

    # --- the form

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        if self.job is None:
            self.job = self._begin(canvas)
        say, job = self.desk.texts, self.job
        self.bar = ProgressBar("bar", BAR, job.share)
        self.bar.shown = not self._told
        words = say("shell.common.back" if self._told else "film.stop")
        kind = Kind.PRIMARY if self._told and job.saved is not None else Kind.QUIET
        back = Button("back", FOOT, words, self.back, kind=kind, enabled=job.content is None or self._told)
        self.form = Form(
            *self._ways(), self.bar, back, first="again" if self._told and job.trouble else "back"
        )

    def _begin(self, canvas: Canvas) -> FilmJob:
        """The film speaks the language of the table, whatever language is chosen meanwhile."""
        session, say = self.session, self.desk.texts.speaking(self.desk.table_language)
        outcome = session.match.outcome()
        assert outcome is not None
        cut = Cut(session, self.screens, self.wishes, say, shows_points=self.desk.shows_points)
        best = [session.seats[standing.seat].name for standing in in_order(outcome)]
        title = game_title(say, session.box.name, now(), best)
        ending = Ending(headline(say, session.seats, outcome), outcome, title)
        painter = Painter(cut.table, canvas.pictures.folder, say)
        return FilmJob(cut, painter, ending, self.folder or pictures_folder())

    def _ways(self) -> list[Widget]:
        """What can be done about a film that could not be saved."""
        job = self.job
        if job is None or job.trouble is None or not self._told:
            return []
        rows = PLACES.rows(MOST_PLACES + 1, 14)
        places = [
            Button(f"place-{number}", row, str(place), partial(self.save_in, place), icon="folder",
                   style=fitting(self._canvas, str(place), row.inset(70, 0), theme.SMALL_LABEL))
            for number, (place, row) in enumerate(zip(self.places, rows, strict=False))
        ]  # fmt: skip
        words, again = self.desk.texts("film.again"), partial(self.save_in, job.folder)
        return [*places, Button("again", rows[len(places)], words, again, icon="reset")]

    # --- making it

    def update(self, seconds: float) -> Go | None:
        job = self.job
        if job is None or self._told:
            return None
        painted = job.painted
        job.step(FRAME_SECONDS)
        self.bar.share = job.share
        self.touch(BAR.inset(-4))
        if job.painted != painted:
            self.touch(PREVIEW.inset(-8))
            self.touch(WORDS)
        if job.over:
            self._tell(job)
        elif job.content is not None and self.form.find("back").enabled:
            self.settle_in(self.desk, self._canvas)  # from now on it is too late to stop
        return None

    def _tell(self, job: FilmJob) -> None:
        """It is saved, or could not be saved."""
        self._told = True
        if job.trouble is not None:
            self.desk.sound.play("error")
            elsewhere = [place for place in safe_places(job.folder) if place != job.folder]
            self.places = elsewhere[:MOST_PLACES]
        elif job.saved is not None:
            self.desk.sound.play("reveal")
        self.settle_in(self.desk, self._canvas)

    def save_in(self, folder: Path) -> Go:
        assert self.job is not None
        self.job.save_in(folder)
        self._told = False
        self.settle_in(self.desk, self._canvas)
        return STAY

    def back(self) -> Go:
        """A film that is being written is finished first; that takes a blink."""
        job = self.job
        return STAY if job is not None and job.content is not None and not self._told else Done(None)

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        say, job = self.desk.texts, self.job
        assert job is not None
        canvas.backdrop("film", lambda c: paint_wall(c, darkness=0.6))
        canvas.text(say("film.title"), TITLE, theme.TITLE, theme.LAMP, align="centre")
        canvas.text(say("film.about"), ABOUT, theme.BODY, theme.SOFT_TEXT, align="centre")
        if job.trouble is None or not self._told:
            _draw_preview(canvas, job.preview)
            canvas.text(self._words(job), WORDS, theme.BODY, theme.TEXT, align="centre", lines=2)
        else:
            reason = say(job.trouble.code, **job.trouble.params)
            canvas.text(reason, TROUBLE, theme.BODY, theme.TEXT, align="centre", lines=4)
            if self.places:
                canvas.text(say("film.elsewhere"), ELSEWHERE, theme.LABEL, theme.LAMP, align="centre")
        self.form.draw(canvas)

    def _words(self, job: FilmJob) -> str:
        say, steps = self.desk.texts, len(job.cut.takes)
        if job.saved is not None and self._told:
            return say("chronicle.scene.saved", file=job.saved.name, folder=str(job.saved.parent))
        if job.content is not None:
            return say("film.writing")
        if job.painted == steps:
            return say("film.podium")
        return say("film.painting", n=job.painted + 1, all=steps) if job.has_colours else say("film.colours")


def _draw_preview(canvas: Canvas, picture: pygame.Surface | None) -> None:
    """The film's last picture, as large as there is room; a dark screen before the first one."""
    wide, high = (16.0, 9.0) if picture is None else picture.get_size()
    scale = min(PREVIEW.w / wide, PREVIEW.h / high)
    box = Box.around(PREVIEW.centre, wide * scale, high * scale)
    canvas.rounded(box.inset(-6), theme.DEEP, radius=10, rim=theme.RAISED, rim_width=6)
    if picture is None:
        canvas.icon("export", Box.around(box.centre, 150), theme.RAISED)
    else:
        rect = canvas.pixels(box)
        canvas.surface.blit(pygame.transform.smoothscale(picture, rect.size), rect)
