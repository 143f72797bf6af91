"""Dump, city and field: three wide illustrations under one evening sky, which tile side by side.

Drawn once at 900 by 420; the strip above the sewer board is the same picture with less sky.
"""

from __future__ import annotations

from ..pen import Drawing, framed, picture
from .city import city
from .dump import dump
from .field import field
from .sky import H, W

PLACES: dict[str, Drawing] = {"dump": dump, "city": city, "field": field}


def strip(parts: str) -> str:
    """The lower part of a wide picture, 640 by 250."""
    view = 'width="640" height="250" viewBox="0 69 900 351"'
    return framed(view, parts)


def pictures() -> dict[str, str]:
    made = {f"place/{name}": strip(draw()) for name, draw in PLACES.items()}
    return made | {f"place/{name}_wide": picture(W, H, draw()) for name, draw in PLACES.items()}
