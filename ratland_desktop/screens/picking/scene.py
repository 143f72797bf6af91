"""Choosing among a few large cards on one seat's secret page, page by page.

Nothing counts before the last button. All pages sound alike and use the same widget names, whatever they
show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ratland_desktop.screens.coach.bubble import Coaching
from ratland_desktop.screens.picking.card import BigCard, CardFace
from ratland_desktop.screens.taking_back import undo_button, wants_undo
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.scenes.menu_button import menu_button
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

FACE = Box(56, 26, 140, 140)
TITLE = Box(216, 34, 1430, 76)
ABOUT = Box(216, 112, 1430, 48)
CARDS = Box(60, 178, 1800, 744)
EARLIER = Box(60, 944, 320, 92)
IDEA = Box(410, 944, 380, 92)
UNDO = Box(820, 944, 340, 92)
DONE = Box(1190, 938, 670, 102)
HINTS = Box(60, 1042, 1100, 34)
IN_A_ROW = 4

Say = Callable[[Texts], str]


@dataclass(frozen=True)
class PickPage:
    """One choice: what can be picked, how each card looks, and the words around the cards."""

    topic: str
    answers: tuple[Any, ...]
    face: Callable[[Texts, Any], CardFace]
    title: Say
    about: Say
    take: str = "play.pick.take"
    """The text on a card that is not chosen."""
    missing: str = "play.pick.missing"
    """The text for who goes on without a choice."""


class PickScene(Scene[Any]):
    """Its result is what `answer` makes of the choices. Esc opens the menu."""

    private = True
    settle = 0.5
    coaching: Coaching | None = None
    """The first time somebody explains how to read the cards of the first page."""
    undo: Callable[[], Go] | None = None
    """Takes back this seat's answer before this question."""
    no_undo: str | None = "never"
    """Why that cannot be."""
    ask_for_ideas: Callable[[], Go] | None = None
    """The way to ideas, where the table allows them."""

    def __init__(
        self,
        seat: Seat,
        pages: Sequence[PickPage],
        answer: Callable[..., Any],
        menu: Callable[[], Go],
        begun: Sequence[Any] = (),
    ) -> None:
        """`begun`: what was chosen before a break, page by page; anything else is left out."""
        super().__init__()
        self.seat, self.pages, self.answer, self.menu = seat, tuple(pages), answer, menu
        self.page = 0
        self.chosen: list[int | None] = [
            _place(page.answers, begun[at]) if at < len(begun) else None for at, page in enumerate(self.pages)
        ]

    @property
    def topic(self) -> str:
        return self.pages[self.page].topic

    @property
    def last_page(self) -> bool:
        return self.page + 1 == len(self.pages)

    @property
    def decided(self) -> bool:
        """Is something chosen on this page?"""
        return self.chosen[self.page] is not None

    def picked(self, topic: str) -> Any:
        """What is chosen on the page with this topic; None: nothing, or there is no such page."""
        for page, at in zip(self.pages, self.chosen, strict=True):
            if page.topic == topic and at is not None:
                return page.answers[at]
        return None

    # --- the form

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._build()

    def _build(self) -> None:
        say, page = self.desk.texts, self.pages[self.page]
        form = Form(first="card-0")
        for number, (answer, place) in enumerate(zip(page.answers, self._places(), strict=False)):
            chosen = number == self.chosen[self.page]
            label = say("play.pick.chosen" if chosen else page.take)
            pick = partial(self.choose, number)
            card = BigCard(f"card-{number}", place, page.face(say, answer), label, pick, chosen=chosen)
            form.add(card)
        if self.page:
            words = say("shell.common.back")
            form.add(Button("earlier", EARLIER, words, self.earlier, kind=Kind.QUIET, icon="left"))
        words = say("play.pick.done" if self.last_page else "shell.common.next")
        kind = Kind.PRIMARY if self.decided else Kind.QUIET
        form.add(Button("done", DONE, words, self.done, kind=kind, style=theme.HEADING))
        if self.ask_for_ideas is not None:
            form.add(Button("idea", IDEA, say("computers.hint.short"), self.ask_for_ideas, icon="lamp"))
        form.add(undo_button(UNDO, say, self.undo, self.no_undo))
        form.add(menu_button(say, self.menu))
        if self.coaching is not None and not self.page:
            self.coaching.join(form, self._canvas, self.desk)
        self.form = form

    def _places(self) -> list[Box]:
        """Up to four cards side by side, more in several rows."""
        count = len(self.pages[self.page].answers)
        rows = -(-count // IN_A_ROW)
        return CARDS.grid(-(-count // rows), rows, 40)

    def _rebuild(self, *, turned: bool = False) -> Go:
        """After a pick; `turned`: another page lies there now, and the focus goes to its first card."""
        before = self.form
        self._build()
        self.form.take_over(before, self.desk)
        if turned:
            self.form.focus = self.form.find("card-0")
        self.touch()
        return STAY

    # --- choosing

    def choose(self, number: int) -> Go:
        self.chosen[self.page] = number
        return self._rebuild()

    def choose_all(self, answers: Sequence[Any]) -> None:
        """Pick these, page by page; nothing is handed in yet."""
        for at, (page, answer) in enumerate(zip(self.pages, answers, strict=True)):
            self.chosen[at] = _place(page.answers, answer)
        self._rebuild()

    def earlier(self) -> Go:
        self.page -= 1
        return self._rebuild(turned=True)

    def done(self) -> Go:
        if not self.decided:
            missing = self.pages[self.page].missing
            self.desk.toast(lambda say: say(missing))
            return STAY
        if self.last_page:
            return Done(self.answer(*(self.picked(page.topic) for page in self.pages)))
        self.page += 1
        return self._rebuild(turned=True)

    def handle(self, intent: Intent) -> Go | None:
        if wants_undo(intent) and self.undo is not None:
            return self.undo()
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.HINT and self.ask_for_ideas is not None:
            return self.ask_for_ideas()
        return super().handle(intent)

    def back(self) -> Go:
        return self.earlier() if self.page else self.menu()

    # --- how it looks

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.cross"), say("shell.hint.move")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.choose")),
            *([Hint("H", "", say("computers.hint.key"))] if self.ask_for_ideas is not None else []),
            Hint("R", say("shell.pad.north"), say("shell.hint.rules")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.menu")),
        ]

    def draw(self, canvas: Canvas) -> None:
        say, page = self.desk.texts, self.pages[self.page]
        canvas.backdrop("opening", lambda c: paint_wall(c, darkness=0.6))
        draw_portrait(canvas, FACE, self.seat)
        canvas.text(page.title(say), TITLE, theme.TITLE, theme.LAMP)
        canvas.text(page.about(say), ABOUT, theme.BODY, theme.TEXT)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)


def _place(answers: Sequence[Any], wanted: Any) -> int | None:
    """Where this answer is; what a file says may be anything."""
    return next((at for at, x in enumerate(answers) if x == wanted and type(x) is type(wanted)), None)
