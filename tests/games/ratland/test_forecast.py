"""The preview beside a plan never promises what cannot happen, and never hides what can."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

from ratland_desktop.games.ratland.forecast import Forecast, Range, forecast
from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.game import RATLAND, RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.questions import Placement, Redeploy
from ratland_desktop.games.ratland.rules.retelling import Retelling
from ratland_desktop.games.ratland.rules.table import Options, Table
from ratland_desktop.games.ratland.rules.view import view as seen_by
from ratland_desktop.games.ratland.rules.words import LEFT, RIGHT, Plan
from ratland_desktop.games.ratland.scenes.sewer.foretelling import search_line
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.text import Texts
from tests.games.ratland.kit import lay, seat
from tests.games.ratland.playing import answer_for, options, seeds, tempers

LOCALES = Path(__file__).resolve().parents[3] / "locales"


def foresee(table: Table, plan: Plan, who: int = 0) -> Forecast:
    table.plans = ()
    return forecast(seen_by(table, who), plan)


# --- the words beside the plan


@pytest.mark.parametrize(
    ("aggressive", "city", "words"),
    [
        (True, 1, "Your searchers don’t get to draw a single piece."),
        (True, 2, "Your searchers may find up to 2 cheese."),
        (True, 0, "Nobody is looking for cheese."),
        (False, 1, "Your searchers may find up to 2 cheese."),
    ],
)
def test_a_lone_aggressive_searcher_is_told_apart_from_nobody_at_all(
    aggressive: bool, city: int, words: str
) -> None:
    table = lay(seat(city=city, pantry=7 - city, aggressive=aggressive), seat(pantry=7), seat(pantry=7))
    line = search_line(Texts(LOCALES), foresee(table, Plan(city=city, pantry=7 - city)))
    assert line.words == words


# --- the ranges hold in real rounds


def check_round(match: RatLandMatch, story: int, seen: dict[int, Forecast]) -> None:
    """Compare what was foreseen with what the story of that round tells."""
    told = Retelling.of(RATLAND.view(match.starts[story], None))
    stolen = dict.fromkeys(seen, 0)
    ate: set[int] = set()
    for happening in match.stories[story]:
        check_happening(told, happening, seen, stolen, ate)
        told.hear(happening)
    for number, foreseen in seen.items():
        assert foreseen.theft.holds(stolen[number])
        assert number in ate


def check_happening(
    told: Retelling, happening: Happening, seen: dict[int, Forecast], stolen: dict[int, int], ate: set[int]
) -> None:
    match happening:
        case h.Bred(seat=number, born=born) if number in seen:
            assert seen[number].breeding.born.holds(born)
        case h.Stole(seat=thief, victim=victim, side=side, cheese=cheese):
            if victim in seen:
                stolen[victim] += cheese
            for raid in seen[thief].raids if thief in seen else ():
                if raid.side is side:
                    assert raid.loot.holds(cheese)
        case h.Attacked(seat=thief, side=side, strength=strength, defence=defence) if thief in seen:
            (raid,) = [raid for raid in seen[thief].raids if raid.side is side]
            assert raid.strength == strength and raid.defence.holds(defence)
        case h.Fed(seat=number, rats=rats, cost=cost, starved=starved) if number in seen:
            ate.add(number)
            assert seen[number].mouths.holds(rats)
            assert seen[number].feeding.holds(cost)
            assert seen[number].purse.holds(told.seats[number].cheese)
            assert seen[number].hungry.holds(starved)


@settings(max_examples=60)
@given(setup=options, characters=tempers, seed=seeds)
def test_what_really_happens_lies_within_the_forecast(
    setup: Options, characters: list[str], seed: int
) -> None:
    match, dice = new_match(setup, seed), Dice(seed)
    seen: dict[int, Forecast] = {}
    story = 0
    while not match.over:
        for question in match.open_questions:
            answer = answer_for(question, characters[question.seat], dice)
            if isinstance(question, Placement):
                if len(match.stories) - 1 != story:
                    check_round(match, story, seen)
                    seen, story = {}, len(match.stories) - 1
                assert isinstance(answer, Plan)
                seen[question.seat] = forecast(match.view(question.seat), answer)
            if isinstance(question, Redeploy) and answer != question.plan:
                seen.pop(question.seat, None)  # the forecast is for the plan as it was
            match.answer(question.seat, answer)
    check_round(match, story, seen)


# --- single sentences of the rules


def test_feeding_counts_poisoned_rats_that_come_home_and_new_ones() -> None:
    seen = foresee(
        lay(seat(pantry=7, poisoned=2, cheese=4), seat(pantry=7), seat(pantry=7)), Plan(pantry=5, nursery=2)
    )
    assert seen.mouths == Range(11, 11)
    assert seen.feeding == Range(4, 4)


def test_blue_and_black_pieces_can_make_feeding_cheaper_and_purple_ones_cannot() -> None:
    table = lay(seat(pantry=7), seat(pantry=7), seat(pantry=7), food=(1,))
    assert foresee(table, Plan(field=7)).mouths == Range(4, 7)  # 3 blue pieces
    assert foresee(table, Plan(city=7)).mouths == Range(7, 7)  # 2 purple ones
    assert foresee(table, Plan(dump=7)).mouths == Range(7, 7)


def test_breeding_may_run_short_when_the_pile_does() -> None:
    table = lay(seat(pantry=7), seat(pantry=7), seat(pantry=7), pile=8)
    assert foresee(table, Plan(nursery=3)).breeding.born == Range(2, 3)
    table.pile = 9
    assert foresee(table, Plan(nursery=3)).breeding.born == Range(3, 3)
    table.pile = 0
    assert foresee(table, Plan(nursery=3)).breeding.born == Range(0, 0)


def test_locked_and_loaded_lets_guards_breed_and_parents_guard() -> None:
    table = lay(seat(pantry=7, cheese=5), seat(pantry=7), seat(pantry=7), event="locked_and_loaded")
    seen = foresee(table, Plan(dump=4, pantry=2, nursery=1))
    assert seen.breeding.due == 3
    (raid,) = foresee(table, Plan(left=4)).raids
    assert raid.defence == Range(0, 3)


def test_an_attack_meets_anything_from_nobody_to_everybody() -> None:
    table = lay(seat(pantry=7), seat(pantry=3, cheese=4), seat(pantry=7))
    (raid,) = foresee(table, Plan(left=5)).raids
    assert (raid.victim, raid.strength, raid.defence, raid.loot) == (1, 5, Range(0, 3), Range(2, 4))


def test_massive_attacks_and_the_warriors_count_in_the_comparison() -> None:
    table = lay(
        seat(pantry=7, clan="mutant"),
        seat(pantry=2, cheese=3, clan="warrior", opened=True),
        seat(pantry=7, clan="seer"),
        event="massive_attacks", final=True,
    )  # fmt: skip
    (raid,) = foresee(table, Plan(left=1)).raids
    assert raid.strength == 2 and raid.defence == Range(2, 4) and raid.loot == Range(0, 0)


def test_a_ninja_is_sure_of_a_piece_with_the_right_number_of_rats() -> None:
    table = lay(
        seat(pantry=7, clan="ninja"), seat(pantry=9, cheese=3, clan="seer"), seat(pantry=7, clan="mutant")
    )
    (raid,) = foresee(table, Plan(left=2)).raids
    assert raid.loot.least == 1
    left, right = foresee(table, Plan(left=2, right=2)).raids
    assert (left.loot.least, right.loot.least) == (0, 0)


def test_two_players_meet_pipe_against_pipe() -> None:
    table = lay(seat(pantry=7, cheese=4), seat(pantry=3, cheese=3))
    seen = foresee(table, Plan(left=5, right=2))
    assert {raid.victim for raid in seen.raids} == {1}
    assert [raid.side for raid in seen.raids] == [LEFT, RIGHT]
    assert seen.theft == Range(0, 1)  # 3 rats against the 2 in my right pipe
    assert seen.purse.most == 4 + 3  # not more than the neighbour has


def test_a_rival_at_the_same_pantry_may_get_every_other_piece() -> None:
    table = lay(seat(pantry=9), seat(pantry=2, cheese=5), seat(pantry=7))
    (raid,) = foresee(table, Plan(left=9)).raids
    assert raid.loot == Range(2, 5)
    table = lay(seat(pantry=9), seat(pantry=2, cheese=5), seat(lost=7))
    (raid,) = foresee(table, Plan(left=9)).raids
    assert raid.loot == Range(5, 5)  # nobody else can come


def test_a_ninja_of_two_players_can_slip_past_the_fullest_pipe() -> None:
    table = lay(seat(pantry=9, cheese=4, clan="mutant"), seat(pantry=2, clan="ninja"))
    assert foresee(table, Plan(left=5, right=4)).theft == Range(0, 1)
    table = lay(seat(pantry=9, cheese=4, clan="mutant"), seat(pantry=2, clan="seer"))
    assert foresee(table, Plan(left=5, right=4)).theft == Range(0, 0)


def test_guards_keep_thieves_away_and_the_alarm_hides_a_piece() -> None:
    table = lay(seat(pantry=9, cheese=4), seat(pantry=4), seat(pantry=5))
    assert foresee(table, Plan(pantry=5, dump=4)).theft == Range(0, 0)
    assert foresee(table, Plan(pantry=3, dump=6)).theft == Range(0, 3)
    table = lay(seat(pantry=9, cheese=4), seat(pantry=4), seat(pantry=5), event="sound_the_alarm")
    assert foresee(table, Plan(dump=9)).theft == Range(0, 3)


def test_tacticians_pay_for_every_area_left_alone() -> None:
    table = lay(seat(pantry=7, cheese=1), seat(pantry=7), seat(pantry=7), event="tacticians")
    assert foresee(table, Plan(dump=7)).sure_income == 2
    assert foresee(table, Plan(pantry=7)).sure_income == 3


def test_the_luckiest_draw_takes_orange_first_and_pairs_of_white_last() -> None:
    table = lay(seat(pantry=7), seat(pantry=7), seat(pantry=7), food=(1,))
    assert foresee(table, Plan(city=4)).finds == Range(0, 7)  # 3 orange, 1 yellow
    assert foresee(table, Plan(dump=7)).finds == Range(0, 6)  # 6 yellow
    table = lay(seat(pantry=8), seat(pantry=7), seat(pantry=7), event="dr_cheese", food=(1,))
    assert foresee(table, Plan(dump=8)).finds == Range(0, 7)  # 6 yellow and two white
