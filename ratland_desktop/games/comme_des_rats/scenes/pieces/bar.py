"""The bar at the top: the round, and the turn as a chain of steps with everybody's die."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.comme_des_rats.rules.scoring import ROUNDS
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.screens.table.bar import bar_box
from ratland_desktop.screens.table.layout import EDGE, TOP
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from ..turn_chain import Deed, Link, State, deeds, stages
from .tokens import draw_die

TITLE = Box(EDGE, 12, 300, 64)
CHAIN = Box(344, 14, 1390, 60)
GAP = 14.0
FILLS = {State.DONE: theme.RAISED, State.NOW: theme.LAMP, State.COMING: theme.PANEL}
INKS = {State.DONE: theme.TEXT, State.NOW: theme.ON_LAMP, State.COMING: theme.SOFT_TEXT}


def round_words(say: Texts, view: View) -> str:
    """The round; those after a tie have no last one."""
    kind = "round" if view.round <= ROUNDS else "extra"
    return say(f"comme_des_rats.screen.bar.{kind}", n=view.round, all=ROUNDS)


def draw_bar(canvas: Canvas, view: View, seats: Sequence[Seat], say: Texts) -> None:
    links, acting = stages(view), deeds(view)
    names = tuple(seats[deed.seat].name for deed in acting)
    box = bar_box(canvas)
    key = ("cdr-bar", view.round, links, acting, names)

    def paint(on: Canvas) -> None:
        on.gradient(box, theme.NIGHT, theme.DEEP)
        on.fill(box.bottom_part(3), theme.RAISED)
        draw_fitting(on, round_words(say, view), TITLE, theme.SUBHEADING, theme.LAMP)
        shares = [1.0] * len(links) + [1.45] * len(acting)
        if not acting:
            shares.append(2.9)
        chain: list[Link | Deed] = [*links, *acting]
        for cell, link in zip(CHAIN.shares(shares, GAP), chain, strict=False):
            if isinstance(link, Link):
                _draw_stage(on, cell, link, say)
            else:
                _draw_deed(on, cell, link, seats[link.seat].name, say)

    canvas.layer(key, Box(box.x, box.y, box.w, TOP.bottom - box.y), paint, opaque=True)


def _plate(canvas: Canvas, cell: Box, state: State) -> None:
    rim = theme.LAMP_RIM if state is State.NOW else None
    canvas.pill(cell, FILLS[state], rim=rim, rim_width=4)


def _draw_stage(canvas: Canvas, cell: Box, link: Link, say: Texts) -> None:
    _plate(canvas, cell, link.state)
    room = cell.inset(20, 4)
    if link.state is State.DONE:
        canvas.icon("check", Box(room.x, room.centre[1] - 14, 28, 28), theme.GOOD)
        room = room.beside(36)
    words = say(f"comme_des_rats.screen.bar.{link.stage}")
    draw_fitting(canvas, words, room, theme.SMALL_LABEL, INKS[link.state], align="centre")


def _draw_deed(canvas: Canvas, cell: Box, deed: Deed, name: str, say: Texts) -> None:
    _plate(canvas, cell, deed.state)
    room = cell.inset(14, 4)
    if deed.die is not None:
        side = room.h - 4
        with canvas.faded(0.5 if deed.state is State.DONE or deed.out else 1.0):
            draw_die(canvas, Box(room.x, room.y + 2, side, side), deed.die, deed.colour)
        room = room.beside(side + 8)
    if deed.out:
        words = say("comme_des_rats.screen.bar.out", name=name)
        draw_fitting(canvas, words, room, theme.SMALL_LABEL, theme.BAD, align="centre")
        return
    words = say("comme_des_rats.screen.bar.acts", name=name)
    if canvas.measure(words, theme.SMALL_LABEL)[0] <= room.w:
        canvas.text(words, room, theme.SMALL_LABEL, INKS[deed.state], align="centre")
    else:
        draw_name(canvas, name, room, theme.SMALL_LABEL, INKS[deed.state], align="centre")
