"""How far the table has been told the story, and the open table at that moment.

The match is often ahead of the table: what has happened is told happening by happening. Changes nothing in
the match. Knows no drawing and no files.
"""

from __future__ import annotations

from typing import Any

from ratland_desktop.hotseat.course import Course
from ratland_desktop.hotseat.moments import Mark, Moments
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.match import AnyMatch


class Storyline:
    """`mark` is how far the table is, `shown` the open table there: a retelling, or an open view."""

    def __init__(self, course: Course, match: AnyMatch, mark: Mark) -> None:
        self._course = course
        self._match = match
        self.moments = Moments(course, match)
        self.mark = self._inside(mark)
        self.shown: Any = self.moments.at(self.mark)

    def unseen(self) -> list[Happening]:
        """The happenings of one round that the table has not seen yet; the next round's come after them."""
        return self._match.stories[self.mark.story][self.mark.happening :]

    def untold(self, up_to: Mark) -> list[Happening]:
        """What the table has not been told of the story before this mark."""
        found: list[Happening] = []
        for story, told in enumerate(self._match.stories[: up_to.story + 1]):
            first = self.mark.happening if story == self.mark.story else 0
            last = up_to.happening if story == up_to.story else len(told)
            found += told[first:last] if story >= self.mark.story else []
        return found

    def may_skip(self, up_to: Mark) -> bool:
        """May a seat go on in private before the table is told the story up to there?"""
        untold = self.untold(up_to)
        return not untold or self._course.stays(untold)

    def see(self) -> Happening:
        """Go on by one happening."""
        story, seen = self.mark.story, self.mark.happening
        happening = self._match.stories[story][seen]
        after = Mark(story, seen + 1)
        self.shown = self.moments.next(self.shown, after, happening)
        self.mark = self._inside(after)
        return happening

    def go_to(self, mark: Mark) -> None:
        """Stand at another moment of the story."""
        self.mark = self._inside(mark)
        self.shown = self.moments.at(self.mark)

    def catch_up(self, *, undone: bool = False) -> None:
        """Something was answered, or undone. A round may have ended without a word, so the mark moves on; and
        where nothing is left to tell, the table shows what the answer has changed."""
        self.mark = self._inside(self.mark)
        if undone or (self._course.retell is None and not self.unseen()):
            self.shown = self.moments.at(self.mark)

    def _inside(self, mark: Mark) -> Mark:
        """A mark at the end of a finished round's story stands at the beginning of the next."""
        stories = self._match.stories
        if mark.story >= len(stories):
            return Mark(len(stories) - 1, len(stories[-1]))
        if mark.happening >= len(stories[mark.story]) and mark.story + 1 < len(stories):
            return Mark(mark.story + 1, 0)
        return Mark(mark.story, min(mark.happening, len(stories[mark.story])))
