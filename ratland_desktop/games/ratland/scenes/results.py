"""RatLand's results: rats minus graves, curves of rats and cheese, and every secret plan, side by side."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.setup import CHEESE_AT_START, RATS_AT_START
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import Place
from ratland_desktop.hotseat.diary import Thought
from ratland_desktop.screens.pieces.counts import DEAD
from ratland_desktop.screens.results.curves import Chart, curves_page
from ratland_desktop.screens.results.pages import FinalTable, ResultPage, ResultPages, Station, Why
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.tabletop.outcome import Standing
from ratland_desktop.text import Texts

ICONS = {
    Place.DUMP: "dump", Place.CITY: "city", Place.FIELD: "field", Place.LEFT: "pipe_left",
    Place.RIGHT: "pipe_right", Place.PANTRY: "pantry", Place.NURSERY: "nursery",
}  # fmt: skip


def _stations(view: View) -> tuple[Station, ...]:
    living = tuple(sewer.living for sewer in view.sewers)
    buried = tuple(sewer.buried for sewer in view.sewers)
    return (
        Station("rat/token", living, 2.2, tinted=True, sign_share=0.52),
        Station("grave", buried, 1.2, sound="grave", first=True, colour=DEAD, sign_share=0.42),
    )


def _sum(say: Texts, view: View, standing: Standing) -> str:
    sewer = view.sewers[standing.seat]
    return say("ratland.results.sum", rats=sewer.living, buried=sewer.buried, points=standing.points)


def _tie(say: Texts, names: list[str], level: list[Standing]) -> str:
    """The cheese decides."""
    return say("ratland.results.tie", names=names, cheese=[str(standing.tiebreak) for standing in level])


def _saw(say: Texts, thought: Thought) -> str:
    return say("ratland.results.why.saw", rats=thought.had["rats"], cheese=thought.had["cheese"])


def _charts(view: View) -> list[Chart]:
    seats = range(len(view.sewers))
    rats = [[RATS_AT_START, *(record.living[seat] for record in view.records)] for seat in seats]
    cheese = [[CHEESE_AT_START, *(record.cheese[seat] for record in view.records)] for seat in seats]
    return [Chart("ratland.results.curve_rats", rats), Chart("ratland.results.curve_cheese", cheese)]


def _rounds(view: View) -> int:
    return len(view.records)


def _draw_plans(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    """A row for each clan, a column for each place; what was turned up that round stands above."""
    say, seats, record = shown.say, shown.seats, shown.view.records[shown.round - 1]
    about = box.top_part(56)
    event = say(f"ratland.event.{record.event}.name")
    canvas.text(say("ratland.results.placements_about"), about.left_part(1240), theme.BODY, theme.SOFT_TEXT)
    canvas.text(event, about.beside(1260), theme.LABEL, theme.LAMP, align="right")
    table = box.below(64)
    head = table.top_part(64)
    columns = head.beside(460).left_part(head.w - 460 - 8).columns(len(Place), 12)
    for place, column in zip(Place, columns, strict=True):
        canvas.icon(ICONS[place], column.left_part(48).inset(2, 8), theme.SOFT_TEXT)
        words = say(f"ratland.place.{place.name.lower()}.short")
        canvas.text(words, column.beside(54), theme.SMALL_LABEL, theme.SOFT_TEXT)
    rows = table.below(72)
    high = min(92.0, rows.h / len(seats))
    for number, (seat, plan) in enumerate(zip(seats, record.plans, strict=True)):
        row = Box(rows.x, rows.y + high * number, rows.w, high - 8)
        canvas.rounded(
            row, theme.PANEL, radius=min(20.0, row.h / 2.5), rim=seat_colour(seat).main, rim_width=2
        )
        draw_portrait(canvas, Box(row.x + 16, row.y + 3, row.h * 0.86, row.h - 6), seat)
        name = Box(row.x + 100, row.y, 340, row.h)
        canvas.text(seat.name, name, theme.LABEL, theme.TEXT, fit=Fit.SHORTEN)
        for rats, column in zip(plan, columns, strict=True):
            cell = Box(column.x, row.y + 6, column.w, row.h - 12)
            if rats:
                canvas.rounded(cell, theme.RAISED, radius=14)
            canvas.text(
                str(rats), cell, theme.LABEL, theme.TEXT if rats else theme.FAINT_TEXT, align="centre"
            )


PLANS = ResultPage(
    "ratland.results.placements", _draw_plans, _rounds, "ratland.results.placements_of", reasons=True
)
CURVES = curves_page("results.curves", _charts)
RESULTS = ResultPages(
    how="ratland.results.how",
    sum_words=_sum,
    tie_words=_tie,
    tie_shared="ratland.results.tie_shared",
    tie_sign="cheese/yellow",
    stations=_stations,
    pages=(CURVES, PLANS),
    why=Why("ratland.results.why.kind", _saw, "ratland.character"),
)
