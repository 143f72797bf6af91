"""A table laid as a test wants it, and single phases played with given answers and a given bag.

    table = lay(seat(left=4), seat(pantry=2, cheese=3), seat(right=5), event="massive_attacks")
    told = attack(table)
    assert told.stolen == {0: 2, 2: 1}

Every test of a phase goes through this file, so only this file knows how a phase is called.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

from ratland_desktop.games.ratland.rules import food as food_cards
from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules import questions
from ratland_desktop.games.ratland.rules.clans import CLANS, PLAIN
from ratland_desktop.games.ratland.rules.events import END_OF_GAME, EVENTS
from ratland_desktop.games.ratland.rules.phases.attack import attack as play_attack
from ratland_desktop.games.ratland.rules.phases.event import event as play_event
from ratland_desktop.games.ratland.rules.phases.feeding import feeding as play_feeding
from ratland_desktop.games.ratland.rules.phases.homecoming import homecoming as play_homecoming
from ratland_desktop.games.ratland.rules.phases.nursery import nursery as play_nursery
from ratland_desktop.games.ratland.rules.phases.opening import opening as play_opening
from ratland_desktop.games.ratland.rules.phases.rats import rats as play_rats
from ratland_desktop.games.ratland.rules.phases.search import search_for_cheese as play_search
from ratland_desktop.games.ratland.rules.round import play_round
from ratland_desktop.games.ratland.rules.table import Options, Sewer, Table, rats_in_game
from ratland_desktop.games.ratland.rules.words import Board, Colour, Plan
from ratland_desktop.tabletop.dialogue import Happening, Question, Tell, Together
from ratland_desktop.tabletop.dice import Dice

QUIET = "abundance"  # an event that does nothing after it was turned up
H = TypeVar("H", bound=Happening)
Bag = Mapping[Colour, int]
QUESTIONS: list[type[Question]] = [
    kind
    for kind in vars(questions).values()
    if isinstance(kind, type) and kind.__module__ == questions.__name__ and "kind" in vars(kind)
]
"""Every question that the rules can ask."""


# --- laying


def seat(
    *,
    cheese: int = 0,
    poisoned: int = 0,
    lost: int = 0,
    buried: int = 0,
    clan: str = "",
    opened: bool = False,
    aggressive: bool = False,
    **places: int,
) -> Sewer:
    """One player's sewers; the places are those of `Plan`. `opened` turns the clan card."""
    card = CLANS[clan] if clan else None
    power = PLAIN if card is None else card.open if opened else card.closed
    rats = list(Plan(**places))
    return Sewer(rats, cheese, poisoned, lost, buried, (), card, power, aggressive)


def lay(
    *seats: Sewer,
    event: str = QUIET,
    active: int = 0,
    pile: int | None = None,
    food: tuple[int, ...] = (1,),
    next_events: Iterable[str] = (),
    next_foods: Iterable[int] = (),
    round: int = 3,
    final: bool | None = None,
    board: Board | None = None,
) -> Table:
    """A table in the middle of a game. The pile holds what the box has left, unless said otherwise."""
    sewers = list(seats)
    clans = any(sewer.clan for sewer in sewers)
    fighting = any(sewer.aggressive for sewer in sewers)
    table = Table(
        options=Options(len(sewers), clans, board or (Board.SECRET if fighting else Board.OFF), first=0),
        sewers=sewers,
        pile=0,
        events=[END_OF_GAME, *(EVENTS[name] for name in reversed([*next_events]))],
        foods=[9, *reversed([*next_foods])],
        active=active,
        round=round,
        event=EVENTS[event],
        food=food,
        final=EVENTS[event].final if final is None else final,
        plans=tuple(Plan(*sewer.places) for sewer in sewers),
    )
    table.pile = rats_in_game(len(sewers)) - all_rats(table) if pile is None else pile
    return table


def all_rats(table: Table) -> int:
    """Every rat of the box, wherever it is (section 12)."""
    return table.pile + sum(sewer.living + sewer.buried for sewer in table.sewers)


# --- hearing


