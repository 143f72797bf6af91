"""Hands become intents, whatever is plugged in or held down."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from ratland_desktop.shell.canvas import View
from ratland_desktop.shell.inputs import Inputs
from ratland_desktop.shell.intents import (
    Back,
    Confirm,
    Direction,
    Hand,
    Hot,
    Intent,
    Move,
    Point,
    Press,
    Release,
    Shortcut,
    Tab,
    Wheel,
)  # fmt: skip
from ratland_desktop.shell.motion import Motions, Tempo, Tween, leap, wind_up
from ratland_desktop.shell.window import has_gpu, prefer_sharp_and_cheap

VIEW = View(960, 540)


def event(kind: int, **what: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, **what)


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def read(inputs: Inputs, *events: pygame.event.Event, seconds: float = 0.0) -> list[Intent]:
    return inputs.read(events, VIEW, seconds)


def test_the_mouse_speaks_in_logical_units():
    down = event(pygame.MOUSEBUTTONDOWN, pos=(480, 270), button=1)
    assert read(Inputs(), down) == [Point((960, 540)), Press((960, 540), 1)]


@pytest.mark.parametrize(
    ("code", "mod", "meant"),
    [
        (pygame.K_RETURN, 0, Confirm()),
        (pygame.K_RETURN, pygame.KMOD_LALT, Hot(Shortcut.FULL_SCREEN)),
        (pygame.K_F11, 0, Hot(Shortcut.FULL_SCREEN)),
        (pygame.K_ESCAPE, 0, Back()),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Tab(backwards=True)),
        (pygame.K_LEFT, 0, Move(Direction.LEFT)),
        (pygame.K_SPACE, 0, Hot(Shortcut.NEXT)),
        (pygame.K_r, 0, Hot(Shortcut.RULES)),
        (pygame.K_z, pygame.KMOD_LCTRL, Hot(Shortcut.UNDO)),
    ],
)
def test_keys_mean_what_the_hints_say(code: int, mod: int, meant: Intent):
    assert read(Inputs(), key(code, mod)) == [meant]


def test_alt_tab_and_unknown_keys_mean_nothing():
    assert (
        read(
            Inputs(), key(pygame.K_TAB, pygame.KMOD_LALT), key(pygame.K_F7), key(pygame.K_r, pygame.KMOD_CTRL)
        )
        == []
    )


def test_arrows_repeat_while_held_and_confirm_does_not():
    inputs = Inputs()
    read(inputs, key(pygame.K_DOWN))
    assert read(inputs, seconds=0.2) == []
    assert read(inputs, seconds=0.25) == [Move(Direction.DOWN, Hand.KEYS)]
    read(inputs, event(pygame.KEYUP, key=pygame.K_DOWN, mod=0))
    assert read(inputs, seconds=5) == []
    read(inputs, key(pygame.K_RETURN))
    assert read(inputs, key(pygame.K_RETURN), seconds=5) == []


def test_after_a_flush_what_is_down_must_be_let_go_first():
    inputs = Inputs()
    read(
        inputs, event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1), key(pygame.K_RETURN), key(pygame.K_DOWN)
    )
    inputs.flush()
    ups = [
        event(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1),
        event(pygame.KEYUP, key=pygame.K_RETURN, mod=0),
    ]
    assert read(inputs, *ups, seconds=2.0) == []
    down, up = (
        event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1),
        event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1),
    )
    assert [type(intent) for intent in read(inputs, down, up)] == [Point, Press, Release]


def test_losing_the_window_lets_go_of_everything():
    inputs = Inputs()
    read(inputs, key(pygame.K_DOWN))
    read(inputs, event(pygame.WINDOWFOCUSLOST))
    assert read(inputs, seconds=3) == []


def test_pad_buttons_and_cross():
    inputs = Inputs()
    down = [event(pygame.JOYBUTTONDOWN, instance_id=7, button=button) for button in (0, 1, 2, 3)]
    assert read(inputs, *down) == [
        Confirm(True, Hand.PAD), Back(Hand.PAD), Hot(Shortcut.NEXT, Hand.PAD), Hot(Shortcut.RULES, Hand.PAD),
    ]  # fmt: skip
    hat = event(pygame.JOYHATMOTION, instance_id=7, hat=0, value=(0, 1))
    assert read(inputs, hat) == [Move(Direction.UP, Hand.PAD)]


def test_a_stick_has_a_dead_zone_moves_once_and_repeats():
    inputs = Inputs()

    def lean(axis: int, value: float) -> list[Intent]:
        return read(inputs, event(pygame.JOYAXISMOTION, instance_id=1, axis=axis, value=value))

    assert lean(0, 0.3) == []
    assert lean(0, 0.9) == [Move(Direction.RIGHT, Hand.PAD)]
    assert lean(0, 0.8) == [] and lean(1, 0.85) == []
    assert read(inputs, seconds=0.45) == [Move(Direction.RIGHT, Hand.PAD)]
    assert lean(1, 0.0) == [] and lean(0, 0.1) == []
    assert read(inputs, seconds=2) == []


def test_the_right_stick_scrolls():
    inputs = Inputs()
    read(inputs, event(pygame.JOYAXISMOTION, instance_id=1, axis=4, value=1.0))
    (wheel,) = read(inputs, seconds=0.1)
    assert isinstance(wheel, Wheel) and wheel.steps < 0 and wheel.hand is Hand.PAD


def test_a_pad_pulled_out_while_leaning_stops_at_once():
    inputs = Inputs()
    read(inputs, event(pygame.JOYAXISMOTION, instance_id=1, axis=0, value=1.0))
    read(inputs, event(pygame.JOYDEVICEREMOVED, instance_id=1))
    assert read(inputs, seconds=5) == []
    assert inputs.pads.count == 0
    assert read(inputs, event(pygame.JOYDEVICEREMOVED, instance_id=99)) == []


def test_a_machine_without_a_gpu_takes_the_plain_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sys.platform", "linux")
    assert not has_gpu(tmp_path)
    (tmp_path / "dri").mkdir()
    (tmp_path / "dri" / "renderD128").touch()
    assert has_gpu(tmp_path)
    for gpu, expected in ((False, "0"), (True, None)):
        monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
        monkeypatch.setattr("ratland_desktop.shell.window.has_gpu", lambda gpu=gpu: gpu)
        prefer_sharp_and_cheap()
        assert os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == expected
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)


def test_a_tween_ends_exactly_and_tells_once():
    ended: list[int] = []
    tween = Tween(0, 10, 1.0, delay=0.5, then=lambda: ended.append(1))
    tween.advance(0.4)
    assert tween.value == 0
    tween.advance(0.6)
    assert 0 < tween.value < 10
    tween.advance(9)
    tween.finish()
    assert tween.value == 10 and ended == [1]


def test_reduced_motion_puts_everything_at_its_end_at_once():
    motions = Motions(Tempo(reduced=True))
    assert motions.go(0, 1, 3.0).value == 1
    assert motions.update(0.01) and not motions.active


def test_what_sets_off_draws_back_first_and_arrives_softly():
    way = [wind_up(step / 100) for step in range(101)]
    assert min(way) < 0 and way[0] == 0 and way[-1] == 1
    assert max(way) == 1 and way[-1] - way[-2] < 0.001
    assert max(after - before for before, after in pairwise(way)) < 0.1, "a jump"


def test_a_hop_ends_where_it_began():
    assert leap(0) == 0 and leap(1) == pytest.approx(0) and max(leap(step / 100) for step in range(101)) == 1


def test_speed_makes_time_run_faster():
    motions = Motions(Tempo(speed=4))
    tween = motions.go(0, 1, 2.0)
    motions.update(0.5)
    assert tween.finished


def test_what_follows_keeps_its_order_and_can_be_skipped():
    steps: list[str] = []
    motions = Motions()
    motions.go(0, 1, 0.0, delay=0.5, then=lambda: steps.append("a"))
    motions.go(0, 1, 0.0, delay=1.0, then=lambda: steps.append("b"))
    motions.update(0.6)
    assert steps == ["a"]
    motions.skip()
    assert steps == ["a", "b"] and not motions.active
