"""Section 4: the examples of the rule book come out as printed."""

from __future__ import annotations

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.words import LOST, NONE_LEFT, NOT_THERE
from tests.games.rattus.kit import face, lay, people, rows, sit

YELLOW, GREEN, BLUE, RED = range(4)


def test_as_many_cubes_as_rats_and_none_where_there_are_none() -> None:
    sitting = sit(lay(2, rats={"gallia": 3, "germania": 1}))
    assert sitting.offers("place") == {("gallia", 3), ("germania", 1)}


def test_the_long_example_of_a_plague_in_gallia() -> None:
    table = lay(
        4,
        cubes={"gallia": (1, 2, 0, 0), "polonia": (0, 0, 2, 2)},
        rats={"gallia": ["1 BC", "3 MPBC", "2 MBC"], "polonia": 1},
        cards={
            "knight": YELLOW, "peasant": GREEN, "merchant": GREEN, "monk": BLUE, "witch": BLUE, "king": BLUE,
        },
        plague="italia",
        active=RED,
    )  # fmt: skip
    sitting = sit(table, ("place", "polonia", 1), ("plague", "gallia"), ["hispania", "hispania"], "turn_up")
    spread = sitting.one(h.PlagueSpread)
    assert (spread.rats, spread.due, spread.laid) == (3, 2, ("hispania", "hispania"))
    turned = [(x.face, x.cubes, x.breaks_out) for x in sitting.told(h.RatTurned)]
    assert turned == [(face("1 BC"), 3, True), (face("3 MPBC"), 2, False), (face("2 MBC"), 2, True)]
    first, last = sitting.told(h.Struck)
    assert first.bites == (h.Bite("B", GREEN, LOST), h.Bite("C", BLUE, NOT_THERE))
    assert first.left == (1, 1, 0, 0)
    assert last.bites == (
        h.Bite("M", YELLOW, LOST),
        h.Bite("M", GREEN, LOST),
        h.Bite("B", GREEN, NONE_LEFT),
        h.Bite("C", BLUE, NOT_THERE),
    )
    assert "gallia" not in people(sitting.table) and rows(sitting.table) == {"hispania": 2, "polonia": 1}
    assert sitting.table.reserves == [20, 20, 18, 17]


def test_the_monk_moves_a_rat_away_after_cubes_were_placed_for_it() -> None:
    table = lay(2, rats={"gallia": 3}, cards={"monk": 0})
    sitting = sit(table, ("place", "gallia", 3), ("monk", "gallia", 1, "italia"))
    assert people(sitting.table) == {"gallia": [3, 0]}
    assert rows(sitting.table) == {"gallia": 2, "italia": 1}


def test_the_knight_leads_the_plague_from_italia_to_scandia_and_counts_as_two() -> None:
    limits = {"3 MPCK": True, "4 MAKW": True, "5 MACKW": False}
    for name, breaks_out in limits.items():
        table = lay(
            2,
            cubes={"scandia": (0, 2)},
            rats={"scandia": [name], "gallia": 1},
            cards={"knight": 0},
            plague="italia",
        )
        sitting = sit(table, ("place", "gallia", 1), ("plague", "scandia"), ["anglia"], "count_two")
        assert sitting.one(h.PlagueMoved) == h.PlagueMoved(0, "italia", "scandia", 2)
        turned = sitting.one(h.RatTurned)
        assert (turned.cubes, turned.neutral, turned.breaks_out) == (2, 2, breaks_out)


def test_the_peasant_makes_four_of_three_and_one_of_none() -> None:
    sitting = sit(lay(2, rats={"gallia": 3}, cards={"peasant": 0}))
    placings = sitting.offers("place")
    assert {("gallia", 3), ("gallia", 4), ("italia", 1)} <= placings
    assert ("italia", 2) not in placings and ("gallia", 1) not in placings
