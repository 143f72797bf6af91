"""Rattus' screens, as the house finds them: the table for everything open, the kettle for the Witch."""

from __future__ import annotations

from functools import partial

from ratland_desktop.games.rattus.asking import ASKING
from ratland_desktop.games.rattus.rules.questions import SecondLook, Swap
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.table import Pace

from .chronicle import HALL_PAGES
from .kettle import LookAgain, SecondLookKettle, SwapKettle, whisper
from .lesson import SCRIPT
from .missed import missed
from .results import RESULTS
from .rulebook import BOOK
from .rulebook.where import topic_of
from .sheet import SHEET
from .table.scene import table_with
from .tips import TABLE, OneAtATime

SCREENS = GameScreens(
    private={SecondLook.kind: SecondLookKettle, Swap.kind: SwapKettle},
    asking=ASKING,
    table=table_with(partial(OneAtATime, TABLE)),
    results=RESULTS,
    hall=HALL_PAGES,
    book=BOOK,
    sheet=SHEET,
    whisper=whisper,
    glance=LookAgain,
    topic_of=topic_of,
    missed=missed,
    coach=Coach,
    pace=Pace,
    lesson=SCRIPT,
)
