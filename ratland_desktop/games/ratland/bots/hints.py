"""Hints: as many good answers as there are, up to three, with a reason each, from the asking seat's own view.

Plans come from two searches with different guesses at what the others place. The best of them, and what the
solid level would do, are then compared in worlds that no search has seen, because the winner of a search owes
a part of its lead to luck. An idea is told if it is nearly as good as the best and better than the solid
level's plans. An open question is answered on the screen that everybody sees, so hints for it use no secrets
of the seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ratland_desktop.hotseat.advising import HOW_MANY, most_telling, one_or_the_other, telling
from ratland_desktop.hotseat.racing import Race, gap_between, mean
from ratland_desktop.hotseat.reasons import Choice, Reason, because

from ....tabletop.dialogue import Choose, Question
from ....tabletop.dice import Dice
from ..rules.questions import Opening, OpeningChoice, Placement, Redeploy
from ..rules.view import View
from ..rules.words import DUMP, PANTRY, Place, Plan
from .clan_ranks import CLAN_RANK
from .cunning import (
    KING,
    KING_IN_A_CROWD,
    MANY,
    Mind,
    explained,
    moves_race,
    plans_race,
    redeploy,
    try_answers,
)
from .forecast import Forecast, habits
from .mending import mended, unwarned
from .planning import SOLID_TEMPER, Weighing
from .racing import Effort, PlanRace
from .rivals import expected_plans
from .searching import Trial, forecasts, imagined, plain_plans
from .solid import place_reasons, solid
from .trying import REST_OF_ROUND

APART = 2
"""Rats that must be placed differently for two plans to count as different."""
NEARLY = 0.9
"""How good an idea must be, as a share of the best one's chance of winning."""
SURE = 2.0
"""By how many standard errors ideas must lead the solid level's better plans. If none does, the best is
told. A plan with raids or parents that look useless must lead its corrected forms by as many."""
SEARCHES = 2
MORE_GUESSES = 3  # at what the others place, beside those of the searches
CONTENDERS = 6  # plans of each search that are compared
SOLID_PLANS = 8  # what the solid level may do
LOOKED_INTO = 5  # different plans whose reasons are looked into
LOOKED_AT = 24  # worlds that tell which rats of a plan matter most


@dataclass(frozen=True, slots=True)
class Adviser:
    """How far the adviser thinks."""

    mind: Mind
    judged: tuple[int, ...]  # worlds in which the contenders are compared: all of them, the better half …
    solid: int  # … and the solid level's plans


SEARCH = Effort(ideas=14, changes=(14, 10), keep=4, first_worlds=8, worlds=24)
ADVISER = Adviser(replace(KING, own=SEARCH, tries=(48, 144)), (24, 64, 128, 260), 128)
IN_A_CROWD = Adviser(replace(KING_IN_A_CROWD, own=replace(SEARCH, changes=(10,))), (16, 40, 80), 40)


def adviser_for(view: View) -> Adviser:
    return ADVISER if view.players <= MANY else IN_A_CROWD


def hints(view: View, question: Question, dice: Dice) -> tuple[Choice, ...]:
    """The best first. Where there are fewer good answers there are fewer hints."""
    seen = view if question.private else replace(view, foresight=None)
    if isinstance(question, Placement):
        return placements(seen, question, dice)
    if isinstance(question, OpeningChoice):
        return openings(seen, question, dice)
    if isinstance(question, Redeploy):
        return moves(seen, question, dice)
    if isinstance(question, Choose) and type(question) in REST_OF_ROUND:
        return answers(seen, question, dice)
    return (solid(seen, question, dice),)


# --- placements


def placements(view: View, question: Placement, dice: Dice) -> tuple[Choice, ...]:
    """The best plan, then others that differ from it and, if possible, have another reason."""
    judge, good, weighing = good_plans(view, question, dice)
    distinct: list[Plan] = []
    for plan in good:
        if len(distinct) < LOOKED_INTO and far_from(plan, distinct):
            distinct.append(plan)
    limit = question.home_limit
    return most_telling([Choice(plan, main_reason(judge, plan, weighing, limit)) for plan in distinct])


def good_plans(view: View, question: Placement, dice: Dice) -> tuple[PlanRace, list[Plan], Weighing]:
    """The race that judged them, the plans worth telling (the best first), and how the seat weighs them."""
    adviser = adviser_for(view)
    mind, worlds = adviser.mind, adviser.judged[-1] // (SEARCHES + MORE_GUESSES)
    searches = [plans_race(view, question, dice, mind, worlds) for _ in range(SEARCHES)]
    weighing = Weighing(searches[0][2], replace(SOLID_TEMPER, wavers=0.0), dice)
    plain = solid_plans(view, question, dice)
    best = [plan for race, _, _ in searches for plan in race.best(CONTENDERS)]
    unseen = [each[1] for each in searches] + more_worlds(view, question, dice, mind, worlds)
    fresh = [world for row in zip(*unseen, strict=True) for world in row]
    judge = PlanRace(question.seat, fresh, mind.own, mind.weights, searches[0][0].ends)

    def forms(plan: Plan) -> tuple[Plan, ...]:
        return mended(view, question, plan, weighing)

    unasked = [unwarned(view, plan, weighing) for plan in [*best, *plain]]
    last = judge.narrow(dict.fromkeys([*unasked, *[forms(plan)[0] for plan in unasked]]), adviser.judged)
    judge.run_all(plain, adviser.solid)
    told = worth_telling(judge, with_a_purpose(judge, last, forms), plain)
    if not told:
        usable = [*last, *[plan for plan in plain if plan in unasked]]
        judge.run_all(usable, adviser.judged[-1])
        told = with_a_purpose(judge, usable, forms)[:1]
    return judge, told, weighing


