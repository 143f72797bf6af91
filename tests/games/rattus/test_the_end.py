"""Section 6: when the game ends, the last round, the last plague, and who wins."""

from __future__ import annotations

from itertools import permutations

import pytest

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules import last_round
from ratland_desktop.games.rattus.rules.words import LAST_ROUND, NO_RATS, OVER, RESERVE, SUPPLY, Spot
from tests.games.rattus.kit import face, lay, lay_last, people, rows, sit

# --- when


def test_the_turn_in_which_the_supply_runs_out_is_the_last() -> None:
    table = lay(2, rats={"gallia": 1, "polonia": 1}, plague="italia", supply=1)
    sitting = sit(table, ("place", "polonia", 1), ("plague", "gallia"), ["anglia"])
    assert sitting.one(h.EndInSight) == h.EndInSight(0, SUPPLY)
    assert not sitting.told(h.LastRoundBegan)  # the turn goes on to its end
    sitting.say("done")
    assert sitting.table.stage is OVER and sitting.one(h.GameEnded)


def test_an_empty_reserve_ends_the_game_even_if_the_plague_gives_cubes_back() -> None:  # R20
    table = lay(2, cubes={"italia": (17, 0)}, rats={"italia": ["2 MPR"], "polonia": 3}, plague="gallia")
    sitting = sit(table, ("place", "polonia", 3), ("plague", "italia"), ["hispania"], "turn_up")
    assert sitting.told(h.EndInSight) == [h.EndInSight(0, RESERVE)]
    assert sitting.told(h.LastRoundBegan) and sitting.match.over


def test_cubes_in_the_castle_are_on_the_board_so_the_reserve_may_be_empty_with_few_left() -> None:  # R20
    table = lay(2, castle=(17, 0), rats={"polonia": 3})
    sitting = sit(table, ("place", "polonia", 3))
    assert sitting.one(h.EndInSight) == h.EndInSight(0, RESERVE)


def test_both_reasons_in_one_turn_tell_the_first_alone() -> None:  # R20
    table = lay(2, castle=(19, 0), rats={"polonia": 1, "gallia": 1}, plague="italia", supply=1)
    sitting = sit(table, ("place", "polonia", 1), ("plague", "gallia"), ["anglia"], "done")
    assert sitting.told(h.EndInSight) == [h.EndInSight(0, RESERVE)]


# --- the last round


@pytest.mark.parametrize(
    ("players", "last", "order"),
    [(2, 0, (1,)), (3, 0, (2, 1)), (4, 2, (1, 0, 3)), (4, 0, (3, 2, 1))],
)
def test_all_but_the_last_player_come_counter_clockwise_from_the_last_ones_right(
    players: int, last: int, order: tuple[int, ...]
) -> None:
    sitting = sit(lay_last(players, last=last, cubes={"gallia": [1] * players}))
    assert sitting.one(h.LastRoundBegan) == h.LastRoundBegan(last, order)
    assert [x.seat for x in sitting.told(h.LastChance)] == [*order]


def test_who_has_no_card_that_could_do_anything_is_not_asked() -> None:  # R26
    cards = {"king": 1, "witch": 2, "merchant": 3}  # nobody has a cube in a region without rats; no rats
    sitting = sit(lay_last(4, cards=cards))
    assert sitting.told(h.LastChance) == [h.LastChance(seat, (), passed=True) for seat in (3, 2, 1)]
    assert sitting.match.over and sitting.asked == []


def test_the_last_player_uses_no_card_any_more() -> None:
    sitting = sit(lay_last(2, last=0, cards={"peasant": 0, "knight": 0}))
    assert sitting.match.over and sitting.asked_for == []


def test_each_card_once_in_any_order_until_none_can_do_anything() -> None:  # R26
    table = lay_last(
        2, last=0, cubes={"gallia": (0, 2)}, rats={"anglia": 1},
        cards={"peasant": 1, "merchant": 1, "monk": 1, "king": 1},
    )  # fmt: skip
    sitting = sit(table)
    cards = ("peasant", "merchant", "monk", "king")
    assert sitting.told(h.LastChance) == [h.LastChance(1, cards, passed=False)]
    sitting.say(("king", "gallia"))
    assert sitting.offers("king") == set() and sitting.question.kind == "last_act"
    sitting.say(("monk", "anglia", 0, "scandia"), ("merchant", "gallia", "italia", 1))
    sitting.say(("peasant", "polonia"))
    assert sitting.match.over
    assert people(sitting.table) == {"italia": [0, 1], "polonia": [0, 1]} and sitting.table.castle == [0, 1]
    assert len(sitting.told(h.LastChance)) == 1  # nothing was passed


