"""The line that says which keys do what, for the hand that was used last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.intents import Hand

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Hint:
    """What a key does. `key` and `button` are the signs on the keyboard and on the pad ("R", "Y").

    A key's word ("Leertaste") comes from the locale files; `keys.names` gives them.
    """

    key: str
    button: str
    words: str


def draw_hints(canvas: Canvas, box: Box, hints: Sequence[Hint], hand: Hand) -> None:
    """Key caps and what they do, from the left, as many as there is room for; none if nobody wants them."""
    if not canvas.shows_hints:
        return
    x = box.x
    for hint in hints:
        sign = hint.button if hand is Hand.PAD else hint.key
        if not sign:
            continue
        sign_wide = max(38.0, canvas.measure(sign, theme.TINY_LABEL)[0] + 20)
        words_wide = canvas.measure(hint.words, theme.NOTE)[0] + 4
        if x + sign_wide + words_wide + 12 > box.right:
            return
        cap = Box(x, box.centre[1] - 18, sign_wide, 36)
        canvas.rounded(
            cap, theme.PANEL, radius=18 if hand is Hand.PAD else 9, rim=theme.FAINT_TEXT, rim_width=2
        )
        canvas.text(sign, cap.inset(6, 0), theme.TINY_LABEL, theme.TEXT, align="centre")
        words = Box(cap.right + 10, box.y, words_wide, box.h)
        canvas.text(hint.words, words, theme.NOTE, theme.SOFT_TEXT)
        x = words.right + 26
