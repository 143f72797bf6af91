"""The winners on their steps, and everybody's points with how they came about."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.scenes.pieces.counts import draw_count
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

STEPS = 3
# where on the podium's picture (900 × 300) a place stands: centre, top
STEP_SPOTS = {1: (450, 58), 2: (168, 124), 3: (732, 174)}
LID, BODY, LID_HIGH = (296, 604), (306, 594), 100
"""From where to where the middle step reaches, above and below the height of its neighbours."""
HEAD_SHAPE = 140 / 128
MOODS = {1: "proud", 2: "happy", 3: ""}


def in_order(outcome: Outcome) -> list[Standing]:
    """The best first; shared places in seat order."""
    return sorted(outcome.standings, key=lambda standing: (standing.place, standing.seat))


def draw_steps(canvas: Canvas, box: Box, taken: Collection[int]) -> Box:
    """The steps of these places at the foot of the box; gives back where the whole podium would be."""
    scale = box.w / 900
    aside = (LID[0] / 2 if 3 not in taken else 0) - (LID[0] / 2 if 2 not in taken else 0)
    picture = box.bottom_part(300 * scale).moved(aside * scale, 0)
    for part, (left, right) in ((picture.top_part(LID_HIGH * scale), LID),
                                (picture.below(LID_HIGH * scale), BODY)):  # fmt: skip
        start, end = 0 if 2 in taken else left, 900 if 3 in taken else right
        with canvas.clipped(Box(picture.x + start * scale, part.y, (end - start) * scale, part.h)):
            canvas.picture("stage/podium", picture)
    return picture


def draw_podium(canvas: Canvas, box: Box, seats: Sequence[Seat], outcome: Outcome) -> None:
    """The first three places; who shares one shares the step, and outer steps for nobody are left out."""
    scale = box.w / 900
    picture = draw_steps(canvas, box, {standing.place for standing in outcome.standings})
    for place in range(1, STEPS + 1):
        there = [standing.seat for standing in in_order(outcome) if standing.place == place]
        if not there:
            continue
        x, y = STEP_SPOTS[place]
        room = 276 * scale
        wide = min(190.0 if place == 1 else 160.0, room / len(there))
        start = picture.x + x * scale - wide * len(there) / 2
        for number, seat in enumerate(there):
            high = wide * HEAD_SHAPE
            head = Box(start + wide * number, picture.y + y * scale - high + 8, wide, high)
            draw_portrait(canvas, head, seats[seat], MOODS[place])
            if len(there) <= 2:
                name = Box(head.x - 20, head.y - 50, wide + 40, 44)
                canvas.text(
                    seats[seat].name, name, theme.SMALL_LABEL, theme.TEXT, align="centre", fit=Fit.SHORTEN
                )


def draw_standings(
    canvas: Canvas, box: Box, say: Texts, seats: Sequence[Seat], view: View, outcome: Outcome
) -> None:
    """A line for each clan: place, living rats minus graves, points, cheese; then how it is counted."""
    rows = in_order(outcome)
    foot = box.bottom_part(96)
    lines = box.top_part(box.h - 104)
    high = min(96.0, lines.h / len(rows))
    for number, standing in enumerate(rows):
        row = Box(lines.x, lines.y + high * number, lines.w, high - 8)
        _draw_row(canvas, row, say, seats[standing.seat], view, standing)
    words = "  ".join(filter(None, (say("ratland.results.how"), tie_words(say, seats, outcome))))
    canvas.text(words, foot, theme.NOTE, theme.SOFT_TEXT, lines=3)


def _draw_row(canvas: Canvas, row: Box, say: Texts, seat: Seat, view: View, standing: Standing) -> None:
    first = standing.place == 1
    canvas.rounded(
        row, theme.PANEL, radius=min(24.0, row.h / 2.4),
        rim=theme.LAMP if first else seat_colour(seat).main, rim_width=4 if first else 2,
    )  # fmt: skip
    inner = row.inset(16, 4)
    number, face, name, sum_, cheese = inner.shares((0.7, 0.8, 3.0, 3.6, 1.4), gap=10)
    lamp = theme.LAMP if first else theme.TEXT
    canvas.text(f"{standing.place}.", number, theme.LABEL, lamp, align="centre")
    draw_portrait(canvas, Box.around(face.centre, face.h * 0.86, face.h * 0.94), seat)
    canvas.text(seat.name, name, theme.LABEL, theme.TEXT, fit=Fit.SHORTEN)
    sewer = view.sewers[standing.seat]
    words = say("ratland.results.sum", rats=sewer.living, buried=sewer.buried, points=standing.points)
    canvas.text(words, sum_, theme.SMALL_LABEL, lamp, align="right")
    draw_count(canvas, cheese.inset(8, 6), "cheese/yellow", standing.tiebreak, theme.SMALL_LABEL)


def tie_words(say: Texts, seats: Sequence[Seat], outcome: Outcome) -> str:
    """Why the first place went to whom, if points alone did not say it."""
    best = max(standing.points for standing in outcome.standings)
    level = [standing for standing in in_order(outcome) if standing.points == best]
    if len(level) == 1:
        return ""
    if len(outcome.winners) > 1:
        return say("ratland.results.tie_shared")
    names = [seats[standing.seat].name for standing in level]
    return say("ratland.results.tie", names=names, cheese=[str(standing.tiebreak) for standing in level])
