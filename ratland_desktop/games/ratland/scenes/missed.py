"""What a returning player of RatLand missed: rats, cheese and graves, and the plan of every round."""

from __future__ import annotations

from functools import partial

from ratland_desktop.games.ratland.recap import Counts, RecapRound, recap_of
from ratland_desktop.games.ratland.scenes.pieces.cards import draw_plan_row
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.recap import Had, Missed, MissedRound
from ratland_desktop.text.spoken import says

SIGNS = ("rat/token", "cheese/yellow", "grave")
LABELS = ("ratland.recap.rats", "ratland.recap.cheese", "ratland.recap.graves")


def missed(session: Session, seat: int) -> Missed | None:
    """For this seat's player alone; None if there is nothing to tell."""
    told = recap_of(session, seat)
    if not told.worth_telling:
        return None
    counted = zip(LABELS, SIGNS, _amounts(told.before), _amounts(told.now), strict=True)
    counts = tuple(Had(says(label), sign, then, now) for label, sign, then, now in counted)
    return Missed(seat, told.left > 0, counts, tuple(_round(one) for one in told.rounds))


def _amounts(counts: Counts) -> tuple[int, int, int]:
    """In the order of the signs."""
    return counts.rats, counts.cheese, counts.graves


def _round(told: RecapRound) -> MissedRound:
    return MissedRound(
        heading=says("computers.recap.round", n=told.round),
        headline=says(f"ratland.event.{told.event}.name"),
        after=_amounts(told.after),
        draw_deed=partial(draw_plan_row, plan=told.plan),
        reason=told.reason,
    )
