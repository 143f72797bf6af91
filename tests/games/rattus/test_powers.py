"""Section 5: the powers of the class cards in a turn."""

from __future__ import annotations

import pytest

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.table import Rat
from ratland_desktop.games.rattus.rules.words import Spot
from ratland_desktop.tabletop.match import Heard
from tests.games.rattus.kit import Row, Sitting, face, lay, people, rows, sit

PLACES = {"gallia": 1}  # a region to place in


@pytest.mark.parametrize("card", ["king", "monk", "merchant", "witch"])
def test_only_who_holds_a_card_uses_it_before_the_plague_and_once_a_turn(card: str) -> None:
    table = lay(2, cubes={"anglia": (2, 2)}, rats={"gallia": 2}, cards={card: 1})
    assert sit(table.copy()).offers(card) == set()
    table.cards[card] = 0
    sitting = sit(table.copy())
    way = min(sitting.offers(card))
    sitting.say((card, *way))
    if sitting.question.kind == "second_look":
        sitting.say(None)
    assert sitting.table.used == (card,) and sitting.offers(card) == set()
    later = sit(table.copy(), ("place", "gallia", 2))
    assert later.offers(card) == {way, *later.offers(card)}  # still possible after placing
    later.say(("plague", "hungaria"))
    assert later.question.kind == "finish"


def test_every_power_is_optional() -> None:
    cards = dict.fromkeys(("peasant", "merchant", "monk", "knight", "witch", "king"), 0)
    table = lay(2, cubes={"anglia": (2, 0)}, rats=PLACES, cards=cards)
    sitting = sit(table, ("place", "gallia", 1), ("plague", "hungaria"), "done")
    assert sitting.table.active == 1 and people(sitting.table) == {"anglia": [2, 0], "gallia": [1, 0]}


# --- King


def test_the_king_brings_an_own_cube_from_a_region_without_rats_into_the_castle() -> None:
    table = lay(
        2, cubes={"anglia": (2, 1), "gallia": (1, 0), "italia": (0, 2)}, rats=PLACES, cards={"king": 0}
    )
    sitting = sit(table)
    assert sitting.offers("king") == {("anglia",)}  # rats in gallia, nobody of the own in italia
    sitting.say(("king", "anglia"))
    assert sitting.table.castle == [1, 0] and sitting.table.cubes["anglia"] == [1, 1]
    assert sitting.one(h.CubeSaved) == h.CubeSaved(0, "anglia")


def test_the_king_may_act_after_the_plague_where_it_has_turned_up_the_last_rat() -> None:  # R13
    table = lay(2, cubes={"italia": (2, 0)}, rats={"italia": ["1 BC"], **PLACES}, cards={"king": 0})
    sitting = sit(table, ("place", "gallia", 1))
    assert sitting.offers("king") == set()
    sitting.say(("plague", "italia"), ["hispania"], "turn_up")
    assert sitting.question.options == ("done", ("king", "italia"))  # type: ignore[attr-defined]
    sitting.say(["king", "italia"])
    assert sitting.table.castle == [1, 0] and sitting.table.active == 1


def test_a_used_king_is_not_asked_again_at_the_finish() -> None:  # R13
    table = lay(
        2, cubes={"italia": (2, 0), "anglia": (2, 0)}, rats={"italia": ["1 BC"], **PLACES}, cards={"king": 0}
    )
    sitting = sit(table, ("king", "anglia"), ("place", "gallia", 1), ("plague", "italia"))
    sitting.say(["hispania"], "turn_up")
    assert sitting.question.seat == 1  # the turn is over at once


# --- Monk


