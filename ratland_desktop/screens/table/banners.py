"""Pictures that open or close a part of any game: a round begins, a part of it begins, the game is over."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.motion import bounce, overshoot
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_figure

from .brushes import backdrop, figure, lamp_light, sewer_wall, spread, words
from .cues import Show


def round_banner(show: Show, title: str, first: int) -> None:
    """The round's name, and who has the star in it."""
    sewer_wall(show)
    in_ = show.part(0.0, 0.6, overshoot)
    box = Box(show.box.x, show.box.y + show.unit(0.06) - (1 - in_) * 140, show.box.w, show.unit(0.3))
    words(show, title, box, theme.TITLE.sized(86), theme.LAMP)
    lamp_light(show, 0.5)
    centre = show.at(0.5, 0.56)
    side = show.unit(0.32)
    figure(show, first, centre, side, "proud")
    star = show.part(0.5, 0.5, bounce)
    if star > 0:
        spot = (centre[0] + side * 0.62, centre[1] - side * 0.3 - (1 - star) * 120)
        show.canvas.circle(spot, 38, theme.LAMP, rim=theme.LAMP_RIM, rim_width=5)
        show.canvas.icon("star", Box.around(spot, 50), theme.ON_LAMP)


def coin_banner(show: Show, sign: str, title: str, place: str = "") -> None:
    """A coin with a sign drops in, and a heading slides in below it. `place` is a picture behind them."""
    if place:
        backdrop(show, place)
    else:
        sewer_wall(show)
    slide = (1 - show.part(0.0, 0.45)) * 200
    drop = (1 - show.part(0.0, 0.6, bounce)) * show.unit(0.3)
    coin = Box.around(show.at(0.5, 0.36), show.unit(0.44)).moved(0, -drop)
    show.canvas.circle(coin.centre, coin.w / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=6)
    show.canvas.icon(sign, coin.inset(coin.w * 0.24), theme.ON_LAMP)
    heading = Box(show.box.x + 40 - slide, show.box.y + show.unit(0.63), show.box.w - 80, show.unit(0.27))
    words(show, title, heading, theme.TITLE.sized(76), theme.TEXT)


def cup_banner(show: Show) -> None:
    """Everybody waits below a cup. Who has won is not said here."""
    sewer_wall(show)
    lamp_light(show, 0.5)
    cup = Box.around(show.at(0.5, 0.28), show.unit(0.22))
    show.canvas.circle(cup.centre, cup.w * 0.78, theme.NIGHT, rim=theme.LAMP)
    show.canvas.icon("trophy", cup, theme.LAMP)
    room, players = show.box.w - 80, len(show.seats)
    side = min(show.unit(0.3), room / players * 0.86)
    for seat, spot in enumerate(spread(show.at(0.5, 0.66), players, side * 1.3, room)):
        above = (1 - show.part(0.08 * seat, 0.7, bounce)) * 120
        head = Box.around((spot[0], spot[1] - above), side, side * HEAD_SHAPE)
        draw_figure(show.canvas, head, show.seats[seat])


def seat_cells(show: Show) -> list[Box]:
    """A cell below the title for every seat: in one row, or with many seats in two."""
    players = len(show.seats)
    columns = players if players <= 6 else -(-players // 2)
    room = Box(show.box.x + 20, show.box.y + 70, show.box.w - 40, show.box.h - 82)
    return room.grid(columns, -(-players // columns), 10)
