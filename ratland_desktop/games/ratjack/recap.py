"""What happened while a computer played a seat, for the person who comes back.

Made from the open story, the open table and the diary, so it reveals nothing that is hidden. No drawing.
"""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.hotseat.course import Tally
from ratland_desktop.hotseat.diary import Diary, HandsChanged
from ratland_desktop.hotseat.reasons import Reason
from ratland_desktop.hotseat.recap import Recap
from ratland_desktop.hotseat.session import Session

from ...tabletop.dialogue import Happening
from ...tabletop.facts import fact
from ...text import Texts
from .rules.happenings import KnockedOut, Point, RoundEnded, TotalChanged
from .rules.questions import PlayChoice
from .rules.words import Ending
from .step_telling import turn_line
from .steps import turns_of


@fact
class Counts:
    """What a seat had at one moment: points, and the total of its open cards."""

    points: int
    total: int

    @classmethod
    def of(cls, tally: Tally) -> Counts:
        return cls(tally["points"], tally["total"])


@fact
class RecapRound:
    """A round that was played meanwhile, and what there was after it. `ending` is None while it goes on.

    `out`: whether the seat was thrown out. `turns`: its own, as they were told to all. `reason`: why the last
    card was played so.
    """

    round: int
    ending: Ending | None
    after: Counts
    out: bool
    turns: tuple[tuple[Happening, ...], ...]
    reason: Reason | None


def recap_of(session: Session, seat: int) -> Recap[Counts, RecapRound]:
    """What this seat's player has missed."""
    view, diary = session.view(None), session.diary
    gone = diary.left_at(seat)
    place = view.places[seat]
    return Recap(
        seat,
        left=gone.round if gone else 0,
        before=Counts.of(gone.had) if gone else Counts(0, 0),
        now=Counts(place.points, place.total),
        rounds=_rounds(session.match.stories, diary, seat, gone),
    )


def _rounds(
    stories: Sequence[Sequence[Happening]], diary: Diary, seat: int, gone: HandsChanged | None
) -> tuple[RecapRound, ...]:
    """From the moment when the person went; rounds in which the computer had no turn are told, too."""
    reasons = {
        thought.round: thought.reason
        for thought in diary.thoughts
        if thought.seat == seat and thought.kind == PlayChoice.kind
    }
    first, moment = (gone.round, gone.moment) if gone else (1, 0)
    told, points = [], 0
    for number, story in enumerate(stories, start=1):
        points += sum(isinstance(x, Point) and x.seat == seat for x in story)
        seen = moment if number == first else 0
        if number >= first and len(story) > seen:
            told.append(_round(number, story, seen, seat, points, reasons.get(number)))
    return tuple(told)


def _round(
    number: int, story: Sequence[Happening], seen: int, seat: int, points: int, reason: Reason | None
) -> RecapRound:
    endings = [x.why for x in story if isinstance(x, RoundEnded)]
    totals = [x.after for x in story if isinstance(x, TotalChanged) and x.seat == seat]
    out = any(isinstance(x, KnockedOut) and seat in x.seats for x in story)
    after = Counts(points, totals[-1] if totals else 0)
    turns = tuple(turn for whose, turn in turns_of(story[seen:]) if whose == seat)
    return RecapRound(number, endings[0] if endings else None, after, out, turns, reason)


def deeds_in_words(told: RecapRound, names: Sequence[str], texts: Texts) -> str:
    """What the computer did in its last turn; or that it had none."""
    lines = [line for turn in told.turns if (line := turn_line(turn, names, texts))]
    return lines[-1] if lines else texts("ratjack.recap.no_turn")


def ending_in_words(told: RecapRound, texts: Texts) -> str:
    """How a round ended, for its headline."""
    return (
        texts("ratjack.recap.goes_on")
        if told.ending is None
        else texts(f"ratjack.ending.{told.ending.value}")
    )
