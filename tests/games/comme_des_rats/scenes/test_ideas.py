"""Ideas on a player's own screens: taking one only chooses it, and nothing of it shows at the table."""

from __future__ import annotations

import pygame

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.scenes.ideas import order_lines
from ratland_desktop.games.comme_des_rats.scenes.stash.scene import AnswerScene
from ratland_desktop.games.comme_des_rats.scenes.two_doors import TwoDoorsScene
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import read
from tests.games.comme_des_rats.scenes.family import Family
from tests.games.comme_des_rats.scenes.test_stash import ATTACKED, asked
from tests.games.comme_des_rats.scenes.test_table_keys import Sage

SMALL = (1024, 640)
TURNED = (4, 3, 2, 1, 0)


def manipulator(adviser: Sage | None) -> tuple[Family, TwoDoorsScene]:
    """The Manipulator, alone among computers, before the two doors."""
    for seed in range(30):
        family = Family(Options(4, roles=True), seed=seed, humans=[0], adviser=adviser, size=SMALL)
        shown = [x.seat for x in family.session.match.story if isinstance(x, h.RoleShown)]
        if shown == [0]:
            family.player.play_until(TwoDoorsScene)
            family.wait(0.8)
            scene = family.scene
            assert isinstance(scene, TwoDoorsScene)
            return family, scene
    raise AssertionError("nobody was the Manipulator")


def take(family: Family, number: int) -> None:
    family.until_scene(HintsScene)
    family.until(lambda: f"take-{number}" in family.names())
    family.raw_click(f"take-{number}")
    family.settle()


def test_an_idea_for_an_attack_is_chosen_but_not_handed_in() -> None:
    sage = Sage("redirect-2")
    family, scene = asked(sage)
    assert scene.pending != "redirect-2"
    family.raw_click("ideas")
    take(family, 0)
    assert family.scene is scene and scene.pending == "redirect-2" and sage.asked == [ATTACKED]
    assert len([x for x in family.session.match.stories[0] if isinstance(x, h.CatSent)]) == 1


def test_h_asks_for_ideas_and_escape_leaves_everything_as_it_was() -> None:
    family, scene = asked(Sage("clover"))
    before = scene.pending
    family.key(pygame.K_h)
    family.until_scene(HintsScene)
    family.key(pygame.K_ESCAPE)
    family.until_scene(AnswerScene)
    assert scene.pending == before


def test_an_idea_lays_the_cards_of_both_doors_and_can_be_undone() -> None:
    sage = Sage((TURNED, TURNED))
    family, scene = manipulator(sage)
    before = scene.orders
    family.raw_click("ideas")
    take(family, 0)
    assert family.scene is scene and scene.orders == (TURNED, TURNED) and sage.asked == [0]
    family.raw_click("undo")
    assert scene.orders == before


def test_an_idea_for_two_doors_names_the_cards_that_are_found_next() -> None:
    _, scene = manipulator(None)
    lines = order_lines(scene.question, (("trap", "clover", "cheese1"), ("cheese2",)), ((1, 0, 2), (0,)))
    say = scene.desk.texts
    one, other = (door + 1 for door in scene.question.doors)
    assert [read(line.words, say) for line in lines] == [
        say("comme_des_rats.screen.order.idea", n=one, first=card("clover", say), then=card("trap", say)),
        say("comme_des_rats.screen.order.idea_last", n=other, first=card("cheese2", say)),
    ]


def card(kind: str, say: Texts) -> str:
    return say(f"comme_des_rats.card.{kind}.name")


def test_without_an_adviser_no_own_screen_offers_ideas() -> None:
    assert "ideas" not in asked()[0].names()
    assert "ideas" not in manipulator(None)[0].names()
