"""The coming moment is painted while nothing moves: it is there when it comes, and tells nobody anything."""

from __future__ import annotations

from copy import deepcopy

import pytest

from ratland_desktop.games.ratland.rules.happenings import Attacked
from ratland_desktop.hotseat.session import HandOver, Session
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.playback import Speed
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.shell.widgets.dialog import Answer, Dialog
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.scenes.table_sessions import (
    place_in_secret,
    scene_of,
    session,
    table_pilot,
    tells_of,
)
from tests.pilot import Pilot

REST = 8.0
"""Longer than any moment moves."""


def large_ones(pilot: Pilot) -> set[object]:
    """What is kept of layers and of the stage's pictures; the story's small signs do not count."""
    kept = pilot.app.canvas.cache._kept
    return {
        key
        for key in kept
        if isinstance(key, tuple)
        and (
            key[0] == "layer"
            or (key[0] == "picture" and key[1].startswith(("rat/", "cheese/", "ratland/place/")))
        )
    }


def at_an_attack(players: int, **how: bool) -> Pilot:
    """A rested table that will show an attack next."""
    pilot = table_pilot(session(players, 33), **how)
    pilot.wait(1.0)
    scene = scene_of(pilot)
    while not tells_of(scene.director.reel.coming, Attacked):
        pilot.give(Hot(Shortcut.NEXT))
    pilot.wait(REST)
    return pilot


@pytest.mark.parametrize("reduced", [False, True])
def test_everything_large_is_there_before_the_moment_comes(reduced: bool) -> None:
    pilot = at_an_attack(6, reduced=reduced)
    assert scene_of(pilot).ahead.left == []
    before = large_ones(pilot)
    pilot.give(Hot(Shortcut.NEXT))
    assert tells_of(scene_of(pilot).present, Attacked)
    assert large_ones(pilot) - before == set()


def test_what_moves_was_painted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = at_an_attack(6, reduced=False)
    monkeypatch.setattr(scene_of(pilot), "get_ready", lambda canvas: None)
    before = large_ones(pilot)
    pilot.give(Hot(Shortcut.NEXT))
    while scene_of(pilot).staging.passed < 3.5:
        pilot.frames()
    assert large_ones(pilot) - before == set()


def test_painting_ahead_moves_nothing() -> None:
    pilot = at_an_attack(6, reduced=False)
    scene = scene_of(pilot)
    found: Session = scene.session
    scene.ahead.forget()
    before = (found.mark, deepcopy(found.shown), scene.director.reel.at, scene.staging.passed)
    surface = pilot.app.canvas.surface.copy()
    while not scene.ahead._for or scene.ahead.left:
        scene.get_ready(pilot.app.canvas)
    assert (found.mark, found.shown, scene.director.reel.at, scene.staging.passed) == before
    assert surface.get_buffer().raw == pilot.app.canvas.surface.get_buffer().raw


def at_the_gate(placed_by: int) -> Pilot:
    """All have placed in secret and the screens still stand."""
    found = session(4, 12, humans=range(4), clans=False)
    pilot = table_pilot(found, reduced=False)
    scene = scene_of(pilot)
    while not isinstance(found.step(), HandOver):
        pilot.give(Hot(Shortcut.NEXT))
    place_in_secret(found, Dice(placed_by))
    while scene.mode is not Mode.GATE:
        pilot.give(Hot(Shortcut.NEXT))
    pilot.wait(REST)
    return pilot


def test_before_the_reveal_nothing_is_painted_of_what_the_screens_hide() -> None:
    one, other = (at_the_gate(seed) for seed in (1, 2))
    assert scene_of(one).session.unseen()[0] != scene_of(other).session.unseen()[0]
    assert set(one.app.canvas.cache._kept) == set(other.app.canvas.cache._kept)
    assert any("'reveal'" in str(key) for key in one.app.canvas.cache._kept)


def test_at_once_it_paints_where_the_table_will_stop() -> None:
    pilot = at_the_gate(1)
    pilot.give(Hot(Shortcut.NEXT))
    scene = scene_of(pilot)
    pilot.desk.tempo.speed = float(Speed.INSTANT.value)
    reel = scene.director.foreseen()
    assert reel is not None
    assert reel.at.happening > scene.director.reel.at.happening + 1
    scene.next()
    assert (scene.director.reel.at, scene.director.reel.told) == (reel.at, reel.told)


def test_the_reel_ahead_is_the_reel_as_it_will_be() -> None:
    pilot = at_an_attack(4, reduced=True)
    director = scene_of(pilot).director
    for _ in range(30):
        reel = director.foreseen()
        if reel is None:
            break
        director.next()
        assert (reel.at, reel.told, reel.present) == (
            director.reel.at,
            director.reel.told,
            director.reel.present,
        )


def test_behind_something_else_nothing_is_painted() -> None:
    pilot = at_an_attack(4, reduced=True)
    pilot.stage.show(scene_of(pilot))
    scene = scene_of(pilot)
    scene.ahead.forget()
    pilot.stage.begin(Dialog("?", "?", [Answer("yes", "yes", True)]))
    pilot.wait(1.0)
    assert scene.ahead._for is None


@pytest.mark.slow
def test_with_too_little_memory_it_stops_trying() -> None:
    pilot = at_an_attack(12, reduced=False)
    pilot.app.canvas.cache.limit = 1_000_000
    scene_of(pilot).ahead.forget()
    for _ in range(300):
        scene_of(pilot).get_ready(pilot.app.canvas)
    assert scene_of(pilot).ahead.left == []