def test_who_passes_is_told_with_what_could_have_been_used() -> None:
    sitting = sit(lay_last(3, last=0, cubes={"gallia": (1, 1, 1)}, cards={"king": 2, "peasant": 1}))
    assert sitting.question.seat == 2
    sitting.say(None)
    assert sitting.told(h.LastChance) == [
        h.LastChance(2, ("king",), passed=False),
        h.LastChance(2, ("king",), passed=True),
        h.LastChance(1, ("peasant",), passed=False),
    ]


def test_nobody_takes_a_card_places_by_rats_or_moves_the_plague_in_the_last_round() -> None:
    sitting = sit(lay_last(2, rats={"gallia": 3}, cards={"witch": 1}))
    for act in (["take", "king"], ["place", "gallia", 3], ["plague", "italia"], ["peasant", "gallia"]):
        assert sitting.refuses(act) == "act.not_possible"


def test_the_peasant_puts_one_cube_into_any_region() -> None:
    sitting = sit(lay_last(4, rats={"gallia": 3}, cards={"peasant": 3}))
    assert len(sitting.offers("peasant")) == 12
    sitting.say(["peasant", "tartaria"])
    assert people(sitting.table) == {"tartaria": [0, 0, 0, 1]} and sitting.table.reserves[3] == 19
    assert sitting.one(h.Placed) == h.Placed(3, "tartaria", 1, rats=0, helped=1, short=False)


def test_the_peasant_has_nothing_to_put_down_with_an_empty_reserve() -> None:
    sitting = sit(lay_last(2, castle=(0, 20), cards={"peasant": 1}))
    assert sitting.match.over and sitting.told(h.LastChance) == [h.LastChance(1, (), passed=True)]


@pytest.mark.parametrize(("to", "steps"), [("gallia", 0), ("italia", 1), ("hungaria", 2)])
def test_the_knight_rides_up_to_two_steps_or_none_and_counts_to_the_end(to: str, steps: int) -> None:  # R21
    table = lay_last(2, cubes={to: (1, 0)}, rats={to: ["3 APW"]}, cards={"knight": 1}, plague="gallia")
    sitting = sit(table)
    assert len(sitting.offers("knight")) == 8  # gallia is the middle of the map
    sitting.say(["knight", to])
    assert sitting.one(h.PlagueMoved) == h.PlagueMoved(1, "gallia", to, steps)
    assert sitting.one(h.KnightCounts) == h.KnightCounts(1, to, 2)
    turned = sitting.one(h.RatTurned)
    assert (turned.cubes, turned.neutral, turned.breaks_out) == (1, 2, True)


def test_the_knight_counts_only_where_the_piece_stands() -> None:  # R21
    table = lay_last(
        2, cubes={"gallia": (1, 0), "italia": (1, 0)}, rats={"gallia": ["3 APW"], "italia": ["3 APC"]},
        cards={"knight": 1}, plague="gallia",
    )  # fmt: skip
    sitting = sit(table, ["knight", "italia"])
    assert {x.region: x.neutral for x in sitting.told(h.RatTurned)} == {"gallia": 0, "italia": 2}
    assert people(sitting.table) == {"gallia": [1, 0]}


@pytest.mark.parametrize("owner", [0, 1])
def test_an_unused_knight_or_one_of_the_last_player_counts_nothing(owner: int) -> None:  # R21
    table = lay_last(2, cubes={"gallia": (1, 0)}, rats={"gallia": ["3 APW"]}, cards={"knight": owner})
    table.plague = "gallia"
    sitting = sit(table, *([None] if owner else []))
    assert sitting.one(h.RatTurned).neutral == 0 and people(sitting.table) == {"gallia": [1, 0]}


def test_the_knights_cubes_of_the_last_turn_are_gone_in_the_last_plague() -> None:  # R14, R21
    table = lay(
        2, cubes={"gallia": (1, 0)}, rats={"gallia": ["6 MAAKR"], "polonia": 1, "anglia": ["3 APW"]},
        cards={"knight": 0}, plague="italia", supply=1,
    )  # fmt: skip
    sitting = sit(table, ("place", "polonia", 1), ("plague", "gallia"), ["germania"], "count_two")
    assert sitting.match.over
    assert {x.region: x.neutral for x in sitting.told(h.RatTurned)} == {"gallia": 2, "polonia": 0}


