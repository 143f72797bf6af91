"""The tempers of computers: what they like beyond winning, and what they remember.

Every computer has one for the whole game, whatever its level: the character that was chosen in the set-up, or
else what follows from the seat and from who began. All of it is open to everybody.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ....tabletop.dialogue import Question
from ..company import Kind as Kind
from ..rules.faces import FACES
from ..rules.possible import targets, victims
from ..rules.questions import (
    CLOVER,
    PLAY,
    AnotherRound,
    Keep,
    OtherPartner,
    Partner,
    Partners,
    PickedDie,
    Pile,
    React,
    Target,
    Victim,
    redirected_to,
)
from ..rules.table import Table, Wrong
from ..rules.view import View
from ..rules.words import Action
from .glance import trap_chances

Seen = View | Table  # what everybody remembers stands in both

LONG_AGO = 0.5  # how much a wrong of an earlier round still counts
MOST_ANGER = 2.0  # more wrongs than this make nobody angrier
RICHES = 0.4  # how much greed likes each card of a stash
SORENESS = 0.4  # how much more fear shuns doors with each bandage
DREAD = 2.0  # how much fear shuns a sure trap


@dataclass(frozen=True, slots=True)
class Temper:
    """How much somebody likes these things, in points of cheese."""

    kind: Kind | None = None
    greed: float = 0.0  # keys and thefts
    fear: float = 0.0  # of traps and bandages
    spite: float = 0.0  # for each wrong, up to a point


EVEN = Temper()  # for hints: no temper at all
TEMPERS = (
    Temper(Kind.GREEDY, greed=0.5, spite=0.1),
    Temper(Kind.CAUTIOUS, fear=0.5, spite=0.1),
    Temper(Kind.VENGEFUL, spite=0.5),
)


def temper_of(view: Seen, seat: int) -> Temper:
    """This computer's temper, the same throughout a game."""
    return TEMPERS[(seat + who_began(view)) % len(TEMPERS)]


def who_began(view: Seen) -> int:
    """The first player of the game."""
    if view.records:
        return view.records[0].first
    return (view.active - (view.turn.number - 1 if view.turn else 0)) % view.options.players


# --- what it remembers


def wrongs_to(view: Seen, seat: int) -> list[Wrong]:
    """What was done to this seat in the whole game, the last first."""
    rounds = (*(record.wrongs for record in view.records), view.wrongs)
    return [Wrong(*wrong) for wrongs in reversed(rounds) for wrong in reversed(wrongs) if wrong[1] == seat]


def anger(view: Seen, seat: int) -> dict[int, float]:
    """How angry this seat is, by who is to blame."""
    found: dict[int, float] = {}
    fresh = sum([wrong.to == seat for wrong in view.wrongs])
    for number, wrong in enumerate(wrongs_to(view, seat)):
        found[wrong.by] = found.get(wrong.by, 0.0) + (1.0 if number < fresh else LONG_AGO)
    return {by: min(much, MOST_ANGER) for by, much in found.items()}


# --- what it likes


@dataclass(frozen=True, slots=True)
class Mood:
    """A temper at this moment: `angry` is how much it wants to get back at each seat."""

    temper: Temper
    table: Table  # an imagined one
    seat: int
    angry: dict[int, float]

    def at(self, seat: int) -> float:
        return self.angry.get(seat, 0.0)

    def at_any(self, seats: tuple[int, ...]) -> float:
        return max([self.at(seat) for seat in seats], default=0.0)

    def victim(self, seat: int) -> float:
        return self.at(seat) + RICHES * self.temper.greed * len(self.table.rats[seat].stash)

    def partner(self, seat: int) -> float:
        return -self.at(seat)

    def partners(self, seats: tuple[int, int]) -> float:
        return -self.at(seats[0]) - self.at(seats[1])

    def reaction(self, answer: str) -> float:
        onward = redirected_to(answer)
        if onward is not None:
            return self.at(onward)
        return self.temper.fear if answer == CLOVER else 0.0

    def die(self, die: str) -> float:
        face, table, temper = FACES[die], self.table, self.temper
        sore = table.rats[self.seat].bandages
        match face.action:
            case Action.DRAW:
                return (temper.greed - SORENESS * temper.fear * sore) * face.keys
            case Action.STEAL:
                able = victims(table, self.seat, self.seat)
                return temper.greed * bool(able) + self.at_any(able)
            case Action.SEND_CAT:
                return self.at_any(targets(table, self.seat))
        return temper.fear * sore

    def another_round(self, answer: str) -> float:
        return self.temper.greed + self.temper.spite - self.temper.fear if answer == PLAY else 0.0


def liking(view: Seen, table: Table, question: Question, temper: Temper) -> Callable[[Any], float]:
    """How much this temper likes an answer beyond what it is worth; `table` is an imagined one."""
    seat = question.seat
    angry = {by: temper.spite * much for by, much in anger(view, seat).items()}
    mood = Mood(temper, table, seat, angry)
    match question:
        case Victim():
            return mood.victim
        case Target():
            return mood.at
        case React():
            return mood.reaction
        case Partner() | OtherPartner():
            return mood.partner
        case Partners():
            return mood.partners
        case Keep() | PickedDie():
            return lambda place: mood.die(question.dice[place])
        case Pile() if question.actor == seat and not table.rats[seat].power.keeps_traps:
            chances = trap_chances(table)
            return lambda door: -DREAD * temper.fear * chances[door]
        case AnotherRound():
            return mood.another_round
    return lambda answer: 0.0
