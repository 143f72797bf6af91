"""Ideas at RatLand's open decisions: all may read them, so they come from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ratland_desktop.games.ratland.rules import questions as q
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import Place, Plan
from ratland_desktop.games.ratland.scenes.pieces.cards import ICONS
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.ideas import Line
from ratland_desktop.screens.table.decision import Decision
from ratland_desktop.screens.table.look import OpenAdvice
from ratland_desktop.text.spoken import says

SIGNS = {
    q.AddPiece.kind: "cheese", q.PutBack.kind: "hand", q.Scavenge.kind: "hand", q.TradeRat.kind: "swap",
    q.Transmute.kind: "cheese", q.Wound.kind: "rat",
}  # fmt: skip


def open_view(session: Session, decision: Decision[Any]) -> View:
    """The open table from the place of whoever decides: without the next cards, even for the Seer."""
    seat, view = decision.question.seat, session.match.view(None)
    assert isinstance(view, View)
    return replace(view, seat=seat, aggressive=view.sewers[seat].aggressive)


def idea_lines(decision: Decision[Any]) -> Callable[[Any], Sequence[Line]]:
    question = decision.question
    if isinstance(question, q.Redeploy):
        return lambda plan: moving_lines(question.plan, plan)
    labels = {offer.answer: offer.label for offer in decision.put.offers}
    return lambda answer: [Line(SIGNS[question.kind], labels[answer])]


def moving_lines(before: Plan, after: Plan) -> list[Line]:
    """Where rats go away, and where they come to."""
    changes = {place: after[place] - before[place] for place in Place if after[place] != before[place]}
    if not changes:
        return [Line("check", says("ratland.ask.redeploy.none"))]
    return [
        Line(ICONS[place], says(f"ratland.place.{place.name.lower()}.short"), f"{change:+}".replace("-", "−"))
        for place, change in changes.items()
    ]


ADVICE = OpenAdvice(open_view, idea_lines)
