"""Odds from open information (section 11), held against every way in which the table could have been laid."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratland_desktop.games.rattus.rules import strike_odds as module
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.game import RATTUS, new_match
from ratland_desktop.games.rattus.rules.odds import Pool, chances, pool_of, unknown_faces
from ratland_desktop.games.rattus.rules.plague import turn_up
from ratland_desktop.games.rattus.rules.strike_odds import StrikeOdds, strike_odds, symbols_held
from ratland_desktop.games.rattus.rules.table import Options, Rat
from ratland_desktop.games.rattus.rules.tokens import FACES, NORMAL, STARTING
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus import playing
from tests.games.rattus.kit import lay
from tests.games.rattus.playing import moments

# --- which faces


@pytest.mark.parametrize(("players", "mixed", "strays"), [(2, 41, 4), (3, 39, 2), (4, 37, 0)])
def test_a_fresh_table_hides_what_the_page_says(players: int, mixed: int, strays: int) -> None:
    pool = pool_of(new_match(Options(players), 1).view(None))
    assert pool == Pool(STARTING, NORMAL, mixed, strays)
    laid, other = chances(pool, Rat(0, laid=True)), chances(pool, Rat(0))
    assert laid == dict.fromkeys(STARTING, 1 / 12)
    assert {*other} == {*NORMAL, *(STARTING if strays else ())}
    assert other[13] == 1 / mixed and sum(other.values()) == pytest.approx(1)


def test_the_formula_of_the_page_after_some_tokens_were_turned_up() -> None:
    """Two players; turned up: two laid ones, and from the supply one starting and one normal token."""
    table = new_match(Options(2), 1)._table
    spare = next(face for face in STARTING if face in (*table.supply, *table.out))
    for region in ("gallia", "italia"):
        table.turned += table.rats[region]
        table.rats[region] = []
    for face in (spare, 30):
        pile = table.supply if face in table.supply else table.out
        pile.remove(face)
        table.turned.append(Rat(face))
    pool = pool_of(RATTUS.view(table, None))
    assert (len(pool.starting), len(pool.normal), pool.mixed, pool.strays) == (9, 36, 39, 3)
    other = chances(pool, Rat(0))
    assert other[13] == pytest.approx(1 / 39) and 30 not in other
    assert other[pool.starting[0]] == pytest.approx(3 / 39 / 9)


def test_a_face_that_the_seat_knows_is_certain_and_no_other_token_has_it() -> None:
    table = new_match(Options(3), 2)._table
    rat = table.rats["gallia"][0]
    table.rats["gallia"] = [Rat(rat.face, True, (1,))]
    own, others = RATTUS.view(table, 1), RATTUS.view(table, None)
    assert chances(pool_of(own), own.rats["gallia"][0]) == {rat.face: 1.0}
    assert rat.face not in chances(pool_of(own), own.rats["italia"][0])
    assert chances(pool_of(others), others.rats["gallia"][0])[rat.face] == pytest.approx(1 / 12)


@settings(max_examples=10)
@given(playing.options, playing.tempers, playing.seeds)
def test_the_chances_of_a_token_add_up_and_its_true_face_is_among_them(
    options: Options, tempers: list[str], seed: int
) -> None:
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        if number % 7 or match.over:
            continue
        for seat in (None, *range(options.players)):
            view = match.view(seat)
            pool = pool_of(view)
            assert len(pool.starting) + len(pool.normal) == sum(
                not face
                for face in (
                    *(rat.face for row in view.rats.values() for rat in row),
                    *view.supply,
                    *view.out,
                )
            )
            for region, rats in view.rats.items():
                for place, rat in enumerate(rats):
                    found = chances(pool, rat)
                    assert sum(found.values()) == pytest.approx(1)
                    assert found[match._table.rats[region][place].face] > 0


# --- a small box, so that all ways to lay it can be looked at


World = tuple[tuple[int, ...], tuple[int, ...]]  # the faces of the laid tokens, and of the mixed ones


def small_worlds() -> list[World]:
    """Four starting and three normal tokens; two starting ones are laid, the others are mixed.

    Every way to do so, all with the same chance.
    """
    worlds: list[World] = []
    for laid in permutations(STARTING[:4], 2):
        rest = [face for face in STARTING[:4] if face not in laid]
        worlds += [(laid, mixed) for mixed in permutations([*rest, *NORMAL[:3]])]
    return worlds


WORLDS = small_worlds()
SMALL = Pool(STARTING[:4], NORMAL[:3], mixed=5, strays=2)


def test_chances_are_the_shares_of_all_worlds() -> None:
    for rat, shares in (
        (Rat(0, laid=True), Counter(laid[0] for laid, _ in WORLDS)),
        (Rat(0), Counter(mixed[0] for _, mixed in WORLDS)),
    ):
        found = chances(SMALL, rat)
        assert found == pytest.approx({face: number / len(WORLDS) for face, number in shares.items()})


def by_brute_force(
    worlds: Sequence[World],
    rats: list[Rat],
    cubes: tuple[int, ...],
    cards: dict[str, int | None],
    neutral: int,
) -> dict[tuple[int, ...], Fraction]:
    """Every world is struck by the rules themselves; how often each end comes up."""
    ends: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for laid, mixed in worlds:
        left = [[*laid], [*mixed]]
        faces = [rat.face or left[0 if rat.laid else 1].pop(0) for rat in rats]
        table = lay(len(cubes), cubes={"gallia": cubes}, plague="gallia")
        table.rats["gallia"] = [Rat(face) for face in faces]
        table.cards.update(cards)
        table.counts_as = neutral
        turn_up(table, lambda told: None, "gallia")
        ends[tuple(table.cubes["gallia"])] += Fraction(1, len(worlds))
    return ends


def check_odds(found: StrikeOdds, expected: dict[tuple[int, ...], Fraction]) -> None:
    assert dict(found.ends) == pytest.approx({end: float(chance) for end, chance in expected.items()})
    for seat, own in enumerate(found.cubes):
        loss = sum(chance * (own - end[seat]) for end, chance in expected.items())
        risk = sum(chance for end, chance in expected.items() if end[seat] < own)
        assert found.losses[seat] == pytest.approx(float(loss))
        assert found.risks[seat] == pytest.approx(float(risk))


owners = st.fixed_dictionaries({card: st.one_of(st.none(), st.integers(0, 2)) for card in CARDS})
rows = st.sampled_from(
    [
        [Rat(face, laid) for face, laid in row]
        for size in range(4)
        for row in permutations([(0, True), (0, True), (0, False), (0, False), (0, False), (44, False)], size)
    ]
)


@settings(max_examples=12)
@given(rows, st.tuples(*[st.integers(0, 4)] * 3), owners, st.sampled_from([0, 2]))
def test_strike_odds_are_those_of_all_worlds_played_by_the_rules(
    rats: list[Rat], cubes: tuple[int, ...], cards: dict[str, int | None], neutral: int
) -> None:
    table = lay(3, cubes={"gallia": cubes})
    table.cards.update(cards)
    found = strike_odds(SMALL, tuple(rats), cubes, symbols_held(table, cubes), neutral)
    check_odds(found, by_brute_force(WORLDS, rats, cubes, cards, neutral))


def test_the_whole_box_by_every_pair_of_faces() -> None:
    """Two hidden tokens, one of each origin, among four players: all pairs of the whole box."""
    cubes, cards = (3, 2, 2, 0), {"knight": 0, "king": 1, "witch": 1, "monk": 2, "peasant": 3}
    pool = pool_of(new_match(Options(4), 1).view(None))
    table = lay(4, cubes={"gallia": cubes}, cards=cards)
    found = strike_odds(pool, (Rat(0), Rat(0, laid=True)), cubes, symbols_held(table, cubes), 0)
    worlds = [((laid,), (mixed,)) for laid in STARTING for mixed in NORMAL]
    check_odds(found, by_brute_force(worlds, [Rat(0), Rat(0, laid=True)], cubes, {**cards}, 0))


@pytest.mark.slow
def test_three_tokens_of_the_supply_by_every_sequence_of_faces() -> None:
    """Four players, so no starting tokens are mixed in: all 46,620 sequences of three normal tokens."""
    cubes, cards = (3, 2, 1, 0), {"knight": 0, "king": 1, "witch": 1, "monk": 2, "peasant": 3}
    pool = pool_of(new_match(Options(4), 1).view(None))
    table = lay(4, cubes={"gallia": cubes}, cards=cards)
    found = strike_odds(pool, (Rat(0),) * 3, cubes, symbols_held(table, cubes), 2)
    worlds = [((), mixed) for mixed in permutations(NORMAL, 3)]
    check_odds(found, by_brute_force(worlds, [Rat(0)] * 3, cubes, {**cards}, 2))


def test_odds_are_worked_out_once_and_do_not_depend_on_who_has_looked() -> None:
    module._strike_odds.cache_clear()
    held = ("", "")
    one = strike_odds(SMALL, (Rat(0, seen=(1,)),), (2, 1), held, 0)
    assert strike_odds(SMALL, (Rat(0),), (2, 1), held, 0) is one
    assert module._strike_odds.cache_info().currsize == 1


# --- imagined tables follow the same odds


def test_imagined_tables_hide_faces_as_often_as_the_odds_say() -> None:
    match = new_match(Options(2), 7)
    dice = Dice(8)
    for _ in range(60):
        (question,) = match.open_questions
        match.answer(question.seat, question.any_answer(dice))
    view = match.view(0)
    laid = next((r, p) for r, row in view.rats.items() for p, x in enumerate(row) if x.laid and not x.face)
    mixed = next((r, p) for r, row in view.rats.items() for p, x in enumerate(row) if not (x.laid or x.face))
    pool, games, counts = (
        pool_of(view),
        4000,
        {laid: Counter[int](), mixed: Counter[int](), "supply": Counter[int]()},
    )
    for seed in range(games):
        table = RATTUS.reimagine(view, Dice(seed))
        for spot in (laid, mixed):
            counts[spot][table.rats[spot[0]][spot[1]].face] += 1
        counts["supply"][table.supply[-1]] += 1
    for where, rat in ((laid, Rat(0, True)), (mixed, Rat(0)), ("supply", Rat(0))):
        expected = chances(pool, rat)
        assert {*counts[where]} <= {*expected}
        for face, chance in expected.items():
            spread = 5 * (games * chance * (1 - chance)) ** 0.5
            assert abs(counts[where][face] - games * chance) <= spread, (where, face)


def test_what_a_seat_knows_is_imagined_as_it_is() -> None:
    table = new_match(Options(3), 2)._table
    table.rats["gallia"] = [Rat(table.rats["gallia"][0].face, True, (1,))]
    starting, normal = unknown_faces(RATTUS.view(table, 1))
    assert len(starting) == 11 and len(normal) == 37
    for seed in range(20):
        imagined: Any = RATTUS.reimagine(RATTUS.view(table, 1), Dice(seed))
        assert imagined.rats["gallia"] == table.rats["gallia"]
        faces = [rat.face for row in imagined.rats.values() for rat in row]
        assert sorted([*faces, *imagined.supply, *imagined.out]) == [*FACES]
