"""What seats were told in private, and how much of it they have seen.

A whisper is shown when its seat is behind the curtain. Until then it waits, also in a saved game: the diary
counts for each seat what it has seen. What came after a part of the story that the table has to be told first
waits for that, too. For that seat's eyes only. Knows no drawing and no files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile

from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.moments import Mark, number_of
from ratland_desktop.hotseat.storyline import Storyline
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.match import AnyMatch, Heard


class Whispers:
    """The whispers of one match."""

    def __init__(self, match: AnyMatch, diary: Diary, storyline: Storyline) -> None:
        self._match = match
        self._diary = diary
        self._storyline = storyline
        self._waiting: tuple[object, frozenset[int]] | None = None

    def unheard(self, seat: int) -> tuple[Heard, ...]:
        """What this seat can be shown now, the oldest first."""
        return tuple(heard for _, heard in self._ready(seat) if heard.news)

    def waiting_for(self, kind: Callable[[Happening], bool]) -> frozenset[int]:
        """The seats that have not seen something of this kind yet, also if the table has to be told something
        else first. Screens ask for it in every frame, and it seldom changes."""
        match = self._match
        now = (len(match.stories), len(match.story), tuple(self._diary.heard.items()))
        if self._waiting is None or self._waiting[0] != now:
            seats = range(match.game.seats(match.starts[-1]))
            found = [seat for seat in seats if any(kind(heard.happening) for _, heard in self._unseen(seat))]
            self._waiting = (now, frozenset(found))
        return self._waiting[1]

    def hear(self, seat: int) -> None:
        """This seat has seen what it could be shown."""
        for place, _ in [*self._ready(seat)]:
            self._note(seat, place)

    def hear_all(self, seat: int) -> None:
        """This seat has seen everything that it was told, as its own view shows it."""
        self._note(seat, Mark(len(self._match.stories) - 1, len(self._match.story)))

    def _ready(self, seat: int) -> Iterator[tuple[Mark, Heard]]:
        return takewhile(lambda told: self._storyline.may_skip(told[0]), self._unseen(seat))

    def _unseen(self, seat: int) -> Iterator[tuple[Mark, Heard]]:
        """What this seat has not seen yet, the oldest first, each with its place in the open story."""
        round, seen = self._diary.heard.get(seat, (0, 0))
        for story in range(len(self._match.stories)):
            number = number_of(self._match, story)
            if number >= round:
                for heard in self._match.whispers(seat, story)[seen if number == round else 0 :]:
                    yield Mark(story, heard.after), heard

    def _note(self, seat: int, last: Mark) -> None:
        """This seat has seen what it was told up to this place in the story."""
        told = self._match.whispers(seat, last.story)
        seen = sum(heard.after <= last.happening for heard in told)
        self._diary.heard[seat] = (number_of(self._match, last.story), seen)

    def clip(self) -> None:
        """An answer was undone: what it led to was never said."""
        now = number_of(self._match, -1)
        for seat, (number, seen) in self._diary.heard.items():
            if number == now:
                self._diary.heard[seat] = (now, min(seen, len(self._match.whispers(seat))))
