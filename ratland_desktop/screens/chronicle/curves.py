"""The chronicle's large chart: how everybody stood, round by round.

Every line has its player's colour and badge, so it can be told apart on a black-and-white print.
"""

from __future__ import annotations

import math
from itertools import pairwise

from ratland_desktop.screens.chronicle.pen import Pen
from ratland_desktop.screens.chronicle.words import Page
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.portraits import BADGES, HEAD_SHAPE, seat_colour
from ratland_desktop.text import Texts

PANEL = Box(664, 262, 1192, 700)
PLOT = Box(736, 348, 720, 478)
LABELS = Box(1496, 330, 340, 560)
CARDS = Box(736, 872, 720, 76)
RULE: theme.Colour = (226, 212, 184)
CARD_SHAPE = 1.6
FEW = 6
NARROWEST = 24.0
"""With less room than this not every round has its number."""
CLOSE, FAR = 8.0, 46.0
"""From the plot down to the numbers of the rounds: close where signs follow, else clear of badges at 0."""
SIDE_BY_SIDE = 13.0
LABEL = theme.SMALL_LABEL.sized(24)


def paint_frame(pen: Pen, say: Texts, page: Page) -> None:
    """The panel with its lines, and below it what the game shows for every round."""
    pen.rounded(PANEL, theme.WHITE, foot=(255, 250, 238), radius=28, rim=RULE, rim_width=4)
    head = Box(PANEL.x + 32, PANEL.y + 14, PANEL.w - 64, 56)
    pen.text(say(page.deeds.curve), head, theme.SUBHEADING.sized(34), theme.PAPER_HEADING)
    most = highest(page)
    for value in range(0, most + 1, 1 if most < 10 else 5 if most <= 30 else 10):
        y = PLOT.bottom - PLOT.h * value / most
        pen.line([(PLOT.x, y), (PLOT.right, y)], RULE, 2)
        pen.text(str(value), Box(PANEL.x + 8, y - 18, 52, 36), theme.NOTE, theme.SOFT_INK, align="right")
    step = PLOT.w / page.chronicle.rounds
    every = math.ceil(NARROWEST / step)
    signs = page.deeds.round_signs(page.chronicle)
    below = PLOT.bottom + (CLOSE if signs else FAR)
    for number in range(every, page.chronicle.rounds + 1, every):
        label = Box(PLOT.x + step * (number - every / 2), below, step * every, 34)
        pen.text(str(number), label, theme.SMALL_LABEL, theme.SOFT_INK, align="centre")
    for number, sign in enumerate(signs, start=1):
        x, wide = PLOT.x + step * number, min(CARDS.h * CARD_SHAPE, step * 0.92)
        pen.picture(sign, Box(x - wide / 2, CARDS.y, wide, wide / CARD_SHAPE))


def highest(page: Page) -> int:
    """The top of the plot: the most there ever was, with a little air."""
    return max(page.deeds.highest, max(map(max, page.chronicle.curves)) + 1)


def spots_of(page: Page, seat: int) -> list[Spot]:
    """Where a seat's line goes; lines of seats that are level run side by side."""
    most, rounds = highest(page), page.chronicle.rounds
    step = PLOT.h / most
    spots = []
    for at, value in enumerate(page.chronicle.curves[seat]):
        level = [other for other in page.ranking if page.chronicle.curves[other][at] == value]
        apart = min(SIDE_BY_SIDE, step * 0.8 / len(level)) if at else 0.0
        aside = (level.index(seat) - (len(level) - 1) / 2) * apart
        spots.append((PLOT.x + PLOT.w * at / rounds, PLOT.bottom - step * value + aside))
    return spots


def paint_line(pen: Pen, page: Page, seat: int) -> None:
    """Piece by piece: one picture of a whole line would be mostly empty, and large."""
    colour = seat_colour(page.seats[seat])
    for shade, width in ((colour.dark, 10), (colour.main, 6)):
        for step in pairwise(spots_of(page, seat)):
            pen.line(step, shade, width)


def paint_badges(pen: Pen, page: Page, seat: int) -> None:
    """A badge on every round's spot; with many players each has its own rounds, so that they stay apart."""
    many = len(page.seats) > FEW
    every = math.ceil(len(page.seats) / 4) if many else 1
    size = 30.0 if many else 36.0
    rank, colour = page.ranking.index(seat), seat_colour(page.seats[seat])
    for at, spot in enumerate(spots_of(page, seat)):
        if at == 0 or (at + rank) % every:
            continue
        pen.circle(spot, size / 2 + 4, colour.main, rim=colour.dark, rim_width=2.5)
        if page.seats[seat].badge in BADGES:
            pen.picture(f"badge_mini/{page.seats[seat].badge}", Box.around(spot, size))


def paint_ends(pen: Pen, page: Page) -> None:
    """At the end of each line its face, name and value, pushed apart so that none hides another."""
    count = len(page.seats)
    room = min(74.0, LABELS.h / count)
    wide = room / HEAD_SHAPE
    ends = sorted((spots_of(page, seat)[-1], page.ranking.index(seat), seat) for seat in range(count))
    ends.sort(key=lambda end: (end[0][1], end[1]))
    y = LABELS.y - room
    for number, (spot, _, seat) in enumerate(ends):
        lowest = LABELS.bottom - room * (count - number)
        y = min(max(y + room, spot[1] - room / 2), lowest)
        middle = y + room / 2
        colour = seat_colour(page.seats[seat])
        pen.line([spot, (LABELS.x - 4, middle)], colour.main, 3)
        pen.portrait(page.seats[seat], (LABELS.x + wide / 2, middle), wide * 0.96)
        words = Box(LABELS.x + wide + 8, y, LABELS.w - wide - 44, room)
        style = LABEL.sized(min(LABEL.size, room * 0.6))
        pen.name(page.name(seat), words, style)
        value = Box(LABELS.right - 36, y, 36, room)
        pen.text(str(page.chronicle.curves[seat][-1]), value, style, theme.SOFT_INK, align="right")
