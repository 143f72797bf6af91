"""Ideas for every decision of RatLand: at the open table from open facts alone, and for the first choice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from ratland_desktop.games.ratland.bots.hints import hints
from ratland_desktop.games.ratland.rules import questions as q
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.games.ratland.scenes.table.ideas import moving_lines
from ratland_desktop.hotseat.reasons import Choice, because
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.ideas import HintsScene, OpenIdeas
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.intents import Digit
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from tests.adviser import Wise
from tests.games.ratland.scenes.table_sessions import play_to, seer_decides
from tests.games.ratland.scenes.test_table_decisions import CHOICES, asked
from tests.opener import Opener
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

OPEN: list[type[Question]] = [*CHOICES, q.Redeploy]


class Advised(Pilot):
    """At the table of a session, with an adviser."""

    def __init__(self, found: Session, adviser: Wise | None, **look: Any) -> None:
        table = TableScene(LOOK, found, lambda: STAY, Pace(False))
        table.adviser = adviser
        look.setdefault("by_hand", False)
        super().__init__(lambda: table, **look)
        self.table = table


def real_ideas(found: Session) -> Wise:
    question = asked(found)
    return Wise(hints(found.match.view(question.seat), question, Dice(3)))


@pytest.mark.parametrize("kind", OPEN)
def test_every_open_decision_has_ideas_that_are_played_with_a_press(
    kind: type[Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = play_to(kind)
    wise, question = real_ideas(found), asked(found)
    given: list[tuple[int, object]] = []
    answer = found.answer

    def giving(seat: int, said: object) -> None:
        given.append((seat, said))
        answer(seat, said)

    monkeypatch.setattr(found, "answer", giving)
    pilot = Advised(found, wise, language="de")
    pilot.click("idea")
    scene = pilot.until_scene(OpenIdeas)
    pilot.wait(0.5)
    assert not scene.private
    assert wise.ideas and scene.ideas == wise.ideas
    assert pilot.desk.texts("computers.hint.about_open") in pilot.words()
    assert pilot.bad_texts() == []
    pilot.give(Digit(1))
    pilot.frames(2)
    assert pilot.stage.failures == []
    assert given == [(question.seat, wise.ideas[0].answer)]


def test_the_key_asks_and_escape_changes_nothing() -> None:
    found = play_to(q.Transmute)
    question, wise = asked(found), Wise((Choice(0, because("whim")),))
    pilot = Advised(found, wise)
    assert pilot.desk.texts("computers.hint.key") in pilot.words()
    pilot.key(pygame.K_h)
    pilot.until_scene(OpenIdeas)
    pilot.key(pygame.K_ESCAPE)
    pilot.until_scene(TableScene)
    assert asked(found) is question and wise.forgotten


def test_a_table_without_ideas_has_no_lamp() -> None:
    found = play_to(q.Transmute)
    pilot = Advised(found, None)
    assert "idea" not in pilot.names()
    pilot.key(pygame.K_h)
    assert isinstance(pilot.scene, TableScene)


def test_even_the_seers_ideas_come_from_what_lies_open() -> None:
    found = seer_decides()
    seat, wise = asked(found).seat, Wise(None)
    pilot = Advised(found, wise)
    pilot.click("idea")
    pilot.until_scene(OpenIdeas)
    ((view, question),) = wise.asked
    own = found.match.view(seat)
    assert own.foresight is not None
    assert view == replace(own, foresight=None, dealt=()) and question.seat == seat


def test_what_the_seer_may_look_at_stands_beside_the_lamp() -> None:
    pilot = Advised(seer_decides(), Wise(None))
    lamp, peek = (pilot.widget(name).box for name in ("idea", "peek"))
    assert peek.right <= lamp.x


def test_nobody_has_ideas_about_pieces_that_are_still_in_the_bag() -> None:
    pilot = Advised(play_to(q.PutBack), Wise(()), by_hand=True)
    assert pilot.table.decision is not None and pilot.table.decision.part
    assert "idea" not in pilot.names()
    pilot.key(pygame.K_h)
    assert isinstance(pilot.scene, TableScene)
    for _ in range(80):
        if not pilot.table.decision.part:
            break
        pilot.key(pygame.K_SPACE)
        pilot.wait(0.5)
    assert "idea" in pilot.names()


def test_a_move_reads_as_what_changes() -> None:
    before = Plan(2, 3, 0, 1, 0, 4, 0)
    lines = moving_lines(before, before._replace(city=1, field=2))
    assert [(line.icon, line.amount) for line in lines] == [("city", "−2"), ("field", "+2")]
    assert [line.icon for line in moving_lines(before, before)] == ["check"]


# --- the first choice


def test_an_idea_for_the_first_choice_is_picked_but_not_handed_in() -> None:
    match = new_match(Options(3, clans=True, board=Board.SECRET), 4)
    question = match.question(0)
    assert isinstance(question, q.OpeningChoice)
    wise = Wise((Choice(q.Opening(question.clans[1], False), because("whim")),))
    seats = play_to(q.Transmute, 3).seats
    outside: Opener[q.Opening] = Opener(
        lambda: OpeningScene(match.view(0), question, seats, lambda: STAY, None, wise)
    )
    pilot = Pilot(lambda: outside, language="de")
    pilot.until_scene(OpeningScene)
    pilot.click("idea")
    assert pilot.until_scene(HintsScene).private
    pilot.wait(0.5)
    assert pilot.bad_texts() == []
    pilot.give(Digit(1))
    page = pilot.until_scene(OpeningScene)
    assert page.draft == q.Opening(question.clans[1], False)
    assert outside.results == []
    pilot.click("done")
    pilot.click("done")
    pilot.frames(2)
    assert outside.results == [q.Opening(question.clans[1], False)]
