"""Pictures of the sewer board, the phases, the manholes and the tie order."""

from __future__ import annotations

import math

from ratland_desktop.games.ratland.rules.words import Phase
from ratland_desktop.screens.rulebook.brushes import FOUR, arrow, ground, head, number, plate
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

_ICONS = {
    Phase.EVENT: "event", Phase.RATS: "rat", Phase.ATTACK: "sword", Phase.BREEDING: "nursery",
    Phase.RETURN: "home", Phase.SEARCH: "bag", Phase.FEEDING: "food",
}  # fmt: skip
_UP = ("dump", "city", "field")
_HOME = ("infirmary", "nursery", "pantry")
LABEL = theme.TINY_LABEL.sized(24).fixed()


def phases(canvas: Canvas, box: Box, say: Texts) -> None:
    """Seven signs in a row."""
    ground(canvas, box)
    for place, (phase, icon) in enumerate(_ICONS.items()):
        cell = box.inset(14, 14).columns(7, 6)[place]
        canvas.circle((cell.centre[0], cell.y + 58), 52, theme.PANEL)
        canvas.icon(icon, Box.around((cell.centre[0], cell.y + 58), 60), theme.LAMP)
        words = f"{int(phase)} {say(f'ratland.phase.{phase.name.lower()}.short')}"
        label = cell.bottom_part(44)
        canvas.text(words, label, LABEL, theme.INK, align="centre")


def manholes(canvas: Canvas, box: Box, say: Texts) -> None:
    """Closed, and open."""
    ground(canvas, box)
    for lid, x in (("sewer/manhole", -230), ("sewer/manhole_open", 230)):
        canvas.picture(lid, Box.around((box.centre[0] + x, box.centre[1]), 210))
    arrow(canvas, (box.centre[0] - 70, box.centre[1]), (box.centre[0] + 70, box.centre[1]), width=9)


def board(canvas: Canvas, box: Box, say: Texts) -> None:
    """The sewer as it is on the screen: ways up above, pipes at the sides, rooms between."""
    canvas.rounded(box, theme.DEEP, radius=26)
    inner = box.inset(24, 22)
    above = inner.top_part(inner.h * 0.44)
    for place, cell in zip(_UP, above.columns(3, 14), strict=True):
        _room(canvas, say, place, f"ratland/place/{place}_wide", cell)
    below = inner.below(above.h + 16)
    left, *rooms, right = below.shares((0.85, 1, 1, 1, 0.85), 14)
    _room(canvas, say, "left", "ratland/place/pipe_left", left)
    _room(canvas, say, "right", "ratland/place/pipe_right", right)
    for place, cell in zip(_HOME, rooms, strict=True):
        _room(canvas, say, place, f"ratland/place/{place}", cell)


def _room(canvas: Canvas, say: Texts, place: str, art: str, box: Box) -> None:
    shape = canvas.pictures.shape(art)
    w = max(box.w, box.h * shape)
    with canvas.clipped(box):
        canvas.picture(art, Box.around(box.centre, w, w / shape))
        canvas.fill(box.bottom_part(44), theme.see_through(theme.NIGHT, 0.82))
    canvas.text(say(f"ratland.place.{place}.name"), box.bottom_part(44).inset(8, 2), LABEL, align="centre")
    canvas.rounded(box.inset(-4), None, radius=18, rim=theme.DEEP, rim_width=7)


def ties(canvas: Canvas, box: Box, say: Texts) -> None:
    """Four clans around a table; the first has the lamp."""
    ground(canvas, box)
    x, y = box.centre
    canvas.circle((x, y), 84, theme.RAISED, rim=theme.PANEL, rim_width=8)
    for place, seat in enumerate(FOUR):
        turn = math.radians(place * 90 - 135)
        centre = (x + 300 * math.cos(turn) * 0.95, y + 135 * math.sin(turn))
        if place == 0:
            canvas.circle(centre, 86, theme.LAMP)
        head(canvas, Box.around(centre, 130, 142), seat, "proud" if place == 0 else "", place * 3)
        plate(canvas, str(place + 1), (centre[0] + 92, centre[1] + 40), theme.PAPER, size=32)
    arrow(canvas, (x - 60, y - 132), (x + 96, y - 132))
    arrow(canvas, (x + 96, y + 132), (x - 60, y + 132))


def sides(canvas: Canvas, box: Box, say: Texts) -> None:
    """A clan card: first one side, then the other."""
    ground(canvas, box)
    x, y = box.centre
    for lid, at in (("sewer/manhole", -300.0), ("sewer/manhole_open", 300.0)):
        card = Box.around((x + at, y), 300, 210)
        canvas.rounded(card, theme.PAPER, radius=20, rim=theme.PAPER_HEADING, rim_width=4)
        canvas.picture("ratland/clan/mutant", Box.around((card.x + 92, y), 150))
        canvas.picture(lid, Box.around((card.right - 74, y - 36), 100))
        colour = "yellow" if at < 0 else "orange"
        canvas.picture("cheese/purple", Box.around((card.right - 112, y + 58), 54))
        number(canvas, "=", (card.right - 74, y + 58), 34, wide=40)
        canvas.picture(f"cheese/{colour}", Box.around((card.right - 36, y + 58), 54))
    arrow(canvas, (x - 74, y), (x + 74, y), width=9)
