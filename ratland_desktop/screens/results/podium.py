"""The winners on the podium, and everybody's points with how they were counted."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ratland_desktop.screens.pieces.confetti import RAIN_SECONDS, draw_confetti
from ratland_desktop.screens.pieces.counts import draw_count
from ratland_desktop.screens.results.pages import FinalTable, ResultPages
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.motion import ease_in_out, leap
from ratland_desktop.shell.names import SMALLEST, draw_name, fitting
from ratland_desktop.shell.portraits import FEET, HEAD_SHAPE, draw_figure, draw_portrait, seat_colour
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

STEPS = 3
# where on the podium's picture (900 × 300) a place stands: centre, top
STEP_SPOTS = {1: (450, 58), 2: (168, 124), 3: (732, 174)}
LID, LID_HIGH = (296, 604), 100
"""From where to where the middle step reaches, above its neighbours, and how high that part is."""
REACH = {1: (306, 594), 2: (0, 306), 3: (594, 900)}
"""From where to where each step reaches below that."""
RISE_FROM, RISE_SECONDS = {3: 0.3, 2: 0.7, 1: 1.1}, 0.8
CHEER_FROM = 1.9
PARTY_SECONDS = CHEER_FROM + RAIN_SECONDS
"""The third comes first, then all cheer and confetti falls."""
MOODS = {1: "proud", 2: "happy", 3: "happy"}


def in_order(outcome: Outcome) -> list[Standing]:
    """The best first; shared places in seat order."""
    return sorted(outcome.standings, key=lambda standing: (standing.place, standing.seat))


def headline(say: Texts, seats: Sequence[Seat], outcome: Outcome) -> str:
    """Who won, in one sentence."""
    names = [seats[seat].name for seat in outcome.winners]
    return say("results.wins", name=names[0]) if len(names) == 1 else say("results.shared", names=names)


def _risen(place: int, passed: float) -> float:
    """How far the step of a place has come up."""
    return ease_in_out(max(0.0, min(1.0, (passed - RISE_FROM[place]) / RISE_SECONDS)))


def podium_box(box: Box, taken: Collection[int]) -> Box:
    """The whole podium at the foot of the box, moved so that the taken steps stand in the middle."""
    scale = box.w / 900
    aside = (LID[0] / 2 if 3 not in taken else 0) - (LID[0] / 2 if 2 not in taken else 0)
    return box.bottom_part(300 * scale).moved(aside * scale, 0)


def _light_up(canvas: Canvas, box: Box, x: float) -> None:
    """A lamp above the winner."""
    beam = Box.around((x, box.y + 70 + box.h * 0.5), box.h)
    canvas.layer(("podium-beam", x), beam, lambda c: c.picture("stage/beam", beam))
    canvas.picture("sewer/lamp", Box.around((x, box.y + 62), 140, 147))


def draw_steps(canvas: Canvas, box: Box, taken: Collection[int], passed: float = PARTY_SECONDS) -> Box:
    """The steps of these places at the foot of the box; gives back where the whole podium would be."""
    scale = box.w / 900
    picture = podium_box(box, taken)
    top, foot = picture.top_part(LID_HIGH * scale), picture.below(LID_HIGH * scale)
    for place, reach in REACH.items():
        if place != 1 and place not in taken:
            continue
        sunk = (1 - _risen(place, passed)) * picture.h
        for part, (left, right) in ((top, LID), (foot, reach)) if place == 1 else ((foot, reach),):
            with canvas.clipped(Box(picture.x + left * scale, part.y, (right - left) * scale, part.h)):
                canvas.picture("stage/podium", picture.moved(0, sunk))
    return picture


def draw_podium(
    canvas: Canvas, box: Box, seats: Sequence[Seat], outcome: Outcome, passed: float = PARTY_SECONDS
) -> None:
    """The first three places; who shares one shares the step, and outer steps for nobody are left out.

    `passed` seconds after the beginning: the steps rise with whom they carry, then everybody cheers.
    """
    places = {standing.place for standing in outcome.standings}
    _light_up(canvas, box, podium_box(box, places).centre[0])
    with canvas.clipped(box):
        picture = draw_steps(canvas, box, places, passed)
        for place in range(1, STEPS + 1):
            there = [standing.seat for standing in in_order(outcome) if standing.place == place]
            if there:
                _draw_place(canvas, picture, place, [seats[seat] for seat in there], passed)
    draw_confetti(canvas, box, passed - CHEER_FROM)


def _draw_place(canvas: Canvas, picture: Box, place: int, there: Sequence[Seat], passed: float) -> None:
    """Those who share a place stand on its step."""
    scale = picture.w / 900
    x, y = STEP_SPOTS[place]
    wide = min(210.0 if place == 1 else 176.0, 276 * scale / len(there))
    start = picture.x + x * scale - wide * len(there) / 2
    ground = picture.y + y * scale + (1 - _risen(place, passed)) * picture.h
    cheer = max(0.0, min(1.0, (passed - CHEER_FROM - 0.12 * place) / 0.5))
    for number, seat in enumerate(there):
        head = Box(start + wide * number, ground + 10 - wide * FEET, wide, wide * HEAD_SHAPE)
        draw_figure(canvas, head.moved(0, -0.16 * wide * leap(cheer)), seat, MOODS[place] if cheer else "")
        if len(there) <= 2:
            margin = 20 if len(there) == 1 else -4  # names of two must not run into each other
            name = Box(head.x - margin, head.y - 50, wide + 2 * margin, 44)
            canvas.text(
                seat.name, name, fitting(canvas, seat.name, name, theme.SMALL_LABEL, SMALLEST), theme.TEXT,
                align="centre", fit=Fit.SHORTEN, outline=theme.NIGHT, outline_width=5,
            )  # fmt: skip


def draw_standings(canvas: Canvas, box: Box, pages: ResultPages, shown: FinalTable, outcome: Outcome) -> None:
    """A line for each seat: place, how the points came about, what breaks ties; then how it is counted."""
    rows = in_order(outcome)
    foot = box.bottom_part(96)
    lines = box.top_part(box.h - 104)
    high = min(96.0, lines.h / len(rows))
    for number, standing in enumerate(rows):
        row = Box(lines.x, lines.y + high * number, lines.w, high - 8)
        _draw_row(canvas, row, pages, shown, standing)
    if pages.draw_legend is not None:
        pages.draw_legend(canvas, lines.below(high * len(rows) + 8), shown)
    ties = tie_words(shown.say, pages, shown.seats, outcome)
    words = " ".join(filter(None, (pages.explained(shown.say, shown.view), ties)))
    canvas.text(words, foot, theme.NOTE, theme.SOFT_TEXT, lines=3)


def _draw_row(canvas: Canvas, row: Box, pages: ResultPages, shown: FinalTable, standing: Standing) -> None:
    first, seat = standing.place == 1, shown.seats[standing.seat]
    canvas.rounded(
        row, theme.PANEL, radius=min(24.0, row.h / 2.4),
        rim=theme.LAMP if first else seat_colour(seat).main, rim_width=4 if first else 2,
    )  # fmt: skip
    inner = row.inset(16, 4)
    number, face, name, sum_, tie = inner.shares((0.7, 0.8, 3.0, 3.6, 1.4), gap=10)
    lamp = theme.LAMP if first else theme.TEXT
    canvas.text(f"{standing.place}.", number, theme.LABEL, lamp, align="centre")
    draw_portrait(canvas, Box.around(face.centre, face.h * 0.86, face.h * 0.94), seat)
    draw_name(canvas, seat.name, name, theme.LABEL)
    if pages.tie_sign:
        draw_count(canvas, tie.inset(8, 6), pages.tie_sign, standing.tiebreak, theme.SMALL_LABEL)
    else:
        sum_ = sum_.union(tie)
    if pages.draw_sum is not None:
        pages.draw_sum(canvas, sum_, shown, standing)
    else:
        words = pages.sum_words(shown.say, shown.view, standing)
        canvas.text(words, sum_, theme.SMALL_LABEL, lamp, align="right")


def tie_words(say: Texts, pages: ResultPages, seats: Sequence[Seat], outcome: Outcome) -> str:
    """Why the first place went to whom, if points alone did not say it."""
    best = max(standing.points for standing in outcome.standings)
    level = [standing for standing in in_order(outcome) if standing.points == best]
    if len(level) == 1:
        return ""
    if len(outcome.winners) > 1:
        return say(pages.tie_shared)
    return pages.tie_words(say, [seats[standing.seat].name for standing in level], level)
