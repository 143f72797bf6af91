"""The acts of a turn and of the last round, on the map. A card in the hand changes what a region means."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ratland_desktop.games.rattus.asking import pick_words, why_not_words
from ratland_desktop.games.rattus.rules.cards import KING, KNIGHT, MERCHANT, MONK, PEASANT, WITCH
from ratland_desktop.games.rattus.rules.questions import Act, Answer, LastAct
from ratland_desktop.games.rattus.rules.reasons import why_not as reason_against
from ratland_desktop.games.rattus.rules.table import neighbours
from ratland_desktop.games.rattus.rules.words import MOVE, PLACE, TAKE, Spot
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Shortcut
from ratland_desktop.shell.widgets import Button, Kind, Widget

from ..pieces.people import token_spots
from .buttons import NEXT, SECOND, counter
from .lands import CardButton, Chip, TokenButton
from .layout import CARDS_BOX, MAP, SMALL_CARDS, card_boxes
from .map_decision import FROM, HAND, NUMBER, PLAIN, SPOT, MapDecision


class ActDecision(MapDecision[Act]):
    """What the player in turn does next."""

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
        spot: Spot | None = self.draft.get(SPOT)
        if spot is None:
            return {}
        ways = next(row[2] for row in self.question.rows(MONK.id) if spot.region in row[0])
        return self.answers(ways, MONK.id, *spot)

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

    def why_not(self, region: str) -> str:
        act = self._meant(region)
        reason = None if act is None else reason_against(self.view, act)
        names = [seat.name for seat in self.around.seats]
        return "" if reason is None else why_not_words(self.around.say, names, reason)

    def _meant(self, region: str) -> Answer | None:
        """The act that a press on a region would be now, whether it is possible or not."""
        spot, start = self.draft.get(SPOT), self.draft.get(FROM)
        match self.hand:
            case None if self.question.rows(PLACE):
                return (PLACE, region, 1)
            case None if self.question.rows(MOVE):
                return (MOVE, region)
            case MONK.id if spot is not None:
                return (MONK.id, *spot, region)
            case MERCHANT.id if start is None:
                return (MERCHANT.id, region, neighbours(self.view, region)[0], 1)
            case MERCHANT.id:
                return (MERCHANT.id, start, region, self.draft[NUMBER])
            case KING.id | PEASANT.id | KNIGHT.id:
                return (self.hand, region)
        return None

    # --- keys

    def hot(self, shortcut: Shortcut) -> Go | None:
        """Plus and minus: how many the Merchant takes along."""
        step = {Shortcut.MORE: 1, Shortcut.LESS: -1}.get(shortcut, 0)
        if not step or self.hand != MERCHANT.id or FROM not in self.draft:
            return super().hot(shortcut)
        return self.take(**{NUMBER: min(self.most, max(1, self.draft[NUMBER] + step))})

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
        for card, box in card_boxes(SMALL_CARDS if self.table.small_cards else CARDS_BOX).items():
            press = self.card_press(card)
            enabled = press is not None
            found.append(CardButton(card, box, press or (lambda: STAY), enabled=enabled, dismiss=self.let_go))
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

    @property
    def most(self) -> int:
        """So many cubes can the Merchant take along."""
        return min(MERCHANT.moves_cubes, self.view.cubes[self.draft[FROM]][self.question.seat])

    def buttons(self) -> list[Widget]:
        say = self.around.say
        found: list[Widget] = []
        if self.hand == MERCHANT.id and FROM in self.draft:
            found += counter(SECOND, self.draft[NUMBER], self.most, lambda n: self.take(**{NUMBER: n}))
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
