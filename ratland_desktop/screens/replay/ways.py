"""What leads away from a replay, and how one is looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.replay import Answered
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go

SPEEDS = (1.0, 2.0, 4.0)
BEGINNING = Mark()


@dataclass(frozen=True, slots=True)
class Ways:
    """What a finished game offers besides watching it."""

    what_if: Callable[[Answered], Go]
    share: Callable[[Desk], Go | None]


@dataclass(frozen=True, slots=True)
class Sight:
    """From which moment on, through whose eyes (None: as everybody saw it), with secrets lit or not, and how
    quickly."""

    mark: Mark = BEGINNING
    eyes: int | None = None
    lit: bool = False
    plays: bool = True
    speed: float = SPEEDS[0]
