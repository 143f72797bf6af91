"""What stands around the stage: the bar, the column at the left, and everybody's panel."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.hotseat.own_eyes import OwnEyes
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.table.layout import TOP, Layout
from ratland_desktop.screens.table.look import PartStates, Tableau
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.seats import NOBODY
from ratland_desktop.text import Texts

from ..pieces.bar import draw_bar
from ..pieces.column import draw_middle, draw_turn, middle_box, turn_box
from ..pieces.seats import SeatMood, draw_seat
from ..turn_chain import deeds, round_over, stages


class CellarStill:
    """`eyes`: the only person among computers sees the own stash and role all the time."""

    def __init__(self, session: Session, layout: Layout, eyes: OwnEyes | None) -> None:
        self.session, self.layout, self.eyes = session, layout, eyes

    def view(self, tableau: Tableau) -> View:
        told = tableau.told
        assert isinstance(told, View)
        eyes = self.eyes
        if eyes is None or self.session.alone != eyes.seat:
            return told
        seen = eyes.at(tableau.at, told)
        assert isinstance(seen, View)
        return seen

    def parts(self, tableau: Tableau, say: Texts) -> PartStates:
        view = self.view(tableau)
        chain = (view.round, stages(view), deeds(view))
        rolling = (self.session.seats[view.active], view.ended)
        column = self.layout.cards
        parts: PartStates = {
            "bar": (chain, TOP),
            "turn": ((chain, view.turn, rolling), turn_box(column).inset(-6)),
            "middle": ((view.middle, view.doors, view.rats), middle_box(column)),
        }
        turn = view.turn
        for panel in self.layout.panels:
            seat = panel.seat
            visited = turn is not None and seat in turn.visited
            partner = turn is not None and seat in turn.partners
            rat_cards = (view.rat_cards_left, turn.rat_card if turn is not None else None)
            state = (
                view.rats[seat], self.session.seats[seat], self._mood(tableau, seat), visited, partner,
                view.active == seat, view.ended, rat_cards, round_over(view),
            )  # fmt: skip
            parts[seat] = (state, panel.box.inset(-4))
        return parts

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        view, seats = self.view(tableau), self.session.seats
        if canvas.visible(TOP):
            draw_bar(canvas, view, seats, say)
        column = self.layout.cards
        if canvas.visible(turn_box(column)):
            draw_turn(canvas, turn_box(column), view, seats, say)
        if canvas.visible(middle_box(column)):
            draw_middle(canvas, middle_box(column), view, say)
        for panel in self.layout.panels:
            if canvas.visible(panel.box):
                draw_seat(
                    canvas, panel.box, view, panel.seat, seats[panel.seat], say,
                    self._seat_mood(tableau, panel.seat, say),
                )  # fmt: skip

    def _seat_mood(self, tableau: Tableau, seat: int, say: Texts) -> SeatMood:
        lit, mood = self._mood(tableau, seat)
        player = self.session.seats[seat].player
        level = ""
        if player != NOBODY and not self.session.seats[seat].is_human:
            key = f"bots.level.{player}.name"
            level = say(key) if key in say else ""
        return SeatMood(lit, mood, level)

    def _mood(self, tableau: Tableau, seat: int) -> tuple[bool, str]:
        return seat in tableau.lit, _feeling(tableau.happenings, seat)


HURT = (h.Bandaged, h.TrapSprung)


def _feeling(told: tuple[Happening, ...], seat: int) -> str:
    """How the head looks at what has just been told."""
    for x in told:
        if isinstance(x, HURT) and x.seat == seat:
            return "poisoned"
        if isinstance(x, h.Stored | h.Healed | h.CloverUsed) and x.seat == seat:
            return "happy"
        if isinstance(x, h.Stole) and seat in (x.thief, x.victim):
            return "proud" if seat == x.thief else "hungry"
        if isinstance(x, h.CatSent) and seat in (x.by, x.target):
            return "fierce" if seat == x.by else "hungry"
        if isinstance(x, h.GameEnded) and seat in x.winners:
            return "proud"
    return ""
