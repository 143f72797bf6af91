"""Searches the own turn: which acts, where to settle, where the plague goes and where its new rats.

Acts are done by the rules, on a table that shows what the seat knows and nothing else: a face that it has not
seen is 0. Nothing is turned up there. What a strike would do comes from the forecast.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ....tabletop.dialogue import Told
from ..rules import offers
from ..rules.cards import KING, KNIGHT, MERCHANT, MONK
from ..rules.plague import NEW_TOKENS
from ..rules.questions import Answer
from ..rules.regions import MAPS, REGIONS
from ..rules.table import Table, can_use
from ..rules.tokens import MOST_IN_A_REGION
from ..rules.turn import ACTS
from ..rules.view import View
from ..rules.words import MOVE, PLACE, TAKE
from .forecast import MIXED, Tokens, signs_of, tokens_in
from .worth import NOBODY, Scales, Value

NOW, STRUCK, LAST = range(len(Value._fields))
MOVERS = (MONK.id, MERCHANT.id)  # cards that change the map before the plague does
PLACES = {players: {region: at for at, region in enumerate(board.regions)} for players, board in MAPS.items()}
NEIGHBOURS = {
    players: [[PLACES[players][near] for near in board.neighbours[region]] for region in board.regions]
    for players, board in MAPS.items()
}


def unheard(told: Told) -> None:
    """What happens in thoughts is told to nobody."""


def known_table(view: View) -> Table:
    """The table as the view's seat knows it. Faces that it has not seen are 0."""
    return Table(
        view.options, view.first, view.plague,
        {region: [*cubes] for region, cubes in view.cubes.items()},
        {region: [*rats] for region, rats in view.rats.items()},
        [*view.supply], [*view.out], [*view.reserves], [*view.castle], {**view.cards}, [*view.turned],
        view.stage, view.turns, view.active, view.ending, view.settled, view.step,
        view.took, view.placed, view.used, view.looked, view.turned_up, view.counts_as,
    )  # fmt: skip


class Plan(NamedTuple):
    """A whole turn: acts of the rules in order, the last one moves the plague; then where its rats go."""

    worth: float
    acts: tuple[Answer, ...]
    spread: tuple[str, ...] = ()


class Land(NamedTuple):
    """A region as the search needs it."""

    cubes: tuple[int, ...]
    tokens: Tokens
    value: Value


class Effort(NamedTuple):
    """How much a level looks at."""

    beam: int  # tables that are thought on after each act
    depth: int  # acts before settling and the plague
    powers: int  # ways to use a card that are followed
    placings: int  # regions to settle in


class Planner:
    """Thinks about the turn of one seat."""

    def __init__(self, scales: Scales, seat: int, effort: Effort) -> None:
        self.scales, self.seat, self.effort = scales, seat, effort

    # --- whole turns

    def plans(self, table: Table) -> list[Plan]:
        """Good turns from here on, the best first; one for each first act."""
        best: dict[Answer, Plan] = {}

        def keep(plan: Plan) -> None:
            first = plan.acts[0]
            if first not in best or plan.worth > best[first].worth:
                best[first] = plan

        level: list[tuple[Table, tuple[Answer, ...]]] = [(table, ())]
        for plan in self.ends(table, ()):
            keep(plan)
        for _ in range(self.effort.depth):
            found: list[tuple[float, Table, tuple[Answer, ...]]] = []
            for now, acts in level:
                for act in self.acts(now):
                    after = now.copy()
                    ACTS[act[0]](after, unheard, *act[1:])
                    ends = self.ends(after, (*acts, act))
                    for plan in ends:
                        keep(plan)
                    found.append((ends[0].worth, after, (*acts, act)))
            found.sort(key=lambda each: -each[0])
            level = [(after, acts) for _, after, acts in found[: self.effort.beam]]
        return sorted(best.values(), key=lambda plan: -plan.worth)

    def acts(self, table: Table) -> Iterator[Answer]:
        """What is worth a try before the turn ends: cards, what they can do, and settling before they do."""
        for offer in offers.act(table).offers:
            if offer.act == TAKE:
                yield from offer.acts()
            elif offer.act in MOVERS or (offer.act == PLACE and any(can_use(table, card) for card in MOVERS)):
                yield from self.promising(table, [*offer.acts()])

    def promising(self, table: Table, acts: list[Answer]) -> list[Answer]:
        """The acts that change the map for the better, or not for much worse."""
        lands = self.lands(table)
        signs = signs_of(table)
        places = PLACES[table.players]
        gains: dict[object, tuple[float, Answer]] = {}
        for act in acts:
            changed = self.changed(lands, places, act)
            key = tuple(changed)  # tokens that look the same are the same
            if key not in gains:
                gain = 0.0
                for at, (cubes, tokens) in changed:
                    gain += self.scales.value(cubes, tokens, signs).now - lands[at].value.now
                gains[key] = gain, act
        ranked = sorted(gains.values(), key=lambda each: -each[0])
        return [act for _, act in ranked[: self.effort.powers]]

    def changed(
        self, lands: list[Land], places: dict[str, int], act: Answer
    ) -> list[tuple[int, tuple[tuple[int, ...], Tokens]]]:
        """The regions that an act changes, and how they are then."""
        kind, region, *more = act
        at = places[region]
        cubes, tokens = lands[at].cubes, lands[at].tokens
        if kind == PLACE:
            return [(at, (self.with_more(cubes, more[0]), tokens))]
        if kind == MERCHANT.id:
            to, number = places[more[0]], more[1]
            return [
                (at, (self.with_more(cubes, -number), tokens)),
                (to, (self.with_more(lands[to].cubes, number), lands[to].tokens)),
            ]
        place, to = more[0], places[more[1]]
        return [
            (at, (cubes, tokens[:place] + tokens[place + 1 :])),
            (to, (lands[to].cubes, (*lands[to].tokens, tokens[place]))),
        ]

    def with_more(self, cubes: tuple[int, ...], number: int) -> tuple[int, ...]:
        seat = self.seat
        return (*cubes[:seat], cubes[seat] + number, *cubes[seat + 1 :])

    def lands(self, table: Table) -> list[Land]:
        signs = signs_of(table)
        found = []
        for region, row in table.cubes.items():
            cubes, tokens = tuple(row), tokens_in(table.rats[region])
            found.append(Land(cubes, tokens, self.scales.value(cubes, tokens, signs)))
        return found

    # --- the end of the turn: settling, the plague, its new rats

    def ends(self, table: Table, acts: tuple[Answer, ...]) -> list[Plan]:
        """The turn without further acts, in several ways: the best first."""
        turn = TurnEnd(self, table)
        lands = self.lands(table)
        placings = offers.placings(table)
        if not placings:
            return turn.moves(lands, acts)
        ranked = []
        for (region,), numbers in placings:
            at = turn.places[region]
            for number in numbers:
                cubes = self.with_more(lands[at].cubes, number)
                land = Land(cubes, lands[at].tokens, self.scales.value(cubes, lands[at].tokens, turn.signs))
                ranked.append((land.value.now - lands[at].value.now, at, land, (PLACE, region, number)))
        ranked.sort(key=lambda each: -each[0])
        found = []
        for _, at, land, act in ranked[: self.effort.placings]:
            there = [*lands]
            there[at] = land
            found += turn.moves(there, (*acts, act))
        return sorted(found, key=lambda plan: -plan.worth)


