"""A player's own screen: what can be answered there, by mouse and by keys."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.standing_orders import StandingOrder
from ratland_desktop.games.comme_des_rats.rules.steps import Act, EndTurn
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.games.comme_des_rats.scenes.stash.scene import AnswerScene
from ratland_desktop.games.comme_des_rats.scenes.table.scene import CellarTable
from ratland_desktop.screens.ideas import Adviser
from tests.games.comme_des_rats.kit import lay, rat
from tests.games.comme_des_rats.scenes.family import Family
from tests.games.comme_des_rats.scenes.laid import match_on

SMALL = (1024, 640)
ATTACKED = 1


def attacked() -> Table:
    """Seat 0 sends the Cat to the Hypnotist, who holds a clover; seat 3 was visited before."""
    table = lay(
        rat("cheese1", role="fool"), rat("cheese2 clover", role="hypnotist"), rat(role="al_ratone"),
        rat("cheese1", role="alchemist"), rat(role="manipulator", shown=True),
        dice="claws heal", partners=(0,), visited=(3,), active=4,
    )  # fmt: skip
    table.then(Act(0, "claws"), EndTurn())
    return table


def asked(adviser: Adviser | None = None) -> tuple[Family, AnswerScene]:
    orders = {ATTACKED: StandingOrder.ASK_ME.value}
    family = Family(
        Options(5, roles=True), match=match_on(attacked()), size=SMALL, orders=orders, adviser=adviser
    )
    family.player.play_until(CellarTable)
    family.wait(0.8)
    family.raw_click(f"seat-{ATTACKED}")
    family.player.play_until(AnswerScene)
    family.wait(0.8)
    scene = family.scene
    assert isinstance(scene, AnswerScene)
    return family, scene


@pytest.mark.parametrize("target", [0, 2, 4])
def test_the_hypnotist_sends_the_cat_to_whom_the_mouse_chose(target: int) -> None:
    family, scene = asked()
    family.raw_click(f"to-{target}")
    assert scene.pending == f"redirect-{target}"
    family.raw_click("done")
    sent = [x for x in family.session.match.stories[0] if isinstance(x, h.CatSent)]
    assert [(x.by, x.target) for x in sent] == [(0, ATTACKED), (ATTACKED, target)]


def test_who_was_visited_before_cannot_be_chosen_and_says_so() -> None:
    family, scene = asked()
    before = scene.pending
    family.raw_click("to-3")
    assert scene.pending == before
    assert family.widget("to-3").tooltip == family.desk.texts("comme_des_rats.refused.already_visited")


def test_numbers_choose_a_way_to_answer() -> None:
    family, scene = asked()
    chosen = []
    for key in (pygame.K_2, pygame.K_3, pygame.K_1):
        family.key(key)
        chosen.append(scene.pending)
    assert chosen == ["clover", "redirect-2", "take"]