def with_a_purpose(
    judge: PlanRace, plans: Sequence[Plan], forms: Callable[[Plan], Sequence[Plan]]
) -> list[Plan]:
    """The plans, the best first. One with useless rats must surely beat its corrected forms."""
    found = [purposeful(judge, plan, forms) for plan in plans]
    return sorted(dict.fromkeys(found), key=judge.worth, reverse=True)


def purposeful(judge: PlanRace, plan: Plan, forms: Callable[[Plan], Sequence[Plan]]) -> Plan:
    """The plan itself or, step by step, the best of its corrected forms."""
    corrected = [form for form in forms(plan) if form != plan]
    judge.run_all(corrected, len(judge.results[plan]))
    leads = [judge.gap(plan, form) for form in corrected]
    if all(gap > SURE * spread for gap, spread in leads):
        return plan
    return purposeful(judge, max(corrected, key=judge.worth), forms)


def more_worlds(view: View, question: Placement, dice: Dice, mind: Mind, count: int) -> list[list[Trial]]:
    """Worlds with further guesses at what the others place."""
    seat, limit, foreseen = question.seat, question.home_limit, forecasts(view)
    guesses = [expected_plans(view, seat, foreseen, limit, dice, mind.others) for _ in range(MORE_GUESSES)]
    return [imagined(view, guess, dice, count) for guess in guesses]


def solid_plans(view: View, question: Placement, dice: Dice) -> list[Plan]:
    """What the solid level may do: it wavers, so several plans."""
    forecast = Forecast(view, question.seat, habits(view), question.rats)
    return plain_plans(forecast, dice, question.home_limit, SOLID_PLANS)


def worth_telling(judge: PlanRace, ranked: Sequence[Plan], plain: Sequence[Plan]) -> list[Plan]:
    """The plans that surely lead the better half of the solid level's, and are nearly as good as the best."""
    better = sorted(plain, key=judge.worth, reverse=True)[: (len(plain) + 1) // 2]
    usual = [mean(worths) for worths in zip(*[judge.results[plan] for plan in better], strict=False)]
    least = NEARLY * judge.worth(ranked[0])
    told = []
    for plan in ranked:
        gap, spread = gap_between(judge.results[plan], usual)
        if judge.worth(plan) >= least and gap > SURE * spread:
            told.append(plan)
    return told


def main_reason(judge: PlanRace, plan: Plan, weighing: Weighing, home_limit: int | None) -> Reason:
    """What the rats do without whom the plan would lose most."""
    reasons = place_reasons(weighing, plan)
    idle: Race[Plan] = Race(judge.attempt)
    idle.run(plan, LOOKED_AT)
    losses = {}
    for place in Place:
        if reasons[place][0] > 0 and plan[place]:
            without = idling(plan, place, home_limit)
            idle.run(without, LOOKED_AT)
            losses[place] = idle.worth(plan) - idle.worth(without)
    if not losses:
        return because("also_possible")
    return reasons[max(losses, key=lambda place: losses[place])][1]


def idling(plan: Plan, place: Place, home_limit: int | None) -> Plan:
    """The same plan if the rats of one place were of no use: at home, or guards at the dump."""
    counts = list(plan)
    counts[place] = 0
    counts[DUMP if place is PANTRY or home_limit is not None else PANTRY] += plan[place]
    return Plan(*counts)


def far_from(plan: Plan, others: Sequence[Plan]) -> bool:
    return all(moved(plan, other) >= APART for other in others)


def moved(one: Plan, other: Plan) -> int:
    """How many rats stand elsewhere."""
    return sum(max(0, here - there) for here, there in zip(one, other, strict=True))


# --- everything else


def openings(view: View, question: OpeningChoice, dice: Dice) -> tuple[Choice, ...]:
    """Clans by how often they win, with the calm board. A much weaker clan is no idea."""
    board = False if question.board else None
    ranked = sorted(question.clans, key=lambda clan: -CLAN_RANK[clan])
    good = [clan for clan in ranked if CLAN_RANK[clan] >= NEARLY * CLAN_RANK[ranked[0]]]
    told = [Choice(Opening(clan, board), because("ratland.reason.clan", clan=clan)) for clan in good]
    return tuple(told[:HOW_MANY]) or (Choice(Opening(None, board), because("ratland.reason.board")),)


def moves(view: View, question: Redeploy, dice: Dice) -> tuple[Choice, ...]:
    """The best move; and to stay, if that is nearly as good."""
    mind = adviser_for(view).mind
    best = redeploy(view, question, dice, mind)
    told = [best]
    if best.answer != question.plan:
        race = moves_race(view, question, dice, mind)
        race.run_all((best.answer, question.plan), mind.moves[-1])
        stay = Choice(question.plan, because("ratland.reason.stay"))
        if race.worth(question.plan) >= race.worth(best.answer):
            told = [stay]
        elif race.worth(question.plan) >= NEARLY * race.worth(best.answer):
            told.append(stay)
    return one_or_the_other(told)


def answers(view: View, question: Choose, dice: Dice) -> tuple[Choice, ...]:
    """The best answer, then those that are nearly as good and no worse than the solid level's."""
    mind = adviser_for(view).mind
    race, _ = try_answers(view, question, dice, mind)
    plain = solid(view, question, dice).answer
    race.run_all(question.options, mind.tries[-1])
    ranked = sorted(question.options, key=race.worth, reverse=True)
    least = max(NEARLY * race.worth(ranked[0]), race.worth(plain))
    good = [answer for answer in ranked if race.worth(answer) >= least]
    return telling([explained(question, answer) for answer in good], len(question.options))
