"""The screens of Comme des Rats, as the house finds them: which one answers which question, the table, and the
end."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.asking import ASKING
from ratland_desktop.games.comme_des_rats.rules.questions import Order, React, SpeakUp
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.table import Pace

from .results import RESULTS
from .sheet import SHEET
from .stash.scene import AnswerScene, GlanceScene
from .table.scene import table_with
from .two_doors import TwoDoorsScene

SCREENS = GameScreens(
    private={Order.kind: TwoDoorsScene, React.kind: AnswerScene, SpeakUp.kind: AnswerScene},
    asking=ASKING,
    table=table_with(()),
    results=RESULTS,
    hall=None,
    book=None,
    sheet=SHEET,
    glance=GlanceScene,
    coach=Coach,
    pace=Pace,
)
