"""The few symbols that widgets and messages need even if the art cannot be found, on a 24 × 24 grid.

All others are pictures in `art/icon`. A table of names and round strokes.
"""

from __future__ import annotations

from ratland_desktop.shell.theme import Colour

_STROKES: dict[str, tuple[str, ...]] = {
    "left": ("M15 5 L8 12 L15 19",),
    "right": ("M9 5 L16 12 L9 19",),
    "up": ("M5 15 L12 8 L19 15",),
    "down": ("M5 9 L12 16 L19 9",),
    "folder": ("M3.5 6 H9.5 L11.5 8.5 H20.5 V19 H3.5 Z",),
    "warning": ("M12 3.5 L21.5 20 H2.5 Z", "M12 9.5 V14 M12 17 V17.1"),
    "question": ("M8 8.5 A4 4 0 1 1 12 13 V15", "M12 19.2 V19.3"),
}  # fmt: skip

_WEIGHT = 2.6


def names() -> tuple[str, ...]:
    return tuple(_STROKES)


def has(name: str) -> bool:
    return name in _STROKES


def drawn(name: str, colour: Colour) -> str:
    """The SVG body of a sign in a colour; an unknown name gives the question mark."""
    code = "#{:02x}{:02x}{:02x}".format(*colour[:3])
    clear = f' opacity="{colour[3] / 255:.3f}"' if len(colour) == 4 else ""
    return "".join(
        f'<path d="{stroke}" fill="none" stroke="{code}" stroke-width="{_WEIGHT}" '
        f'stroke-linecap="round" stroke-linejoin="round"{clear}/>'
        for stroke in _STROKES.get(name, _STROKES["question"])
    )
