"""The table of Rattus: one map for everybody, and whatever is foretold of what somebody points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.games.rattus.asking import ASKING
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.step_telling import TELLER
from ratland_desktop.games.rattus.steps import TABLE_STEPS
from ratland_desktop.screens.box import TableTurn
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.table import Pace
from ratland_desktop.screens.table.coaching import TableCoaching
from ratland_desktop.screens.table.controls import make_hints
from ratland_desktop.screens.table.decision import Decision
from ratland_desktop.screens.table.director import Director
from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.screens.table.look import TableLook
from ratland_desktop.screens.table.scene import TableScene
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Digit, Hot, Intent, Shortcut
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, Widget

from ..pieces.bar import SUPPLY as CLOCK
from .act_decision import ActDecision
from .around import NUMBERS, Table
from .buttons import NEXT
from .cues import CUES
from .decisions import decisions_on
from .foretelling import draw_foretelling
from .ideas import ADVICE
from .lands import CardButton, LandButton, OtherLand, SeatSign, SupplySign, TokenButton
from .layout import FORETELLING, IDEA, SUPPLY, layout_of
from .map_decision import MapDecision
from .picture import MapPicture
from .still import RattusStill

EYE = 46.0
POINTED = (LandButton, CardButton, TokenButton, OtherLand, SeatSign, SupplySign)
ON_BUTTONS = ("P", "T")
"""Keys whose buttons are in sight: without them the other hints are large enough to read."""
WATCHING = ("next", "story", "skip", "speed", "auto")
"""What is not there while somebody decides: the map takes its place."""


def look_for(players: int, table: Table | None = None) -> TableLook:
    """How a table of so many looks. Without `table` it is only watched."""
    layout = layout_of(players)
    small = table is not None and table.small_cards
    panels = {panel.seat: panel.box for panel in layout.panels}
    return TableLook(
        teller=TELLER,
        asking=ASKING,
        rules=TABLE_STEPS,
        cues=CUES,
        lay_out=layout_of,
        still=lambda session, _: RattusStill(session, panels, small_cards=small),
        leaving="rattus.screen.leave",
        ending="table.to_podium",
        decisions={} if table is None else decisions_on(table),
        advice=ADVICE,
        picture=MapPicture,
    )


class RattusTable(TableScene):
    """`odds`: how much help was wished for."""

    def __init__(self, table: Table, menu: Callable[[], Go], pace: Pace | None = None) -> None:
        self.table = table
        super().__init__(look_for(len(table.session.seats), table), table.session, menu, pace)
        self._pointed: Widget | None = None

    def _make_form(self) -> Form:
        form = super()._make_form()
        if self.decision is not None:
            form.widgets = [*self._signs(), *form.widgets]
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

    def _signs(self) -> list[Widget]:
        """What explains itself to whoever points at it while somebody decides."""
        seats = [SeatSign(panel.seat, panel.box) for panel in self.layout.panels]
        return [*seats, SupplySign("supply", SUPPLY), SupplySign("clock", CLOCK)]

    def _idea_box(self, decision: Decision[Any]) -> Box:
        return IDEA

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
        go = self._by_key(intent) or super().handle(intent)
        if self.pointed is not self._pointed:
            self._pointed = self.pointed
            self.touch(FORETELLING.inset(-6))
        return go

    def _by_key(self, intent: Intent) -> Go | None:
        """1 to 6 take or use a card, Space presses the large button if it leads on."""
        if self.decision is None or self.deciding.is_too_early(intent):
            return None
        match intent:
            case Digit(number) if 1 <= number <= len(CARDS):
                return self._card(f"card-{[*CARDS][number - 1]}")
            case Hot(Shortcut.NEXT):
                going = (one for one in self.form.widgets if isinstance(one, Button) and one.box == NEXT)
                return next((one.fire() for one in going if one.kind is Kind.PRIMARY and one.enabled), None)
        return None

    def _card(self, name: str) -> Go | None:
        button = next((widget for widget in self.form.widgets if widget.name == name), None)
        if not isinstance(button, CardButton):
            return None
        if not button.enabled:
            self.desk.sound.play("error")
            return STAY
        return button.fire()

    # --- looks

    def draw_beside(self, canvas: Canvas) -> None:
        """What is foretold of what somebody points at."""
        decision = self.decision
        foretells = not self.table.small_cards and canvas.visible(FORETELLING)
        if foretells and isinstance(decision, MapDecision):
            with canvas.lettered(*self.deciding.lettering):
                draw_foretelling(canvas, decision, self.pointed)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        if self.decision is None:
            hints = make_hints(say, self.look, self.director)
            return [hint for hint in hints if hint.key not in ON_BUTTONS]
        return [
            Hint(say("shell.key.arrows"), say("shell.pad.stick"), say("rattus.screen.hint.arrows")),
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("rattus.screen.hint.enter")),
            *([Hint("1–6", "", say("rattus.screen.hint.cards"))] if self._uses_cards else []),
            Hint("R", say("shell.pad.north"), say("shell.hint.rules")),
        ]

    @property
    def _uses_cards(self) -> bool:
        return isinstance(self.decision, ActDecision)


Coached = Callable[[Coach, Director, Layout], TableCoaching]


def table_with(coaching: Coached) -> Callable[[TableTurn], RattusTable]:
    """The way to the table, and who explains it to beginners."""

    def table(turn: TableTurn) -> RattusTable:
        odds = turn.wishes.get("odds", NUMBERS)
        scene = RattusTable(Table(turn.session, str(odds)), turn.menu, turn.pace)
        scene.glance, scene.adviser = turn.glance, turn.adviser
        if turn.coach is not None:
            scene.coaching = coaching(turn.coach, scene.director, scene.layout)
        return scene

    return table
