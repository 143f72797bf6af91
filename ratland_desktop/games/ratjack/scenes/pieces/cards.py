"""Cards at every size: backs, open cards with the value they count now, and large ones with their words."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.cards import Face
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.shell.theme import Colour, Style
from ratland_desktop.text import Texts

from .sets import face_of, look_of

SHAPE = 1.4
"""Height over width."""
WIDE = 240.0
"""Of a card's picture; the window for its figure is at 14, 14."""
WINDOW_HIGH = {"front": 236.0, "large": 175.0}
FIGURE = 200 / 190
"""Width over height."""
WINE, WINE_DEEP = (125, 35, 56), (67, 16, 31)
BADGE = Style(theme.Face.ROUND, 36, grows=False)
ICONS = {
    "look": "eye", "look_hand": "eye", "look_deck": "eye", "draw": "cards", "discard_hand": "trash",
    "discard_deck": "trash", "mill": "trash", "shuffle_discard": "reset", "swap_hand_discard": "reset",
    "swap_hand": "swap", "swap_hands": "swap", "swap": "swap", "swap_seen": "swap", "hide": "redo",
    "trigger": "play", "again": "redo", "discard": "trash", "put": "plus", "reveal": "lamp",
    "they_reveal": "hand", "lay_hand": "cards", "take": "undo", "deal_deck": "arrow_right",
    "give": "arrow_right", "move_chip": "arrow_right", "return_chip": "minus", "trade_chip": "swap",
}  # fmt: skip
"""The sign of an effect's first verb, on cards too small for words."""


def card_name(say: Texts, card: str) -> str:
    return say(f"ratjack.card.{face_of(card).effect.id}.name")


def card_words(say: Texts, card: str) -> str:
    return say(f"ratjack.card.{face_of(card).effect.id}.text")


def value_and_name(say: Texts, card: str) -> str:
    """How a card is called in a line of its own."""
    return say("ratjack.screen.idea.card", value=face_of(card).value, name=card_name(say, card))


# --- backs


def draw_back(canvas: Canvas, box: Box, rim: Colour | None = None) -> None:
    """All backs look alike (R30); `rim` says whose hand it is."""
    canvas.layer(("rj-back", rim), box.inset(-6), lambda c: _paint_back(c, box, rim))


def _paint_back(canvas: Canvas, box: Box, rim: Colour | None) -> None:
    radius = box.w * 0.1
    canvas.rounded(box.moved(2, 4), theme.see_through(theme.BLACK, 0.35), radius=radius)
    canvas.picture("ratjack/card/back", box)
    if rim is not None:
        canvas.rounded(box.inset(-2), None, radius=radius + 2, rim=rim, rim_width=4)


# --- faces


def draw_card(
    canvas: Canvas,
    box: Box,
    card: str,
    *,
    worth: int | None = None,
    veiled: bool = False,
    rim: Colour | None = None,
) -> None:
    """A card too small for words. `worth` is what it counts now; `veiled`: it lies face down, and only its
    owner's screen shows it so."""
    face = face_of(card)
    shown = face.value if worth is None else worth
    key = ("rj-card", face.id, shown, veiled, rim)
    canvas.layer(key, box.inset(-8), lambda c: _paint_card(c, box, face, shown, veiled, rim))


def _paint_card(canvas: Canvas, box: Box, face: Face, worth: int, veiled: bool, rim: Colour | None) -> None:
    window = _paint_front(canvas, box, face, "front", rim)
    if veiled:
        canvas.rounded(window, theme.see_through(WINE_DEEP, 0.5), radius=box.w * 0.05)
    sign = Box.around((box.centre[0], (window.bottom + box.bottom) / 2 - box.h * 0.01), box.w * 0.26)
    ink = WINE if veiled else look_of(face.id).deep
    canvas.icon("eye" if veiled else ICONS[face.effect.steps[0].verb], sign, ink)
    side = box.w * 0.42
    draw_badge(canvas, Box(box.x - box.w * 0.03, box.y - box.w * 0.03, side, side), face, worth)


def _paint_front(canvas: Canvas, box: Box, face: Face, kind: str, rim: Colour | None) -> Box:
    """The paper and the figure in its window; gives back the window."""
    radius, unit = box.w * 0.1, box.w / WIDE
    canvas.rounded(box.moved(2, 4), theme.see_through(theme.BLACK, 0.35), radius=radius)
    front, large = f"ratjack/card/front_{face.set.value}", f"ratjack/card/large_{face.set.value}"
    canvas.picture(front if kind == "front" else large, box)
    high = WINDOW_HIGH[kind]
    window = Box(box.x + 14 * unit, box.y + 14 * unit, 212 * unit, high * unit)
    side = min(window.w, window.h * FIGURE)
    figure = Box(window.centre[0] - side / 2, window.bottom - side / FIGURE, side, side / FIGURE)
    with canvas.clipped(window):
        canvas.picture(f"ratjack/figure/{face.id}", figure)
    if rim is not None:
        canvas.rounded(box.inset(-3), None, radius=radius + 3, rim=rim, rim_width=5)
    return window


def draw_badge(canvas: Canvas, box: Box, face: Face, worth: int) -> None:
    """What the card is worth now; in lamp light where a chip has changed it."""
    deep = look_of(face.id).deep
    fill = theme.LAMP if worth != face.value else theme.PAPER
    canvas.rounded(box, fill, radius=box.w * 0.3, rim=deep, rim_width=max(2.0, box.w * 0.06))
    with canvas.above():
        canvas.text(str(worth), box.inset(2), BADGE.sized(box.w * 0.7), deep, align="centre")


def draw_large_card(
    canvas: Canvas, box: Box, say: Texts, card: str, *, worth: int | None = None, rim: Colour | None = None
) -> None:
    """A card with its title and its effect."""
    face = face_of(card)
    shown = face.value if worth is None else worth
    key = ("rj-large", face.id, shown, rim)
    canvas.layer(key, box.inset(-12), lambda c: _paint_large(c, box, say, face, shown, rim))


def _paint_large(canvas: Canvas, box: Box, say: Texts, face: Face, worth: int, rim: Colour | None) -> None:
    deep, margin = look_of(face.id).deep, box.w * 0.07
    window = _paint_front(canvas, box, face, "large", rim)
    side = box.w * 0.25
    draw_badge(canvas, Box(box.x - side * 0.1, box.y - side * 0.1, side, side), face, worth)
    if worth != face.value:
        printed = Box(box.x + side * 0.95, box.y + margin, side * 0.5, side * 0.4)
        canvas.rounded(printed, theme.PAPER, radius=8)
        canvas.text(
            str(face.value), printed.inset(3), BADGE.sized(side * 0.3), theme.SOFT_INK, align="centre"
        )
    top = window.bottom + box.w * 0.015
    words = Box(box.x + margin, top, box.w - 2 * margin, box.bottom - top - box.w * 0.04)
    title = words.top_part(box.w * 0.14)
    draw_fitting(
        canvas, card_name(say, face.id), title, theme.LABEL.sized(box.w * 0.108), deep, align="centre"
    )
    text = words.below(title.h)
    style = theme.SMALL.sized(box.w * 0.086)
    draw_paragraph(canvas, card_words(say, face.id), text, style, theme.INK, align="centre")
