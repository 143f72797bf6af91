"""What a player can mean, independent of the input device: a few typed intents.

`inputs` creates them from mouse, keyboard and gamepad. Knows no pygame.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ratland_desktop.shell.box import Spot


class Hand(Enum):
    """What the player used; hints show the keys of the hand used last."""

    MOUSE = "mouse"
    KEYS = "keys"
    PAD = "pad"


class Direction(Enum):
    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)

    @property
    def dx(self) -> int:
        return self.value[0]

    @property
    def dy(self) -> int:
        return self.value[1]


class Key(Enum):
    """Editing keys, only while a text field has the focus (and Page, Home, End always)."""

    LEFT = "left"
    RIGHT = "right"
    WORD_LEFT = "word_left"
    WORD_RIGHT = "word_right"
    HOME = "home"
    END = "end"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    BACKSPACE = "backspace"
    DELETE = "delete"
    SELECT_ALL = "select_all"
    COPY = "copy"
    CUT = "cut"
    PASTE = "paste"


class Shortcut(Enum):
    """Hot keys by what they mean; `inputs` knows the key and the pad button of each."""

    NEXT = "next"
    SKIP = "skip"
    UNDO = "undo"
    REDO = "redo"
    RESET = "reset"
    MORE = "more"
    LESS = "less"
    REST = "rest"
    RULES = "rules"
    MENU = "menu"
    SPEED = "speed"
    PAUSE = "pause"
    LAST_ROUND = "last_round"
    HINT = "hint"
    DONE = "done"
    MUTE = "mute"
    FULL_SCREEN = "full_screen"
    EARLIER = "earlier"
    LATER = "later"
    AGAIN = "again"
    LOOK = "look"


@dataclass(frozen=True, slots=True)
class Point:
    """The mouse is here now."""

    spot: Spot
    hand: Hand = Hand.MOUSE


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button went down: 1 left, 2 middle, 3 right."""

    spot: Spot
    button: int = 1
    hand: Hand = Hand.MOUSE


@dataclass(frozen=True, slots=True)
class Release:
    spot: Spot
    button: int = 1
    hand: Hand = Hand.MOUSE


@dataclass(frozen=True, slots=True)
class Wheel:
    """Up is positive; `spot` is where the mouse is (None when a pad's stick scrolls)."""

    steps: float
    spot: Spot | None = None
    hand: Hand = Hand.MOUSE


@dataclass(frozen=True, slots=True)
class Move:
    direction: Direction
    hand: Hand = Hand.KEYS


@dataclass(frozen=True, slots=True)
class Confirm:
    """Enter or A; `down` False when it is let go (for holding)."""

    down: bool = True
    hand: Hand = Hand.KEYS


@dataclass(frozen=True, slots=True)
class Back:
    hand: Hand = Hand.KEYS


@dataclass(frozen=True, slots=True)
class Tab:
    backwards: bool = False
    hand: Hand = Hand.KEYS


@dataclass(frozen=True, slots=True)
class Typed:
    """Finished text from the keyboard, an input method or the clipboard."""

    text: str
    hand: Hand = Hand.KEYS


@dataclass(frozen=True, slots=True)
class Composing:
    """Text that an input method is still working on; empty when it gave up."""

    text: str
    hand: Hand = Hand.KEYS


@dataclass(frozen=True, slots=True)
class Edit:
    key: Key
    selecting: bool = False
    hand: Hand = Hand.KEYS


@dataclass(frozen=True, slots=True)
class Hot:
    """A hot key was pressed."""

    shortcut: Shortcut
    hand: Hand = Hand.KEYS


@dataclass(frozen=True, slots=True)
class Digit:
    """A number key, while no text field has the focus."""

    number: int
    hand: Hand = Hand.KEYS


@dataclass(frozen=True, slots=True)
class CloseWindow:
    """The window's close button. A scene may ask first; otherwise the game ends."""

    hand: Hand = Hand.MOUSE


Intent = (
    Point
    | Press
    | Release
    | Wheel
    | Move
    | Confirm
    | Back
    | Tab
    | Typed
    | Composing
    | Edit
    | Hot
    | Digit
    | CloseWindow
)
