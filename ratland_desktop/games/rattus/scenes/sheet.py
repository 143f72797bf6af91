"""Rattus' set-up: 2 to 4 players, who is the youngest, and how much help with odds they want."""

from __future__ import annotations

from ratland_desktop.games.rattus.rules.regions import FEWEST_PLAYERS, MOST_PLAYERS
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.setup.sheet import Rehearsal, Sheet, Variant, Wishes
from ratland_desktop.shell.go import STAY
from ratland_desktop.tabletop.seats import HUMAN

from .table.around import HELP, NUMBERS, Table
from .table.scene import RattusTable


def options(players: int, first: int | None, wishes: Wishes) -> Options:
    """Help changes no rule: it is a wish that only the table hears."""
    return Options(players, first)


def rehearsal(session: Session) -> Rehearsal:
    """The open table with these seats; the map looks the same in the game."""
    scene = RattusTable(Table(session), lambda: STAY)
    return Rehearsal(scene, [scene.layout.stage, *(panel.box for panel in scene.layout.panels)])


SHEET = Sheet(
    game="rattus",
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    options=options,
    abouts=((0, "rattus.screen.setup.about"),),
    start="rattus.screen.setup.start",
    first="rattus.screen.setup.first",
    too_few="rattus.screen.setup.too_few",
    too_many="rattus.screen.setup.too_many",
    variants=(Variant("odds", "rattus.screen.setup.odds", NUMBERS, HELP),),
    rehearsal=rehearsal,
    fresh=(HUMAN, HUMAN, Level.BEGINNER),
    quick=(HUMAN, Level.BEGINNER, Level.BEGINNER),
)