@dataclass
class Told:
    """What a phase told and what it asked."""

    story: list[Happening] = field(default_factory=list)
    asked: list[Question] = field(default_factory=list)

    def hear(self, told: object) -> None:
        assert isinstance(told, Happening)  # RatLand whispers nothing
        self.story.append(told)

    def of(self, kind: type[H]) -> list[H]:
        return [happening for happening in self.story if isinstance(happening, kind)]

    def one(self, kind: type[H]) -> H:
        (only,) = self.of(kind)
        return only

    @property
    def asked_for(self) -> list[tuple[str, int]]:
        """Each question as its kind and seat."""
        return [(question.kind, question.seat) for question in self.asked]

    @property
    def stolen(self) -> dict[int, int]:
        """Cheese by thief."""
        loot: dict[int, int] = {}
        for stole in self.of(h.Stole):
            loot[stole.seat] = loot.get(stole.seat, 0) + stole.cheese
        return loot

    @property
    def gained(self) -> dict[int, int]:
        return {gained.seat: gained.cheese for gained in self.of(h.CheeseGained)}

    @property
    def born(self) -> dict[int, int]:
        return {bred.seat: bred.born for bred in self.of(h.Bred)}

    @property
    def drawn(self) -> list[tuple[int, int]]:
        """Seat and number of pieces, in the order of drawing."""
        return [(drew.seat, len(drew.finds)) for drew in self.of(h.Drew)]


class NotScripted(AssertionError):
    """A phase asked what the test has no answer for, or did not ask what it should have."""


Answers = Iterable[object]
AnyScript = Generator[Any, Any, Any]


def listen(begin: Callable[[Tell], AnyScript | None], answers: Answers) -> Told:
    """Play a script with these answers: all of them are needed, and no more are."""
    told = Told()
    script = begin(told.hear)
    left = list(answers)
    if script is not None:
        try:
            ask = next(script)
            while True:
                ask = script.send(reply(ask, left, told))
        except StopIteration:
            pass
    if left:
        raise NotScripted(f"nobody asked for {left}")
    return told


def reply(ask: Question | Together, left: list[object], told: Told) -> object:
    questions = list(ask.questions) if isinstance(ask, Together) else [ask]
    given = []
    for question in questions:
        told.asked.append(question)
        if not left:
            raise NotScripted(f"no answer for {question}")
        given.append(question.check(left.pop(0)))
    return given if isinstance(ask, Together) else given[0]


# --- playing


def opening(table: Table, *answers: object) -> Told:
    return listen(lambda tell: play_opening(table, tell), answers)


def event(table: Table) -> Told:
    """Turn up the next event of the table's deck."""
    return listen(lambda tell: play_event(table, tell), ())


def turn_up(name: str, *seats: Sewer, active: int = 0, **more: Any) -> tuple[Table, Told]:
    """A table with these seats, and this event turned up while `active` holds the card."""
    table = lay(*seats, active=(active - 1) % len(seats), next_events=[name], next_foods=[1, 1], **more)
    return table, event(table)


def rats(table: Table, *answers: object) -> Told:
    return listen(lambda tell: play_rats(table, tell), answers)


def attack(table: Table) -> Told:
    return listen(lambda tell: play_attack(table, tell), ())


def nursery(table: Table) -> Told:
    return listen(lambda tell: play_nursery(table, tell), ())


def homecoming(table: Table) -> Told:
    return listen(lambda tell: play_homecoming(table, tell), ())


def feeding(table: Table, *answers: object) -> Told:
    return listen(lambda tell: play_feeding(table, tell), answers)


def whole_round(table: Table, *answers: object, seed: int = 1) -> Told:
    return listen(lambda tell: play_round(table, Dice(seed), tell), answers)


_card_numbers = count(1000)


def search(
    table: Table,
    *answers: object,
    dump: Bag | None = None,
    city: Bag | None = None,
    field: Bag | None = None,
    seed: int = 1,
) -> Told:
    """Look for cheese. With a bag given for any area a made-up food card lies open, else the table's own."""
    if dump is None and city is None and field is None:
        return listen(lambda tell: play_search(table, Dice(seed), tell), answers)
    card = next(_card_numbers)
    food_cards.FOOD_CARDS[card] = (dict(dump or {}), dict(city or {}), dict(field or {}))
    table.food = (card,)
    try:
        return listen(lambda tell: play_search(table, Dice(seed), tell), answers)
    finally:
        del food_cards.FOOD_CARDS[card]


def cheese(table: Table) -> list[int]:
    return [sewer.cheese for sewer in table.sewers]


def living(table: Table) -> list[int]:
    return [sewer.living for sewer in table.sewers]
