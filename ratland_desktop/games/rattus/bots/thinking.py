"""Weighs the answers to every kind of question, for one seat and one level."""

from __future__ import annotations

from typing import Any

from ....tabletop.dialogue import Question
from ..rules.cards import KNIGHT, WITCH
from ..rules.last_round import LAST_ACTS
from ..rules.powers import put_down, swap
from ..rules.questions import Act, Finish, LastAct, SecondLook, Settle, Spread, Swap, TurnUp
from ..rules.settling import PAIR
from ..rules.table import Rat, Table, can_use
from ..rules.view import View
from ..rules.words import COUNT_TWO, DONE, LAST_ROUND
from .forecast import forecast_for, signs_of, tokens_in
from .planning import LAST, NOW, Planner, known_table, unheard
from .tempers import Temper
from .witch import Kettle
from .worth import Scales, chances, scores, stakes

Found = dict[Any, float]  # by answer; the difference of two is one of winning chances, as a logarithm
GLANCE = 0.001  # what a look is worth that leads to nothing


class Mind:
    """What a seat makes of its view. Nothing else is known here, so nothing else can be betrayed."""

    def __init__(self, view: View, temper: Temper) -> None:
        assert view.seat is not None
        self.temper = temper
        self.table = known_table(view)
        self.forecast = forecast_for(view, temper.counts_rats)
        weights = temper.parts.at(self.table)
        winning = chances(scores(self.table, self.forecast, weights), weights.apart)
        stake = [each if each > 0 else temper.spite * each for each in stakes(view.seat, winning)]
        self.scales = Scales(self.forecast, temper.parts, self.table, stake)
        self.planner = Planner(self.scales, view.seat, temper.effort)

    def think(self, question: Question) -> Found:
        """Every answer worth a thought, and what it is worth."""
        match question:
            case LastAct():
                return self.last_acts(question)
            case Act():
                return self.turns()
            case Settle():
                return self.settlings(question)
            case Spread():
                return self.spreadings(question)
            case TurnUp():
                return self.countings(question)
            case Finish():
                return {answer: self.saving(answer) for answer in question.options}
            case SecondLook():
                return self.second_looks(question)
            case Swap():
                return self.swappings(question)
        raise AssertionError(question.kind)

    def worth_of(self, table: Table, last: bool) -> float:
        """The worth of a table as it is."""
        scales = self.scales
        how = LAST if last else NOW
        found = scales.off_the_map(table, last) + sum([land.value[how] for land in self.planner.lands(table)])
        if last and table.counts_as:
            cubes, tokens = tuple(table.cubes[table.plague]), tokens_in(table.rats[table.plague])
            signs = signs_of(table)
            found += scales.counting(cubes, tokens, signs, table.counts_as).last
            found -= scales.value(cubes, tokens, signs).last
        return found

    # --- a turn

    def turns(self) -> Found:
        """Whole turns, by their first act. The Witch looks before anything else is done: it costs nothing."""
        found: Found = {plan.acts[0]: plan.worth for plan in self.planner.plans(self.table)}
        if can_use(self.table, WITCH.id):
            found |= self.looks(max(found.values()))
        return found

    def spreadings(self, question: Spread) -> Found:
        found: Found = {}
        for way in question.ways():
            after = self.table.copy()
            for near in way:
                after.rats[near].append(Rat(0))
            found[way] = self.worth_of(after, bool(after.ending) or len(way) == len(after.supply))
        return found

    def countings(self, question: TurnUp) -> Found:
        cubes, tokens = tuple(self.table.cubes[question.region]), tokens_in(self.table.rats[question.region])
        signs = signs_of(self.table)
        return {
            answer: self.scales.counting(
                cubes, tokens, signs, KNIGHT.counts_as * (answer == COUNT_TWO)
            ).struck
            for answer in question.options
        }

    def saving(self, answer: Any) -> float:
        """The King saves a cube where most would be lost if rats came."""
        return 0.0 if answer == DONE else 1.0 + 0.1 * self.table.cubes[answer[1]][self.planner.seat]

    # --- before and after the turns

    def settlings(self, question: Settle) -> Found:
        found: Found = {}
        for region in question.options:
            after = self.table.copy()
            put_down(after, region, PAIR)
            found[region] = self.worth_of(after, last=False)
        return found

    def last_acts(self, question: LastAct) -> Found:
        found: Found = {None: self.worth_of(self.table, last=True)}
        for act in question.acts():
            if act[0] != WITCH.id:
                after = self.table.copy()
                LAST_ACTS[act[0]](after, unheard, *act[1:])
                found[act] = self.worth_of(after, last=True)
        if question.rows(WITCH.id):
            found |= self.looks(max(found.values()))
        return found

    # --- the Witch

    def looks(self, otherwise: float) -> Found:
        """Where the Witch may look first, if the rest is worth so much."""
        kettle = Kettle(self.scales, self.table, self.temper.guesses)
        spots = kettle.spots()
        own = [spot for spot in spots if self.table.cubes[spot.region][self.planner.seat]] or spots
        return {(WITCH.id, *spot): otherwise + GLANCE + kettle.most(spot, spots) for spot in own}

    def second_looks(self, question: SecondLook) -> Found:
        kettle = Kettle(self.scales, self.table, self.temper.guesses)
        found: Found = {None: 0.0}
        for spot in kettle.spots():
            if spot != question.first:
                found[spot] = kettle.gain(question.first, spot) + GLANCE
        return found

    def swappings(self, question: Swap) -> Found:
        after = self.table.copy()
        swap(after, question.one, question.other)
        last = self.table.stage is LAST_ROUND
        return {False: self.worth_of(self.table, last), True: self.worth_of(after, last)}
