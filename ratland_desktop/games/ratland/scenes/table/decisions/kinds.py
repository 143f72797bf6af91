"""Which class handles which question."""

from __future__ import annotations

from typing import Any

from ratland_desktop.games.ratland.rules.questions import PutBack, Redeploy, TradeRat
from ratland_desktop.screens.table.decision import Around, Decision
from ratland_desktop.tabletop.dialogue import Question

from .offers import OFFERS
from .put_back import PutBackOffers
from .redeploy import RedeployRats
from .trade import TradeRats

DECISIONS: dict[type[Question], type[Decision[Any]]] = {
    **OFFERS,
    PutBack: PutBackOffers,
    Redeploy: RedeployRats,
    TradeRat: TradeRats,
}


def decision_for(question: Question, around: Around) -> Decision[Any]:
    return DECISIONS[type(question)](question, around)
