"""The results: who won and why, how it came about, and what everybody had planned in secret.

Everything shown here is open by now: the records of all rounds and the final counts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.results.pages import FinalTable, ResultPage, ResultPages
from ratland_desktop.screens.results.podium import PARTY_SECONDS, draw_podium, draw_standings, headline
from ratland_desktop.screens.results.why import WhyScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.motion import Tween, linear
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import Button, Form, Kind, Stepper, Tabs

REMATCH = "rematch"
TITLE = "title"

HEAD = Box(250, 24, 1420, 96)
PAGES = Box(360, 130, 1200, 70)
WATCH = Box(60, 134, 284, 62)
WHY = Box(1600, 134, 260, 62)
CONTENT = Box(60, 218, 1800, 702)
PODIUM = CONTENT.left_part(880)
FOOT = Box(60, 942, 1800, 112)


class ResultsScene(Scene[str]):
    """Ends with REMATCH or TITLE. `page` is None while the podium is shown."""

    settle = 0.6
    film: Callable[[], Scene[Any]] | None = None
    """The way to a moving picture of the last round, where there can be one."""

    def __init__(
        self,
        pages: ResultPages,
        session: Session,
        menu: Callable[[], Go],
        chronicle: Callable[[], Scene[Any]] | None = None,
        watch: Callable[[Desk], Go | None] | None = None,
    ) -> None:
        """`chronicle` makes the page about this game that can be saved and printed; `watch` shows the game
        again."""
        super().__init__()
        outcome = session.match.outcome()
        assert outcome
        self.pages = pages
        self.session = session
        self.outcome = outcome
        self.view = session.view(None)
        self.menu = menu
        self.chronicle = chronicle
        self.watch = watch
        self.page: ResultPage | None = None
        self.round = max(map(self.rounds_of, pages.pages), default=0)
        self.opened: dict[ResultPage, Hashable] = {}
        self.party: Tween | None = None

    def arrange(self, canvas: Canvas) -> None:
        if self.party is None:
            self.desk.sound.play("win")
            self.party = self.motions.go(0, PARTY_SECONDS, PARTY_SECONDS, linear, box=PODIUM)
        say = self.desk.texts
        widths = FOOT.columns(3, 32)
        self.form = Form(
            *self._tabs(),
            Button(
                "title", widths[0], say("results.title_screen"), lambda: Done(TITLE), kind=Kind.QUIET
            ),
            Button(
                "rematch", widths[2], say("results.rematch"), lambda: Done(REMATCH),
                kind=Kind.PRIMARY, detail=say("results.rematch_about"),
            ),
            Button(
                "menu", Box(1690, 40, 190, 64), say("curtain.menu"), self.menu,
                kind=Kind.QUIET, icon="menu", style=theme.SMALL_LABEL,
            ),
            first="page" if self.pages.pages else "menu",
        )  # fmt: skip
        if (watch := self.watch) is not None:
            words = say("replay.button")
            self.form.add(
                Button("watch", WATCH, words, lambda: watch(self.desk), icon="play", style=theme.SMALL_LABEL)
            )
        page = self.page
        if page is not None and page.widgets is not None:
            for widget in page.widgets(CONTENT, self.shown):
                self.form.add(widget)
        if page is not None and page.reasons and self.pages.why and self.session.diary.thoughts:
            self.form.add(
                Button(
                    "why", WHY, say("computers.why.button"), self.ask_why,
                    icon="robot", style=theme.SMALL_LABEL,
                )
            )  # fmt: skip
        if page is not None and (rounds := self.rounds_of(page)):
            self.round = min(self.round, rounds)
            self.form.add(
                Stepper(
                    "round", widths[1], self.round, 1, rounds, self.look_at_round,
                    shown_as=lambda n: say(page.round_words, n=n),
                )
            )  # fmt: skip
        else:
            self._offer_keepsakes(widths[1])

    def _offer_keepsakes(self, box: Box) -> None:
        """What can be taken along from this game."""
        say = self.desk.texts
        keepsakes = [
            *([("chronicle", say("chronicle.button"), "book", self.chronicle)] if self.chronicle else []),
            *([("film", say("film.button"), "export", self.film)] if self.film else []),
        ]
        style = theme.LABEL if len(keepsakes) == 1 else theme.SMALL_LABEL
        columns = box.columns(max(1, len(keepsakes)), 18)
        for (name, words, icon, way), column in zip(keepsakes, columns, strict=False):
            self.form.add(Button(name, column, words, partial(_open, way), icon=icon, style=style))

    def _tabs(self) -> list[Tabs[ResultPage | None]]:
        """The podium and the other pages, if there are any."""
        say, pages = self.desk.texts, self.pages.pages
        tabs = [(None, say("results.podium")), *((page, say(page.title)) for page in pages)]
        return [Tabs("page", PAGES, tabs, self.page, self.turn_to)] if pages else []

    def rounds_of(self, page: ResultPage) -> int:
        """How many rounds one can page through."""
        return page.rounds(self.view) if page.rounds is not None else 0

    def turn_to(self, page: ResultPage | None) -> Go | None:
        self.page = page
        self.desk.refresh()
        return None

    def ask_why(self) -> Go:
        assert self.page is not None and self.pages.why is not None
        diary, seats, rounds = self.session.diary, self.session.seats, self.rounds_of(self.page)
        why = WhyScene(self.pages.why, diary, seats, self.round, rounds)
        return Push(why, then=self.turn_to_round)

    def turn_to_round(self, number: int) -> None:
        self.round = number
        self.desk.refresh()

    def look_at_round(self, number: int) -> Go | None:
        self.round = number
        if self.page is not None and self.page.widgets is not None:
            self.desk.refresh()  # they belong to another round now
        self.touch()
        return None

    def open(self, what: Hashable) -> Go:
        """A page shows something else from now on."""
        assert self.page is not None
        self.opened[self.page] = what
        self.desk.refresh()
        return STAY

    @property
    def shown(self) -> FinalTable:
        """What the present page may show."""
        opened = self.opened.get(self.page) if self.page is not None else None
        session = self.session
        return FinalTable(
            self.desk.texts, session.seats, self.view, self.round, opened, self.open, session.match
        )

    def back(self) -> Go:
        return self.menu()

    def handle(self, intent: Intent) -> Go | None:
        """Space, which goes on everywhere else, only skips the animation here. It never starts a rematch."""
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.NEXT:
            self.motions.skip()
            return STAY
        return super().handle(intent)

    @property
    def headline(self) -> str:
        return headline(self.desk.texts, self.session.seats, self.outcome)

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("results", lambda c: paint_wall(c, darkness=0.6))
        shown = self.shown
        canvas.text(self.headline, HEAD, theme.TITLE, theme.LAMP, align="centre")
        if self.page is not None:
            self.page.draw(canvas, CONTENT, shown)
        else:
            passed = PARTY_SECONDS if self.party is None else self.party.value
            draw_podium(canvas, PODIUM, shown.seats, self.outcome, passed)
            draw_standings(canvas, CONTENT.beside(920), self.pages, shown, self.outcome)
        self.form.draw(canvas)


def _open(way: Callable[[], Scene[Any]]) -> Go:
    return Push(way())
