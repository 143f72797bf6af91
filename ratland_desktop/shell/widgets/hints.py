"""The line that says which keys do what, for the input device used last."""

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


GAP = 26.0


def hints_width(canvas: Canvas, hints: Sequence[Hint], hand: Hand) -> float:
    """The width of all hints; 0 if hints are turned off."""
    if not canvas.shows_hints:
        return 0.0
    parts = [_widths(canvas, hint, sign) for hint in hints if (sign := _sign(hint, hand))]
    return sum(cap + 10 + words for cap, words in parts) + GAP * max(0, len(parts) - 1) + 2


def _sign(hint: Hint, hand: Hand) -> str:
    return hint.button if hand is Hand.PAD else hint.key


def _widths(canvas: Canvas, hint: Hint, sign: str) -> tuple[float, float]:
    """Of the key cap and of what it does."""
    cap = max(38.0, canvas.measure(sign, theme.TINY_LABEL)[0] + 20)
    return cap, canvas.measure(hint.words, theme.NOTE)[0] + 4


def draw_hints(canvas: Canvas, box: Box, hints: Sequence[Hint], hand: Hand) -> None:
    """Key caps and what they do, from the left, as many as fit; nothing if hints are turned off."""
    if not canvas.shows_hints or not canvas.visible(box):
        return
    x = box.x
    for hint in hints:
        sign = _sign(hint, hand)
        if not sign:
            continue
        sign_wide, words_wide = _widths(canvas, hint, sign)
        if x + sign_wide + words_wide + 10 > box.right:
            return
        cap = Box(x, box.centre[1] - 18, sign_wide, 36)
        canvas.rounded(
            cap, theme.PANEL, radius=18 if hand is Hand.PAD else 9, rim=theme.FAINT_TEXT, rim_width=2
        )
        canvas.text(sign, cap.inset(6, 0), theme.TINY_LABEL, theme.TEXT, align="centre")
        words = Box(cap.right + 10, box.y, words_wide, box.h)
        canvas.text(hint.words, words, theme.NOTE, theme.SOFT_TEXT)
        x = words.right + GAP
