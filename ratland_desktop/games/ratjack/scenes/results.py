"""Ratjack's results: three points win, every point has its reason, and all hidden cards are turned up."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.ratjack.chronicle import PointWon, points_won
from ratland_desktop.games.ratjack.rules import happenings as h
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.games.ratjack.rules.words import MOST_TOTAL, SETS, Merit
from ratland_desktop.games.ratjack.telling import sign_of
from ratland_desktop.hotseat.diary import Thought
from ratland_desktop.screens.results.pages import FinalTable, ResultPage, ResultPages, Why
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.outcome import Standing
from ratland_desktop.text import Texts

from .last_table import draw_last_table
from .moments import draw_moments
from .pieces.animals import draw_animal
from .pieces.dials import tone_of
from .pieces.signs import MOODS
from .telling_again import stories_of

LEGEND_HIGH = 64.0


def _sum(say: Texts, view: View, standing: Standing) -> str:
    return say("ratjack.count.points", n=standing.points)


def _tie(say: Texts, names: list[str], level: list[Standing]) -> str:
    return say("ratjack.screen.results.shared", names=names)


def _saw(say: Texts, thought: Thought) -> str:
    points, total = thought.had["points"], thought.had["total"]
    return say("ratjack.screen.results.saw", points=points, total=total)


def _won(shown: FinalTable) -> tuple[PointWon, ...]:
    assert shown.match is not None
    return points_won(stories_of(shown.match))


def _draw_points(canvas: Canvas, box: Box, shown: FinalTable, standing: Standing) -> None:
    """A star for each point, with the sign of its reason and the number of its round."""
    won = [point for point in _won(shown) if point.seat == standing.seat]
    if not won:
        none = _sum(shown.say, shown.view, standing)
        draw_fitting(canvas, none, box, theme.SMALL_LABEL, theme.SOFT_TEXT, align="right")
    side = min(box.h - 8, 64.0)
    right = box.right
    for point in reversed(won):
        spot = Box(right - side, box.centre[1] - side / 2, side, side)
        canvas.circle(spot.centre, side / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=3)
        canvas.icon(sign_of(point.why), spot.inset(side * 0.18), theme.ON_LAMP)
        number = Box(spot.right - side * 0.34, spot.bottom - side * 0.36, side * 0.44, side * 0.44)
        canvas.circle(number.centre, number.w / 2, theme.NIGHT, rim=theme.LAMP, rim_width=2)
        with canvas.above():
            style = theme.TINY_LABEL.sized(number.w * 0.62).fixed()
            canvas.text(str(point.round), number, style, theme.LAMP, align="centre")
        right = spot.x - 14


def _draw_legend(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    """What the signs of the points mean, those of this game."""
    found = {point.why for point in _won(shown)}
    cells = box.top_part(min(box.h, 2 * LEGEND_HIGH)).inset(16, 0).grid(2, 2, 10)
    for why, cell in zip([merit for merit in Merit if merit in found], cells, strict=False):
        side = min(cell.h, 44.0)
        sign = Box(cell.x, cell.centre[1] - side / 2, side, side)
        _draw_sign(canvas, sign, why)
        words = shown.say(f"ratjack.merit.{why.value}")
        draw_fitting(canvas, words, cell.beside(side + 14), theme.NOTE, theme.SOFT_TEXT)


def _draw_sign(canvas: Canvas, box: Box, why: Merit) -> None:
    canvas.circle(box.centre, box.w / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=2)
    canvas.icon(sign_of(why), box.inset(box.w * 0.2), theme.ON_LAMP)


# --- round by round


def _rounds(view: View) -> int:
    return view.round


def _draw_rounds(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    """Every point with its reason, one row a round."""
    assert shown.match is not None
    say, stories = shown.say, stories_of(shown.match)
    won = points_won(stories)
    about = box.top_part(50)
    canvas.text(say("ratjack.screen.results.rounds_about"), about, theme.BODY, theme.SOFT_TEXT)
    rows = box.below(60)
    high = min(128.0, rows.h / len(stories))
    for number, story in enumerate(stories, start=1):
        row = Box(rows.x, rows.y + high * (number - 1), rows.w, high - 8)
        points = [point for point in won if point.round == number]
        _draw_round(canvas, row, shown, number, story, points)


def _draw_round(
    canvas: Canvas, row: Box, shown: FinalTable, number: int, story: Sequence[Happening],
    points: Sequence[PointWon],
) -> None:  # fmt: skip
    say = shown.say
    canvas.rounded(row, theme.PANEL, radius=min(24.0, row.h / 2.5), rim=theme.RIM, rim_width=2)
    inner = row.inset(22, 6)
    title, totals, reasons = inner.shares((1.6, 2.2, 4.2), gap=18)
    ended = next(x for x in story if isinstance(x, h.RoundEnded))
    title = _draw_guest(canvas, title, shown.view, number, ended)
    two = title.rows(2) if row.h > 60 else [title, title.left_part(0)]
    draw_fitting(canvas, say("ratjack.screen.bar.round", n=number), two[0], theme.LABEL, theme.LAMP)
    if row.h > 60:
        draw_fitting(canvas, say(f"ratjack.ending.{ended.why.value}"), two[1], theme.NOTE, theme.TEXT)
    for seat, cell in enumerate(totals.columns(len(shown.seats), 6)):
        face = min(cell.h * 0.6, cell.w * 0.8, 54.0)
        head = Box(cell.centre[0] - face / 2, cell.y + 2, face, face * HEAD_SHAPE)
        draw_portrait(canvas, head, shown.seats[seat])
        total = ended.totals[seat]
        tone = tone_of(total) if total >= MOST_TOTAL else theme.TEXT
        below = Box(cell.x, head.bottom, cell.w, max(20.0, cell.bottom - head.bottom))
        draw_fitting(canvas, say.number(total), below, theme.SMALL_LABEL, tone, align="centre")
    for point, line in zip(points, reasons.rows(max(2, len(points)), 2), strict=False):
        _draw_point(canvas, line, shown, point)


def _draw_guest(canvas: Canvas, box: Box, view: View, number: int, ended: h.RoundEnded) -> Box:
    """An animal of the deck, in the mood in which the round ended; gives back the room beside it."""
    high = min(box.h, 84.0)
    head = Box(box.x, box.centre[1] - high / 2, high / HEAD_SHAPE, high)
    sets = SETS[view.sets]
    draw_animal(canvas, head, sets[number % len(sets)], MOODS[ended.why])
    return box.beside(head.w + 14)


def _draw_point(canvas: Canvas, line: Box, shown: FinalTable, point: PointWon) -> None:
    say, seat = shown.say, shown.seats[point.seat]
    side = min(line.h, 44.0)
    sign = Box(line.x, line.centre[1] - side / 2, side, side)
    _draw_sign(canvas, sign, point.why)
    name = Box(sign.right + 12, line.y, 210, line.h)
    draw_name(canvas, seat.name, name, theme.SMALL_LABEL, seat_colour(seat).light)
    whom = shown.seats[point.whom].name if point.whom is not None else ""
    words = say(f"ratjack.screen.results.why.{point.why.value}", whom=whom)
    draw_fitting(canvas, words, line.beside(side + 232), theme.SMALL, theme.TEXT)


ROUNDS = ResultPage("ratjack.screen.results.rounds", _draw_rounds)
SECRETS = ResultPage(
    "ratjack.screen.results.secrets", draw_last_table, _rounds, "ratjack.screen.bar.round", reasons=True
)
RESULTS = ResultPages(
    how="ratjack.screen.results.how",
    sum_words=_sum,
    tie_words=_tie,
    tie_shared="ratjack.screen.results.tie_shared",
    draw_sum=_draw_points,
    draw_legend=_draw_legend,
    pages=(ROUNDS, SECRETS, ResultPage("ratjack.screen.results.moments", draw_moments)),
    why=Why("ratjack.screen.results.asked", _saw),
)
