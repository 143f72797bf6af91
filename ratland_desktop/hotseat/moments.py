"""The open table at any moment of a match's stories, as people look at them again.

A game may have a retelling of its own, which hears happening after happening. For all others the round is
played again from its journal, and the open view is kept each time something is told or asked. Changes nothing
in the match. Knows no drawing and no files.
"""

from __future__ import annotations

from typing import Any

from ratland_desktop.hotseat.course import Course
from ratland_desktop.tabletop.dialogue import Happening, Question, Told
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.match import AnyMatch, Journal

KEPT = 2  # stories: the one that is told, and one that somebody looks back at


@fact
class Mark:
    """How much of the story the table has seen: so many happenings of this round's story."""

    story: int = 0
    happening: int = 0


class Moments:
    """Gives the open table at a mark. What it gives for a retelling may be changed by hearing more."""

    def __init__(self, course: Course, match: AnyMatch) -> None:
        self._course = course
        self._match = match
        self._watched: dict[int, tuple[list[Happening], Watched]] = {}  # with the story that they tell

    def at(self, mark: Mark) -> Any:
        """The open table at this mark."""
        if self._course.retell is None:
            return self._open_views(mark.story)[mark.happening]
        told = self._course.retell(self._match.game.view(self._match.starts[mark.story], None))
        for happening in self._match.stories[mark.story][: mark.happening]:
            told.hear(happening)
        return told

    def next(self, shown: Any, mark: Mark, happening: Happening) -> Any:
        """The open table at this mark, from `shown`, which is the one before this happening."""
        if self._course.retell is None:
            return self.at(mark)
        shown.hear(happening)
        return shown

    def _open_views(self, story: int) -> list[Any]:
        """Goes on where it was left; an undone answer begins another story."""
        told, journal = self._match.stories[story], journal_of(self._match, story)
        known = self._watched.pop(story, None)
        if known is None or known[0] is not told:
            known = (told, Watched(self._match, journal))
        known[1].follow(journal)
        self._watched[story] = known
        for oldest in [*self._watched][:-KEPT]:
            del self._watched[oldest]
        return known[1].seen


def number_of(match: AnyMatch, story: int) -> int:
    """Which round of the match a story tells: 1 for the first. A match from a file may lack old stories."""
    stories = len(match.stories)
    return len(match.past) + 2 - stories + story % stories


class OpenView:
    """The open table as it is now. Screens ask for it many times in a frame, and only answers change it."""

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self._of: tuple[tuple[Question, ...], int, int] | None = None
        self._view: Any = None

    @property
    def view(self) -> Any:
        match = self._match
        now = (match.open_questions, len(match.stories), len(match.stories[-1]))
        if self._of is None or self._of[1:] != now[1:] or [*map(id, self._of[0])] != [*map(id, now[0])]:
            self._of, self._view = now, match.view(None)
        return self._view


def journal_of(match: AnyMatch, story: int) -> Journal[Any]:
    """The round that this story tells; its answers may still be coming in."""
    return (*match.past, match.journal)[story - len(match.stories)]


class Watched(AnyMatch):
    """A round of another match, played again; `seen` has its open views."""

    def __init__(self, match: AnyMatch, journal: Journal[Any]) -> None:
        game, start = match.game, journal.start
        self.seen: list[Any] = [game.view(start, None)]
        self._followed = 0
        super().__init__(game, game.copy(start), match.seed, Dice(match.seed, journal.thrown))

    def follow(self, journal: Journal[Any]) -> None:
        """Give the answers that have come in since the last time."""
        given, self._followed = self._followed, len(journal.answers)
        self._replay(journal.answers[given:])

    def _tell(self, told: Told) -> None:
        super()._tell(told)
        if isinstance(told, Happening) and len(self.stories) == 1:  # the next round is another story
            self.seen.append(self.view(None))

    def _hear(self, answers: Any) -> None:
        """When somebody is asked, the table lies there as the rules have left it."""
        super()._hear(answers)
        if len(self.stories) == 1:
            self.seen[-1] = self.view(None)
