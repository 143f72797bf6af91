"""Draws the shelf and the boxes on it: a cover, a paper label with the facts, and a bit of depth."""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.hotseat.box import Box as Game
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.scenery import paint_glow, paint_wall
from ratland_desktop.text import Texts

PLAIN_COVER = "shelf/plain"
COVER_SHAPE = 420 / 340
DEPTH: Spot = (20.0, -14.0)
"""How far the back of a box is from its front, as we see it."""
CORNER = 4.0
ICON = 34.0
NAME_SHARE = 0.108
"""The letters of a game's name, as a share of the width of its box."""
FACT = 46.0
"""The height of a line such as the number of players."""
PLANK = (480.0, 64.0)
SURFACE = 22.0
"""So much of the plank is the board that boxes stand on; the rest is its edge."""


@dataclass(frozen=True, slots=True)
class Cover:
    """What is printed on a box. Without a picture of its own it has a plain one in the colour `tint`."""

    picture: str
    tint: theme.SeatColour | None
    name: str
    about: str
    players: str
    minutes: str


def cover_of(game: Game, number: int, say: Texts, canvas: Canvas) -> Cover:
    """The words are looked up now; `number` is the place on the shelf."""
    own = f"{game.name}/box"
    drawn = canvas.pictures.has(own)
    return Cover(
        own if drawn else PLAIN_COVER,
        None if drawn else theme.SEAT_COLOURS[number % len(theme.SEAT_COLOURS)],
        say("shell.shelf.name", game=game.name),
        say("shell.shelf.about", game=game.name),
        span(game.fewest, game.most),
        say("shell.shelf.minutes", span=span(*game.minutes)),
    )


def span(least: int, most: int) -> str:
    """`2–12`, or one number if there is only one."""
    return str(least) if least == most else f"{least}–{most}"


def draw_box(canvas: Canvas, box: Box, cover: Cover, *, front: bool, lit: bool) -> None:
    """`box` is the front of it, what is behind reaches further up and to the right.

    The box in front has a rim of light, the others stand in a light shade unless they are `lit`.
    """
    dx, dy = DEPTH
    shade = theme.mixed(theme.WELL, theme.SOFT_INK, 0.35)
    top = ((box.x, box.y), (box.x + dx, box.y + dy), (box.right + dx, box.y + dy), (box.right, box.y))
    canvas.polygon(top, theme.mixed(theme.PAPER_DIM, theme.SOFT_INK, 0.35))
    side = (box.right, box.y), (box.right + dx, box.y + dy), (box.right + dx, box.bottom + dy)
    canvas.polygon((*side, (box.right, box.bottom)), shade)
    canvas.layer(("game box", cover), box, lambda c: _paint_front(c, box, cover))
    if front:
        canvas.rounded(box, None, radius=CORNER, rim=theme.LAMP, rim_width=6)
    elif not lit:
        canvas.fill(box, theme.see_through(theme.NIGHT, 0.12))


def _paint_front(canvas: Canvas, box: Box, cover: Cover) -> None:
    canvas.rounded(box, theme.PAPER, radius=CORNER)
    art = box.top_part(box.w / COVER_SHAPE)
    canvas.picture(cover.picture, art, tint=cover.tint)
    name = art.bottom_part(art.h * 0.26).inset(12, 6)
    style = theme.TITLE.sized(box.w * NAME_SHARE).fixed()
    canvas.text(
        cover.name, name, style, theme.LAMP, align="centre", valign="bottom",
        outline=theme.NIGHT, outline_width=5,
    )  # fmt: skip
    canvas.fill(Box(box.x, art.bottom, box.w, 5), theme.PAPER_HEADING)
    label = box.below(art.h + 5).inset(22, 14)
    facts = label.top_part(FACT)
    wide = canvas.measure(cover.players, theme.SMALL_LABEL)[0] + ICON + 34
    _draw_fact(canvas, facts.left_part(wide), "human", cover.players)
    minutes, used = facts.beside(wide), FACT + 8
    if canvas.measure(cover.minutes, theme.SMALL_LABEL)[0] + ICON + 10 > minutes.w:  # a line each
        minutes, used = label.below(FACT).top_part(FACT), 2 * FACT
    _draw_fact(canvas, minutes, "clock", cover.minutes)
    canvas.text(cover.about, label.below(used), theme.SMALL, theme.INK, valign="top", lines=0)
    canvas.rounded(box, None, radius=CORNER, rim=theme.INK, rim_width=3)


def _draw_fact(canvas: Canvas, box: Box, icon: str, words: str) -> None:
    canvas.icon(icon, box.left_part(ICON), theme.PAPER_HEADING)
    canvas.text(words, box.beside(ICON + 10), theme.SMALL_LABEL, theme.INK)


def draw_shadow(canvas: Canvas, box: Box) -> None:
    """Below a box, on the plank."""
    foot = Box(box.x - 8, box.bottom - 10, box.w + DEPTH[0] + 16, 18)
    canvas.pill(foot, theme.see_through(theme.BLACK, 0.32))


def paint_shelf(canvas: Canvas, floor: float) -> None:
    """The wall and a plank from edge to edge, whose surface ends at `floor`."""
    bounds = canvas.bounds
    paint_wall(canvas, darkness=0.6)
    paint_glow(canvas, (960, floor - 330), 900, 0.22)
    x = bounds.x
    while x < bounds.right:
        canvas.picture("shelf/plank", Box(x, floor - SURFACE, PLANK[0] + 0.8, PLANK[1]))
        x += PLANK[0]
    below = Box(bounds.x, floor - SURFACE + PLANK[1], bounds.w, 70)
    canvas.gradient(below, theme.see_through(theme.NIGHT, 0.6), theme.see_through(theme.NIGHT, 0))


def draw_panel(canvas: Canvas, panel: Box, at: float) -> None:
    """The panel that belongs to the box above `at`: its tip points there."""
    tip = 22.0
    canvas.polygon(
        ((at - tip, panel.y + 4), (at, panel.y - tip), (at + tip, panel.y + 4)), theme.PANEL, rim=theme.RAISED
    )
    canvas.rounded(panel, theme.PANEL, radius=34, rim=theme.RAISED)
    canvas.fill(Box(at - tip + 3, panel.y, 2 * tip - 6, 8), theme.PANEL)
