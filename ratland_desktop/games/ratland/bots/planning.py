"""Places rats one by one where the next rat is worth most. All levels share this method.

A `Temper` says how a player values things and how much noise is added. `SOLID_TEMPER` is the reference: the
cunning level thinks with it and expects it of the others. The levels that people play against are softer.
"""

from dataclasses import dataclass, replace
from math import exp, log1p

from ....tabletop.dice import Dice
from ..company import Character
from ..rules.events import END_OF_GAME
from ..rules.phases.feeding import PRICES, price
from ..rules.words import AREAS, LEFT, NURSERY, PANTRY, PIPES, RIGHT, Place, Plan
from .characters import FONDNESS
from .forecast import Forecast

PLACES = len(Plan._fields)
LIKELY_ROUNDS = 7
PACKS = (2, 3, 4, 6)
LAST_RAT, LAST_CHEESE, LAST_HUNGER = 1.0, 0.02, 2.8  # in the last round; a forecast is never quite right
FEW = 14  # rats below which a clan is small


@dataclass(frozen=True, slots=True, kw_only=True)
class Temper:
    """How a player weighs a round. Worths are in points at the end of the game."""

    wavers: float = 0.2  # random noise on the value of each place
    scatters: float = 0.0  # share of rats that are placed at random
    heeds_others: bool = True  # knows that the bag runs out
    heeds_young: bool = True  # knows that new rats eat too
    rat: float = 0.7  # a living rat …
    rat_early: float = 0.1  # … and more for each round still to come
    rat_few: float = 2.2  # … and more the smaller the clan
    rat_aggressive: float = 0.3  # … and on the aggressive board, where rats die and finds are few
    hunger: float = 2.8  # a missing cheese: one rat less and one in the graveyard
    spare: float = 0.8  # a cheese more than needed …
    spare_late: float = 0.5  # … and when the game may end
    luck: float = 1.4  # how far the cheese found may be off
    enough: float = 4.0  # spare cheese after which more is worth half
    loot: float = 1.0  # trust in attacks
    guard: float = 1.1  # fear of attacks
    character: Character | None = None  # what it likes beyond points …
    leans: float = 1.0  # … and how strongly


SOLID_TEMPER = Temper()  # the best of them: how the Rat King expects everybody to think
SEWER_TEMPER = replace(
    SOLID_TEMPER, wavers=0.5, scatters=0.05, rat=0.6, rat_early=0.05, rat_few=0.9, hunger=3.2
)
STEADY_TEMPER = replace(
    SOLID_TEMPER, wavers=0.5, scatters=0.2, rat=0.38, rat_early=0.0, rat_few=0.5, hunger=3.6, loot=0.9,
    leans=0.6,
)  # fmt: skip
RATLING_TEMPER = replace(
    SOLID_TEMPER, wavers=0.5, scatters=0.3, heeds_others=False, rat=0.34, rat_early=0.02, rat_few=0.6,
    hunger=4.0, spare=0.7, loot=0.7, guard=0.3, leans=0.45,
)  # fmt: skip


