"""Numbers and signs of reckoning as strokes, because letters cannot be drawn as text. Each is 20 high around 0, 0."""

from __future__ import annotations

from .pen import line, put

# What a sign looks like, and how much room it takes.
STROKES = {
    "0": ("M0 -10 C-8.5 -10 -8.5 10 0 10 C8.5 10 8.5 -10 0 -10 Z", 17),
    "1": ("M-4 -6 L1 -10 V10", 12),
    "2": ("M-6 -5 C-6 -12 6.5 -12 6 -4 C5.5 1 -3 5 -6 10 H6.5", 16),
    "3": (
        "M-5.5 -8 C-1 -12 6.5 -10.5 5.5 -5 C4.8 -1.5 2 -0.6 -1 -0.6 C3 -0.6 7 1.5 6.5 5.5 C5.8 11 -2 11.5 -6 7.5",
        16,
    ),
    "4": ("M3.5 10 V-10 L-7 4 H7.5", 17),
    "5": ("M5.5 -10 H-4 L-5 -1.5 C-1 -4 6.5 -3.5 6.5 3.5 C6.5 11 -2.5 11.5 -6 7.5", 16),
    "6": ("M4.5 -10 C-3 -8 -6.5 -1 -6.3 4 C-6 11.5 6.5 11.5 6.5 4 C6.5 -2.5 -3.5 -3 -6 2.5", 16),
    "+": ("M-6 1 H6 M0 -5 V7", 17),
    "-": ("M-6 1 H6", 17),
    "=": ("M-6 -3 H6 M-6 5 H6", 17),
    "x": ("M-5 -4 L5 6 M5 -4 L-5 6", 16),
    "/": ("M-6 1 H6 M0 -6 V-5.9 M0 8 V8.1", 17),
}


def number(text: str, colour: str, width: float = 5, edge: str | None = None, edge_width: float = 4) -> str:
    """The signs side by side, their middle at 0, 0; with an edge around them if wanted."""
    x, made, around = -sum(STROKES[sign][1] for sign in text) / 2, "", ""
    for sign in text:
        d, room = STROKES[sign]
        around += put(line(d, edge, width + edge_width), x + room / 2) if edge else ""
        made += put(line(d, colour, width), x + room / 2)
        x += room
    return around + made
