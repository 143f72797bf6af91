"""The open table of Comme des Rats: five doors, a lamp, dice, and everybody's stash as backs.

For one person among computers it is the same table, with the own stash and role open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ratland_desktop.games.comme_des_rats.asking import ASKING
from ratland_desktop.games.comme_des_rats.rules.questions import KEEP, Partner
from ratland_desktop.games.comme_des_rats.step_telling import TELLER
from ratland_desktop.hotseat.own_eyes import OwnEyes
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.coaching import TableCoaching, TableTip
from ratland_desktop.screens.table.controls import next_box
from ratland_desktop.screens.table.decision import Decision
from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.screens.table.lines import Moment
from ratland_desktop.screens.table.look import TableLook
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.opening import Ideas, TableTurn
from ratland_desktop.screens.table.playback import Pace
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.intents import Digit, Hot, Intent, Shortcut
from ratland_desktop.shell.widgets import Button, Form, Hint, IconButton

from ..ideas import idea_lines
from .cues import Stories, cues_on
from .decisions import HandTo, decisions
from .decisions.kit import CAT_WIDE, IDEAS, CellarDecision, Option
from .decisions.players import RerollDecision
from .lamp import LampButton
from .layout import glance_layout, layout_of
from .steps import STEPS
from .still import CellarStill


def look_of(players: int, *, eyes: OwnEyes | None = None, percentages: bool = True,
            layout: Layout | None = None, stories: Stories = tuple) -> TableLook:  # fmt: skip
    """How a table for so many seats is shown. `layout`: where everything is, if not where it usually is.
    `stories`: what the rounds have told."""
    laid = layout or layout_of(players)
    return TableLook(
        teller=TELLER,
        asking=ASKING,
        rules=STEPS,
        cues=cues_on(laid, stories),
        lay_out=lambda seats: layout or glance_layout(seats),
        still=lambda session, _: CellarStill(session, laid, eyes),
        leaving="comme_des_rats.screen.table.leave",
        ending="table.to_podium",
        skipping="comme_des_rats.screen.table.skip",
        decisions=decisions(percentages=percentages),
    )


class CellarTable(TableScene):
    """The cellar, with everything that is open to all."""

    ideas: Ideas | None = None
    """The way to ideas for whoever decides."""

    def __init__(
        self, session: Session, menu: Callable[[], Go], pace: Pace | None = None, *, percentages: bool = True
    ) -> None:
        self.alone = session.alone
        eyes = None if self.alone is None else OwnEyes(session, self.alone)
        players = len(session.seats)
        look = look_of(players, eyes=eyes, percentages=percentages, stories=lambda: session.match.stories)
        super().__init__(look, session, menu, pace)
        self._panels = layout_of(players).panel_area

    # --- the lamp button and the keys

    def _make_form(self) -> Form:
        """Under an open decision the large button says what Enter would do."""
        form = super()._make_form()
        if self.decision is not None:
            options = [widget.name for widget in self.deciding.widgets()]
            lamp = LampButton(next_box(self.layout), form, options)
            lamp.lettering = self.deciding.lettering
            if self.ideas is not None:
                form.widgets.append(self._ideas_button(self.decision))
            form.widgets = [lamp if widget.name == lamp.name else widget for widget in form.widgets]
        return form

    def _ideas_button(self, decision: Decision[Any]) -> Button:
        """Beside the Cat, which sits in the head of the question."""
        x = decision.head.right - CAT_WIDE - IDEAS - 16
        box = Box(x, decision.head.centre[1] - IDEAS / 2, IDEAS, IDEAS)
        words = self.deciding.say("computers.hint.short")
        return IconButton("ideas", box, "lamp", self.ask_for_ideas, tooltip=words)

    def ask_for_ideas(self) -> Go | None:
        """Three ways for whoever decides, with their reasons."""
        question = self.deciding.question
        if self.ideas is None or question is None:
            return None
        names = [seat.name for seat in self.session.seats]
        return self.ideas(question.seat, partial(idea_lines, question, names), self._answer)

    def _follow_focus(self) -> None:
        for widget in self.form.widgets:
            if isinstance(widget, LampButton):
                widget.follow()

    def update(self, seconds: float) -> Go | None:
        """Where the seats have changed hands, another table may be needed: open to all, or for one person."""
        if self.session.alone != self.alone:
            return Done(None)
        go = super().update(seconds)
        self._follow_focus()
        return go

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Digit) and not self.deciding.is_too_early(intent):
            return self._press_number(intent.number)
        own = {Shortcut.LOOK: self._look, Shortcut.HINT: self.ask_for_ideas}
        act = own.get(intent.shortcut) if isinstance(intent, Hot) else None
        return (act() if act is not None else None) or super().handle(intent)

    def _press_number(self, number: int) -> Go | None:
        """Doors by their numbers; players clockwise from the one who decides."""
        options = [widget for widget in self.form.widgets if isinstance(widget, Option)]
        if not 1 <= number <= len(options):
            return None
        option = options[number - 1]
        self.form.focus_on(option)
        return option.fire()

    def _look(self) -> Go | None:
        """A glance for whoever decides, else for the next person from the active player on."""
        asked = () if self.deciding.question is None else (self.deciding.question.seat,)
        for seat in (*asked, *self.session.order):
            if self.glance is not None and self.session.may_glance(seat) and self.mode is not Mode.BACK:
                return self.glance(seat)
        return None

    def hints(self) -> list[Hint]:
        """The keys of a decision come first."""
        say, decision = self.desk.texts, self.decision
        if not isinstance(decision, CellarDecision):
            return super().hints()
        options = sum(isinstance(widget, Option) for widget in self.form.widgets)
        found = []
        if decision.numbers and options:
            words = say(f"comme_des_rats.screen.hint.{decision.numbers}")
            found.append(Hint(f"1–{options}", "", words))
        if isinstance(decision, RerollDecision):
            found.append(Hint("A", "", say("comme_des_rats.screen.hint.again")))
        if self.glance is not None and self.session.needs_curtain:
            found.append(Hint("V", "", say("comme_des_rats.screen.hint.look")))
        if self.ideas is not None:
            found.append(Hint("H", "", say("computers.hint.key")))
        return [*found, Hint("R", say("shell.pad.north"), say("shell.hint.rules"))]

    def point(self, moment: Moment | None) -> None:
        self.staging.pointed = moment
        self.touch(self._panels.inset(-10))

    def _answer(self, answer: object) -> Go | None:
        """One press keeps the roll and names the partner: two answers, the second of which can be taken
        back by itself."""
        if not isinstance(answer, HandTo):
            return super()._answer(answer)
        assert self.deciding.question is not None
        seat = self.deciding.question.seat
        self.session.answer(seat, KEEP)
        question = self.session.question(seat)
        if isinstance(question, Partner) and answer.seat in question.options:
            self.deciding.question = question
            return super()._answer(answer.seat)
        self.director.answered()
        self._moved()
        return None


def table_with(tips: Sequence[TableTip]) -> Callable[[TableTurn], CellarTable]:
    """The way to the table, and what the coach says there."""

    def table(turn: TableTurn) -> CellarTable:
        percentages = turn.wishes.get("percentages", True) is not False
        scene = CellarTable(turn.session, turn.menu, turn.pace, percentages=percentages)
        scene.glance, scene.ideas = turn.glance, turn.ideas
        if turn.coach is not None:
            scene.coaching = TableCoaching(tips, turn.coach, scene.director, scene.layout)
        return scene

    return table
