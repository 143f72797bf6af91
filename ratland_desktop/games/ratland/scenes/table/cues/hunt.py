"""The search in one area as the story tells it: who sent rats, who draws when, what is in the bag.

Read from the happenings of the round, never from the table. No drawing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.table import clockwise
from ratland_desktop.games.ratland.rules.words import Colour, Place
from ratland_desktop.tabletop.dialogue import Happening


@dataclass(frozen=True, slots=True)
class Hunter:
    """A seat that sent rats to the area. `won` is the cheese it drew, None before its turn."""

    seat: int
    sent: int
    won: int | None


def area_of(story: Sequence[Happening]) -> Place | None:
    """The area that is being searched at the end of this story."""
    for happening in reversed(story):
        if isinstance(happening, h.BagFilled):
            return happening.area
        if isinstance(happening, h.PhaseBegan):
            return None
    return None


def sent_to(story: Sequence[Happening], area: Place, players: int) -> list[int]:
    """How many rats each seat sent there: as revealed, and as the Sports clan moved them."""
    sent = [0] * players
    for happening in story:
        if isinstance(happening, h.Revealed):
            sent = [plan[area] for plan in happening.plans]
        elif isinstance(happening, h.Redeployed):
            sent[happening.seat] = happening.after[area]
    return sent


def hunters(story: Sequence[Happening], area: Place, players: int, active: int) -> list[Hunter]:
    """From the fewest rats sent to the most, ties from the active player clockwise (phase 6.3)."""
    sent = sent_to(story, area, players)
    won = {x.seat: x.cheese for x in story if isinstance(x, h.Drew) and x.area is area}
    order = [seat for seat in clockwise(active, players) if sent[seat]]
    return [Hunter(seat, sent[seat], won.get(seat)) for seat in sorted(order, key=sent.__getitem__)]


def inside_bag(story: Sequence[Happening], until: Happening | None = None) -> Counter[Colour]:
    """What the bag holds at the end of this story, or before a happening of it. Open to all: every piece that
    came in or out was shown."""
    inside: Counter[Colour] = Counter()
    for x in story:
        if x is until:
            break
        if isinstance(x, h.BagFilled):
            inside = Counter(x.pieces)
        elif isinstance(x, h.PieceAdded) and x.colour is not None:
            inside[x.colour] += 1
        elif isinstance(x, h.Drew):
            inside = inside - Counter(find.colour for find in x.finds)
    return inside
