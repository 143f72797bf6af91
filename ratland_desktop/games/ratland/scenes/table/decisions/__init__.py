"""Open decisions on the table: who decides, what can be chosen, and what follows from each choice."""

from .base import Decision
from .kinds import DECISIONS, decision_for

__all__ = ["DECISIONS", "Decision", "decision_for"]
