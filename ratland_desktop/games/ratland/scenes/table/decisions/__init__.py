"""RatLand's open decisions: what can be chosen, and what follows from each choice."""

from typing import Any

from ratland_desktop.games.ratland.rules import questions as q
from ratland_desktop.screens.table.decision import Decision, Offers

from .bag import PieceOffers, PutBackOffers, ScavengeOffers, TransmuteOffers
from .redeploy import RedeployRats
from .trade import TradeRats

DECISIONS: dict[str, type[Decision[Any]]] = {
    q.AddPiece.kind: PieceOffers,
    q.PutBack.kind: PutBackOffers,
    q.Redeploy.kind: RedeployRats,
    q.Scavenge.kind: ScavengeOffers,
    q.TradeRat.kind: TradeRats,
    q.Transmute.kind: TransmuteOffers,
    q.Wound.kind: Offers,
}
"""By the kind of question."""
