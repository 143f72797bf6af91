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
from ...tabletop.match import AnyMatch
from ...text import Texts
from .rules.questions import Act
from .rules.retelling import Retelling
from .rules.table import points
from .step_telling import lost_in, turn_line
from .steps import by_round, turn_of


@fact
class Counts:
    """What a seat had at one moment: points, and cubes in its reserve."""

    points: int
    reserve: int

    @classmethod
    def of(cls, tally: Tally) -> Counts:
        return cls(tally["points"], tally["reserve"])


@fact
class RecapRound:
    """A round that was played meanwhile: everybody's turns in it that the person has not seen.

    `turns`: the seat's own, as they were told to all. `lost`: its cubes that the plague took. `after`: what
    it had then. `reason`: why the computer acted as it did last.
    """

    round: int
    turns: tuple[tuple[Happening, ...], ...]
    lost: int
    after: Counts
    reason: Reason | None


def recap_of(session: Session, seat: int) -> Recap[Counts, RecapRound]:
    """What this seat's player has missed."""
    view, diary = session.view(None), session.diary
    gone = diary.left_at(seat)
    return Recap(
        seat,
        left=gone.round if gone else 0,
        before=Counts.of(gone.had) if gone else Counts(0, 0),
        now=Counts(points(view)[seat], view.reserves[seat]),
        rounds=_rounds(session.match, diary, seat, gone),
    )


def _rounds(match: AnyMatch, diary: Diary, seat: int, gone: HandsChanged | None) -> tuple[RecapRound, ...]:
    """From the moment when the person went, in the rounds of people: 0 is the settling.

    The diary counts stories where somebody went, and rounds where a computer thought.
    """
    reasons = {
        thought.round: thought.reason
        for thought in diary.thoughts
        if thought.seat == seat and thought.kind == Act.kind
    }
    first, moment = (gone.round, gone.moment) if gone else (1, 0)
    unseen: dict[int, list[Sequence[Happening]]] = {}
    after: dict[int, Counts] = {}
    for number, (round_, story) in enumerate(by_round(match.stories), start=1):
        seen = moment if number == first else 0
        if number >= first and len(story) > seen:
            unseen.setdefault(round_, []).append(story[seen:])
            after[round_] = _after(match, number - 1, seat)
    return tuple(
        RecapRound(round_, _own(told, seat), _lost(told, seat), after[round_], reasons.get(round_))
        for round_, told in unseen.items()
    )


def _own(told: Sequence[Sequence[Happening]], seat: int) -> tuple[tuple[Happening, ...], ...]:
    turns = [(turn_of(story), tuple(story)) for story in told]
    return tuple(story for turn, story in turns if turn is not None and turn.seat == seat)


def _lost(told: Sequence[Sequence[Happening]], seat: int) -> int:
    return sum(lost_in(story)[seat] for story in told)


def _after(match: AnyMatch, story: int, seat: int) -> Counts:
    """What a seat had at the end of a story."""
    told = Retelling.of(match.game.view(match.starts[story], None))
    for happening in match.stories[story]:
        told.hear(happening)
    return Counts(told.points(seat), told.reserves[seat])


def deeds_in_words(told: RecapRound, names: Sequence[str], texts: Texts) -> str:
    """What the computer did in its turn; or that it had none."""
    lines = [line for turn in told.turns if (line := turn_line(turn, names, texts))]
    return lines[-1] if lines else texts("rattus.recap.no_turn")
