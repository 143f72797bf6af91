"""The open table of Comme des Rats: five doors, a lamp, dice, and everybody's stash as backs.

For one person among computers it is the same table, with the own stash and role open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.games.comme_des_rats.asking import ASKING
from ratland_desktop.games.comme_des_rats.rules.questions import KEEP, Partner
from ratland_desktop.games.comme_des_rats.step_telling import TELLER
from ratland_desktop.hotseat.own_eyes import OwnEyes, only_person
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.coaching import TableCoaching, TableTip
from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.screens.table.lines import Moment
from ratland_desktop.screens.table.look import TableLook
from ratland_desktop.screens.table.opening import TableTurn
from ratland_desktop.screens.table.playback import Pace
from ratland_desktop.shell.go import Go

from .cues import cues_on
from .decisions import HandTo, decisions
from .layout import glance_layout, layout_of
from .steps import STEPS
from .still import CellarStill


def look_of(players: int, *, eyes: OwnEyes | None = None, percentages: bool = True,
            layout: Layout | None = None) -> TableLook:  # fmt: skip
    """How a table for so many seats is shown. `layout`: where everything is, if not where it usually is."""
    laid = layout or layout_of(players)
    return TableLook(
        teller=TELLER,
        asking=ASKING,
        rules=STEPS,
        cues=cues_on(laid),
        lay_out=lambda seats: layout or glance_layout(seats),
        still=lambda session, _: CellarStill(session, laid, eyes),
        leaving="comme_des_rats.screen.table.leave",
        skipping="comme_des_rats.screen.table.skip",
        decisions=decisions(percentages=percentages),
    )


class CellarTable(TableScene):
    """The cellar, with everything that is open to all."""

    def __init__(
        self, session: Session, menu: Callable[[], Go], pace: Pace | None = None, *, percentages: bool = True
    ) -> None:
        alone = only_person(session)
        eyes = None if alone is None else OwnEyes(session, alone)
        players = len(session.seats)
        super().__init__(look_of(players, eyes=eyes, percentages=percentages), session, menu, pace)
        self._panels = layout_of(players).panel_area

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
        scene.glance = turn.glance
        if turn.coach is not None:
            scene.coaching = TableCoaching(tips, turn.coach, scene.director, scene.layout)
        return scene

    return table
