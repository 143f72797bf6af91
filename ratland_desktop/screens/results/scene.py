"""The results: who won and why, how it came about, and what everybody had planned in secret.

Everything shown here is open by now: the records of all rounds and the final counts.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.results.curves import draw_curves
from ratland_desktop.screens.results.plans import draw_plans
from ratland_desktop.screens.results.podium import PARTY_SECONDS, draw_podium, draw_standings
from ratland_desktop.screens.results.why import WhyScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
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
WHY = Box(1600, 134, 260, 62)
CONTENT = Box(60, 218, 1800, 702)
PODIUM = CONTENT.left_part(880)
FOOT = Box(60, 942, 1800, 112)


class Page(Enum):
    """What can be looked at; the value is the tab's key."""

    PODIUM = "ratland.results.podium"
    CURVES = "ratland.results.curves"
    PLACEMENTS = "ratland.results.placements"


class ResultsScene(Scene[str]):
    """Ends with REMATCH or TITLE."""

    settle = 0.6

    def __init__(
        self, evening: Session, menu: Callable[[], Go], chronicle: Callable[[], Scene[Any]] | None = None
    ) -> None:
        """`chronicle` makes the page about this game that can be saved and printed."""
        super().__init__()
        outcome = evening.match.outcome()
        assert outcome
        self.evening = evening
        self.outcome = outcome
        self.view = evening.view(None)
        self.menu = menu
        self.chronicle = chronicle
        self.page = Page.PODIUM
        self.round = len(self.view.records)
        self.party: Tween | None = None

    def arrange(self, canvas: Canvas) -> None:
        if self.party is None:
            self.desk.sound.play("win")
            self.party = self.motions.go(0, PARTY_SECONDS, PARTY_SECONDS, linear, box=PODIUM)
        say = self.desk.texts
        widths = FOOT.columns(3, 32)
        self.form = Form(
            Tabs("page", PAGES, [(page, say(page.value)) for page in Page], self.page, self.turn_to),
            Button(
                "title", widths[0], say("ratland.results.title_screen"), lambda: Done(TITLE), kind=Kind.QUIET
            ),
            Button(
                "rematch", widths[2], say("ratland.results.rematch"), lambda: Done(REMATCH),
                kind=Kind.PRIMARY, detail=say("ratland.results.rematch_about"),
            ),
            Button(
                "menu", Box(1690, 40, 190, 64), say("curtain.menu"), self.menu,
                kind=Kind.QUIET, icon="menu", style=theme.SMALL_LABEL,
            ),
            first="page",
        )  # fmt: skip
        if self.page is Page.PLACEMENTS:
            if self.evening.diary.thoughts:
                self.form.add(
                    Button(
                        "why", WHY, say("computers.why.button"), self.ask_why,
                        icon="robot", style=theme.SMALL_LABEL,
                    )
                )  # fmt: skip
            self.form.add(
                Stepper(
                    "round", widths[1], self.round, 1, len(self.view.records), self.look_at_round,
                    shown_as=lambda n: say("ratland.results.placements_of", n=n),
                )
            )  # fmt: skip
        elif (chronicle := self.chronicle) is not None:
            words = say("chronicle.button")
            self.form.add(Button("chronicle", widths[1], words, lambda: Push(chronicle()), icon="book"))

    def turn_to(self, page: Page) -> Go | None:
        self.page = page
        self.desk.refresh()
        return None

    def ask_why(self) -> Go:
        rounds = len(self.view.records)
        why = WhyScene(self.evening.diary, self.evening.seats, self.round, rounds)
        return Push(why, then=self.turn_to_round)

    def turn_to_round(self, number: int) -> None:
        self.round = number
        self.desk.refresh()

    def look_at_round(self, number: int) -> Go | None:
        self.round = number
        self.touch()
        return None

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
        say = self.desk.texts
        names = [self.evening.seats[seat].name for seat in self.outcome.winners]
        if len(names) == 1:
            return say("ratland.results.wins", name=names[0])
        return say("ratland.results.shared", names=names)

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("results", lambda c: paint_wall(c, darkness=0.6))
        say, seats = self.desk.texts, self.evening.seats
        canvas.text(self.headline, HEAD, theme.TITLE, theme.LAMP, align="centre")
        if self.page is Page.PODIUM:
            passed = PARTY_SECONDS if self.party is None else self.party.value
            draw_podium(canvas, PODIUM, seats, self.outcome, passed)
            draw_standings(canvas, CONTENT.beside(920), say, seats, self.view, self.outcome)
        elif self.page is Page.CURVES:
            draw_curves(canvas, CONTENT, say, seats, self.view.records)
        else:
            record = self.view.records[self.round - 1]
            draw_plans(canvas, CONTENT, say, seats, record)
        self.form.draw(canvas)
