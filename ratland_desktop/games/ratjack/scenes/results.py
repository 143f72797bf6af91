"""Ratjack's results: three points win, and every point has its reason."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.screens.results.pages import ResultPages
from ratland_desktop.tabletop.outcome import Standing
from ratland_desktop.text import Texts


def _sum(say: Texts, view: View, standing: Standing) -> str:
    return say("ratjack.count.points", n=standing.points)


def _tie(say: Texts, names: list[str], level: list[Standing]) -> str:
    return say("ratjack.screen.results.shared", names=names)


RESULTS = ResultPages(
    how="ratjack.screen.results.how",
    sum_words=_sum,
    tie_words=_tie,
    tie_shared="ratjack.screen.results.tie_shared",
)
