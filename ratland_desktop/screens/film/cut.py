"""What the film shows, and for how long: the steps of the last round, each in a few moments of its motion.

A long round is cut to its end, and everything goes faster if the film would last too long. Reads the film's
own copy of the game; draws nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from ratland_desktop.hotseat.last_round import last_round, seen_by_all
from ratland_desktop.hotseat.session import Mark, QuickMinds, Session
from ratland_desktop.screens.box import GameScreens, TableTurn
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.look import Tableau
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.playback import Pace
from ratland_desktop.screens.table.reel import Glimpse
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY
from ratland_desktop.tabletop.steps import Party, Step, steps_of
from ratland_desktop.text import Texts

MOST_STEPS = 24
MOST_SECONDS = 60.0
"""Of all steps together; what comes after them has its own time."""
BETWEEN, MOST_MOVING = 0.2, 8
"""Seconds between two moments of a motion at least, and how many of them a step has at most."""
AFTER = 0.1
"""A picture is taken a little after its motion has ended."""

Wishes = Mapping[str, str | int | bool | None]


@dataclass(frozen=True, slots=True)
class Shot:
    """A moment of a step: so many seconds after it began, and how long it is to be seen."""

    passed: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Take:
    """One step of a story with its moments."""

    story: int
    step: Step
    shots: tuple[Shot, ...]


class Cut:
    """The last round of a session that is over, at a table that is lit for everybody."""

    def __init__(
        self, session: Session, screens: GameScreens, wishes: Wishes, say: Texts, *, shows_points: bool = True
    ) -> None:
        match = last_round(session.box.course, session.match)
        self.session = Session(session.box, match, seen_by_all(session.seats), QuickMinds(0))
        table = screens.table(TableTurn(self.session, lambda: STAY, None, Pace(), wishes=wishes))
        assert isinstance(table, TableScene)
        table.staging.desk = Desk(say, shows_points=shows_points)
        self.table = table
        party = Party(frozenset(session.humans))
        steps = [
            (number, step)
            for number, story in enumerate(match.stories)
            for step in steps_of(story, table.look.rules, party)
            if not step.quiet
        ]
        kept = _end_of(steps, lambda told: table.director.reel.begins_part(told[1]))
        lengths = [table.staging.timing(step, by_hand=False).length for _, step in kept]
        pace = min(1.0, MOST_SECONDS / sum(lengths)) if lengths else 1.0
        self.takes = [Take(number, step, self._shots(step, pace)) for number, step in kept]

    def _shots(self, step: Step, pace: float) -> tuple[Shot, ...]:
        """Its motion in even parts, then as it stands until all is read."""
        playing = self.table.staging.cast_of(step).playing
        moving = min(MOST_MOVING, math.ceil(playing.motion / BETWEEN))
        times = [playing.motion * (at + 0.5) / moving for at in range(moving)]
        length = self.table.staging.timing(step, by_hand=False).length
        every = [*times, playing.motion + AFTER]
        ends = [0.0, *((one + other) / 2 for one, other in pairwise(every)), length]
        return tuple(
            Shot(passed, (end - start) * pace)
            for passed, (start, end) in zip(every, pairwise(ends), strict=True)
        )

    def tableau(self, take: Take, passed: float) -> Tableau:
        """The table at this moment."""
        at, match = Mark(take.story, take.step.end), self.session.match
        story = match.stories[take.story][: take.step.end]
        place = Glimpse(at, take.step, self.session.moments.at(at), story)
        return self.table.staging.tableau_of(place, passed, Mode.WATCH)


Told = tuple[int, Step]


def _end_of(steps: list[Told], begins_part: Callable[[Told], bool]) -> list[Told]:
    """The last steps, from where a part begins if there is such a place in their first third."""
    first = max(0, len(steps) - MOST_STEPS)
    if not first:
        return steps
    starts = (at for at in range(first, first + MOST_STEPS // 3) if begins_part(steps[at]))
    return steps[next(starts, first) :]
