"""Decisions on the open map: what a press on a region means follows from where the turn stands.

A card in the hand, the token or the region it began with, and new rats already laid are in the draft; Esc, a
second press on the card, or taking back lets go of them. Only `answer` reaches the session.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Generic, TypeVar

from ratland_desktop.games.rattus.asking import pick_words
from ratland_desktop.games.rattus.rules.cards import KING, KNIGHT, MERCHANT, MONK, WITCH
from ratland_desktop.games.rattus.rules.questions import Act, Finish, LastAct, Settle, Spread, TurnUp
from ratland_desktop.games.rattus.rules.settling import PAIR
from ratland_desktop.games.rattus.rules.table import neighbours
from ratland_desktop.games.rattus.rules.tokens import MOST_IN_A_REGION
from ratland_desktop.games.rattus.rules.view import View
from ratland_desktop.games.rattus.rules.words import COUNT_TWO, DONE, MOVE, PLACE, TAKE, TURN_UP, Spot
from ratland_desktop.screens.table.decision import Around, Decision
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Shortcut
from ratland_desktop.shell.widgets import Button, Kind, Widget
from ratland_desktop.tabletop.dialogue import Question

from ..pieces.people import block, token_spots
from ..pieces.signs import icon_of
from .around import Table
from .buttons import NEXT, SECOND, ask_to_choose, counter
from .lands import CardButton, Chip, LandButton, TokenButton
from .layout import CARDS_BOX, MAP, card_boxes

Q = TypeVar("Q", bound=Question)
HAND, FROM, SPOT, NUMBER, LAID, PLAIN = "hand", "from", "spot", "number", "laid", "plain"
"""What a draft may hold: the card in the hand, where it begins, how many, new rats, and no Peasant."""


class MapDecision(Decision[Q], Generic[Q]):
    """What all of them share: regions that glow, and the one sentence."""

    def __init__(self, question: Q, around: Around, table: Table) -> None:
        super().__init__(question, around)
        self.table = table
        self.view: View = table.view
        self.draft = around.draft

    # --- what is said

    @property
    def prompt(self) -> str:
        """The one sentence that says what to do."""
        return self.put.title

    @property
    def about(self) -> str:
        return self.put.about

    @property
    def hand(self) -> str | None:
        """The card that is being used."""
        found: str | None = self.draft.get(HAND)
        return found

    # --- what can be pressed

    @property
    def first(self) -> str:
        names = [widget.name for widget in self.widgets() if widget.enabled]
        return names[0] if names else ""

    def targets(self) -> dict[str, Callable[[], Go | None]]:
        """The regions that can be pressed now."""
        return {}

    def chip(self, region: str) -> Chip | None:
        return None

    def faint(self, region: str) -> bool:
        return False

    def buttons(self) -> list[Widget]:
        return [ask_to_choose(self.around.say)] if self.targets() else []

    def widgets(self) -> list[Widget]:
        return [*self.lands(), *self.buttons()]

    def lands(self) -> list[Widget]:
        return [
            LandButton(
                region, MAP, block(MAP, self.view, region), press, chip=self.chip(region),
                chosen=region == self.draft.get(FROM), faint=self.faint(region), dismiss=self.let_go,
            )
            for region, press in self.targets().items()
        ]  # fmt: skip

    def answers(self, regions: Iterable[str], *act: Any) -> dict[str, Callable[[], Go | None]]:
        """A press on a region is the last part of an answer."""
        return {region: partial(self.around.answer, (*act, region)) for region in regions}

    # --- what is begun

    def take(self, **begun: Any) -> Go | None:
        """Begin something; what can be pressed is another then."""
        self.draft.update(begun)
        self.around.rebuild()
        return STAY

    def let_go(self) -> Go | None:
        """Put down what was begun. None: there is nothing."""
        if not self.draft:
            return None
        self.draft.clear()
        self.around.rebuild()
        return STAY

    def hot(self, shortcut: Shortcut) -> Go | None:
        return self.let_go() if shortcut is Shortcut.UNDO else None

    def draw(self, canvas: Canvas) -> None:
        """All of it is in the widgets, and in what stands around the map."""


class SettleDecision(MapDecision[Settle]):
    def targets(self) -> dict[str, Callable[[], Go | None]]:
        return {region: partial(self.around.answer, region) for region in self.question.options}

    def chip(self, region: str) -> Chip | None:
        return Chip(f"+{PAIR}")


class ActDecision(MapDecision[Act]):
    """The acts of a turn, and those of the last round. A card in the hand changes what a region means."""

    @property
    def prompt(self) -> str:
        if self.hand is None:
            return self.put.title
        return pick_words(self.around.say, self.hand, further=FROM in self.draft or SPOT in self.draft)

    @property
    def is_last(self) -> bool:
        return isinstance(self.question, LastAct)

    # --- regions

    def targets(self) -> dict[str, Callable[[], Go | None]]:
        act = self.hand
        if act == MONK.id:
            return self._monk_targets()
        if act == MERCHANT.id:
            return self._merchant_targets()
        if act == WITCH.id:
            return {}
        if act is not None:
            return self.answers(self.regions(act), act)
        if self.question.rows(PLACE):
            return {
                region: partial(self.around.answer, (PLACE, region, self.number(region)))
                for region in self.placings
            }
        return self.answers(self.regions(MOVE), MOVE)

    def regions(self, act: str) -> tuple[str, ...]:
        """Where an act with one region can go."""
        return tuple(region for row in self.question.rows(act) for region in row[0])

    @property
    def placings(self) -> dict[str, tuple[int, ...]]:
        """How many cubes may be placed in each region."""
        return {row[0][0]: row[1] for row in self.question.rows(PLACE)}

    def number(self, region: str) -> int:
        """With the Peasant one more, unless that is not wanted."""
        numbers = self.placings[region]
        return numbers[0] if self.draft.get(PLAIN) else numbers[-1]

    def _monk_targets(self) -> dict[str, Callable[[], Go | None]]:
        spot = self.draft.get(SPOT)
        rows = [] if spot is None else [row for row in self.question.rows(MONK.id) if spot[0] in row[0]]
        return {} if not rows else self.answers(rows[0][2], MONK.id, *spot)

    def _merchant_targets(self) -> dict[str, Callable[[], Go | None]]:
        rows = {row[0][0]: row for row in self.question.rows(MERCHANT.id)}
        start = self.draft.get(FROM)
        if start is None:
            return {region: partial(self._leave_from, region, row[2][-1]) for region, row in rows.items()}
        number = self.draft[NUMBER]
        return {
            region: partial(self.around.answer, (MERCHANT.id, start, region, number))
            for region in rows[start][1]
        }

    def _leave_from(self, region: str, most: int) -> Go | None:
        return self.take(**{FROM: region, NUMBER: most})

    def chip(self, region: str) -> Chip | None:
        if self.hand is None and self.question.rows(PLACE):
            number = self.number(region)
            return Chip(f"+{number}", more=number > len(self.view.rats[region]))
        if self.hand is None and self.question.rows(MOVE):
            skulls = self.table.skulls(region)
            return None if skulls is None else Chip(skulls=skulls)
        if self.hand == MERCHANT.id and FROM in self.draft:
            return Chip(f"+{self.draft[NUMBER]}")
        return None

    def faint(self, region: str) -> bool:
        """The Knight's second step."""
        moves = self.hand is None and not self.question.rows(PLACE)
        return moves and region not in neighbours(self.view, self.view.plague)

    # --- tokens

    def tokens(self) -> list[Widget]:
        """All that the Monk or the Witch can reach; once one is chosen, only its neighbours in the row, so
        that the others do not stand in the way of their regions."""
        if self.hand not in (MONK.id, WITCH.id):
            return []
        chosen = self.draft.get(SPOT)
        spots = [
            Spot(row[0][0], place)
            for row in self.question.rows(self.hand)
            for place in row[1]
            if chosen is None or chosen.region == row[0][0]
        ]
        return [
            TokenButton(
                spot.region, spot.place, token_spots(MAP, self.view, spot.region)[spot.place],
                partial(self._token, spot), chosen=spot == self.draft.get(SPOT), dismiss=self.let_go,
            )
            for spot in spots
        ]  # fmt: skip

    def _token(self, spot: Spot) -> Go | None:
        if self.hand == WITCH.id:
            return self.around.answer((WITCH.id, *spot))
        return self.take(**{SPOT: spot})

    # --- cards

    def cards(self) -> list[Widget]:
        found: list[Widget] = []
        for card, box in card_boxes(CARDS_BOX).items():
            press = self.card_press(card)
            found.append(
                CardButton(
                    card, box, press or (lambda: STAY), enabled=press is not None, tooltip="",
                    dismiss=self.let_go,
                )
            )  # fmt: skip
        return found

    def card_press(self, card: str) -> Callable[[], Go | None] | None:
        """What a press on a card does now; None: nothing."""
        if card == self.hand:
            return self.let_go
        if card in self.regions(TAKE):
            return partial(self.around.answer, (TAKE, card))
        rows = self.question.rows(card)
        if not rows:
            return None
        if card == KING.id and len(self.regions(card)) == 1:
            return partial(self.around.answer, (card, self.regions(card)[0]))
        return partial(self._pick_up, card)

    def _pick_up(self, card: str) -> Go | None:
        self.draft.clear()
        return self.take(**{HAND: card})

    # --- buttons

    def buttons(self) -> list[Widget]:
        say = self.around.say
        found: list[Widget] = []
        if self.hand == MERCHANT.id and FROM in self.draft:
            start = self.draft[FROM]
            most = min(MERCHANT.moves_cubes, self.view.cubes[start][self.question.seat])
            found += counter(SECOND, self.draft[NUMBER], most, lambda n: self.take(**{NUMBER: n}))
        elif self.hand is None and any(len(numbers) > 1 for numbers in self.placings.values()):
            plain = bool(self.draft.get(PLAIN))
            words = say("rattus.screen.peasant.with" if plain else "rattus.screen.peasant.without")
            found.append(
                Button("peasant", SECOND, words, lambda: self.take(**{PLAIN: not plain}), kind=Kind.QUIET)
            )
        if self.hand is not None:
            words = say("rattus.screen.let_go", card=say(f"rattus.card.{self.hand}.name"))
            return [*found, Button("let-go", NEXT, words, self.let_go, kind=Kind.PLAIN, icon="undo")]
        if self.is_last:
            rest = self.put.offers[0].label
            return [*found, Button("rest", NEXT, rest, lambda: self.around.answer(None), kind=Kind.PRIMARY)]
        return [*found, *super().buttons()]

    def widgets(self) -> list[Widget]:
        return [*self.lands(), *self.tokens(), *self.cards(), *self.buttons()]


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
