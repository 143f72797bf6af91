"""Why an answer was chosen: the strongest thing to say about where it leads, as a reason in words.

Reads nothing but what the search found on imagined tables. What happens in all of them is certain, the rest
is told as a hope. Reasons are shown after the game, or to the seat itself.
"""

from collections.abc import Callable, Sequence

from ratland_desktop.hotseat.reasons import Reason, because

from ..rules.cards import FACES
from ..rules.happenings import KnockedOut, Point
from ..rules.questions import DrawChoice, EffectChoice, OpeningChoice, Pick, PlayChoice, RevealChoice
from ..rules.view import View
from ..rules.words import BETWEEN, DISCARD, HIDE, MOST_TOTAL, POINTS_TO_WIN, Merit
from .searching import Found, Leaf
from .worth import marks_of

LIKELY = 0.3  # the share of worlds from which on a hope is worth telling
SPOILED = 0.5  # how much less often a rival must be ready
LOOKS = ("look", "look_hand", "look_deck")


def why(view: View, question: Pick, found: Found, answer: object) -> Reason:
    """The reason for one of the answers that were found."""
    if isinstance(question, OpeningChoice):
        return opening(view, question, answer)
    leaves = found[answer]
    told = points(question.seat, leaves) or drawing(view, question, answer)
    if told is not None:
        return told
    if isinstance(question, EffectChoice) and question.verb in LOOKS:
        return because("ratjack.why.look")
    others = [leaf for other, each in found.items() if other != answer for leaf in each]
    return dangers(question.seat, leaves, others) or plan(question, answer, leaves)


# --- what is certain, or likely


def share(leaves: Sequence[Leaf], holds: Callable[[Leaf], bool]) -> float:
    """In how many of the worlds this holds."""
    return sum([holds(leaf) for leaf in leaves]) / len(leaves) if leaves else 0.0


def scored(leaf: Leaf, seat: int, merit: Merit) -> list[Point]:
    return [each for each in leaf.told if isinstance(each, Point) and each.seat == seat and each.why is merit]


def thrown_out(leaf: Leaf, seat: int) -> bool:
    return any(isinstance(told, KnockedOut) and seat in told.seats for told in leaf.told)


def points(seat: int, leaves: list[Leaf]) -> Reason | None:
    """Points that this turn brings, the most certain first."""
    wins = share(leaves, lambda leaf: leaf.table.ended and leaf.table.points[seat] >= POINTS_TO_WIN)
    if wins == 1:
        return because("ratjack.why.wins")
    chances = {merit: sum([bool(scored(leaf, seat, merit)) for leaf in leaves]) for merit in Merit}
    merit = max(Merit, key=lambda merit: chances[merit])
    chance = chances[merit] / len(leaves)
    if chance < LIKELY:
        return None
    if merit in (Merit.KNOCK_OUT, Merit.SURVIVOR):
        return knock_out(seat, leaves)
    certainty = "sure" if chance == 1 else "maybe"
    return because(f"ratjack.why.{merit.value}.{certainty}")


def knock_out(seat: int, leaves: list[Leaf]) -> Reason | None:
    """Who is thrown out most often, if somebody is."""
    paid = [point.whom for leaf in leaves for point in scored(leaf, seat, Merit.KNOCK_OUT)]
    victims = [whom for whom in paid if whom is not None]
    if not victims:
        return None
    victim = max(sorted({*victims}), key=victims.count)
    certainty = "sure" if victims.count(victim) == len(leaves) else "maybe"
    return because(f"ratjack.why.knock_out.{certainty}", seat=victim)


def drawing(view: View, question: Pick, answer: object) -> Reason | None:
    if not isinstance(question, DrawChoice):
        return None
    pile = "discard" if answer == DISCARD else "deck"
    return because(f"ratjack.why.draw.{pile}", value=FACES[view.discard[-1]].value)


# --- what is avoided, and what is prepared


def dangers(seat: int, leaves: list[Leaf], others: list[Leaf]) -> Reason | None:
    """Something bad that the other answers lead to far more often."""
    out = [share(each, lambda leaf: thrown_out(leaf, seat)) for each in (leaves, others)]
    if out[0] == 0 and out[1] >= LIKELY:
        return because("ratjack.why.stays_in")
    here, there = threats(leaves, seat), threats(others, seat)
    for rival in sorted(there):
        if there[rival] - here.get(rival, 0.0) >= SPOILED:
            return because("ratjack.why.spoils", seat=rival)
    return None


def threats(leaves: list[Leaf], seat: int) -> dict[int, float]:
    """In how many of the worlds each of the others could make exactly 25 next, or has got a point."""
    found: dict[int, float] = {}
    for leaf in leaves:
        if leaf.table.stage is BETWEEN:
            rivals = {told.seat for told in leaf.told if isinstance(told, Point)}
        else:
            rivals = {whose for whose, marks in marks_of(leaf.table) if marks.ready}
        for rival in rivals - {seat}:
            found[rival] = found.get(rival, 0.0) + 1 / len(leaves)
    return found


def plan(question: Pick, answer: object, leaves: list[Leaf]) -> Reason:
    """What the answer is good for in the turns to come."""
    seat = question.seat
    going_on = [leaf for leaf in leaves if leaf.table.stage is not BETWEEN and not leaf.table.aside[seat]]
    if not going_on:
        return because("also_possible")
    own = [marks for leaf in going_on for whose, marks in marks_of(leaf.table) if whose == seat]
    totals = [marks.total for marks in own]
    total = max(sorted({*totals}), key=totals.count)
    if sum([marks.ready > 0 for marks in own]) > LIKELY * len(leaves):
        return because("ratjack.why.ready", gap=MOST_TOTAL - total)
    if isinstance(question, RevealChoice):
        return because("ratjack.why.reveal")
    if isinstance(question, PlayChoice) and isinstance(answer, tuple) and answer[0] == HIDE:
        return because("ratjack.why.saves")
    return because("ratjack.why.total", total=total, gap=MOST_TOTAL - total)


def opening(view: View, question: Pick, answer: object) -> Reason:
    assert isinstance(answer, int)
    hand = view.places[question.seat].hand
    hidden, kept = (FACES[hand[place].face or ""].value for place in (answer, 1 - answer))
    return because("ratjack.why.opening", hidden=hidden, kept=kept)
