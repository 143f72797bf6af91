"""The screens of one game: what `play` and `host` need to show it, without knowing which game it is.

A game fills in one `GameScreens` (`games/<name>/scenes/screens.py`). Private screens are found by the kind of
the question that they answer, and are made from a `PrivateTurn`: one seat's own things and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from ratland_desktop.hotseat.session import Session
from ratland_desktop.saves.settings import Tips
from ratland_desktop.screens.hall.pages import HallPages
from ratland_desktop.screens.ideas import Adviser
from ratland_desktop.screens.lesson.script import LessonScript
from ratland_desktop.screens.recap import Missed
from ratland_desktop.screens.results.pages import ResultPages
from ratland_desktop.screens.rulebook.book import Book
from ratland_desktop.screens.setup.sheet import Sheet
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.scene import Scene
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.seats import Seat

AnyScene = Scene[Any]


class Coach(Protocol):
    """Explains a first game. `play` keeps one for each game and follows the settings with it."""

    def heed(self, wish: Tips) -> None: ...


@dataclass(frozen=True, slots=True)
class PrivateTurn:
    """What a private screen is made of. `view` is that of the seat that is asked."""

    view: Any
    question: Question
    seats: tuple[Seat, ...]
    menu: Callable[[], Go]
    coach: Any
    draft: tuple[Any, ...] | None = None
    """What was begun before a break, or is thought over. It may come from a file and be anything."""
    again: bool = False
    """The player has just been at this question."""
    adviser: Adviser | None = None
    """Whom the player may ask for ideas."""


@dataclass(frozen=True, slots=True)
class TableTurn:
    """What the open table is made of."""

    session: Session
    menu: Callable[[], Go]
    coach: Any
    pace: Any
    """What is kept from one table of a game to the next."""


@dataclass(frozen=True, slots=True)
class GameScreens:
    """One game's screens."""

    private: Mapping[str, Callable[[PrivateTurn], AnyScene]]
    """By the kind of question. A screen whose answer is made in several steps says with `draft` what was
    begun, as a tuple; it survives a break."""
    table: Callable[[TableTurn], AnyScene]
    results: ResultPages
    """The end: what is counted, and the pages beside the podium."""
    hall: HallPages
    """What the hall of fame and the chronicle show of finished games."""
    book: Book
    """The rule book."""
    sheet: Sheet
    """The set-up."""
    topic_of: Callable[[AnyScene], str | None] = lambda scene: None
    """Where the book opens over a screen; None where the screen beneath should be asked."""
    missed: Callable[[Session, int], Missed | None] | None = None
    """For a player who comes back: what happened meanwhile, if anything did."""
    coach: Callable[[bool, int], Coach] | None = None
    """Made from: are tips wanted, and how many people play."""
    pace: Callable[[], Any] = lambda: None
    lesson: LessonScript | None = None
    """How to play in two minutes."""
