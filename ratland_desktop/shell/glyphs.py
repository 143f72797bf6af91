"""Our own signs as small vector drawings on a 24 × 24 grid: what the typefaces lack.

A table of names and strokes. `~` marks a filled shape, everything else is drawn as a round stroke.
"""

from __future__ import annotations

from ratland_desktop.shell.theme import Colour

_STROKES: dict[str, tuple[str, ...]] = {
    "tick": ("M4.5 12.5 L10 18 L19.5 6.5",),
    "cross": ("M6 6 L18 18 M18 6 L6 18",),
    "plus": ("M12 5 V19 M5 12 H19",),
    "minus": ("M5 12 H19",),
    "left": ("M15 5 L8 12 L15 19",),
    "right": ("M9 5 L16 12 L9 19",),
    "up": ("M5 15 L12 8 L19 15",),
    "down": ("M5 9 L12 16 L19 9",),
    "arrow_left": ("M20 12 H4.5 M11 5 L4 12 L11 19",),
    "arrow_right": ("M4 12 H19.5 M13 5 L20 12 L13 19",),
    "arrow_up": ("M12 20 V4.5 M5 11 L12 4 L19 11",),
    "arrow_down": ("M12 4 V19.5 M5 13 L12 20 L19 13",),
    "star": ("~M12 2.5 L14.9 8.9 L21.8 9.6 L16.6 14.2 L18.1 21 L12 17.4 L5.9 21 L7.4 14.2 "
             "L2.2 9.6 L9.1 8.9 Z",),
    "play": ("~M7 4.5 L20 12 L7 19.5 Z",),
    "back": ("~M17 4.5 L4 12 L17 19.5 Z",),
    "pause": ("~M6 5 H10 V19 H6 Z", "~M14 5 H18 V19 H14 Z"),
    "skip": ("~M5 5 L15 12 L5 19 Z", "~M16 5 H19.5 V19 H16 Z"),
    "fast": ("~M3 5 L12 12 L3 19 Z", "~M12 5 L21 12 L12 19 Z"),
    "menu": ("M4 6 H20 M4 12 H20 M4 18 H20",),
    "grip": ("~M7 4 H10 V7 H7 Z", "~M14 4 H17 V7 H14 Z", "~M7 10.5 H10 V13.5 H7 Z",
             "~M14 10.5 H17 V13.5 H14 Z", "~M7 17 H10 V20 H7 Z", "~M14 17 H17 V20 H14 Z"),
    "more": ("~M3 10 H7 V14 H3 Z", "~M10 10 H14 V14 H10 Z", "~M17 10 H21 V14 H17 Z"),
    "undo": ("M9 5 L4 10 L9 15", "M4 10 H14 A5 5 0 0 1 14 20 H9"),
    "redo": ("M15 5 L20 10 L15 15", "M20 10 H10 A5 5 0 0 0 10 20 H15"),
    "reset": ("M5 12 A7.2 7.2 0 1 0 8 6.2", "M9 2.5 L7.6 6.6 L11.8 7.9"),
    "search": ("M10.5 4 A6.5 6.5 0 1 0 10.5 17 A6.5 6.5 0 1 0 10.5 4", "M15.5 15.5 L20.5 20.5"),
    "sound": ("~M3 9 H7 L12.5 4.5 V19.5 L7 15 H3 Z",
              "M16 8.5 A5 5 0 0 1 16 15.5 M18.5 5.5 A9 9 0 0 1 18.5 18.5"),
    "mute": ("~M3 9 H7 L12.5 4.5 V19.5 L7 15 H3 Z", "M16 9 L22 15 M22 9 L16 15"),
    "music": ("M9 18 V5.5 L19.5 3.5 V16", "~M3.5 18 A3 2.6 0 1 0 9.8 18 A3 2.6 0 1 0 3.5 18 Z",
              "~M14 16 A3 2.6 0 1 0 20.3 16 A3 2.6 0 1 0 14 16 Z"),
    "full": ("M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15",),
    "window": ("M9 4 V9 H4 M20 9 H15 V4 M15 20 V15 H20 M4 15 H9 V20",),
    "gear": ("M12 8.5 A3.5 3.5 0 1 0 12 15.5 A3.5 3.5 0 1 0 12 8.5",
             "M12 2.5 V5 M12 19 V21.5 M2.5 12 H5 M19 12 H21.5 M5.3 5.3 L7 7 M17 17 L18.7 18.7 "
             "M18.7 5.3 L17 7 M7 17 L5.3 18.7", "M12 5 A7 7 0 1 0 12 19 A7 7 0 1 0 12 5"),
    "book": ("M12 6.5 C10 4.5 7 4 3.5 4.2 V18 C7 17.8 10 18.3 12 20.3 C14 18.3 17 17.8 20.5 18 V4.2 "
             "C17 4 14 4.5 12 6.5 V20",),
    "trash": ("M4 6.5 H20 M9 6 V3.5 H15 V6 M6 6.5 L7 20.5 H17 L18 6.5 M10 10.5 V16.5 M14 10.5 V16.5",),
    "pencil": ("M4 20 L5 15.5 L16 4.5 L19.5 8 L8.5 19 Z M13.5 7 L17 10.5",),
    "eye": ("M2.5 12 C6 6 18 6 21.5 12 C18 18 6 18 2.5 12 Z",
            "~M12 9 A3 3 0 1 0 12 15 A3 3 0 1 0 12 9 Z"),
    "hidden": ("M2.5 12 C6 6 18 6 21.5 12 C18 18 6 18 2.5 12 Z", "M4 20 L20 4"),
    "lock": ("~M5 11 H19 V20.5 H5 Z", "M8 11 V8 A4 4 0 0 1 16 8 V11"),
    "crown": ("~M3.5 18.5 L2.5 7.5 L8 11.5 L12 4.5 L16 11.5 L21.5 7.5 L20.5 18.5 Z",),
    "person": ("~M12 3 A4.6 4.6 0 1 0 12 12.2 A4.6 4.6 0 1 0 12 3 Z", "~M3.5 21 C4 15 8 13.8 12 13.8 "
               "C16 13.8 20 15 20.5 21 Z"),
    "robot": ("M12 2.5 V6 M5 8 H19 V19 H5 Z M2 12 V15 M22 12 V15", "~M8 11.5 H10.5 V14 H8 Z",
              "~M13.5 11.5 H16 V14 H13.5 Z"),
    "save": ("M4 4 H16.5 L20 7.5 V20 H4 Z M8 4 V9 H15 V4 M7.5 20 V13.5 H16.5 V20",),
    "folder": ("M3.5 6 H9.5 L11.5 8.5 H20.5 V19 H3.5 Z",),
    "home": ("M3.5 12 L12 4 L20.5 12 M6 10 V20 H18 V10",),
    "info": ("M12 3 A9 9 0 1 0 12 21 A9 9 0 1 0 12 3", "M12 11 V16.5 M12 7.4 V7.5"),
    "warning": ("M12 3.5 L21.5 20 H2.5 Z", "M12 9.5 V14 M12 17 V17.1"),
    "question": ("M8 8.5 A4 4 0 1 1 12 13 V15", "M12 19.2 V19.3"),
    "swap": ("M7 4 L3.5 7.5 L7 11 M3.5 7.5 H20 M17 13 L20.5 16.5 L17 20 M20.5 16.5 H4",),
    "hourglass": ("M6 3.5 H18 M6 20.5 H18 M7.5 3.5 C7.5 9 12 10 12 12 C12 14 7.5 15 7.5 20.5 "
                  "M16.5 3.5 C16.5 9 12 10 12 12 C12 14 16.5 15 16.5 20.5",),
    "globe": ("M12 3 A9 9 0 1 0 12 21 A9 9 0 1 0 12 3",
              "M3 12 H21 M12 3 C7 8 7 16 12 21 M12 3 C17 8 17 16 12 21"),
    "heart": ("~M12 20.5 C3 14 2 9 4.5 6 C7 3.5 10.5 4.5 12 7.5 "
              "C13.5 4.5 17 3.5 19.5 6 C22 9 21 14 12 20.5 Z",),
    "skull": ("~M12 2.5 C6 2.5 3 6.5 3 11 C3 14 4.5 16 7 17 V21 H17 V17 C19.5 16 21 14 21 11 "
              "C21 6.5 18 2.5 12 2.5 Z",),
    "grave": ("M12 3 V21 M6 9 H18",),
    "sword": ("M4 20 L8 16 M5 14.5 L9.5 19 M8 16 L20 4 L20 4 M20 4 L16.5 4.5 M20 4 L19.5 7.5",),
    "shield": ("~M12 2.5 L20 5.5 V11 C20 16.5 16.5 20 12 21.5 C7.5 20 4 16.5 4 11 V5.5 Z",),
    "bag": ("M8 8 C3 12 3 21 12 21 C21 21 21 12 16 8 Z M8 8 L6.5 3.5 H17.5 L16 8",),
    "keyboard": ("M2.5 6 H21.5 V18 H2.5 Z M6 10 H6.1 M10 10 H10.1 M14 10 H14.1 M18 10 H18.1 M7 14.5 H17",),
    "pad": ("M7 7 H17 C21 7 22.5 18 19.5 18 C17.5 18 16.5 14.5 15 14.5 H9 C7.5 14.5 6.5 18 4.5 18 "
            "C1.5 18 3 7 7 7 Z M8.5 9 V12 M7 10.5 H10", "~M15 9.5 H17 V11.5 H15 Z"),
    "mouse": ("M12 3 C7.5 3 6.5 6 6.5 9 V15 C6.5 19 8.5 21 12 21 C15.5 21 17.5 19 17.5 15 V9 "
              "C17.5 6 16.5 3 12 3 Z M12 6.5 V10",),
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
    body = ""
    for stroke in _STROKES.get(name, _STROKES["question"]):
        if stroke.startswith("~"):
            body += (
                f'<path d="{stroke[1:]}" fill="{code}" stroke="{code}" stroke-width="1.4" '
                f'stroke-linejoin="round"{clear}/>'
            )
        else:
            body += (
                f'<path d="{stroke}" fill="none" stroke="{code}" stroke-width="{_WEIGHT}" '
                f'stroke-linecap="round" stroke-linejoin="round"{clear}/>'
            )
    return body
