"""What RatLand's table shows as one step: what is equal is told once, and what is empty not at all."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import (
    AREAS,
    ATTACK,
    BLACK,
    BREEDING,
    CITY,
    DUMP,
    EVENT,
    FEEDING,
    FIELD,
    LEFT,
    RATS,
    RETURN,
    RIGHT,
    SEARCH,
    YELLOW,
    Colour,
    Place,
    Plan,
)
from ratland_desktop.games.ratland.steps import MOST_DRAWERS, MOST_FIGHTS, TABLE_STEPS
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Gate, Party, Step, steps_of
from tests.games.ratland.playing import options, played, seeds, tempers

NOBODY = Party()
PHASE = h.PHASE_BEGAN
EVERYBODY = range(12)
ALL_HANDS = Party(frozenset(EVERYBODY), frozenset(EVERYBODY))


def steps(*story: Happening, party: Party = NOBODY) -> list[Step]:
    return [step for step in steps_of(story, TABLE_STEPS, party) if not step.quiet]


def attack(seat: int, owed: int = 1, side: Place = LEFT) -> h.Attacked:
    return h.Attacked(seat, seat + 1, side, 2, 2, 0, 0, owed, ())


def theft(seat: int, side: Place = LEFT) -> h.Stole:
    return h.Stole(seat, seat + 1, side, 1, 1)


def drew(
    seat: int, area: Place = DUMP, pieces: tuple[Colour, ...] = (YELLOW,), because: tuple[str, ...] = ()
) -> h.Drew:
    finds = tuple(h.Find(piece, 1, "", "") for piece in pieces)
    return h.Drew(seat, area, finds, len(pieces), 3, len(pieces), 0, 0, 0, (), because)


# --- what is equal is told once


@pytest.mark.parametrize(
    "told",
    [
        [h.CheeseGained(seat, 1, "abundance") for seat in EVERYBODY],
        [h.RatsJoined(seat, 1, 1, "visiting_cousin") for seat in EVERYBODY],
        [h.CheeseHidden(seat, 1, "sound_the_alarm") for seat in EVERYBODY],
        [h.GraveOpened(seat, 1, "holy_rat") for seat in EVERYBODY],
        [h.Bred(seat, 2, 2, 2, ()) for seat in EVERYBODY],
        [h.CameHome(seat, 1, 0, "") for seat in EVERYBODY],
        [h.Fed(seat, 7, 3, 3 - seat % 2, seat % 2, 0) for seat in EVERYBODY],
        [h.RatDied(seat, LEFT, 0, h.AGGRESSIVE) for seat in EVERYBODY],
    ],
    ids=lambda told: type(told[0]).__name__,
)
@pytest.mark.parametrize("party", [NOBODY, ALL_HANDS])
def test_what_befalls_all_twelve_clans_alike_is_one_step(told: list[Happening], party: Party) -> None:
    (step,) = steps(*told, party=party)
    assert step.shown == tuple(told)


def test_attacks_are_told_with_what_they_steal() -> None:
    story = (PHASE[ATTACK], attack(0), attack(1, owed=0), attack(2), theft(0), theft(2))
    (step,) = steps(*story)
    assert step.headings == story[:1] and step.shown == story[1:]


def test_more_attacks_than_the_stage_holds_are_several_steps_and_their_thefts_another() -> None:
    attacks = [attack(seat, side=side) for seat in range(5) for side in (LEFT, RIGHT)]
    thefts = [theft(seat) for seat in range(4)]
    first, second, third = steps(*attacks, *thefts)
    assert first.shown == tuple(attacks[:MOST_FIGHTS])
    assert second.shown == tuple(attacks[MOST_FIGHTS:])
    assert third.shown == tuple(thefts)


def test_the_explorers_reward_belongs_to_the_rats_that_come_home() -> None:
    story = (h.CameHome(0, 0, 1, ""), h.CheeseGained(0, 1, "explorer"), h.CameHome(1, 1, 0, ""))
    (step,) = steps(*story)
    assert step.shown == story


def test_an_event_and_a_clan_that_give_cheese_are_two_things() -> None:
    assert len(steps(h.CheeseGained(0, 1, "explorer"), h.CheeseGained(0, 1, "abundance"))) == 2


# --- drawing


def test_computers_draw_together_and_people_alone() -> None:
    story = [drew(seat) for seat in range(6)]
    found = steps(*story, party=Party(frozenset({2})))
    assert [[x.seat for x in step.shown if isinstance(x, h.Drew)] for step in found] == [
        [0, 1],
        [2],
        [3, 4, 5],
    ]


def test_every_area_has_steps_of_its_own() -> None:
    assert len(steps(drew(0, DUMP), drew(1, CITY), drew(0, FIELD))) == 3


def test_a_step_holds_no_more_drawers_than_the_stage() -> None:
    found = steps(*(drew(seat) for seat in EVERYBODY))
    assert [len(step.shown) for step in found] == [MOST_DRAWERS, MOST_DRAWERS]


def test_what_becomes_of_a_clans_pieces_belongs_to_its_draw() -> None:
    story = (
        h.PieceReturned(0, DUMP, (YELLOW, BLACK), BLACK, "rat_with_a_helmet"),
        drew(0),
        h.WhitesTraded(0, DUMP, 2, 1, "dr_cheese"),
    )
    (step,) = steps(*story, party=ALL_HANDS)
    assert step.shown == story and step.gate is None, "the pieces were drawn before the decision"


def test_people_draw_by_hand_with_a_press_for_each_piece() -> None:
    bag, mine, next_one = h.BagFilled(DUMP, (YELLOW,) * 9, (1,)), drew(0, pieces=(YELLOW, BLACK)), drew(1)
    heading, first, second = steps(bag, mine, next_one, party=ALL_HANDS)
    assert heading.headings == (bag,) and heading.gate is None
    assert first.gate == Gate(2, 0) and second.gate == Gate(1, 1)


def test_nobody_presses_for_nothing_or_twice_for_the_same_piece() -> None:
    empty, scavenged = drew(0, pieces=()), drew(1, because=("scavenger",))
    assert [step.gate for step in steps(empty, scavenged, party=ALL_HANDS)] == [None, None]


def test_without_hands_only_the_screens_wait() -> None:
    revealed = h.Revealed((Plan(pantry=7),) * 2)
    party = Party(frozenset({0, 1}))
    assert [step.gate for step in steps(revealed, drew(0), party=party)] == [Gate(), None]
    assert [step.gate for step in steps(revealed, drew(0))] == [None, None]


# --- what is empty is no step


def test_phases_and_bags_in_which_nothing_happens_are_no_step() -> None:
    story = (
        h.Revealed((Plan(pantry=7),) * 3),
        PHASE[ATTACK], PHASE[BREEDING], PHASE[RETURN], PHASE[SEARCH],
        *(h.BagFilled(area, (YELLOW,), (1,)) for area in AREAS),
        PHASE[FEEDING], h.Fed(0, 3, 0, 0, 0, 0),
    )  # fmt: skip
    reveal, meal = steps(*story)
    assert meal.headings == (PHASE[FEEDING],)
    assert (reveal.start, reveal.end, meal.start, meal.end) == (0, 1, 1, len(story))


def test_answers_that_change_nothing_are_no_step() -> None:
    stayed = h.Redeployed(0, Plan(pantry=7), Plan(pantry=7), "sports")
    quiet = (
        stayed, h.PieceAdded(0, DUMP, None, "corrupt"), h.NothingDrawn(0, DUMP, "scavenger"),
        h.RatTraded(0, 0, 0, False, "rattibal_lector"), h.CheeseTransmuted(0, 0, 0, "alchemist"),
    )  # fmt: skip
    assert steps(*quiet) == []


def test_a_bag_that_only_a_scavenger_may_touch_is_shown_while_it_is_asked() -> None:
    bag = h.BagFilled(DUMP, (YELLOW,), (1,))
    (step,) = steps(bag)
    assert step.headings == (bag,)


def test_a_round_opens_with_its_event_in_one_step() -> None:
    story = (
        h.RoundBegan(2, 1),
        PHASE[EVENT],
        h.EventTurned("abundance", False),
        h.FoodTurned((3,)),
        PHASE[RATS],
    )
    event, leaving = steps(*story)
    assert event.headings == story[:1] and event.shown == story[2:3]
    assert leaving.headings == story[3:] and not leaving.shown


# --- whole games


@given(options=options, tempers=tempers, seed=seeds)
def test_every_happening_of_every_game_is_in_exactly_one_step(
    options: Options, tempers: list[str], seed: int
) -> None:
    match = played(options, tempers, seed)
    for party in (NOBODY, Party(frozenset({0, 1}), frozenset({0, 1}))):
        for story in match.stories:
            found = steps_of(story, TABLE_STEPS, party)
            assert found[0].start == 0 and found[-1].end == len(story)
            assert all(one.end == other.start for one, other in pairwise(found))
            told = [x for step in found for x in step.told]
            quiet = [x for x in story if not any(x is other for other in told)]
            assert len(told) + len(quiet) == len(story)


@pytest.mark.parametrize("people", [0, 2, 12])
def test_a_round_of_twelve_has_few_steps(people: int) -> None:
    match = played(Options(12), seed=5)
    party = Party(frozenset(range(people)), frozenset(range(people)))
    for story in match.stories[:-1]:
        shown = [step for step in steps_of(story, TABLE_STEPS, party) if not step.quiet]
        own = sum(step.gate is not None for step in shown)
        assert len(story) > 60 and len(shown) - own < 30
