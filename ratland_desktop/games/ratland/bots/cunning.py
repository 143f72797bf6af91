"""The cunning level: tries answers against imagined opponents and keeps the one that wins most often.

Plans race (`racing.py`) against what the others may place (`rivals.py`), the smaller questions are tried to
the end of the round (`trying.py`). Among plans that are nearly equal it picks at random, because somebody
predictable can be countered. The search is limited by a number of trials, never by the clock, so the same
dice give the same answer.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any

from ratland_desktop.hotseat.racing import Race
from ratland_desktop.hotseat.reasons import Choice, Reason, because

from ....tabletop.dialogue import Choose, Question
from ....tabletop.dice import Dice
from ..company import Character
from ..rules.events import END_OF_GAME
from ..rules.questions import OpeningChoice, Placement, PutBack, Redeploy, Scavenge, TradeRat, Transmute
from ..rules.reimagining import reimagine
from ..rules.view import View
from ..rules.words import PANTRY, Place, Plan
from .characters import liked
from .forecast import Forecast
from .planning import SOLID_TEMPER, Weighing, place_rats
from .racing import Effort, PlanRace
from .rivals import Guess, averages, expected_plans
from .searching import SEEDS, Trial, forecasts, imagined
from .solid import moves, solid, why
from .standing import Weights, Worth, prospect, win_chance
from .trying import REST_OF_ROUND, answers_race
from .weights import WEIGHTS
from .weights_1 import WEIGHTS_1

FIRST_EFFORT = Effort()


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind:
    """How much a cunning player thinks, and what it thinks of the others."""

    weights: Weights
    others: Guess
    own: Effort = FIRST_EFFORT
    worth: Worth = prospect
    moves: tuple[int, ...] = (6,)
    """Worlds for moves after the reveal: for all of them, for the better half …"""
    tries: tuple[int, ...] = ()
    """Worlds for the smaller questions. Without any, a rule of thumb answers."""


KING = Mind(
    weights=WEIGHTS,
    others=Guess(
        weights=WEIGHTS,
        plain=8,
        search=Effort(ideas=4, changes=(10, 6), keep=4, first_worlds=5, worlds=15),
        thinkers=4,
    ),
    own=Effort(ideas=18, changes=(18, 14, 10), keep=5, first_worlds=8, worlds=64),
    moves=(8, 16, 32, 64),
    tries=(32, 96),
)
KING_IN_A_CROWD = replace(
    KING,
    others=replace(
        KING.others, plain=4, search=Effort(ideas=0, changes=(6,), keep=3, first_worlds=3, worlds=6)
    ),
    own=Effort(ideas=14, changes=(12, 8), keep=4, first_worlds=8, worlds=32),
    moves=(6, 12, 24),
    tries=(16, 48),
)
"""The same with less of everything: the more seats, the longer a round takes."""
MANY = 6  # players; more are a crowd
CUNNING_1 = Mind(weights=WEIGHTS_1, others=Guess(weights=WEIGHTS_1), worth=win_chance)
"""The first cunning level, a yardstick for tournaments. It expects plain players only."""


IN_CHARACTER = 6  # first ideas of somebody with a character that are to its liking


def rat_king(view: View, question: Question, dice: Dice, *, character: Character | None = None) -> Choice:
    """The best answer found with the effort that the number of players allows."""
    mind = KING if view.players <= MANY else KING_IN_A_CROWD
    return cunning(view, question, dice, mind, character=character)


def cunning(
    view: View, question: Question, dice: Dice, mind: Mind = KING, *, character: Character | None = None
) -> Choice:
    """The best answer found by such a mind. A character has its say where the rats go."""
    if isinstance(question, Placement):
        return place(view, question, dice, mind, character)
    if isinstance(question, Redeploy):
        return redeploy(view, question, dice, mind)
    if mind.tries and type(question) in REST_OF_ROUND:
        assert isinstance(question, Choose)
        return explained(question, try_answers(view, question, dice, mind)[1][0])
    if isinstance(question, Transmute):
        return transmute(view, question, dice, mind)
    if isinstance(question, OpeningChoice) and mind.tries:
        return open_calmly(view, question, dice)
    return solid(view, question, dice)


def try_answers(
    view: View, question: Choose, dice: Dice, mind: Mind
) -> tuple[Race[Hashable], list[Hashable]]:
    """The race of all answers to a smaller question, and those that went furthest, the best first."""
    race = answers_race(view, question, dice, mind.tries[-1], foreseen_end(view), mind.weights)
    return race, race.narrow(question.options, mind.tries)


def open_calmly(view: View, question: OpeningChoice, dice: Dice) -> Choice:
    """The clan as the solid level chooses it; the aggressive board loses more often than it wins."""
    choice = solid(view, question, dice)
    return Choice(choice.answer._replace(aggressive=False if question.board else None), choice.reason)


def foreseen_end(view: View) -> float | None:
    """Whether the game ends after this round, if this clan can know."""
    if view.foresight is None:
        return None
    return float(view.foresight.event == END_OF_GAME.id)


def place(
    view: View, question: Placement, dice: Dice, mind: Mind, character: Character | None = None
) -> Choice:
    race, _, forecast = plans_race(view, question, dice, mind, character=character)
    plan = race.decide(dice)
    return Choice(plan, why(Weighing(forecast, replace(SOLID_TEMPER, character=character), dice), plan))


def plans_race(
    view: View,
    question: Placement,
    dice: Dice,
    mind: Mind,
    fresh: int = 0,
    character: Character | None = None,
) -> tuple[PlanRace, list[Trial], Forecast]:
    """A held race of this seat's plans; so many worlds that it has not seen; what the seat expects."""
    seat, limit = question.seat, question.home_limit
    foreseen = forecasts(view)
    mixtures = expected_plans(view, seat, foreseen, limit, dice, mind.others)
    worlds = imagined(view, mixtures, dice, mind.own.worlds)
    race = PlanRace(seat, worlds, mind.own, mind.weights, foreseen_end(view), mind.worth)
    forecast = foreseen[seat]
    if mind.others.search is not None:
        forecast = Forecast(view, seat, averages(view, mixtures), question.rats)
    known: list[Plan] = []
    if character is not None:
        race.attempt = liked(race.attempt, character, forecast)
        temper = replace(SOLID_TEMPER, character=character)
        known = [place_rats(forecast, temper, dice, question.rats, limit)[0] for _ in range(IN_CHARACTER)]
    race.hold(forecast, limit, dice, known)
    return race, imagined(view, mixtures, dice, fresh), forecast


