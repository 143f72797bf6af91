"""Ratjack in the manual: its buttons, its screens, and the pictures of its cards and chips."""

from __future__ import annotations

from ratland_desktop.games.ratjack.scenes.cards import CARD, CHIP

from . import GameManual


def _picture(kind: str, name: str) -> str:
    """Who is on a card, or the face of a chip. The red Rats stand for both sets."""
    if kind == CHIP:
        return f"ratjack/chip/{name}"
    return f"ratjack/figure/{'red_' if name.startswith('rat_') else ''}{name}"


MANUAL = GameManual(
    labels={
        "back": "ratjack.screen.hand.back", "done": "ratjack.screen.hand.done", "skip": "table.skip",
        "curtain": "ratjack.screen.setup.curtain.label",
    },
    screens={
        "hand_over": ("ratjack-table-turnbegan", "ratjack-table-turnbegan"),
        "hand": ("ratjack-private-play", "ratjack-private-play"),
        "table": ("ratjack-table-knockedout", "ratjack-table-knockedout"),
    },
    worded=("total", "ways", "knock_out"),
    widths={CARD: 110, CHIP: 64},
    picture=_picture,
)  # fmt: skip