def test_the_witch_looks_and_swaps_in_the_last_round_as_always() -> None:
    table = lay_last(3, rats={"gallia": ["1 BC"], "italia": ["6 MAAKR"]}, cards={"witch": 2, "peasant": 2})
    sitting = sit(table, ["witch", "gallia", 0])
    assert (sitting.question.kind, sitting.question.seat) == ("second_look", 2)
    sitting.say(["italia", 0], True)
    assert sitting.one(h.Swapped) == h.Swapped(2, Spot("gallia", 0), Spot("italia", 0))
    assert sitting.question.kind == "last_act"
    assert sitting.table.rats["gallia"][0].face == face("6 MAAKR")


# --- the last plague


def test_all_tokens_are_turned_up_from_the_fewest_people_to_the_most_and_nothing_spreads() -> None:  # R23
    cubes = {"gallia": (2, 1), "anglia": (1, 0), "italia": (2, 1), "polonia": (1, 1)}
    rats = {"gallia": ["1 BC"], "anglia": ["1 PK"], "italia": ["1 WR"], "scandia": ["1 KR"]}
    sitting = sit(lay_last(2, cubes=cubes, rats=rats, supply=5))
    told = sitting.one(h.LastPlague)
    assert told.order == ("anglia", "polonia", "gallia", "italia")
    assert told.deserted == ("hispania", "germania", "scandia", "hungaria")
    assert [x.region for x in sitting.told(h.RatTurned)] == ["anglia", "gallia", "italia"]
    assert sitting.one(h.Spared) == h.Spared("polonia", NO_RATS)
    assert rows(sitting.table) == {"scandia": 1} and not sitting.told(h.PlagueSpread)


def test_the_order_of_regions_changes_nothing_in_the_last_plague(monkeypatch: pytest.MonkeyPatch) -> None:
    cubes = {"gallia": (2, 1, 3), "anglia": (1, 0, 1), "italia": (2, 2, 2)}
    rats = {"gallia": ["3 APW", "1 BC"], "anglia": ["1 PK"], "italia": ["5 MACKW", "2 MBC", "2 AW"]}
    table = lay_last(3, cubes=cubes, rats=rats, cards={"king": 0, "witch": 0, "monk": 0})
    ends = []
    for order in permutations(cubes):
        monkeypatch.setattr(last_round, "plague_order", lambda board, order=order: (order, ()))
        sitting = sit(table.copy())
        while not sitting.match.over:
            sitting.say(None)
        ends.append((sitting.table.cubes, sitting.table.reserves, sitting.match.outcome()))
    assert len(ends) == 6 and all(end == ends[0] for end in ends)


# --- who wins


def test_most_cubes_on_the_board_win_castle_included() -> None:
    cubes = {"gallia": (3, 1, 0), "anglia": (0, 1, 0)}
    sitting = sit(lay_last(3, cubes=cubes, castle=(0, 2, 1)))
    outcome = sitting.match.outcome()
    assert outcome and outcome.winners == (1,)
    assert [(s.points, s.place) for s in outcome.standings] == [(3, 2), (4, 1), (1, 3)]
    assert sitting.one(h.GameEnded) == h.GameEnded((3, 2, 0), (0, 2, 1), (2, 1, 3), winner=1, tied=())


@pytest.mark.parametrize(("last", "places"), [(0, (4, 1, 2, 3)), (1, (3, 4, 1, 2)), (3, (1, 2, 3, 4))])
def test_a_tie_goes_to_who_would_have_moved_first_and_so_for_all_lower_places(
    last: int, places: tuple[int, ...]
) -> None:  # R22
    sitting = sit(lay_last(4, last=last, cubes={"gallia": (2, 2, 2, 2)}))
    outcome = sitting.match.outcome()
    assert outcome and tuple(s.place for s in outcome.standings) == places
    told = sitting.one(h.GameEnded)
    assert (told.places, told.winner, told.tied) == (places, places.index(1), (0, 1, 2, 3))


def test_a_tie_for_a_lower_place_is_broken_in_the_same_way() -> None:  # R22
    sitting = sit(lay_last(3, last=1, cubes={"gallia": (1, 5, 1)}))
    told = sitting.one(h.GameEnded)
    assert (told.places, told.winner, told.tied) == ((3, 1, 2), 1, ())


def test_the_last_round_and_the_last_plague_are_one_story_of_their_own() -> None:
    table = lay(2, rats={"gallia": 1, "polonia": 1}, plague="italia", supply=1, cards={"peasant": 1})
    sitting = sit(table, ("place", "polonia", 1), ("plague", "gallia"), ["anglia"], "done")
    assert sitting.table.stage is LAST_ROUND
    assert len(sitting.match.stories) == 2 and type(sitting.match.story[0]) is h.LastRoundBegan
    sitting.say(None)
    assert len(sitting.match.stories) == 2 and type(sitting.match.story[-1]) is h.GameEnded
