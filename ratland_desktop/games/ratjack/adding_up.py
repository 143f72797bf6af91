"""A player's open cards as a sum: `12 + (8 + 5)`. Chips stand in it as they act. Knows no drawing."""

from __future__ import annotations

from collections.abc import Sequence

from ...text import Texts
from .rules.chips import SIDES
from .rules.happenings import Term


def sum_of(terms: Sequence[Term], texts: Texts) -> str:
    """All cards, in the order of their row. A single card needs no brackets."""
    written = " + ".join(term_words(term, texts) for term in terms)
    return written.strip("()") if len(terms) == 1 else written


def term_words(term: Term, texts: Texts) -> str:
    """One card. What sums cannot say (rounding, never below 0) is written as what it comes to."""
    kind, number = how_it_acts(term)
    return texts(f"ratjack.tell.term.{kind}", value=term.value, n=number) if kind else str(term.worth)


def how_it_acts(term: Term) -> tuple[str, int]:
    """plus, minus, double or half, and how much; "" where the plain number says it better."""
    side = SIDES.get(term.chip)
    if side is None or not side.times:
        return "", 0
    if side.times == 2:
        return "double", 2
    if side.over == 2:
        return ("half", 2) if term.value % 2 == 0 else ("", 0)
    if term.worth != term.value + side.plus or not side.plus:
        return "", 0
    return ("plus" if side.plus > 0 else "minus"), abs(side.plus)
