"""The characters of computers: what each likes about a plan, beyond what the plan is worth.

All levels think as they do without a character; a fondness only tips the scales. It is worked out from the
seat's own forecast, so a character knows no more than its seat.
"""

from collections.abc import Callable, Sequence

from ratland_desktop.hotseat.reasons import Reason, because

from ..company import Character
from ..rules.words import AREAS, LEFT, NURSERY, PANTRY, PIPES, RIGHT, Place, Plan
from .forecast import Forecast

LOOT = 0.5  # points that a raider gives for each stolen cheese …
CHARGE = 0.12  # … and for each raider, if there is something to steal
YOUNG = 0.22  # points for each new rat, to those who love them …
MOUTHS = 0.06  # … and that each costs those who love cheese
GATHER = 0.12  # points that a hoarder gives for each cheese that comes in …
LOCKS = 0.12  # … and for each guard, up to one for each cheese at home
THRILL = 0.18  # points for each rat in the richest area …
MOST_THRILLED = 0.5  # … up to this share of them
WORTH_A_WORD = 0.5  # cheese that a raid must promise before a raider boasts of it
POINT = 0.012  # chance of winning that those who search give for a point


def raiding(forecast: Forecast, counts: Sequence[int]) -> float:
    liked = 0.0
    for side in PIPES:
        if counts[side] and (stolen := forecast.stolen(side, counts)) > 0.3:
            liked += LOOT * stolen + CHARGE * counts[side]
    return liked


def hoarding(forecast: Forecast, counts: Sequence[int]) -> float:
    guards = min(counts[PANTRY], forecast.view.sewers[forecast.seat].cheese)
    found = sum([forecast.finds[area][counts[area]] * forecast.pieces[area].cheese for area in AREAS])
    found += forecast.stolen(LEFT, counts) + forecast.stolen(RIGHT, counts)
    return GATHER * found + LOCKS * guards - MOUTHS * forecast.breeds(counts[NURSERY], counts[PANTRY])


def breeding(forecast: Forecast, counts: Sequence[int]) -> float:
    return YOUNG * forecast.breeds(counts[NURSERY], counts[PANTRY])


def gambling(forecast: Forecast, counts: Sequence[int]) -> float:
    rats = forecast.view.sewers[forecast.seat].healthy
    return THRILL * min(counts[richest(forecast)], MOST_THRILLED * rats)


def richest(forecast: Forecast) -> Place:
    """The area with the most cheese in its bag."""
    return max(AREAS, key=lambda area: forecast.pieces[area].cheese)


FONDNESS: dict[Character, Callable[[Forecast, Sequence[int]], float]] = {
    Character.RAIDER: raiding,
    Character.HOARDER: hoarding,
    Character.BREEDER: breeding,
    Character.GAMBLER: gambling,
}


# --- in words


def glad_raid(forecast: Forecast, plan: Plan) -> Reason | None:
    side = max(PIPES, key=lambda pipe: forecast.stolen(pipe, plan))
    if forecast.stolen(side, plan) < WORTH_A_WORD:
        return None
    victim = (forecast.seat + (1 if side is LEFT else -1)) % forecast.view.players
    return because("ratland.reason.raid_gladly", seat=victim, rats=plan[side])


def glad_hoard(forecast: Forecast, plan: Plan) -> Reason | None:
    if plan[PANTRY] > 1 and forecast.view.sewers[forecast.seat].cheese:
        return because("ratland.reason.guard_gladly", rats=plan[PANTRY])
    area = max(AREAS, key=lambda place: plan[place])
    if plan[area] < 2 or plan[NURSERY] > plan[area]:
        return None
    return because("ratland.reason.gather_gladly", area=area, rats=plan[area])


def glad_brood(forecast: Forecast, plan: Plan) -> Reason | None:
    return because("ratland.reason.breed_gladly", rats=plan[NURSERY]) if plan[NURSERY] > 1 else None


def glad_gamble(forecast: Forecast, plan: Plan) -> Reason | None:
    area = richest(forecast)
    if plan[area] < 2 or plan[area] < max(plan):
        return None
    return because("ratland.reason.gamble_gladly", area=area, rats=plan[area])


GLAD: dict[Character, Callable[[Forecast, Plan], Reason | None]] = {
    Character.RAIDER: glad_raid,
    Character.HOARDER: glad_hoard,
    Character.BREEDER: glad_brood,
    Character.GAMBLER: glad_gamble,
}


def liked(
    attempt: Callable[[Plan, int], float], character: Character, forecast: Forecast
) -> Callable[[Plan, int], float]:
    """For those who search: the worth of a plan in a world, and how much this character likes it."""
    fondness = FONDNESS[character]
    return lambda plan, world: attempt(plan, world) + POINT * fondness(forecast, plan)
