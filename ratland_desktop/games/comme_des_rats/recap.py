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
from .rules import happenings as h
from .rules.words import RoundEnd
from .step_telling import turn_line
from .steps import took_part, turns_of


@fact
class Counts:
    """What a seat had at one moment, as everybody could see it."""

    points: int
    cards: int
    bandages: int

    @classmethod
    def of(cls, tally: Tally) -> Counts:
        return cls(tally["points"], tally["cards"], tally["bandages"])


NOTHING = Counts(0, 0, 0)


@fact
class RecapRound:
    """A round that was played meanwhile, and what there was after it. `ending` is None while it goes on.

    `out`: whether the seat was out. `gained`: its points in this round. `turns`: those in which it had a die,
    as they were told to all. `reason`: why the computer chose as it did last.
    """

    round: int
    ending: RoundEnd | None
    after: Counts
    gained: int
    out: bool
    turns: tuple[tuple[Happening, ...], ...]
    reason: Reason | None


def recap_of(session: Session, seat: int) -> Recap[Counts, RecapRound]:
    """What this seat's player has missed."""
    diary, rat = session.diary, session.view(None).rats[seat]
    gone = diary.left_at(seat)
    now = Counts(rat.points, rat.cards, rat.bandages)
    return Recap(
        seat,
        left=gone.round if gone else 0,
        before=Counts.of(gone.had) if gone else NOTHING,
        now=now,
        rounds=_rounds(session.match.stories, diary, seat, gone, now),
    )


def _rounds(
    stories: Sequence[Sequence[Happening]], diary: Diary, seat: int, gone: HandsChanged | None, now: Counts
) -> tuple[RecapRound, ...]:
    """From the moment when the person went; rounds in which the computer had no die are told, too."""
    reasons = {thought.round: thought.reason for thought in diary.thoughts if thought.seat == seat}
    first, moment = (gone.round, gone.moment) if gone else (1, 0)
    told = []
    for number, story in enumerate(stories, start=1):
        seen = moment if number == first else 0
        if number >= first and len(story) > seen:
            told.append(_round(number, story, seen, seat, now, reasons.get(number)))
    return tuple(told)


def _round(
    number: int, story: Sequence[Happening], seen: int, seat: int, now: Counts, reason: Reason | None
) -> RecapRound:
    endings = [x.because for x in story if isinstance(x, h.RoundEnded)]
    scored = [(x.gained[seat], x.points[seat]) for x in story if isinstance(x, h.RoundScored)]
    gained, points = scored[0] if scored else (0, now.points)
    return RecapRound(
        number,
        ending=endings[0] if endings else None,
        after=Counts(points, 0, 0) if scored else now,  # cards and bandages go back after a round
        gained=gained,
        out=any(isinstance(x, h.WentOut) and x.seat == seat for x in story),
        turns=tuple(turn for turn in _unseen_turns(story, seen) if took_part(turn, seat)),
        reason=reason,
    )


def _unseen_turns(story: Sequence[Happening], seen: int) -> list[tuple[Happening, ...]]:
    """Turns that began after the person had gone."""
    return [turn for _, turn in turns_of(story[seen:])]


def deeds_in_words(told: RecapRound, names: Sequence[str], texts: Texts) -> str:
    """What came of the last turn in which the computer had a die; or that there was none."""
    lines = [line for turn in told.turns if (line := turn_line(turn, names, texts))]
    return lines[-1] if lines else texts("comme_des_rats.recap.no_turn")


def ending_in_words(told: RecapRound, texts: Texts) -> str:
    """How a round ended for this seat, for its headline."""
    if told.ending is None:
        return texts("comme_des_rats.recap.goes_on")
    return (
        texts("comme_des_rats.recap.out") if told.out else texts("comme_des_rats.recap.gained", n=told.gained)
    )
