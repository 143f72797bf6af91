"""Who robbed whom and who sent the Cat to whom is kept, in the open, until the game is over."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS
from ratland_desktop.games.comme_des_rats.rules.table import Table, Wrong
from ratland_desktop.games.comme_des_rats.rules.view import view
from ratland_desktop.games.comme_des_rats.rules.words import Harm
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.kit import act, lay, rat, score


def test_a_theft_and_the_cat_are_kept_in_order_and_everybody_sees_them() -> None:
    table = lay(rat("cheese1"), rat("cheese1"), rat("cheese1"))
    act(table, 0, "theft", 2)
    act(table, 1, "claws", 0, "take")
    wrongs = (Wrong(0, 2, Harm.THEFT), Wrong(1, 0, Harm.CAT))
    for seat in (None, 0, 1, 2):
        assert view(table, seat).wrongs == wrongs


def test_the_hypnotist_is_to_blame_for_where_the_cat_goes_in_the_end() -> None:
    table = lay(rat(role="alchemist"), rat(role="hypnotist"), rat(role="fool"))
    act(table, 0, "claws", 1, "redirect-2")
    assert table.wrongs == [Wrong(0, 1, Harm.CAT), Wrong(1, 2, Harm.CAT)]


def rat_at_work(card: int) -> Table:
    return lay(rat("cheese1"), rat("cheese1"), rat(), players=2, partners=(2,), rat_card=card)


@pytest.mark.parametrize(("card", "decider"), [(4, 0), (6, 1)])
def test_who_decides_for_the_third_rat_is_to_blame(card: int, decider: int) -> None:
    table = rat_at_work(card)
    act(table, 2, "claws", "take")
    act(table, 2, "theft", 1 - decider)
    other = 1 - decider
    assert table.wrongs == [Wrong(decider, other, Harm.CAT), Wrong(decider, other, Harm.THEFT)]


def test_who_lets_the_third_rat_rob_the_own_stash_has_wronged_nobody() -> None:
    table = rat_at_work(4)
    act(table, 2, "theft", 0)
    assert table.wrongs == []


def test_earlier_rounds_keep_theirs_through_a_save_and_an_imagined_table() -> None:
    table = lay(rat("cheese1"), rat("cheese1"), rat("cheese1"))
    act(table, 0, "theft", 2)
    score(table)
    assert table.wrongs == [] and table.records[0].wrongs == (Wrong(0, 2, Harm.THEFT),)
    assert COMME_DES_RATS.read(COMME_DES_RATS.write(table)) == table
    now = lay(rat("cheese1"), rat("cheese1"), rat(), doors=["x " * 4, "x " * 4, "x " * 5])
    now.wrongs = [Wrong(1, 0, Harm.CAT)]
    assert COMME_DES_RATS.reimagine(view(now, 0), Dice(1)).wrongs == now.wrongs