class TurnEnd:
    """The last part of a turn: the plague moves and spreads."""

    def __init__(self, planner: Planner, table: Table) -> None:
        self.scales, self.seat, self.table = planner.scales, planner.seat, table
        self.signs, self.places = signs_of(table), PLACES[table.players]
        self.neighbours = NEIGHBOURS[table.players]
        self.supply = len(table.supply)
        self.off_the_map = [self.scales.off_the_map(table, last) for last in (False, True)]
        self.knight = table.cards[KNIGHT.id] == table.active
        self.king = can_use(table, KING.id)

    def moves(self, lands: list[Land], acts: tuple[Answer, ...]) -> list[Plan]:
        """Every way of the plague, each with the best place for its rats."""
        table = self.table
        last_cubes = bool(acts) and acts[-1][0] == PLACE and acts[-1][2] == table.reserves[self.seat]
        sums = [sum([land.value[how] for land in lands]) for how in (NOW, LAST)]
        found = []
        for to in offers.movings(table)[0][0]:
            at = self.places[to]
            room = [near for near in self.neighbours[at] if len(lands[near].tokens) < MOST_IN_A_REGION]
            places = sum([MOST_IN_A_REGION - len(lands[near].tokens) for near in room])
            rats = min(NEW_TOKENS[len(lands[at].tokens)], self.supply, places)
            last = bool(table.ending) or last_cubes or 0 < rats == self.supply
            worth = self.off_the_map[last] + sums[last] + self.strike(lands[at], last)
            gain, way = self.spread(lands, room, rats, LAST if last else NOW)
            if self.king:
                gain += self.saving(lands, at, way, last)
            spread = tuple([REGIONS[near] for near in sorted(way)])
            found.append(Plan(worth + gain, (*acts, (MOVE, to)), spread))
        return sorted(found, key=lambda plan: -plan.worth)

    def strike(self, land: Land, last: bool) -> float:
        """What a strike changes; the Knight counts if that is better."""
        if not land.tokens or not any(land.cubes):
            return 0.0
        before, struck = land.value[LAST if last else NOW], land.value[LAST if last else STRUCK]
        if self.knight:
            counted = self.scales.counting(land.cubes, land.tokens, self.signs, KNIGHT.counts_as)
            struck = max(struck, counted[LAST if last else STRUCK])
        return struck - before

    def spread(
        self, lands: list[Land], room: list[int], rats: int, how: int
    ) -> tuple[float, tuple[int, ...]]:
        """Where so many new rats are best laid, and what they change."""
        if not rats:
            return 0.0, ()
        ones = sorted([(self.new_rats(lands[near], 1, how), near) for near in room], reverse=True)
        if rats == 1:
            return ones[0][0], (ones[0][1],)
        ways = [
            (self.new_rats(lands[near], 2, how), (near, near))
            for near in room
            if len(lands[near].tokens) + 2 <= MOST_IN_A_REGION
        ]
        if len(ones) > 1:
            ways.append((ones[0][0] + ones[1][0], (ones[0][1], ones[1][1])))
        return max(ways)

    def new_rats(self, land: Land, rats: int, how: int) -> float:
        """What so many new rats change in a region."""
        cubes, tokens, value = land
        if value is NOBODY:
            return 0.0
        return self.scales.value(cubes, tokens + (MIXED,) * rats, self.signs)[how] - value[how]

    def saving(self, lands: list[Land], struck: int, way: tuple[int, ...], last: bool) -> float:
        """What the King can still do when the turn ends."""
        weights = self.scales.ending if last else self.scales.weights
        gain = (weights.castle - weights.cube) / weights.apart
        for at, land in enumerate(lands):
            if land.cubes[self.seat] and not land.tokens and at not in way:
                return gain
        people, tokens, _ = lands[struck]
        left = self.scales.forecast.left(people, self.signs, tokens)[self.seat] if people[self.seat] else 0.0
        return gain * min(1.0, left)
