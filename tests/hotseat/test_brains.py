"""One thinker for whichever game is open: any game can have a brain, and none gets another one's answers."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ratland_desktop.games import shelf
from ratland_desktop.games.ratland.bots.choosing import choose
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.hotseat import thinker as room
from ratland_desktop.hotseat.brains import CHANCE, brain_at
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.minds import ThinkingMinds
from ratland_desktop.hotseat.reasons import Choice, because
from ratland_desktop.hotseat.thinker import HINTS, Thinker
from ratland_desktop.paths import find_places
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.host import Host, WaysOut
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.scene import Scene
from ratland_desktop.tabletop.dialogue import Choose
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from ratland_desktop.text import Texts
from tests.games.crumbs.rules import CRUMBS as CRUMBS_GAME
from tests.games.crumbs.rules import Table, View
from tests.hotseat.thinking import CRUMBS, LONG, RATLAND, asked, modules_in, wait_for, wait_until

CrumbsMatch = Match[int, Table, View]


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker(RATLAND, patience=LONG)
    yield made
    made.close()


@pytest.fixture
def match() -> RatLandMatch:
    return new_match(Options(4), 3)


@pytest.fixture
def crumbs() -> CrumbsMatch:
    return Match.new(CRUMBS_GAME, 3, 5)


def crumbs_question(crumbs: CrumbsMatch) -> Choose:
    question = crumbs.question(0)
    assert isinstance(question, Choose)
    return question


def test_any_game_can_have_a_brain(crumbs: CrumbsMatch) -> None:
    thinker = Thinker(CRUMBS, patience=LONG)
    question = crumbs_question(crumbs)
    best = wait_for(thinker, thinker.ask(Level.SOLID, crumbs.view(0), question, 1))
    assert best == Choice(max(question.options), because("crumbs.reason.like_it", hands=4))
    told: object = wait_for(thinker, thinker.ask(HINTS, crumbs.view(0), question, 1))
    assert told == tuple(Choice(option, because("also_possible")) for option in question.options)
    assert thinker.deaths == 0
    thinker.close()


def test_each_game_has_a_fallback_level_of_its_own(crumbs: CrumbsMatch) -> None:
    thinker = Thinker(CRUMBS)
    thinker.deaths = room.MOST_DEATHS
    question = crumbs_question(crumbs)
    choice = thinker.take(thinker.ask(Level.SOLID, crumbs.view(0), question, 1))
    assert choice is not None and choice.answer == min(question.options)
    assert thinker._process is None


def test_another_game_leaves_nothing_of_the_one_before(
    thinker: Thinker, match: RatLandMatch, crumbs: CrumbsMatch
) -> None:
    """Neither answers that were ready, nor one being thought about, nor waiting requests, nor the process."""
    ready = thinker.ask(Level.SOLID, match.view(0), asked(match, 0), 1)

    def is_ready() -> bool:
        thinker.poll()
        return ready in thinker._answers

    wait_until(is_ready)
    thinking = thinker.ask(Level.CUNNING, match.view(1), asked(match, 1), 1)
    waiting = thinker.ask(Level.SOLID, match.view(2), asked(match, 2), 1)
    before = thinker._process
    assert before is not None and thinker.busy
    old_pid = before.pid

    thinker.serve(CRUMBS)
    assert not thinker.busy and not thinker._answers
    assert old_pid not in [child.pid for child in multiprocessing.active_children()]
    ticket = thinker.ask(Level.SOLID, crumbs.view(0), crumbs_question(crumbs), 1)
    assert ticket not in (ready, thinking, waiting)
    assert wait_for(thinker, ticket).reason.code == "crumbs.reason.like_it"
    assert [thinker.take(old) for old in (ready, thinking, waiting)] == [None] * 3
    assert not [name for name in modules_in(thinker) if "games.ratland" in name]


def test_switching_games_many_times_leaves_one_process_and_no_answers(
    thinker: Thinker, match: RatLandMatch, crumbs: CrumbsMatch
) -> None:
    children = len(multiprocessing.active_children())
    for _ in range(4):
        thinker.serve(RATLAND)
        thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 1)
        thinker.serve(CRUMBS)
        thinker.ask(Level.SOLID, crumbs.view(0), crumbs_question(crumbs), 1)
        assert len(multiprocessing.active_children()) == children + 1
    thinker.serve(RATLAND)
    assert len(multiprocessing.active_children()) == children
    expected = choose(match.view(0), asked(match, 0), Dice(7), Level.SOLID)
    assert wait_for(thinker, thinker.ask(Level.SOLID, match.view(0), asked(match, 0), 7)) == expected
    assert not thinker._answers and thinker.deaths == 0


def test_opening_the_same_game_again_keeps_the_process(thinker: Thinker, match: RatLandMatch) -> None:
    wait_for(thinker, thinker.ask(Level.SOLID, match.view(0), asked(match, 0), 1))
    process = thinker._process
    thinker.serve(RATLAND)
    assert process is not None and thinker._process is process


def test_a_brain_that_failed_in_one_game_does_not_cost_the_next_game_its_bots(
    thinker: Thinker, crumbs: CrumbsMatch
) -> None:
    thinker.deaths = room.MOST_DEATHS
    thinker.serve(CRUMBS)
    ticket = thinker.ask(Level.SOLID, crumbs.view(0), crumbs_question(crumbs), 1)
    assert thinker._process is not None
    assert wait_for(thinker, ticket).answer == max(crumbs_question(crumbs).options)


def test_minds_of_the_game_before_get_no_answer_from_the_next(
    thinker: Thinker, match: RatLandMatch, crumbs: CrumbsMatch
) -> None:
    old, new = ThinkingMinds(thinker, 1), ThinkingMinds(thinker, 1)
    old.ask(0, "cunning", match.view(0), asked(match, 0))
    thinker.serve(CRUMBS)
    new.ask(0, "solid", crumbs.view(0), crumbs_question(crumbs))
    found = wait_until(new.answers)
    assert [decided.question for decided in found] == [crumbs_question(crumbs)]
    assert old.answers() == []


def test_a_game_without_bots_gets_legal_answers_and_no_hints(crumbs: CrumbsMatch) -> None:
    brain_of_chance = brain_at(CHANCE)
    question = crumbs_question(crumbs)
    choice = brain_of_chance.choose(crumbs.view(0), question, Dice(1), brain_of_chance.FALLBACK)
    assert question.check(choice.answer) == choice.answer and choice.reason == because("whim")
    assert brain_of_chance.hints(crumbs.view(0), question, Dice(1)) == ()
    assert brain_of_chance.LEVELS == (Level.RANDOM,)


def test_a_reason_is_said_in_the_words_of_its_game_or_in_those_of_all() -> None:
    assert because("whim").key == "bots.reason.whim"
    assert because("crumbs.reason.like_it").key == "crumbs.reason.like_it"


# --- the games on the shelf


@pytest.mark.parametrize("name", shelf.GAMES)
def test_the_brain_of_every_box_is_there_and_plays_what_people_are_offered(name: str) -> None:
    """A wrong path would show only in games that are played by chance."""
    box, trials = shelf.SHELF[name], shelf.trials()[name]()
    brain = brain_at(box.brain)
    assert {*box.company.levels} <= {*brain.LEVELS} and Level.RANDOM in brain.LEVELS
    assert box.company.characters == brain.CHARACTERS
    assert box.screens().sheet.company is box.company
    assert brain.FALLBACK in brain.LEVELS
    assert callable(brain.choose) and callable(brain.hints)
    assert trials.brain == box.brain


def test_whoever_opens_another_game_has_its_computers() -> None:
    def nowhere() -> Scene[Any]:
        raise AssertionError

    host = Host(shelf.SHELF, None, PlayerBook(None), WaysOut(nowhere, nowhere, None))
    ratland = shelf.SHELF["ratland"]
    crumbs = replace(ratland, brain=CRUMBS)
    desk = Desk(Texts(find_places().locales))
    for box in (ratland, crumbs, ratland):
        host.demo(box, desk)
        assert host._thinker is not None and host._thinker._brain == box.brain
    thinker = host._thinker
    host.demo(ratland, desk)
    assert host._thinker is thinker
    host.close()
