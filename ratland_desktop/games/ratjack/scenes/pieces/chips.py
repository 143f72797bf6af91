"""Bonus chips: rim, plate and sign all say what a side does, so that none is told by colour alone."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.chips import LETTERS
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import Colour, Face, Style

UP = "M16 46 V27 L32 13 L48 27 V46 Z"
DOWN = "M16 17 H48 V35 L32 50 L16 35 Z"
DIAMOND = "M32 12 L52 32 L32 52 L12 32 Z"
HALF = "M13 40 A19 19 0 0 1 51 40 Z"
RED, BLUE, DARK, GOLD, VIOLET = "#d9573b", "#3b82b8", "#3a3a44", "#c98a00", "#7b4bb0"
PLATES: dict[str, tuple[str, str]] = {
    "plus": (RED, UP), "minus": (BLUE, DOWN), "zero": (DARK, ""), "double": (GOLD, DIAMOND),
    "half": (VIOLET, HALF), "lock": ("#56707a", ""), "shield": ("#1f8a70", ""), "mute": ("#b0447a", ""),
}  # fmt: skip
"""The kind of a side: the colour of the rim, and the shape of the plate."""
SIGNS = {"lock": "lock", "shield": "shield", "mute": "sound_off"}
NUMBER = Style(Face.ROUND, 22, grows=False)
PAPER = "#f6efe0"


def kind_of(side: str) -> str:
    """`plus_5` is a `plus`."""
    return side.partition("_")[0]


def words_of(side: str) -> str:
    """What stands on a side; a sign stands for lock, shield and mute."""
    kind, _, number = side.partition("_")
    return {
        "plus": f"+{number}", "minus": f"−{number}", "zero": "=0", "double": "×2", "half": "÷2",
    }.get(kind, "")  # fmt: skip


def side_of(view: View, letter: str) -> str:
    """The side of this chip that shows in this round."""
    return view.chips[LETTERS.index(letter)]


def _rim(side: str) -> Colour:
    code = PLATES[kind_of(side)][0]
    return (int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16))


def draw_chip(canvas: Canvas, box: Box, side: str) -> None:
    """A chip as large as the box allows."""
    size = min(box.w, box.h)
    spot = Box.around(box.centre, size)
    canvas.layer(("rj-chip", side), spot, lambda c: _paint(c, spot, side))


def _paint(canvas: Canvas, box: Box, side: str) -> None:
    if canvas.pictures.has(f"ratjack/chip/{side}"):
        canvas.picture(f"ratjack/chip/{side}", box)
        return
    rim, plate = PLATES[kind_of(side)]
    notches = "".join(
        f'<path d="M28 3 H36 L35 11 H29 Z" fill="{PAPER}" transform="rotate({turn},32,32)"/>'
        for turn in range(0, 360, 60)
    )
    body = (
        f'<circle cx="32" cy="33" r="30" fill="#000" opacity=".3"/>'
        f'<circle cx="32" cy="32" r="30" fill="{rim}" stroke="#1b1410" stroke-width="2"/>{notches}'
        f'<circle cx="32" cy="32" r="22" fill="{PAPER}" stroke="#1b1410" stroke-width="1.6"/>'
        f'<path d="M8 22 A26 26 0 0 1 24 7" stroke="#fff" stroke-width="3" fill="none" opacity=".45"/>'
    )
    if plate:
        body += f'<path d="{plate}" fill="{rim}" opacity=".34"/>'
    canvas.vector(body, box, (64, 64))
    words = words_of(side)
    if words:
        size = box.w * (0.36 if len(words) < 3 else 0.3)
        canvas.text(words, box.inset(box.w * 0.12), NUMBER.sized(size), theme.INK, align="centre")
    else:
        canvas.icon(SIGNS[kind_of(side)], box.inset(box.w * 0.27), _rim(side))
