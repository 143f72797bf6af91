"""Turns mouse, keyboard and gamepad events into intents.

Knows which key means what, what is held down, and key repeat. After a change of scene everything that is
down must be released before it counts again, so a double click or a held key cannot act on the next scene.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from ratland_desktop.shell.canvas import View
from ratland_desktop.shell.intents import (
    Back,
    CloseWindow,
    Composing,
    Confirm,
    Digit,
    Direction,
    Edit,
    Hot,
    Intent,
    Key,
    Move,
    Point,
    Press,
    Release,
    Shortcut,
    Tab,
    Typed,
    Wheel,
)
from ratland_desktop.shell.pads import Pads

REPEAT_AFTER, REPEAT_EVERY = 0.40, 0.07

_ARROWS = {
    pygame.K_LEFT: Direction.LEFT,
    pygame.K_RIGHT: Direction.RIGHT,
    pygame.K_UP: Direction.UP,
    pygame.K_DOWN: Direction.DOWN,
}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
HOT_KEYS: dict[int, Shortcut] = {
    pygame.K_SPACE: Shortcut.NEXT,
    pygame.K_s: Shortcut.SKIP,
    pygame.K_u: Shortcut.UNDO,
    pygame.K_x: Shortcut.RESET,
    pygame.K_r: Shortcut.RULES,
    pygame.K_t: Shortcut.SPEED,
    pygame.K_p: Shortcut.PAUSE,
    pygame.K_l: Shortcut.LAST_ROUND,
    pygame.K_h: Shortcut.HINT,
    pygame.K_f: Shortcut.DONE,
    pygame.K_m: Shortcut.MUTE,
    pygame.K_COMMA: Shortcut.EARLIER,
    pygame.K_PERIOD: Shortcut.LATER,
    pygame.K_d: Shortcut.REST,
    pygame.K_a: Shortcut.AGAIN,
    pygame.K_v: Shortcut.LOOK,
    pygame.K_PLUS: Shortcut.MORE,
    pygame.K_EQUALS: Shortcut.MORE,  # plus stands on it on American and French keyboards
    pygame.K_KP_PLUS: Shortcut.MORE,
    pygame.K_MINUS: Shortcut.LESS,
    pygame.K_KP_MINUS: Shortcut.LESS,
    pygame.K_BACKSPACE: Shortcut.LESS,
    pygame.K_F1: Shortcut.RULES,
    pygame.K_F10: Shortcut.MENU,
}
_SIGNS = {"+": Shortcut.MORE, "-": Shortcut.LESS, "?": Shortcut.RULES}
"""Keyboards differ in where these stand; what the key writes counts too."""
_DIGITS = {
    **{pygame.K_0 + number: number for number in range(10)},
    pygame.K_KP_0: 0,
    **{pygame.K_KP_1 + number: number + 1 for number in range(9)},
}
_DIGIT_ROW = {pygame.KSCAN_0: 0, **{pygame.KSCAN_1 + number: number + 1 for number in range(9)}}
"""By where the key is: French keyboards write other signs there."""
_EDITS = {
    pygame.K_LEFT: Key.LEFT,
    pygame.K_RIGHT: Key.RIGHT,
    pygame.K_HOME: Key.HOME,
    pygame.K_END: Key.END,
    pygame.K_BACKSPACE: Key.BACKSPACE,
    pygame.K_DELETE: Key.DELETE,
    pygame.K_PAGEUP: Key.PAGE_UP,
    pygame.K_PAGEDOWN: Key.PAGE_DOWN,
}
_WITH_COMMAND = {
    pygame.K_a: Key.SELECT_ALL,
    pygame.K_c: Key.COPY,
    pygame.K_x: Key.CUT,
    pygame.K_v: Key.PASTE,
    pygame.K_LEFT: Key.WORD_LEFT,
    pygame.K_RIGHT: Key.WORD_RIGHT,
}
_SCROLLING = (Key.HOME, Key.END, Key.PAGE_UP, Key.PAGE_DOWN)


@dataclass(slots=True)
class _Repeating:
    """The one key that repeats: the last pressed of those that do."""

    key: int
    intent: Intent
    wait: float


class Inputs:
    """Turns a frame's events into intents."""

    def __init__(self) -> None:
        self.typing = False
        self.pads = Pads()
        self._down: set[tuple[str, int]] = set()
        self._blocked: set[tuple[str, int]] = set()
        self._repeating: _Repeating | None = None
        self._composing = False

    def flush(self) -> None:
        """A new scene: what is down now no longer counts."""
        self._blocked |= self._down
        self._repeating = None
        self._composing = False
        self.pads.flush()

    def read(self, events: Iterable[pygame.event.Event], view: View, seconds: float) -> list[Intent]:
        """The intents of one frame, in order."""
        intents: list[Intent] = []
        for event in events:
            intents += self._one(event, view)
        return intents + self._repeats(seconds) + self.pads.sticks(seconds)

    def _one(self, event: pygame.event.Event, view: View) -> list[Intent]:
        match event.type:
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.KEYUP:
                return self._key_up(event)
            case pygame.TEXTINPUT:
                self._composing = False
                return [Typed(event.text)] if self.typing and event.text else []
            case pygame.TEXTEDITING:
                self._composing = bool(event.text)
                return [Composing(event.text)] if self.typing else []
            case pygame.MOUSEMOTION:
                return [Point(view.logical(event.pos))]
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._button(event, view)
            case pygame.MOUSEWHEEL:
                steps = getattr(event, "precise_y", float(event.y)) or float(event.y)
                return [Wheel(steps, view.logical(pygame.mouse.get_pos()))]
            case pygame.QUIT:
                return [CloseWindow()]
            case pygame.WINDOWFOCUSLOST:
                self._blocked |= self._down
                self._repeating = None
                return []
            case _:
                return self.pads.read(event)

    def _button(self, event: pygame.event.Event, view: View) -> list[Intent]:
        if event.button > 3:
            return []  # old-style wheel events; MOUSEWHEEL reports the same
        spot, name = view.logical(event.pos), ("mouse", event.button)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._down.add(name)
            self._blocked.discard(name)
            return [Point(spot), Press(spot, event.button)]
        return [Release(spot, event.button)] if self._let_go(name) else []

    def _let_go(self, name: tuple[str, int]) -> bool:
        """Something went up; False when its going down belonged to an earlier scene."""
        counts = name in self._down and name not in self._blocked
        self._down.discard(name)
        self._blocked.discard(name)
        return counts

    def _key_down(self, event: pygame.event.Event) -> list[Intent]:
        name = ("key", event.key)
        if name in self._down or self._composing:
            return []  # the system's own repeat, or a key that belongs to the input method
        self._down.add(name)
        intent = self._meaning(event.key, getattr(event, "mod", 0)) or self._counting(event)
        if intent is None:
            return []
        if isinstance(intent, Move | Edit) or intent in (Hot(Shortcut.MORE), Hot(Shortcut.LESS)):
            self._repeating = _Repeating(event.key, intent, REPEAT_AFTER)
        return [intent]

    def _key_up(self, event: pygame.event.Event) -> list[Intent]:
        counts = self._let_go(("key", event.key))
        if self._repeating is not None and self._repeating.key == event.key:
            self._repeating = None
        confirms = event.key in _ENTER or (event.key == pygame.K_SPACE and not self.typing)
        return [Confirm(down=False)] if counts and confirms else []

    def _meaning(self, key: int, mod: int) -> Intent | None:
        command = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if key == pygame.K_F11 or (key in _ENTER and mod & pygame.KMOD_ALT):
            return Hot(Shortcut.FULL_SCREEN)
        if key in _ENTER:
            return Confirm()
        if key == pygame.K_ESCAPE:
            return Back()
        if key == pygame.K_TAB:
            return None if mod & pygame.KMOD_ALT else Tab(backwards=bool(mod & pygame.KMOD_SHIFT))
        if self.typing:
            return self._editing(key, mod, command)
        if key in _ARROWS:
            return Move(_ARROWS[key])
        if key in _EDITS and _EDITS[key] in _SCROLLING:
            return Edit(_EDITS[key])
        if (key == pygame.K_z and command) or key == pygame.K_u:
            return Hot(Shortcut.REDO if mod & pygame.KMOD_SHIFT else Shortcut.UNDO)
        if key == pygame.K_y and command:
            return Hot(Shortcut.REDO)
        if command or mod & pygame.KMOD_ALT:
            return None
        return Hot(HOT_KEYS[key]) if key in HOT_KEYS else None

    def _counting(self, event: pygame.event.Event) -> Intent | None:
        """Plus, minus and digits, by what the key writes or where it stands."""
        if self.typing or getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return None
        if (sign := getattr(event, "unicode", "")) in _SIGNS:
            return Hot(_SIGNS[sign])
        number = _DIGITS.get(event.key, _DIGIT_ROW.get(getattr(event, "scancode", -1)))
        return None if number is None else Digit(number)

    def _editing(self, key: int, mod: int, command: bool) -> Intent | None:
        selecting = bool(mod & pygame.KMOD_SHIFT)
        if command and key in _WITH_COMMAND and not mod & pygame.KMOD_ALT:
            return Edit(_WITH_COMMAND[key], selecting)
        if key in (pygame.K_UP, pygame.K_DOWN):
            return Move(_ARROWS[key])
        return Edit(_EDITS[key], selecting) if key in _EDITS else None

    def _repeats(self, seconds: float) -> list[Intent]:
        held = self._repeating
        if held is None:
            return []
        held.wait -= seconds
        if held.wait > 0:
            return []
        held.wait += REPEAT_EVERY
        return [held.intent]
