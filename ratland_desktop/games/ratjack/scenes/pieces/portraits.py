"""The picture of a card: an animal in a suit, in the spotlight, with the thing that tells what it does."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.words import Set
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

from .sets import LOOKS, face_of, look_of

MOODS = ("", "_happy", "_proud", "_fierce", "_lost", "_sleepy")
INK = "#141c2e"


def draw_card_portrait(canvas: Canvas, box: Box, card: str) -> None:
    """Fills the box, whatever its shape; clipped to it."""
    face, look = face_of(card), look_of(card)
    canvas.rounded(box, look.tone, radius=box.w * 0.06, foot=look.deep)
    with canvas.clipped(box):
        x, y, w, h = box.x, box.y, box.w, box.h
        light = [(x + w * 0.38, y), (x + w * 0.62, y), (x + w * 1.0, y + h), (x, y + h)]
        canvas.polygon(light, theme.see_through((255, 240, 190), 0.26))
        scale = min(w * 0.94 / 168, h * 0.98 / 190)
        head = Box(box.centre[0] - 64 * scale, box.bottom - 186 * scale, 128 * scale, 140 * scale)
        suit = Box(head.x - 20 * scale, head.y + 96 * scale, 168 * scale, 100 * scale)
        canvas.vector(suit_body(look.cloth, look.tie, bow=bool(face.value % 2)), suit, (168, 100))
        draw_animal(canvas, head, face.set, MOODS[face.value % len(MOODS)])
        prop = f"ratjack/props/{face.effect.id}"
        if canvas.pictures.has(prop):
            canvas.picture(prop, Box(box.right - w * 0.52, box.bottom - w * 0.5, w * 0.5, w * 0.5))


def draw_animal(canvas: Canvas, box: Box, set_: Set, mood: str = "") -> None:
    """The head of a set's animal."""
    look = LOOKS[set_]
    own = f"ratjack/{look.animal}/head"
    if look.animal != "rat" and canvas.pictures.has(own):
        canvas.picture(f"{own}{mood}" if canvas.pictures.has(f"{own}{mood}") else own, box)
    else:
        canvas.picture(f"rat/head{mood}", box, tint=look.fur)


def suit_body(cloth: str, tie: str, *, bow: bool) -> str:
    """Shoulders for a head: 168 × 100, 20 wider than the head on both sides."""
    if bow:
        knot = (
            f'<path d="M84 34 L62 24 Q58 34 62 46 L84 37 L106 46 Q110 34 106 24 Z" fill="{tie}" stroke="{INK}" '
            f'stroke-width="3"/><circle cx="84" cy="35" r="6.5" fill="{tie}" stroke="{INK}" stroke-width="3"/>'
        )
    else:
        knot = (
            f'<path d="M76 24 H92 L88 36 L96 78 L84 92 L72 78 L80 36 Z" fill="{tie}" stroke="{INK}" '
            f'stroke-width="3"/>'
        )
    return (
        f'<path d="M8 104 C8 58 36 34 62 24 L106 24 C132 34 160 58 160 104 Z" fill="{cloth}" stroke="{INK}" '
        f'stroke-width="4"/><path d="M60 22 L84 96 L108 22 Z" fill="#f6efe0"/>{knot}'
        f'<path d="M60 20 L44 38 L56 52 L50 60 L82 100 L60 22 Z M108 20 L124 38 L112 52 L118 60 L86 100 L108 22 Z" '
        f'fill="{cloth}" stroke="{INK}" stroke-width="3.5"/>'
        f'<path d="M126 74 h16 l-3 10 h-10 Z" fill="#f6efe0" stroke="{INK}" stroke-width="2"/>'
    )
