"""Average strikes: close to the exact odds, and exact where nothing is drawn twice."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratland_desktop.games.rattus.bots.forecast import (
    FRESH,
    MIXED,
    Forecast,
    forecast_for,
    signs_of,
    tokens_in,
)
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.game import new_match
from ratland_desktop.games.rattus.rules.odds import Pool, pool_of
from ratland_desktop.games.rattus.rules.strike_odds import strike_odds, symbols_held
from ratland_desktop.games.rattus.rules.table import Options, Rat, Table
from ratland_desktop.games.rattus.rules.view import view
from tests.games.rattus.kit import face, lay

CLOSE = 0.06  # cubes; the tokens of one region are few beside those of the pool


def table_with(cubes: tuple[int, ...], owners: tuple[int, ...]) -> Table:
    held = {card: owner for card, owner in zip(CARDS, owners, strict=True) if owner >= 0}
    return lay(3, cubes={"gallia": cubes}, cards=held)


peoples = st.tuples(*[st.integers(0, 4)] * 3).filter(any)
owners = st.tuples(*[st.integers(-1, 2)] * len(CARDS))


@settings(max_examples=settings().max_examples // 2)
@given(peoples, owners, st.lists(st.booleans(), min_size=1, max_size=2), st.sampled_from((0, 2)))
def test_averages_are_close_to_the_exact_odds(
    cubes: tuple[int, ...], owners: tuple[int, ...], laid: list[bool], neutral: int
) -> None:
    table = table_with(cubes, owners)
    pool = FRESH[3]
    rats = tuple(Rat(0, was_laid) for was_laid in laid)
    exact = strike_odds(pool, rats, cubes, symbols_held(table, cubes), neutral)
    average = Forecast(pool).left(cubes, signs_of(table), tokens_in(rats), neutral)
    close = CLOSE * (len(laid) - 1) + 1e-9  # a single token is exact
    for own, lost, left in zip(cubes, exact.losses, average, strict=True):
        assert own - lost == pytest.approx(left, abs=close)


def test_a_face_that_is_known_is_certain() -> None:
    table = table_with((3, 2, 0), (1, -1, -1, -1, -1, -1))  # seat 1 holds the Peasant
    tokens = (face("2 MPR"), face("1 PC"))
    assert Forecast(FRESH[3]).left((3, 2, 0), signs_of(table), tokens) == (2, 0, 0)


def test_the_pieces_two_cubes_reach_higher_limits() -> None:
    table = table_with((1, 0, 0), (-1,) * 6)
    fresh, tokens = Forecast(FRESH[3]), (face("3 APW"),)
    assert fresh.left((1, 0, 0), signs_of(table), tokens) == (1, 0, 0)
    assert fresh.left((1, 0, 0), signs_of(table), tokens, neutral=2) == (0, 0, 0)


def test_who_counts_the_rats_that_have_gone_expects_others_and_who_does_not_expects_all() -> None:
    table = lay(2, cubes={"gallia": (2, 0)}, rats={"gallia": 1})
    gone = [number for number in table.out if number > 12][:6]
    table.turned = [Rat(number) for number in gone]
    table.out = [number for number in table.out if number not in gone]
    seen = view(table, 0)
    counting, plain = forecast_for(seen, counts_rats=True), forecast_for(seen, counts_rats=False)
    assert not {*gone} & {*counting.faces(0)} and {*gone} <= {*plain.faces(0)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pool_of_who_does_not_count_is_that_of_a_fresh_game(players: int) -> None:
    assert FRESH[players] == pool_of(new_match(Options(players), 1).view(None))


def test_no_rat_can_come_when_none_is_left() -> None:
    gone = Forecast(Pool(starting=FRESH[4].starting, normal=(), mixed=0, strays=0))
    assert gone.left((3, 2), (0, 0), (MIXED,)) == (3, 2)
