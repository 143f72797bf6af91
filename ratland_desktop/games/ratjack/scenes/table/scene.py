"""Ratjack's open table.

For one person among computers it is the same table from that person's chair, with the own cards lit, so that
nobody has to find their way twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.games.ratjack.asking import ASKING
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.step_telling import TELLER
from ratland_desktop.hotseat.own_eyes import OwnEyes, only_person
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.pieces.card_spot import CardSpot
from ratland_desktop.screens.rulebook.doors import show_card
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.coaching import TableCoaching, TableTip
from ratland_desktop.screens.table.controls import make_hints, make_notice
from ratland_desktop.screens.table.look import TableLook
from ratland_desktop.screens.table.opening import TableTurn
from ratland_desktop.screens.table.playback import Pace
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.widgets import Widget, draw_hints
from ratland_desktop.text import Texts

from ..pieces.felt import Felt, open_felt, own_felt
from ..pieces.places import lay_place
from ..pieces.sets import face_of
from .cues import cues_on
from .decisions import DECISIONS, peeking
from .layout import layout_of
from .picture import FeltPicture
from .steps import STEPS
from .still import RatjackStill


def felt_for(session: Session) -> Felt:
    """One person alone sits in the own chair all the time."""
    players, alone = len(session.seats), only_person(session)
    return open_felt(players) if alone is None else own_felt(players, alone, told=True)


def look_on(felt: Felt, eyes: OwnEyes | None = None) -> TableLook:
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
        still=lambda session, _: RatjackStill(session, felt, eyes),
        leaving="ratjack.screen.table.leave",
        decisions=DECISIONS,
        doors=doors,
        asides=peeking,
        picture=FeltPicture,
    )


def card_doors(say: Texts, felt: Felt, told: View) -> list[Widget]:
    """Over every open card: it comes up large, with its rules."""
    from ..rulebook import BOOK

    def opens(face: str) -> Callable[[], Go]:
        return lambda: show_card(BOOK, face_of(face).effect.id)

    words = say("rulebook.cards.look")
    doors: list[Widget] = []
    for spot in felt.places:
        place = told.places[spot.seat]
        spots = lay_place(spot, place)
        for slot in spots.cards:
            face = place.row[slot].face
            if place.row[slot].up and face is not None:
                doors.append(
                    CardSpot(f"open-{spot.seat}-{slot}", spots.seen(slot), opens(face), tooltip=words)
                )
    if told.discard:
        doors.append(CardSpot("open-discard", felt.discard, opens(told.discard[-1]), tooltip=words))
    return doors


class RatjackTable(TableScene):
    """The felt, with everything on it."""

    def __init__(self, session: Session, menu: Callable[[], Go], pace: Pace | None = None) -> None:
        alone = only_person(session)
        eyes = None if alone is None else OwnEyes(session, alone)
        look = look_on(felt_for(session), eyes)
        super().__init__(look, session, menu, pace)

    def draw(self, canvas: Canvas) -> None:
        self.draw_picture(canvas)
        say, box = self.desk.texts, self.layout.hints
        notice = make_notice(say, self.director)
        if notice:
            canvas.text(notice, box, theme.SMALL, theme.LAMP)
        else:
            draw_hints(canvas, box, make_hints(say, self.look, self.mode, ""), self.desk.hand)
        self.form.draw(canvas)


def table_with(tips: Sequence[TableTip]) -> Callable[[TableTurn], RatjackTable]:
    """The way to the table, and what the coach says there."""

    def table(turn: TableTurn) -> RatjackTable:
        scene = RatjackTable(turn.session, turn.menu, turn.pace)
        scene.glance = turn.glance if turn.session.needs_curtain else None  # alone, the own cards lie open
        if turn.coach is not None:
            scene.coaching = TableCoaching(tips, turn.coach, scene.director, scene.layout)
        return scene

    return table
