"""The reel: which step of the story the table shows.

Moves forward one step at a time through the session, and back and forth through what has been seen. Looking
back replays the story from the start of that round; it never touches the session, so it cannot change the
game. The game says what is one step (`rules`). Knows no drawing and no time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.hotseat.session import Mark, Session
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.steps import Party, Rules, Step, steps_of

Stop = Callable[[Step], bool]
MOST_KEPT = 64


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A place in the story as the table shows it: the step, the open table after it, and the round so far."""

    at: Mark
    present: Step | None
    told: Any
    story: Sequence[Happening]


class Reel:
    """`at` counts the happenings of a story that are shown; `present` is the step on the table."""

    def __init__(self, session: Session, rules: Rules, party: Callable[[], Party] = Party) -> None:
        self.session, self.rules, self.party = session, rules, party
        self.at = self.newest = session.mark
        self.told: Any = session.shown
        self._cut: dict[tuple[int, int, int, Party], tuple[Step, ...]] = {}
        seen = self._seen(self.at.story, self.at.happening)
        self.present: Step | None = seen[-1] if seen else None
        self._latest = self.present

    # --- what is shown

    @property
    def looks_back(self) -> bool:
        return self.at != self.newest

    @property
    def story(self) -> list[Happening]:
        """The story of the shown round, up to the present step."""
        return self.session.match.stories[self.at.story][: self.at.happening]

    @property
    def coming(self) -> Step | None:
        """What will be seen next, if it is there already."""
        if self.looks_back:
            return self._after()[1]
        mark = self.session.mark
        steps = self._steps(mark.story, len(self.session.match.stories[mark.story]), mark.happening)
        return steps[0] if steps else None

    @property
    def can_go_back(self) -> bool:
        return self._before() is not None

    def begins_part(self, step: Step) -> bool:
        """Where "skip to the end of the phase" stops."""
        return bool(step.told) and self.rules[type(step.told[0])].begins_part

    def begins_chapter(self, step: Step) -> bool:
        return bool(step.told) and self.rules[type(step.told[0])].begins_chapter

    # --- going on, and looking again

    def forward(self) -> Step | None:
        """The next step: seen for the first time, or again. None when there is none yet."""
        if self.looks_back:
            self._show(*self._after())
            return self.present
        step, before = self.coming, self.session.mark
        if step is None:
            return None
        for _ in range(step.end - step.start):
            self.session.see()
        self.at = self.newest = Mark(before.story, step.end)
        self.told = self.session.shown
        if not step.quiet:
            self.present = self._latest = step
        return step

    def forward_until(self, stop: Stop) -> Step | None:
        """On until `stop` says so of what comes next, or nothing comes. At least by one."""
        last = self.forward()
        while last is not None and (coming := self.coming) is not None and not stop(coming):
            last = self.forward()
        return last

    def now(self) -> Glimpse:
        return Glimpse(self.at, self.present, self.told, self.story)

    def ahead(self, stop: Stop | None) -> Glimpse | None:
        """What will be shown when it has gone on (until `stop` says so, else by one). The session stays."""
        mark = self.session.mark
        steps = self._steps(mark.story, len(self.session.match.stories[mark.story]), mark.happening)
        if self.looks_back or not steps:
            return None
        number = 1
        while stop is not None and number < len(steps) and not stop(steps[number]):
            number += 1
        at = Mark(mark.story, steps[number - 1].end)
        present = next((step for step in reversed(steps[:number]) if not step.quiet), self.present)
        story = self.session.match.stories[at.story][: at.happening]
        return Glimpse(at, present, self.session.moments.at(at), story)

    def back(self) -> bool:
        """One step back. False at the very beginning."""
        before = self._before()
        if before is not None:
            self._show(*before)
        return before is not None

    def look_at(self, story: int, index: int) -> None:
        """The step that a line of the story tells of."""
        if not 0 <= story <= self.newest.story:
            return
        found = next((step for step in self._all_seen(story) if step.holds(index)), None)
        if found is not None:
            self._show(story, found)

    def to_present(self) -> None:
        self.at, self.present = self.newest, self._latest
        self.told = self.session.shown

    def refresh(self) -> None:
        """Something was answered: the open table may be another, though nothing was told."""
        if not self.looks_back:
            self.told = self.session.shown

    def undone(self) -> None:
        """An answer was taken back, and with it the end of the story."""
        self._cut.clear()
        self.at = self.newest = self.session.mark
        seen = self._seen(self.at.story, self.at.happening)
        self.present = self._latest = seen[-1] if seen else None
        self.told = self.session.shown

    # --- inside

    def _steps(self, story: int, end: int, start: int = 0) -> tuple[Step, ...]:
        key = (story, start, end, self.party())
        if key not in self._cut:
            if len(self._cut) >= MOST_KEPT:
                self._cut.clear()
            told = self.session.match.stories[story][:end]
            self._cut[key] = steps_of(told, self.rules, key[-1], start)
        return self._cut[key]

    def _seen(self, story: int, end: int) -> list[Step]:
        """The steps of a story up to there that show something."""
        return [step for step in self._steps(story, end) if not step.quiet]

    def shown_in(self, story: int) -> list[Step]:
        """All steps of a story that show something, be they seen already or not."""
        return self._seen(story, len(self.session.match.stories[story]))

    def _all_seen(self, story: int) -> list[Step]:
        is_newest = story == self.newest.story
        return self._seen(
            story, self.newest.happening if is_newest else len(self.session.match.stories[story])
        )

    def _before(self) -> tuple[int, Step] | None:
        """The step before the present one, and its story."""
        seen = self._seen(self.at.story, self.at.happening)
        if len(seen) > 1:
            return self.at.story, seen[-2]
        for story in range(self.at.story - 1, -1, -1):
            if earlier := self._all_seen(story):
                return story, earlier[-1]
        return None

    def _after(self) -> tuple[int, Step | None]:
        """While looking back: the step after the present one, and its story; None for the present."""
        for story in range(self.at.story, self.newest.story + 1):
            from_ = self.at.happening if story == self.at.story else 0
            later = [step for step in self._all_seen(story) if step.end > from_]
            if later:
                return story, later[0]
        return self.newest.story, None

    def _show(self, story: int, step: Step | None) -> None:
        """A step that was seen before. The last of all is the present, however it was seen then."""
        last = self._all_seen(self.newest.story)[-1:]
        if step is None or (story == self.newest.story and last == [step]):
            self.to_present()
            return
        self.at, self.present = Mark(story, step.end), step
        self.told = self.session.moments.at(self.at)
