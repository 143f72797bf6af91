"""Why an answer is not on offer: pure functions on views, for screens that show such options pale."""

from enum import StrEnum

from ....tabletop.dialogue import Question
from .possible import targets
from .questions import CLOVER, REDIRECT, Partner, Pile, React, Target, Victim
from .roles import REDIRECTING
from .view import View
from .words import Cause


class NotOffered(StrEnum):
    """Why an answer is not on offer."""

    NO_CARD_LEFT = "no_card_left"
    NOTHING_TO_STEAL = "nothing_to_steal"
    ALREADY_VISITED = "already_visited"
    OUT = "out"
    NO_CLOVER = "no_clover"
    NOWHERE_ELSE = "nowhere_else"
    ONLY_ONCE = "only_once"
    FOUR_DICE = "four_dice"


def why_not(view: View, question: Question) -> dict[object, NotOffered]:
    """The answers that people may look for and that this question does not offer, each with the reason."""
    if isinstance(question, Pile):
        return {number: NotOffered.NO_CARD_LEFT for number, door in enumerate(view.doors) if not door.left}
    if isinstance(question, Victim):
        return why_no_seat(view, question.options, question.actor, NotOffered.NOTHING_TO_STEAL)
    if isinstance(question, Target):
        return why_no_seat(view, question.options, question.seat, NotOffered.ALREADY_VISITED)
    if isinstance(question, Partner):
        return why_no_seat(view, question.options, question.seat, NotOffered.NO_CARD_LEFT)
    return why_no_reaction(view, question) if isinstance(question, React) else {}


def why_no_seat(
    view: View, offered: tuple[int, ...], actor: int, otherwise: NotOffered
) -> dict[object, NotOffered]:
    """Players who cannot be chosen; the one who acts is not among them."""
    return {
        rat.seat: NotOffered.OUT if rat.out else otherwise
        for rat in view.rats
        if rat.seat != actor and rat.seat not in offered
    }


def why_no_reaction(view: View, question: React) -> dict[object, NotOffered]:
    """For the own private screen: no clover, or a Hypnotist who can send the Cat nowhere."""
    found: dict[object, NotOffered] = {}
    if CLOVER not in question.options:
        found[CLOVER] = NotOffered.NO_CLOVER
    own = view.own
    may_redirect = own is not None and own.role_closed and own.role in REDIRECTING
    if question.cause is Cause.CAT and may_redirect and not targets(view, question.seat):
        found[REDIRECT] = NotOffered.NOWHERE_ELSE
    return found


def why_no_reroll(view: View) -> NotOffered | None:
    """Why the dice of this turn cannot be rolled again, once they lie there."""
    if view.options.four_dice:
        return NotOffered.FOUR_DICE
    return NotOffered.ONLY_ONCE if view.turn and view.turn.rolls > 1 else None
