"""Light for the stage: a dark vignette around a room, and the beam of a lamp."""

from __future__ import annotations

from .pen import box, disc, fade, glow, oval, path, picture

SHADE = "#040c10"


def shade() -> str:
    """Lies over a place: nothing in the middle, night at the rim. The light comes from the upper left."""
    stops = [(0, SHADE, 0.0), (0.4, SHADE, 0.08), (0.72, SHADE, 0.42), (1, SHADE, 0.8)]
    return glow("rim", stops, 430, 180, 560) + box(0, 0, 900, 420, 0, "url(#rim)")


def beam() -> str:
    """A cone of lamp light from above that ends in a pool on the floor."""
    cone = fade("cone", [(0, "#ffe98f", 0.42), (0.75, "#ffd23f", 0.1), (1, "#ffd23f", 0)], 0, 560)
    pool = glow("pool", [(0, "#ffe98f", 0.34), (0.55, "#ffd23f", 0.14), (1, "#ffd23f", 0)], 300, 300, 290)
    light = "".join(path(d, "url(#cone)") for d in ("M282 0H318L560 600H40Z", "M290 0H310L450 600H150Z"))
    return cone + pool + disc(300, 300, 290, "url(#pool)") + light


def footing() -> str:
    """The shadow below something that stands on the ground."""
    return oval(48, 10, 42, 7.5, SHADE, alpha=0.22) + oval(48, 10, 33, 5, SHADE, alpha=0.3)


def pictures() -> dict[str, str]:
    return {
        "stage/shade": picture(900, 420, shade()),
        "stage/beam": picture(600, 600, beam()),
        "stage/footing": picture(96, 20, footing()),
    }
