"""How Comme des Rats goes around one laptop: nearly everything is asked on the open table.

Who is hurt is asked quietly, whether there is a clover or not: a standing order answers. When roles have been
dealt the laptop goes around once, so that everybody sees the own one.
"""

from __future__ import annotations

from ratland_desktop.hotseat.course import Course, Orders, Tally, clockwise
from ratland_desktop.tabletop.dialogue import Question

from .rules.standing_orders import DEFAULT_ORDER, StandingOrder, standing_answer
from .rules.view import View
from .rules.whispers import YourRole


def order(view: View) -> tuple[int, ...]:
    """From the active player clockwise; nobody passes the laptop to the Third Rat."""
    third = view.options.third_rat
    return tuple(seat for seat in clockwise(view.active, view.seats) if seat != third)


def tally(view: View, seat: int) -> Tally:
    rat = view.rats[seat]
    return Tally.of(points=rat.points, cards=rat.cards, bandages=rat.bandages)


def ordered(question: Question, order: str, view: View) -> object | None:
    return standing_answer(question, StandingOrder(order), view)


CHOICES = (DEFAULT_ORDER, *(order for order in StandingOrder if order is not DEFAULT_ORDER))
COURSE = Course(
    order,
    lambda view: view.round,
    tally,
    tally,
    orders=Orders(tuple(choice.value for choice in CHOICES), ordered),
    seen_first=lambda told: isinstance(told, YourRole),
    undo=True,
)
