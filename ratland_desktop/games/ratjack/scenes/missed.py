"""What a returning player of Ratjack missed: points and total, and the last turn of every round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ratland_desktop.games.ratjack.recap import RecapRound, deeds_in_words, ending_in_words, recap_of
from ratland_desktop.games.ratjack.rules.happenings import PlayedHidden, PlayedOpen, Uncovered
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.recap import Had, Missed, MissedRound
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import says

from .pieces.cards import SHAPE, draw_back, draw_card


def missed(session: Session, seat: int) -> Missed | None:
    """For this seat's player alone; None if there is nothing to tell."""
    told = recap_of(session, seat)
    if not told.worth_telling:
        return None
    counts = (
        Had(says("ratjack.recap.points"), "star", told.before.points, told.now.points),
        Had(says("ratjack.recap.total"), "cards", told.before.total, told.now.total),
    )
    return Missed(seat, told.left > 0, counts, tuple(_round(session, one) for one in told.rounds))


def _round(session: Session, told: RecapRound) -> MissedRound:
    names = [seat.name for seat in session.seats]
    return MissedRound(
        heading=says("computers.recap.round", n=told.round),
        headline=lambda say: _headline(told, names, say),
        after=(told.after.points, told.after.total),
        draw_deed=partial(_draw_deed, told),
        reason=told.reason,
    )


def _headline(told: RecapRound, names: Sequence[str], say: Texts) -> str:
    """How the round ended; while it goes on, what the computer did last."""
    return ending_in_words(told, say) if told.ending is not None else deeds_in_words(told, names, say)


def _draw_deed(told: RecapRound, canvas: Canvas, box: Box) -> None:
    """The cards that the computer played, turn by turn; what it hid stays hidden."""
    wide = box.h / SHAPE
    played = [x for turn in told.turns for x in turn if isinstance(x, PlayedHidden | PlayedOpen | Uncovered)]
    step = min(wide + 14, (box.w - wide) / max(1, len(played) - 1))
    for at, x in enumerate(played):
        card = Box(box.x + step * at, box.y, wide, box.h)
        if isinstance(x, PlayedHidden):
            draw_back(canvas, card)
        else:
            draw_card(canvas, card, x.face)
