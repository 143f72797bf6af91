"""What the coach has said so far, and to whom; one coach per game. Knows no drawing and no rules.

Private turns have their own tips: the first two people get all of them, later ones only the important ones,
because they have been watching. Only in the first round, and only while tips are wanted.
"""

from __future__ import annotations

from collections.abc import Sequence

FULL = 2
"""So many people hear everything."""


class Lesson:
    """The tips for one seat's private turn. `now` is the current one, None at the end."""

    def __init__(self, tips: Sequence[str]) -> None:
        self.tips = tuple(tips)
        self.at = 0

    @property
    def now(self) -> str | None:
        return self.tips[self.at] if self.at < len(self.tips) else None

    def go_on(self) -> None:
        self.at += 1

    def stop(self) -> None:
        self.at = len(self.tips)


class Coach:
    """`wanted` False: it never says a word."""

    def __init__(self, wanted: bool, people: int = 1) -> None:
        self.wanted = wanted
        self.people = people
        self._lessons: dict[tuple[int, str], Lesson] = {}
        self._told: set[str] = set()

    # --- private turns

    def lesson(self, seat: int, screen: str, full: Sequence[str], short: Sequence[str]) -> Lesson:
        """This seat's lesson on a secret page; a returning player continues where the lesson was."""
        if not self.wanted:
            return Lesson(())
        if (seat, screen) not in self._lessons:
            before = sum(where == screen for _, where in self._lessons)
            self._lessons[seat, screen] = Lesson(full if before < FULL else short)
        return self._lessons[seat, screen]

    def leave_alone(self, seat: int) -> None:
        """No more tips for this seat. A player alone among computers gets none at the table either."""
        for (whose, _), lesson in self._lessons.items():
            if whose == seat:
                lesson.stop()
        if self.people < 2:
            self.end()

    # --- the table

    def has_told(self, tip: str) -> bool:
        return not self.wanted or tip in self._told

    def told(self, tip: str) -> None:
        self._told.add(tip)

    def end(self) -> None:
        """No more tips for anybody."""
        self.wanted = False
        for lesson in self._lessons.values():
            lesson.stop()
