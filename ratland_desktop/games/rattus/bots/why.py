"""Why an answer was chosen: the strongest thing to say about it, as a reason in words.

Reads the table as the seat knows it, and average strikes. Reasons are shown after the game, or to the seat
itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratland_desktop.hotseat.reasons import Reason, because

from ....tabletop.dialogue import Question
from ..rules.cards import KING, KNIGHT, MERCHANT, MONK, PEASANT, WITCH
from ..rules.offers import placings
from ..rules.questions import Act, LastAct, Settle, Spread
from ..rules.table import Table, map_of
from ..rules.words import COUNT_TWO, DONE, MOVE, PLACE, TAKE
from .forecast import MIXED, Forecast, signs_of, tokens_in

FELT = 0.35  # cubes lost on average from which on it is worth telling
CROWD = 3  # cubes of others in a region


class Story:
    """What there is to say about one table."""

    def __init__(self, table: Table, forecast: Forecast, seat: int) -> None:
        self.table, self.forecast, self.seat = table, forecast, seat
        self.signs = signs_of(table)

    def losses(self, region: str, new: int = 0, neutral: int = 0) -> list[float]:
        """What a strike would cost everybody, with so many new rats."""
        cubes = self.table.cubes[region]
        tokens = tokens_in(self.table.rats[region]) + (MIXED,) * new
        left = self.forecast.left(cubes, self.signs, tokens, neutral)
        return [own - stay for own, stay in zip(cubes, left, strict=True)]

    def victim(self, losses: list[float]) -> int | None:
        """Who else loses most, if that is worth telling and more than the own loss."""
        rivals = [seat for seat in range(self.table.players) if seat != self.seat]
        worst = max(rivals, key=lambda seat: losses[seat])
        return worst if losses[worst] >= max(FELT, losses[self.seat]) else None

    def own(self, region: str) -> int:
        return self.table.cubes[region][self.seat]

    def others(self, region: str) -> int:
        return sum(self.table.cubes[region]) - self.own(region)

    # --- a reason for each kind of answer

    def settle(self, region: str) -> Reason:
        if self.others(region):
            return because("rattus.why.settle.company", region=region)
        if map_of(self.table).steps(self.table.plague, region) != 1:
            return because("rattus.why.settle.far", region=region)
        return because("rattus.why.settle.alone", region=region)

    def take(self, card: str) -> Reason:
        owner = self.table.cards[card]
        if owner is not None and self.table.placed:
            return because("rattus.why.take.away", card=card, seat=owner)
        return because(f"rattus.why.take.{card}")

    def place(self, region: str, cubes: int) -> Reason:
        if cubes == self.table.reserves[self.seat]:
            return because("rattus.why.place.last")
        ways = [(numbers[-1], where) for (where,), numbers in placings(self.table)]
        most = max(number for number, _ in ways)
        if cubes == most and sum(number == most for number, _ in ways) == 1:
            return because("rattus.why.place.most", region=region, cubes=cubes)
        if self.others(region) >= CROWD and self.own(region) + cubes < max(self.table.cubes[region]):
            return because("rattus.why.place.company", region=region)
        if cubes == most:
            return because("rattus.why.place.many", region=region, cubes=cubes)
        return because("rattus.why.place.safe", region=region)

    def king(self, region: str) -> Reason:
        return because("rattus.why.king", region=region)

    def monk(self, region: str, place: int, to: str) -> Reason:
        victim = self.victim(self.losses(to, new=1))
        if self.own(region) and self.losses(region)[self.seat] >= FELT:
            return because("rattus.why.monk.rid", region=region)
        if victim is not None:
            return because("rattus.why.monk.bother", region=to, seat=victim)
        return because("rattus.why.monk.room" if not self.table.placed else "rattus.why.monk.away", region=to)

    def merchant(self, region: str, to: str, cubes: int) -> Reason:
        if len(self.table.rats[region]) > len(self.table.rats[to]):
            return because("rattus.why.merchant.flee", region=region)
        return because("rattus.why.merchant.better", region=to)

    def witch(self, region: str, place: int) -> Reason:
        return because("rattus.why.witch.look", region=region)

    def plague(self, region: str) -> Reason:
        losses = self.losses(region)
        victim = self.victim(losses)
        if victim is not None:
            return because("rattus.why.plague.hits", region=region, seat=victim)
        if losses[self.seat] < FELT and not self.others(region):
            return because("rattus.why.plague.quiet", region=region)
        return because("rattus.why.plague.least", region=region)

    def peasant(self, region: str) -> Reason:
        return because("rattus.why.last.peasant")

    def knight(self, region: str) -> Reason:
        victim = self.victim(self.losses(region, neutral=KNIGHT.counts_as))
        if victim is None:
            return because("rattus.why.last.knight")
        return because("rattus.why.count.two", seat=victim)

    def spread(self, way: tuple[str, ...]) -> Reason:
        for region in way:
            victim = self.victim(self.losses(region, new=way.count(region)))
            if victim is not None:
                return because("rattus.why.spread.bother", region=region, seat=victim)
        if any(self.own(region) for region in way):
            return because("rattus.why.spread.least")
        return because("rattus.why.spread.empty", region=way[0])

    def turn_up(self, answer: str, alone: bool) -> Reason:
        if alone:
            return because("rattus.why.turn_up")
        victim = self.victim(self.losses(self.table.plague, neutral=KNIGHT.counts_as))
        if answer == COUNT_TWO and victim is not None:
            return because("rattus.why.count.two", seat=victim)
        return because("rattus.why.count.not" if answer != COUNT_TWO else "also_possible")


def why(table: Table, forecast: Forecast, question: Question, answer: Any) -> Reason:
    """The reason for an answer to what this table asks."""
    story = Story(table, forecast, question.seat)
    tell: dict[str, Callable[..., Reason]] = {
        TAKE: story.take,
        PLACE: story.place,
        KING.id: story.king,
        MONK.id: story.monk,
        MERCHANT.id: story.merchant,
        WITCH.id: story.witch,
        MOVE: story.plague,
        PEASANT.id: story.peasant,
        KNIGHT.id: story.knight,
    }
    if isinstance(question, Settle):
        return story.settle(answer)
    if isinstance(question, Spread):
        return story.spread(answer)
    if isinstance(question, LastAct) and answer is None:
        return because("rattus.why.last.no_more")
    if isinstance(question, Act):
        return tell[answer[0]](*answer[1:])
    return small_reason(story, question, answer)


def small_reason(story: Story, question: Question, answer: Any) -> Reason:
    """For the questions with a word or a token for an answer."""
    if question.kind == "turn_up":
        return story.turn_up(answer, alone=len(question.options) == 1)  # type: ignore[attr-defined]
    if question.kind == "finish":
        return because("rattus.why.done") if answer == DONE else story.king(answer[1])
    if question.kind == "swap":
        return because("rattus.why.witch.swap" if answer else "rattus.why.witch.leave")
    return because("rattus.why.witch.enough") if answer is None else story.witch(*answer)
