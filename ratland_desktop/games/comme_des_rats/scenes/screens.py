"""The screens of Comme des Rats, as the house finds them: which one answers which question, and the rest."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.asking import ASKING
from ratland_desktop.games.comme_des_rats.rules.questions import Order, React, SpeakUp
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.table import Pace

from .chronicle import HALL_PAGES
from .lesson import SCRIPT
from .missed import missed
from .results import RESULTS
from .rulebook import BOOK
from .rulebook.where import topic_of
from .sheet import SHEET
from .stash.scene import GlanceScene
from .table.scene import table_with
from .tips import TABLE, answer_page, doors_page

SCREENS = GameScreens(
    private={Order.kind: doors_page, React.kind: answer_page, SpeakUp.kind: answer_page},
    asking=ASKING,
    table=table_with(TABLE),
    results=RESULTS,
    hall=HALL_PAGES,
    book=BOOK,
    sheet=SHEET,
    glance=GlanceScene,
    topic_of=topic_of,
    missed=missed,
    coach=Coach,
    pace=Pace,
    lesson=SCRIPT,
    chairs=True,
)
