"""The table of Rattus: one map for everybody, and whatever is foretold of what somebody points at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.games.rattus.asking import ASKING
from ratland_desktop.games.rattus.step_telling import TELLER
from ratland_desktop.games.rattus.steps import TABLE_STEPS
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.box import TableTurn
from ratland_desktop.screens.table import Pace
from ratland_desktop.screens.table.coaching import TableCoaching, TableTip
from ratland_desktop.screens.table.controls import hints_box, make_hints, make_notice
from ratland_desktop.screens.table.look import TableLook
from ratland_desktop.screens.table.scene import TableScene
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.intents import Intent
from ratland_desktop.shell.widgets import Form, Hint, Widget, draw_hints

from .around import NUMBERS, Table
from .cues import CUES
from .decisions import MapDecision, decisions_on
from .foretelling import draw_foretelling
from .lands import CardButton, LandButton, TokenButton
from .layout import FORETELLING, layout_of
from .picture import MapPicture
from .still import RattusStill

EYE = 46.0
POINTED = (LandButton, CardButton, TokenButton)
WATCHING = ("next", "story", "skip", "speed", "auto")
"""What is not there while somebody decides: the map takes its place."""


def look_on(table: Table) -> TableLook:
    players = len(table.session.seats)
    layout = layout_of(players)
    panels = {panel.seat: panel.box for panel in layout.panels}
    return TableLook(
        teller=TELLER,
        asking=ASKING,
        rules=TABLE_STEPS,
        cues=CUES,
        lay_out=layout_of,
        still=lambda session, _: RattusStill(session, panels),
        leaving="rattus.screen.leave",
        decisions=decisions_on(table),
        picture=MapPicture,
    )


class RattusTable(TableScene):
    """`odds`: how much help was wished for."""

    def __init__(
        self, session: Session, menu: Callable[[], Go], pace: Pace | None = None, odds: str = NUMBERS
    ) -> None:
        self.table = Table(session, odds)
        super().__init__(look_on(self.table), session, menu, pace)
        self._pointed: Widget | None = None

    def _make_form(self) -> Form:
        form = super()._make_form()
        gone = {*WATCHING} if self.decision is not None else set()
        for panel in self.layout.panels:
            name = f"look-{panel.seat}"
            if self._knows_a_face(panel.seat):
                for widget in form.widgets:
                    if widget.name == name:
                        widget.box = Box(panel.box.x + 8, panel.box.bottom - EYE - 6, EYE, EYE)
            else:
                gone.add(name)
        form.widgets = [widget for widget in form.widgets if widget.name not in gone]
        return form

    def _knows_a_face(self, seat: int) -> bool:
        """Whether there is anything to look at again: everybody saw whom the Witch served (R24)."""
        rats = self.director.reel.told.rats.values()
        return any(seat in rat.seen for row in rats for rat in row)

    # --- what is pointed at

    @property
    def pointed(self) -> Widget | None:
        """What the mouse or the keys point at, if something is foretold of it."""
        for widget in (self.form.hover, self.form.focus if self.desk.rings_shown else None):
            if isinstance(widget, POINTED):
                return widget
        return None

    def handle(self, intent: Intent) -> Go | None:
        go = super().handle(intent)
        if self.pointed is not self._pointed:
            self._pointed = self.pointed
            self.touch(FORETELLING.inset(-6))
        return go

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        self.draw_picture(canvas)
        say, hints = self.desk.texts, hints_box(self.layout, self.session)
        decision = self.decision
        notice = make_notice(say, self.director)
        if notice:
            canvas.text(notice, hints, theme.SMALL, theme.LAMP)
        else:
            draw_hints(canvas, hints, self._hints(), self.desk.hand)
        if isinstance(decision, MapDecision) and canvas.visible(FORETELLING):
            with canvas.lettered(*self.deciding.lettering):
                draw_foretelling(canvas, decision, self.pointed)
        self.form.draw(canvas)

    def _hints(self) -> list[Hint]:
        say = self.desk.texts
        if self.decision is None:
            return make_hints(say, self.look, self.mode, "")
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.stick"), say("rattus.screen.hint.arrows")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("rattus.screen.hint.enter")),
            Hint("R", say("shell.pad.north"), say("shell.hint.rules")),
        ]


def table_with(tips: Sequence[TableTip] = ()) -> Callable[[TableTurn], RattusTable]:
    """The way to the table, and what the coach says there."""

    def table(turn: TableTurn) -> RattusTable:
        odds = turn.wishes.get("odds", NUMBERS)
        scene = RattusTable(turn.session, turn.menu, turn.pace, str(odds))
        scene.glance = turn.glance
        if turn.coach is not None:
            scene.coaching = TableCoaching(tips, turn.coach, scene.director, scene.layout)
        return scene

    return table
