"""The button that takes an answer back: what it says, what it does, and when it is too late."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.questions import Keep, Partner, Reroll
from ratland_desktop.games.comme_des_rats.scenes.stash.scene import GlanceScene
from ratland_desktop.games.comme_des_rats.scenes.table.scene import CellarTable
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.widgets import Button
from tests.games.comme_des_rats.scenes.family import Family
from tests.games.comme_des_rats.scenes.test_table_keys import at_doors, deciding, rolled, shared, story
from tests.hands import KeysHand


def undo(family: Family) -> Button:
    return family.typed_widget(Button, "undo")


def decides_again(family: Family) -> None:
    family.until(lambda: isinstance(family.scene, CellarTable) and family.scene.mode is Mode.DECIDE)
    family.wait(0.8)


def named(family: Family, kind: str) -> str:
    return family.desk.texts(f"comme_des_rats.ask.{kind}.take_back")


def test_the_partner_is_taken_back_by_name_and_then_the_kept_roll() -> None:
    family = deciding(rolled())
    family.key(pygame.K_1)
    decides_again(family)
    assert undo(family).enabled and undo(family).words == named(family, "partner")
    family.raw_click("undo")
    decides_again(family)
    assert isinstance(family.session.match.open_questions[0], Partner)
    assert not [x for x in story(family) if isinstance(x, h.PartnerNamed)]
    assert undo(family).words == named(family, "reroll")
    family.key(pygame.K_u)
    decides_again(family)
    assert isinstance(family.session.match.open_questions[0], Reroll)
    assert not undo(family).enabled


def test_the_sharing_is_taken_back_by_name() -> None:
    family = deciding(shared())
    family.key(pygame.K_2)
    decides_again(family)
    assert undo(family).enabled and undo(family).words == named(family, "keep")
    family.raw_click("undo")
    decides_again(family)
    assert isinstance(family.session.match.open_questions[0], Keep)


def test_after_a_card_was_drawn_the_button_says_why_it_is_too_late() -> None:
    family = deciding(at_doors())
    family.key(pygame.K_3)
    decides_again(family)
    say = family.desk.texts
    assert not undo(family).enabled and undo(family).words == say("play.undo.take_back")
    assert undo(family).tooltip == say("refusal.undo.known")


def test_after_somebody_has_looked_nothing_is_taken_back() -> None:
    family = deciding(rolled())
    family.key(pygame.K_1)
    decides_again(family)
    family.key(pygame.K_v)
    family.until_scene(CurtainScene)
    KeysHand().say_its_me(family)
    family.until_scene(GlanceScene)
    family.raw_click("done")
    decides_again(family)
    assert not undo(family).enabled
    assert undo(family).tooltip == family.desk.texts("refusal.undo.looked")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_names_fit_on_the_button(language: str) -> None:
    family = deciding(rolled(), language=language)
    family.key(pygame.K_1)
    decides_again(family)
    scene = family.scene
    assert isinstance(scene, CellarTable)
    button, say = undo(family), family.desk.texts
    for kind in ("reroll", "partner", "partners", "other_partner", "keep", "die", "target"):
        wide, _ = family.stage.canvas.measure(say(f"comme_des_rats.ask.{kind}.take_back"), button.style)
        assert wide <= button.box.w - button.box.h, (kind, wide, button.box)
