"""What a returning player of Rattus missed: points and own supply, and the last turn of every round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ratland_desktop.games.rattus.recap import Counts, RecapRound, deeds_in_words, recap_of
from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.recap import Had, Missed, MissedRound
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import says

from .pieces.signs import draw_card_sign, draw_cube

SIGNS = {"points": "rattus/cube/circle", "reserve": "home"}


def missed(session: Session, seat: int) -> Missed | None:
    """For this seat's player; None if there is nothing to tell."""
    told = recap_of(session, seat)
    if not told.worth_telling:
        return None
    counted = zip(SIGNS.items(), _amounts(told.before), _amounts(told.now), strict=True)
    counts = tuple(Had(says(f"rattus.recap.{name}"), sign, then, now) for (name, sign), then, now in counted)
    return Missed(seat, told.left > 0, counts, tuple(_round(session, seat, one) for one in told.rounds))


def _amounts(counts: Counts) -> tuple[int, int]:
    """In the order of the signs."""
    return counts.points, counts.reserve


def _round(session: Session, seat: int, told: RecapRound) -> MissedRound:
    names = [one.name for one in session.seats]
    return MissedRound(
        heading=says("computers.recap.round", n=told.round) if told.round else says("rattus.recap.settling"),
        headline=lambda say: _headline(told, names, say),
        after=_amounts(told.after),
        draw_deed=partial(_draw_deed, told, session.seats[seat], seat),
        reason=told.reason,
    )


def _headline(told: RecapRound, names: Sequence[str], say: Texts) -> str:
    return deeds_in_words(told, names, say)


def _draw_deed(told: RecapRound, seat: Seat, place: int, canvas: Canvas, box: Box) -> None:
    """The cards that were taken, the cubes that came, and those that the plague took."""
    x = box.x
    for deed in (deed for turn in told.turns for deed in turn):
        if isinstance(deed, h.CardTaken):
            draw_card_sign(canvas, (x + box.h / 2, box.centre[1]), box.h / 2, deed.card)
            x += box.h + 12
        elif isinstance(deed, h.Placed):
            x = _draw_number(canvas, Box(x, box.y, 0, box.h), f"+{deed.cubes}", theme.GOOD, seat, place)
    if told.lost:
        _draw_number(canvas, Box(x, box.y, 0, box.h), f"−{told.lost}", theme.BAD, seat, place)


def _draw_number(canvas: Canvas, at: Box, words: str, tone: theme.Colour, seat: Seat, place: int) -> float:
    """A cube and how many; gives back where the next one goes."""
    draw_cube(canvas, Box(at.x, at.y + 2, at.h * 0.86, at.h - 4), seat, place)
    draw_fitting(canvas, words, Box(at.x + at.h, at.y, 70, at.h), theme.LABEL, tone)
    return at.x + at.h + 90