def test_the_monk_moves_any_token_unseen_to_the_end_of_a_neighbours_row() -> None:  # R16
    rats = {"gallia": ["1 BC", "1 PK"], "italia": ["1 WR"], "polonia": ["1 KR"]}
    sitting = sit(lay(2, rats=rats, cards={"monk": 0}))
    near = {"gallia": ("anglia", "hispania", "germania", "italia")}
    assert {way for way in sitting.offers("monk") if way[0] == "gallia"} == {
        ("gallia", place, to) for place in (0, 1) for to in near["gallia"]
    }
    sitting.say(["monk", "gallia", 0, "italia"])
    assert [rat.face for rat in sitting.table.rats["italia"]] == [face("1 WR"), face("1 BC")]
    assert [rat.face for rat in sitting.table.rats["gallia"]] == [face("1 PK")]
    assert sitting.one(h.RatMoved) == h.RatMoved(0, Spot("gallia", 0), "italia")


def test_the_monk_moves_no_token_into_a_full_region_nor_two_steps() -> None:
    sitting = sit(lay(2, rats={"anglia": 1, "gallia": 3, "scandia": 3}, cards={"monk": 0}))
    assert {way for way in sitting.offers("monk") if way[0] == "anglia"} == set()
    assert sitting.refuses(["monk", "anglia", 0, "gallia"]) == "act.not_possible"
    assert sitting.refuses(["monk", "gallia", 0, "polonia"]) == "act.not_possible"
    assert sitting.refuses(["monk", "gallia", 3, "italia"]) == "act.not_possible"


def test_a_token_keeps_where_it_came_from_and_who_has_looked_at_it_when_it_moves() -> None:  # R3, R24
    rat = Rat(1, laid=True, seen=(1,))
    sitting = sit(lay(2, rats={"gallia": [rat]}, cards={"monk": 0}), ("monk", "gallia", 0, "italia"))
    assert sitting.table.rats["italia"] == [rat]


# --- Merchant


def test_the_merchant_moves_up_to_three_own_cubes_from_one_region_to_one_neighbour() -> None:
    sitting = sit(lay(2, cubes={"anglia": (5, 4), "scandia": (2, 0)}, rats=PLACES, cards={"merchant": 0}))
    assert sitting.offers("merchant") == {
        *(("anglia", to, number) for to in ("gallia", "scandia") for number in (1, 2, 3)),
        *(("scandia", to, number) for to in ("anglia", "germania", "polonia") for number in (1, 2)),
    }
    sitting.say(["merchant", "anglia", "gallia", 3])
    assert people(sitting.table) == {"anglia": [2, 4], "gallia": [3, 0], "scandia": [2, 0]}
    assert sitting.one(h.CubesMoved) == h.CubesMoved(0, "anglia", "gallia", 3)


# --- Witch


def witches_table() -> Sitting:
    rats = {"gallia": ["1 BC", "2 MBC"], "italia": ["6 MAAKR"]}
    return sit(lay(3, rats=rats, cards={"witch": 0}))


def test_the_witch_looks_at_any_token_on_the_board_and_at_no_other() -> None:  # R15
    sitting = witches_table()
    assert sitting.offers("witch") == {("gallia", 0), ("gallia", 1), ("italia", 0)}


def test_everybody_sees_where_the_witch_looks_and_she_alone_sees_the_face() -> None:
    sitting = witches_table().say(("witch", "gallia", 1))
    assert sitting.one(h.Looked) == h.Looked(0, Spot("gallia", 1))
    heard = Heard(2, h.FaceSeen(Spot("gallia", 1), face("2 MBC")))
    assert sitting.match.whispers(0) == (heard,)
    assert sitting.match.whispers(1) == sitting.match.whispers(2) == ()
    assert sitting.match.view(0).rats["gallia"][1] == Rat(face("2 MBC"), False, (0,))
    for other in (None, 1, 2):
        assert sitting.match.view(other).rats["gallia"][1] == Rat(0, False, (0,))


def test_a_second_look_may_go_anywhere_else_or_be_left_out() -> None:  # R15
    sitting = witches_table().say(["witch", "gallia", 0])
    assert sitting.question.kind == "second_look"
    options = (None, Spot("gallia", 1), Spot("italia", 0))
    assert sitting.question.options == options  # type: ignore[attr-defined]
    assert sitting.refuses(["gallia", 0]) == "answer.not_offered"
    assert sitting.refuses(["polonia", 0]) == "answer.not_offered"
    sitting.say(None)
    assert sitting.question.kind == "act" and sitting.offers("witch") == set()
    assert not sitting.told(h.Swapped) and not sitting.told(h.LeftAlone)


