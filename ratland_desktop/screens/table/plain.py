"""The plain look of a table: what a game need not paint by itself.

Panels with face, name and a line of words; a cue that shows the sentence on the stage and whom it is about.
Open decisions without a picture are in `offers.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ratland_desktop.hotseat.asking import Asking
from ratland_desktop.hotseat.session import Session
from ratland_desktop.hotseat.telling import PEOPLE, Teller, joined
from ratland_desktop.screens.pieces.paper import draw_paper
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.motion import overshoot
from ratland_desktop.shell.names import draw_name, draw_paragraph
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.tabletop.steps import Rules, every_happening
from ratland_desktop.text import Texts

from .bar import bar_box, draw_bar
from .brushes import figure, head, sewer_wall, spread
from .cues import Cue, Cues, GateLook, Show, cue
from .layout import TOP, Layout, PanelBox, lay_out
from .look import PartStates, Tableau, TableLook
from .panel import draw_panel_frame

SECONDS = 0.7
FEW = 2
"""So many whole rats stand beside the words; more look on from above."""

SeatLine = Callable[[Any, int, Texts], str]
"""From the open table: a seat's line of words."""


# --- the cue


def plain_cue(teller: Teller) -> Cue:
    """Shows what is said of any happening, or of several, and whom it is about."""

    def paint(show: Show, subject: Happening | Sequence[Happening]) -> None:
        told = (subject,) if isinstance(subject, Happening) else subject
        names = [seat.name for seat in show.seats]
        sentence = joined([teller.tell(happening, names, show.say) for happening in told])
        sewer_wall(show)
        people = sentence.seats if len(sentence.seats) < len(show.seats) else ()
        _people(show, people)
        _words(show, sentence.text, people)

    return cue(paint, SECONDS, "tick")


def _people(show: Show, people: Sequence[int]) -> None:
    if len(people) <= FEW:
        for seat, x in zip(people, (0.13, 0.87), strict=False):
            figure(show, seat, show.at(x, 0.4), show.unit(0.4))
        return
    for seat, spot in zip(
        people, spread(show.at(0.5, 0.17), len(people), show.unit(0.34), show.box.w * 0.94), strict=True
    ):
        head(show, seat, spot, show.unit(0.26))


def _words(show: Show, text: str, people: Sequence[int]) -> None:
    """A sheet of paper that drops in: between two rats, beside one, or below many."""
    left = 0.26 if people and len(people) <= FEW else 0.06
    right = 0.74 if len(people) == FEW else 0.94
    top = 0.36 if len(people) > FEW else 0.14
    corner, end = show.at(left, top), show.at(right, 0.76)
    paper = Box(corner[0], corner[1], end[0] - corner[0], end[1] - corner[1])
    paper = paper.moved(0, -(1 - show.part(0.0, 0.5, overshoot)) * show.unit(0.3))
    draw_paper(show.canvas, paper)
    show.canvas.text(text, paper.inset(28, 16), theme.BODY.sized(42), theme.INK, align="centre", lines=0)


def _everybody(show: Show) -> None:
    sewer_wall(show)
    seats = range(len(show.seats))
    for seat, spot in zip(
        seats, spread(show.at(0.5, 0.5), len(seats), show.unit(0.5), show.box.w * 0.94), strict=True
    ):
        head(show, seat, spot, min(show.unit(0.4), show.box.w * 0.8 / len(seats)))


PLAIN_GATE = GateLook(_everybody, lambda several: ("table.tip.next", "table.next"))


def plain_cues(teller: Teller) -> Cues:
    return Cues(plain_cue(teller), PLAIN_GATE)


# --- bar and panels


def no_line(told: Any, seat: int, say: Texts) -> str:
    return ""


class PlainStill:
    """A bar with a title, and a panel for each seat. Both come from the open table at that moment."""

    def __init__(
        self, session: Session, layout: Layout, title: Callable[[Any, Texts], str], line: SeatLine
    ) -> None:
        self.session, self.layout, self.title, self.line = session, layout, title, line

    def parts(self, tableau: Tableau, say: Texts) -> PartStates:
        parts: PartStates = {"bar": (self.title(tableau.told, say), TOP)}
        for panel in self.layout.panels:
            state = (panel.seat in tableau.lit, self.line(tableau.told, panel.seat, say))
            parts[panel.seat] = (state, panel.box.inset(-1))
        return parts

    def draw(self, canvas: Canvas, tableau: Tableau, say: Texts) -> None:
        if canvas.visible(bar_box(canvas)):
            draw_bar(canvas, self.title(tableau.told, say))
        for panel in self.layout.panels:
            if canvas.visible(panel.box):
                seat, lit = self.session.seats[panel.seat], panel.seat in tableau.lit
                line = self.line(tableau.told, panel.seat, say)
                key = ("plain-panel", panel, seat, lit, line)
                canvas.layer(key, panel.box, partial(_paint_panel, panel, seat, lit, line))


def _paint_panel(panel: PanelBox, seat: Seat, lit: bool, line: str, canvas: Canvas) -> None:
    draw_panel_frame(canvas, panel.box, seat, lit)
    inner = panel.box.inset(16, 12)
    side = min(inner.h * 0.44, inner.w * 0.36, 110.0)
    draw_portrait(canvas, Box(inner.x, inner.y, side, side), seat)
    draw_name(canvas, seat.name, Box(inner.x + side + 12, inner.y, inner.w - side - 12, side), theme.LABEL)
    draw_paragraph(canvas, line, inner.below(side + 10), theme.SMALL)


def plain_still(
    title: Callable[[Any, Texts], str], line: SeatLine = no_line
) -> Callable[[Session, Layout], PlainStill]:
    return lambda session, layout: PlainStill(session, layout, title, line)


def plain_look(
    game: str,
    *,
    title: Callable[[Any, Texts], str],
    line: SeatLine = no_line,
    people: dict[str, str] = PEOPLE,
    rules: Rules | None = None,
    asking: Asking | None = None,
) -> TableLook:
    """A table with nothing but words: those of `<game>.tell` and `<game>.ask`.

    `asking` is for a game whose questions need more than `hotseat.asking.put_plainly`.
    """
    teller = Teller(f"{game}.tell", people=people)
    asking = asking or Asking(f"{game}.ask")
    return TableLook(
        teller, asking, every_happening() if rules is None else rules, plain_cues(teller), lay_out,
        plain_still(title, line), "table.next",
    )  # fmt: skip
