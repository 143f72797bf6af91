"""Cards at every size: backs, open cards with the value they count now, and large ones with their words."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.cards import Face
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.shell.theme import Colour, SeatColour, Style
from ratland_desktop.text import Texts

from .portraits import draw_card_portrait
from .sets import face_of, look_of

SHAPE = 1.4
"""Height over width."""
GOLD = SeatColour("gold", (224, 176, 80), (90, 58, 16), (243, 220, 160))
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


def card_height(width: float) -> float:
    return width * SHAPE


def card_name(say: Texts, card: str) -> str:
    return say(f"ratjack.card.{face_of(card).effect.id}.name")


def card_words(say: Texts, card: str) -> str:
    return say(f"ratjack.card.{face_of(card).effect.id}.text")


# --- backs


def draw_back(canvas: Canvas, box: Box, rim: Colour | None = None) -> None:
    """All backs look alike (R30); `rim` says whose hand it is."""
    canvas.layer(("rj-back", rim), box.inset(-6), lambda c: _paint_back(c, box, rim))


def _paint_back(canvas: Canvas, box: Box, rim: Colour | None) -> None:
    radius = box.w * 0.1
    canvas.rounded(box.moved(2, 4), theme.see_through(theme.BLACK, 0.35), radius=radius)
    if canvas.pictures.has("ratjack/card/back"):
        canvas.picture("ratjack/card/back", box)
    else:
        _paint_plain_back(canvas, box)
    if rim is not None:
        canvas.rounded(box.inset(-2), None, radius=radius + 2, rim=rim, rim_width=4)


def _paint_plain_back(canvas: Canvas, box: Box) -> None:
    canvas.rounded(box, theme.PAPER, radius=box.w * 0.1, rim=(138, 106, 58), rim_width=2)
    inner = box.inset(box.w * 0.07)
    canvas.rounded(inner, WINE, radius=box.w * 0.06, foot=WINE_DEEP)
    with canvas.clipped(inner.inset(2)):
        step = box.w * 0.16
        for at in range(-9, 14):
            for start, end in ((inner.y, inner.bottom), (inner.bottom, inner.y)):
                left = inner.x + at * step
                canvas.line([(left, start), (left + box.h * 0.5, end)], (255, 220, 150, 34), 2)
    canvas.circle(box.centre, box.w * 0.3, (43, 10, 20), rim=(224, 176, 80), rim_width=max(2, box.w * 0.03))
    canvas.picture("rat/head", Box.around(box.centre, box.w * 0.44, box.w * 0.48), tint=GOLD)


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
    look, margin = look_of(face.id), box.w * 0.06
    _paint_paper(canvas, box, look.deep, rim)
    picture = Box(box.x + margin, box.y + margin, box.w - 2 * margin, box.h * 0.7)
    draw_card_portrait(canvas, picture, face.id)
    if veiled:
        canvas.rounded(picture, theme.see_through(WINE_DEEP, 0.55), radius=box.w * 0.06)
    sign = Box.around((box.centre[0], box.bottom - box.h * 0.13), box.w * 0.3)
    ink = WINE if veiled else look.deep
    canvas.icon("eye" if veiled else ICONS[face.effect.steps[0].verb], sign, ink)
    draw_badge(canvas, Box(box.x - box.w * 0.03, box.y - box.w * 0.03, box.w * 0.44, box.w * 0.44), face, worth)


def _paint_paper(canvas: Canvas, box: Box, deep: Colour, rim: Colour | None) -> None:
    radius = box.w * 0.1
    canvas.rounded(box.moved(2, 4), theme.see_through(theme.BLACK, 0.35), radius=radius)
    canvas.rounded(box, theme.PAPER, radius=radius, rim=deep, rim_width=2)
    if rim is not None:
        canvas.rounded(box.inset(-3), None, radius=radius + 3, rim=rim, rim_width=5)


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


def _paint_large(
    canvas: Canvas, box: Box, say: Texts, face: Face, worth: int, rim: Colour | None
) -> None:
    look, margin = look_of(face.id), box.w * 0.055
    _paint_paper(canvas, box, look.deep, rim)
    picture = Box(box.x + margin, box.y + margin, box.w - 2 * margin, box.h * 0.52)
    draw_card_portrait(canvas, picture, face.id)
    side = box.w * 0.25
    draw_badge(canvas, Box(box.x - side * 0.1, box.y - side * 0.1, side, side), face, worth)
    if worth != face.value:
        printed = Box(box.x + side * 0.95, box.y + margin, side * 0.5, side * 0.4)
        canvas.rounded(printed, theme.PAPER, radius=8)
        canvas.text(str(face.value), printed.inset(3), BADGE.sized(side * 0.3), theme.SOFT_INK, align="centre")
    words = Box(box.x + margin, picture.bottom + box.w * 0.02, picture.w, box.bottom - picture.bottom - margin)
    title = words.top_part(box.w * 0.15)
    style = theme.LABEL.sized(box.w * 0.108)
    draw_fitting(canvas, card_name(say, face.id), title, style, look.deep, align="centre")
    text = words.below(title.h + box.w * 0.01)
    draw_paragraph(
        canvas, card_words(say, face.id), text, theme.SMALL.sized(box.w * 0.088), theme.INK, align="centre"
    )
