"""Open decisions on the table: who decides, what can be chosen, and what follows from each choice."""

from ratland_desktop.screens.table.decision import Decision

from .kinds import DECISIONS, decision_for

__all__ = ["DECISIONS", "Decision", "decision_for"]
