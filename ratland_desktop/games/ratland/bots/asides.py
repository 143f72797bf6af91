"""Answers the smaller questions: clans and boards, moves after the reveal, pieces, trades.

Each answer is valued in points at the end of the game, using only the view. `CLAN_RANK` and `BOARD_CHANCE`
come from tournaments (docs/bots.md).
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from ratland_desktop.hotseat.reasons import Choice, because

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.clans import Power
from ..rules.events import EVENTS, Event
from ..rules.food import bag_contents
from ..rules.phases.feeding import price
from ..rules.phases.pieces import DIES, LOST, POISONED, find
from ..rules.questions import (
    AddPiece,
    Opening,
    OpeningChoice,
    PutBack,
    Scavenge,
    TradeRat,
    Transmute,
    Wound,
)
from ..rules.view import View, power_of
from ..rules.words import AREAS, Colour, Place
from .clan_ranks import CLAN_RANK
from .forecast import piece_in

BOARD_CHANCE = 0.1  # how often a solid player picks the aggressive board

HARM = {DIES: 1.3, POISONED: 0.35, LOST: 0.3}  # points that a rat's fate costs
CHEESE = 0.9  # points that a cheese is worth before feeding


@cache
def worths(event: Event, power: Power) -> tuple[float, ...]:
    """What a piece of each colour means to a player with this power, in points."""
    found = [find(colour, event, power, "") for colour in Colour]
    return tuple(piece.cheese * CHEESE - HARM.get(piece.fate, 0.0) for piece in found)


def worths_for(view: View, seat: int) -> tuple[float, ...]:
    return worths(EVENTS[view.event or "abundance"], power_of(view, seat))


def standing_in(view: View, seat: int, area: Place) -> int:
    standing = view.sewers[seat].standing
    return standing[area] if standing else 0


def strength(view: View, seat: int) -> float:
    """How well a seat stands: points, and cheese as far as it counts."""
    sewer = view.sewers[seat]
    return sewer.living - sewer.buried + 0.4 * sewer.cheese


def opening(view: View, question: OpeningChoice, dice: Dice) -> Choice:
    clan = max(question.clans, key=lambda name: CLAN_RANK[name]) if question.clans else None
    dice.thrown += 1
    aggressive = dice.chance() < BOARD_CHANCE if question.board else None
    return Choice(
        Opening(clan, aggressive),
        because("ratland.reason.clan", clan=clan) if clan else because("ratland.reason.board"),
    )


def added_worths(view: View, seat: int, area: Place, bag: tuple[Colour, ...]) -> list[float]:
    """What one more piece of each colour in the bag does for a seat, set against the others."""
    hunters = [(other, rats) for other in range(view.players) if (rats := standing_in(view, other, area))]
    crowd = sum(rats for _, rats in hunters)
    share = min(len(bag) + 1, crowd) / (len(bag) + 1) / max(1, crowd)
    gains = [0.0] * len(Colour)
    for other, rats in hunters:
        weight = rats * share * (1.0 if other == seat else -1 / (view.players - 1))
        worth = worths_for(view, other)
        usual = sum([worth[piece] for piece in bag]) / len(bag)  # what the new piece replaces
        for colour in Colour:
            gains[colour] += weight * (worth[colour] - usual)
    return gains


def add_piece(view: View, question: AddPiece, dice: Dice) -> Choice:
    """The best piece here, unless a later area promises more from the only one."""
    seat = question.seat
    gains = added_worths(view, seat, question.area, question.bag)
    best: Colour = max((c for c in question.options if c is not None), key=gains.__getitem__)
    later = 0.0
    if power_of(view, seat).corrupts < len(AREAS):
        for area in AREAS[question.area + 1 :]:
            bag = bag_contents(view.food, area, view.players)
            later = max(later, *added_worths(view, seat, area, bag))
    if gains[best] <= 0.01 or gains[best] < later:
        return Choice(None, because("ratland.reason.add_none", area=question.area))
    return Choice(best, because("ratland.reason.add_piece", colour=best))


def wound(view: View, question: Wound, dice: Dice) -> Choice:
    """The strongest enemy; of equals, the one with fewer rats there."""
    victim = max(
        question.options,
        key=lambda seat: (strength(view, seat), -standing_in(view, seat, question.area)),
    )
    return Choice(victim, because("ratland.reason.wound", seat=victim))


def put_back(view: View, question: PutBack, dice: Dice) -> Choice:
    """The worst piece, unless even that one is good."""
    worst = worst_piece(question, worths_for(view, question.seat))
    if worst is None:
        return Choice(None, because("ratland.reason.keep_all"))
    return Choice(worst, because("ratland.reason.put_back", colour=worst))


def worst_piece(question: PutBack, worth: tuple[float, ...]) -> Colour | None:
    """The piece that goes back, if any is not worth keeping."""
    worst: Colour = min((c for c in question.options if c is not None), key=worth.__getitem__)
    return None if worth[worst] > 0 else worst


def scavenge(view: View, question: Scavenge, dice: Dice) -> Choice:
    """Draw where a blind piece is more good than bad; with one draw a round, in the best such area."""
    seat = question.seat
    here = blind_worth(view, seat, question.area)
    later = 0.0
    if power_of(view, seat).scavenges < len(AREAS):
        for area in AREAS[question.area + 1 :]:
            crowd = sum(standing_in(view, other, area) for other in range(view.players))
            if not standing_in(view, seat, area) and crowd < len(bag_contents(view.food, area, view.players)):
                later = max(later, blind_worth(view, seat, area))
    wants = here > 0 and here >= later
    return Choice(
        wants, because("ratland.reason.scavenge" if wants else "ratland.reason.leave_it", area=question.area)
    )


def blind_worth(view: View, seat: int, area: Place) -> float:
    event = EVENTS[view.event or "abundance"]
    piece = piece_in(view.food, area, view.players, event, power_of(view, seat))
    return (
        piece.cheese * CHEESE
        - piece.dies * HARM[DIES]
        - piece.poisoned * HARM[POISONED]
        - piece.lost * HARM[LOST]
    )


def trade_rat(view: View, question: TradeRat, dice: Dice) -> Choice:
    """A rat for a cheese pays when it keeps a rat from starving."""
    wants = trade_pays(question)
    return Choice(wants, because("ratland.reason.trade" if wants else "ratland.reason.keep_rat"))


def trade_pays(question: TradeRat) -> bool:
    rats, cheese = question.rats, question.cheese
    now = max(0, price(rats) - cheese)
    then = max(0, price(rats - 1) - cheese - 1)
    return 2 * (now - then) > 1


def transmute(view: View, question: Transmute, dice: Dice) -> Choice:
    """Cheese that the next feeding needs stays cheese, unless there may be no next feeding."""
    sewer = view.sewers[question.seat]
    ends = 1 / max(1, 10 - view.round) if view.round >= 5 else 0.0
    best = max(question.options, key=lambda n: transmuted_worth(sewer.living, question.cheese, n, ends))
    return Choice(
        best, because("ratland.reason.transmute") if best else because("ratland.reason.keep_cheese")
    )


def transmuted_worth(living: int, cheese: int, rats: int, ends: float) -> float:
    left = cheese - rats
    missing = max(0.0, price(living + rats) - left - 3)  # a round brings at least about three cheese
    return rats * 1.2 + (1 - ends) * (0.5 * left - 1.5 * missing)


ASIDES: dict[type[Question], Callable[[View, Any, Dice], Choice]] = {
    OpeningChoice: opening,
    AddPiece: add_piece,
    Wound: wound,
    PutBack: put_back,
    Scavenge: scavenge,
    TradeRat: trade_rat,
    Transmute: transmute,
}
