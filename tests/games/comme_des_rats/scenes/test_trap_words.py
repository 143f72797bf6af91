"""What the table says about traps is true with roles, too: a Fool stores them, and nobody sees it."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS
from ratland_desktop.games.comme_des_rats.rules.questions import Pile
from ratland_desktop.games.comme_des_rats.rules.steps import Act
from ratland_desktop.games.comme_des_rats.rules.table import Table
from ratland_desktop.games.comme_des_rats.scenes.tips import TABLE
from ratland_desktop.screens.table.coaching import TipMoment
from ratland_desktop.screens.table.mode import Mode
from tests.games.comme_des_rats.kit import drawn, lay, rat
from tests.games.comme_des_rats.scenes.family import Family
from tests.games.comme_des_rats.scenes.laid import match_on

TRAP_LAST = "cheese1 cheese1 cheese1 trap"
TIP = next(tip for tip in TABLE if tip.key.endswith(".sure_trap"))


def a_table(*roles: str | None) -> Table:
    """Seat 1 has stored a card from door 1; door 2 has shown a trap; seat 0 may open a door."""
    rats = [rat(role=role) for role in roles]
    rats[1].stash.append("clover")
    table = lay(*rats, doors=[TRAP_LAST, "cheese1 cheese1", f"{TRAP_LAST} cheese2"], partners=(1,))
    drawn(table, 0, 1)
    drawn(table, 1, 0, sprung=True)
    return table


def advice(table: Table) -> bool:
    """Is it said that doors without an open trap surely have one?"""
    table.then(Act(0, "key1"))
    family = Family(table.options, match=match_on(table), size=(1024, 640))
    family.until(lambda: isinstance(family.session.question(0), Pile))
    wanted = family.desk.texts("comme_des_rats.screen.door.sure_advice")
    return any(wanted in words for words in family.words())


@pytest.mark.parametrize(
    ("roles", "true"), [((None,) * 3, True), (("alchemist", "fool", "al_ratone"), False)]
)
def test_a_trap_behind_every_other_door_is_promised_only_without_roles(
    roles: tuple[str | None, ...], true: bool
) -> None:
    assert TIP.fits(TipMoment(COMME_DES_RATS.view(a_table(*roles), None), Mode.DECIDE, alone=False)) is true
    assert advice(a_table(*roles)) is true
