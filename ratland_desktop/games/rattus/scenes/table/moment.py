"""What a moment of the table is about, read from the story of the turn: whose turn, which steps are done.

The retelling has the pieces; who is in turn and how far the turn has come is told by the happenings since.
"""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.words import LOST, Spot
from ratland_desktop.tabletop.dialogue import Happening

from ..pieces.bar import DONE, LATER, NOW

STRIKING = (h.RatTurned, h.Struck, h.PlagueOver, h.KnightCounts)
PLAGUE = (h.PlagueMoved, h.PlagueSpread, h.NoSpread, h.Spared, *STRIKING)


def in_turn(story: Sequence[Happening]) -> int | None:
    """Whose turn, or whose last chance, this part of the story tells."""
    for x in reversed(story):
        if isinstance(x, h.LastPlague | h.GameEnded | h.LastRoundBegan | h.TableLaid):
            return None
        if isinstance(x, h.TurnBegan | h.LastChance | h.Settled):
            return x.seat
    return None


def steps_of(story: Sequence[Happening]) -> tuple[str, ...]:
    """How far each of the three steps of a turn is; nothing outside of turns."""
    if not any(isinstance(x, h.TurnBegan) for x in story):
        return ()
    took = any(isinstance(x, h.CardTaken) for x in story)
    placed = any(isinstance(x, h.Placed | h.NothingToPlace) for x in story)
    moved = any(isinstance(x, PLAGUE) for x in story)
    if moved:
        return (DONE if took else LATER, DONE, NOW)
    return (DONE if took else NOW, DONE if placed else NOW, NOW if placed else LATER)


def infected(story: Sequence[Happening]) -> str | None:
    """The region whose rats are being turned up at the end of this part of the story."""
    last = story[-1] if story else None
    return last.region if isinstance(last, h.RatTurned | h.Struck) else None


def regions_of(told: Sequence[Happening]) -> set[str]:
    """The regions that these happenings are about."""
    found: set[str] = set()
    for x in told:
        spots = [getattr(x, name, None) for name in ("spot", "start", "one", "other")]
        found |= {spot.region for spot in spots if isinstance(spot, Spot)}
        found |= {name for name in (getattr(x, "region", None), getattr(x, "to", None)) if name}
        found |= {*getattr(x, "laid", ())}
    return found


def lit_regions(told: Sequence[Happening]) -> dict[str, bool]:
    """The regions in the light of what is told, each with whether that is bad for it."""
    found: dict[str, bool] = {}
    for x in told:
        match x:
            case h.PlagueMoved(to=region):
                found[region] = True
            case h.RatMoved(to=region) | h.CubesMoved(to=region):
                found[region] = False
            case h.PlagueSpread(laid=regions):
                found |= dict.fromkeys(regions, False)
            case h.LastPlague(order=regions):
                found |= dict.fromkeys(regions, True)
            case h.Settled() | h.Placed() | h.Spared() | h.NoSpread() | h.KnightCounts() | h.PlagueOver():
                found[x.region] = False
    return found


def is_last_plague(story: Sequence[Happening]) -> bool:
    return any(isinstance(x, h.LastPlague) for x in story)


def losses(told: Sequence[Happening], players: int) -> dict[str, list[int]]:
    """By region, how many cubes each seat has lost in these happenings."""
    found: dict[str, list[int]] = {}
    for x in told:
        if isinstance(x, h.Struck):
            row = found.setdefault(x.region, [0] * players)
            for bite in x.bites:
                if bite.seat is not None and bite.result == LOST:
                    row[bite.seat] += 1
    return found


def turned_here(story: Sequence[Happening]) -> list[tuple[h.RatTurned, h.Struck | None]]:
    """The rats of the region that is struck now, turned up so far, each with what it did."""
    found: list[tuple[h.RatTurned, h.Struck | None]] = []
    for x in story:
        if isinstance(x, h.RatTurned):
            if x.number == 1:
                found = []
            found.append((x, None))
        elif isinstance(x, h.Struck) and found:
            found[-1] = (found[-1][0], x)
    return found
