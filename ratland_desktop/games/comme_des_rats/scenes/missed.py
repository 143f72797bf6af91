"""What a returning player of Comme des Rats missed: points, cards and bandages, and every round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ratland_desktop.games.comme_des_rats.recap import RecapRound, deeds_in_words, ending_in_words, recap_of
from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.recap import Had, Missed, MissedRound
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import says

from .pieces import pictures
from .pieces.tokens import draw_die


def missed(session: Session, seat: int) -> Missed | None:
    """For this seat's player alone; None if there is nothing to tell."""
    told = recap_of(session, seat)
    if not told.worth_telling:
        return None
    before, now = told.before, told.now
    counts = (
        Had(says("comme_des_rats.recap.points"), pictures.POINT, before.points, now.points),
        Had(says("comme_des_rats.recap.cards"), pictures.BACK, before.cards, now.cards),
        Had(says("comme_des_rats.recap.bandages"), pictures.BANDAGE, before.bandages, now.bandages),
    )
    return Missed(seat, told.left > 0, counts, tuple(_round(session, seat, one) for one in told.rounds))


def _round(session: Session, seat: int, told: RecapRound) -> MissedRound:
    names = [one.name for one in session.seats]
    return MissedRound(
        heading=says("computers.recap.round", n=told.round),
        headline=lambda say: _headline(told, names, say),
        after=(told.after.points, told.after.cards, told.after.bandages),
        draw_deed=partial(_draw_deed, told, seat),
        reason=told.reason,
    )


def _headline(told: RecapRound, names: Sequence[str], say: Texts) -> str:
    """How the round ended; while it goes on, what the computer did last."""
    return ending_in_words(told, say) if told.ending is not None else deeds_in_words(told, names, say)


def _draw_deed(told: RecapRound, seat: int, canvas: Canvas, box: Box) -> None:
    """The dice that this seat carried out, turn by turn."""
    dice = [x.die for turn in told.turns for x in turn if isinstance(x, h.ActionBegan) and x.seat == seat]
    step = min(box.h + 12, (box.w - box.h) / max(1, len(dice) - 1))
    for at, die in enumerate(dice):
        draw_die(canvas, Box(box.x + step * at, box.y, box.h, box.h), die)
