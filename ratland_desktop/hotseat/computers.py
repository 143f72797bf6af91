"""The computer players of a session: what they have been asked, and answers that do not count yet.

Asks every computer each of its questions once. What an answer does is up to the session. Knows no drawing and
no files.
"""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.hotseat.levels import mind_of
from ratland_desktop.hotseat.quick_minds import Minds
from ratland_desktop.hotseat.reasons import Decided
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.match import AnyMatch
from ratland_desktop.tabletop.seats import Seat


class Computers:
    """Stands between one match and the minds that think for its computers."""

    def __init__(self, match: AnyMatch, minds: Minds) -> None:
        self._match = match
        self.minds = minds
        self._asked: dict[int, Question] = {}
        self._held: list[Decided] = []

    def ask(self, seats: Sequence[Seat]) -> None:
        """Let them think about the open questions that they have not been asked yet."""
        for question in self._match.open_questions:
            seat = question.seat
            if not seats[seat].is_human and self._asked.get(seat) is not question:
                self._asked[seat] = question
                self.minds.ask(seat, mind_of(seats[seat]), self._match.view(seat), question)

    def decided(self) -> list[Decided]:
        """What they have decided since the last call."""
        return self.minds.answers()

    def is_wanted(self, decided: Decided) -> bool:
        """Whether the rules still wait for this answer."""
        seat, question = decided.seat, decided.question
        return self._asked.get(seat) is question and self._match.question(seat) is question

    def hold(self, decided: Decided) -> None:
        """Keep an answer until the table lets its question pass."""
        self._held.append(decided)

    def release(self) -> list[Decided]:
        """The answers that were held; they count from now on."""
        held, self._held = self._held, []
        return held

    def forget(self, seat: int) -> None:
        """Nobody waits for this seat's answer any more."""
        self._asked.pop(seat, None)

    def forget_all(self) -> None:
        self.minds.forget()
        self._asked.clear()
        self._held.clear()
