"""RatLand's screens, as the house finds them: which one answers which question, the table, and the end."""

from __future__ import annotations

from typing import Any

from ratland_desktop.games.ratland.asking import ASKING
from ratland_desktop.games.ratland.rules.questions import Opening, OpeningChoice, Placement
from ratland_desktop.games.ratland.rules.words import Plan
from ratland_desktop.games.ratland.scenes.chronicle import HALL_PAGES
from ratland_desktop.games.ratland.scenes.lesson import SCRIPT
from ratland_desktop.games.ratland.scenes.missed import missed
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.results import RESULTS
from ratland_desktop.games.ratland.scenes.rulebook import BOOK
from ratland_desktop.games.ratland.scenes.rulebook.where import topic_of
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.games.ratland.scenes.tips import TABLE, opening_coaching, sewer_coaching
from ratland_desktop.screens.box import GameScreens, PrivateTurn
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.table import Pace
from ratland_desktop.screens.table.opening import table_of

Parts = tuple[Any, ...] | None


# --- private turns


def opening(turn: PrivateTurn) -> OpeningScene:
    question = turn.question
    assert isinstance(question, OpeningChoice)
    screen = OpeningScene(turn.view, question, turn.seats, turn.menu, opening_of(turn.draft), turn.adviser)
    screen.coaching = opening_coaching(turn.coach, question.seat) if question.clans else None
    return screen


def placement(turn: PrivateTurn) -> MySewerScene:
    question, view = turn.question, turn.view
    assert isinstance(question, Placement)
    screen = MySewerScene(view, question, turn.seats, turn.menu, plan_of(turn.draft))
    screen.asked_again = turn.again
    first = view.round == 1
    screen.coaching = sewer_coaching(turn.coach, question.seat, view.players) if first else None
    screen.adviser = turn.adviser
    return screen


def plan_of(parts: Parts) -> Plan | None:
    """A draft of a placement. What a file says may be anything."""
    whole = parts is not None and len(parts) == len(Plan._fields) and all(type(part) is int for part in parts)
    return Plan(*parts) if whole and parts is not None else None


def opening_of(parts: Parts) -> Opening | None:
    """A draft of the first choice; the screen looks whether there is such a card."""
    return Opening(*parts) if parts is not None and len(parts) == len(Opening._fields) else None


# --- the open table, and the end


SCREENS = GameScreens(
    private={OpeningChoice.kind: opening, Placement.kind: placement},
    asking=ASKING,
    table=table_of(LOOK, TABLE),
    results=RESULTS,
    hall=HALL_PAGES,
    book=BOOK,
    sheet=SHEET,
    topic_of=topic_of,
    missed=missed,
    coach=Coach,
    pace=Pace,
    lesson=SCRIPT,
)