class Weighing:
    """What a plan is worth to a temper, from a forecast."""

    __slots__ = ("care", "cheese", "fed", "fondness", "forecast", "hunger", "rat", "spare", "temper", "tilt")

    def __init__(self, forecast: Forecast, temper: Temper, dice: Dice) -> None:
        view = forecast.view
        own = view.sewers[forecast.seat]
        self.forecast = forecast
        self.temper = temper
        self.fondness = FONDNESS[temper.character] if temper.character else None
        rounds = max(0, LIKELY_ROUNDS - view.round)
        few = max(0, FEW - own.living) / FEW
        self.rat = temper.rat + temper.rat_early * rounds + temper.rat_few * few
        self.rat += temper.rat_aggressive * forecast.aggressive
        self.spare = temper.spare if view.round < 5 else temper.spare_late
        self.hunger, self.care = temper.hunger, 1.0
        self.cheese = float(own.cheese)
        self.fed = own.living
        self.tilt = [exp(temper.wavers * bell(dice)) for _ in range(PLACES)]
        if view.seat == forecast.seat and view.foresight is not None and view.foresight.event is not None:
            self.foresee(view.foresight.event)

    def foresee(self, event: str) -> None:
        """The next event is known. In the last round only points count, and a clear head counts them; before
        it there is time to save."""
        if event == END_OF_GAME.id:
            self.rat, self.spare, self.hunger, self.care = LAST_RAT, LAST_CHEESE, LAST_HUNGER, 0.0
            self.tilt = [1.0] * PLACES
        else:
            self.spare = self.temper.spare

    def contentment(self, left: float) -> float:
        """What `left` cheese after feeding is worth, with luck either way; below zero rats starve."""
        temper = self.temper
        missing = temper.luck * log1p(exp(-left / temper.luck))
        plenty = temper.luck * log1p(exp((left - temper.enough) / temper.luck))
        return self.spare * (left + missing - 0.6 * plenty) - self.hunger * missing

    def worth(self, counts: list[int]) -> float:
        """Points that this placement is worth, as far as one can tell."""
        forecast = self.forecast
        cheese = self.cheese
        rats = float(self.fed)
        away = 0.0
        hurt = 0.0
        for area in AREAS:
            sent = counts[area]
            if sent:
                drawn = forecast.finds[area][sent]
                piece = forecast.pieces[area]
                cheese += drawn * piece.cheese * self.tilt[area]
                rats -= drawn * piece.dies
                away += drawn * piece.lost
                hurt += drawn * (0.35 * piece.lost + 0.3 * piece.poisoned)
                cheese += forecast.recycled(area, sent)
        cheese += forecast.for_absence(counts) + forecast.bribes(counts)
        for side in PIPES:
            if counts[side]:
                cheese += forecast.stolen(side, counts) * self.temper.loot * self.tilt[side]
                rats -= forecast.risk[side][counts[side]]
        guards = counts[PANTRY]
        if forecast.view.players == 2:
            guards = min(counts[LEFT], counts[RIGHT])
        elif forecast.event.home_limit is not None:
            guards += counts[NURSERY]
        cheese -= forecast.losses[guards] * self.temper.guard * self.tilt[PANTRY]
        young = forecast.breeds(counts[NURSERY], counts[PANTRY])
        eaters = rats - away + (young if self.temper.heeds_young else 0)
        wish = self.rat * self.tilt[NURSERY]
        idle = 0.02 * counts[PANTRY]  # rats with nothing better to do stay on guard
        if self.fondness is not None:
            idle += self.temper.leans * self.fondness(forecast, counts)
        return (
            idle + (rats + young) * wish - hurt * self.care + self.contentment(cheese - smooth_price(eaters))
        )


def bell(dice: Dice) -> float:
    """A roughly normal random number with a standard deviation of about 1."""
    dice.thrown += 3
    return (dice.chance() + dice.chance() + dice.chance() - 1.5) * 2


def smooth_price(rats: float) -> float:
    """The price of feeding for an expected number of rats, interpolated between the steps."""
    whole = int(rats)
    if whole + 2 < len(PRICES):
        low, high = PRICES[whole], PRICES[whole + 2]
        return low + (high - low) * (rats - whole + 0.5) / 2.5
    return price(whole) + rats - whole


def place_rats(
    forecast: Forecast, temper: Temper, dice: Dice, rats: int, home_limit: int | None
) -> tuple[Plan, Weighing]:
    """A plan for all rats, and how it was weighed."""
    weighing = Weighing(forecast, temper, dice)
    counts = [0] * PLACES
    for _ in range(sum(dice.chance() < temper.scatters for _ in range(rats))):
        counts[dice.below(PLACES if home_limit is None else PLACES - 2)] += 1
    left = rats - sum(counts)
    value = weighing.worth(counts)
    while left:
        place, block, value = best_step(weighing, counts, left, home_limit, value)
        counts[place] += block
        left -= block
    return Plan(*counts), weighing


def best_step(
    weighing: Weighing, counts: list[int], left: int, home_limit: int | None, value: float
) -> tuple[Place, int, float]:
    """The place where the next rat, or the next pack of raiders, adds most for each rat."""
    best: tuple[float, Place, int, float] | None = None
    for place in Place:
        at_home = place in (PANTRY, NURSERY)
        if at_home and home_limit is not None and counts[PANTRY] + counts[NURSERY] >= home_limit:
            continue
        for block in packs(weighing, place, counts, left):
            counts[place] += block
            then = weighing.worth(counts)
            counts[place] -= block
            gain = (then - value) / block
            if best is None or gain > best[0]:
                best = (gain, place, block, then)
    assert best
    return best[1], best[2], best[3]


def packs(weighing: Weighing, place: Place, counts: list[int], left: int) -> tuple[int, ...]:
    """Raiders go in packs that can beat the guards, or sneak past them; all others one by one.

    On the aggressive board the first rat in an area finds nothing, so there they go in packs as well. So do
    parents whose clan has young without any: the first of them adds nothing.
    """
    forecast, power = weighing.forecast, weighing.forecast.power
    wanted: tuple[int, ...] = PACKS
    if counts[place] or place is PANTRY:
        return (1,)
    if place is NURSERY:
        if not power.breeds_when_empty:
            return (1,)
    elif place in PIPES:
        loot = forecast.loot[place]
        if loot[min(left, len(loot) - 1)] < 0.5:
            return (1,)
        if power.sneaks_with == 1:
            wanted = (1, *PACKS)
    elif not forecast.aggressive:
        return (1,)
    return tuple(block for block in wanted if block <= left) or (1,)
