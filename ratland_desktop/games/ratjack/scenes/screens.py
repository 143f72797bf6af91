"""Ratjack's screens, as the house finds them: which one answers which question, the table, and the end."""

from __future__ import annotations

from ratland_desktop.games.ratjack.asking import ASKING
from ratland_desktop.games.ratjack.rules.questions import DrawChoice, EffectChoice, OpeningChoice, PlayChoice
from ratland_desktop.screens.box import GameScreens, PrivateTurn
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.table import Pace

from .chronicle import HALL_PAGES
from .glance import GlanceScene
from .hand.scene import MyTurnScene
from .lesson import SCRIPT
from .missed import missed
from .peeks import whisper
from .results import RESULTS
from .rulebook import BOOK
from .rulebook.where import topic_of
from .sheet import SHEET
from .table.scene import table_with
from .tips import TABLE, turn_coaching


def my_turn(turn: PrivateTurn) -> MyTurnScene:
    """The screen of any private question, and what the coach says there."""
    screen = MyTurnScene(turn)
    screen.coaching = turn_coaching(turn.coach, screen)
    return screen


PRIVATE = (OpeningChoice, DrawChoice, PlayChoice, EffectChoice)

SCREENS = GameScreens(
    private={question.kind: my_turn for question in PRIVATE},
    asking=ASKING,
    table=table_with(TABLE),
    results=RESULTS,
    hall=HALL_PAGES,
    book=BOOK,
    sheet=SHEET,
    whisper=whisper,
    glance=GlanceScene,
    topic_of=topic_of,
    missed=missed,
    coach=Coach,
    pace=Pace,
    lesson=SCRIPT,
    chairs=True,
)
