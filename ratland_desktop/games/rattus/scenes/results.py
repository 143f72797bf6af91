"""Rattus' results: on the map and in the castle; the curve turn by turn; everything that stayed hidden."""

from __future__ import annotations

from ratland_desktop.games.rattus.rules.table import points
from ratland_desktop.games.rattus.rules.view import View
from ratland_desktop.hotseat.diary import Thought
from ratland_desktop.screens.results.pages import ResultPages, Station, Why
from ratland_desktop.tabletop.outcome import Standing
from ratland_desktop.text import Texts

from .last_map import SECRETS
from .turn_by_turn import TURNS


def _sum(say: Texts, view: View, standing: Standing) -> str:
    castle = view.castle[standing.seat]
    on_map, total = standing.points - castle, standing.points
    return say("rattus.screen.results.sum", map=on_map, castle=castle, points=total)


def _tie(say: Texts, names: list[str], level: list[Standing]) -> str:
    """The winner comes first."""
    return say("rattus.screen.results.tie", names=names, name=names[0])


def _stations(view: View) -> tuple[Station, ...]:
    total = points(view)
    on_map = tuple(all_ - saved for all_, saved in zip(total, view.castle, strict=True))
    return (
        Station("rattus/cube/circle", on_map, 2.4, sound="place_rat", tinted=True),
        Station("rattus/piece/castle", tuple(view.castle), 1.4, sound="homecoming"),
    )


def _saw(say: Texts, thought: Thought) -> str:
    return say("rattus.screen.results.saw", points=thought.had["points"])


RESULTS = ResultPages(
    how="rattus.screen.results.how",
    sum_words=_sum,
    tie_words=_tie,
    tie_shared="rattus.screen.results.shared",
    stations=_stations,
    pages=(TURNS, SECRETS),
    why=Why("rattus.screen.results.asked", _saw),
)
