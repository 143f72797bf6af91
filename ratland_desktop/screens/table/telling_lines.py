"""The story as lines: each happening's sentence, made once per language, grouped by phase."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.happenings import PhaseBegan, RoundBegan
from ratland_desktop.games.ratland.step_telling import TELLER
from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import Sentence, Tone
from ratland_desktop.tabletop.seats import HUMAN
from ratland_desktop.tabletop.steps import Step
from ratland_desktop.text import Texts

from .reel import Reel
from .story import Line


class Lines:
    """Sentences of one evening. Shows the round before as well, so that nothing is gone too soon."""

    def __init__(self, evening: Session) -> None:
        self.evening = evening
        self._told: dict[tuple[str, int, int], Sentence] = {}

    def sentence(self, story: int, index: int, say: Texts) -> Sentence:
        key = (say.language, story, index)
        if key not in self._told:
            self._told[key] = TELLER.tell(self.evening.match.stories[story][index], self._names, say)
        return self._told[key]

    def of_step(self, step: Step, say: Texts, *, by_hand: bool = False) -> Sentence:
        """The sentence of a step."""
        return TELLER.tell_step(step, self._names, say, by_hand=by_hand)

    def headings(self, step: Step, say: Texts) -> list[str]:
        """The few words of each heading of a step."""
        return [TELLER.heading(happening, self._names, say) for happening in step.headings]

    @property
    def _names(self) -> list[str]:
        return [seat.name for seat in self.evening.seats]

    def all(self, reel: Reel, say: Texts) -> list[Line]:
        """From the beginning of the round before up to the newest step that was seen."""
        lines: list[Line] = []
        newest = reel.newest
        for story in range(max(0, min(reel.at.story, newest.story) - 1), newest.story + 1):
            seen = self.evening.match.stories[story]
            if story == newest.story:
                seen = seen[: newest.happening]
            asides = self._asides(story, say)
            for index, happening in enumerate(seen):
                heading = isinstance(happening, PhaseBegan | RoundBegan)
                lines.append(Line((story, index), self.sentence(story, index, say), heading))
                lines += asides.get(index + 1, [])
        return lines

    def _asides(self, story: int, say: Texts) -> dict[int, list[Line]]:
        """Seats that changed hands while this story was told, by how much of it had been seen."""
        evening = self.evening
        most = len(evening.match.stories[story])
        found: dict[int, list[Line]] = {}
        for change in evening.diary.changes:
            if change.round != evening.number_of(story):
                continue
            key = "back" if change.player == HUMAN else "bedtime" if change.was == HUMAN else "other_level"
            name = evening.seats[change.seat].name
            words = say(f"computers.story.{key}", name=name, level=change.player)
            at = min(max(change.moment, 1), most)
            sentence = Sentence(words, words, (change.seat,), Tone.NEUTRAL, "swap")
            found.setdefault(at, []).append(Line((story, at - 1), sentence, heading=False, aside=True))
        return found
