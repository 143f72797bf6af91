"""The story as lines: each happening's sentence, made once per language, grouped under headings."""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.hotseat.moments import number_of
from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import Sentence, Teller, Tone
from ratland_desktop.tabletop.seats import HUMAN
from ratland_desktop.tabletop.steps import Step
from ratland_desktop.text import Texts

from .reel import Reel

Moment = tuple[int, int]
"""A happening: its story and its place in it."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """The happenings of one step: a story, and from where to before where in it."""

    story: int
    start: int
    end: int

    def holds(self, moment: Moment) -> bool:
        return moment[0] == self.story and self.start <= moment[1] < self.end


@dataclass(frozen=True, slots=True)
class Line:
    """One line: a happening's sentence, or the heading of a part. `moment` is its story and place in it."""

    moment: Moment
    sentence: Sentence
    heading: bool
    aside: bool = False
    """No happening of the game: something around the table. It stands there to be read, no more."""

    @property
    def is_moment(self) -> bool:
        return not self.heading and not self.aside


class Lines:
    """Sentences of one session. Shows the round before as well, so that nothing is gone too soon."""

    def __init__(self, session: Session, teller: Teller) -> None:
        self.session, self.teller = session, teller
        self._told: dict[tuple[str, int, int], Sentence] = {}

    def forget(self) -> None:
        """The story is another now: an answer was taken back."""
        self._told.clear()

    def sentence(self, story: int, index: int, say: Texts) -> Sentence:
        key = (say.language, story, index)
        if key not in self._told:
            happening = self.session.match.stories[story][index]
            self._told[key] = self.teller.tell(happening, self._names, say)
        return self._told[key]

    def of_step(self, step: Step, say: Texts) -> Sentence:
        """The sentence of a step."""
        return self.teller.tell_step(step, self._names, say)

    def headings(self, step: Step, say: Texts) -> list[str]:
        """The few words of each heading of a step."""
        return [self.teller.heading(happening, self._names, say) for happening in step.headings]

    @property
    def _names(self) -> list[str]:
        return [seat.name for seat in self.session.seats]

    def all(self, reel: Reel, say: Texts) -> list[Line]:
        """From the beginning of the round before up to the newest step that was seen."""
        lines: list[Line] = []
        newest = reel.newest
        for story in range(max(0, min(reel.at.story, newest.story) - 1), newest.story + 1):
            seen = self.session.match.stories[story]
            if story == newest.story:
                seen = seen[: newest.happening]
            asides = self._asides(story, say)
            for index, happening in enumerate(seen):
                lines.append(Line((story, index), self.sentence(story, index, say), happening.heading))
                lines += asides.get(index + 1, [])
        return lines

    def _asides(self, story: int, say: Texts) -> dict[int, list[Line]]:
        """Seats that changed hands while this story was told, by how much of it had been seen."""
        session = self.session
        most = len(session.match.stories[story])
        found: dict[int, list[Line]] = {}
        for change in session.diary.changes:
            if change.round != number_of(session.match, story):
                continue
            key = "back" if change.player == HUMAN else "bedtime" if change.was == HUMAN else "other_level"
            name = session.seats[change.seat].name
            words = say(f"computers.story.{key}", name=name, level=change.player)
            at = min(max(change.moment, 1), most)
            sentence = Sentence(words, words, (change.seat,), Tone.NEUTRAL, "swap")
            found.setdefault(at, []).append(Line((story, at - 1), sentence, heading=False, aside=True))
        return found
