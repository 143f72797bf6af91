"""The open table: what presses and keys do, what pointing says, and how much help is given."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from ratland_desktop.games.rattus.box import BOX
from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.table import Options, Table
from ratland_desktop.games.rattus.rules.words import LAST_ROUND, RESERVE, SUPPLY, TURNS, Stage
from ratland_desktop.games.rattus.scenes.table import around as help_table
from ratland_desktop.games.rattus.scenes.table.act_decision import ActDecision
from ratland_desktop.games.rattus.scenes.table.around import NUMBERS, OFF, SKULLS
from ratland_desktop.games.rattus.scenes.table.lands import LandButton
from ratland_desktop.games.rattus.scenes.table.scene import RattusTable
from ratland_desktop.hotseat.reasons import Choice, because
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.screens.ideas import OpenIdeas
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.hurry import GLANCE
from ratland_desktop.shell.intents import Digit, Point
from tests.adviser import Wise
from tests.games.rattus.kit import lay
from tests.games.rattus.scenes.family import Family, family_seats
from tests.games.rattus.scenes.laid import match_on
from tests.pilot import Heard, Pilot
from tests.quickly import quickly

SMALL = (1024, 640)


def a_table(**more: Any) -> Table:
    """Seat 0 is in turn; every card that has targets is there."""
    laid: dict[str, Any] = {
        "cubes": {"gallia": (2, 1, 0), "germania": (1, 0, 3), "italia": (0, 2, 2), "scandia": (1, 0, 0)},
        "rats": {"gallia": 2, "germania": 1, "italia": 3, "anglia": 1, "polonia": 3},
        "cards": {"monk": 0, "merchant": 0, "king": 1},
        "plague": "germania",
    }
    return lay(3, **(laid | more))


def sitting(table: Table, **look: Any) -> Family:
    """At the decision of this table."""
    family = Family(Options(3), match=match_on(table), size=SMALL, reduced=True, **look)
    family.until(lambda: isinstance(family.scene, RattusTable) and family.scene.decision is not None)
    family.wait(GLANCE)
    return family


def the_table(family: Family) -> RattusTable:
    assert isinstance(family.scene, RattusTable)
    return family.scene


def decision(family: Family) -> ActDecision:
    found = the_table(family).decision
    assert isinstance(found, ActDecision)
    return found


def lit(family: Family) -> set[str]:
    return {widget.region for widget in family.scene.form.widgets if isinstance(widget, LandButton)}


def point_at(family: Family, name: str) -> list[str]:
    """What stands on the screen while the mouse is there. The middle of a name lies on its land."""
    widget = family.widget(name)
    family.give(Point(getattr(widget, "block", widget.box).centre))
    return family.words()


# --- hands


@pytest.mark.parametrize("card", quickly(CARDS, "peasant", "monk"))
def test_the_numbers_take_a_card_or_pick_it_up(card: str) -> None:
    number = [*CARDS].index(card) + 1
    family = sitting(a_table())
    before = family.session.match.view(None).cards
    family.give(Digit(number))
    if before[card] == 0:
        assert decision(family).hand == card
        family.give(Digit(number))  # and again: it is put down
        assert decision(family).hand is None
    else:
        family.wait(GLANCE)
        assert family.session.match.view(None).cards[card] == 0


def test_a_card_that_can_do_nothing_says_so_and_changes_nothing() -> None:
    family = sitting(a_table(cards={"peasant": 0}))
    before = family.session.match.view(None)
    heard = family.desk.sound
    assert isinstance(heard, Heard)
    heard.played.clear()
    family.give(Digit(1))
    assert heard.played == ["error"]
    assert family.session.match.view(None) == before and decision(family).hand is None


def test_plus_and_minus_say_how_many_the_merchant_takes_along() -> None:
    family = sitting(a_table())
    family.give(Digit(2))
    family.click("region-gallia")
    assert decision(family).draft["number"] == 2
    family.key(pygame.K_MINUS)
    assert decision(family).draft["number"] == 1
    family.key(pygame.K_MINUS)
    assert decision(family).draft["number"] == 1
    family.key(pygame.K_PLUS)
    family.key(pygame.K_PLUS)
    assert decision(family).draft["number"] == 2
    family.click("region-hispania")
    assert family.session.match.view(None).cubes["hispania"][0] == 2


def test_escape_lets_go_of_a_card_before_it_opens_the_menu() -> None:
    family = sitting(a_table())
    family.focus_on("card-monk")
    family.key(pygame.K_RETURN)
    assert decision(family).hand == "monk"
    family.back()
    assert decision(family).hand is None


def test_a_press_on_the_map_can_be_taken_back_until_a_rat_is_turned_up() -> None:
    family = sitting(a_table())
    start = family.session.match.view(None)
    for name in ("region-gallia", "region-gallia"):  # settle, then the plague
        family.click(name)
        family.wait(GLANCE + 0.5)
    for _ in range(4):
        family.key(pygame.K_u)
        family.wait(GLANCE + 0.5)
    assert family.session.match.view(None) == start
    family.click("region-gallia")
    family.wait(GLANCE + 0.5)
    family.click("region-gallia")
    family.wait(GLANCE + 0.5)
    family.click("region-anglia")
    family.click("region-anglia")
    family.wait(GLANCE + 0.5)
    family.click("turn_up")
    turned = family.session.match.view(None).turned
    assert turned
    family.key(pygame.K_u)
    family.wait(0.2)
    assert family.session.match.view(None).turned == turned


def test_space_presses_the_large_button_wherever_the_focus_is() -> None:
    table = a_table(cards={"king": 0})
    table.placed = True
    family = sitting(table)
    family.click("region-hungaria")  # nobody lives there and there are no rats: the turn may end
    family.wait(GLANCE + 0.5)
    assert "done" in family.names()
    family.focus_on("region-scandia")
    family.key(pygame.K_SPACE)
    family.wait(GLANCE + 0.5)
    assert family.session.match.view(None).active == 1


# --- what pointing says


def test_lights_are_the_regions_that_can_be_pressed() -> None:
    family = sitting(a_table())
    assert lit(family) == {"gallia", "germania", "italia", "anglia", "polonia"}
    family.click("region-gallia")
    family.wait(GLANCE + 0.5)
    assert lit(family) == {"gallia", "italia", "scandia", "polonia", "hungaria"}


@pytest.mark.parametrize(
    ("region", "words"), [("scandia", "There are no rats in Scandia"), ("hispania", "There are no rats")]
)
def test_who_points_at_another_region_reads_why_not(region: str, words: str) -> None:
    family = sitting(a_table(), language="en")
    assert decision(family).why_not(region).startswith(words)


def test_the_reason_follows_what_a_press_would_mean() -> None:
    family = sitting(a_table(), language="en")
    settle = decision(family).why_not("hispania")
    family.give(Digit(2))
    leave = decision(family).why_not("hispania")
    family.click("region-gallia")
    move = decision(family).why_not("polonia")
    assert "" not in (settle, leave, move) and len({settle, leave, move}) == 3
    family.click("region-hispania")
    family.wait(GLANCE + 0.5)
    family.click("region-gallia")
    family.wait(GLANCE + 0.5)
    assert decision(family).why_not("anglia") not in ("", settle, leave, move)  # too far


def test_seats_and_supply_tell_what_the_end_would_bring() -> None:
    family = sitting(a_table(supply=14), language="en")
    assert any("more turns" in one for one in point_at(family, "clock"))
    assert any("after the last plague" in one for one in point_at(family, "seat-2"))


@pytest.mark.parametrize(
    ("supply", "ending", "stage", "words"),
    [
        (0, SUPPLY, TURNS, "This is the last turn."),
        (9, RESERVE, TURNS, "This is the last turn."),
        (0, SUPPLY, LAST_ROUND, "No more turns."),
    ],
)
def test_the_supply_promises_no_turn_that_will_not_come(
    supply: int, ending: str, stage: Stage, words: str
) -> None:
    table = a_table(supply=supply, ending=ending, stage=stage, cards={"peasant": 1})
    if stage is LAST_ROUND:
        table.active = 1  # whose Peasant works once more
    family = sitting(table, language="en")
    said = " ".join(point_at(family, "clock"))
    assert words in said and "more turn." not in said


def test_before_the_first_rat_is_turned_up_everybody_reads_what_it_may_cost() -> None:
    family = sitting(a_table(), language="en")
    for name in ("region-gallia", "region-gallia", "region-anglia", "region-anglia"):
        family.click(name)
        family.wait(GLANCE + 0.5)
    assert "turn_up" in family.names()
    said = family.words()
    assert "Now we’ll see what’s hiding in Gallia." in said
    assert any(words.startswith("−") for words in said)


# --- how much help


def moving_the_plague(odds: str) -> tuple[Pilot, ActDecision]:
    """Where the plague goes, with so much help."""
    laid = a_table()
    laid.placed = True
    session = Session(BOX, match_on(laid), family_seats(3), QuickMinds(1))
    table = help_table.Table(session, odds)
    pilot = Pilot(lambda: RattusTable(table, lambda: STAY), size=SMALL, reduced=True, language="en")
    scene = pilot.until_scene(RattusTable)
    pilot.until(lambda: scene.decision is not None)
    pilot.wait(GLANCE)
    assert isinstance(scene.decision, ActDecision)
    return pilot, scene.decision


@pytest.mark.parametrize("odds", [SKULLS, NUMBERS])
def test_skulls_on_the_map_tell_how_many_would_die(odds: str) -> None:
    _, decision = moving_the_plague(odds)
    chips = {region: decision.chip(region) for region in decision.targets()}
    found = {region: chip.skulls for region, chip in chips.items() if chip is not None}
    assert found == {"gallia": 2, "italia": 3, "scandia": 0, "polonia": 0, "hungaria": 0}


def test_without_help_there_are_no_skulls_and_no_numbers() -> None:
    pilot, decision = moving_the_plague(OFF)
    assert {decision.chip(region) for region in decision.targets()} == {None}
    pilot.focus_on("region-italia")
    said = pilot.words()
    assert not [words for words in said if words.startswith("−")]
    assert "Villagers here: 4." in said


def test_numbers_are_there_only_where_numbers_are_wanted() -> None:
    for odds, wanted in ((SKULLS, False), (NUMBERS, True)):
        pilot, _ = moving_the_plague(odds)
        pilot.focus_on("region-italia")
        assert any(words.startswith("−") for words in pilot.words()) is wanted


# --- ideas


TWO = (Choice(("place", "italia", 3), because("whim")), Choice(("take", "king"), because("whim")))


def test_an_idea_comes_from_what_lies_open_and_is_played_with_a_press() -> None:
    table = a_table()
    table.rats["gallia"][0] = type(table.rats["gallia"][0])(table.rats["gallia"][0].face, False, (0,))
    family = sitting(table)
    wise = the_table(family).adviser = Wise(TWO)
    family.key(pygame.K_h)
    family.until_scene(OpenIdeas)
    family.wait(0.5)
    view, question = wise.asked[0]
    assert view.seat == question.seat == 0
    assert all(rat.face == 0 for rats in view.rats.values() for rat in rats)  # not even what seat 0 has seen
    family.give(Digit(1))
    family.wait(GLANCE)
    assert family.session.match.view(None).cubes["italia"][0] == 3
    assert family.bad_texts() == []


def test_where_no_ideas_are_allowed_there_is_no_lamp() -> None:
    family = sitting(a_table())
    assert "idea" not in family.names()
    family.key(pygame.K_h)
    assert isinstance(family.scene, RattusTable)
