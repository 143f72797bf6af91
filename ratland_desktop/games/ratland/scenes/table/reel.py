"""The reel: which moment of the story the table shows.

Moves forward one happening at a time through the evening, and back and forth through what has been seen.
Looking back replays the story from the start of that round; it never touches the evening, so it cannot change
the game. Knows no drawing and no time.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.happenings import PhaseBegan, RoundBegan
from ratland_desktop.games.ratland.rules.retelling import Retelling
from ratland_desktop.hotseat.session import Mark, Session
from ratland_desktop.tabletop.dialogue import Happening

Stop = Callable[[Happening], bool]


class Reel:
    """`at` counts the happenings of a story that are shown; the last of them is the present moment."""

    def __init__(self, evening: Session) -> None:
        self.evening = evening
        self.at = self.newest = evening.mark
        self.told: Retelling = evening.shown

    # --- what is shown

    @property
    def looks_back(self) -> bool:
        return self.at != self.newest

    @property
    def story(self) -> list[Happening]:
        """The story of the shown round, up to the present moment."""
        return self.evening.match.stories[self.at.story][: self.at.happening]

    @property
    def present(self) -> Happening | None:
        """The moment on the table; None before the first one."""
        return self.story[-1] if self.at.happening else None

    @property
    def coming(self) -> Happening | None:
        """What will be seen next, if it is there already."""
        if self.looks_back:
            after = self._after(self.at)
            return self.evening.match.stories[after.story][after.happening - 1]
        unseen = self.evening.unseen()
        return unseen[0] if unseen else None

    @property
    def can_go_back(self) -> bool:
        return self.at.happening > 1 or self.at.story > 0

    # --- going on, and looking again

    def forward(self) -> Happening | None:
        """The next moment: seen for the first time, or again. None when there is none yet."""
        if self.looks_back:
            self._show(self._after(self.at))
            return self.present
        before = self.evening.mark
        if not self.evening.unseen():
            return None
        happening = self.evening.see()
        self.at = self.newest = Mark(before.story, before.happening + 1)
        self.told = self.evening.shown
        return happening

    def forward_until(self, stop: Stop) -> Happening | None:
        """On until `stop` says so of what comes next, or nothing comes. At least by one."""
        last = self.forward()
        while last is not None and (coming := self.coming) is not None and not stop(coming):
            last = self.forward()
        return last

    def ahead(self, stop: Stop | None) -> Reel | None:
        """How the reel will be when it has gone on (until `stop` says so, else by one). The evening stays."""
        unseen = self.evening.unseen()
        if self.looks_back or not unseen:
            return None
        steps = 1
        while stop is not None and steps < len(unseen) and not stop(unseen[steps]):
            steps += 1
        reel, mark = copy(self), self.evening.mark
        reel.at = reel.newest = Mark(mark.story, mark.happening + steps)
        reel.told = self.told.copy()
        for happening in unseen[:steps]:
            reel.told.hear(happening)
        return reel

    def back(self) -> bool:
        """One moment back. False at the very beginning."""
        if not self.can_go_back:
            return False
        story, happening = self.at.story, self.at.happening - 1
        if happening == 0 and story:
            story, happening = story - 1, len(self.evening.match.stories[story - 1])
        self._show(Mark(story, max(1, happening)))
        return True

    def look_at(self, story: int, index: int) -> None:
        """The moment that a line of the story tells of."""
        if 0 <= story <= self.newest.story and 0 <= index < len(self._seen_of(story)):
            self._show(Mark(story, index + 1))

    def to_present(self) -> None:
        self.at = self.newest
        self.told = self.evening.shown

    def _seen_of(self, story: int) -> list[Happening]:
        whole = self.evening.match.stories[story]
        return whole[: self.newest.happening] if story == self.newest.story else whole

    def _after(self, mark: Mark) -> Mark:
        if mark.happening < len(self._seen_of(mark.story)):
            return Mark(mark.story, mark.happening + 1)
        return Mark(mark.story + 1, 1)

    def _show(self, mark: Mark) -> None:
        if mark == self.newest:
            self.to_present()
            return
        match = self.evening.match
        told = Retelling.of(RATLAND.view(match.starts[mark.story], None))
        for happening in match.stories[mark.story][: mark.happening]:
            told.hear(happening)
        self.at, self.told = mark, told


def begins_a_phase(happening: Happening) -> bool:
    """Where "skip to the end of the phase" stops."""
    return isinstance(happening, PhaseBegan | RoundBegan)
