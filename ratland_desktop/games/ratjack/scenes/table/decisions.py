"""An open decision in the middle of somebody else's turn: which of the own hidden cards is turned up.

Which cards may be chosen is open knowledge, so it is decided on the open table: a press on one of the own
backs. A player who has forgotten these cards can hold the button with the eye, which shows them meanwhile.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ratland_desktop.games.ratjack.rules.questions import RevealChoice
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.hotseat.own_eyes import only_person
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table.decision import Decision
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.names import draw_paragraph
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.widgets import Button, Kind, Look, Widget

from ..hand.spots import Target
from ..pieces.cards import draw_card
from ..pieces.felt import Felt
from ..pieces.places import lay_place
from .layout import CAPTION, HEAD, felt_for

PEEK_WIDE, PEEK_HIGH = 440.0, 72.0


class RevealDecision(Decision[RevealChoice]):
    """The own backs can be pressed."""

    @property
    def first(self) -> str:
        return f"reveal-{self.question.options[0]}"

    def widgets(self) -> list[Widget]:
        felt, seat = felt_for(len(self.around.seats), only_person(self.around.seats)), self.question.seat
        spots = lay_place(felt.place(seat), self.around.told.places[seat])
        return [
            Target(
                f"reveal-{slot}", spots.seen(slot), partial(self.around.answer, slot),
                legal=True, chosen=False,
                tooltip=self.around.say("ratjack.screen.reveal.this"), corner=0.1,
                whole=spots.cards[slot],
            )
            for slot in self.question.options
        ]  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        """What is asked stands where the table tells."""
        draw_portrait(canvas, HEAD, self.around.seats[self.question.seat])
        words = " ".join(filter(None, (self.put.title, self.put.about)))
        draw_paragraph(canvas, words, CAPTION.inset(10, 10), theme.BODY, theme.LAMP)


class PeekButton(Button):
    """Shows the own hidden cards as long as it is held."""

    def __init__(self, box: Box, words: str, felt: Felt, view: View, seat: int) -> None:
        super().__init__(
            "peek", box, words, lambda: STAY, kind=Kind.QUIET, icon="eye", style=theme.SMALL_LABEL
        )
        self.felt, self.view, self.seat = felt, view, seat
        self.lit = False

    def _light(self, lit: bool) -> Go:
        self.lit = lit
        self.touch()
        return STAY

    def press(self, spot: Spot) -> Go | None:
        return self._light(True)

    def release(self, spot: Spot, inside: bool) -> Go | None:
        return self._light(False)

    def confirm(self, down: bool) -> Go | None:
        return self._light(down)

    def lose_focus(self) -> Go | None:
        self.lit = False
        return None

    def paint_box(self) -> Box:
        return super().paint_box().union(self.felt.place(self.seat).box)

    def draw_above(self, canvas: Canvas, look: Look) -> None:
        if not self.lit:
            return
        place = self.view.places[self.seat]
        for slot, box in lay_place(self.felt.place(self.seat), place).cards.items():
            face = place.row[slot].face
            if not place.row[slot].up and face is not None:
                draw_card(canvas, box, face, veiled=True)


def peeking(session: Session, decision: Decision[Any]) -> list[Widget]:
    """The button with the eye, for whoever decides; one person alone sees the own cards anyway."""
    if not session.needs_curtain:
        return []
    felt, seat = felt_for(len(session.seats), session.alone), decision.question.seat
    middle = felt.middle
    box = Box.around((middle.centre[0], middle.bottom - 60), PEEK_WIDE, PEEK_HIGH)
    words = decision.around.say("ratjack.screen.reveal.peek")
    return [PeekButton(box, words, felt, session.view(seat), seat)]


DECISIONS: dict[str, type[Decision[Any]]] = {RevealChoice.kind: RevealDecision}
