"""The rule book opens at what is on the screen: a decision, the phase, the place that is pointed at."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules.questions import Scavenge, TradeRat
from ratland_desktop.games.ratland.rules.words import Phase
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.rulebook import BOOK
from ratland_desktop.games.ratland.scenes.rulebook.where import ASKED, topic_of
from ratland_desktop.games.ratland.scenes.table.decisions import DECISIONS
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.rulebook.doors import open_book
from ratland_desktop.shell.intents import Point
from ratland_desktop.tabletop.dialogue import Question
from tests.games.ratland.scenes.sewer_kit import sit_down
from tests.games.ratland.scenes.table_sessions import play_to, scene_of, session, table_pilot
from tests.opener import Blank


def test_every_open_decision_has_its_topic() -> None:
    assert {kind.kind for kind in ASKED} == set(DECISIONS)


def test_on_the_private_screen_it_opens_at_the_place_pointed_at() -> None:
    sitting = sit_down()
    assert topic_of(sitting.scene) == "rats"
    sitting.pilot.give(Point(sitting.pilot.widget("nursery").box.centre))
    assert topic_of(sitting.scene) == "nursery"


@pytest.mark.parametrize("question", [Scavenge, TradeRat])
def test_at_the_table_it_opens_at_what_is_decided(question: type[Question]) -> None:
    pilot = table_pilot(play_to(question))
    pilot.until(lambda: scene_of(pilot).decision is not None, seconds=60)
    assert topic_of(scene_of(pilot)) == ASKED[question]


def test_at_the_table_it_opens_at_the_phase_or_the_new_event() -> None:
    pilot = table_pilot(session(3))
    scene = scene_of(pilot)
    seen = set()
    for _ in range(40):
        told = scene.director.reel.told
        by_phase = {Phase.OPENING: "clans", Phase.EVENT: told.event or "event"}
        assert topic_of(scene) == by_phase.get(told.phase, told.phase.name.lower())
        seen.add(told.phase)
        scene.director.next()
    assert {Phase.EVENT, Phase.RATS, Phase.ATTACK} <= seen


def test_the_stage_is_asked_from_the_top() -> None:
    sitting = sit_down()
    book = open_book(BOOK, topic_of, [*sitting.pilot.stage.scenes(), Blank()])
    assert book.topic.page == "rats"


def test_screens_without_a_topic_leave_it_to_the_one_beneath() -> None:
    assert topic_of(Blank()) is None
    assert topic_of.dispatch(ResultsScene) is not topic_of.dispatch(object)
    assert topic_of.dispatch(OpeningScene) is not topic_of.dispatch(object)
