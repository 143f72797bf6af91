"""What only RatLand's cues draw: the card that did it, and rats by themselves."""

from __future__ import annotations

from ratland_desktop.games.ratland.scenes.pieces.cards import EVENT_SHAPE
from ratland_desktop.screens.pieces.paper import draw_covering, draw_paper
from ratland_desktop.screens.table.brushes import sewer_wall
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import BEARINGS, HEAD_SHAPE, draw_body
from ratland_desktop.shell.theme import SeatColour


def reason_scene(show: Show, because: str) -> None:
    """A wall with the event or clan that did it; there is room to the right for those concerned."""
    sewer_wall(show)
    pictures = show.canvas.pictures
    if pictures.has(f"ratland/event/{because}"):
        high = show.unit(0.72)
        frame = Box.around(show.at(0.24, 0.46), (high - 20) * EVENT_SHAPE + 20, high)
        show.canvas.layer(("cue-event", because), frame.inset(-20), lambda c: _hang(c, frame, because))
    elif pictures.has(f"ratland/clan/{because}"):
        show.canvas.picture(f"ratland/clan/{because}", Box.around(show.at(0.3, 0.46), show.unit(0.7)))


def _hang(canvas: Canvas, frame: Box, event: str) -> None:
    draw_paper(canvas, frame)
    draw_covering(canvas, f"ratland/event/{event}", frame.inset(10))


def clan_rat(show: Show, seat: int, centre: Spot, size: float, mood: str) -> None:
    """One of a seat's many rats on its two feet; only the clan's head wears the badge."""
    box = Box.around(centre, size, size * HEAD_SHAPE)
    show.canvas.picture("stage/footing", Box.around((centre[0], box.y + size * 1.46), size, size * 0.2))
    draw_body(show.canvas, box, show.tint(seat), BEARINGS.get(mood, ""))
    show.canvas.picture(f"rat/head_{mood}", box, tint=show.tint(seat))


def runner(
    show: Show, centre: Spot, wide: float, tint: SeatColour, *, left: bool = False, runs: bool = True
) -> None:
    """A rat on its feet, running or standing."""
    below = (centre[0], centre[1] + wide * 0.3)
    show.canvas.picture("stage/footing", Box.around(below, wide, wide * 20 / 96))
    picture = f"rat/token_run{show.step}" if runs else "rat/token"
    show.canvas.picture(picture, Box.around(centre, wide, wide * 66 / 96), tint=tint, flip=left)
