"""What should happen next, as a value. Scenes and widgets return it; only the stage carries it out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ratland_desktop.shell.intents import Shortcut
    from ratland_desktop.shell.scene import Scene


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top; `then` gets its result when it is done, and may say what comes next."""

    scene: Scene[Any]
    then: Callable[[Any], Go | None] | None = None


@dataclass(frozen=True, slots=True)
class Swap:
    """Another scene in place of this one (which gets no result; the one beneath waits for the new one)."""

    scene: Scene[Any]


@dataclass(frozen=True, slots=True)
class Done:
    """This scene is over; the one beneath gets the result."""

    result: Any = None


@dataclass(frozen=True, slots=True)
class Reset:
    """Clear the whole stage and begin with this scene (back to the title)."""

    scene: Scene[Any]


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


@dataclass(frozen=True, slots=True)
class Stay:
    """It was for me, and nothing changes on the stage."""


@dataclass(frozen=True, slots=True)
class AsKey:
    """What this hot key does where no scene takes it: a button for those who do not know the key."""

    shortcut: Shortcut


Go = Push | Swap | Done | Reset | Quit | Stay | AsKey
STAY = Stay()
