"""The last round of a game that is over, played again: the same story, also after a reload."""

from __future__ import annotations

from random import Random

import pytest
from _game_tables import table
from _sessions import NAMES, play_on

from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.last_round import FEWEST, last_round, seen_by_all
from ratland_desktop.hotseat.own_eyes import only_person
from ratland_desktop.hotseat.session import Over, Session
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import Match
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat


def finished(game: str, seed: int) -> Session:
    session = table(SHELF[game], Random(seed).randint(2, 6), seed, NAMES)
    play_on(session, Dice(seed), lambda e: isinstance(e.step(), Over))
    return session


@pytest.mark.parametrize("game", [*SHELF])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_tells_the_end_of_the_story_and_ends_the_same_way(game: str, seed: int) -> None:
    session = finished(game, seed)
    match = session.match
    again = last_round(session.box.course, match)
    assert again.over and again.outcome() == match.outcome()
    assert again.stories == match.stories[-len(again.stories) :]
    assert again.view(None) == match.view(None)
    assert sum(map(len, again.stories)) >= FEWEST or len(again.stories) == len(match.stories)


@pytest.mark.parametrize("game", [*SHELF])
def test_a_game_that_was_taken_up_from_a_file_tells_the_same(game: str) -> None:
    session = finished(game, 2)
    match, course = session.match, session.box.course
    resumed = Match.resume(match.game, match.seed, match.past, match.journal)
    assert len(resumed.stories) == 1
    assert last_round(course, resumed).stories == last_round(course, match).stories


@pytest.mark.parametrize("game", [*SHELF])
def test_the_game_itself_stays_as_it_is(game: str) -> None:
    session = finished(game, 3)
    match, before = session.match, (session.match.journal, list(session.match.past), session.mark)
    assert last_round(session.box.course, match) is not match
    assert (match.journal, match.past, session.mark) == before


def test_rounds_before_the_last_one_are_left_out() -> None:
    session = finished("ratland", 1)
    again = last_round(session.box.course, session.match)
    assert len(again.stories) == 2, "the end of RatLand is short, so the round before it is told as well"


def test_nobody_is_the_only_person_at_a_table_that_others_are_shown() -> None:
    def seat(player: str) -> Seat:
        return Seat("Mira", "teal", "", player)

    alone = (seat("solid"), seat(HUMAN), seat(NOBODY))
    assert only_person(seen_by_all(alone)) is None
    assert seen_by_all(alone)[2].player == NOBODY
    several = (seat("solid"), seat(HUMAN), seat(HUMAN))
    assert seen_by_all(several) == several
