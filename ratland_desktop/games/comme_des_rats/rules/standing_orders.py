"""Standing orders: what a seat wants when a quiet question comes, so that nobody sees who has a choice.

An order is private, kept with the seat. It is about clovers alone: who wants to send the Cat on as the
Hypnotist, or to speak up as Al Ratone, says so in person.
"""

from enum import StrEnum

from ....tabletop.dialogue import Question
from .questions import CLOVER, TAKE, React
from .table import BANDAGES_OUT
from .view import View


class StandingOrder(StrEnum):
    """When a bandage is due, use a clover …"""

    AT_ONCE = "at_once"
    ONLY_FOR_THE_THIRD = "only_for_the_third"
    ASK_ME = "ask_me"


DEFAULT_ORDER = StandingOrder.AT_ONCE


def standing_answer(question: Question, order: StandingOrder, view: View) -> object | None:
    """The answer that this seat's order gives to a question, or None if the player has to be asked.

    `view` is that of the asked seat. Open questions are never answered by an order, and quiet ones that are
    not about bandages get their default. *Ask me* asks each time, also where there is no choice.
    """
    if not question.quiet:
        return None
    if not isinstance(question, React):
        return question.default_answer()
    if order is StandingOrder.ASK_ME:
        return None
    is_last = view.rats[question.seat].bandages == BANDAGES_OUT - 1
    spares_clovers = order is StandingOrder.ONLY_FOR_THE_THIRD and not is_last
    return CLOVER if CLOVER in question.options and not spares_clovers else TAKE
