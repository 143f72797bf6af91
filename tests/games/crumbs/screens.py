"""Plain screens for Crumbs: buttons for what can be done, and words for what can be seen. For tests only."""

from __future__ import annotations

from typing import Any

from ratland_desktop.hotseat.session import Breath, Decide, HandOver, Over, Watch
from ratland_desktop.screens.box import GameScreens, OwnThings, PrivateTurn, TableTurn
from ratland_desktop.screens.only_you import Whispered
from ratland_desktop.screens.setup.sheet import Sheet, Variant
from ratland_desktop.screens.taking_back import undo_button, wants_undo
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Intent
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Widget
from ratland_desktop.tabletop.dialogue import Choose, Happening
from ratland_desktop.tabletop.seats import HUMAN
from ratland_desktop.text import Texts
from tests.games.crumbs.box import ORDERS
from tests.games.crumbs.pages import BOOK, HALL_PAGES, RESULTS
from tests.games.crumbs.rules import Aim, Face, Guard, Keep, Lay, Look, View
from tests.games.crumbs.table import LOOK

WORDS, BUTTONS = Box(60, 60, 1800, 400), Box(60, 500, 1800, 520)


class Plain(Scene[Any]):
    """Words above, buttons below."""

    def lines(self) -> list[str]:
        raise NotImplementedError

    def buttons(self) -> list[tuple[str, Any]]:
        """Name and what it does."""
        raise NotImplementedError

    def more(self, box: Box) -> list[Widget]:
        return []

    def arrange(self, canvas: Canvas) -> None:
        named = self.buttons()
        cells = BUTTONS.grid(4, 4, 12)
        widgets = [Button(name, cell, name, act) for (name, act), cell in zip(named, cells, strict=False)]
        self.form = Form(*widgets, *self.more(cells[-1]), first=named[0][0] if named else None)

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(SAFE, theme.DEEP)
        for line, box in zip(self.lines(), WORDS.rows(8), strict=False):
            canvas.text(line, box, theme.BODY, theme.TEXT)
        self.form.draw(canvas)


class CrumbsTable(Plain):
    """Everything open, one happening after the other."""

    def __init__(self, turn: TableTurn) -> None:
        super().__init__()
        self.turn = turn
        self.session = turn.session
        self._step: object = None

    def lines(self) -> list[str]:
        session = self.session
        told = session.match.stories[session.mark.story][: session.mark.happening]
        return [repr(happening) for happening in told[-6:]]

    def buttons(self) -> list[tuple[str, Any]]:
        session, step = self.session, self.session.step()
        self._step = step
        found: list[tuple[str, Any]] = []
        match step:
            case Watch():
                found.append(("next", lambda: self.after(session.see)))
            case Decide(seat):
                question = session.question(seat)
                assert isinstance(question, Choose)
                for option in question.options:
                    found.append((f"answer-{option}", lambda x=option: self.answer(seat, x)))
            case Breath(seats):
                found.append(("go_on", lambda: self.after(session.let_pass)))
                found += [(f"speak-{seat}", lambda x=seat: self.speak_up(x)) for seat in seats]
        found += [
            (f"look-{seat}", lambda x=seat: self.glance(x))
            for seat in session.humans
            if session.may_glance(seat)
        ]
        return [*found, ("menu", self.turn.menu)]

    def more(self, box: Box) -> list[Widget]:
        seat = self.session.undoable
        last = self.session.match.last_seat
        why_not = None if seat is not None else self.session.no_undo(last or 0)
        undo = None if seat is None else (lambda: self.after(lambda: self.session.undo(seat)))
        return [undo_button(box, self.desk.texts, undo, why_not)]

    def after(self, act: Any) -> Go:
        act()
        self.desk.refresh()
        return STAY

    def answer(self, seat: int, answer: object) -> Go:
        return self.after(lambda: self.session.answer(seat, answer))

    def speak_up(self, seat: int) -> Go:
        self.session.speak_up(seat)
        return Done(None)

    def glance(self, seat: int) -> Go | None:
        assert self.turn.glance is not None
        return self.turn.glance(seat)

    def handle(self, intent: Intent) -> Go | None:
        if wants_undo(intent) and (seat := self.session.undoable) is not None:
            return self.after(lambda: self.session.undo(seat))
        return super().handle(intent)

    def update(self, seconds: float) -> Go | None:
        self.session.let_computers_play()
        step = self.session.step()
        if isinstance(step, HandOver | Over):
            return Done(None)
        if step != self._step:
            self.desk.refresh()
        return None


def own_cards(view: View, seat: int) -> str:
    return f"my cards: {[card.face for card in view.hands[seat]]}"


def all_cards(view: View) -> str:
    return f"all I know: {[[card.face for card in hand] for hand in view.hands]}"


class CrumbsPrivate(Plain):
    """One button for each answer."""

    private = True

    def __init__(self, turn: PrivateTurn) -> None:
        super().__init__()
        self.turn = turn

    def lines(self) -> list[str]:
        seat = self.turn.question.seat
        return [self.turn.question.kind, own_cards(self.turn.view, seat), all_cards(self.turn.view)]

    def buttons(self) -> list[tuple[str, Any]]:
        question = self.turn.question
        assert isinstance(question, Choose)
        answers = [(f"answer-{x}", lambda x=x: Done(x)) for x in question.options]
        return [*answers, ("menu", self.turn.menu)]

    def more(self, box: Box) -> list[Widget]:
        return [undo_button(box, self.desk.texts, self.turn.undo, self.turn.no_undo)]

    def handle(self, intent: Intent) -> Go | None:
        if wants_undo(intent) and self.turn.undo is not None:
            return self.turn.undo()
        return super().handle(intent)


class CrumbsGlance(Plain):
    """The own cards, and the standing order."""

    private = True

    def __init__(self, own: OwnThings) -> None:
        super().__init__()
        self.own = own

    def lines(self) -> list[str]:
        own = self.own
        return [own_cards(own.view, own.seat), all_cards(own.view), f"order: {own.order}"]

    def buttons(self) -> list[tuple[str, Any]]:
        orders = [(f"order-{x}", lambda x=x: self.own.leave_order(x)) for x in ORDERS.choices]
        return [("done", lambda: Done(None)), *orders]


def whisper(happening: Happening, view: View, names: Any, say: Texts) -> Whispered | None:
    assert isinstance(happening, Face)
    return Whispered(f"It is a {happening.face}.")


SHEET = Sheet(
    game="crumbs",
    fewest=2,
    most=3,
    options=lambda players, first, wishes: players,
    abouts=((2, "crumbs.setup.about"),),
    start="crumbs.start",
    first="crumbs.first",
    too_few="crumbs.setup.too_few",
    too_many="crumbs.setup.too_many",
    variants=(Variant("pips", "crumbs.pips"),),
    joining={2: "crumbs.mouse", 3: "crumbs.mouse"},
    fresh=(HUMAN, HUMAN),
    quick=(HUMAN, "solid"),
    bots="crumbs.bots",
)
SCREENS = GameScreens(
    private={question.kind: CrumbsPrivate for question in (Lay, Guard, Keep, Aim, Look)},
    asking=LOOK.asking,
    table=CrumbsTable,
    results=RESULTS,
    hall=HALL_PAGES,
    book=BOOK,
    sheet=SHEET,
    whisper=whisper,
    glance=CrumbsGlance,
)
