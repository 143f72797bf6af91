"""The decisions on the open map, by the kind of question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ratland_desktop.games.rattus.rules.cards import KING, KNIGHT
from ratland_desktop.games.rattus.rules.questions import Act, Finish, LastAct, Settle, Spread, TurnUp
from ratland_desktop.games.rattus.rules.settling import PAIR
from ratland_desktop.games.rattus.rules.tokens import MOST_IN_A_REGION
from ratland_desktop.games.rattus.rules.words import COUNT_TWO, DONE, TURN_UP
from ratland_desktop.screens.table.decision import Around, Decision
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.widgets import Button, Kind, Widget

from ..pieces.signs import icon_of
from .act_decision import ActDecision
from .around import Table
from .buttons import NEXT, SECOND
from .lands import Chip
from .map_decision import LAID, MapDecision


class SettleDecision(MapDecision[Settle]):
    def targets(self) -> dict[str, Callable[[], Go | None]]:
        return {region: partial(self.around.answer, region) for region in self.question.options}

    def chip(self, region: str) -> Chip | None:
        return Chip(f"+{PAIR}")


class SpreadDecision(MapDecision[Spread]):
    """A press for each new token."""

    @property
    def laid(self) -> tuple[str, ...]:
        found: tuple[str, ...] = self.draft.get(LAID, ())
        return found

    def targets(self) -> dict[str, Callable[[], Go | None]]:
        room = dict(self.question.room)
        return {
            region: partial(self._lay, region) for region in room if room[region] > self.laid.count(region)
        }

    def _lay(self, region: str) -> Go | None:
        laid = (*self.laid, region)
        if len(laid) == self.question.tokens:
            return self.around.answer(laid)
        return self.take(**{LAID: laid})

    def chip(self, region: str) -> Chip | None:
        there = len(self.view.rats[region]) + self.laid.count(region)
        return Chip(f"{there}/{MOST_IN_A_REGION}", more=region in self.laid)

    def buttons(self) -> list[Widget]:
        if not self.laid:
            return super().buttons()
        words = self.around.say("rattus.screen.again")
        again = Button("again", SECOND, words, self.let_go, kind=Kind.QUIET, icon="undo")
        return [again, *super().buttons()]


class TurnUpDecision(MapDecision[TurnUp]):
    """Nobody can take it back: the button says so."""

    @property
    def first(self) -> str:
        return TURN_UP

    @property
    def struck(self) -> str:
        return self.question.region

    def buttons(self) -> list[Widget]:
        words = {offer.answer: offer.label for offer in self.put.offers}
        boxes = {TURN_UP: (NEXT, Kind.PRIMARY), COUNT_TWO: (SECOND, Kind.PLAIN)}
        return [
            Button(
                way, boxes[way][0], words[way], partial(self.around.answer, way), kind=boxes[way][1],
                icon=icon_of(KNIGHT.id) if way == COUNT_TWO else "", sound="confirm",
            )
            for way in (COUNT_TWO, TURN_UP)
            if way in self.question.options
        ]  # fmt: skip


class FinishDecision(MapDecision[Finish]):
    """Done, or the King once more."""

    @property
    def first(self) -> str:
        return DONE

    def targets(self) -> dict[str, Callable[[], Go | None]]:
        kings = [answer[1] for answer in self.question.options if answer != DONE]
        return self.answers(kings, KING.id)

    def buttons(self) -> list[Widget]:
        words = self.put.offers[0].label
        done = partial(self.around.answer, DONE)
        return [Button(DONE, NEXT, words, done, kind=Kind.PRIMARY, icon="check", sound="confirm")]


DECISIONS: dict[str, Callable[[Any, Around, Table], MapDecision[Any]]] = {
    Settle.kind: SettleDecision,
    Act.kind: ActDecision,
    LastAct.kind: ActDecision,
    Spread.kind: SpreadDecision,
    TurnUp.kind: TurnUpDecision,
    Finish.kind: FinishDecision,
}


def decisions_on(table: Table) -> dict[str, Callable[[Any, Around], Decision[Any]]]:
    """The decisions of this table."""

    def made(
        make: Callable[[Any, Around, Table], MapDecision[Any]],
    ) -> Callable[[Any, Around], Decision[Any]]:
        return lambda question, around: make(question, around, table)

    return {kind: made(make) for kind, make in DECISIONS.items()}