@pytest.mark.parametrize("swaps", [True, False])
def test_two_tokens_of_different_regions_may_be_swapped(swaps: bool) -> None:  # R15, R16
    sitting = witches_table().say(["witch", "gallia", 0], ["italia", 0])
    assert sitting.question.kind == "swap"
    sitting.say(swaps)
    spots = (Spot("gallia", 0), Spot("italia", 0))
    gallia, italia = (sitting.table.rats[region] for region in ("gallia", "italia"))
    if swaps:
        assert sitting.one(h.Swapped) == h.Swapped(0, *spots)
        assert [rat.face for rat in (*gallia, *italia)] == [face("6 MAAKR"), face("2 MBC"), face("1 BC")]
    else:
        assert sitting.one(h.LeftAlone) == h.LeftAlone(0, *spots)
        assert [rat.face for rat in (*gallia, *italia)] == [face("1 BC"), face("2 MBC"), face("6 MAAKR")]
    assert gallia[0].seen == italia[0].seen == (0,) and gallia[1].seen == ()
    assert sitting.question.kind == "act"


def test_two_tokens_of_one_region_are_not_swapped() -> None:  # R15
    sitting = witches_table().say(["witch", "gallia", 0], ["gallia", 1])
    assert sitting.question.kind == "act"
    assert len(sitting.told(h.Looked)) == 2 and not sitting.told(h.Swapped)


def test_where_there_is_one_token_only_there_is_no_second_look() -> None:  # R15
    sitting = sit(lay(2, rats={"gallia": 1}, cards={"witch": 0}), ("witch", "gallia", 0))
    assert sitting.question.kind == "act" and len(sitting.match.whispers(0)) == 1


def test_the_kettle_is_behind_the_curtain_and_nothing_else_is() -> None:
    sitting = witches_table()
    assert not sitting.question.private
    sitting.say(["witch", "gallia", 0])
    assert sitting.question.private and not sitting.question.sealed
    sitting.say(["italia", 0])
    assert sitting.question.private and not sitting.question.sealed


def test_a_seat_knows_what_it_has_looked_at_wherever_the_token_goes_until_it_is_turned_up() -> None:  # R24
    rats: dict[str, Row] = {"gallia": ["1 BC"], "italia": ["6 MAAKR"], "polonia": 1}
    table = lay(2, cubes={"hispania": (0, 2)}, rats=rats, cards={"witch": 0, "monk": 0})
    sitting = sit(table, ("witch", "gallia", 0), ["italia", 0], True)  # 6 MAAKR is in gallia now
    sitting.say(("monk", "gallia", 0, "hispania"))
    own = sitting.match.view(0)
    assert own.rats["hispania"] == (Rat(face("6 MAAKR"), False, (0,)),)
    assert own.rats["italia"] == (Rat(face("1 BC"), False, (0,)),)
    sitting.say(("place", "polonia", 1), ("plague", "hungaria"), "done")
    sitting.say(("place", "italia", 1))
    assert sitting.match.view(0).rats["hispania"][0].face == face("6 MAAKR")  # in another player's turn, too
    assert sitting.match.view(1).rats["hispania"][0].face == 0


def test_looking_again_at_a_known_token_changes_nothing() -> None:
    rats = {"gallia": [Rat(1, seen=(0, 1))]}
    sitting = sit(lay(2, rats=rats, cards={"witch": 0}), ("witch", "gallia", 0))
    assert sitting.table.rats["gallia"] == [Rat(1, seen=(0, 1))]


def test_all_who_have_looked_at_a_token_are_known_in_the_order_of_seats() -> None:
    rats = {"gallia": [Rat(1, seen=(2,))]}
    sitting = sit(lay(3, rats=rats, cards={"witch": 0}), ("witch", "gallia", 0))
    assert sitting.match.view(1).rats["gallia"] == (Rat(0, False, (0, 2)),)


