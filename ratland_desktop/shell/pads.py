"""Turns gamepads of any make, plugged in or removed at any time, into intents.

Knows which button is which on which pad, the dead zone, and the repeat of sticks.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from ratland_desktop.shell.intents import (
    Back,
    Confirm,
    Direction,
    Hand,
    Hot,
    Intent,
    Move,
    Shortcut,
    Tab,
    Wheel,
)

DEAD_ZONE, LET_GO = 0.55, 0.35
REPEAT_AFTER, REPEAT_EVERY = 0.40, 0.14
SCROLL_STEPS = 14.0

_SOUTH, _EAST, _WEST, _NORTH, _LEFT, _RIGHT, _SELECT, _START = range(8)

# Button numbers differ: SDL's Xbox-like pads, and those that list the cross as buttons.
_XBOX = {0: _SOUTH, 1: _EAST, 2: _WEST, 3: _NORTH, 4: _LEFT, 5: _RIGHT, 6: _SELECT, 7: _START}
_SONY = {0: _SOUTH, 1: _EAST, 2: _WEST, 3: _NORTH, 4: _SELECT, 6: _START, 9: _LEFT, 10: _RIGHT}
_CROSS_BUTTONS = {11: Direction.UP, 12: Direction.DOWN, 13: Direction.LEFT, 14: Direction.RIGHT}
_SONY_LIKE = ("ps4", "ps5", "dualshock", "dualsense", "wireless controller", "switch", "pro controller")

_MEANING: dict[int, Intent] = {
    _SOUTH: Confirm(True, Hand.PAD),
    _EAST: Back(Hand.PAD),
    _WEST: Hot(Shortcut.NEXT, Hand.PAD),
    _NORTH: Hot(Shortcut.RULES, Hand.PAD),
    _LEFT: Tab(True, Hand.PAD),
    _RIGHT: Tab(False, Hand.PAD),
    _SELECT: Hot(Shortcut.UNDO, Hand.PAD),
    _START: Hot(Shortcut.MENU, Hand.PAD),
}


@dataclass(slots=True)
class _Pad:
    joystick: pygame.joystick.JoystickType | None
    name: str
    numbers: dict[int, int]
    crossed: bool
    leaning: Direction | None = None
    wait: float = 0.0
    scroll: float = 0.0
    axes: dict[int, float] = field(default_factory=dict)


class Pads:
    """All pads there are; whoever holds one may play."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        self._down: set[tuple[int, int]] = set()
        self._blocked: set[tuple[int, int]] = set()
        self.came: list[str] = []
        self.went: list[str] = []

    @property
    def count(self) -> int:
        return len(self._pads)

    def flush(self) -> None:
        self._blocked |= self._down
        for pad in self._pads.values():
            pad.wait = max(pad.wait, REPEAT_AFTER)

    def read(self, event: pygame.event.Event) -> list[Intent]:
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._plug(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._pull(event.instance_id)
            case pygame.JOYBUTTONDOWN:
                return self._button(event.instance_id, event.button)
            case pygame.JOYBUTTONUP:
                return self._button_up(event.instance_id, event.button)
            case pygame.JOYHATMOTION:
                return self._lean(self._pad(event.instance_id), event.value[0], -event.value[1])
            case pygame.JOYAXISMOTION:
                return self._axis(event.instance_id, event.axis, event.value)
        return []

    def _plug(self, index: int) -> None:
        try:
            joystick = pygame.joystick.Joystick(index)
        except pygame.error:
            return
        name = joystick.get_name()
        if joystick.get_instance_id() not in self._pads:
            self.came.append(name)
        self._pads[joystick.get_instance_id()] = self._made(joystick, name)

    def _pull(self, instance: int) -> None:
        pad = self._pads.pop(instance, None)
        self._down = {pair for pair in self._down if pair[0] != instance}
        self._blocked &= self._down
        if pad is not None:
            self.went.append(pad.name)

    @staticmethod
    def _made(joystick: pygame.joystick.JoystickType | None, name: str) -> _Pad:
        sony = any(part in name.lower() for part in _SONY_LIKE)
        return _Pad(joystick, name, _SONY if sony else _XBOX, crossed=sony)

    def _pad(self, instance: int) -> _Pad:
        return self._pads.setdefault(instance, self._made(None, ""))

    def _button(self, instance: int, button: int) -> list[Intent]:
        pad = self._pad(instance)
        self._down.add((instance, button))
        self._blocked.discard((instance, button))
        if pad.crossed and button in _CROSS_BUTTONS:
            return self._lean(pad, _CROSS_BUTTONS[button].dx, _CROSS_BUTTONS[button].dy)
        meant = pad.numbers.get(button)
        return [_MEANING[meant]] if meant is not None else []

    def _button_up(self, instance: int, button: int) -> list[Intent]:
        pad, name = self._pad(instance), (instance, button)
        counts = name in self._down and name not in self._blocked
        self._down.discard(name)
        self._blocked.discard(name)
        if pad.crossed and button in _CROSS_BUTTONS:
            pad.leaning = None
        elif counts and pad.numbers.get(button) in (_SOUTH, _WEST):
            return [Confirm(False, Hand.PAD)]
        return []

    def _axis(self, instance: int, axis: int, value: float) -> list[Intent]:
        pad = self._pad(instance)
        pad.axes[axis] = value
        if axis in (0, 1):
            x, y = pad.axes.get(0, 0.0), pad.axes.get(1, 0.0)
            if pad.leaning is not None and max(abs(x), abs(y)) > LET_GO:
                return []  # stays leaning the same way until it is let go
            return self._lean(pad, x, y)
        if axis in (3, 4):
            pad.scroll = value if axis == 4 and abs(value) > DEAD_ZONE else 0.0
        return []

    def _lean(self, pad: _Pad, x: float, y: float) -> list[Intent]:
        """The stick or cross points somewhere; only the stronger way counts."""
        if max(abs(x), abs(y)) < DEAD_ZONE:
            pad.leaning = None
            return []
        if abs(x) > abs(y):
            leaning = Direction.RIGHT if x > 0 else Direction.LEFT
        else:
            leaning = Direction.DOWN if y > 0 else Direction.UP
        if leaning is pad.leaning:
            return []
        pad.leaning, pad.wait = leaning, REPEAT_AFTER
        return [Move(leaning, Hand.PAD)]

    def sticks(self, seconds: float) -> list[Intent]:
        """What a stick held to one side goes on meaning."""
        intents: list[Intent] = []
        for pad in self._pads.values():
            if pad.scroll:
                intents.append(Wheel(-pad.scroll * SCROLL_STEPS * seconds, None, Hand.PAD))
            if pad.leaning is None:
                continue
            pad.wait -= seconds
            if pad.wait <= 0:
                pad.wait += REPEAT_EVERY
                intents.append(Move(pad.leaning, Hand.PAD))
        return intents
