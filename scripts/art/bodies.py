"""Small bodies to draw below a head, for the stage and the podium.

Drawn in the frame of a head, 20 wider on both sides; the top is hidden behind the chin. One body for each
posture.
"""

from __future__ import annotations

from .pen import PINK, TINT, Coat, disc, line, oval, path, picture, put

W, H = 168, 100
LEFT, TOP = -20, 96
"""Where the frame begins, seen from a head's."""

_TAIL = "M86 172 C112 186 134 170 126 154 C121 145 112 152 118 158"
_TRUNK = "M64 104 C86 104 98 134 97 156 C96 176 84 185 64 185 C44 185 32 176 31 156 C30 134 42 104 64 104 Z"
_LIT = "M61 106 C82 106 91 134 90 154 C89 170 78 178 60 178 C45 178 35 172 34 156 C33 134 43 106 61 106 Z"
# From the shoulder to the paw, of the left arm; the right one is its mirror image.
_ARMS = {
    "": ("M40 132 C30 140 26 149 29 158", (29, 160)),
    "cheer": ("M40 133 C25 134 10 126 3 113", (2, 110)),
    "hips": ("M40 131 C18 138 18 155 37 160", (38, 160)),
    "belly": ("M40 132 C31 146 39 155 51 155", (53, 155)),
}


def _arm(coat: Coat, bearing: str) -> str:
    way, (x, y) = _ARMS[bearing]
    return line(way, coat.dark, 19) + disc(x, y, 9.5, PINK, coat.dark, 4) + line(way, coat.fur, 11.5)


def body(coat: Coat = TINT, bearing: str = "") -> str:
    arm = _arm(coat, bearing)
    feet = "".join(oval(x, 185, 17, 7.5, PINK, coat.dark, 4) for x in (45, 83))
    trunk = (
        path(_TRUNK, coat.fur)
        + path(_TRUNK, "#000000", alpha=0.16)
        + path(_LIT, coat.fur)
        + oval(62, 154, 21, 24, coat.light)
        + path(
            "M82 148 C83 164 76 178 62 178 C56 178 50 175 46 171 C62 176 78 166 82 148 Z",
            "#000000",
            alpha=0.07,
        )
        + path(_TRUNK, None, coat.dark, 4)
        + path(
            "M38 128 C46 140 82 140 90 128 C86 112 80 105 64 105 C48 105 42 112 38 128 Z",
            "#000000",
            alpha=0.2,
        )
    )
    tail = line(_TAIL, coat.dark, 10.5) + line(_TAIL, "#eb9aa2", 6)
    return tail + feet + trunk + arm + put(arm, 128, 0, flip=True)


def pictures() -> dict[str, str]:
    return {
        f"rat/body_{bearing}" if bearing else "rat/body": picture(W, H, put(body(TINT, bearing), -LEFT, -TOP))
        for bearing in _ARMS
    }
