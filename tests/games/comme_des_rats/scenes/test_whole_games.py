"""Whole games of Comme des Rats through the screens end as the same answers end without."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from ratland_desktop.games.comme_des_rats.rules.standing_orders import StandingOrder
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.screens.results import ResultsScene
from tests.games.comme_des_rats.scenes.family import Family
from tests.hands import Hand, KeysHand, MouseHand

SMALL = (1024, 640)


def played(
    options: Options, hand: Hand, seed: int, humans: Collection[int] | None = None,
    orders: dict[int, str] | None = None, *, patient: bool = False,
) -> Family:  # fmt: skip
    """A game from the first roll to the results, and the same answers without screens."""
    family = Family(options, hand, seed=seed, humans=humans, orders=orders, size=SMALL)
    family.player.patient = patient
    family.play()
    assert isinstance(family.scene, ResultsScene)
    match = family.without_screens()
    assert match.over
    assert match.outcome() == family.session.match.outcome()
    assert match.stories == family.session.match.stories
    return family


def test_people_play_the_basic_game_without_a_single_curtain() -> None:
    family = played(Options(3, first=0), MouseHand(), seed=3)
    assert family.player.curtains == []


@pytest.mark.slow
def test_two_people_play_with_the_third_rat_by_keys_alone() -> None:
    family = played(Options(2), KeysHand(), seed=8, patient=True)
    assert family.player.curtains == []
    assert {question.seat for question in family.player.asked} == {0, 1}


@pytest.mark.slow
def test_one_person_among_computers_never_sees_a_curtain() -> None:
    family = played(Options(4, roles=True), MouseHand(), seed=5, humans=[1])
    assert family.player.curtains == []


@pytest.mark.slow
def test_with_roles_the_laptop_goes_around_once_a_round_and_once_more_to_the_manipulator() -> None:
    family = played(Options(4, roles=True), MouseHand(), seed=3)
    sorted_doors = [question for question in family.player.asked if question.kind == "order"]
    rounds = len(family.session.match.past) + 1
    assert sorted(family.player.curtains[:4]) == [0, 1, 2, 3]
    assert len(family.player.curtains) == 4 * rounds + len(sorted_doors)


@pytest.mark.slow
def test_who_wants_to_be_asked_is_asked_behind_the_curtain_each_time() -> None:
    family = played(Options(3), MouseHand(), seed=4, orders={0: StandingOrder.ASK_ME.value}, patient=True)
    reacted = [question for question in family.player.asked if question.kind == "react"]
    assert reacted and {question.seat for question in reacted} == {0}
    assert family.player.curtains == [0] * len(reacted)


@pytest.mark.slow
@pytest.mark.parametrize("roles", [False, True])
@pytest.mark.parametrize("four_dice", [False, True])
@pytest.mark.parametrize("players", [4, 5])
def test_people_play_every_variant(players: int, four_dice: bool, roles: bool) -> None:
    played(Options(players, four_dice, roles), MouseHand(), seed=players * 10 + roles)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_people_and_computers_play_together(seed: int) -> None:
    family = played(Options(5, roles=True), MouseHand(), seed=seed, humans=[0, 2])
    assert {*family.player.curtains} <= {0, 2}
