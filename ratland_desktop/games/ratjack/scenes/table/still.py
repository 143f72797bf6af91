"""What stands on the open table from step to step: bar, places, piles, chips, the plate of the telling."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import DRAW, EFFECT, MOST_TOTAL, PLAY
from ratland_desktop.hotseat.own_eyes import OwnEyes
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table.look import PartStates, Tableau
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.text import Texts

from ..hand.board import UNSEEN
from ..pieces.aid import draw_aid
from ..pieces.bar import draw_bar
from ..pieces.felt import BAR, TELLING, Felt
from ..pieces.piles import draw_display, draw_piles
from ..pieces.places import PlaceMood, draw_place
from .layout import HEAD

STEPS = {DRAW: 0, PLAY: 1, EFFECT: 2}
RECKONING = (h.TotalChanged, h.KnockedOut, h.Point, h.RoundEnded, h.SecretsShown, h.GameEnded)


class RatjackStill:
    """`eyes`: the only person among computers sees the own cards all the time."""

    def __init__(self, session: Session, felt: Felt, eyes: OwnEyes | None, *, counts: bool = True) -> None:
        self.session, self.felt, self.counts = session, felt, counts
        self._eyes = eyes

    @property
    def eyes(self) -> OwnEyes | None:
        """None as soon as a second person sits at the table."""
        eyes = self._eyes
        return eyes if eyes is not None and self.session.alone == eyes.seat else None

    def view(self, tableau: Tableau) -> View:
        told = tableau.told
        assert isinstance(told, View)
        return told if self.eyes is None else self.eyes.at(tableau.at, told)

    def parts(self, tableau: Tableau, say: Texts) -> PartStates:
        """Everything on the felt is drawn with the stage."""
        return {
            "bar": ((self._step(tableau), tableau.told.round, tableau.told.ended), BAR),
            "telling": (tableau.lit[:1], TELLING),
        }

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        view = self.view(tableau)
        if canvas.visible(BAR):
            draw_bar(canvas, say, view, self._step(tableau))
        if canvas.visible(self.felt.cloth):
            self._draw_felt(canvas, view, tableau, say)
        if canvas.visible(TELLING):
            self._draw_plate(canvas, tableau)

    def _draw_felt(self, canvas: Canvas, view: View, tableau: Tableau, say: Texts) -> None:
        seats, told = self.session.seats, tableau.happenings
        shown = tableau.mode is Mode.GATE or any(isinstance(x, h.SecretsShown) for x in told)
        won = [x.seat for x in told if isinstance(x, h.Point)]
        for spot in self.felt.places:
            own = self.eyes is not None and self.eyes.seat == spot.seat
            place = view.places[spot.seat]
            glad = not place.out and (spot.seat in won or place.total == MOST_TOTAL)
            mood = PlaceMood(
                lit=spot.seat in tableau.lit[:1], mood="happy" if glad else "",
                eyes=shown or own, glowing=won.count(spot.seat),
            )  # fmt: skip
            draw_place(canvas, spot, view, seats[spot.seat], say, mood)
        draw_piles(canvas, self.felt, view, say)
        draw_display(canvas, self.felt, view, seats, say)
        if self.eyes is not None:
            draw_aid(canvas, UNSEEN, view, say, counts=self.counts)

    def _draw_plate(self, canvas: Canvas, tableau: Tableau) -> None:
        """Under the sentence: who it is about."""
        canvas.rounded(TELLING, theme.NIGHT, radius=32, rim=theme.RAISED, rim_width=3)
        if tableau.lit and tableau.mode is not Mode.GATE:
            draw_portrait(canvas, HEAD, self.session.seats[tableau.lit[0]])
        else:
            canvas.icon("cards", HEAD.inset(22), theme.LAMP)

    def _step(self, tableau: Tableau) -> int:
        """Which step of the turn is told."""
        told: tuple[Happening, ...] = tableau.happenings
        if any(isinstance(x, RECKONING) for x in told):
            return 3
        if any(isinstance(x, h.PlayedHidden | h.PlayedOpen | h.Uncovered) for x in told):
            return 1
        return STEPS.get(tableau.told.stage, -1) if told else -1
