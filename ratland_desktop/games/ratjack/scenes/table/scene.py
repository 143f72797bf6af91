"""Ratjack's open table.

For one person among computers it is the same table from that person's chair, with the own cards lit, so that
nobody has to find their way twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ratland_desktop.games.ratjack.asking import ASKING
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import BETWEEN
from ratland_desktop.games.ratjack.step_telling import TELLER
from ratland_desktop.hotseat.own_eyes import OwnEyes
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.coaching import TableCoaching, TableTip
from ratland_desktop.screens.table.controls import make_hints, make_notice
from ratland_desktop.screens.table.look import TableLook
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.opening import TableTurn
from ratland_desktop.screens.table.playback import Pace
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.widgets import Button, Form, IconButton, Kind, Widget, draw_hints
from ratland_desktop.text import Texts

from ..pieces.fan import draw_fan, fan_box
from ..pieces.felt import Felt
from ..sheet_rows import counts, wants_curtain
from .cues import cues_on
from .decisions import DECISIONS, peeking
from .doors import DISCARD_DOOR, DRAWER, DRAWER_BUTTON, DRAWER_DOOR, Drawer, card_doors
from .layout import HINTS, felt_for, layout_of
from .picture import FeltPicture
from .plate import ME, ItsMeButton, called, plate_box
from .steps import STEPS
from .still import RatjackStill

RUSH = "rush"
RUSH_BOX = Box(HINTS.x, HINTS.y, 520, 46)


def look_on(felt: Felt, eyes: OwnEyes | None = None, *, counts: bool = True) -> TableLook:
    """How this lighting of the table is shown."""
    layout = layout_of(felt)

    def doors(say: Texts, _: object, told: View, points: bool) -> list[Widget]:
        return card_doors(say, felt, told)

    return TableLook(
        teller=TELLER,
        asking=ASKING,
        rules=STEPS,
        cues=cues_on(felt),
        lay_out=lambda players: layout,
        still=lambda session, _: RatjackStill(session, felt, eyes, counts=counts),
        leaving="ratjack.screen.table.leave",
        ending="table.to_podium",
        decisions=DECISIONS,
        doors=doors,
        asides=peeking,
        picture=FeltPicture,
    )


class RatjackTable(TableScene):
    """The felt, with everything on it."""

    def __init__(
        self,
        session: Session,
        menu: Callable[[], Go],
        pace: Pace | None = None,
        wishes: Mapping[str, object] | None = None,
    ) -> None:
        wishes = wishes or {}
        self.alone = session.alone
        eyes = None if self.alone is None else OwnEyes(session, self.alone)
        self.felt = felt_for(len(session.seats), session.alone)
        super().__init__(look_on(self.felt, eyes, counts=counts(wishes)), session, menu, pace)
        self.plates = not wants_curtain(wishes)
        self.drawer_open = False
        """The story of the round is in front."""
        self.rushing = False
        """The story is skipped to the end of the round, because only computers are left in it."""

    # --- passing the laptop on

    @property
    def called(self) -> int | None:
        """The seat that is asked to say "it's me" here."""
        return called(self.session, self.mode) if self.plates else None

    def come_in(self) -> Go:
        """Whoever is called has the laptop: the own screen comes next, without a curtain."""
        if self.called is None:
            return STAY
        self.session.sit_down(self.called)
        return Done(None)

    def next(self) -> Go | None:
        """Going on never opens somebody's own screen: that takes the button."""
        if self.called is None:
            return super().next()
        self._me().sleep()
        return STAY

    def _me(self) -> ItsMeButton:
        found = self.form.find(ME)
        assert isinstance(found, ItsMeButton)
        return found

    def _make_form(self) -> Form:
        form = super()._make_form()
        if self.felt.story is None:
            self._add_drawer(form)
        if self.only_computers:
            words = self.desk.texts("ratjack.screen.table.rush")
            form.add(
                Button(
                    RUSH, RUSH_BOX, words, self.rush, kind=Kind.QUIET, icon="fast", style=theme.SMALL_LABEL
                )
            )
        if self.called is not None:
            form.find("next").shown, form.first = False, ME
            form.add(ItsMeButton(plate_box(self.felt), self.desk, self.session, self.called, self.come_in))
        return form

    def _build_form(self) -> None:
        """Whoever is called finds the focus on the button, wherever it was before."""
        stood = any(widget.name == ME for widget in self.form.widgets)
        super()._build_form()
        if self.called is not None and (not stood or self.form.focus is None):
            self.form.focus = self._me()

    # --- when only computers are left in the round

    @property
    def only_computers(self) -> bool:
        """Whether the people can only watch until this round is over."""
        told, people = self.director.reel.told, self.session.humans
        goes_on = self.mode in (Mode.WATCH, Mode.THINK) and told.stage is not BETWEEN
        return goes_on and bool(people) and all(told.places[seat].out for seat in people)

    def rush(self) -> Go:
        self.rushing = True
        return STAY

    def update(self, seconds: float) -> Go | None:
        """Where the seats have changed hands, another table may be needed: open to all, or for one person."""
        if self.session.alone != self.alone:
            return Done(None)
        if self.rushing and not self.only_computers:
            self.rushing = False
        if self.rushing and self.mode is Mode.WATCH:
            self.skip()
        return super().update(seconds)

    # --- the story of the round, where the felt has no room for it

    def pull_drawer(self) -> Go:
        self.drawer_open = not self.drawer_open
        self._rebuild()
        return STAY

    def _add_drawer(self, form: Form) -> None:
        say, seats = self.desk.texts, self.session.seats
        form.add(
            IconButton(
                DRAWER_DOOR, DRAWER_BUTTON, "text", self.pull_drawer, tooltip=say("table.story"),
                kind=Kind.PRIMARY if self.drawer_open else Kind.PLAIN,
            )
        )  # fmt: skip
        if self.drawer_open:
            self.story = Drawer("story", DRAWER, say("table.story"), seats, self.point, self.look_at)
            self.story.show(self.staging.lines.all(self.director.reel, say), self.now)
            form.add(self.story)

    # --- looks

    def draw_hints(self, canvas: Canvas) -> None:
        say, box = self.desk.texts, self.layout.hints
        notice = make_notice(say, self.director)
        if self.called is not None:
            name = self.session.seats[self.called].name
            draw_fitting(canvas, say("curtain.pass_on", name=name), box, theme.SMALL, theme.LAMP)
        elif self.only_computers:
            pass  # its button stands there
        elif notice:
            canvas.text(notice, box, theme.SMALL, theme.LAMP)
        else:
            draw_hints(canvas, box, make_hints(say, self.look, self.director), self.desk.hand)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.shows_fan:
            draw_fan(canvas, fan_box(self.felt), self.director.reel.told, self.desk.texts)

    @property
    def shows_fan(self) -> bool:
        """Who points at the discard pile sees all of it."""
        return self.form.hover is not None and self.form.hover.name == DISCARD_DOOR

    def handle(self, intent: Intent) -> Go | None:
        if intent == Hot(Shortcut.LAST_ROUND) and self.felt.story is None:
            return self.pull_drawer()
        before = self.shows_fan
        go = super().handle(intent)
        if self.shows_fan is not before:
            self.touch(fan_box(self.felt).inset(-8))
        return go


def table_with(tips: Sequence[TableTip]) -> Callable[[TableTurn], RatjackTable]:
    """The way to the table, and what the coach says there."""

    def table(turn: TableTurn) -> RatjackTable:
        scene = RatjackTable(turn.session, turn.menu, turn.pace, turn.wishes)
        scene.glance = turn.glance if turn.session.needs_curtain else None  # alone, the own cards lie open
        if turn.coach is not None:
            scene.coaching = TableCoaching(tips, turn.coach, scene.director, scene.layout)
        return scene

    return table
