"""What a game hands over for its lesson: a little game played in advance, and the pages that show it.

Most pages are only read. On others the newcomer acts: lets everybody see, works with something on the stage,
or practises on a private screen. No drawing, but for the screens and widgets that the game makes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.hotseat.box import Box as GameBox
from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.reasons import Decided
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table.look import TableLook
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.scene import Scene
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.match import AnyMatch
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

Finds = Callable[[Happening], bool]
WATCHED = "watched"
"""Nobody sits there: the table plays without asking anybody to go on."""


class Nobody:
    """Minds that never answer: the lesson's table only shows what has happened."""

    def ask(self, seat: int, mind: str, view: Any, question: Question) -> None:
        return None

    def answers(self) -> list[Decided]:
        return []

    def forget(self) -> None:
        return None


class LittleGame:
    """A match that has been played to its end, and who sat there.

    The newcomer plays `hero`; `other` is the next one.
    """

    def __init__(self, box: GameBox, match: AnyMatch, seats: Sequence[Seat], hero: int = 0) -> None:
        self.box, self.match, self.seats, self.hero = box, match, tuple(seats), hero
        self.other = (hero + 1) % len(self.seats)

    def mark(self, step: LessonStep, *, earlier: bool = False) -> Mark:
        """Right before the happening that a page shows, or before the one ahead of it."""
        assert step.finds is not None
        found = self.mark_of(step.finds, story=len(self.match.stories) - 1 if step.at_the_end else 0)
        return Mark(found.story, found.happening - earlier)

    def mark_of(self, finds: Finds, story: int = 0) -> Mark:
        """Right before the first such happening of a story."""
        return Mark(story, next(at for at, x in enumerate(self.match.stories[story]) if finds(x)))

    def session(self, mark: Mark) -> Session:
        """The table at this moment."""
        return Session(self.box, self.match, self.seats, Nobody(), mark)


@dataclass(frozen=True, slots=True)
class PracticeActs:
    """What a screen to practise on tells the lesson."""

    done: Callable[[], Go]
    """What was asked for has been done: the next page comes."""
    answer: Callable[[Callable[[Texts], str]], None]
    """A friendly word about what was tried."""
    leave: Callable[[], Go]


@dataclass(frozen=True, slots=True)
class Practice:
    """A private screen with only what works in the lesson. `draw_above` comes after everything else."""

    scene: Scene[Any]
    draw_above: Callable[[Canvas], None] = lambda canvas: None


@dataclass(frozen=True)
class LessonStep:
    """One page of the lesson: `key` names its words, `finds` the happening it shows.

    `lifts` comes in two parts: before the happening, and after a press. `by_hand` finds what the newcomer
    does on the stage, press by press. `practice` shows a private screen instead of the table.
    """

    key: str
    finds: Finds | None = None
    at_the_end: bool = False
    lifts: bool = False
    by_hand: Finds | None = None
    practice: Callable[[Any, PracticeActs], Practice] | None = None

    @property
    def acts(self) -> bool:
        """Whether the newcomer does something with the input device: its words depend on that."""
        return self.by_hand is not None or self.practice is not None


@dataclass(frozen=True)
class LessonScript:
    """A game's lesson. `begin` plays the little game, from the names of its players."""

    words: str
    """Names the texts of the pages: `title` and `text` for each; where there is something to do `text_keys`
    and `text_pad`, `lifted`, `once_more` and `drawn`."""
    look: TableLook
    steps: tuple[LessonStep, ...]
    players: int
    begin: Callable[[Sequence[str]], LittleGame]
    practice_card: Box
    """Where the words are beside a private screen."""
    lift: str = ""
    """The text of the button that lets everybody see."""
    reach: str = ""
    """The text that says what is done by hand."""
    practice_ways: Box | None = None
    """Where the buttons are that lead back and out of a private screen. In a wide
    box they stand side by side. None: below its words."""
