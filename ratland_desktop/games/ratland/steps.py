"""What RatLand's table shows as one step: a table of rules by the type of happening.

What happens to several clans alike is one step; so are an attack and what it steals, and the draws of
computers that follow each other. People draw by themselves. Parts in which nothing happens are no step. Knows
the rules' happenings; no picture, no text, no pygame.
"""

from collections.abc import Sequence
from typing import Any

from ...tabletop.dialogue import Happening
from ...tabletop.steps import Gate, Party, Rule, Rules, always, computers
from .rules import happenings as h
from .rules.words import EVENT

MOST_FIGHTS = 8
"""The most attacks that are shown side by side."""
MOST_DRAWERS = 6
"""The most clans whose draws are shown in one step."""
FREE_PIECES = frozenset({"scavenger"})
"""Draws for these reasons need no presses: the player has just pressed for the draw before."""

Members = Sequence[Any]


# --- what goes together ------------------------------------------------------------------------------------


def cheese_group(x: h.CheeseGained) -> str:
    """The Explorers' reward belongs to the rats that come home, all else to the event."""
    return "homecoming" if x.because == "explorer" else "gifts"


def fights(members: Members, x: h.Attacked | h.Stole, party: Party) -> bool:
    """All attacks, and what they steal; a theft whose attack was shown before goes with other thefts."""
    if isinstance(x, h.Attacked):
        return all(isinstance(member, h.Attacked) for member in members) and len(members) < MOST_FIGHTS
    return isinstance(members[0], h.Stole) or any(_same_attack(member, x) for member in members)


def _same_attack(one: h.Attacked | h.Stole, other: h.Stole) -> bool:
    same_way = (one.seat, one.victim, one.side) == (other.seat, other.victim, other.side)
    return isinstance(one, h.Attacked) and same_way


def draws(members: Members, x: h.PieceReturned | h.Drew | h.WhitesTraded, party: Party) -> bool:
    """One clan's pieces and what becomes of them; several computers in one area run together."""
    last = members[-1]
    if x.area is not last.area:
        return False
    if x.seat == last.seat:
        return not isinstance(x, h.Drew) or not isinstance(last, h.Drew)
    drawers = {member.seat for member in members}
    return len(drawers) < MOST_DRAWERS and not (_is_own(x, party) or _is_own(last, party))


def _is_own(x: h.PieceReturned | h.Drew | h.WhitesTraded, party: Party) -> bool:
    """Whether a person has drawn pieces: such a draw is a step of its own."""
    return x.seat in party.people and not (isinstance(x, h.Drew) and not x.finds)


def same_seat(members: Members, x: h.TributePaid, party: Party) -> bool:
    return bool(x.seat == members[-1].seat)


# --- where hands help --------------------------------------------------------------------------------------


def screens_up(story: Sequence[Happening], at: int, party: Party) -> Gate | None:
    return Gate() if party.people else None


def by_hand(story: Sequence[Happening], at: int, party: Party) -> Gate | None:
    """One press for each piece, unless the player has pressed for them in an open decision."""
    drew = story[at]
    assert isinstance(drew, h.Drew)
    before = story[at - 1] if at else None
    decided = isinstance(before, h.PieceReturned) and before.seat == drew.seat
    if drew.seat not in party.hands or not drew.finds or decided or FREE_PIECES & {*drew.because}:
        return None
    return Gate(len(drew.finds), drew.seat)


TABLE_STEPS: Rules = {
    h.ClansRevealed: Rule(),
    h.RoundBegan: Rule(heading=True, begins_part=True, begins_chapter=True),
    h.PhaseBegan: Rule(
        heading=True, begins_part=True, empty_before=(h.PhaseBegan,), quiet=lambda x: x.phase is EVENT
    ),
    h.EventTurned: Rule(),
    h.SidesTurned: Rule(),
    h.FoodTurned: Rule(heading=True),
    h.CheeseGained: Rule(cheese_group),
    h.RatsJoined: Rule(always("cousins")),
    h.RatGiven: Rule(),
    h.NothingGiven: Rule(),
    h.CheeseHidden: Rule(always("hiding")),
    h.GraveOpened: Rule(always("graves")),
    h.Revealed: Rule(gate=screens_up),
    h.BoardsRevealed: Rule(),
    h.Redeployed: Rule(always("moves"), computers, quiet=lambda x: x.before == x.after),
    h.Attacked: Rule(always("fights"), fights),
    h.Stole: Rule(always("fights"), fights),
    h.RatDied: Rule(always("losses")),
    h.Bred: Rule(always("births")),
    h.CameHome: Rule(always("homecoming")),
    h.BagFilled: Rule(heading=True, empty_before=(h.BagFilled, h.PhaseBegan)),
    h.PieceAdded: Rule(heading=True, quiet=lambda x: x.colour is None),
    h.RatWounded: Rule(),
    h.PieceReturned: Rule(always("draws"), draws),
    h.Drew: Rule(always("draws"), draws, gate=by_hand),
    h.WhitesTraded: Rule(always("draws"), draws),
    h.NothingDrawn: Rule(quiet=lambda x: True),
    h.RatTraded: Rule(always("trades"), computers, quiet=lambda x: not x.rats),
    h.Fed: Rule(always("feeding")),
    h.CheeseTransmuted: Rule(always("alchemy"), computers, quiet=lambda x: not x.rats),
    h.TributePaid: Rule(always("tributes"), same_seat),
    h.GameEnded: Rule(),
}
