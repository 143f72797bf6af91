"""What happened while a computer played a seat, for the person who comes back.

Made from that seat's own view and the diary, so it reveals nothing that the seat may not know. No drawing.
"""

from __future__ import annotations

from ratland_desktop.hotseat.course import Tally
from ratland_desktop.hotseat.diary import Diary, HandsChanged
from ratland_desktop.hotseat.reasons import Reason
from ratland_desktop.hotseat.recap import Recap
from ratland_desktop.hotseat.session import Session

from ...tabletop.facts import fact
from .rules.game import RATLAND
from .rules.questions import Placement
from .rules.view import View
from .rules.words import Plan


@fact
class Counts:
    """What a seat had at one moment."""

    rats: int
    cheese: int
    graves: int

    @classmethod
    def of(cls, tally: Tally) -> Counts:
        return cls(tally["rats"], tally["cheese"], tally["graves"])


@fact
class RecapRound:
    """A round that was played meanwhile: the event, where the rats went and why, and what there was after."""

    round: int
    event: str
    plan: Plan
    after: Counts
    reason: Reason | None


def recap_of(session: Session, seat: int) -> Recap[Counts, RecapRound]:
    """What this seat's player has missed."""
    view, diary = session.view(seat), session.diary
    gone = diary.left_at(seat)
    own = view.sewers[seat]
    return Recap(
        seat,
        left=gone.round if gone else 0,
        before=Counts.of(gone.had) if gone else _at_start(session, seat),
        now=Counts(own.living, own.cheese, own.buried),
        rounds=_rounds(view, diary, seat, gone),
    )


def _rounds(view: View, diary: Diary, seat: int, gone: HandsChanged | None) -> tuple[RecapRound, ...]:
    reasons = {
        thought.round: thought.reason
        for thought in diary.thoughts
        if thought.seat == seat and thought.kind == Placement.kind
    }
    first = gone.round if gone else 1
    told = []
    for number, record in enumerate(view.records, start=1):
        if number >= first:
            after = Counts(record.living[seat], record.cheese[seat], record.buried[seat])
            told.append(RecapRound(number, record.event, record.plans[seat], after, reasons.get(number)))
    return tuple(told)


def _at_start(session: Session, seat: int) -> Counts:
    own = RATLAND.view(session.match.starts[0], None).sewers[seat]
    return Counts(own.living, own.cheese, own.buried)
