"""What one seat can expect of a round: finds in each area, loot from the neighbours, losses at home.

Computed from a view, so it works for any seat whose rats are open to all. The tables give the expected value
for each number of rats sent; `planning.py` decides what to do with them.
"""

from collections.abc import Sequence
from functools import cache
from math import exp

from ..rules.clans import Power
from ..rules.events import EVENTS, Event
from ..rules.food import bag_contents
from ..rules.phases.pieces import DIES, LOST, POISONED, find
from ..rules.view import View, power_of
from ..rules.words import AREAS, LEFT, PANTRY, RIGHT, WHITE, Colour, Place

Habits = tuple[tuple[float, ...], ...]

# what is expected of a player who has not placed yet, as shares of the healthy rats: the areas together,
# each pipe, pantry and nursery, in the first round and later
FIRST_ROUND = (0.40, 0.05, 0.08, 0.34)
LATER = (0.62, 0.05, 0.08, 0.26)
LURE = 0.7  # how strongly a rich area draws more rats than a poor one
LEFT_DOUBT = 1.5  # how far a guess at the pieces left in the bag may be off
LATE_RAID = 0.15  # how many of the rats that may move after the reveal are expected in each pipe
MEMORY = 0.2  # how much of the last round's plan is expected again
ORDER_DOUBT = 1.2  # how far a guess at another's number of rats may be off, in rats


def habits(view: View) -> Habits:
    """How many rats each seat is expected to have in each place: as they stand, or as they usually do."""
    expected = []
    last = view.records[-1].plans if view.records else None
    for sewer in view.sewers:
        if sewer.standing is not None:
            expected.append(tuple(float(rats) for rats in sewer.standing))
            continue
        shares = usual(view, sewer.seat)
        if last is not None and (total := sum(last[sewer.seat])):
            shares = tuple(
                MEMORY * then / total + (1 - MEMORY) * share
                for then, share in zip(last[sewer.seat], shares, strict=True)
            )
        expected.append(tuple(sewer.healthy * share for share in shares))
    return tuple(expected)


def usual(view: View, seat: int) -> tuple[float, ...]:
    """The share of a seat's rats in each place when only the open cards are known: rich areas draw more."""
    event, power = EVENTS[view.event or "abundance"], power_of(view, seat)
    areas, pipe, pantry, nursery = FIRST_ROUND if view.round <= 1 else LATER
    lures = [piece_in(view.food, area, view.players, event, power).lure for area in AREAS]
    return (*[areas * lure / sum(lures) for lure in lures], pipe, pipe, pantry, nursery)


class Piece:
    """What one blind piece from an area's bag brings on average."""

    __slots__ = ("bag", "blank", "cheese", "dies", "lost", "lure", "poisoned")

    def __init__(self, pieces: tuple[Colour, ...], event: Event, power: Power, clan: str) -> None:
        finds = [find(piece, event, power, clan) for piece in pieces]
        share = 1 / len(finds)
        self.bag = len(finds)
        self.cheese = sum(f.cheese for f in finds) * share
        self.dies = sum(f.fate == DIES for f in finds) * share
        self.poisoned = sum(f.fate == POISONED for f in finds) * share
        self.lost = sum(f.fate == LOST for f in finds) * share
        self.blank = pieces.count(WHITE) * share
        if event.trades_white_pairs:
            self.cheese += self.blank * 0.35  # two in one hand make a cheese; the odd one is wasted
        self.lure = max(0.05, self.cheese - self.dies - 0.3 * (self.poisoned + self.lost)) ** LURE


@cache
def piece_in(cards: tuple[int, ...], area: Place, players: int, event: Event, power: Power) -> Piece:
    return Piece(bag_contents(cards, area, players), event, power, "")