# --- Knight


def test_the_knight_reaches_everything_within_two_steps_but_not_where_the_piece_stands() -> None:  # R12
    table = lay(2, rats=PLACES, plague="anglia")
    plain = sit(table.copy(), ("place", "gallia", 1))
    assert plain.offers("plague") == {("gallia",), ("scandia",)}
    knight = plain.say(("take", "knight"))
    assert knight.offers("plague") == {
        (region,) for region in ("gallia", "scandia", "hispania", "germania", "italia", "polonia")
    }
    assert knight.refuses(["plague", "anglia"]) == "act.not_possible"


def test_only_the_region_where_the_piece_ends_is_infected() -> None:  # R12
    table = lay(
        2, cubes={"gallia": (0, 3), "italia": (0, 2)}, rats={"gallia": ["1 BC"], "italia": ["2 AW"]},
        cards={"knight": 0}, plague="anglia",
    )  # fmt: skip
    sitting = sit(table, ("place", "gallia", 1), ("plague", "italia"), ["hungaria"], "turn_up")
    assert sitting.one(h.PlagueMoved) == h.PlagueMoved(0, "anglia", "italia", 2)
    assert rows(sitting.table) == {"gallia": 1, "hungaria": 1}
    assert people(sitting.table) == {"gallia": [1, 3], "italia": [0, 1]}


def test_who_holds_the_knight_says_at_turn_up_whether_he_counts() -> None:  # R14
    table = lay(2, cubes={"italia": (0, 1)}, rats={"italia": ["3 APC"], **PLACES}, plague="gallia")
    for owner, options in ((0, ("turn_up", "count_two")), (1, ("turn_up",)), (None, ("turn_up",))):
        again = table.copy()
        again.cards["knight"] = owner
        sitting = sit(again, ("place", "gallia", 1), ("plague", "italia"), ["hungaria"])
        assert sitting.question.options == options  # type: ignore[attr-defined]


def test_the_knight_counts_for_limits_alone_and_not_after_the_turn() -> None:  # R14
    rats: dict[str, Row] = {"italia": ["3 MPCK", "3 APC"], **PLACES}
    table = lay(2, cubes={"italia": (0, 1)}, rats=rats, cards={"knight": 0, "peasant": 1}, plague="gallia")
    sitting = sit(table, ("place", "gallia", 1), ("plague", "italia"), ["hungaria", "hungaria"], "count_two")
    assert sitting.one(h.KnightCounts) == h.KnightCounts(0, "italia", 2)
    first = sitting.one(h.RatTurned)  # the second stays: the two cubes do not keep the plague going
    assert (first.cubes, first.neutral, first.breaks_out) == (1, 2, True)
    struck = sitting.one(h.Struck)
    assert [(bite.symbol, bite.seat, bite.result) for bite in struck.bites] == [
        ("M", 1, "lost"), ("P", 1, "none_left"), ("C", None, "unheld"), ("K", 0, "not_there"),
    ]  # fmt: skip
    assert sitting.one(h.PlagueOver) == h.PlagueOver("italia", rats=1, cubes=0)
    assert sitting.table.counts_as == 0 and sitting.table.reserves == [19, 20]


@pytest.mark.parametrize(("start", "answer", "used"), [
    ("anglia", "turn_up", ("knight",)),
    ("gallia", "turn_up", ()),
    ("gallia", "count_two", ("knight",)),
    ("anglia", "count_two", ("knight",)),
])  # fmt: skip
def test_the_knight_is_used_by_a_second_step_or_by_counting_and_once_in_all(
    start: str, answer: str, used: tuple[str, ...]
) -> None:
    table = lay(
        2, cubes={"italia": (0, 2), "scandia": (1, 0)}, rats={"italia": ["3 APC"], **PLACES},
        cards={"knight": 0, "king": 0}, plague=start,
    )  # fmt: skip
    sitting = sit(table, ("place", "gallia", 1), ("plague", "italia"), ["hungaria"], answer)
    assert sitting.question.kind == "finish" and sitting.table.used == used
