"""What a game at the table gets from its host: ways to other screens, notices about saving, and advice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ratland_desktop.hotseat.session import Session
from ratland_desktop.notices import Notice
from ratland_desktop.screens.box import AnyScene
from ratland_desktop.screens.ideas import Adviser
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Go


@dataclass(frozen=True, slots=True)
class Remembered:
    """A game that is over: the ways to its page, and to watching it again."""

    chronicle: Callable[[], AnyScene]
    watch: Callable[[Desk], Go | None]


@dataclass(frozen=True, slots=True)
class Hosting:
    """Screens that the game leads to, and what the host does for it."""

    title: Callable[[], AnyScene]
    settings: Callable[[], AnyScene]
    rules: Callable[[], AnyScene] | None
    rematch: Callable[[], AnyScene]
    notices: Callable[[], list[Notice]] = list
    """What the players should be told about saving, each once."""
    keep_picture: Callable[[bytes], None] = lambda png: None
    """Takes a small picture of the open table, for the list of games."""
    adviser: Adviser | None = None
    """Whom players may ask for ideas, where the table allows it."""
    remember: Callable[[Session], Remembered | None] = lambda session: None
    """Told of a game that is over, and everybody has seen how."""
    leaving: Callable[[Callable[[], Go]], Go] = lambda go: go()
    """Takes the way out of the game; asks first if it is not safe on the disk."""
    trouble: Callable[[], Notice | None] = lambda: None
    """Why the game is not being saved, if it is not."""
    pictures: Path | None = None
    """Where pictures that people take along are saved; None: where this system keeps pictures."""
