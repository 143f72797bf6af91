"""Why a computer gave an answer: the strongest reason, told with its temper where that played a part.

Reasons are read after the game, or by the player who asked for ideas; so they may tell what the seat knew.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ratland_desktop.hotseat.reasons import Reason, because

from ....tabletop.dialogue import Question
from ..rules.ending import EMPTY_DOORS_TO_END
from ..rules.faces import FACES
from ..rules.possible import targets, victims, why_lapses
from ..rules.questions import (
    CLOVER,
    KEEP,
    PASS,
    PLAY,
    AnotherRound,
    Keep,
    LookPiles,
    Order,
    OtherPartner,
    Partner,
    Partners,
    PickedDie,
    Pile,
    React,
    Reroll,
    SpeakUp,
    Target,
    Victim,
    redirected_to,
)
from ..rules.reckoning import trap_odds
from ..rules.table import BANDAGES_OUT
from ..rules.view import View
from ..rules.words import Action
from .glance import die_worth, standing
from .tempers import Kind, Temper, anger, wrongs_to
from .thinking import Thought

WORDS = "comme_des_rats.why"
NEARLY = 0.02  # chances that differ by less are the same to a reader


@dataclass(frozen=True, slots=True)
class Case:
    """An answer, and all that it was weighed with."""

    view: View
    question: Any
    answer: Any
    thought: Thought
    temper: Temper

    @property
    def seat(self) -> int:
        seat: int = self.question.seat
        return seat

    @property
    def tipped(self) -> bool:
        """Would somebody without a temper have answered otherwise?"""
        return bool(self.answer != self.thought.sober())

    def has(self, kind: Kind) -> bool:
        return self.temper.kind is kind


def why(view: View, question: Question, answer: Any, thought: Thought, temper: Temper) -> Reason:
    """The reason for this answer."""
    return WHYS[type(question)](Case(view, question, answer, thought, temper))


def say(code: str, **params: Any) -> Reason:
    return because(f"{WORDS}.{code}", **params)


# --- revenge


def revenge(case: Case, seat: int) -> Reason | None:
    """What this seat did, if it played a part: always for the vengeful, for others if it tipped the scale."""
    if seat not in anger(case.view, case.seat) or not (case.has(Kind.VENGEFUL) or case.tipped):
        return None
    last = next(wrong for wrong in wrongs_to(case.view, case.seat) if wrong.by == seat)
    return say(f"revenge.{last.harm.value}", seat=seat)


# --- the dice


def of_reroll(case: Case) -> Reason:
    return say("reroll.keep" if case.answer == KEEP else "reroll.again")


def of_speak_up(case: Case) -> Reason:
    if not case.question.has_choice:
        return say("speak_up.nothing")
    return say("speak_up.wait" if case.answer == PASS else "speak_up.now")


def of_partner(case: Case) -> Reason:
    """Somebody in particular, or anybody but somebody else."""
    chosen = case.answer if isinstance(case.answer, tuple) else (case.answer,)
    sober = case.thought.sober()
    spurned = [seat for seat in (sober if isinstance(sober, tuple) else (sober,)) if seat not in chosen]
    if case.tipped and spurned and spurned[0] in anger(case.view, case.seat):
        return say("revenge.partner", seat=spurned[0])
    table = case.thought.table
    if len(chosen) == 1 and leaves_the_better(case, chosen[0]):
        return say("partner.leaves", seat=chosen[0])
    behind = min(range(table.seats), key=lambda seat: (standing(table, seat), seat))
    return say("partner.behind", seat=behind) if behind in chosen else say("partner.harmless", seat=chosen[0])


def leaves_the_better(case: Case, partner: int) -> bool:
    """Do the two want different dice?"""
    table, dice = case.thought.table, case.question.dice
    own, other = ([die_worth(table, seat, die, case.seat) for die in dice] for seat in (case.seat, partner))
    return (own[0] - own[1]) * (other[0] - other[1]) < 0


def of_die(case: Case) -> Reason:
    die = case.question.dice[case.answer]
    action = FACES[die].action
    view = case.view
    if why_lapses(view, case.seat, die):
        return say("die.spoil")
    able = {Action.STEAL: victims(view, case.seat, case.seat), Action.SEND_CAT: targets(view, case.seat)}
    angry = anger(view, case.seat)
    foe = max(able.get(action, ()), key=lambda seat: angry.get(seat, 0.0), default=None)
    told = None if foe is None or not angry.get(foe) else revenge(case, foe)
    if told is not None:
        return told
    if action is Action.DRAW and case.has(Kind.GREEDY):
        return say("greedy.keys")
    if action is Action.STEAL:
        return say("greedy.theft" if case.has(Kind.GREEDY) else "die.theft")
    if action is Action.SEND_CAT:
        falling = [seat for seat in able[action] if is_falling(case, seat)]
        return say("target.last", seat=falling[0]) if falling else say("die.claws")
    if action is Action.HEAL:
        sore = view.rats[case.seat].bandages
        last = "die.heal_last" if sore == BANDAGES_OUT - 1 else "die.heal"
        return say("cautious.heal" if case.has(Kind.CAUTIOUS) else last)
    return say("die.keys" if FACES[die].keys > 1 else "die.key")


# --- the actions


def of_pile(case: Case) -> Reason:
    view, question, door = case.view, case.question, case.answer
    if question.actor != case.seat:
        return say("pile.third_rat")
    if view.looked and door in view.looked.doors:
        return say("pile.knows")
    if ends_the_round(case) and view.rats[case.seat].cards:
        return say("pile.ends")
    odds = trap_odds(view, question.keys)
    if odds[door] == 0:
        return say("pile.safe")
    least, most = (pick([odds[each] for each in question.options]) for pick in (min, max))
    if most - least < NEARLY:
        return say("pile.any")
    if odds[door] > least + NEARLY:
        return say("greedy.door" if case.has(Kind.GREEDY) else "pile.dare")
    return say("cautious.door" if case.has(Kind.CAUTIOUS) else "pile.safest")


def ends_the_round(case: Case) -> bool:
    doors = case.view.doors
    empty = sum([not door.left for door in doors])
    return empty + 1 == EMPTY_DOORS_TO_END and doors[case.answer].left <= case.question.keys


def of_victim(case: Case) -> Reason:
    seat = case.answer
    told = revenge(case, seat)
    if told is not None:
        return told
    if case.view.rats[seat].known:
        return say("victim.known", seat=seat)
    if case.has(Kind.GREEDY):
        return say("greedy.victim", seat=seat)
    return say("victim.rich", seat=seat)


def of_target(case: Case) -> Reason:
    return aimed(case, case.answer)


def aimed(case: Case, seat: int) -> Reason:
    told = revenge(case, seat)
    if told is not None:
        return told
    if is_falling(case, seat):
        return say("target.last", seat=seat)
    return say("target.sore" if case.view.rats[seat].bandages else "target.ahead", seat=seat)


def is_falling(case: Case, seat: int) -> bool:
    rat = case.view.rats[seat]
    return rat.bandages == BANDAGES_OUT - 1 and not rat.out


def of_react(case: Case) -> Reason:
    onward = redirected_to(case.answer)
    if onward is not None:
        return revenge(case, onward) or say("react.onward", seat=onward)
    if case.answer == CLOVER:
        if case.question.is_last:
            return say("react.clover_last")
        return say("cautious.clover" if case.has(Kind.CAUTIOUS) else "react.clover")
    return say("react.bear" if case.question.has_choice else "react.nothing")


# --- the rest


def of_look_piles(case: Case) -> Reason:
    return say("look_piles")


def of_order(case: Case) -> Reason:
    return say("order")


def of_another_round(case: Case) -> Reason:
    return say("one_more_round.play" if case.answer == PLAY else "one_more_round.share")


WHYS: dict[type[Question], Callable[[Case], Reason]] = {
    LookPiles: of_look_piles,
    Order: of_order,
    Reroll: of_reroll,
    SpeakUp: of_speak_up,
    Partner: of_partner,
    Partners: of_partner,
    OtherPartner: of_partner,
    Keep: of_die,
    PickedDie: of_die,
    Pile: of_pile,
    Victim: of_victim,
    Target: of_target,
    React: of_react,
    AnotherRound: of_another_round,
}
