"""The plague strikes: the map moves in on the region, and each rat is told with what it does, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.rules.words import LOST
from ratland_desktop.games.rattus.telling import bite_words, symbol_name
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, fitting
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait
from ratland_desktop.shell.theme import Style
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.seats import Seat

from ..chart.lands import HIGH, WIDE
from ..chart.painting import SICK, colour_of, draw_frame
from ..chart.shapes import RINGS, bounds
from ..pieces.signs import draw_back, draw_cube, draw_face, draw_sign
from .layout import CAPTION, MAP
from .map import draw_plague
from .moment import turned_here

BIG = Style(theme.Face.ROUND, 86, grows=False)
FLIP, COUNT, ROWS, EACH = 0.5, 0.6, 1.1, 0.4
"""When the token turns, the people are counted, and the rows come, one after the other."""
LARGE, SMALL = 122.0, 66.0
ROWS_BOX = Box(MAP.x + 800, MAP.y + 258, MAP.w - 800 - 18, CAPTION.y - MAP.y - 270)
PEOPLE = Box(MAP.x + 250, MAP.y + 318, 520, CAPTION.y - MAP.y - 326)
MOST_CUBES = 6
DIM = 0.62


def draws_alone(told: Sequence[Happening]) -> bool:
    """Whether these happenings are told with a picture of their own instead of the map."""
    return any(isinstance(x, h.RatTurned | h.Struck) for x in told)


def seconds(told: Any) -> float:
    return ROWS + EACH * len(rows_of(last_of(told))) + 0.3


def last_of(told: Any) -> Happening:
    """Of a rat and what it does the latter."""
    last: Happening = told if isinstance(told, Happening) else told[-1]
    return last


def heard(told: Any) -> list[tuple[float, str]]:
    """The token turns; then a drum if the plague breaks out, or a squeak; a thud for each row that hurts."""
    rows = rows_of(last_of(told))
    lost = [at for at, row in enumerate(rows) if any(bite.result == LOST for bite in row)]
    verdict = "outbreak" if rows else "piece_white"
    return [(0.0, "tick"), (FLIP, "reveal"), (COUNT + 0.3, verdict)] + [
        (ROWS + EACH * at, "thud") for at in lost
    ]


def rows_of(x: Happening) -> list[tuple[h.Bite, ...]]:
    """A row for each symbol as printed: all that it looks for."""
    if not isinstance(x, h.Struck):
        return []
    rows: list[list[h.Bite]] = []
    for bite in x.bites:
        new = not rows or rows[-1][0].symbol != bite.symbol or bite.seat in [one.seat for one in rows[-1]]
        if new:
            rows.append([])
        rows[-1].append(bite)
    return [tuple(row) for row in rows]


def strike(show: Show, subject: Any) -> None:
    """One rat: it turns, the people are counted against its limit, and each of its symbols does its work."""
    told = (subject,) if isinstance(subject, Happening) else tuple(subject)
    turned = next(x for x in (*told, *reversed(show.story)) if isinstance(x, h.RatTurned))
    struck = next((x for x in told if isinstance(x, h.Struck)), None)
    draw_zoom(show.canvas, turned.region)
    with show.canvas.clipped(MAP):
        _tokens(show, turned)
        _count(show, turned)
        _people(show, turned, struck)
        if struck is not None:
            _rows(show, struck)


def draw_zoom(canvas: Canvas, region: str) -> None:
    """The infected region, large and sick; everything else lies in the shade."""
    canvas.layer(("rattus-zoom", region), MAP, lambda c: _paint_zoom(c, region))


def _paint_zoom(canvas: Canvas, region: str) -> None:
    left, top, right, bottom = bounds(region)
    left, top, right, bottom = max(0.0, left), max(0.0, top), min(WIDE, right), min(HIGH, bottom)
    scale = min(2.1, WIDE * 0.6 / (right - left), HIGH * 0.78 / (bottom - top)) * MAP.w / WIDE
    middle, goal = ((left + right) / 2, (top + bottom) / 2), (MAP.x + MAP.w * 0.4, MAP.y + MAP.h * 0.5)
    canvas.gradient(MAP, (24, 58, 68), (14, 36, 44))
    order = [name for name in RINGS if name != region] + [region]
    for name in order:
        fill = SICK if name == region else theme.mixed(colour_of(name), theme.DEEP, DIM)
        rim = (90, 64, 35) if name == region else theme.NIGHT
        for ring in RINGS[name]:
            points = [(goal[0] + (x - middle[0]) * scale, goal[1] + (y - middle[1]) * scale) for x, y in ring]
            canvas.polygon(points, fill, rim=rim, rim_width=7 if name == region else 4)
    draw_frame(canvas, MAP)


# --- the rats in a row


def _tokens(show: Show, turned: h.RatTurned) -> None:
    canvas, say = show.canvas, show.say
    canvas.circle((MAP.x + 118, MAP.y + 150), 92, theme.see_through(theme.DEEP, 0.95), rim=theme.RIM)
    draw_plague(canvas, (MAP.x + 118, MAP.y + 152), 158)
    before = turned_here(show.story)[:-1]
    x, y = MAP.x + 300.0, MAP.y + 152
    for number in range(1, turned.tokens + 1):
        now = number == turned.number
        radius = LARGE if now else SMALL
        x += radius
        words = say("rattus.screen.strike.rat", n=number)
        label = Box.around((x, MAP.y + 18), 190, 34)
        tone = theme.LAMP if now else theme.SOFT_TEXT
        if not now or turned.tokens > 1:
            canvas.text(words, label, theme.SMALL_LABEL.fixed(), tone, align="centre", outline=theme.NIGHT)
        if now:
            _turning(show, (x, y + 12), turned)
        elif number < turned.number and number <= len(before):
            draw_face(canvas, (x, y), radius, FACES[before[number - 1][0].face], faded=True)
        else:
            draw_back(canvas, (x, y), radius)
        x += radius + 20


def _turning(show: Show, spot: tuple[float, float], turned: h.RatTurned) -> None:
    """The token flips over: first its back gets narrow, then its face wide."""
    part = show.part(0.0, FLIP)
    if part < 0.5:
        draw_back(show.canvas, spot, LARGE * (1 - part * 0.6))
    else:
        draw_face(show.canvas, spot, LARGE * (0.7 + 0.3 * (part - 0.5) * 2), FACES[turned.face])


def _count(show: Show, turned: h.RatTurned) -> None:
    """The people beside the limit."""
    if not show.since(COUNT):
        return
    say, canvas = show.say, show.canvas
    people, limit = turned.cubes + turned.neutral, FACES[turned.face].limit
    tone = theme.BAD if turned.breaks_out else theme.GOOD
    box = Box(ROWS_BOX.x, MAP.y + 24, ROWS_BOX.w, 108)
    sign = "≥" if turned.breaks_out else "<"
    canvas.text(
        f"{people}  {sign}  {limit}", box, BIG, tone, align="centre", outline=theme.NIGHT, outline_width=7
    )
    words = say("rattus.screen.strike.count", people=people, limit=limit)
    if turned.neutral:
        words = say(
            "rattus.screen.strike.count_knight", people=turned.cubes, neutral=turned.neutral, limit=limit
        )
    middle = Box(ROWS_BOX.x, box.bottom, ROWS_BOX.w, 44)
    _outlined(canvas, words, middle, theme.SMALL, theme.TEXT)
    verdict = say("rattus.screen.strike.breaks_out" if turned.breaks_out else "rattus.screen.strike.nothing")
    below = Box(ROWS_BOX.x, middle.bottom, ROWS_BOX.w, 56)
    _outlined(canvas, verdict, below, theme.SUBHEADING, tone)


def _outlined(canvas: Canvas, words: str, box: Box, style: Style, tone: theme.Colour) -> None:
    """Words that can be read on land of any shade."""
    canvas.text(
        words, box, fitting(canvas, words, box, style), tone,
        align="centre", outline=theme.NIGHT, outline_width=6,
    )  # fmt: skip


# --- the people


def _people(show: Show, turned: h.RatTurned, struck: h.Struck | None) -> None:
    """Who lives there: a head and its cubes; those that are lost are crossed out, row by row."""
    after = list(struck.left) if struck is not None else list(show.told.cubes[turned.region])
    lost = [0] * len(after)
    gone = [0] * len(after)
    for at, row in enumerate(rows_of(struck) if struck is not None else []):
        for bite in row:
            if bite.seat is not None and bite.result == LOST:
                lost[bite.seat] += 1
                gone[bite.seat] += show.since(ROWS + EACH * at)
    living = [seat for seat in range(len(after)) if after[seat] + lost[seat]]
    if not living:
        return
    for seat, cell in zip(living, PEOPLE.columns(len(living), 12), strict=True):
        _household(show.canvas, cell, show.seats[seat], seat, after[seat] + lost[seat], gone[seat])


def _household(canvas: Canvas, cell: Box, seat: Seat, place: int, cubes: int, gone: int) -> None:
    face = Box.around((cell.centre[0], cell.y + 44), 76, 76 * HEAD_SHAPE)
    draw_portrait(canvas, face, seat, "lost" if gone else "")
    shown = min(cubes, MOST_CUBES)
    size = min(52.0, (cell.w - 8) / min(3, shown))
    top = face.bottom + 8
    for at in range(shown):
        row, column = divmod(at, 3)
        count = min(3, shown - row * 3)
        spot = (cell.centre[0] + (column - (count - 1) / 2) * size, top + row * size * 1.12 + size / 2)
        box = Box.around(spot, size * 0.86, size * 0.98)
        dead = at < gone
        with canvas.faded(0.4 if dead else 1.0):
            draw_cube(canvas, box, seat, place)
        if dead:
            canvas.icon("cross", box.inset(2), (192, 57, 47))
    if cubes > shown:
        number = Box.around((cell.centre[0], top + 2 * size * 1.12 + 18), cell.w, 34)
        canvas.text(f"{cubes - gone}", number, theme.SMALL_LABEL.fixed(), theme.INK, align="centre")


# --- one row for each symbol


def _rows(show: Show, struck: h.Struck) -> None:
    rows = rows_of(struck)
    high = min(82.0, (ROWS_BOX.h - 8 * (len(rows) - 1)) / len(rows))
    for at, row in enumerate(rows):
        if show.since(ROWS + EACH * at):
            box = Box(ROWS_BOX.x, ROWS_BOX.y + at * (high + 8), ROWS_BOX.w, high)
            _row(show, box, row)


def _row(show: Show, box: Box, row: Sequence[h.Bite]) -> None:
    canvas, say = show.canvas, show.say
    hurt = any(bite.result == LOST for bite in row)
    tone = theme.BAD if hurt else theme.SOFT_TEXT
    canvas.rounded(box, theme.see_through(theme.DEEP, 0.95), radius=box.h / 2, rim=tone, rim_width=3)
    draw_sign(canvas, (box.x + box.h / 2, box.centre[1]), box.h * 0.36, row[0].symbol)
    left, right = box.x + box.h + 4, box.right - 22
    results = Box(right - 40, box.y, 40, box.h)
    seats = [bite for bite in row if bite.seat is not None]
    if len(seats) > 1:
        step = min(92.0, (right - left - 150) / len(seats))
        for at, bite in enumerate(reversed(seats)):
            assert bite.seat is not None
            cell = Box(right - step * (at + 1), box.y, step, box.h)
            face = Box(cell.x, box.y + 5, (box.h - 10) / HEAD_SHAPE, box.h - 10)
            draw_portrait(canvas, face, show.seats[bite.seat])
            _result(canvas, Box(face.right, box.y, cell.right - face.right, box.h), bite)
        name = Box(left, box.y, right - step * len(seats) - left - 6, box.h)
        draw_fitting(canvas, symbol_name(say, row[0].symbol), name, theme.SMALL_LABEL, theme.LAMP)
        return
    bite = row[0]
    if bite.seat is not None:
        face = Box(left, box.y + 5, (box.h - 10) / HEAD_SHAPE, box.h - 10)
        draw_portrait(canvas, face, show.seats[bite.seat])
        left = face.right + 10
    words = Box(left, box.y + 4, results.x - left - 4, box.h - 8)
    title = words.top_part(words.h * 0.46)
    draw_fitting(canvas, symbol_name(say, bite.symbol), title, theme.TINY_LABEL.sized(23), theme.LAMP)
    said = bite_words(say, [seat.name for seat in show.seats], bite)
    draw_fitting(canvas, said, words.below(title.h), theme.NOTE, theme.TEXT)
    _result(canvas, results, bite)


def _result(canvas: Canvas, box: Box, bite: h.Bite) -> None:
    lost = bite.result == LOST
    words = "−1" if lost else "–"
    tone = theme.BAD if lost else theme.SOFT_TEXT
    canvas.text(words, box, theme.LABEL.fixed(), tone, align="centre")
