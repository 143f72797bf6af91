"""The open table by keys: numbers, A and V; and the lamp button that says what Enter would do."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.steps import Act, CarryOut, EndTurn, ListenForForce, RollAgain
from ratland_desktop.games.comme_des_rats.rules.steps import Share as ShareStep
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.games.comme_des_rats.rules.words import Colour
from ratland_desktop.games.comme_des_rats.scenes.table.lamp import LampButton
from ratland_desktop.games.comme_des_rats.scenes.table.scene import CellarTable
from ratland_desktop.hotseat.reasons import Choice, Reason
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.scenes.curtain import CurtainScene, Purpose
from ratland_desktop.tabletop.dialogue import Question
from tests.games.comme_des_rats.kit import drawn, lay, rat
from tests.games.comme_des_rats.scenes.family import Family
from tests.games.comme_des_rats.scenes.laid import match_on
from tests.hands import KeysHand

SMALL = (1024, 640)
DOORS = (
    "cheese1 trap cheese1 cheese1 cheese1", "", "cheese2 trap cheese1 cheese1 clover",
    "cheese1 trap trap cheese1 cheese2",
)  # fmt: skip


def at_doors() -> Table:
    """Seat 1 is about to pick a door; the second one is empty."""
    table = lay(rat(), rat("cheese1"), rat(), rat(), doors=DOORS, active=0, dice="key1 heal", partners=(1,))
    drawn(table, 1, 0, 0, 2, 3)
    drawn(table, 1, 2, sprung=True)
    table.then(Act(1, "key1"), EndTurn())
    return table


def rolled() -> Table:
    """Seat 2 has rolled and may roll again."""
    table = lay(rat(), rat("cheese1"), rat(), rat(), active=2, dice="claws heal")
    table.then(RollAgain(), ListenForForce())
    return table


def shared() -> Table:
    """Seat 3 is about to share the dice of seat 2."""
    table = lay(rat(), rat("cheese1"), rat(), rat(), active=2, dice="claws heal", partners=(3,))
    table.then(ShareStep(Colour.BLACK), CarryOut(), EndTurn())
    return table


def deciding(table: Table, **look: Any) -> Family:
    family = Family(Options(4), match=match_on(table), size=SMALL, **look)
    family.player.play_until(CellarTable)
    family.until(lambda: isinstance(family.scene, CellarTable) and family.scene.mode is Mode.DECIDE)
    family.wait(0.8)
    return family


def story(family: Family) -> list[object]:
    return [*family.session.match.stories[0]]


def lamp(family: Family) -> LampButton:
    return family.typed_widget(LampButton, "next")


def test_a_number_takes_the_door_that_bears_it() -> None:
    family = deciding(at_doors())
    family.key(pygame.K_3)
    (stored,) = [x for x in story(family) if isinstance(x, h.Stored)]
    assert (stored.seat, stored.door) == (1, 2)


def test_the_number_of_an_empty_door_or_of_none_does_nothing() -> None:
    family = deciding(at_doors())
    for key in (pygame.K_2, pygame.K_5, pygame.K_0):
        family.key(key)
    scene = family.scene
    assert isinstance(scene, CellarTable) and scene.mode is Mode.DECIDE
    assert not [x for x in story(family) if isinstance(x, h.Stored | h.TrapSprung)]


@pytest.mark.parametrize(("key", "partner"), [(pygame.K_1, 3), (pygame.K_2, 0), (pygame.K_3, 1)])
def test_numbers_of_players_run_clockwise_from_the_one_who_decides(key: int, partner: int) -> None:
    family = deciding(rolled())
    family.key(key)
    (named,) = [x for x in story(family) if isinstance(x, h.PartnerNamed)]
    assert (named.active, named.partner) == (2, partner)


def test_a_number_keeps_a_die() -> None:
    family = deciding(shared())
    family.key(pygame.K_2)
    (kept,) = [x for x in story(family) if isinstance(x, h.DieKept)]
    assert (kept.kept, kept.returned) == ("heal", "claws")


def test_a_rolls_both_dice_again_and_only_once() -> None:
    family = deciding(rolled())
    family.key(pygame.K_a)
    assert len([x for x in story(family) if isinstance(x, h.Rolled)]) == 1  # the first roll was laid
    family.until(lambda: isinstance(family.scene, CellarTable) and family.scene.mode is Mode.DECIDE)
    family.wait(0.8)
    family.key(pygame.K_a)
    assert len([x for x in story(family) if isinstance(x, h.Rolled)]) == 1


def test_v_draws_the_curtain_for_the_one_who_decides() -> None:
    family = deciding(at_doors())
    family.key(pygame.K_v)
    curtain = family.until_scene(CurtainScene)
    assert curtain.now == 1 and curtain.purpose is Purpose.GLANCE


def test_the_lamp_button_says_and_does_what_enter_would_do() -> None:
    family = deciding(at_doors())
    say = family.desk.texts
    assert lamp(family).words == say("comme_des_rats.screen.door.take", n=1)
    family.key(pygame.K_RIGHT)
    assert not lamp(family).enabled  # the second door is empty
    family.key(pygame.K_RIGHT)
    assert lamp(family).words == say("comme_des_rats.screen.door.take", n=3)
    family.raw_click("next")
    (stored,) = [x for x in story(family) if isinstance(x, h.Stored)]
    assert stored.door == 2


def test_the_lamp_button_names_the_partner() -> None:
    family = deciding(rolled())
    assert lamp(family).words == family.desk.texts(
        "comme_des_rats.screen.partner.give", name=family.session.seats[3].name
    )


def test_the_keys_of_a_decision_stand_below_it() -> None:
    family = deciding(at_doors())
    scene = family.scene
    assert isinstance(scene, CellarTable)
    assert [hint.key for hint in scene.hints()] == ["1–4", "V", "R"]
    alone = deciding(at_doors(), humans=[1])
    scene = alone.scene
    assert isinstance(scene, CellarTable)
    assert [hint.key for hint in scene.hints()] == ["1–4", "R"]


# --- ideas


class Sage:
    """Gives the same idea to everybody, and remembers who asked."""

    def __init__(self, answer: object) -> None:
        self.answer = answer
        self.asked: list[int | None] = []

    def ask(self, view: View, question: Question) -> None:
        self.asked.append(view.seat)

    def take(self) -> tuple[Choice, ...]:
        return (Choice(self.answer, Reason("whim")),)

    def forget(self) -> None: ...


def test_one_person_alone_asks_for_ideas_and_takes_one() -> None:
    sage = Sage(3)
    family = deciding(at_doors(), humans=[1], adviser=sage)
    family.raw_click("ideas")
    family.until_scene(HintsScene)
    family.until(lambda: "take-0" in family.names())
    family.raw_click("take-0")
    assert sage.asked == [1]
    assert any(isinstance(x, h.Stored | h.TrapSprung) and x.door == 3 for x in story(family))


def test_among_several_people_ideas_are_seen_behind_the_curtain_only() -> None:
    """They come from what this seat knows."""
    sage = Sage(3)
    family = deciding(at_doors(), adviser=sage)
    family.key(pygame.K_h)
    curtain = family.until_scene(CurtainScene)
    assert curtain.now == 1 and sage.asked == []
    KeysHand().say_its_me(family)
    page = family.until_scene(HintsScene)
    assert page.private and sage.asked == [1]
    family.key(pygame.K_ESCAPE)
    family.until_scene(CellarTable)
    assert not [x for x in story(family) if isinstance(x, h.Stored | h.TrapSprung)]


def test_without_an_adviser_there_is_no_button_for_ideas() -> None:
    assert "ideas" not in deciding(at_doors()).names()
