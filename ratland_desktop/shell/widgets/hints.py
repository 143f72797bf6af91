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
CAP_LEAST, CAP_PAD, CAP_HIGH, BESIDE = 38.0, 20.0, 36.0, 10.0
SHARES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58)
LEAST = 0.82
"""Hints are set smaller down to this share of their normal size: they stay easy to read."""


def hints_width(canvas: Canvas, hints: Sequence[Hint], hand: Hand, room: float) -> float:
    """The width of all hints, set smaller if they must fit into `room`; 0 if hints are turned off."""
    if not canvas.shows_hints:
        return 0.0
    shown = _signed(hints, hand)
    return _width(canvas, shown, _share(canvas, shown, room, LEAST))


def draw_hints(
    canvas: Canvas, box: Box, hints: Sequence[Hint], hand: Hand, *, least: float = LEAST, most: float = 1.0
) -> None:
    """Key caps and what they do, from the left; nothing if hints are turned off.

    If they do not fit, they are set a little smaller. Hints that do not fit at the smallest size are left
    out, from the end. A page that has to name every key gives a smaller `least`, one with a low row gives
    `most`: both are shares of the normal size.
    """
    if not canvas.shows_hints or not canvas.visible(box):
        return
    shown = _signed(hints, hand)
    share = _share(canvas, shown, box.w, least, most)
    x = box.x
    for sign, words in shown:
        sign_wide, words_wide = _widths(canvas, sign, words, share)
        if x + sign_wide + words_wide + BESIDE * share > box.right:
            return
        cap = Box(x, box.centre[1] - CAP_HIGH * share / 2, sign_wide, CAP_HIGH * share)
        radius = 18 if hand is Hand.PAD else 9
        canvas.rounded(cap, theme.PANEL, radius=radius * share, rim=theme.FAINT_TEXT, rim_width=2)
        canvas.text(
            sign, cap.inset(6 * share, 0), _smaller(theme.TINY_LABEL, share), theme.TEXT, align="centre"
        )
        place = Box(cap.right + BESIDE * share, box.y, words_wide, box.h)
        canvas.text(words, place, _smaller(theme.NOTE, share), theme.SOFT_TEXT)
        x = place.right + GAP * share


def _signed(hints: Sequence[Hint], hand: Hand) -> list[tuple[str, str]]:
    """The hints that exist for this input device, each with its sign."""
    signs = [(hint.button if hand is Hand.PAD else hint.key, hint.words) for hint in hints]
    return [(sign, words) for sign, words in signs if sign]


def _smaller(style: theme.Style, share: float) -> theme.Style:
    return style.sized(style.size * share)


def _widths(canvas: Canvas, sign: str, words: str, share: float) -> tuple[float, float]:
    """Of the key cap and of what it does."""
    cap = canvas.measure(sign, _smaller(theme.TINY_LABEL, share))[0] + CAP_PAD * share
    return max(CAP_LEAST * share, cap), canvas.measure(words, _smaller(theme.NOTE, share))[0] + 4


def _width(canvas: Canvas, shown: Sequence[tuple[str, str]], share: float) -> float:
    parts = [_widths(canvas, sign, words, share) for sign, words in shown]
    return sum(sum(part) + BESIDE * share for part in parts) + GAP * share * max(0, len(parts) - 1) + 2


def _share(
    canvas: Canvas, shown: Sequence[tuple[str, str]], room: float, least: float, most: float = 1.0
) -> float:
    """The largest share of their size at which all fit; enlarged letters may shrink as far as normal ones."""
    allowed = [share for share in SHARES if least / max(1.0, canvas.text_scale) <= share <= most]
    return next((share for share in allowed if _width(canvas, shown, share) <= room), allowed[-1])
