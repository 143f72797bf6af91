"""What stands around the map from step to step: the bar, the six cards, the seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.cards import CARD_OF
from ratland_desktop.games.rattus.rules.regions import MAPS
from ratland_desktop.games.rattus.rules.retelling import Retelling
from ratland_desktop.games.rattus.rules.setup import TAKEN_OUT
from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.rules.words import LAST_ROUND
from ratland_desktop.games.rattus.telling import region_name
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table.look import PartStates, Tableau
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from ..pieces.bar import BarState, draw_bar
from ..pieces.cards import CardState, draw_large_card, draw_small_card
from ..pieces.seats import SeatState, draw_seat
from .act_decision import ActDecision
from .layout import BAR, CARDS_BOX, FORETELLING, SIDE, SMALL_CARDS, card_boxes
from .map_decision import MapDecision
from .moment import in_turn, infected, is_last_plague, losses, steps_of


def full_supply(players: int) -> int:
    """The rats in the supply when the game begins."""
    return len(FACES) - len(MAPS[players].regions) - TAKEN_OUT[players]


class RattusStill:
    def __init__(self, session: Session, panels: Mapping[int, Box], *, small_cards: bool = False) -> None:
        """`small_cards`: also while somebody decides."""
        self.session, self.panels, self.small_cards = session, panels, small_cards
        self.full = full_supply(len(session.seats))

    # --- what there is to see

    def decision(self, tableau: Tableau) -> MapDecision[Any] | None:
        decision = tableau.deciding.decision if tableau.deciding is not None else None
        return decision if isinstance(decision, MapDecision) else None

    def told(self, tableau: Tableau) -> Retelling:
        assert isinstance(tableau.told, Retelling)
        return tableau.told

    def bar(self, tableau: Tableau, say: Texts) -> BarState:
        told, decision = self.told(tableau), self.decision(tableau)
        if decision is not None:
            words, seat = decision.prompt, decision.question.seat
        else:
            words, seat = self._title(tableau, say), in_turn(tableau.story)
        return BarState(words, seat, steps_of(tableau.story), told.supply, self.full)

    def _title(self, tableau: Tableau, say: Texts) -> str:
        story, names = tableau.story, [seat.name for seat in self.session.seats]
        region, seat = infected(story), in_turn(story)
        if any(isinstance(x, h.GameEnded) for x in story):
            return say("rattus.screen.bar.over")
        if region is not None:
            return say("rattus.screen.bar.strikes", region=region_name(say, region))
        if is_last_plague(story):
            return say("rattus.screen.bar.last_plague")
        if any(isinstance(x, h.LastRoundBegan) for x in story):
            return say("rattus.screen.bar.last_round")
        if any(isinstance(x, h.TurnBegan) for x in story) and seat is not None:
            return say("rattus.screen.bar.turn", name=names[seat])
        return say("rattus.screen.bar.settling")

    def cards(self, tableau: Tableau) -> list[CardState]:
        told, decision = self.told(tableau), self.decision(tableau)
        if decision is not None:
            view, seat = decision.view, decision.question.seat
            return [
                CardState(
                    card, owner, lit=owner == seat or card == decision.hand,
                    used=owner == seat and card in view.used, mine=owner == seat,
                    hand=isinstance(decision, ActDecision) and decision.card_press(card) is not None,
                    last=view.stage is LAST_ROUND,
                )
                for card, owner in told.cards.items()
            ]  # fmt: skip
        hit = self._looked_for(tableau)
        return [CardState(card, owner, lit=card in hit) for card, owner in told.cards.items()]

    def _looked_for(self, tableau: Tableau) -> set[str]:
        """The cards that what is told now is about."""
        found = set()
        for x in tableau.happenings:
            if isinstance(x, h.CardTaken):
                found.add(x.card)
            if isinstance(x, h.Struck):
                found |= {CARD_OF[bite.symbol].id for bite in x.bites if bite.symbol in CARD_OF}
        return found

    def seat(self, tableau: Tableau, seat: int, say: Texts) -> SeatState:
        told = self.told(tableau)
        held = tuple(card for card, owner in told.cards.items() if owner == seat)
        lost = losses(tableau.happenings if tableau.shows_result else (), len(self.session.seats))
        note = ""
        for region, row in lost.items():
            if row[seat]:
                note = say("rattus.screen.seat.lost", n=row[seat], region=region_name(say, region))
        turn = in_turn(tableau.story)
        decision = self.decision(tableau)
        lit = seat == (decision.question.seat if decision is not None else turn)
        return SeatState(
            seat, told.points(seat), told.castle[seat], told.reserves[seat], held, lit, note, bool(note),
            "lost" if note else "",
        )  # fmt: skip

    # --- drawing

    def _large(self, tableau: Tableau) -> bool:
        """Whether the cards show what they can do."""
        return self.decision(tableau) is not None and not self.small_cards

    def parts(self, tableau: Tableau, say: Texts) -> PartStates:
        large = self._large(tableau)
        parts: PartStates = {
            "bar": (self.bar(tableau, say), BAR),
            "cards": ((large, tuple(self.cards(tableau))), SIDE.inset(-8)),
        }
        if large:
            parts["foretelling"] = (object(), FORETELLING.inset(-6))  # it follows every decision
        for seat, box in self.panels.items():
            parts[seat] = (self.seat(tableau, seat, say), box.inset(-4))
        return parts

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        seats = self.session.seats
        if canvas.visible(BAR):
            bar = self.bar(tableau, say)
            seat = None if bar.seat is None else seats[bar.seat]
            draw_bar(canvas, bar, seat, say)
        if canvas.visible(SIDE):
            large = self._large(tableau)
            boxes = card_boxes(CARDS_BOX if large else SMALL_CARDS)
            draw = draw_large_card if large else draw_small_card
            for state in self.cards(tableau):
                draw(canvas, boxes[state.card], state, seats, say)
        for number, box in self.panels.items():
            if canvas.visible(box):
                draw_seat(canvas, box, seats[number], self.seat(tableau, number, say), say)
