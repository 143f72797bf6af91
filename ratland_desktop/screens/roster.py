"""The list beside the curtain: who has played, whose turn it is, and who is next. It contains no secrets."""

from __future__ import annotations

from ratland_desktop.hotseat.session import Session
from ratland_desktop.shell.scenes.curtain import Row, Waiting
from ratland_desktop.tabletop.seats import NOBODY


def roster(session: Session, now: int, *, glances: bool = False, rethinks: bool = True) -> list[Row]:
    """A row for everybody who plays, while this seat is called.

    `glances`: others may look at own things from here. `rethinks`: others may have sealed answers back.

    Where several are asked together, the next is the next person who has to answer. Where people take turns,
    it is whoever comes next at the table, be it a computer.
    """
    handed_in = session.match.handed_in
    states = _together(session, now) if _asked_together(session) else _in_turn(session, now)
    return [
        Row(
            number,
            seat,
            states[number],
            rethinks=rethinks and seat.is_human and number in handed_in and number != now,
            glances=glances and number != now and session.may_glance(number),
        )
        for number, seat in enumerate(session.seats)
        if seat.player != NOBODY
    ]


def _asked_together(session: Session) -> bool:
    return sum(session.match.asked(seat) is not None for seat in range(len(session.seats))) > 1


def _together(session: Session, now: int) -> dict[int, Waiting]:
    states = {}
    coming = Waiting.NEXT
    for seat in session.order:
        if seat == now:
            states[seat] = Waiting.NOW
        elif not session.seats[seat].is_human:
            states[seat] = Waiting.COMPUTER
        elif session.question(seat) is None:
            states[seat] = Waiting.DONE
        else:
            states[seat], coming = coming, Waiting.WAITS
    return states


def _in_turn(session: Session, now: int) -> dict[int, Waiting]:
    played = session.box.course.played(session.view(None))
    states = {}
    coming = Waiting.NEXT
    for seat in session.order:
        if seat == now:
            states[seat] = Waiting.NOW
        elif seat in played:
            states[seat] = Waiting.DONE
        elif coming is Waiting.NEXT:
            states[seat], coming = coming, Waiting.WAITS
        else:
            states[seat] = Waiting.WAITS if session.seats[seat].is_human else Waiting.COMPUTER
    return states
