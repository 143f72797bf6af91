"""Backgrounds that several screens share: the brick wall of the sewer, lit from above.

Painted once into a canvas's backdrop. Knows no game and no player.
"""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas

BRICK = (240.0, 120.0)  # one tile of the wall, which joins on all sides
WATER = (480.0, 120.0)


def paint_wall(canvas: Canvas, *, darkness: float = 0.45, water: float = 0.0) -> None:
    """Bricks to all edges, darker towards the foot; with `water` so high at the bottom."""
    bounds = canvas.bounds
    canvas.gradient(bounds, theme.DEEP, theme.SEWER)
    for box in _tiles(bounds, BRICK):
        canvas.picture("sewer/brick_wall", box)
    canvas.gradient(bounds, theme.see_through(theme.NIGHT, 0.15), theme.see_through(theme.NIGHT, darkness))
    if water:
        for name, lift in (("water_back", 26.0), ("water_front", 0.0)):
            surface = Box(bounds.x, bounds.bottom - water - lift, bounds.w, WATER[1])
            for box in _tiles(surface, WATER):
                canvas.picture(f"sewer/{name}", box)
        canvas.fill(bounds.bottom_part(max(0.0, water - WATER[1])), theme.WATER_DEEP)


def paint_glow(canvas: Canvas, centre: Spot, radius: float, strength: float = 0.3) -> None:
    """Lamp light that fades away evenly."""
    code = "#{:02x}{:02x}{:02x}".format(*theme.LAMP)
    stops = "".join(
        f'<stop offset="{far}" stop-color="{code}" stop-opacity="{strength * share:.3f}"/>'
        for far, share in ((0, 1.0), (0.45, 0.55), (1, 0.0))
    )
    canvas.vector(
        f'<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50">{stops}'
        '</radialGradient><circle cx="50" cy="50" r="50" fill="url(#glow)"/>',
        Box.around(centre, 2 * radius),
        (100, 100),
    )


def _tiles(box: Box, size: tuple[float, float]) -> list[Box]:
    """As many as cover the box, counted from its corner; each a touch larger so that no seam shows."""
    across, down = -int(-box.w // size[0]), -int(-box.h // size[1])
    return [
        Box(box.x + column * size[0], box.y + row * size[1], size[0] + 0.8, size[1] + 0.8)
        for row in range(down)
        for column in range(across)
    ]
