"""The way through a game that is watched again: its rounds, their steps, and where the game turned.

Every place on the way is a step of the table, so whoever jumps lands where the table would stand. Made once
for a replay. Knows no drawing.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from ratland_desktop.hotseat.moments import Watched, journal_of, number_of
from ratland_desktop.hotseat.replay import Replay, ReplaySession
from ratland_desktop.hotseat.turning_points import TurningPoint, turning_points
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.chronicle.words import Page, point_words
from ratland_desktop.screens.table.reel import Reel
from ratland_desktop.tabletop.steps import Step
from ratland_desktop.text import Texts


@dataclass(frozen=True, slots=True)
class Place:
    """A step of the story: `step` is the one that is shown there."""

    story: int
    step: Step


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round as people count it (0: before the first): the places from `first` to before `end`."""

    round: int
    first: int
    end: int


class Timeline:
    """All places in order, by number from 0."""

    def __init__(self, session: ReplaySession, reel: Reel, turns: Turns) -> None:
        match = session.match
        steps = [reel.shown_in(story) for story in range(len(match.stories))]
        self.places = [Place(story, step) for story, each in enumerate(steps) for step in each]
        self._firsts = [0, *accumulate(map(len, steps))]  # of each story, the number of its first place
        self.chapters = _chapters(self._firsts, [_round_of(session, n) for n in range(len(match.stories))])
        self._turns = turns

    @property
    def last(self) -> int:
        return len(self.places) - 1

    def number_at(self, story: int, happening: int) -> int:
        """The place where so much of a story has been told; before the first one it is the first."""
        first = self._firsts[story]
        starts = [place.step.start for place in self.places[first : self._firsts[story + 1]]]
        return max(0, min(self.last, first + bisect_right(starts, max(0, happening - 1)) - 1))

    def chapter_of(self, number: int) -> Chapter:
        return self.chapters[bisect_right([chapter.first for chapter in self.chapters], number) - 1]

    def beside(self, number: int, way: int) -> int:
        """The beginning of the chapter before or after this place; first that of its own."""
        here = self.chapters.index(self.chapter_of(number))
        if way < 0 and number > self.chapters[here].first:
            return self.chapters[here].first
        there = max(0, min(len(self.chapters) - 1, here + way))
        return self.last if way > 0 and there == here else self.chapters[there].first

    def turned(self, chapter: Chapter) -> tuple[TurningPoint, ...]:
        """How the game turned in this round."""
        return tuple(point for point in self._turns.points if 0 < point.round == chapter.round)

    def words(self, say: Texts, number: int) -> str:
        """Which round it is, and how the game turned there."""
        chapter = self.chapter_of(number)
        name = say("replay.round", n=chapter.round)
        turned = [self._turns.words(say, point) for point in self.turned(chapter)]
        return " ".join([f"{name}." if turned else name, *turned])


class Turns:
    """Where a finished game turned. Not told of a running game, nor of one without its beginning."""

    def __init__(self, replay: Replay) -> None:
        self.points: tuple[TurningPoint, ...] = ()
        self._page: Page | None = None
        if not replay.finished or number_of(replay.match, 0) != 1:
            return
        screens: GameScreens = replay.box.screens()
        deeds = screens.hall.deeds
        chronicle = deeds.tell(replay.match)
        self._page = Page(deeds, chronicle, replay.seats, replay.when)
        self.points = turning_points(chronicle, deeds.story.scale)

    def words(self, say: Texts, point: TurningPoint) -> str:
        assert self._page is not None
        return point_words(say, self._page, point)


def _round_of(session: ReplaySession, story: int) -> int:
    """The round as people count it, when somebody is first asked in this story."""
    opening = Watched(session.match, journal_of(session.match, story))
    return session.box.course.round(opening.seen[-1])


def _chapters(firsts: Sequence[int], rounds: Sequence[int]) -> list[Chapter]:
    """Stories of the same round are one chapter; stories without a step belong to the one before."""
    found: list[Chapter] = []
    for story, round in enumerate(rounds):
        first, end = firsts[story], firsts[story + 1]
        if first == end:
            continue
        if found and found[-1].round == round:
            found[-1] = Chapter(round, found[-1].first, end)
        else:
            found.append(Chapter(round, first, end))
    return found
