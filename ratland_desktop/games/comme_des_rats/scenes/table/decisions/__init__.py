"""The open decisions, by the kind of question."""

from __future__ import annotations

from typing import Any

from ratland_desktop.games.comme_des_rats.rules import questions as q
from ratland_desktop.screens.table.decision import Decision

from .dice import KeepDecision, PartnersDecision, PickDecision
from .doors import DoorDecision, TwoDoorsDecision, WordsAtDoors
from .players import (
    AnotherRoundDecision,
    HandTo,
    OtherPartnerDecision,
    PartnerDecision,
    RerollDecision,
    TargetDecision,
    VictimDecision,
)

__all__ = ["HandTo", "decisions"]

DECISIONS: dict[str, type[Decision[Any]]] = {
    q.LookPiles.kind: TwoDoorsDecision,
    q.Reroll.kind: RerollDecision,
    q.Partner.kind: PartnerDecision,
    q.Partners.kind: PartnersDecision,
    q.OtherPartner.kind: OtherPartnerDecision,
    q.Keep.kind: KeepDecision,
    q.PickedDie.kind: PickDecision,
    q.Pile.kind: DoorDecision,
    q.Victim.kind: VictimDecision,
    q.Target.kind: TargetDecision,
    q.AnotherRound.kind: AnotherRoundDecision,
}


def decisions(*, percentages: bool) -> dict[str, type[Decision[Any]]]:
    """For a table that wants percentages at the doors, or words alone."""
    return DECISIONS if percentages else {**DECISIONS, q.Pile.kind: WordsAtDoors}
