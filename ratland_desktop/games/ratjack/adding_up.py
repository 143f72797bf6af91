"""What cards and points add up to, in words: `12 + (8 + 5)`, `2 Ratjacks and 1 knock-out = 3 points`."""

from __future__ import annotations

from collections.abc import Sequence

from ...text import Texts
from .rules.chips import SIDES
from .rules.happenings import Term
from .rules.words import Merit


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


def points_in_words(merits: Sequence[int], texts: Texts) -> str:
    """What a seat got its points for: `2 Ratjacks and 1 knock-out`. `merits` is in the order of `Merit`."""
    got = [
        texts(f"ratjack.merit_count.{why.value}", n=times)
        for why, times in zip(Merit, merits, strict=True)
        if times
    ]
    return (
        texts("ratjack.chronicle.sum", merits=got, points=sum(merits))
        if got
        else texts("ratjack.count.points", n=0)
    )
