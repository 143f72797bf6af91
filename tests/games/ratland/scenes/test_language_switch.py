"""Another language in the middle of everything: what is on the screen changes at once, all of it.

Each time the screen after the switch is held against the same screen that spoke the new language from the
beginning: every word must be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ratland_desktop.games.ratland.rules.questions import OpeningChoice, PutBack
from ratland_desktop.games.ratland.rules.words import SEARCH, Plan
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.tips import TABLE
from ratland_desktop.saves.settings import Motion, SettingsStore
from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.screens.coach.bubble import OK
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.coaching import TableCoaching
from ratland_desktop.shell.comfort import Comfort
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.intents import Hot, Point, Shortcut
from ratland_desktop.shell.scenes.curtain import CurtainScene, Row, Waiting
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.seats import Seat
from tests.games.ratland.kit import lay, seat
from tests.games.ratland.scenes.sewer_kit import neighbours, sit_down
from tests.games.ratland.scenes.table_sessions import (
    place_in_secret,
    play_to,
    scene_of,
    session,
    table_pilot,
)
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

SWITCHES = [("de", "fr"), ("fr", "es"), ("es", "en"), ("en", "de")]


def in_the_middle_of_a_resolution(language: str) -> Pilot:
    """The search for cheese, with a long story behind it."""
    found = session(3, 7, humans=[0, 1, 2], clans=False)
    while found.unseen():
        found.see()
    place_in_secret(found, Dice(1))
    pilot = table_pilot(found, language=language)
    while found.shown.phase is not SEARCH or found.mark.happening <= 12:
        pilot.give(Hot(Shortcut.NEXT))
    assert found.mark.story == 0
    return pilot


def in_front_of_a_private_screen(language: str) -> Pilot:
    sitting = sit_down(draft=Plan(dump=3, left=2, pantry=2), language=language)
    assert isinstance(sitting.pilot.scene, MySewerScene)
    return sitting.pilot


def asked_again_by_a_dialog(language: str) -> Pilot:
    """Everybody attacks and nobody looks for food: the sewer asks whether that is meant."""
    poor = lay(seat(pantry=7, cheese=0), *neighbours(2))
    sitting = sit_down(poor, language=language)
    sitting.scene.change(lambda: sitting.scene.editor.like(Plan(left=7)))
    sitting.pilot.give(Hot(Shortcut.DONE))
    sitting.pilot.until_scene(Dialog)
    return sitting.pilot


def at_an_open_decision(language: str) -> Pilot:
    return table_pilot(play_to(PutBack), language=language)


def at_the_curtain_asked_to_think_again(language: str) -> Pilot:
    rows = [
        Row(0, Seat("Mia", "teal", "bow"), Waiting.DONE, rethinks=True),
        Row(1, Seat("Jonas", "red", "crown"), Waiting.NOW),
    ]
    pilot = Pilot(lambda: CurtainScene(rows, 1, explain=True, menu=lambda: None), language=language)  # type: ignore[arg-type, return-value]
    pilot.click("rethink-0")
    pilot.until_scene(Dialog)
    return pilot


def with_the_coach_at_the_table(language: str) -> Pilot:
    pilot = table_pilot(session(3, 5, humans=[0], clans=False), language=language)
    table = scene_of(pilot)
    table.coaching = TableCoaching(TABLE, Coach(True), table.director, table.layout)
    pilot.give(Hot(Shortcut.NEXT))
    assert OK in pilot.names()
    return pilot


def with_a_message_to_one_player(language: str) -> Pilot:
    """Somebody wants to go on without having chosen."""
    game = session(3, 7, humans=[0, 1, 2])
    question = game.question(0)
    assert isinstance(question, OpeningChoice)
    screen = OpeningScene(game.view(0), question, game.seats, lambda: STAY)
    pilot = Pilot(lambda: screen, language=language)
    pilot.give(Point((0, 0)))
    pilot.click("done")
    pilot.wait(0.2)
    assert pilot.desk.toasts.words
    return pilot


def at_a_card_opened_from_the_sewer(language: str) -> Pilot:
    sitting = sit_down(lay(seat(pantry=7, clan="ninja"), *neighbours(2)), language=language)
    sitting.pilot.click("clan-card")
    sitting.pilot.until_scene(CardsScene)
    return sitting.pilot


SCREENS = [
    in_the_middle_of_a_resolution,
    in_front_of_a_private_screen,
    asked_again_by_a_dialog,
    at_an_open_decision,
    at_the_curtain_asked_to_think_again,
    with_the_coach_at_the_table,
    with_a_message_to_one_player,
    at_a_card_opened_from_the_sewer,
]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_word_on_the_screen_changes_at_once(screen: Callable[[str], Pilot], tmp_path: Path) -> None:
    for before, after in SWITCHES[:2]:
        pilot = screen(before)
        comfort = Comfort(SettingsStore(tmp_path / f"{before}.json"), pilot.desk)
        comfort.change(motion=Motion.REDUCED, draw_by_hand=False)
        old = pilot.words()
        scene = pilot.scene
        comfort.change(language=after)
        assert pilot.scene is scene, "nobody leaves the screen for it"
        new = pilot.words()
        assert new == screen(after).words()
        assert new != old


def test_the_story_so_far_is_told_in_the_new_language() -> None:
    pilot = in_the_middle_of_a_resolution("de")
    table = scene_of(pilot)
    assert isinstance(table, TableScene)
    german = [line.sentence.text for line in table.story.lines]
    pilot.desk.speak("fr")
    pilot.desk.refresh()
    french = [line.sentence.text for line in table.story.lines]
    assert len(german) == len(french) > 10
    assert not set(german) & set(french)


def test_what_was_begun_goes_on_after_the_switch() -> None:
    """The plan, the focus and the place in the story are as they were."""
    pilot = in_front_of_a_private_screen("de")
    scene = pilot.scene
    assert isinstance(scene, MySewerScene)
    pilot.focus_on("nursery")
    pilot.desk.speak("es")
    pilot.desk.refresh()
    assert scene.plan == Plan(dump=3, left=2, pantry=2)
    assert pilot.focus == "nursery"
