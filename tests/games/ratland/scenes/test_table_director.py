"""The director stops where people are needed, and nowhere else."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules.happenings import Revealed
from ratland_desktop.games.ratland.rules.questions import TradeRat
from ratland_desktop.games.ratland.steps import TABLE_STEPS
from ratland_desktop.hotseat.session import HandOver, Over, Session
from ratland_desktop.screens.table.director import Director
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.playback import Pace, Speed, Timing
from ratland_desktop.shell.motion import Tempo
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.scenes.table_sessions import place_in_secret, play_to, session, tells_of


def director(
    found: Session, *, auto: bool = True, speed: Speed = Speed.NORMAL, by_hand: bool = False
) -> Director:
    made = Director(found, Pace(auto), TABLE_STEPS, lambda step, by_hand: Timing(2.0))
    made.playback.tempo = Tempo(speed=float(speed.value))
    made.by_hand = by_hand
    return made


def test_the_screens_wait_for_somebody_to_lift_them() -> None:
    found = session(3, 4, humans=range(3), clans=False)
    place_in_secret(found, Dice(1))
    watching = director(found)
    while watching.mode is Mode.WATCH:
        watching.tick(2.1)
    assert watching.mode is Mode.LEAVE  # the first private turn
    place_in_secret(found, Dice(1))
    watching = director(found)
    for _ in range(5):
        watching.tick(10.0)
    assert watching.mode is Mode.GATE
    watching.skip()
    assert watching.mode is Mode.GATE
    watching.next()
    assert tells_of(watching.reel.present, Revealed)


def test_step_by_step_nothing_moves_by_itself() -> None:
    found = session(4, 4)
    found.let_computers_play()
    watching = director(found, auto=False)
    watching.next()
    here = watching.reel.at
    for _ in range(20):
        watching.tick(5.0)
    assert watching.reel.at == here


def test_at_once_shows_everything_up_to_the_next_private_turn() -> None:
    found = session(3, 4, humans=range(3), clans=False)
    place_in_secret(found, Dice(1))
    watching = director(found, speed=Speed.INSTANT)
    watching.tick(0.01)
    assert watching.mode is Mode.LEAVE
    assert isinstance(found.step(), HandOver)


def test_at_once_stops_where_a_round_ends() -> None:
    found = session(3, 4, humans=range(3), clans=False)
    watching = director(found, speed=Speed.INSTANT)
    watching.tick(0.01)
    place_in_secret(found, Dice(1))
    watching.next()  # screens up
    story = watching.reel.at.story
    for _ in range(5):
        watching.tick(0.01)
    assert watching.reel.at.story == story + 1 or watching.reel.coming is None


def test_computers_alone_play_to_the_end_without_a_hand() -> None:
    found = session(4, 9)
    watching = director(found, speed=Speed.FOURFOLD)
    for _ in range(3000):
        found.let_computers_play()
        watching.tick(1.0)
        if watching.may_leave:
            break
    assert isinstance(found.step(), Over)


def test_a_decision_waits_until_the_moment_before_it_was_seen() -> None:
    found = play_to(TradeRat)
    watching = director(found)
    assert watching.question is not None  # the table was just opened at it
    watching.back()
    assert watching.question is None and watching.mode is Mode.BACK
    watching.to_present()
    assert watching.question is not None


def test_looking_back_stops_the_clock() -> None:
    found = session(4, 9)
    watching = director(found)
    for _ in range(20):
        found.let_computers_play()
        watching.tick(3.0)
    watching.back()
    here = watching.reel.at
    watching.tick(60.0)
    assert watching.reel.at == here


@pytest.mark.parametrize("way", ["to now", "step by step"])
def test_who_is_back_from_looking_back_sees_the_story_go_on(way: str) -> None:
    found = session(4, 9)
    watching = director(found)
    for _ in range(20):
        found.let_computers_play()
        watching.tick(3.0)
    newest = watching.reel.at
    watching.back()
    assert watching.playback.pace.auto, "looking back is no pause"
    if way == "to now":
        watching.to_present()
    else:
        watching.next()
    assert watching.reel.at == newest
    watching.tick(0.1)
    assert watching.reel.at == newest, "first everybody finds their way back"
    found.let_computers_play()
    watching.tick(3.0)
    assert watching.reel.at != newest


def test_a_pause_outlasts_looking_back() -> None:
    found = session(4, 9)
    watching = director(found)
    for _ in range(20):
        found.let_computers_play()
        watching.tick(3.0)
    watching.toggle_auto()
    watching.back()
    watching.to_present()
    here = watching.reel.at
    watching.tick(60.0)
    assert watching.reel.at == here and watching.paused
    watching.back()
    watching.toggle_auto()
    assert not watching.reel.looks_back and not watching.paused
