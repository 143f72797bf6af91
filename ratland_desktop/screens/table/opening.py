"""Opens the table of a game: what it is made of, and the way from a game's look to the scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.ideas import Adviser, Lines
from ratland_desktop.shell.go import Go

from .coaching import TableCoaching, TableTip
from .look import TableLook
from .scene import TableScene

Ideas = Callable[[int, Lines, Callable[[Any], Go | None]], Go | None]
"""For a seat, how an answer reads, and what takes one. None: not now."""


@dataclass(frozen=True, slots=True)
class TableTurn:
    """What the open table is made of."""

    session: Session
    menu: Callable[[], Go]
    coach: Any
    pace: Any
    """What is kept from one table of a game to the next."""
    glance: Callable[[int], Go | None] | None = None
    """The way to a seat's own things, where the game has such a page. None: not now."""
    wishes: Mapping[str, str | int | bool | None] = field(default_factory=dict)
    """What the table chose in the set-up."""
    ideas: Ideas | None = None
    """The way to a seat's private ideas about an open question, where the table allows them."""
    adviser: Adviser | None = None
    """Whom everybody may ask for ideas from open facts alone, where the table allows them."""


def table_of(look: TableLook, tips: Sequence[TableTip] = ()) -> Callable[[TableTurn], TableScene]:
    """The table of a game with this look, and what the coach says there."""

    def table(turn: TableTurn) -> TableScene:
        scene = TableScene(look, turn.session, turn.menu, turn.pace)
        scene.glance, scene.adviser = turn.glance, turn.adviser
        if turn.coach is not None:
            scene.coaching = TableCoaching(tips, turn.coach, scene.director, scene.layout)
        return scene

    return table
