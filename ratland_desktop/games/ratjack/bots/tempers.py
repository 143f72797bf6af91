"""The three levels: how much each of them imagines, what it looks at, and how often it errs.

All of them search their own turn. The beginner looks at the own total alone, the solid level also at what
others are up to, by rules of thumb; the cunning one weighs all of it as played games have taught.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from ratland_desktop.hotseat.mistakes import seems_best

from ....tabletop.dice import Dice
from ..rules.cards import EFFECTS
from ..rules.questions import Pick
from ..rules.table import MOST_PLAYERS, Table
from ..rules.view import PlaceView, View
from ..rules.words import BETWEEN, MOST_TOTAL
from .searching import Found, Search, imagined, mean
from .standing import win_chances
from .weights import FITTED
from .worth import LAST_TURN, MOST_HIDDEN, Weights, worth

COUNTS = range(1, MOST_PLAYERS + 1)
STEADY = 0.3  # what the beginner likes about a total of 25, beside the chance to win the game


def plain_worth(table: Table, seat: int) -> float:
    """What the beginner sees: points, and how close the own total is to 25."""
    chance = win_chances(tuple(table.points))[seat]
    if table.stage is BETWEEN:
        return chance + (STEADY if seat in table.last_point else 0.0)
    if table.aside[seat] is not None:
        return chance - STEADY
    return chance + STEADY * table.total(seat) / MOST_TOTAL


RULES_OF_THUMB = Weights(
    totals={inside: tuple([0.02 * total for total in range(MOST_TOTAL + 1)]) for inside in COUNTS},
    leads=dict.fromkeys(COUNTS, (0.0, 0.4, 0.8, 1.5)),
    ready=dict.fromkeys(COUNTS, ((0.0, 1.5, 1.8), (0.0, 0.8, 1.0), (0.0, 0.5, 0.7))),
    sure=dict.fromkeys(COUNTS, (0.0,) * (LAST_TURN + 1)),
    risks=dict.fromkeys(COUNTS, ((0.0, 0.0, 0.0), (0.0, -0.2, -0.3), (0.0, -0.4, -0.6))),
    pairs=dict.fromkeys(COUNTS, 0.2),
    hidden=dict.fromkeys(COUNTS, (0.0,) * (MOST_HIDDEN + 1)),
    held=dict.fromkeys(EFFECTS, 0.0),
)


@dataclass(frozen=True, slots=True)
class Temper:
    """How a level thinks."""

    worlds: int  # in which every answer is tried
    worth: Callable[[Table, int], float]
    after_draw: int = 2
    wavers: float = 0.0  # how far it may misjudge an answer, as a chance of winning
    overlooks: float = 0.0  # how often it does not see an answer that it could give
    forgets: bool = False  # what it has looked at, once the effect is over


BEGINNER = Temper(1, plain_worth, after_draw=1, wavers=0.2, overlooks=0.4, forgets=True)
SOLID = Temper(3, partial(worth, weights=RULES_OF_THUMB), wavers=0.015)
CUNNING = Temper(16, partial(worth, weights=FITTED), after_draw=4)


def think(view: View, question: Pick, dice: Dice, temper: Temper) -> Found:
    """Every answer worth a thought, and where it leads."""
    seen = forgetful(view) if temper.forgets else view
    worlds = imagined(seen, dice, temper.worlds)
    noticed = overlooking(question, dice, temper.overlooks) if temper.overlooks else question
    return Search(question.seat, dice, temper.worth, temper.after_draw).weigh(worlds, noticed)


def best_of(found: Found, dice: Dice, temper: Temper) -> object:
    """The answer that seems best to this temper."""
    return seems_best({answer: mean(leaves) for answer, leaves in found.items()}, temper.wavers, dice)


# --- human mistakes


def overlooking(question: Pick, dice: Dice, how_often: float) -> Pick:
    """The question with those answers that come to mind: always the first, which is safe."""
    first, *others = question.options
    dice.thrown += len(others)
    noticed = [answer for answer in others if dice.chance() >= how_often]
    return replace(question, options=(first, *noticed))


def forgetful(view: View) -> View:
    """What is left of this view when its player has forgotten what only a look has told.

    While an effect is carried out, what it has shown is still in mind.
    """
    if view.running:
        return view
    places = tuple([place if place.seat == view.seat else forgotten(place) for place in view.places])
    return replace(view, places=places, deck=(None,) * len(view.deck))


def forgotten(place: PlaceView) -> PlaceView:
    hand, row = (
        tuple([card if card.known_to_all else replace(card, face=None) for card in cards])
        for cards in (place.hand, place.row)
    )
    return replace(place, hand=hand, row=row)