def redeploy(view: View, question: Redeploy, dice: Dice, mind: Mind) -> Choice:
    """Play the rest of the round with every move of one rat, and go on from the best while it gets better."""
    race = moves_race(view, question, dice, mind)
    best = question.plan
    race.run(best, mind.moves[-1])
    for _ in range(question.up_to):
        steps = [stepped(best, step) for step in moves(list(best), question.home_limit)]
        last = race.narrow(steps, mind.moves)
        if not last or race.worth(last[0]) <= race.worth(best):
            break
        best = last[0]
    return Choice(
        best, because("ratland.reason.redeploy" if best != question.plan else "ratland.reason.stay")
    )


def moves_race(view: View, question: Redeploy, dice: Dice, mind: Mind) -> Race[Plan]:
    """Plans after the move, in worlds where all others stand as they do."""
    worlds = [Trial(reimagine(view, dice), {}, dice.below(SEEDS)) for _ in range(mind.moves[-1])]
    seat, ends = question.seat, foreseen_end(view)

    def attempt(plan: Plan, number: int) -> float:
        return mind.worth(worlds[number].outcome_standing(seat, plan), seat, ends, mind.weights)

    return Race(attempt)


def stepped(plan: Plan, step: tuple[Place, Place]) -> Plan:
    """The plan with one rat moved."""
    counts = list(plan)
    counts[step[0]] -= 1
    counts[step[1]] += 1
    return Plan(*counts)


def transmute(view: View, question: Transmute, dice: Dice, mind: Mind) -> Choice:
    """As many as make winning likeliest."""
    table = reimagine(view, dice)
    own = table.sewers[question.seat]
    worth: dict[int, float] = {}
    for rats in question.options:
        own.cheese -= rats
        own.places[PANTRY] += rats
        worth[rats] = win_chance(table, question.seat, foreseen_end(view), mind.weights)
        own.cheese += rats
        own.places[PANTRY] -= rats
    best = max(worth, key=lambda rats: worth[rats])
    return Choice(
        best, because("ratland.reason.transmute") if best else because("ratland.reason.keep_cheese")
    )


def explained(question: Question, answer: Any) -> Choice:
    """The answer with its reason."""
    return Choice(answer, REASONS[type(question)](question, answer))


REASONS: dict[type[Question], Callable[[Any, Any], Reason]] = {
    PutBack: lambda question, colour: (
        because("ratland.reason.keep_all")
        if colour is None
        else because("ratland.reason.put_back", colour=colour)
    ),
    Scavenge: lambda question, wants: because(
        "ratland.reason.scavenge" if wants else "ratland.reason.leave_it", area=question.area
    ),
    TradeRat: lambda question, wants: because("ratland.reason.trade" if wants else "ratland.reason.keep_rat"),
    Transmute: lambda question, rats: because(
        "ratland.reason.transmute" if rats else "ratland.reason.keep_cheese"
    ),
}
