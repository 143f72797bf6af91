"""Every open decision can be made with the mouse alone, with keys alone and with a pad alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pygame
import pytest

from ratland_desktop.games.ratland.rules.happenings import RatTraded, Redeployed
from ratland_desktop.games.ratland.rules.questions import (
    AddPiece,
    PutBack,
    Redeploy,
    Scavenge,
    TradeRat,
    Transmute,
    Wound,
)
from ratland_desktop.games.ratland.rules.words import Colour, Place, Plan
from ratland_desktop.games.ratland.scenes.peek import PeekScene
from ratland_desktop.games.ratland.scenes.table.cues.bagside import inside_bag
from ratland_desktop.games.ratland.scenes.table.decisions import DECISIONS
from ratland_desktop.games.ratland.scenes.table.decisions.bag import BagOffers
from ratland_desktop.games.ratland.scenes.table.decisions.redeploy import RedeployRats
from ratland_desktop.hotseat.session import Session
from ratland_desktop.shell.intents import Hand, Hot, Shortcut
from ratland_desktop.tabletop.dialogue import Choose, Question
from tests.games.ratland.scenes.table_sessions import play_to, scene_of, seer_decides, table_pilot
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

CHOICES: list[type[Choose]] = [AddPiece, PutBack, Scavenge, TradeRat, Transmute, Wound]
HANDS = ["mouse", "keys", "pad"]


def press(pilot: Pilot, name: str, hand: str) -> None:
    """Press a widget with one hand only."""
    if hand == "mouse":
        pilot.raw_click(name)
    elif hand == "keys":
        for _ in range(40):
            if pilot.focus == name:
                break
            pilot.key(pygame.K_TAB)
        pilot.key(pygame.K_RETURN)
    else:
        for _ in range(40):
            if pilot.focus == name:
                break
            pilot.pad(5)
        pilot.pad(0)


def asked(found: Session) -> Question:
    question = scene_question(found)
    assert question is not None
    return question


def scene_question(found: Session) -> Question | None:
    open_ = found.match.open_questions
    return open_[0] if open_ else None


def answers_to(found: Session, seat: int) -> list[object]:
    """What this seat has answered in the present round, from the journal."""
    return [answer for answers in found.match.journal.answers for answer in answers]


def test_every_open_question_has_a_decision() -> None:
    assert set(DECISIONS) == {*(kind.kind for kind in CHOICES), Redeploy.kind}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("kind", CHOICES)
def test_each_choice_is_made_with_one_hand(kind: type[Choose], hand: str) -> None:
    found = play_to(kind)
    pilot = table_pilot(found)
    question = asked(found)
    assert isinstance(question, kind)
    last = len(question.options) - 1
    press(pilot, f"offer-{last}", hand)
    pilot.frames(2)
    scene_of(pilot)
    journals = [*found.match.past, found.match.journal]
    given = [answer for journal in journals for answers in journal.answers for answer in answers]
    assert scene_question(found) is not question
    assert question.options[last] in given


@pytest.mark.parametrize("hand", HANDS)
def test_sports_rats_move_on_the_open_table_with_one_hand(hand: str) -> None:
    found = play_to(Redeploy)
    pilot = table_pilot(found)
    question = asked(found)
    assert isinstance(question, Redeploy)
    from_ = next(place for place in Place if question.plan[place])
    into = next(place for place in reversed(Place) if place is not from_)
    press(pilot, f"place-{from_.name.lower()}", hand)
    press(pilot, f"place-{into.name.lower()}", hand)
    press(pilot, "undo", hand)
    decision = scene_of(pilot).decision
    assert isinstance(decision, RedeployRats) and decision.plan == question.plan
    press(pilot, f"place-{from_.name.lower()}", hand)
    press(pilot, f"place-{into.name.lower()}", hand)
    press(pilot, "confirm", hand)
    pilot.frames(2)
    wanted = list(question.plan)
    wanted[from_] -= 1
    wanted[into] += 1
    moved = [x for story in found.match.stories for x in story if isinstance(x, Redeployed)]
    assert moved[-1].seat == question.seat and moved[-1].after == Plan(*wanted)


def test_no_more_rats_move_than_allowed() -> None:
    found = play_to(Redeploy)
    pilot = table_pilot(found)
    question = asked(found)
    assert isinstance(question, Redeploy)
    places = [place for place in Place if question.plan[place]]
    for _ in range(question.up_to + 2):
        pilot.click(f"place-{places[0].name.lower()}")
        pilot.click(f"place-{(Place.DUMP if places[0] is not Place.DUMP else Place.CITY).name.lower()}")
    decision = scene_of(pilot).decision
    assert isinstance(decision, RedeployRats)
    assert question.check(decision.plan) == decision.plan


def test_undo_by_its_key() -> None:
    found = play_to(Redeploy)
    pilot = table_pilot(found)
    question = asked(found)
    assert isinstance(question, Redeploy)
    place = next(place for place in Place if question.plan[place])
    pilot.click(f"place-{place.name.lower()}")
    pilot.give(Hot(Shortcut.UNDO, Hand.KEYS))
    decision = scene_of(pilot).decision
    assert isinstance(decision, RedeployRats) and decision.in_hand is None


def test_rattibal_shows_who_decides_and_who_decided() -> None:
    found = play_to(TradeRat)
    pilot = table_pilot(found)
    deciders = []
    for at in range(len(found.seats)):
        scene = scene_of(pilot)
        for _ in range(20):  # what happened meanwhile is watched first
            if scene.decision is not None:
                break
            pilot.give(Hot(Shortcut.NEXT))
        assert scene.decision is not None
        deciders.append(scene.decision.question.seat)
        assert set(scene.staging.lit) == {deciders[-1]}
        press(pilot, f"offer-{at % 2}", "mouse")
        pilot.frames(2)
    traded = [x for x in found.match.stories[-1] + found.match.stories[-2] if isinstance(x, RatTraded)]
    assert [x.seat for x in traded] == deciders
    assert [x.rats for x in traded] == [at % 2 for at in range(len(deciders))]


def test_a_decision_is_not_lost_by_looking_back() -> None:
    found = play_to(AddPiece)
    pilot = table_pilot(found)
    question = asked(found)
    pilot.click("back")
    assert scene_of(pilot).decision is None
    pilot.click("skip")
    assert scene_of(pilot).decision is not None and asked(found) is question


def test_the_seer_looks_ahead_alone_after_everybody_else_looked_away() -> None:
    found = seer_decides()
    pilot = table_pilot(found)
    seat = asked(found).seat
    words_before = " ".join(pilot.words())
    seen = found.view(seat).foresight
    assert seen is not None and seen.event is not None
    pilot.click("peek")
    peek = pilot.until_scene(PeekScene)
    assert peek.private
    name = pilot.desk.texts(f"ratland.event.{seen.event}.name")
    assert name not in pilot.words(), "the cards lie face down at first"
    pilot.click("turn")
    assert name in pilot.words()
    assert name not in words_before or seen.event == found.shown.event
    pilot.click("close")
    scene_of(pilot)


def test_a_seer_alone_among_computers_looks_ahead_with_one_press() -> None:
    found = seer_decides()
    seer = asked(found).seat
    found.seats = tuple(s if n == seer else replace(s, player="solid") for n, s in enumerate(found.seats))
    seen = found.view(seer).foresight
    assert seen is not None and seen.event is not None
    pilot = table_pilot(found)
    pilot.click("peek")
    pilot.until_scene(PeekScene)
    assert pilot.desk.texts(f"ratland.event.{seen.event}.name") in pilot.words()


@pytest.mark.parametrize("kind", [AddPiece, PutBack, Scavenge])
def test_a_question_at_the_bag_shows_what_is_left_in_it(kind: type[Choose]) -> None:
    found = play_to(kind)
    pilot = table_pilot(found)
    decision = scene_of(pilot).decision
    assert isinstance(decision, BagOffers)
    question, head = asked(found), decision.head_words
    left = inside_bag(scene_of(pilot).director.reel.story) - Counter(getattr(question, "pieces", ()))
    assert left.total() > 0
    assert left == Counter(getattr(question, "bag", left.elements()))
    assert left.total() == getattr(question, "left", left.total())
    shown = [
        text.words for text in pilot.read().drawn if text.words.isdigit() and head.union(text.room) == head
    ]
    assert shown == [str(left[colour]) for colour in Colour if left[colour]]


def test_who_keeps_pressing_to_go_on_does_not_answer_by_that() -> None:
    found = play_to(PutBack)
    pilot = table_pilot(found)
    question = asked(found)
    pilot.key(pygame.K_COMMA)
    for _ in range(6):
        pilot.key(pygame.K_SPACE)
        pilot.wait(0.2)
    assert scene_of(pilot).decision is not None
    assert scene_question(found) is question
    pilot.wait(1.0)
    pilot.key(pygame.K_SPACE)
    assert scene_question(found) is not question


def test_who_moves_to_an_answer_has_seen_the_question() -> None:
    found = play_to(PutBack)
    pilot = table_pilot(found)
    question = asked(found)
    pilot.key(pygame.K_COMMA)
    while scene_of(pilot).decision is None:
        pilot.key(pygame.K_SPACE)
    pilot.key(pygame.K_TAB)
    press(pilot, "offer-0", "keys")
    assert scene_question(found) is not question


def test_the_key_line_does_not_offer_to_go_on_while_an_answer_is_wanted() -> None:
    found = play_to(PutBack)
    pilot = table_pilot(found)
    on = pilot.desk.texts("shell.hint.next")
    assert on not in pilot.words()
    pilot.click("back")
    assert on in [hint.words for hint in scene_of(pilot).hints()]
