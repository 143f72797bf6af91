"""Section 3, action 3: the plague spreads and strikes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.table import Rat
from ratland_desktop.games.rattus.rules.tokens import FACES, Face
from ratland_desktop.games.rattus.rules.words import (
    LOST,
    NO_RATS,
    NOBODY,
    NONE_LEFT,
    NOT_THERE,
    ROOM,
    SUPPLY,
    UNHELD,
)
from tests.games.rattus.kit import Row, Sitting, face, lay, rows, sit

AT_HOME = ("place", "polonia", 1)  # something to place, far from the plague


def infect(rats: Sequence[str | int], around: dict[str, int] | None = None, **more: object) -> Sitting:
    """The plague goes from italia to gallia, where these rats are."""
    table = lay(2, rats={"polonia": 1, "gallia": [*rats], **(around or {})}, plague="italia", **more)  # type: ignore[arg-type]
    return sit(table, AT_HOME, ("plague", "gallia"))


# --- it moves


def test_the_plague_must_move_and_goes_to_neighbours_only() -> None:
    sitting = sit(lay(3, rats={"polonia": 1}, plague="italia"), AT_HOME)
    near = ("hispania", "gallia", "germania", "hungaria", "turcia")
    assert sitting.offers("plague") == {(region,) for region in near}
    sitting.say(("plague", "turcia"))
    assert sitting.one(h.PlagueMoved) == h.PlagueMoved(0, "italia", "turcia", 1)


# --- it spreads


@pytest.mark.parametrize(("rats", "new"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_new_tokens_by_the_rats_in_the_infected_region(rats: int, new: int) -> None:
    sitting = infect([30, 31, 32][:rats])
    if not new:
        assert sitting.one(h.NoSpread) == h.NoSpread("gallia", NO_RATS)
        return
    supply = len(sitting.table.supply)
    sitting.say(["anglia", "hispania"][:new])
    told = sitting.one(h.PlagueSpread)
    assert (told.seat, told.region, told.rats, told.due, told.short) == (0, "gallia", rats, new, "")
    assert told.laid == ("anglia", "hispania")[:new]
    assert rows(sitting.table) == {"polonia": 1, "gallia": rats, **dict.fromkeys(told.laid, 1)}
    assert len(sitting.table.supply) == supply - new


def test_new_tokens_come_unseen_from_the_supply_in_order_to_the_end_of_the_row() -> None:  # R16
    sitting = infect([30, 31], {"anglia": 1}, supply=["1 PR", "1 BW", "1 CK"])
    old = sitting.table.rats["anglia"][0]
    sitting.say(["anglia", "hispania"])
    assert sitting.table.rats["anglia"] == [old, Rat(face("1 PR"))]
    assert sitting.table.rats["hispania"] == [Rat(face("1 BW"))]
    assert sitting.table.supply == [face("1 CK")]


def test_two_new_tokens_may_go_into_one_region_or_into_two() -> None:
    sitting = infect([30, 31])
    ways = sitting.question.ways()  # type: ignore[attr-defined]
    near = ["anglia", "hispania", "germania", "italia"]
    assert sorted(ways) == sorted((a, b) for i, a in enumerate(near) for b in near[i:])
    sitting.say(["italia", "italia"])
    assert rows(sitting.table)["italia"] == 2


def test_the_order_in_which_regions_are_named_changes_nothing() -> None:
    one, other = (infect([30, 31]).say(order) for order in (["anglia", "italia"], ["italia", "anglia"]))
    assert one.table == other.table and one.story == other.story
    assert one.match.journal == other.match.journal


def test_the_infected_region_itself_gets_none_and_full_ones_are_no_choice() -> None:  # R17
    sitting = infect([30], {"anglia": 3, "germania": 2})
    assert sitting.question.room == (("hispania", 3), ("germania", 1), ("italia", 3))  # type: ignore[attr-defined]
    for wrong in (["gallia"], ["anglia"], ["polonia"], [3], ["russia"]):
        assert sitting.refuses(wrong) == "spread.region"
    for odd in ([], ["italia", "italia"], "italia", None, {"italia": 1}):
        assert sitting.refuses(odd) == "spread.number"
    sitting.say(["germania"])
    assert rows(sitting.table)["germania"] == 3


def test_no_region_ever_gets_a_fourth_token() -> None:  # R17
    sitting = infect([30, 31], {"anglia": 3, "germania": 3, "italia": 2})
    assert sitting.refuses(["italia", "italia"]) == "spread.full"
    assert sorted(sitting.question.ways()) == [("hispania", "hispania"), ("hispania", "italia")]  # type: ignore[attr-defined]


def test_nothing_is_laid_where_all_neighbours_are_full() -> None:  # R17
    full = dict.fromkeys(("anglia", "hispania", "germania", "italia"), 3)
    sitting = infect([30, 31], full)
    assert sitting.one(h.NoSpread) == h.NoSpread("gallia", ROOM)
    assert sitting.question.kind == "finish" and len(sitting.table.supply) == 20


def test_with_one_place_for_two_tokens_one_is_laid_and_nobody_is_asked() -> None:  # R17
    nearly = {"anglia": 3, "hispania": 3, "germania": 3, "italia": 2}
    sitting = infect([30, 31], nearly)
    told = sitting.one(h.PlagueSpread)
    assert (told.due, told.laid, told.short) == (2, ("italia",), ROOM)
    assert "spread" not in sitting.asked_for


def test_where_there_is_room_for_exactly_two_in_two_regions_nobody_is_asked() -> None:
    sitting = infect([30, 31], {"anglia": 2, "hispania": 3, "germania": 3, "italia": 2})
    assert sitting.one(h.PlagueSpread).laid == ("anglia", "italia")
    assert "spread" not in sitting.asked_for


def test_where_one_neighbour_alone_has_room_nobody_is_asked() -> None:
    sitting = infect([30, 31], {"anglia": 3, "hispania": 3, "germania": 3})
    assert sitting.one(h.PlagueSpread).laid == ("italia", "italia")
    assert "spread" not in sitting.asked_for


def test_the_last_token_of_the_supply_is_laid_where_two_are_due() -> None:  # R17, R20
    sitting = infect([30, 31], supply=["1 PR"])
    assert sitting.question.tokens == 1  # type: ignore[attr-defined]
    sitting.say(["anglia"])
    told = sitting.one(h.PlagueSpread)
    assert (told.due, told.laid, told.short) == (2, ("anglia",), SUPPLY)
    assert sitting.one(h.EndInSight) == h.EndInSight(0, SUPPLY)


def test_with_an_empty_supply_nothing_spreads() -> None:
    sitting = infect([30, 31], supply=0)
    assert sitting.one(h.NoSpread) == h.NoSpread("gallia", SUPPLY)


# --- it strikes


def test_nothing_is_turned_up_where_nobody_lives_or_no_rat_is() -> None:
    deserted = infect(["1 BC"]).say(["anglia"])
    assert deserted.one(h.Spared) == h.Spared("gallia", NOBODY)
    peaceful = infect([], cubes={"gallia": (1, 1)})
    assert peaceful.one(h.Spared) == h.Spared("gallia", NO_RATS)
    assert deserted.question.kind == peaceful.question.kind == "finish"
    assert not deserted.told(h.RatTurned) and rows(deserted.table)["gallia"] == 1


@pytest.mark.parametrize(("cubes", "breaks_out"), [((2, 1), False), ((2, 2), True), ((0, 5), True)])
def test_the_plague_breaks_out_with_as_many_cubes_as_the_limit_or_more(
    cubes: tuple[int, int], breaks_out: bool
) -> None:
    sitting = infect(["4 MAKW"], cubes={"gallia": cubes}).say(["anglia"], "turn_up")
    turned = sitting.one(h.RatTurned)
    assert (turned.number, turned.tokens, turned.cubes, turned.neutral) == (1, 1, sum(cubes), 0)
    assert turned.breaks_out == breaks_out == bool(sitting.told(h.Struck))
    if not breaks_out:
        assert sitting.table.cubes["gallia"] == [*cubes]


def test_a_token_leaves_the_game_whether_it_took_effect_or_not() -> None:
    sitting = infect(["6 MAAKR", "1 BC"], cubes={"gallia": (2, 0)}).say(["anglia", "anglia"], "turn_up")
    assert [rat.face for rat in sitting.table.turned] == [face("6 MAAKR"), face("1 BC")]
    assert "gallia" not in rows(sitting.table)
    assert sitting.one(h.PlagueOver) == h.PlagueOver("gallia", rats=0, cubes=2)


def test_tokens_are_turned_up_from_first_to_last_until_nobody_is_left() -> None:  # R16
    faces = ["2 AW", "2 AR", "1 BC"]
    sitting = infect(faces, cubes={"gallia": (1, 1)}).say(["anglia", "anglia"], "turn_up")
    assert [x.face for x in sitting.told(h.RatTurned)] == [face("2 AW")]
    assert [rat.face for rat in sitting.table.rats["gallia"]] == [face("2 AR"), face("1 BC")]
    assert sitting.one(h.PlagueOver) == h.PlagueOver("gallia", rats=2, cubes=0)


def test_lost_cubes_go_back_to_their_owners_reserve() -> None:
    sitting = infect(["2 AW"], cubes={"gallia": (3, 2)}).say(["anglia"], "turn_up")
    assert sitting.table.cubes["gallia"] == [2, 1] and sitting.table.reserves == [17, 19]


def test_all_with_the_most_lose_a_cube_on_a_tie() -> None:
    sitting = infect(["2 MBC"], cubes={"gallia": (2, 2)}).say(["anglia"], "turn_up")
    assert sitting.table.cubes["gallia"] == [1, 1]


def test_two_majorities_on_a_token_hit_the_same_players_whatever_the_first_has_done() -> None:  # R18
    sitting = infect(["4 MMBWR"], cubes={"gallia": (3, 2)}).say(["anglia"], "turn_up")
    assert sitting.table.cubes["gallia"] == [1, 2]
    assert [bite.seat for bite in sitting.one(h.Struck).bites] == [0, 0, None, None, None]


def test_who_has_the_most_is_decided_before_anything_takes_effect() -> None:  # R18
    cards = {"knight": 0, "witch": 0}
    sitting = infect(["4 MAKW"], cubes={"gallia": (4, 3)}, cards=cards).say(["anglia"], "turn_up")
    assert sitting.table.cubes["gallia"] == [0, 2]  # M, A, K and W; the other one A


def test_nobody_loses_more_cubes_than_are_there() -> None:  # R18
    sitting = infect(["6 MAAPW"], cubes={"gallia": (5, 1)}, cards={"peasant": 1, "witch": 1})
    sitting.say(["anglia"], "turn_up")
    assert sitting.table.cubes["gallia"] == [2, 0]
    assert [(b.symbol, b.seat, b.result) for b in sitting.one(h.Struck).bites] == [
        ("M", 0, LOST), ("A", 0, LOST), ("A", 1, LOST), ("A", 0, LOST), ("A", 1, NONE_LEFT),
        ("P", 1, NONE_LEFT), ("W", 1, NONE_LEFT),
    ]  # fmt: skip


def test_which_cube_is_lost_is_never_asked() -> None:  # R19
    sitting = infect(["2 MBC"], cubes={"gallia": (3, 3)}).say(["anglia"], "turn_up")
    assert {*sitting.asked_for} == {"act", "spread", "turn_up"}


@pytest.mark.parametrize("token", FACES.values(), ids=lambda f: f"{f.id}: {f.limit} {f.symbols}")
def test_each_token_does_what_is_printed_on_it(token: Face) -> None:
    """Three players: 4, 4 and 2 cubes. The first holds P, C and W, the second B, K; the King is free."""
    held = {"peasant": 0, "monk": 0, "witch": 0, "merchant": 1, "knight": 1}
    rats: dict[str, Row] = {"polonia": 1, "gallia": [token.id]}
    table = lay(3, cubes={"gallia": (4, 4, 2)}, rats=rats, cards=held, plague="italia", active=2)
    sitting = sit(table, AT_HOME, ("plague", "gallia"), ["anglia"], "turn_up")
    m, a = token.symbols.count("M"), token.symbols.count("A")
    own = ("PCW", "BK", "")
    due = [sum(token.symbols.count(s) for s in own[seat]) + a + (m if seat < 2 else 0) for seat in range(3)]
    before = (4, 4, 2)
    assert sitting.table.cubes["gallia"] == [max(0, before[seat] - due[seat]) for seat in range(3)]
    unheld = [bite.symbol for bite in sitting.one(h.Struck).bites if bite.result == UNHELD]
    assert unheld == (["R"] if "R" in token.symbols else [])


@pytest.mark.parametrize("card", CARDS)
def test_each_class_symbol_bites_who_holds_its_card(card: str) -> None:
    symbol = CARDS[card].symbol
    token = next(f for f in FACES.values() if f.limit == 1 and symbol in f.symbols)
    for owner, left, result in ((0, [1, 2], LOST), (1, [2, 1], LOST), (None, [2, 2], UNHELD)):
        table = lay(2, cubes={"gallia": (2, 2)}, rats={"polonia": 1, "gallia": [token.id]}, plague="italia")
        table.cards[card] = owner
        sitting = sit(table, AT_HOME, ("plague", "gallia"), ["anglia"], "turn_up")
        assert sitting.table.cubes["gallia"] == left
        bites = [bite for bite in sitting.one(h.Struck).bites if bite.symbol == symbol]
        assert bites == [h.Bite(symbol, owner, result)]


def test_who_holds_the_card_but_does_not_live_there_loses_nothing() -> None:
    sitting = infect(["1 BC"], cubes={"gallia": (2, 0), "anglia": (0, 3)}, cards={"merchant": 1})
    sitting.say(["anglia"], "turn_up")
    assert h.Bite("B", 1, NOT_THERE) in sitting.one(h.Struck).bites
    assert sitting.table.cubes["gallia"] == [2, 0] and sitting.table.cubes["anglia"] == [0, 3]


def test_the_story_of_a_plague_is_told_in_order() -> None:
    sitting = infect(["1 BC", "6 MAAKR"], cubes={"gallia": (2, 0)}, cards={"merchant": 0})
    sitting.say(["anglia", "italia"], "turn_up")
    assert sitting.names() == [
        "TurnBegan", "Placed", "PlagueMoved", "PlagueSpread", "RatTurned", "Struck", "RatTurned",
        "PlagueOver", "TurnBegan",
    ]  # fmt: skip