class Forecast:
    """A seat's expectations; lists are indexed by the number of rats sent or left on guard."""

    __slots__ = (
        "aggressive", "event", "finds", "gleanings", "loot", "losses", "pieces", "power", "risk", "seat",
        "sneaked", "view",
    )  # fmt: skip

    def __init__(self, view: View, seat: int, expected: Habits, rats: int, heeds_others: bool = True) -> None:
        self.view = view
        self.seat = seat
        self.event = EVENTS[view.event or "abundance"]
        self.power = power_of(view, seat)
        known = view.aggressive if seat == view.seat else view.sewers[seat].aggressive
        self.aggressive = bool(known)
        self.pieces = [piece_in(view.food, area, view.players, self.event, self.power) for area in AREAS]
        crowd = [[plan[area] for other, plan in enumerate(expected) if other != seat] for area in AREAS]
        self.finds = [
            [self.drawn(area, sent, crowd[area] if heeds_others else []) for sent in range(rats + 1)]
            for area in AREAS
        ]
        self.gleanings = [self.gleaned(area, sum(crowd[area])) for area in AREAS]
        left, right = (seat + 1) % view.players, (seat - 1) % view.players
        self.sneaked: dict[Place, float] = {}
        self.loot: dict[Place, list[float]] = {}
        self.risk: dict[Place, list[float]] = {}
        for side, victim, facing in ((LEFT, left, RIGHT), (RIGHT, right, LEFT)):
            self.loot[side], self.risk[side], self.sneaked[side] = self.raid(victim, facing, expected, rats)
        self.losses = self.stolen_by_guards(expected, rats)

    def drawn(self, area: Place, sent: int, crowd: list[float]) -> float:
        """How many pieces `sent` rats find: those with fewer rats there draw first."""
        if not sent:
            return 0.0
        due = sent + (self.power.draws_more_at is area) - self.aggressive
        left = float(self.pieces[area].bag)
        if sum(crowd) + due > left:
            for others in crowd:
                if others:
                    left -= others / (1 + exp((others - sent) / ORDER_DOUBT))
        return max(0.0, min(float(due), left))

    def recycled(self, area: Place, sent: int) -> float:
        """White pieces that become cheese."""
        if self.power.recycles_at is not area:
            return 0.0
        return min(self.power.recycles, self.pieces[area].blank * self.finds[area][sent])

    def gleaned(self, area: Place, crowd: float) -> float:
        """What a piece is worth that is drawn where nobody was sent: often nothing is left for it (R12)."""
        if not self.power.scavenges:
            return 0.0
        piece = self.pieces[area]
        left = 1 / (1 + exp((crowd + 1 - piece.bag) / LEFT_DOUBT))
        return left * max(0.0, piece.cheese - piece.dies - 0.3 * (piece.poisoned + piece.lost))

    def for_absence(self, counts: Sequence[int]) -> float:
        """Cheese for the areas to which nobody is sent."""
        if not self.power.scavenges and not self.event.rewards_absence:
            return 0.0
        absent = [self.gleanings[area] for area in AREAS if not counts[area]]
        best = sum(sorted(absent)[-self.power.scavenges :]) if self.power.scavenges else 0.0
        return best + self.event.rewards_absence * len(absent)

    def bribes(self, counts: Sequence[int]) -> float:
        """Cheese from the pieces that this clan adds to the bag where its rats are: two cheese each (R15)."""
        if not self.power.corrupts:
            return 0.0
        more = [
            self.finds[area][counts[area]] / (self.pieces[area].bag + 1) * (2 - self.pieces[area].cheese)
            for area in AREAS
        ]
        return sum(sorted(more)[-self.power.corrupts :])

    def stolen(self, side: Place, counts: Sequence[int]) -> float:
        """Cheese that the rats in this pipe are expected to steal."""
        sent = counts[side]
        loot = self.loot[side][sent]
        if sent == self.power.sneaks_with and self.power.sneaks_alone and counts[LEFT] and counts[RIGHT]:
            loot -= self.sneaked[side]  # attacking both sides, nobody sneaks (R13)
        return loot

    def raid(
        self, victim: int, facing: Place, expected: Habits, rats: int
    ) -> tuple[list[float], list[float], float]:
        """Cheese that so many rats in a pipe are expected to steal, rats that die of it (section 6), and how
        much of the cheese is stolen by sneaking."""
        view = self.view
        cheese = max(0, view.sewers[victim].cheese - self.event.hides_cheese)
        likely = expected[victim][facing if view.players == 2 else PANTRY]
        if self.event.home_limit is not None and view.players > 2:
            likely = float(self.event.home_limit)
        wall = power_of(view, victim).guards - self.event.attack_bonus
        known = view.sewers[victim].standing is not None
        guards = (likely,) if known else (0.3 * likely, likely, 1.8 * likely + 1)
        loot, risk, sneaked = [0.0], [0.0], 0.0
        for sent in range(1, rats + 1):
            margins = [sent - guard - wall for guard in guards]
            stolen = sum([min(cheese, margin) for margin in margins if margin > 0]) / len(guards)
            if sent == self.power.sneaks_with:
                least = min(cheese, 1)
                sneaked = sum([max(0.0, least - max(0.0, margin)) for margin in margins]) / len(guards)
                stolen += sneaked
            loot.append(stolen)
            risk.append(sum(margin <= 0 for margin in margins) / len(guards) if self.aggressive else 0.0)
        return loot, risk, sneaked

    def stolen_by_guards(self, expected: Habits, rats: int) -> list[float]:
        """Cheese that the neighbours are expected to steal past so many guards."""
        view, seat = self.view, self.seat
        cheese = max(0, view.sewers[seat].cheese - self.event.hides_cheese)
        wall = self.power.guards - self.event.attack_bonus
        left, right = (seat + 1) % view.players, (seat - 1) % view.players
        raiders = [expected[left][RIGHT], expected[right][LEFT]]
        known = view.sewers[left].standing is not None
        if not known:  # some can send more once they see the guards
            raiders[0] += LATE_RAID * power_of(view, left).redeploys
            raiders[1] += LATE_RAID * power_of(view, right).redeploys
        losses = []
        for guards in range(rats + 1):
            if known:
                stolen = sum([max(0.0, raid - guards - wall) for raid in raiders if raid])
            else:  # attacks are rare but concentrated: a third of the chance, three times the rats
                stolen = sum([max(0.0, 3 * raid + 1 - guards - wall) / 3 for raid in raiders])
            losses.append(min(float(cheese), stolen))
        return losses

    def breeds(self, nursery: int, pantry: int) -> int:
        """Young that so many rats at home get (phase 4, R9)."""
        parents = nursery + (pantry if self.event.home_limit is not None else 0)
        return parents + (self.power.breeds_extra or (0 if parents else self.power.breeds_when_empty))
