"""The set-up of Comme des Rats: 2 to 5 players, four dice, roles, percentages at the doors."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.company import COMPANY
from ratland_desktop.games.comme_des_rats.rules.setup import FEWEST_FOR_FOUR_DICE, FEWEST_FOR_ROLES
from ratland_desktop.games.comme_des_rats.rules.table import FEWEST_PLAYERS, MOST_PLAYERS, Options
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.setup.sheet import Rehearsal, Sheet, Variant, Wishes
from ratland_desktop.shell.go import STAY
from ratland_desktop.tabletop.seats import HUMAN

from .table.layout import layout_of
from .table.scene import CellarTable

WORDS = "comme_des_rats.screen.setup"


def options(players: int, first: int | None, wishes: Wishes) -> Options:
    return Options(players, wishes["four_dice"] is True, wishes["roles"] is True, first)


def rehearsal(session: Session) -> Rehearsal:
    """The open table with these seats."""
    scene = CellarTable(session, lambda: STAY)
    return Rehearsal(scene, [panel.box for panel in layout_of(len(session.seats)).panels])


SHEET = Sheet(
    game="comme_des_rats",
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    options=options,
    abouts=((0, f"{WORDS}.about_two"), (FEWEST_FOR_ROLES, f"{WORDS}.about")),
    start=f"{WORDS}.start",
    first=f"{WORDS}.first",
    too_few=f"{WORDS}.too_few",
    too_many=f"{WORDS}.too_many",
    variants=(
        Variant("four_dice", f"{WORDS}.four_dice", fewest=FEWEST_FOR_FOUR_DICE),
        Variant("roles", f"{WORDS}.roles", fewest=FEWEST_FOR_ROLES),
        Variant("percentages", f"{WORDS}.percentages", default=True),
    ),
    joining={2: "comme_des_rats.third_rat"},
    rehearsal=rehearsal,
    company=COMPANY,
    characters="comme_des_rats.character",
    fresh=(HUMAN, HUMAN, Level.BEGINNER),
    quick=(HUMAN, Level.BEGINNER, Level.BEGINNER, Level.BEGINNER),
)
