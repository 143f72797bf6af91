"""The screens of one game: what `play` and `host` need to show it, without knowing which game it is.

A game fills in one `GameScreens` (`games/<name>/scenes/screens.py`). Private screens are found by the kind of
the question that they answer, and are made from a `PrivateTurn`: one seat's own things and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ratland_desktop.hotseat.asking import Asking
from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.tip_notes import TipNotes
from ratland_desktop.saves.settings import Tips
from ratland_desktop.screens.hall.pages import HallPages
from ratland_desktop.screens.ideas import Adviser
from ratland_desktop.screens.lesson.script import LessonScript
from ratland_desktop.screens.only_you import Whispered
from ratland_desktop.screens.recap import Missed
from ratland_desktop.screens.results.pages import ResultPages
from ratland_desktop.screens.rulebook.book import Book
from ratland_desktop.screens.setup.sheet import Sheet, Wishes
from ratland_desktop.screens.table.opening import TableTurn as TableTurn
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.scene import Scene
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

AnyScene = Scene[Any]


class Coach(Protocol):
    """Explains a first game. `play` keeps one for each game and follows the settings with it."""

    def heed(self, wish: Tips) -> None: ...


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The result of a private screen whose player takes the answer before it back."""


@dataclass(frozen=True, slots=True)
class OwnThings:
    """What a seat may look at whenever it likes, behind the curtain. `view` is that of this seat."""

    view: Any
    seat: int
    seats: tuple[Seat, ...]
    menu: Callable[[], Go]
    order: str | None = None
    """Its standing order for quiet questions; None where the game has none."""
    leave_order: Callable[[str], None] = lambda order: None
    wishes: Wishes = field(default_factory=dict)
    """What the table chose in the set-up."""


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
    undo: Callable[[], Go] | None = None
    """Takes this seat's answer before this question back."""
    no_undo: str | None = None
    """Why that cannot be, as a code; "never" where the game does not have it."""
    own: OwnThings | None = None
    """Where a standing order can be left."""
    wishes: Wishes = field(default_factory=dict)
    """What the table chose in the set-up, for a screen that depends on it."""


@dataclass(frozen=True, slots=True)
class GameScreens:
    """One game's screens."""

    private: Mapping[str, Callable[[PrivateTurn], AnyScene]]
    """By the kind of question. A screen whose answer is made in several steps says with `draft` what was
    begun, as a tuple; it survives a break. Questions with a handful of answers need none."""
    asking: Asking
    """How questions are put into words, for those without a screen of their own."""
    table: Callable[[TableTurn], AnyScene]
    results: ResultPages
    """The end: what is counted, and the pages beside the podium."""
    hall: HallPages
    """What the hall of fame and the chronicle show of finished games."""
    book: Book
    """The rule book."""
    sheet: Sheet
    """The set-up."""
    whisper: Callable[[Happening, Any, Sequence[str], Texts], Whispered | None] | None = None
    """How something is told that only one seat may know: from the happening, that seat's own view and all
    names. None: a private screen shows it by itself."""
    glance: Callable[[OwnThings], AnyScene] | None = None
    """A seat's own things, to look at without a turn. Its result does not matter."""
    topic_of: Callable[[AnyScene], str | None] = lambda scene: None
    """Where the book opens over a screen; None where the screen beneath should be asked."""
    missed: Callable[[Session, int], Missed | None] | None = None
    """For a player who comes back: what happened meanwhile, if anything did."""
    coach: Callable[[bool, int, TipNotes], Coach] | None = None
    """Made from: are tips wanted, how many people play, and what it has said in this game before."""
    pace: Callable[[], Any] = lambda: None
    lesson: LessonScript | None = None
    """How to play in two minutes."""
    chairs: bool = False
    """One person alone sees the own secrets on the table (`Session.alone`). No picture of such a table is
    kept: somebody may take a seat later and find it in the list of games. A replay of a finished game offers
    to look from every chair."""
